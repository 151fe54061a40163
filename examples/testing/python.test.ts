import { execFile, spawnSync } from "node:child_process";
import { createSandbox } from "@specwright/sandbox";
import { expect, test } from "vitest";

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test.skipIf(!hasPython)("the tests in Python pass with the standard library alone", async () => {
  const sandbox = await createSandbox({ seed: 7, now: Date.UTC(2026, 0, 1) });
  const { code, printed } = await new Promise<{ code: unknown; printed: string }>((resolve) => {
    const env = { PATH: process.env["PATH"], SANDBOX_URL: sandbox.trading.mainnetUrl, PYTHONDONTWRITEBYTECODE: "1" };
    execFile("python3", ["-S", "test_bot.py"], { cwd: import.meta.dirname, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: `${stdout}${stderr}` }),
    );
  });
  await sandbox.close();
  expect(printed).toContain("Ran 5 tests");
  expect(code, printed).toBe(0);
});
