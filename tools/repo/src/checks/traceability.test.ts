import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { testProblem, titlePatterns, type Trace } from "./traceability.ts";

const root = join(import.meta.dirname, "../../../..");
const rows = parse(readFileSync(join(root, "specs/traceability.yaml"), "utf8")) as Record<string, Trace>;
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, "0")}`);
const requirementIds = [
  ...numbered("T", 22),
  ...numbered("K", 10),
  ...numbered("X", 6),
  ...numbered("S", 8),
  ...numbered("U", 14),
];

describe("the traceability table", () => {
  it("has exactly one row for each requirement", () => {
    expect(Object.keys(rows).toSorted()).toEqual(requirementIds.toSorted());
  });

  it.each(Object.entries(rows))("names existing tests for %s", (_, { tests }) => {
    expect(tests.map((name) => testProblem(root, name)).filter((problem) => problem !== undefined)).toEqual([]);
  });
});

describe("the check of the traceability table", () => {
  it("reports a missing file", () => {
    expect(testProblem(root, "packages/none.test.ts › a test")).toBe("packages/none.test.ts does not exist");
  });

  it("reports a missing test", () => {
    expect(testProblem(root, "tools/repo/src/checks/traceability.test.ts › no such title here at all")).toContain(
      "has no test",
    );
  });

  it("accepts parameterized test names", () => {
    const [pattern] = titlePatterns('it.each(rows)("search for %s finds %s", () => {})');
    expect(pattern?.test("search for 10002 finds a code")).toBe(true);
    expect(pattern?.test("search for 10002")).toBe(false);
  });
});
