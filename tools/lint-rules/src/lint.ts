/** Lints the specifications of a repository: `node lint.ts [FOLDER]`. */
import { join, resolve } from "node:path";
import { lintSpecifications } from "./lint-specifications.ts";
import { report } from "./report.ts";

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
