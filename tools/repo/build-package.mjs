/**
 * Builds the package in the working directory: modules for bundlers and browsers, and the same joined into a few files for
 * Node, which reads and compiles each module by itself. What `package.json` names under the condition `node` is joined.
 */
import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

const { exports } = JSON.parse(readFileSync("package.json", "utf8"));

// Names of joined files change with their content, so those of an earlier build would stay.
rmSync("dist", { recursive: true, force: true });
execFileSync("tsc", ["-p", "tsconfig.build.json"], { stdio: "inherit", shell: process.platform === "win32" });
await build({
  entryPoints: Object.values(exports).flatMap((entry) => (entry.node === undefined ? [] : [entry.default])),
  outdir: "dist/node",
  outbase: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // Other packages stay packages, so that a program loads each of them once.
  packages: "external",
  chunkNames: "part-[hash]",
  // Packages in this repository set paths for their own sources.
  tsconfigRaw: {},
  logLevel: "warning",
});
