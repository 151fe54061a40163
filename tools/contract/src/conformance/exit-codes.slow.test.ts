import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// Each case starts the command, which reads all specifications, so the cases need more time.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "conformance-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function conformance(...args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

const sample = (path: string, result: object) => ({
  method: "GET",
  path,
  status: 200,
  request: { query: {} },
  response: { retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: 1_767_225_600_123 },
});
const time = { timeSecond: "1767225600", timeNano: "1767225600123456789" };

describe("pnpm conformance --cases", () => {
  it.each([
    [0, "a sample that fits", sample("/v5/market/time", time), "1 conform"],
    [1, "a new field", sample("/v5/market/time", { ...time, mood: "x" }), "add mood with its type and meaning"],
    [1, "another type", sample("/v5/market/time", { ...time, timeSecond: 5 }), "/result/timeSecond: must be string"],
    [1, "a new value, which an open enumeration accepts", ticker("Sideways"), "add the new value to the enum"],
    [1, "an operation that no document has", sample("/v5/market/mood", {}), "that no document has (1)"],
    [1, "a topic that no document has", { message: { topic: "mood.A", data: [] } }, "that no document has (1)"],
  ])("exits with %i for %s", (expected, _, content, words) => {
    writeFileSync(join(folder, "sample.json"), JSON.stringify(content));
    const { status, output } = conformance("--cases", folder);
    expect(output).toContain(words);
    expect(status).toBe(expected);
  });

  it("exits with 2 for a folder without samples and for a file that is not JSON", () => {
    expect(conformance("--cases", folder)).toMatchObject({ status: 2, output: expect.stringContaining("no samples") });
    writeFileSync(join(folder, "sample.json"), "{");
    expect(conformance("--cases", folder).status).toBe(2);
  });
});

describe("pnpm conformance --drift", () => {
  const report = {
    operation: "marketTime",
    place: "result.mood",
    expected: "no field",
    found: "unknown field",
    times: 1,
  };

  it.each([
    [0, "no reports", []],
    [1, "a report", [report]],
    [2, "something else", [{ operation: "marketTime" }]],
  ])("exits with %i for %s", (expected, _, reports) => {
    const file = join(folder, "drift.json");
    writeFileSync(file, JSON.stringify(reports));
    expect(conformance("--drift", file).status).toBe(expected);
  });
});

/** Builds a trade message with a tick direction, whose enumeration is open in the specification. */
function ticker(tickDirection: string): object {
  const trade = {
    T: 1_767_225_600_123,
    s: "BTCUSDT",
    S: "Buy",
    v: "1",
    p: "20000",
    L: tickDirection,
    i: "1",
    BT: false,
  };
  return {
    message: { topic: "publicTrade.BTCUSDT", type: "snapshot", ts: 1_767_225_600_123, data: [{ ...trade, seq: 1 }] },
  };
}
