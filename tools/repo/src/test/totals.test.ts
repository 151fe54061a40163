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

const report = (numPassedTests: number, numFailedTests: number, numPendingTests = 0, numFailedTestSuites = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numFailedTestSuites,
});

const line = () => closingLine(reportFiles(root).map((file) => readTotals(root, file)));

describe("totals of all test files", () => {
  it("adds up every workspace", () => {
    workspace("packages/one", report(3, 0));
    workspace("tools/two", report(4, 1));
    expect(line()).toBe("7 passed, 1 failed");
  });

  it("names skipped tests only where there are some", () => {
    workspace("packages/one", report(3, 0, 2));
    expect(line()).toBe("3 passed, 0 failed, 2 skipped");
  });

  it("counts a file that broke before its first test", () => {
    workspace("packages/one", report(0, 0, 0, 1));
    expect(line()).toBe("0 passed, 1 failed");
  });

  it("leaves out a workspace that was removed", () => {
    workspace("packages/gone", report(9, 9), false);
    expect(line()).toBe("0 passed, 0 failed");
  });
});
