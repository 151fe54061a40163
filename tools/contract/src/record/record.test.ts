import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const record = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, "record.ts"), ...args]);

it("recording again changes nothing: sandbox, clients and recordings still say the same", async () => {
  const { stdout, stderr } = await record("--check");
  expect(stderr).toMatch(/^ +\d+ s {2}simulated operations \(\d+\): every parameter$/m);
  expect(stdout.trim()).toMatch(/^\d+ recordings made again, no file differs\. No problems\.$/);
});

it("operations without simulation are recorded alone, and come to the same", async () => {
  const { stdout, stderr } = await record("p2pItemOnline", "dcaCloseBot", "--check");
  expect(stderr).not.toContain("journeys");
  expect(stdout.trim()).toMatch(/^\d+ recordings made again, no file differs\. No problems\.$/);
});

it("an operation that no document has is refused before anything is played", async () => {
  const refused = record("marketTime", "marketTimes");
  await expect(refused).rejects.toThrow(`No document has an operation "marketTimes". Nothing was recorded.`);
});
