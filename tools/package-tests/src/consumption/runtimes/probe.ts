import { join } from "node:path";
import { build } from "esbuild";
import { run, type RunOptions } from "../run.ts";

/** What the probe needs to know; it comes as JSON, so that it reaches every runtime alike. */
export interface ProbeInput {
  readonly tradingUrl: string;
  /** Where the WebSockets of the trading service are. */
  readonly streamsUrl: string;
  readonly knowledgeUrl: string;
  readonly hmac: { readonly apiKey: string; readonly secret: string };
  readonly rsa: { readonly apiKey: string; readonly privateKey: string };
}

export interface ProbeResult {
  readonly passed: number;
  /** What went wrong, one line each; empty when everything held. */
  readonly failures: readonly string[];
}

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

/** The probe and our packages as one file for a runtime without a package resolver. */
export async function bundleProbe(project: string, conditions: readonly string[]): Promise<string> {
  const result = await build({
    absWorkingDir: project,
    entryPoints: [join(project, "probe.mjs")],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    conditions: [...conditions],
    logLevel: "error",
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error("the probe could not be bundled");
  return file.text;
}
