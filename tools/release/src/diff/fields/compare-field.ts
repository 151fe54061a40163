import type { Field } from "@specwright-tools/model/fields";
import type { Direction, Finding } from "../change.ts";
import { compareBounds } from "./compare-bounds.ts";
import { compareRules } from "./compare-rules.ts";
import {
  compareDefault,
  compareFormat,
  comparePattern,
  compareTypes,
  compareValues,
  without,
} from "./compare-values.ts";
import { compareWording } from "../wording.ts";

/** The words for a field that every response has from now on. */
export const alwaysPresent = "always present";

function compareRequired(direction: Direction, before: Field, after: Field): Finding[] {
  if (before.isRequired === after.isRequired) return compareRequiredOnSuccess(before, after);
  if (direction === "request")
    return after.isRequired ? [["major", "is required (was optional)"]] : [["minor", "is optional (was required)"]];
  if (after.isRequired) return [["minor", `is ${alwaysPresent} (was optional)`]];
  const where = after.isRequiredOnSuccess ? ", but not from a success" : "";
  return [["major", `may be absent${where} (was ${alwaysPresent})`]];
}

function compareRequiredOnSuccess(before: Field, after: Field): Finding[] {
  if (before.isRequiredOnSuccess === after.isRequiredOnSuccess) return [];
  return after.isRequiredOnSuccess
    ? [
        [
          "minor",
          "is present in every success (was optional), and the client takes one without it for an unknown outcome",
        ],
      ]
    : [["major", `may be absent from a success (was ${alwaysPresent})`]];
}

/** Users read an entry of a tuple by its position. */
const comparePosition = ({ position: old }: Field, { position: now }: Field): Finding[] =>
  old === now ? [] : [["major", `is entry ${now} (was entry ${old})`]];

function compareClosed(direction: Direction, before: Field, after: Field): Finding[] {
  if (before.isClosed === after.isClosed || direction === "response") return [];
  return after.isClosed
    ? [["major", "accepts no other fields (accepted any)"]]
    : [["minor", "accepts other fields, too (accepted none)"]];
}

function compareDeprecation(before: Field, after: Field): Finding[] {
  if (before.isDeprecated === after.isDeprecated) return [];
  return after.isDeprecated ? [["minor", "is deprecated"]] : [["patch", "is no longer deprecated"]];
}

/** What changed about a field that both versions have. */
export function compareField(direction: Direction, before: Field, after: Field): Finding[] {
  // Values, patterns and bounds of one type say nothing about another.
  const isOfOtherType = after.types.length > 0 && without(before.types, after.types).length === before.types.length;
  const ofType = isOfOtherType
    ? []
    : [
        ...compareValues(direction, before, after),
        ...comparePattern(direction, before, after),
        ...compareFormat(before, after),
        ...compareBounds(direction, before, after),
      ];
  return [
    ...compareTypes(direction, before, after),
    ...compareRequired(direction, before, after),
    ...comparePosition(before, after),
    ...ofType,
    ...compareDefault(direction, before, after),
    ...compareClosed(direction, before, after),
    ...(direction === "request" ? compareRules(before.rules, after.rules) : []),
    ...compareDeprecation(before, after),
    ...compareWording(before.description, after.description),
    // A pattern that changes is told in these words.
    ...(before.pattern === after.pattern
      ? compareWording(before.patternInWords, after.patternInWords, "explains its pattern as")
      : []),
  ];
}
