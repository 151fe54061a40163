import type { InputRule, Range } from "./schema.ts";

type Input = Readonly<Record<string, unknown>>;
type Condition = NonNullable<InputRule["when"]>[string];
type Comparison = "greaterThan" | "atLeast" | "same" | "different";

/** Whether a field of an input is not sent: it is absent, null or empty. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";

/** The field that breaks a rule between fields, and what it must be. */
export interface BrokenRule {
  readonly field: string;
  readonly rule: string;
  readonly value: unknown;
}

const isGiven = (input: Input, name: string): boolean => !isAbsent(input[name]);

const isOneOf = (value: unknown, values: readonly unknown[]): boolean => {
  const text = String(value);
  return values.some((one) => String(one) === text);
};

const isList = (condition: Condition): condition is readonly (string | number | boolean)[] => Array.isArray(condition);

function holds(condition: Condition, value: unknown): boolean {
  // Most conditions are about fields that most inputs do not have.
  if (isAbsent(value)) return condition === "absent";
  if (typeof condition === "string") return condition === "present";
  return isList(condition) ? isOneOf(value, condition) : isWithin(Number(value), condition);
}

function sayCondition([name, condition]: readonly [string, Condition]): string {
  if (condition === "present") return `${name} is given`;
  if (condition === "absent") return `${name} is not given`;
  return `${name} is ${isList(condition) ? condition.join(" or ") : sayBounds(condition)}`;
}

/** `from 1 to 200`, `at least 1`, `above 0`. */
function sayBounds({ minimum, maximum, exclusiveMinimum }: Range): string {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  const parts = [
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ];
  return parts.join(" and ");
}

const isWithin = (value: number, { minimum, maximum, exclusiveMinimum }: Range): boolean =>
  value >= (minimum ?? -Infinity) &&
  value <= (maximum ?? Infinity) &&
  (exclusiveMinimum === undefined || value > exclusiveMinimum);

/** What breaks a rule, as the fields in question and what they must be. */
interface Finding {
  readonly names: readonly string[];
  readonly rule: string;
}

/** What is wrong about which fields are given. */
function presence({ anyOf, oneOf, together, required, forbidden }: InputRule, input: Input): Finding | undefined {
  const given = (name: string) => isGiven(input, name);
  const missing = (name: string) => !isGiven(input, name);
  for (const names of [anyOf, oneOf]) if (names?.every(missing)) return { names, rule: "is required" };
  if (oneOf !== undefined) {
    const [first, second] = oneOf.filter(given);
    if (second !== undefined) return { names: [second], rule: `is not allowed beside ${first}` };
  }
  const known = together?.find(given);
  const other = known === undefined ? undefined : together?.find(missing);
  if (other !== undefined) return { names: [other], rule: `is required beside ${known}` };
  const lacking = required?.find(missing);
  if (lacking !== undefined) return { names: [lacking], rule: "is required" };
  const excess = forbidden?.find(given);
  return excess === undefined ? undefined : { names: [excess], rule: "is not allowed" };
}

/** How a field must compare with another one: what holds, and the words for it. */
const comparisons: Readonly<
  Record<Comparison, readonly [holds: (one: unknown, other: unknown) => boolean, words: string]>
> = {
  greaterThan: [(one, other) => Number(one) > Number(other), "greater than"],
  atLeast: [(one, other) => Number(one) >= Number(other), "at least"],
  same: [(one, other) => String(one) === String(other) || Number(one) === Number(other), "the same as"],
  different: [(one, other) => String(one) !== String(other), "different from"],
};

function wrongComparison(kind: Comparison, pairs: Readonly<Record<string, string>>, input: Input): Finding | undefined {
  const [isRight, words] = comparisons[kind];
  for (const name in pairs) {
    const other = pairs[name] ?? "";
    if (isGiven(input, name) && isGiven(input, other) && !isRight(input[name], input[other]))
      return { names: [name], rule: `must be ${words} ${other}` };
  }
  return undefined;
}

/** What is wrong about the value of a field that is given. */
function wrongValue(rule: InputRule, input: Input): Finding | undefined {
  const { values, range } = rule;
  for (const name in values) {
    const allowed = values[name] ?? [];
    if (isGiven(input, name) && !isOneOf(input[name], allowed))
      return { names: [name], rule: `must be ${allowed.join(" or ")}` };
  }
  for (const name in range) {
    const bounds = range[name] ?? {};
    if (isGiven(input, name) && !isWithin(Number(input[name]), bounds))
      return { names: [name], rule: `must be ${sayBounds(bounds)}` };
  }
  for (const kind in comparisons) {
    const pairs = rule[kind as Comparison];
    const found = pairs && wrongComparison(kind as Comparison, pairs, input);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** ` when orderType is Limit`, or nothing for a rule without conditions. */
function because(when: NonNullable<InputRule["when"]>): string {
  const conditions = Object.entries(when);
  return conditions.length === 0 ? "" : ` when ${conditions.map(sayCondition).join(" and ")}`;
}

/** The field of an input that breaks a rule between fields, or undefined. `prefix` is the path of the object. */
export function brokenRule(rule: InputRule, input: Input, prefix: string): BrokenRule | undefined {
  const { when = {} } = rule;
  for (const name in when) if (!holds(when[name] as Condition, input[name])) return undefined;
  const found = presence(rule, input) ?? wrongValue(rule, input);
  if (found === undefined) return undefined;
  const [name = ""] = found.names;
  const field = found.names.map((one) => prefix + one).join(" or ");
  return { field, rule: found.rule + because(when), value: input[name] };
}
