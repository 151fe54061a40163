/** Reads accepted differences between the documentation and the specifications, each with its reason. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type Difference, lineOf } from "./differences.ts";

export interface Decision {
  /** Report line of the difference. `*` matches any characters. */
  readonly line: string;
  readonly reason: string;
}

const file = join(import.meta.dirname, "../../known-documentation-differences.yaml");

export const decisions = (): Decision[] =>
  (
    parse(readFileSync(file, "utf8")) as readonly { readonly reason: string; readonly lines: readonly string[] }[]
  ).flatMap(({ reason, lines }) => lines.map((line) => ({ line, reason })));

const patternOf = ({ line }: Decision): RegExp =>
  new RegExp(
    `^${line
      .split("*")
      .map((part) => RegExp.escape(part))
      .join(".*")}$`,
    "s",
  );

/** Returns the differences that aren't accepted. */
export function undecided(known: readonly Decision[], differences: readonly Difference[]): Difference[] {
  const patterns = known.map(patternOf);
  return differences.filter((difference) => !patterns.some((pattern) => pattern.test(lineOf(difference))));
}
