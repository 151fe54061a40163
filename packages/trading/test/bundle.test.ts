import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";

// These tests bundle the package several times, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const source = fileURLToPath(new URL("../src", import.meta.url));

/** Bundles code for the browser, and returns the content of the bundle. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    // Ignore the settings that packages have for their own sources, such as paths, because users don't have them.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("\n");
}

test("the browser bundle of all exports contains no Node built-in", async () => {
  const text = await bundle(
    'export * from "./index.ts"; export * from "./openapi-fetch.ts"; export { createSession } from "./operations.ts";',
  );
  expect(text).not.toMatch(/["']node:|require\(|process\.getBuiltinModule/);
});

test("an operation that is not imported is not in the bundle", async () => {
  const text = await bundle('export { positionList } from "./operations.ts";');
  expect(text).toContain("position/list");
  expect(text).not.toContain("order/create");
});
