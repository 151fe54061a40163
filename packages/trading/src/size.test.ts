import { build, type Plugin } from "esbuild";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));

/** What is loaded on demand is a file of its own: the rules of inputs, the meaning of failures, calls by path. */
const onDemand: Plugin = {
  name: "on-demand",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === "dynamic-import" ? { path, external: true } : undefined)),
};

async function bundle(contents: string, plugins: Plugin[] = []): Promise<{ bytes: number; text: string }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: here, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    legalComments: "none",
    write: false,
    plugins,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("esbuild wrote nothing.");
  return { bytes: gzipSync(file.contents, { level: 9 }).length, text: file.text };
}

describe("the browser build stays small", () => {
  test.each([
    ["calls by path, signed", 'export { createPathClient } from "./path.ts";', 8_000],
    [
      "one operation alone",
      'import { call, createLightSession, positionList } from "./operations.ts"; export const list = (o, i) => call(createLightSession(o), positionList, i);',
      9_000,
    ],
    ["the whole client with its operation table", 'export { createTradingClient } from "./index.ts";', 16_000],
  ])("%s", async (_, contents, limit) => {
    const { bytes } = await bundle(contents, [onDemand]);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

  test("everything together, in one file, holds no Node built-in", async () => {
    const { text } = await bundle(
      'export * from "./index.ts"; export * from "./path.ts"; export { createSession } from "./operations.ts";',
    );
    expect(text).not.toMatch(/["']node:|require\(|process\.getBuiltinModule/);
  });

  test("an operation that is not imported is not in the bundle", async () => {
    const { text } = await bundle('export { positionList } from "./operations.ts";');
    expect(text).toContain("position/list");
    expect(text).not.toContain("order/create");
  });
});
