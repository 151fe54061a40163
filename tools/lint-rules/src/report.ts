import { exampleRule } from "./redocly-problems.ts";
import type { Problem } from "./files/data-file.ts";

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** One line for each mistake: where, what, and the rule. */
export const shown = ({ file, line, message, rule }: Problem): string => `${file}:${line}: ${message} [${rule}]`;

/**
 * What lint prints. A mistake in a schema makes examples wrong that name the schema again. So a problem of examples
 * in a file that has another mistake is left out.
 */
export function report(problems: readonly Problem[]): string {
  if (problems.length === 0) return "The specifications keep every rule.";
  const mistaken = new Set(problems.filter(({ rule }) => rule !== exampleRule).map(({ file }) => file));
  const printed = problems.filter(({ file, rule }) => rule !== exampleRule || !mistaken.has(file));
  const hidden = problems.length - printed.length;
  const end = [
    `${counted(printed.length, "mistake")}. specs/README.md explains the rules.`,
    ...(hidden > 0
      ? [`${counted(hidden, "problem")} in examples left out: mend the above first, then lint again.`]
      : []),
  ];
  return [...printed.map(shown), "", ...end].join("\n");
}
