import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, vi } from "vitest";
import type { Recording } from "../har.ts";
import type { NamedRecording } from "../record/files.ts";
import { isSelected, operationOfRecording, orphansOf, summary, withoutBad } from "./record.ts";

// These tests make all recordings again with a sandbox, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const record = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, "record.ts"), ...args]);

it("a second recording run changes nothing", async () => {
  const { stdout, stderr } = await record("--check");
  expect(stderr).toMatch(/^ +\d+ s {2}simulated operations \(\d+\): every product category$/m);
  expect(stdout.trim()).toMatch(/^\d+ recordings made again, no file differs\. No problems\.$/);
});

it("the recorder skips an operation that the sandbox does not simulate", async () => {
  const { stdout } = await record("p2pItemOnline", "--check");
  expect(stdout).toBe(
    "The sandbox does not simulate p2pItemOnline, so there is nothing to record. The tests use the specification's examples instead.\n",
  );
});

it("the recorder refuses an unknown operation before it runs a scenario", async () => {
  const refused = record("marketTime", "marketTimes");
  await expect(refused).rejects.toThrow(`No document has an operation "marketTimes". Nothing was recorded.`);
});

const made = (name: string) => ({ name });

const present = (operationId: string, origin: string): NamedRecording => ({
  name: `trading/${operationId}/plain`,
  recording: { comment: `${origin}, 2026-11-02`, call: { operationId } } as unknown as Recording,
  expected: {},
});

it("the recorder selects the recordings of the named operations, or all recordings without a name", () => {
  const operationId = operationOfRecording("trading/orderCreate/statuses/fails-400");
  expect(operationId).toBe("orderCreate");
  expect(isSelected(operationId, [])).toBe(true);
  expect(isSelected(operationId, ["marketTime", "orderCreate"])).toBe(true);
  expect(isSelected(operationId, ["marketTime"])).toBe(false);
});

it("if one new recording of an operation is invalid, the recorder keeps none of the operation's new recordings", () => {
  const recorded = ["trading/a/plain", "trading/a/statuses/fails-403", "trading/b/plain"].map(made);
  expect(withoutBad(recorded, [made("trading/a/statuses/fails-403")])).toEqual([made("trading/b/plain")]);
  expect(withoutBad(recorded, [])).toEqual(recorded);
});

it("the recorder reports a sandbox recording that no scenario produces any more, but no recording of a live service", () => {
  const files = [
    present("made", "captured from the sandbox"),
    present("gone", "captured from the sandbox"),
    present("gone", "written from the specification's example"),
    present("far", "captured from a live service, redacted"),
  ];
  expect(orphansOf(files, [made("trading/made/other")])).toEqual(["gone"]);
});

it("the recorder prints the numbers of recordings, changed files and problems", () => {
  const run = { recordings: 8, files: 0, problems: 0, check: false };
  expect(summary(run)).toBe("8 recordings made again, no file differs. No problems.");
  expect(summary({ ...run, recordings: 1, files: 2, problems: 1 })).toBe(
    "1 recording made again, 2 files written. 1 problem, listed above.",
  );
  expect(summary({ ...run, files: 1, check: true })).toBe("8 recordings made again, 1 file would change. No problems.");
});
