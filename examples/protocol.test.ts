import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createSigner, createStreamSigner } from "@specwright/signing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const guide = readFileSync(join(import.meta.dirname, "../docs/guides/protocol-sign-a-request.md"), "utf8");
const program = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? expect.unreachable(`no ${language}`);
const keys = { apiKey: "example-key", secret: "example-secret" };
const hasPython = spawnSync("python3", ["--version"]).status === 0;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

/** Runs a program of the guide as its reader would: with an address, a key and a secret. */
async function run(command: string, args: readonly string[]): Promise<string> {
  const { mainnetUrl, keys: own } = sandbox.trading;
  const env = {
    PATH: process.env["PATH"] ?? "",
    TRADING_URL: mainnetUrl,
    TRADING_API_KEY: own.master.apiKey,
    TRADING_API_SECRET: own.master.secret,
  };
  const { stdout } = await promisify(execFile)(command, args, { env, timeout: 300_000 });
  return stdout;
}

describe("the guide to signing", () => {
  it("shows signatures that the signer makes", async () => {
    const signer = createSigner({ ...keys, now: () => 1_700_000_000_000 });
    const rows = [...guide.matchAll(/^\| `(.+)` \| `([0-9a-f]{64})` \|$/gm)];
    expect(rows.length).toBe(2);
    for (const [, payload = "", signature] of rows) {
      const isBody = payload.startsWith("{");
      const input = isBody ? { method: "POST", body: payload } : { method: "GET", query: payload };
      expect((await signer.headers(input))["X-BAPI-SIGN"]).toBe(signature);
    }
  });

  it("shows a login that the signer makes", async () => {
    const { args } = JSON.parse(program("json")) as { args: unknown[] };
    expect(await createStreamSigner(keys).authenticate(1_700_000_010_000)).toEqual(args);
  });

  it("has a shell script that the service answers", async () => {
    expect(JSON.parse(await run("sh", ["-c", program("sh")]))).toMatchObject({
      retCode: 0,
      result: { category: "linear" },
    });
  });

  it.skipIf(!hasPython)("has a Python program that places an order and reads the position", async () => {
    expect(await run("python3", ["-c", program("python")])).toMatch(/^order [0-9a-f-]{36}\nBTCUSDT Buy 0\.01\n$/);
  });
});
