import { build, type Metafile } from "esbuild";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const source = fileURLToPath(new URL("../src", import.meta.url));

async function bundle(contents: string, splitting: boolean) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: source, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    legalComments: "none",
    outdir: "out",
    metafile: true,
    write: false,
    splitting,
  });
  return { metafile, files: outputFiles };
}

/** The files that are loaded before any `import()` is reached: the entry, and what it imports. */
function loadedFirst({ outputs }: Metafile): Set<string> {
  const found = new Set(Object.keys(outputs).filter((file) => file.endsWith("stdin.js")));
  for (const file of found) {
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === "import-statement") found.add(path);
  }
  return found;
}

const weight = (files: readonly { contents: Uint8Array }[]): number =>
  files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);

const wholeText = async (contents: string): Promise<string> =>
  (await bundle(contents, false)).files.map(({ text }) => text).join("\n");

describe("the browser build stays small", () => {
  test.each([
    ["calls by path, signed", 'export { createPathClient } from "../src/path.ts";', 8_000, 11_100],
    [
      "one operation alone",
      'import { call, createLightSession, positionList } from "../src/operations.ts"; export const list = (o, i) => call(createLightSession(o), positionList, i);',
      9_000,
      22_000,
    ],
    ["the whole client with its operation table", 'export { createTradingClient } from "../src/index.ts";', 38_000, 60_000],
  ])("%s: what a page loads first, and everything in one file", async (_, contents, first, whole) => {
    const { metafile, files } = await bundle(contents, true);
    const names = [...loadedFirst(metafile)];
    expect(weight(files.filter(({ path }) => names.some((name) => path.endsWith(`/${name}`))))).toBeLessThanOrEqual(
      first,
    );
    expect(weight((await bundle(contents, false)).files)).toBeLessThanOrEqual(whole);
  });

  test("everything together, in one file, holds no Node built-in", async () => {
    const text = await wholeText(
      'export * from "../src/index.ts"; export * from "../src/path.ts"; export { createSession } from "../src/operations.ts";',
    );
    expect(text).not.toMatch(/["']node:|require\(|process\.getBuiltinModule/);
  });

  test("an operation that is not imported is not in the bundle", async () => {
    const text = await wholeText('export { positionList } from "../src/operations.ts";');
    expect(text).toContain("position/list");
    expect(text).not.toContain("order/create");
  });
});
