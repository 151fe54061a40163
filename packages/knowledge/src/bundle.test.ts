import { gzipSync } from "node:zlib";
import { join } from "node:path";
import { build, type BuildOptions, type Metafile } from "esbuild";
import { expect, test } from "vitest";

const OPTIONS = {
  entryPoints: [join(import.meta.dirname, "index.ts")],
  bundle: true,
  minify: true,
  splitting: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  external: ["@modelcontextprotocol/*"],
  outdir: "out",
  write: false,
  metafile: true,
} as const satisfies BuildOptions;

/** The files a browser loads before anything is used: the entry and what it imports, without what is loaded on use. */
function loadedAtStart({ outputs }: Metafile): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (kind === "import-statement" && external !== true) visit(path);
    }
  };
  visit(Object.keys(outputs).find((file) => file.endsWith("/index.js")) ?? "");
  return found;
}

test("the browser build starts with at most 7 kB gzip, and has no Node built-in anywhere", async () => {
  const { metafile, outputFiles } = await build(OPTIONS);
  const start = [...loadedAtStart(metafile)].map((file) => outputFiles.find(({ path }) => path.endsWith(file)));
  const size = start.reduce((sum, file) => sum + gzipSync(file?.contents ?? "", { level: 9 }).byteLength, 0);
  expect(start.length).toBeGreaterThan(0);
  expect(size).toBeGreaterThan(2000);
  expect(size).toBeLessThanOrEqual(7000);
  const external = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external: is }) => is === true),
  );
  expect(new Set(external.map(({ path }) => path.split("/")[0]))).toEqual(new Set(["@modelcontextprotocol"]));
  expect(outputFiles.some(({ text }) => text.includes("node:"))).toBe(false);
});

test("everything in one file, without the MCP SDK, stays small", async () => {
  const { outputFiles } = await build({ ...OPTIONS, splitting: false });
  expect(gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).byteLength).toBeLessThanOrEqual(21_400);
});
