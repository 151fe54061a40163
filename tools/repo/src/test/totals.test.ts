import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closingLine, readTotals, reportFiles } from "./totals.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "totals-"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function workspace(name: string, report: object, withPackage = true): void {
  mkdirSync(join(root, name, ".test-results"), { recursive: true });
  if (withPackage) writeFileSync(join(root, name, "package.json"), "{}");
  writeFileSync(join(root, name, ".test-results/vitest.json"), JSON.stringify(report));
}

const report = (
  numPassedTests: number,
  numFailedTests: number,
  numPendingTests = 0,
  numFailedTestSuites = 0,
  testResults: object[] = [],
) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numFailedTestSuites,
  testResults,
});

const line = () => closingLine(reportFiles(root).map((file) => readTotals(root, file)));

describe("the totals of all test files", () => {
  it("add up every workspace", () => {
    workspace("packages/one", report(3, 0));
    workspace("tools/two", report(4, 1));
    expect(line()).toBe("7 passed, 1 failed");
  });

  it("name skipped tests only if there are any", () => {
    workspace("packages/one", report(3, 0, 2));
    expect(line()).toBe("3 passed, 0 failed, 2 skipped");
  });

  it("count a file that failed before its first test", () => {
    workspace("packages/one", report(0, 0, 0, 1));
    expect(line()).toBe("0 passed, 1 failed");
  });

  it("name each failed test with the first line of its error, and a file that failed before its first test", () => {
    const test = { status: "failed", fullName: "adds up", failureMessages: ["expected 1 to be 2\n    at line 3"] };
    const passed = { status: "passed", fullName: "counts", failureMessages: [] };
    const name = (file: string) => join(root, "packages/one/src", file);
    workspace(
      "packages/one",
      report(1, 1, 0, 2, [
        { name: name("sum.test.ts"), status: "failed", message: "", assertionResults: [test, passed] },
        { name: name("broken.test.ts"), status: "failed", message: "no such module\nat x", assertionResults: [] },
      ]),
    );
    expect(reportFiles(root).flatMap((file) => readTotals(root, file).failures)).toEqual([
      "packages/one/src/sum.test.ts: adds up: expected 1 to be 2",
      "packages/one/src/broken.test.ts: no such module",
    ]);
  });

  it("do not count a workspace that was removed", () => {
    workspace("packages/gone", report(9, 9), false);
    expect(line()).toBe("0 passed, 0 failed");
  });
});
