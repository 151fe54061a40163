import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "@specwright-tools/package-tests/pack";
import { beforeAll, describe, expect, it } from "vitest";
import { readSection, writeSection } from "./marked-section.ts";
import { measure } from "./measure.ts";
import { isStale, measureAll, overweight, sizeTable, type MeasuredRow } from "./size-table.ts";

let measured: MeasuredRow[];
beforeAll(async () => void (measured = await measureAll()));

describe("sizes", () => {
  it("stay within their budgets", () => {
    expect(overweight(measured)).toEqual([]);
  });

  it("are those that the README shows", () => {
    const shown = readSection(readFileSync(join(repository, "README.md"), "utf8"), "sizes");
    expect(isStale(shown, sizeTable(measured)), `"pnpm sizes" writes the table; the README shows\n${shown}`).toBe(
      false,
    );
  });

  it("are told when they exceed the limit", () => {
    const [first] = measured;
    expect(overweight([{ ...first!, limit: 1_000 }])).toEqual([
      expect.stringMatching(/^`signing`.* \d+ more than it may$/),
    ]);
  });

  it.each([
    [undefined, true],
    ["| a | 1.5 |", false],
    ["| a | 1.6 |", false],
    ["| a | 1.7 |", true],
    ["| b | 1.5 |", true],
    ["| a | 1.5 | 1.5 |", true],
  ])("shown as %j are stale: %s", (shown, stale) => {
    expect(isStale(shown, "| a | 1.5 |")).toBe(stale);
  });

  it("give each missed goal its reason", () => {
    for (const { what, goal, reason, browser } of measured) {
      if (goal !== undefined && browser.entry.gzip > goal) expect(reason, what).toBeTypeOf("string");
    }
  });

  it("grow from entry to whole, and shrink with brotli", () => {
    for (const { browser } of measured) {
      expect(browser.entry.gzip).toBeLessThanOrEqual(browser.first.gzip);
      expect(browser.entry.gzip).toBeLessThanOrEqual(browser.whole.gzip);
      expect(browser.entry.brotli).toBeLessThan(browser.entry.gzip);
    }
  });

  it("cannot be taken of a browser bundle that needs a module of Node", async () => {
    await expect(measure('export { createHash } from "node:crypto";', "browser")).rejects.toThrow("node:crypto");
  });
});

describe("a marked section", () => {
  const document = "# Title\n\n<!-- sizes:start -->\nold\n<!-- sizes:end -->\n\nThe rest.\n";

  it("is replaced, and nothing around it", () => {
    const written = writeSection(document, "sizes", "Sizes", "new");
    expect(written).toBe("# Title\n\n<!-- sizes:start -->\n\nnew\n\n<!-- sizes:end -->\n\nThe rest.\n");
    expect(readSection(written, "sizes")).toBe("new");
  });

  it("is added at the end where there is none", () => {
    const written = writeSection("# Title\n", "sizes", "Sizes", "new");
    expect(written).toBe("# Title\n\n## Sizes\n\n<!-- sizes:start -->\n\nnew\n\n<!-- sizes:end -->\n");
  });
});
