import { checkFiles } from "./files/check-files.ts";
import type { Problem } from "./files/problem.ts";
import { redoclyProblems } from "./redocly-problems.ts";
import { shown } from "./report.ts";

const inOrder = (left: Problem, right: Problem): number =>
  left.file === right.file ? left.line - right.line : left.file.localeCompare(right.file, "en");

/** Every mistake in the specifications of a repository, by file and line. */
export async function lintSpecifications(root: string): Promise<Problem[]> {
  const inDocuments = redoclyProblems(root);
  const problems = [...checkFiles(root), ...(await inDocuments)];
  // Two documents that share a file report its mistakes twice.
  return [...new Map(problems.map((problem) => [shown(problem), problem])).values()].toSorted(inOrder);
}
