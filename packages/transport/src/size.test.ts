import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import { expect, test } from "vitest";

/** Bytes, gzipped, of a minified browser bundle of these exports. */
function bundle(names: string): { text: string; gzipped: number } {
  const { outputFiles } = buildSync({
    stdin: { contents: `export ${names} from "./index.ts"`, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2023",
  });
  const text = outputFiles[0]!.text;
  return { text, gzipped: gzipSync(text, { level: 9 }).byteLength };
}

test.each([
  ["errors alone", "{ TransportError }", 390],
  ["compose and the platform's fetch", "{ compose, platformFetch }", 1_830],
  ["the layers every call needs", "{ compose, platformFetch, retry, timeout, refuseRedirects, capResponse }", 3_270],
  ["those and throttle", "{ compose, platformFetch, retry, throttle, timeout, refuseRedirects, capResponse }", 4_000],
  ["everything, throttle, redaction and JSON included", "*", 6_900],
])("%s stays small in a browser", (_name, names, most) => {
  const { gzipped } = bundle(names);
  expect(gzipped).toBeLessThanOrEqual(most);
  // A budget far above the truth would guard nothing.
  expect(gzipped).toBeGreaterThan(most * 0.8);
});

test("nothing of Node reaches a browser bundle", () => {
  expect(bundle("*").text.match(/\bnode:|\brequire\(|\bprocess\.|\bBuffer\b|undici/)).toBeNull();
});
