import { beforeAll, describe, expect, it, vi } from "vitest";
import { exceededMaximums, measure, measureAll, sizeTable, type MeasuredRow } from "./sizes.ts";

// These tests bundle every package, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let measured: MeasuredRow[];
beforeAll(async () => void (measured = await measureAll()));

describe("package sizes", () => {
  it("are below their limits", () => {
    expect(exceededMaximums(measured)).toEqual([]);
  });

  it("are reported if they exceed a limit", () => {
    const [first] = measured;
    expect(exceededMaximums([{ ...first!, maximum: { first: 1_000, whole: 1_000 } }])).toEqual([
      expect.stringMatching(/^signing: `createSigner`: first is \d+ bytes, \d+ above its maximum of 1000$/),
      expect.stringMatching(/^signing: `createSigner`: whole is \d+ bytes, \d+ above its maximum of 1000$/),
    ]);
  });

  it("are in the table, one row for each import", () => {
    const table = sizeTable(measured);
    for (const { what } of measured) expect(table).toContain(`| ${what} |`);
  });

  it("cannot be measured if a browser bundle needs a Node module", async () => {
    await expect(measure('export { createHash } from "node:crypto";')).rejects.toThrow("node:crypto");
  });
});
