import { execFileSync } from "node:child_process";
import { mkdtempDisposableSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";

/**
 * Runs a CommonJS bundle of a program in an environment without a WebSocket, as in Node 20, and without installed
 * packages.
 */
async function run(options: string): Promise<string> {
  using folder = mkdtempDisposableSync(join(realpathSync(tmpdir()), "bundle-"));
  const outfile = join(folder.path, "program.cjs");
  const contents = `
    import { createTradingStreams } from "@specwright/streams";
    delete globalThis.WebSocket;
    try { createTradingStreams(${options}).close(); console.log("works"); }
    catch (error) { console.log(error.code, error.field, error.message); }`;
  const stdin = { contents, resolveDir: import.meta.dirname };
  await build({ stdin, outfile, bundle: true, platform: "node", format: "cjs", logLevel: "silent" });
  return execFileSync(process.execPath, [outfile], { encoding: "utf8", env: {} });
}

test("a CommonJS bundle without a WebSocket suggests the `webSocket` option", async () => {
  expect(await run("{}")).toMatch(/ webSocket .*install the package "ws"/);
});

test("a CommonJS bundle works with the `webSocket` option", async () => {
  expect(await run("{ webSocket: class {} }")).toBe("works\n");
});
