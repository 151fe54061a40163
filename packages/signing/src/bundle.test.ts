import { build, type BuildOptions } from "esbuild";
import { builtinModules } from "node:module";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const kilobyte = 1024;

interface Bundle {
  /** What a page loads to begin with. */
  readonly initial: string;
  /** Everything, with what is loaded on demand. */
  readonly total: string;
}

async function bundle(names: string, options: BuildOptions = {}): Promise<Bundle> {
  const contents = `export { ${names} } from "./index.ts";`;
  const shared: BuildOptions = { bundle: true, minify: true, format: "esm", platform: "browser", target: "es2022" };
  const stdin = { contents, resolveDir: import.meta.dirname, loader: "ts" as const };
  const onDemand: NonNullable<BuildOptions["plugins"]> = [
    {
      name: "on-demand",
      setup: ({ onResolve }) =>
        onResolve({ filter: /^\./ }, ({ kind, path }) =>
          kind === "dynamic-import" ? { path, external: true } : undefined,
        ),
    },
  ];
  const [initial, total] = await Promise.all([
    build({ ...shared, ...options, stdin, write: false, plugins: onDemand }),
    build({ ...shared, ...options, stdin, write: false }),
  ]);
  return { initial: initial.outputFiles?.[0]?.text ?? "", total: total.outputFiles?.[0]?.text ?? "" };
}

const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;

test.each([
  ["createSigner", 1.45, 2.3],
  ["createSigner, signedFetch", 1.95, 2.75],
  ["createSigner, signedFetch, explain", 2.5, 3.3],
  ["serializeQuery", 0.75, 0.75],
  ["createVerifier", 1.5, 1.5],
])("a page that uses %s loads at most %d kB, and %d kB if it uses every kind of key", async (names, initial, total) => {
  const made = await bundle(names);
  expect(gzip(made.initial)).toBeLessThanOrEqual(initial * kilobyte);
  expect(gzip(made.total)).toBeLessThanOrEqual(total * kilobyte);
});

test("no Node module reaches a browser", async () => {
  const { total } = await bundle(
    "createSigner, createVerifier, isTimestampAccepted, normalizeCursor, readSignatureHeaders, serializeQuery, signedFetch, signingMiddleware, SigningError, verifySignature, wireSearch",
  );
  const imports = [...total.matchAll(/(?:from|import\(|require\()\s*["']([^"']+)/g)].map(([, name]) => name);
  expect(imports).toEqual([]);
  expect(total).not.toContain("node:");
  for (const global of ["process", "Buffer", "require"]) expect(total).not.toMatch(new RegExp(`\\b${global}\\b`));
});

test("the check above would notice a Node module", async () => {
  const attempt = build({
    stdin: {
      contents: 'export { createSigner } from "./index.node.ts";',
      resolveDir: import.meta.dirname,
      loader: "ts",
    },
    bundle: true,
    platform: "browser",
    write: false,
    logLevel: "silent",
  });
  await expect(attempt).rejects.toThrow(/node:module/);
  expect(builtinModules).toContain("module");
});

test("a page takes only what it names", async () => {
  const { total } = await bundle("isTimestampAccepted");
  expect(total.length).toBeLessThan(150);
});
