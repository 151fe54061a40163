import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createSigner, createStreamSigner } from "@specwright/signing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

// These tests start servers and compilers of other languages, so they need more time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const read = (name: string) => readFileSync(join(import.meta.dirname, `../docs/guides/protocol-${name}.md`), "utf8");
const guide = read("sign-a-request");
const program = (language: string, page = guide) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? expect.unreachable(`no ${language}`);
const documentOf = (name: string) => fileURLToPath(import.meta.resolve(`@specwright/specs/${name}.json`));
const keys = { apiKey: "example-key", secret: "example-secret" };
const has = (command: string, argument: string): boolean => spawnSync(command, [argument]).status === 0;
const hasPython = has("python3", "--version");
// Go compiles its standard library on its first run, which is slow, so this test runs only with SPECWRIGHT_LONG=1.
const hasGo = process.env["SPECWRIGHT_LONG"] === "1" && has("go", "version");
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

/**
 * Runs a command of the guide with the URL, API key and secret of the sandbox in its environment. Returns its output.
 */
async function run(command: string, args: readonly string[], name = "trading"): Promise<string> {
  const { mainnetUrl, keys: own } = sandbox.trading;
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: process.env["HOME"] ?? "",
    TRADING_URL: mainnetUrl,
    TRADING_API_KEY: own.master.apiKey,
    TRADING_API_SECRET: own.master.secret,
    DOCUMENT: documentOf(name),
  };
  const { stdout } = await promisify(execFile)(command, args, { env, timeout: 300_000 });
  return stdout;
}

describe("the guide to signing", () => {
  it("shows the same signatures as the signer computes", async () => {
    const signer = createSigner({ ...keys, now: () => 1_700_000_000_000 });
    const rows = [...guide.matchAll(/^\| `(.+)` \| `([0-9a-f]{64})` \|$/gm)];
    expect(rows.length).toBe(2);
    for (const [, payload = "", signature] of rows) {
      const isBody = payload.startsWith("{");
      const input = isBody ? { method: "POST", body: payload } : { method: "GET", query: payload };
      expect((await signer.headers(input))["X-BAPI-SIGN"]).toBe(signature);
    }
  });

  it("shows the login message that the signer creates", async () => {
    const { args } = JSON.parse(program("json")) as { args: unknown[] };
    expect(await createStreamSigner(keys).authenticate(1_700_000_010_000)).toEqual(args);
  });

  it("has a shell script that sends a request with a valid signature", async () => {
    expect(JSON.parse(await run("sh", ["-c", program("sh")]))).toMatchObject({
      retCode: 0,
      result: { category: "linear" },
    });
  });

  it.skipIf(!hasPython)("has a Python program that places an order and reads the position", async () => {
    expect(await run("python3", ["-c", program("python")])).toMatch(/^order [0-9a-f-]{36}\nBTCUSDT Buy 0\.01\n$/);
  });

  it("has an axios interceptor that signs a read and a write", async () => {
    const file = join(import.meta.dirname, "protocol-axios.ts");
    expect(await run(process.execPath, [file])).toBe("0 linear\n0 string\n");
  });

  it.skipIf(!hasGo)("has a Go program that reads the position", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sign-"));
    await writeFile(join(folder, "main.go"), program("go"));
    const printed = await run("go", ["run", join(folder, "main.go")]);
    await rm(folder, { recursive: true });
    expect(JSON.parse(printed)).toMatchObject({ retCode: 0, result: { category: "linear" } });
  });
});

describe("the guide to generated code", () => {
  const page = read("generate-code");

  it.skipIf(!hasPython)("has a Python program that calls operations by their names in the document", async () => {
    expect(await run("python3", ["-c", program("python", page)])).toBe("True\nBTCUSDT\nUNIFIED\n");
  });

  it("has a command that writes types for every path", async () => {
    const folder = await mkdtemp(join(tmpdir(), "types-"));
    const [, options = ""] = /^npx openapi-typescript (.*)$/m.exec(program("sh", page)) ?? [];
    const command = join(import.meta.dirname, "node_modules/openapi-typescript/bin/cli.js");
    await run("sh", ["-c", `cd ${folder} && ${process.execPath} ${command} ${options}`], "knowledge");
    const types = await readFile(join(folder, "types.d.ts"), "utf8");
    await rm(folder, { recursive: true });
    const { paths } = JSON.parse(await readFile(documentOf("knowledge"), "utf8")) as { paths: object };
    expect(Object.keys(paths).filter((path) => !types.includes(`"${path}": {`))).toEqual([]);
  });
});
