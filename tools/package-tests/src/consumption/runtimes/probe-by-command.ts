import type { ProbeResult } from "./probe-input.ts";
import { run, type RunOptions } from "../run.ts";

/** Runs a probe as a command; its last line of output is the result. */
export async function probeByCommand(
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<ProbeResult> {
  const { code, output } = await run(command, args, options);
  const line = output.trim().split("\n").at(-1) ?? "";
  if (code !== 0 || !line.startsWith("{")) throw new Error(`ended with ${code}: ${output.slice(-1_500)}`);
  return JSON.parse(line) as ProbeResult;
}
