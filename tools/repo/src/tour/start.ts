/**
 * `pnpm start`: from a bare clone to a working system, in plain words.
 *
 * The specifications are linted and compiled, everything is built (or restored from turbo's cache),
 * both services start on this machine, and a short tour calls them through the built packages.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seconds, step } from "./steps.ts";

const root = join(import.meta.dirname, "../../../..");

const usage = `pnpm start [--port N] [--keep]
  --port N   first port of the local services; four more follow (default: free ports)
  --keep     leave the services running after the tour, until Ctrl+C`;

function readOptions(): { port?: number; keep: boolean } {
  const { values } = parseArgs({
    options: { port: { type: "string" }, keep: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  if (values.port === undefined) return { keep: values.keep };
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_531) {
    throw new RangeError(`--port takes a whole number from 1 to 65531, got "${values.port}"`);
  }
  return { port, keep: values.keep };
}

/** Runs tasks and says in one line how many ran; everything turbo printed appears only when something failed. */
function turbo(...tasks: string[]): Promise<string> {
  const child = spawn("turbo", ["run", ...tasks, "--output-logs=errors-only", "--log-order=grouped"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
  });
  let printed = "";
  child.stdout.on("data", (chunk) => (printed += String(chunk)));
  child.stderr.on("data", (chunk) => (printed += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve(summaryOf(printed));
      console.error(printed);
      reject(new Error(`"turbo run ${tasks.join(" ")}" failed; its output above names the file and the line`));
    });
  });
}

function summaryOf(printed: string): string {
  const total = /(\d+) total/.exec(printed)?.[1] ?? "0";
  const cached = /Cached:\s+(\d+) cached/.exec(printed)?.[1] ?? "0";
  return `${total} task${total === "1" ? "" : "s"}, ${cached} unchanged since the last run`;
}

async function main(): Promise<void> {
  const started = Date.now();
  const options = readOptions();
  await step("Lint both specifications", () => turbo("lint", "--filter=@specwright/specs"));
  await step("Compile them and build every package", () => turbo("build"));
  await step("Check that the generated code is the specifications' own", () => turbo("generate:check"));
  // Loaded only now: these packages did not exist before the build.
  const { tour } = await import("./tour.ts");
  await tour(options);
  console.log(
    `\nDone in ${seconds(Date.now() - started)}. Next: "npx -y pnpm@12.21.0 test" proves the specifications, the packages and the recordings; README.md says where things are.`,
  );
}

try {
  await main();
} catch (error) {
  const { code, port } = error as { code?: string; port?: number };
  const reason = error instanceof Error ? error.message : String(error);
  const busy = `port ${port ?? ""} is taken by another program; choose another with --port, or leave it out for free ports`;
  console.error(`\nStopped: ${code === "EADDRINUSE" ? busy : reason}`);
  process.exitCode = 1;
}
