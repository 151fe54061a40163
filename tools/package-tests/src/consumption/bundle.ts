import { join } from "node:path";
import { build } from "esbuild";

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
