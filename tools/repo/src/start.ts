/**
 * `pnpm start`: from a bare clone to a working system, in plain words. It has no options.
 *
 * The specifications are linted and compiled, everything is built (or restored from turbo's cache), and the tour of the
 * command line calls both services on this machine through the built packages.
 */
import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";

parseArgs();
const root = join(import.meta.dirname, "../../..");
const heartbeatMs = 5_000;

/** A duration for people: milliseconds below a second, seconds above. */
const seconds = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;

/** Runs one step, says that it started, that it still goes on, and how long it took, with the text that it returns. */
async function step(title: string, work: () => Promise<string>): Promise<void> {
  const started = performance.now();
  console.log(`\n▸ ${title}`);
  const heartbeat = setInterval(() => console.log(`  … ${seconds(performance.now() - started)}`), heartbeatMs);
  try {
    const told = await work();
    console.log(`  done in ${seconds(performance.now() - started)} (${told})`);
  } finally {
    clearInterval(heartbeat);
  }
}

/** Runs a program to its end, and gives what it printed where that is not shown. */
async function run(program: string, args: readonly string[], options: SpawnOptions): Promise<string> {
  const child = spawn(program, args, { cwd: root, ...options });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (printed += String(chunk)));
  const [code] = (await once(child, "close")) as [number | null];
  if (code === 0) return printed;
  console.error(printed);
  throw new Error(`"${[program, ...args].join(" ")}" failed; its output above says why`);
}

/** Runs tasks and says in one line how many ran; everything turbo printed appears only when something failed. */
async function turbo(...tasks: string[]): Promise<string> {
  const printed = await run("turbo", ["run", ...tasks, "--output-logs=errors-only", "--log-order=grouped"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
  });
  const total = /(\d+) total/.exec(printed)?.[1] ?? "0";
  const cached = /Cached:\s+(\d+) cached/.exec(printed)?.[1] ?? "0";
  return `${total} task${total === "1" ? "" : "s"}, ${cached} unchanged since the last run`;
}

try {
  const started = Date.now();
  await step("Lint both specifications", () => turbo("lint", "--filter=@specwright/specs"));
  await step("Compile them and build every package", () => turbo("build"));
  await step("Check that the generated code is the specifications' own", () => turbo("generate:check"));
  console.log("\n▸ Start both services on this machine, and call them from the command line\n");
  await run(process.execPath, [join(root, "packages/cli/dist/main.js"), "tour"], { stdio: "inherit" });
  console.log(
    `\nDone in ${seconds(Date.now() - started)}. Next: "npx -y pnpm@12.21.0 test" proves the specifications, the packages and the recordings; README.md says where things are.`,
  );
} catch (error) {
  console.error(`\nStopped: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
