#!/usr/bin/env node
import { runCommand } from "./proxy/command.ts";

const { stdout, stderr, env } = process;
const starting = runCommand(process.argv.slice(2), {
  out: (text) => stdout.write(text),
  error: (text) => stderr.write(text),
  env,
});
const stop = async (): Promise<void> => {
  await (await starting).proxy?.close();
  process.exit(0);
};
process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());
process.exitCode = (await starting).exitCode;
