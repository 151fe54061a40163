/** Lints the specifications below a folder: `node lint.ts [FOLDER]`. One line for each mistake, with its file and line. */
import { join, resolve } from "node:path";
import { checkFiles } from "./files/check-files.ts";
import type { Problem } from "./files/problem.ts";
import { redoclyProblems } from "./redocly-problems.ts";

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../../.."));

const inOrder = (left: Problem, right: Problem): number =>
  left.file < right.file ? -1 : left.file > right.file ? 1 : left.line - right.line;

try {
  const documents = redoclyProblems(root);
  const problems = [...checkFiles(root), ...(await documents)].toSorted(inOrder);
  // Two documents that share a file report its mistakes twice.
  const lines = new Set(problems.map(({ file, line, rule, message }) => `${file}:${line}: ${message} [${rule}]`));
  for (const line of lines) console.error(line);
  console.error(
    lines.size === 0
      ? "The specifications keep every rule."
      : `\n${lines.size} mistakes. specs/README.md explains the rules.`,
  );
  if (lines.size > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
