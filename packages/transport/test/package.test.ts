import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { buildSync } from "esbuild";
import { expect, test, vi } from "vitest";

// These tests build the package and load it in new processes, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = dirname(import.meta.dirname);

function bundle(platform: "node" | "browser"): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, "src/index.ts")],
    alias: { "#runtime": join(root, `src/runtime/${platform === "node" ? "node" : "web"}.ts`) },
    bundle: true,
    write: false,
    format: "esm",
    platform,
    target: "es2023",
  });
  return outputFiles[0]!.text;
}

test("importing the package and creating a client loads neither undici nor node:http nor zlib", () => {
  const code = `${bundle("node")};
    import { writeFileSync } from "node:fs";
    new HttpClient({ attemptTimeoutMs: 1000, maxResponseBytes: 1 });
    const loaded = process.moduleLoadList.filter((name) => /undici|NativeModule (http|zlib|stream\\/web)$/.test(name));
    writeFileSync(1, JSON.stringify(loaded));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module"], { input: code, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual([]);
});

test("the browser bundle contains no Node module", () => {
  expect(bundle("browser").match(/\bnode:|\brequire\(|\bprocess\.|\bBuffer\b|undici/)).toBeNull();
});
