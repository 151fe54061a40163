import { isAbsent } from "../absent.ts";
import type { InputRule, Range } from "./schema.ts";

export type Input = Readonly<Record<string, unknown>>;
type Condition = NonNullable<InputRule["when"]>[string];

/** Condition of a rule. The rule applies only if the field meets it. */
interface FieldCondition {
  readonly name: string;
  readonly condition: Condition;
  readonly isMet: ValueTest;
}

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

/** Returns true for a value with content. Empty lists and objects count as empty, like empty strings. */
export const hasContent = (value: unknown): boolean => !isAbsent(value) && !isEmpty(value);

const isGiven = (input: Input, name: string): boolean => hasContent(input[name]);

/** Test of a field's value. `input` contains all fields. */
type ValueTest = (value: unknown, input: Input) => boolean;

/** Creates a test for one of several values. A number and its text count as the same value. */
function oneOf(values: readonly unknown[]): ValueTest {
  const texts = new Set(values.map(String));
  return (value) => texts.has(String(value));
}

const within =
  (bounds: Range): ValueTest =>
  (value) =>
    isWithin(Number(value), bounds);

const isList = (condition: Condition): condition is readonly (string | number | boolean)[] => Array.isArray(condition);

/** Creates the test of a condition. */
function conditionTest(condition: Condition): ValueTest {
  if (condition === "present") return hasContent;
  if (condition === "absent") return (value) => !hasContent(value);
  const isMet = isList(condition) ? oneOf(condition) : within(condition);
  return (value, input) => hasContent(value) && isMet(value, input);
}

function describeCondition({ name, condition }: FieldCondition): string {
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

const findingOf = (name: string | undefined, rule: string): Finding | undefined =>
  name === undefined ? undefined : { names: [name], rule };

/** Rules about present and missing fields. Each returns undefined if the input satisfies it. */
const presenceRules = {
  anyOf: (names, input) => (findGiven(names, input) === undefined ? { names, rule: "is required" } : undefined),
  oneOf(names, input) {
    const [first, second] = names.filter((name) => isGiven(input, name));
    return first === undefined
      ? { names, rule: "is required" }
      : findingOf(second, `is not allowed together with ${first}`);
  },
  together(names, input) {
    const given = findGiven(names, input);
    return given === undefined ? undefined : findingOf(findMissing(names, input), `is required together with ${given}`);
  },
  required: (names, input) => findingOf(findMissing(names, input), "is required"),
  forbidden: (names, input) => findingOf(findGiven(names, input), "is not allowed"),
} satisfies Readonly<Record<string, (names: readonly string[], input: Input) => Finding | undefined>>;

type ValueKind = "values" | "range" | "greaterThan" | "atLeast" | "same" | "different" | "decimals" | "distinct";

/** Kind of rule for one field: creates the test of its value, and describes it. */
interface ValueRule<Expected> {
  readonly testFor: (expected: Expected) => ValueTest;
  readonly describe: (expected: Expected) => string;
}

/** Creates a rule that compares a field with another field, if the other field is present. */
const comparison = (words: string, compare: (one: unknown, other: unknown) => boolean): ValueRule<string> => ({
  testFor: (other) => (value, input) => !isGiven(input, other) || compare(value, input[other]),
  describe: (other) => `${words} ${other}`,
});

/** Returns true if no two items have equal values in all of these fields. */
const areDistinct = (items: readonly Input[], names: readonly string[]): boolean =>
  new Set(items.map((item) => JSON.stringify(names.map((name) => item[name])))).size === items.length;

const valueRules = {
  values: { testFor: oneOf, describe: (allowed) => allowed.join(" or ") } satisfies ValueRule<readonly unknown[]>,
  range: { testFor: within, describe: describeBounds } satisfies ValueRule<Range>,
  greaterThan: comparison("greater than", (one, other) => Number(one) > Number(other)),
  atLeast: comparison("at least", (one, other) => Number(one) >= Number(other)),
  same: comparison("the same as", (one, other) => String(one) === String(other) || Number(one) === Number(other)),
  different: comparison("different from", (one, other) => String(one) !== String(other)),
  decimals: {
    testFor: (count) => (value) => (/\.(\d*?)0*$/.exec(String(value))?.[1] ?? "").length <= count,
    describe: (count) => (count === 0 ? "a whole number" : `a number with at most ${count} decimals`),
  } satisfies ValueRule<number>,
  distinct: {
    testFor: (names) => (list) => areDistinct(list as readonly Input[], names),
    describe: (names) => `a list without two items of the same ${names.join(" and ")}`,
  } satisfies ValueRule<readonly string[]>,
} as Readonly<Record<ValueKind, ValueRule<unknown>>>;

/** Part of a rule. Returns undefined if the input satisfies it. */
type Check = (input: Input) => Finding | undefined;

/** Cross-field rule in a form that is checked quickly. */
export interface CompiledRule {
  readonly conditions: readonly FieldCondition[];
  readonly checks: readonly Check[];
  /** Fields on whose values the rule depends. For all other fields, it only matters whether they are present. */
  readonly valueNames: ReadonlySet<unknown>;
}

/**
 * Returns the fields on whose values a rule may depend: those of its conditions and value rules, and the other field of a
 * comparison, which is the rule's expected value. The set also contains other expected values, which aren't field names.
 */
const valueNamesOf = (rule: InputRule): Set<unknown> =>
  new Set(
    [rule.when, ...Object.keys(valueRules).map((kind) => rule[kind as ValueKind])].flatMap((parts) =>
      Object.entries(parts ?? {}).flat(),
    ),
  );

/** Compiles a rule, so that it can check many inputs. */
export function compileRule(rule: InputRule): CompiledRule {
  const checks: Check[] = [];
  for (const [kind, check] of Object.entries(presenceRules)) {
    const names = rule[kind as keyof typeof presenceRules];
    if (names !== undefined) checks.push((input) => check(names, input));
  }
  for (const [kind, { testFor, describe }] of Object.entries(valueRules))
    for (const [name, expected] of Object.entries(rule[kind as ValueKind] ?? {})) {
      const isMet = testFor(expected);
      checks.push((input) => {
        const value = input[name];
        const isBroken = hasContent(value) && !isMet(value, input);
        return isBroken ? { names: [name], rule: `must be ${describe(expected)}` } : undefined;
      });
    }
  const conditions = Object.entries(rule.when ?? {}).map(([name, condition]) => {
    return { name, condition, isMet: conditionTest(condition) };
  });
  return { conditions, checks, valueNames: valueNamesOf(rule) };
}

/**
 * Describes the conditions of a rule for an error message: ` when orderType is Limit`, or an empty string without
 * conditions.
 */
const describeConditions = ({ conditions }: CompiledRule): string =>
  conditions.length === 0 ? "" : ` when ${conditions.map(describeCondition).join(" and ")}`;

/** Returns the first part of a rule that an input doesn't satisfy. Undefined if it satisfies the rule. */
function findBroken({ conditions, checks }: CompiledRule, input: Input): Finding | undefined {
  for (const { name, isMet } of conditions) if (!isMet(input[name], input)) return undefined;
  for (const check of checks) {
    const found = check(input);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the violation of the first cross-field rule that an input doesn't satisfy. Returns undefined if it satisfies
 * all rules.
 */
export function firstBroken(rules: readonly CompiledRule[], input: Input, prefix: string): Violation | undefined {
  for (const rule of rules) {
    const broken = findBroken(rule, input);
    if (broken === undefined) continue;
    const [name = ""] = broken.names;
    const field = broken.names.map((one) => prefix + one).join(" or ");
    return { field, rule: broken.rule + describeConditions(rule), value: input[name] };
  }
  return undefined;
}
