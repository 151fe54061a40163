import { execFile, spawnSync } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// These tests start processes of other languages, so they need more time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const has = (command: string, argument: string): boolean => spawnSync(command, [argument]).status === 0;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ seed: 7, now: Date.UTC(2026, 0, 1) });
});
afterAll(() => sandbox.close());

/** Runs a command of the guide in a folder, with the sandbox's URL in its environment. */
function run(command: string, args: readonly string[], cwd: string): Promise<{ code: unknown; printed: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, SANDBOX_URL: sandbox.trading.mainnetUrl, PYTHONDONTWRITEBYTECODE: "1" };
  return new Promise((resolve) => {
    execFile(command, args, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: `${stdout}${stderr}` }),
    );
  });
}

test.skipIf(!has("python3", "--version"))(
  "the example tests in Python pass with the standard library alone",
  async () => {
    const { code, printed } = await run("python3", ["-S", "test_bot.py"], import.meta.dirname);
    expect(printed).toContain("Ran 5 tests");
    expect(code, printed).toBe(0);
  },
);

// Go compiles its standard library on its first run, which is slow, so this test runs only with SPECWRIGHT_LONG=1.
test.skipIf(process.env["SPECWRIGHT_LONG"] !== "1" || !has("go", "version"))(
  "the example test in Go passes in a new module with the standard library alone",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "bot-"));
    await copyFile(join(import.meta.dirname, "bot_test.go"), join(folder, "bot_test.go"));
    expect((await run("go", ["mod", "init", "bot"], folder)).code).toBe(0);
    const { code, printed } = await run("go", ["test"], folder);
    await rm(folder, { recursive: true });
    expect(code, printed).toBe(0);
    expect(printed).toContain("PASS");
  },
);
