import { isAbsent } from "../absent.ts";
import type { InputRule, Range } from "./schema.ts";

export type Input = Readonly<Record<string, unknown>>;
type Condition = NonNullable<InputRule["when"]>[string];

/** Violation of a rule by one field. */
export interface Violation {
  /** Path of the field: `request[1].qty`. */
  readonly field: string;
  /** Violated rule, such as `must be an object`. */
  readonly rule: string;
  readonly value: unknown;
  /** Known fields of the same object. Present only if the violation is an unknown field. */
  readonly known?: readonly string[];
}

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !(value instanceof Blob) && Object.keys(value).length === 0;

/** Returns true if a field has content. Empty lists and objects count as empty, like empty strings. */
const isGiven = (input: Input, name: string): boolean => !isAbsent(input[name]) && !isEmpty(input[name]);

const isOneOf = (value: unknown, values: readonly unknown[]): boolean =>
  values.includes(value) || values.map(String).includes(String(value));

const isList = (condition: Condition): condition is readonly (string | number | boolean)[] => Array.isArray(condition);

function isConditionMet(condition: Condition, value: unknown): boolean {
  if (isAbsent(value) || isEmpty(value)) return condition === "absent";
  if (typeof condition === "string") return condition === "present";
  return isList(condition) ? isOneOf(value, condition) : isWithin(Number(value), condition);
}

function describeCondition([name, condition]: readonly [string, Condition]): string {
  if (condition === "present") return `${name} is given`;
  if (condition === "absent") return `${name} is not given`;
  return `${name} is ${isList(condition) ? condition.join(" or ") : describeBounds(condition)}`;
}

/** Describes bounds for an error message: `from 1 to 200`, `at least 1`, `above 0`. */
export function describeBounds({ minimum, maximum, exclusiveMinimum }: Range): string {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  const parts = [
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ];
  return parts.join(" and ");
}

export const isWithin = (
  value: number,
  { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity }: Range,
): boolean => value >= minimum && value <= maximum && value > exclusiveMinimum;

/** Violated rule, and the fields that violate it. */
interface Finding {
  readonly names: readonly string[];
  readonly rule: string;
}

const findGiven = (names: readonly string[], input: Input) => names.find((name) => isGiven(input, name));
const findMissing = (names: readonly string[], input: Input) => names.find((name) => !isGiven(input, name));

/** Checks that exactly one of these fields is given. Returns undefined if the input satisfies it. */
function exclusive(names: readonly string[], input: Input): Finding | undefined {
  const [first, second] = names.filter((name) => isGiven(input, name));
  if (first === undefined) return { names, rule: "is required" };
  return second === undefined ? undefined : { names: [second], rule: `is not allowed together with ${first}` };
}

/** Checks that either all or none of these fields are given. Returns undefined if the input satisfies it. */
function complete(names: readonly string[], input: Input): Finding | undefined {
  const given = findGiven(names, input);
  const missing = given && findMissing(names, input);
  return missing === undefined ? undefined : { names: [missing], rule: `is required together with ${given}` };
}

/** Checks a rule about present and missing fields. Returns undefined if the input satisfies it. */
function presence({ anyOf, oneOf, together, required, forbidden }: InputRule, input: Input): Finding | undefined {
  if (anyOf && findGiven(anyOf, input) === undefined) return { names: anyOf, rule: "is required" };
  const finding = (oneOf && exclusive(oneOf, input)) ?? (together && complete(together, input));
  if (finding) return finding;
  const missing = required && findMissing(required, input);
  if (missing !== undefined) return { names: [missing], rule: "is required" };
  const excess = forbidden && findGiven(forbidden, input);
  return excess === undefined ? undefined : { names: [excess], rule: "is not allowed" };
}

type ValueKind = "values" | "range" | "greaterThan" | "atLeast" | "same" | "different" | "decimals" | "distinct";

/** Rule for one field: a test of its value, and its description. */
interface ValueRule<Expected> {
  readonly isMet: (value: unknown, expected: Expected, input: Input) => boolean;
  readonly describe: (expected: Expected) => string;
}

/** Creates a rule that compares a field with another field, if the other field is present. */
const comparison = (words: string, compare: (one: unknown, other: unknown) => boolean): ValueRule<string> => ({
  isMet: (value, other, input) => !isGiven(input, other) || compare(value, input[other]),
  describe: (other) => `${words} ${other}`,
});

/** Returns true if no two items have equal values in all of these fields. */
const areDistinct = (items: readonly Input[], names: readonly string[]): boolean =>
  new Set(items.map((item) => JSON.stringify(names.map((name) => item[name])))).size === items.length;

const valueRules = {
  values: { isMet: isOneOf, describe: (allowed) => allowed.join(" or ") } satisfies ValueRule<readonly unknown[]>,
  range: {
    isMet: (value, bounds) => isWithin(Number(value), bounds),
    describe: describeBounds,
  } satisfies ValueRule<Range>,
  greaterThan: comparison("greater than", (one, other) => Number(one) > Number(other)),
  atLeast: comparison("at least", (one, other) => Number(one) >= Number(other)),
  same: comparison("the same as", (one, other) => String(one) === String(other) || Number(one) === Number(other)),
  different: comparison("different from", (one, other) => String(one) !== String(other)),
  decimals: {
    isMet: (value, count) => (/\.(\d*?)0*$/.exec(String(value))?.[1] ?? "").length <= count,
    describe: (count) => (count === 0 ? "a whole number" : `a number with at most ${count} decimals`),
  } satisfies ValueRule<number>,
  distinct: {
    isMet: (list, names) => areDistinct(list as readonly Input[], names),
    describe: (names) => `a list without two items of the same ${names.join(" and ")}`,
  } satisfies ValueRule<readonly string[]>,
} as Readonly<Record<string, ValueRule<unknown> | undefined>>;

/** Checks a rule about the values of present fields. Returns undefined if the input satisfies it. */
function wrongValue(rule: InputRule, input: Input): Finding | undefined {
  for (const kind in rule) {
    const valueRule = valueRules[kind];
    if (valueRule === undefined) continue;
    const expectedValues: Readonly<Record<string, unknown>> = rule[kind as ValueKind] ?? {};
    for (const name in expectedValues) {
      const expected = expectedValues[name];
      if (isGiven(input, name) && !valueRule.isMet(input[name], expected, input))
        return { names: [name], rule: `must be ${valueRule.describe(expected)}` };
    }
  }
  return undefined;
}

/**
 * Describes the conditions of a rule for an error message: ` when orderType is Limit`, or an empty string without
 * conditions.
 */
function describeConditions(when: InputRule["when"] = {}): string {
  const conditions = Object.entries(when);
  return conditions.length === 0 ? "" : ` when ${conditions.map(describeCondition).join(" and ")}`;
}

/**
 * Returns the violation of a cross-field rule. Returns undefined if the input satisfies the rule. `prefix` is the path
 * of the object.
 */
function brokenRule(rule: InputRule, input: Input, prefix: string): Violation | undefined {
  const { when } = rule;
  if (when !== undefined)
    for (const name in when) if (!isConditionMet(when[name] as Condition, input[name])) return undefined;
  const found = presence(rule, input) ?? wrongValue(rule, input);
  return found && toViolation(found, when, input, prefix);
}

function toViolation({ names, rule }: Finding, when: InputRule["when"], input: Input, prefix: string): Violation {
  const [name = ""] = names;
  const field = names.map((one) => prefix + one).join(" or ");
  return { field, rule: rule + describeConditions(when), value: input[name] };
}

/**
 * Returns the violation of the first cross-field rule that an input doesn't satisfy. Returns undefined if it satisfies
 * all rules.
 */
export function firstBroken(rules: readonly InputRule[], input: Input, prefix: string): Violation | undefined {
  for (const rule of rules) {
    const violation = brokenRule(rule, input, prefix);
    if (violation) return violation;
  }
  return undefined;
}
