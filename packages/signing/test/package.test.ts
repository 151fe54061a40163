import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import * as entry from "../src/index.ts";

const root = dirname(import.meta.dirname);

/** Bundles the named exports for a browser, including the modules that are loaded on demand. */
async function bundle(names: string, platform: "web" | "node" = "web"): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from "./src/index.ts";`, resolveDir: root, loader: "ts" },
    alias: { "#runtime": join(root, `src/runtime/${platform}.ts`) },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

const names = Object.keys(entry);

test("the package has no dependencies", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { dependencies?: object };
  expect(dependencies).toBeUndefined();
});

test("the browser bundle does not import a Node module", async () => {
  const text = await bundle(names.join(", "));
  const imports = [...text.matchAll(/(?:from|import\(|require\()\s*["']([^"']+)/g)].map(([, name]) => name);
  expect(imports).toEqual([]);
  expect(text).not.toContain("node:");
  for (const global of ["process", "Buffer", "require"]) expect(text).not.toMatch(new RegExp(`\\b${global}\\b`));
});

test("the check of the browser bundle detects an import of a Node module", async () => {
  await expect(bundle("createSigner", "node")).rejects.toThrow(/node:module/);
});

test("a browser bundle contains only the imported functions", async () => {
  expect((await bundle("isTimestampAccepted")).length).toBeLessThan(150);
});
