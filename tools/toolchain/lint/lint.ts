import { join, resolve } from "node:path";
import type { Problem } from "./files/catalogue.ts";
import { checkFiles } from "./files/check-files.ts";
import { exampleRule, redoclyProblems } from "./redocly-problems.ts";

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Formats a mistake in one line: file, line, message and rule. */
export const shown = ({ file, line, message, rule }: Problem): string => `${file}:${line}: ${message} [${rule}]`;

function lines(printed: readonly Problem[], hidden: number, noun: string, where: string): string {
  const end = [
    `${counted(printed.length, "mistake")}. specs/README.md explains the rules.`,
    ...(hidden > 0
      ? [`${counted(hidden, noun)}${where} left out: fix the mistakes above first, then lint again.`]
      : []),
  ];
  return [...printed.map(shown), "", ...end].join("\n");
}

/** Returns the value that an enumeration lists and its description spells differently. Undefined for other problems. */
const misspeltValueOf = ({ rule, message }: Problem): string | undefined =>
  rule === "specwright/explained-values" ? /^"(.+)" is not among/.exec(message)?.[1] : undefined;

/**
 * Separates causes from other problems. Causes are misspelt values of enumerations, and schemas that reject several
 * examples. Other problems that mention a misspelt value are probably its consequences, so they are only counted.
 */
function byCause(problems: readonly Problem[]): { causes: Problem[]; others: Problem[]; followed: number } {
  const misspelt = problems.filter((problem) => misspeltValueOf(problem) !== undefined);
  const values = new Set(misspelt.map(misspeltValueOf));
  const isEffect = ({ message }: Problem): boolean => message.split(/[^\w-]+/).some((word) => values.has(word));
  const rest = problems.filter((problem) => !misspelt.includes(problem) && !isEffect(problem));
  const { schemas = [], others = [] } = Object.groupBy(rest, ({ rule, message }) =>
    rule === exampleRule && / in \d+ examples;/.test(message) ? "schemas" : "others",
  );
  const followed = problems.length - misspelt.length - rest.length;
  return { causes: [...misspelt, ...schemas], others, followed };
}

/**
 * Formats the mistakes. Broken references and syntax errors cause many other mistakes, so only they are printed if
 * there are any. Misspelt values of enumerations come first, without the problems that follow from them. A mistake in a
 * schema also makes examples wrong, so an example's problem is left out if its file has another mistake.
 */
export function report(problems: readonly Problem[]): string {
  if (problems.length === 0) return "The specifications comply with every rule.";
  const broken = problems.filter(({ rule }) => rule === "no-unresolved-refs");
  if (broken.length > 0) return lines(broken, problems.length - broken.length, "other problem", "");
  const mistaken = new Set(problems.filter(({ rule }) => rule !== exampleRule).map(({ file }) => file));
  const shownProblems = problems.filter(({ file, rule }) => rule !== exampleRule || !mistaken.has(file));
  const { causes, others, followed } = byCause(shownProblems);
  const hidden = problems.length - causes.length - others.length;
  return lines([...causes, ...others], hidden, "problem", followed > 0 ? " that may follow" : " in examples");
}

const inOrder = (left: Problem, right: Problem): number =>
  left.file === right.file ? left.line - right.line : left.file.localeCompare(right.file, "en");

/** Returns every mistake in the specifications of a repository, by file and line. */
export async function lintSpecifications(root: string): Promise<Problem[]> {
  const inDocuments = redoclyProblems(root);
  const problems = [...checkFiles(root), ...(await inDocuments)];
  // Remove duplicates, because two documents that share a file report its mistakes twice.
  return [...new Map(problems.map((problem) => [shown(problem), problem])).values()].toSorted(inOrder);
}

// Lints the specifications of a repository: `node lint.ts [FOLDER]`.
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
