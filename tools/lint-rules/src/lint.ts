/** Lints the specifications of a repository: `node lint.ts [FOLDER]`. */
import { join, resolve } from "node:path";
import { checkFiles } from "./files/check-files.ts";
import type { Problem } from "./files/data-file.ts";
import { redoclyProblems } from "./redocly-problems.ts";
import { shown, report } from "./report.ts";

const inOrder = (left: Problem, right: Problem): number =>
  left.file === right.file ? left.line - right.line : left.file.localeCompare(right.file, "en");

/** Every mistake in the specifications of a repository, by file and line. */
export async function lintSpecifications(root: string): Promise<Problem[]> {
  const inDocuments = redoclyProblems(root);
  const problems = [...checkFiles(root), ...(await inDocuments)];
  // Two documents that share a file report its mistakes twice.
  return [...new Map(problems.map((problem) => [shown(problem), problem])).values()].toSorted(inOrder);
}

if (import.meta.main) {
  const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../../.."));

  try {
    console.error("Checking the specifications …");
    const problems = await lintSpecifications(root);
    console.error(report(problems));
    if (problems.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
