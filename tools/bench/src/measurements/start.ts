/** What a short-lived process waits for: the import of a client, and the time until its first answer. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { bench, cleanEnvironment, startServer } from "../child.ts";
import { contenders } from "../contenders.ts";
import { finished, section, step } from "../progress.ts";
import { rotated, spreadOf, type Spread } from "../report/stats.ts";

export interface StartRow {
  readonly label: string;
  readonly isOurs: boolean;
  /** Milliseconds from the start of the process. */
  readonly time: Spread;
}

export interface StartResult {
  readonly importTime: readonly StartRow[];
  readonly firstAnswer: readonly StartRow[];
}

interface Way {
  readonly label: string;
  readonly isOurs: boolean;
  readonly args: readonly string[];
}

const bare = "bare Node";

/** Milliseconds until the process has written its word. */
async function firstWord(args: readonly string[]): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: bench,
    env: cleanEnvironment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [word] = (await once(child.stdout, "data")) as [Buffer];
  const ms = performance.now() - begun;
  await once(child, "close");
  if (word.toString() !== "answered") throw new Error(`${args.join(" ")} did not answer`);
  return ms;
}

async function turns(title: string, ways: readonly Way[], rounds: number): Promise<StartRow[]> {
  const times = new Map<string, number[]>(ways.map(({ label }) => [label, []]));
  for (let round = 0; round < rounds; round++) {
    step(`${title}: round ${round + 1} of ${rounds}`);
    for (const { label, args } of rotated(ways, round)) {
      times.get(label)?.push(await firstWord(args));
    }
  }
  return ways.map(({ label, isOurs }) => ({ label, isOurs, time: spreadOf(times.get(label) ?? []) }));
}

const imports = (module: string): string[] => [
  "--input-type=module",
  "-e",
  `${module === "" ? "" : `import ${JSON.stringify(module)};`}process.stdout.write("answered");process.exit();`,
];

const importWays: readonly Way[] = [
  { label: bare, isOurs: false, args: imports("") },
  ...["@specwright/signing", "@specwright/trading", "@specwright/knowledge"].map((module) => ({
    label: module,
    isOurs: true,
    args: imports(module),
  })),
  ...["ky", "openai", "axios", "undici", "bybit-api", "ccxt"].map((module) => ({
    label: module,
    isOurs: false,
    args: imports(module),
  })),
];

const firstWays = (base: string): Way[] => [
  { label: bare, isOurs: false, args: [join(bench, "contenders/first.mjs")] },
  ...contenders
    .filter(({ key }) => key !== "bybit-api-tuned")
    .map(({ key, label, isOurs = false }) => ({
      label,
      isOurs,
      args: [join(bench, "contenders/first.mjs"), key, base],
    })),
];

export async function measureStart(isShort: boolean): Promise<StartResult> {
  section("Start: import, and first answer");
  const rounds = isShort ? 1 : 12;
  const importTime = await turns("import", isShort ? importWays.slice(0, 4) : importWays, rounds);
  const server = await startServer();
  try {
    const ways = firstWays(server.base);
    return { importTime, firstAnswer: await turns("first answer", isShort ? ways.slice(0, 3) : ways, rounds) };
  } finally {
    server.close();
    finished();
  }
}
