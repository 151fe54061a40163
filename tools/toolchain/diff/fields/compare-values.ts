/** Compares the values that a field accepts: bounds, types, enumerated values, default, pattern and format. */
import type { Bound, Field } from "../../model/fields.ts";
import { without, type Direction, type Finding, type Impact } from "../change.ts";

/** Phrases for each bound. If `isUpper` is true, a greater number is looser. */
const bounds = {
  minimum: { words: "must be at least", isUpper: false, unit: "" },
  maximum: { words: "may be at most", isUpper: true, unit: "" },
  minLength: { words: "must have at least", isUpper: false, unit: " characters" },
  maxLength: { words: "may have at most", isUpper: true, unit: " characters" },
  minItems: { words: "must have at least", isUpper: false, unit: " items" },
  maxItems: { words: "may have at most", isUpper: true, unit: " items" },
  exclusiveMinimum: { words: "must be more than", isUpper: false, unit: "" },
  exclusiveMaximum: { words: "must be less than", isUpper: true, unit: "" },
  minProperties: { words: "must have at least", isUpper: false, unit: " fields" },
  maxProperties: { words: "may have at most", isUpper: true, unit: " fields" },
} as const satisfies Readonly<Record<Bound, object>>;

function compareBound(name: Bound, direction: Direction, before: Field, after: Field): Finding[] {
  const { words, isUpper, unit } = bounds[name];
  const [old, now] = [before[name], after[name]];
  if (old === now) return [];
  const isTighter = now !== undefined && (old === undefined || (isUpper ? now < old : now > old));
  const impact: Impact = direction === "response" ? "patch" : isTighter ? "major" : "minor";
  if (now === undefined) return [[impact, `no longer ${words} ${old}${unit}`]];
  return [[impact, `${words} ${now}${unit} (was ${old ?? "not limited"})`]];
}

/** Compares the bounds of a field. A tighter bound breaks users who write the field. */
export const compareBounds = (direction: Direction, before: Field, after: Field): Finding[] =>
  (Object.keys(bounds) as Bound[]).flatMap((name) => compareBound(name, direction, before, after));

/** Returns whether each multiple of `step` is also a multiple of `of`. Both may be decimals. */
const isMultiple = (step: number, of: number): boolean => Math.abs(step / of - Math.round(step / of)) < 1e-9;

/** Compares the step of a number, and whether a string may be in lower case. */
export function compareSteps(direction: Direction, before: Field, after: Field): Finding[] {
  const [old, now] = [before.multipleOf, after.multipleOf];
  const isLooser = now === undefined || (old !== undefined && isMultiple(old, now));
  const impact: Impact = direction === "response" ? "patch" : isLooser ? "minor" : "major";
  const was = old === undefined ? "any number" : `a multiple of ${old}`;
  const words = now === undefined ? `may be any number (was ${was})` : `must be a multiple of ${now} (was ${was})`;
  const steps: Finding[] = old === now ? [] : [[impact, words]];
  if (before.isUppercase === after.isUppercase || direction === "response") return steps;
  return [
    ...steps,
    after.isUppercase ? ["major", "is rejected in lower case"] : ["minor", "is accepted in lower case"],
  ];
}

const quoted = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(", ");
const plural = (values: readonly unknown[]): string => (values.length === 1 ? "" : "s");

export function compareTypes(direction: Direction, before: Field, after: Field): Finding[] {
  const [old, now] = [before.types, after.types];
  const [added, removed] = [without(now, old), without(old, now)];
  if (added.length === 0 && removed.length === 0) return [];
  const name = (types: readonly string[]) => (types.length === 0 ? "any value" : types.join(" or "));
  const isWider = removed.length === 0 ? now.length > 0 : now.length === 0;
  const isNarrower = added.length === 0 ? old.length > 0 && now.length > 0 : old.length === 0;
  const isSafe = direction === "request" ? isWider && !isNarrower : isNarrower && !isWider;
  return [[isSafe ? "minor" : "major", `is ${name(now)} (was ${name(old)})`]];
}

/**
 * Compares enumerated values. The direction determines whether a change breaks users who write the field or users who
 * read it.
 */
export function compareValues(direction: Direction, before: Field, after: Field): Finding[] {
  const [old, now] = [before.values, after.values];
  if (old === undefined || now === undefined) {
    const isRequest = direction === "request";
    const [verb, past] = isRequest ? ["accepts", "accepted"] : ["has", "had"];
    if (old !== undefined)
      return [[isRequest ? "minor" : "major", `${verb} any value (${past} only ${quoted(old.list)})`]];
    if (now === undefined) return [];
    const values = `${quoted(now.list)}${now.isOpen ? " and unknown values" : ""}`;
    return [[isRequest && !now.isOpen ? "major" : "minor", `${verb} only ${values} (${past} any value)`]];
  }
  const [added, removed] = [without(now.list, old.list), without(old.list, now.list)];
  const findings: Finding[] = [];
  if (direction === "request") {
    if (added.length > 0) findings.push(["minor", `accepts ${quoted(added)}`]);
    if (removed.length > 0) findings.push(["major", `no longer accepts ${quoted(removed)}`]);
  } else {
    const impact = now.isOpen && old.isOpen ? "minor" : "major";
    if (added.length > 0) findings.push([impact, `has the new value${plural(added)} ${quoted(added)}`]);
    if (removed.length > 0) findings.push(["minor", `no longer has the value${plural(removed)} ${quoted(removed)}`]);
    if (old.isOpen !== now.isOpen)
      findings.push(
        now.isOpen
          ? ["major", `may have unknown values (had only ${quoted(old.list)})`]
          : ["minor", `has only the values ${quoted(now.list)} (had other values as well)`],
      );
  }
  return findings;
}

export function compareDefault(direction: Direction, before: Field, after: Field): Finding[] {
  const [old, now] = [before.default, after.default];
  if (old === now) return [];
  if (direction === "response") return [["patch", `has the default ${now ?? "none"} (was ${old ?? "none"})`]];
  if (old === undefined) return [["minor", `has the default ${now}, which was not documented before`]];
  if (now === undefined) return [["minor", `no longer documents its default, which was ${old}`]];
  return [["major", `has the default ${now} (was ${old})`]];
}

/** Describes a pattern by its error message. Without an error message, describes it by the pattern itself. */
const describePattern = ({ pattern, patternInWords }: Field): string => patternInWords || `must match \`${pattern}\``;

/** Returns the bounds of repetitions in a pattern, such as `{1,36}`, and the pattern without them. */
function repetitionsOf(pattern: string): { ranges: [least: number, most: number][]; rest: string } {
  const repetition = /\{(\d+)(,?)(\d*)\}/g;
  const ranges = [...pattern.matchAll(repetition)].map(([, least = "", comma = "", most = ""]): [number, number] => [
    Number(least),
    comma === "" ? Number(least) : most === "" ? Infinity : Number(most),
  ]);
  return { ranges, rest: pattern.replaceAll(repetition, "{}") };
}

/**
 * Returns whether two patterns differ only in repetitions, and the second allows at least the repetitions of the first.
 */
function allowsLonger(old: string, now: string): boolean {
  const [before, after] = [repetitionsOf(old), repetitionsOf(now)];
  return (
    before.rest === after.rest &&
    before.ranges.every(([least, most], at) => {
      const [newLeast = 0, newMost = 0] = after.ranges[at] ?? [];
      return newLeast <= least && newMost >= most;
    })
  );
}

export function comparePattern(direction: Direction, before: Field, after: Field): Finding[] {
  const [old, now] = [before.pattern, after.pattern];
  if (old === now) return [];
  if (now === undefined)
    return [[direction === "response" ? "patch" : "minor", `may be any text (${describePattern(before)} before)`]];
  const isLooser = old !== undefined && allowsLonger(old, now);
  const impact = direction === "response" ? "patch" : isLooser ? "minor" : "major";
  const words = after.patternInWords;
  if (old === undefined) return [[impact, `${describePattern(after)} (was any text)`]];
  if (words === "" || words === before.patternInWords)
    return [[impact, `${words === "" ? "must match" : `${words}:`} \`${now}\` (was \`${old}\`)`]];
  return [[impact, `${words} (before: ${describePattern(before)})`]];
}

export function compareFormat({ format: old }: Field, { format: now }: Field): Finding[] {
  if (old === now) return [];
  if (now === undefined) return [["patch", `no longer has the format \`${old}\``]];
  return [["patch", `has the format \`${now}\`${old === undefined ? "" : ` (was \`${old}\`)`}`]];
}
