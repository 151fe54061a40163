/** Lints the specifications of a repository: `node lint.ts [FOLDER]`. */
import { join, resolve } from "node:path";
import { lintSpecifications, shown } from "./lint-specifications.ts";

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../../.."));

try {
  const problems = await lintSpecifications(root);
  for (const problem of problems) console.error(shown(problem));
  const end = `\n${problems.length} mistakes. specs/README.md explains the rules.`;
  console.error(problems.length === 0 ? "The specifications keep every rule." : end);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
