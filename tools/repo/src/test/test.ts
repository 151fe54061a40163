/**
 * `pnpm test`: tests the specifications, the packages and the recordings through turbo, and prints the totals of all
 * test files. `pnpm test:packages`: tests everything built on top of them: tools, examples, packed packages, site and
 * releases. It also runs the slow tests, named `*.slow.test.ts`.
 *
 * Turbo restores tasks without changed inputs from its cache together with their reports, so a second run prints the
 * same totals.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closingLine, readTotals, reportFiles } from "./totals.ts";

const root = join(import.meta.dirname, "../../../..");
const firstLane = ["lint", "generate:check", "typecheck", "test", "conformance"];
const secondLane = ["lint:root", "typecheck:tools", "test:packages"];
const results = join(root, ".test-results");
/** Folder of turbo's run summaries. */
const runs = join(root, ".turbo/runs");
/** Cache of compiled modules. The tests start hundreds of processes that load the same files. */
const compileCache = join(root, "node_modules/.cache/node");
const heartbeatMs = 15_000;

function runTurbo(args: readonly string[]): Promise<number> {
  const started = Date.now();
  const child = spawn("turbo", ["run", ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      NODE_COMPILE_CACHE: compileCache,
      // Use one worker: Turbo already runs the workspaces in parallel, and each additional worker loads a workspace's
      // sources again.
      VITEST_MAX_WORKERS: "1",
    },
  });
  const heartbeat = setInterval(() => {
    console.log(`… checks are running, ${Math.round((Date.now() - started) / 1000)} s so far`);
  }, heartbeatMs);
  return new Promise((resolve) => {
    const finish = (code: number) => {
      clearInterval(heartbeat);
      resolve(code);
    };
    child.on("error", (error) => {
      console.error(
        `turbo could not be started (${error.message}). Run the command again after "npx -y pnpm@12.21.0 install".`,
      );
      finish(1);
    });
    child.on("exit", (code) => finish(code ?? 1));
  });
}

/** Returns the failed tasks, from turbo's summary of the run. */
function failedTasks(): string[] {
  const [own] = existsSync(runs) ? readdirSync(runs) : [];
  if (own === undefined) return [];
  const summary = JSON.parse(readFileSync(join(runs, own), "utf8")) as {
    readonly tasks: readonly { readonly taskId: string; readonly execution?: { readonly exitCode: number | null } }[];
  };
  return summary.tasks.filter((task) => (task.execution?.exitCode ?? 0) !== 0).map((task) => task.taskId);
}

function report(): string {
  const totals = reportFiles(root).map((file) => readTotals(root, file));
  const width = Math.max(...totals.map((each) => each.workspace.length), 9);
  console.log(`\n${"workspace".padEnd(width)}  passed  failed  skipped`);
  for (const each of totals) {
    const counts = [each.passed, each.failed, each.skipped].map((count) => String(count).padStart(6)).join("  ");
    console.log(`${each.workspace.padEnd(width)}  ${counts}`);
  }
  const failures = [...failedTasks(), ...totals.flatMap((each) => each.failures)];
  if (failures.length > 0) console.log(`\nfailed:\n${failures.join("\n")}`);
  const line = closingLine(totals);
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, "summary.txt"), `${line}\n`);
  writeFileSync(join(results, "failures.txt"), failures.map((failure) => `${failure}\n`).join(""));
  return line;
}

const options = process.argv.slice(2);
const isSecond = options.includes("--packages");

for (const file of reportFiles(root)) rmSync(file);
rmSync(runs, { recursive: true, force: true });
const code = await runTurbo([
  ...(isSecond ? secondLane : firstLane),
  "--continue=dependencies-successful",
  "--output-logs=new-only",
  "--summarize",
  // More tasks in parallel would only slow each other down.
  "--concurrency=4",
  ...options.filter((option) => option !== "--packages"),
]);
const line = report();
if (code !== 0) console.error("\nAt least one check failed. Its name is above; its own output names file and line.");
console.log(`\n${line}`);
process.exitCode = code;
