#!/usr/bin/env node
import { ignoreClosedReader, runCli } from "./run-cli.ts";
import { loadValidator } from "./trading/validation.ts";

const { stdout, stderr, env } = process;
ignoreClosedReader(stdout);
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
  // Load the validator now, so that the first request doesn't wait for it. The ports are already open.
  void loadValidator();
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
