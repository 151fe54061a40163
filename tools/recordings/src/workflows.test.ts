import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSigningProxy, type SigningProxy } from "./signing-proxy.ts";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");
const folder = join(import.meta.dirname, "../../../specs/workflows");

let sandbox: Sandbox;
let proxies: SigningProxy[];

beforeAll(async () => {
  sandbox = await createSandbox();
  const { mainnetUrl, demoUrl, keys } = sandbox.trading;
  proxies = await Promise.all([
    startSigningProxy(mainnetUrl, keys.master, () => sandbox.clock.now()),
    startSigningProxy(demoUrl, keys.demo, () => sandbox.clock.now()),
  ]);
});

afterAll(async () => {
  await Promise.all(proxies.map((proxy) => proxy.close()));
  await sandbox.close();
});

/** Runs one workflow and returns what the runner printed when it failed, or "passed". */
function respect(
  file: string,
  workflow: string,
  servers: Record<string, string>,
  more: readonly string[] = [],
): Promise<string> {
  const server = Object.entries(servers)
    .map(([name, url]) => `${name}=${url}`)
    .join(",");
  const args = [redocly, "respect", file, "--workflow", workflow, "--server", server, ...more];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } },
      (error, stdout, stderr) => {
        resolve(error === null ? "passed" : `${stdout}${stderr}`);
      },
    );
  });
}

describe("journeys, run by another tool against the sandbox", () => {
  it.each([
    "market-data-to-closed-position",
    "demo-account-to-order",
    "agreement-to-commodity-order",
    "option-base-coins-to-option-order",
    "event-contract",
  ])(
    "trading: %s",
    async (workflow) => {
      const [mainnet, demo] = proxies;
      expect(
        await respect("trading.arazzo.yaml", workflow, { trading: mainnet?.url ?? "", demo: demo?.url ?? "" }),
      ).toBe("passed");
    },
    60_000,
  );

  // The runner reads a stream as one document; its events are judged one by one with the recordings.
  it.each([
    ["submit-to-chat", ["--severity", "SCHEMA_CHECK=off"]],
    ["refused-upload", []],
    ["mcp-ask", []],
  ])(
    "knowledge: %s",
    async (workflow, more) => {
      const servers = { knowledge: sandbox.knowledge.releasedUrl };
      expect(await respect("knowledge.arazzo.yaml", workflow, servers, more)).toBe("passed");
    },
    60_000,
  );
});
