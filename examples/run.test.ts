import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const examples = readdirSync(import.meta.dirname).filter((name) => /^(knowledge|trading|signing)-.*\.ts$/.test(name));
let sandbox: Sandbox;

beforeAll(async () => {
  // Examples of the guides share one account; its rate limits would only make them wait for each other.
  sandbox = await createSandbox({ limits: false });
});

afterAll(() => sandbox.close());

interface Run {
  readonly code: number;
  readonly printed: string;
}

/** Runs an example as a reader would, with nothing but the addresses and test keys in its environment. */
function run(name: string, knowledgeUrl: string): Promise<Run> {
  const { trading } = sandbox;
  const environment = {
    PATH: process.env["PATH"] ?? "",
    NO_COLOR: "1",
    KNOWLEDGE_URL: knowledgeUrl,
    TRADING_URL: trading.mainnetUrl,
    TRADING_DEMO_URL: trading.demoUrl,
    TRADING_API_KEY: trading.keys.master.apiKey,
    TRADING_API_SECRET: trading.keys.master.secret,
    TRADING_RSA_API_KEY: trading.keys.rsa.apiKey,
    TRADING_RSA_PRIVATE_KEY: trading.keys.rsa.privateKey,
    TRADING_DEMO_API_KEY: trading.keys.demo.apiKey,
    TRADING_DEMO_API_SECRET: trading.keys.demo.secret,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [name],
      { cwd: import.meta.dirname, env: environment, timeout: 60_000 },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), printed: `${stdout}${stderr}` });
      },
    );
  });
}

describe("every example runs against the sandbox", () => {
  it("and there are some for both surfaces", () => {
    expect(examples.filter((name) => name.startsWith("knowledge-")).length).toBeGreaterThan(3);
    expect(examples.filter((name) => name.startsWith("trading-")).length).toBeGreaterThan(3);
  });

  it.each(examples)("%s", async (name) => {
    const { code, printed } = await run(name, sandbox.knowledge.releasedUrl);
    expect(printed).not.toMatch(/\bat .*\.ts:\d+/);
    expect(printed.trim()).not.toBe("");
    expect(code, printed).toBe(0);
  });

  it.each(examples.filter((name) => name.startsWith("knowledge-")))("%s, against the published form", async (name) => {
    const { code, printed } = await run(name, sandbox.knowledge.referenceUrl);
    expect(code, printed).toBe(0);
  });
});
