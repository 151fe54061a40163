import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** What the test files of one workspace came to. */
export interface WorkspaceTotals {
  /** Folder of the workspace, relative to the repository. */
  readonly workspace: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

/** Where each workspace leaves its report; only workspaces that still exist count. */
export function reportFiles(root: string): string[] {
  return globSync("{packages,tools,examples}{/*,}/.test-results/vitest*.json", { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => existsSync(join(dirname(file), "../package.json")))
    .toSorted();
}

/** Reads one vitest JSON report. A file that failed before its first test counts as one failed test. */
export function readTotals(root: string, file: string): WorkspaceTotals {
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  const brokenFiles = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
  return {
    workspace: relative(root, dirname(dirname(file))),
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests,
  };
}

function sum(totals: readonly WorkspaceTotals[]): Omit<WorkspaceTotals, "workspace"> {
  const all = { passed: 0, failed: 0, skipped: 0 };
  for (const each of totals) {
    all.passed += each.passed;
    all.failed += each.failed;
    all.skipped += each.skipped;
  }
  return all;
}

/** The closing line that tools read: `N passed, N failed`. */
export function closingLine(totals: readonly WorkspaceTotals[]): string {
  const { passed, failed, skipped } = sum(totals);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
