import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** The test results of one workspace. */
export interface WorkspaceTotals {
  /** Folder of the workspace, relative to the repository. */
  readonly workspace: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One line for each failed test: its file, its name and the first line of the error. */
  readonly failures: readonly string[];
}

/** The fields of vitest's JSON report that this module reads. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly FileReport[];
}

interface FileReport {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** Returns the paths of the test reports of all existing workspaces. */
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
    failures: report.testResults.flatMap((each) => failuresOf(root, each)),
  };
}

function failuresOf(root: string, file: FileReport): string[] {
  const path = relative(root, file.name);
  const firstLine = (text: string | undefined) => text?.split("\n", 1)[0] ?? "";
  const failed = file.assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0) return file.status === "failed" ? [`${path}: ${firstLine(file.message)}`] : [];
  return failed.map((test) => `${path}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

function sum(totals: readonly WorkspaceTotals[]): Pick<WorkspaceTotals, "passed" | "failed" | "skipped"> {
  const all = { passed: 0, failed: 0, skipped: 0 };
  for (const each of totals) {
    all.passed += each.passed;
    all.failed += each.failed;
    all.skipped += each.skipped;
  }
  return all;
}

/** Formats the last line of output, which tools parse: `N passed, N failed`. */
export function closingLine(totals: readonly WorkspaceTotals[]): string {
  const { passed, failed, skipped } = sum(totals);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
