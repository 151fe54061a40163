import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { buildSync } from "esbuild";
import { expect, test } from "vitest";
import * as entry from "../src/index.ts";
import * as shared from "../src/throttle/rate-limiter-flexible.ts";

const root = dirname(import.meta.dirname);

function bundle(platform: "node" | "browser"): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, "src/index.ts")],
    alias: { "#platform": join(root, `src/platform/${platform === "node" ? "node" : "web"}.ts`) },
    bundle: true,
    write: false,
    format: "esm",
    platform,
    target: "es2023",
  });
  return outputFiles[0]!.text;
}

test("the package exports these names and no others", () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    "HttpClient",
    "InputError",
    "MIN_SECRET_LENGTH",
    "ServerClock",
    "SpecwrightError",
    "TransportError",
    "WITHHELD",
    "booleanOption",
    "checkKnownNames",
    "clockOption",
    "copyPlain",
    "createMemoryStore",
    "createRedactor",
    "createRetryBudget",
    "credentialsOption",
    "didYouMean",
    "elapsed",
    "environmentOption",
    "expectArray",
    "expectBoolean",
    "expectId",
    "expectNumber",
    "expectObject",
    "expectOneOf",
    "expectPresent",
    "expectString",
    "expectTuple",
    "findDeviations",
    "formatJson",
    "functionOption",
    "hasBrand",
    "headerOption",
    "isJsonObject",
    "isRetryableStatus",
    "millisecondsOption",
    "objectOption",
    "onAbort",
    "option",
    "optionError",
    "optionGroup",
    "parseBaseUrl",
    "parseJson",
    "positiveOption",
    "readOptions",
    "readRetryAfter",
    "redactOption",
    "redactValue",
    "responseModeOption",
    "retryOption",
    "safeRead",
    "systemClock",
    "textOf",
    "timeoutOption",
    "timestampOf",
    "toCallerError",
    "toSafeError",
    "urlOption",
    "watchDrift",
    "wholeNumberOption",
  ]);
  expect(Object.keys(shared)).toEqual(["rateLimiterFlexibleStore"]);
});

test("importing the package and making a client loads neither undici nor node:http nor zlib", () => {
  const code = `${bundle("node")};
    import { writeFileSync } from "node:fs";
    new HttpClient({ attemptTimeoutMs: 1000, maxResponseBytes: 1 });
    const loaded = process.moduleLoadList.filter((name) => /undici|NativeModule (http|zlib|stream\\/web)$/.test(name));
    writeFileSync(1, JSON.stringify(loaded));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module"], { input: code, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual([]);
});

test("nothing of Node reaches a browser bundle", () => {
  expect(bundle("browser").match(/\bnode:|\brequire\(|\bprocess\.|\bBuffer\b|undici/)).toBeNull();
});
