import type { Problem } from "./files/problem.ts";

/** Rules that compare examples with their schemas. */
const exampleRules = new Set([
  "no-invalid-media-type-examples",
  "no-invalid-parameter-examples",
  "no-invalid-schema-examples",
  "specwright/valid-message-examples",
]);

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** One line for each mistake: where, what, and the rule. */
export const shown = ({ file, line, message, rule }: Problem): string => `${file}:${line}: ${message} [${rule}]`;

/**
 * What lint prints. One mistake in a schema makes many examples wrong, also those of another document that shares the schema.
 * So problems of examples are printed only when nothing else is wrong.
 */
export function report(problems: readonly Problem[]): string {
  if (problems.length === 0) return "The specifications keep every rule.";
  const causes = problems.filter(({ rule }) => !exampleRules.has(rule));
  const printed = causes.length > 0 ? causes : problems;
  const hidden = problems.length - printed.length;
  const end = [
    `${counted(printed.length, "mistake")}. specs/README.md explains the rules.`,
    ...(hidden > 0
      ? [`${counted(hidden, "problem")} in examples left out: mend the above first, then lint again.`]
      : []),
  ];
  return [...printed.map(shown), "", ...end].join("\n");
}
