/** Measures the delays of a short-lived process: the import of a client, and the time until its first response. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { contenders } from "../../contenders.mjs";
import { bench, cleanEnvironment, Processes } from "../child.ts";
import { ours, ratio, spread, surplus, type Part } from "../part.ts";
import { race, type Contender } from "../race.ts";

interface Way extends Contender {
  readonly args: readonly string[];
}

export const bare = "bare Node";

export const startTables = { imports: "Import alone", firstAnswer: "Until the first answer" } as const;

/** Starts a process, and returns the milliseconds until it prints its first word. */
async function firstWord({ args }: Way): Promise<{ time: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: bench,
    env: cleanEnvironment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [word] = (await once(child.stdout, "data")) as [Buffer];
  const time = performance.now() - begun;
  await once(child, "close");
  if (word.toString() !== "answered") throw new Error(`${args.join(" ")} did not answer`);
  return { time };
}

function importOf(module: string): Way {
  const code = `${module === "" ? "" : `import ${JSON.stringify(module)};`}process.stdout.write("answered");process.exit();`;
  const isOurs = ours.includes(module);
  return { label: module === "" ? bare : module, isOurs, args: ["--input-type=module", "-e", code] };
}

const importWays: readonly Way[] = ["", ...ours, "openai", "undici", "bybit-api", "ccxt"].map(importOf);

const first = join(bench, "first.mjs");

const firstWays = (base: string): Way[] => [
  { label: bare, args: [first] },
  ...Object.entries(contenders)
    .filter(([key]) => key !== "bybit-api-tuned")
    .map(([key, { label, isOurs = false }]) => ({ label, isOurs, args: [first, key, base] })),
];

export const start: Part = {
  title: "Start",
  text: "Times are measured from the start of a process. The clients take turns, and the tables show medians of 12 processes.",
  first: "What",
  columns: [spread("ms", "time"), surplus("more than bare", "time"), ratio("to bare", "time")],
  async measure(isShort) {
    using processes = new Processes();
    const base = await processes.start<object, string>("server-process.ts")({});
    const turns = (title: string, ways: readonly Way[], fewest: number) =>
      race(title, isShort ? ways.slice(0, fewest) : ways, isShort ? 1 : 12, firstWord);
    return {
      [startTables.imports]: await turns(startTables.imports, importWays, 4),
      [startTables.firstAnswer]: await turns(startTables.firstAnswer, firstWays(base), 3),
    };
  },
};
