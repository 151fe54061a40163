#!/usr/bin/env node
import { runCli } from "./run-cli.ts";

const { stdout, stderr, env } = process;
const running = await runCli(process.argv.slice(2), {
  out: (text) => stdout.write(text),
  error: (text) => stderr.write(text),
  env,
});
if (running.sandbox === undefined) {
  process.exitCode = running.exitCode;
} else {
  const { sandbox } = running;
  const stop = (): void => {
    void sandbox.close().then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
