#!/usr/bin/env node
import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { run } from "./run.ts";

const { stdin, stdout, stderr } = process;
const interrupt = new AbortController();
const stop = (): void => interrupt.abort(new Error("Interrupted."));
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
// A reader such as head that has seen enough closes the pipe.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

async function ask(question: string): Promise<string | undefined> {
  if (!stdin.isTTY) return undefined;
  const lines = createInterface({ input: stdin, output: stderr });
  try {
    return await lines.question(question, { signal: interrupt.signal });
  } catch {
    // Ctrl+C at a question says no, and ends the command.
    stop();
    stderr.write("\n");
    return "";
  } finally {
    lines.close();
  }
}

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  isInteractive: stderr.isTTY,
  columns: stdout.columns || Number(process.env["COLUMNS"]) || 120,
  out: (written) => stdout.write(written),
  error: (written) => stderr.write(written),
  readInput: () => text(stdin),
  ask,
  signal: interrupt.signal,
  now: Date.now,
});
