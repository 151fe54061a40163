#!/usr/bin/env node
import module from "node:module";
import { foldersOf } from "./files/folders.ts";
import { showsColour } from "./terminal.ts";

const { env, stdin, stdout, stderr } = process;
// Speeds up later starts. Node 20 has no compile cache, and an unwritable folder disables it.
module.enableCompileCache?.(env["NODE_COMPILE_CACHE"] || foldersOf(env).cache);

const interrupt = new AbortController();
const stop = (): void => interrupt.abort(new Error("Interrupted."));
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

async function ask(question: string): Promise<string | undefined> {
  if (!stdin.isTTY) return undefined;
  const { createInterface } = await import("node:readline/promises");
  const reader = createInterface({ input: stdin, output: stderr });
  try {
    return await reader.question(question, { signal: interrupt.signal });
  } catch {
    // Ctrl+C at a question answers no and ends the command.
    stop();
    stderr.write("\n");
    return "";
  } finally {
    reader.close();
  }
}

async function* lines(): AsyncGenerator<string, void, undefined> {
  const { createInterface } = await import("node:readline");
  yield* createInterface({ input: stdin, signal: interrupt.signal });
}

const { exitCodes, run } = await import("./run.ts");
// Node exits with 1 after a crash, which would mean that nothing changed. The outcome is unknown, so exit with that
// code instead.
process.once("uncaughtExceptionMonitor", () => {
  process.once("exit", () => void (process.exitCode = exitCodes.unknown));
});
let kept = "";
let isUnread = false;
stdout.on("error", (error: NodeJS.ErrnoException) => {
  isUnread = true;
  // The reader of the pipe, such as `head`, has closed it, so keep the command's own exit code.
  if (error.code === "EPIPE") return void stderr.write(kept);
  stderr.write(`Standard output cannot be written: ${error.message}\n${kept}`);
  process.exitCode ||= exitCodes.unknown;
  stop();
});
// Ignore errors of standard error, so that the exit code stays correct.
stderr.on("error", () => {});

const exitCode = await run(process.argv.slice(2), {
  env,
  isInteractive: stderr.isTTY,
  hasColour: showsColour(env, stdout.isTTY),
  rows: stdout.rows || 24,
  columns: stdout.columns || Number(env["COLUMNS"]) || 120,
  out: (written) => void (isUnread || stdout.write(written)),
  isUnread: () => isUnread,
  error: (written) => stderr.write(written),
  keep: (note) => void (kept = note),
  readInput: async () => (await import("node:stream/consumers")).text(stdin),
  lines,
  ask,
  signal: interrupt.signal,
  now: Date.now,
});
process.exitCode = exitCode || process.exitCode;
