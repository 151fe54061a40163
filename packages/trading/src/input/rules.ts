import { isAbsent } from "./absent.ts";
import type { InputRule, Range } from "./schema.ts";

type Input = Readonly<Record<string, unknown>>;
type Condition = NonNullable<InputRule["when"]>[string];

/** The field that breaks a rule between fields, and what it must be. */
export interface BrokenRule {
  readonly field: string;
  readonly rule: string;
  readonly value: unknown;
}

const isGiven = (input: Input, name: string): boolean => !isAbsent(input[name]);

const hasOneOf = (input: Input, name: string, values: readonly unknown[]): boolean =>
  values.some((value) => String(value) === String(input[name]));

const isList = (condition: Condition): condition is readonly (string | number | boolean)[] => Array.isArray(condition);

function holds(condition: Condition, input: Input, name: string): boolean {
  if (condition === "absent") return !isGiven(input, name);
  if (isList(condition)) return hasOneOf(input, name, condition);
  return isGiven(input, name) && (condition === "present" || isWithin(Number(input[name]), condition));
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

/** What is wrong about which fields are given, as field and rule. */
function presence(
  { anyOf, oneOf, together, required, forbidden }: InputRule,
  input: Input,
): { names: readonly string[]; rule: string } | undefined {
  const given = (names: readonly string[] = []) => names.filter((name) => isGiven(input, name));
  const missing = (names: readonly string[] = []) => names.find((name) => !isGiven(input, name));
  for (const names of [anyOf, oneOf]) {
    if (names !== undefined && given(names).length === 0) return { names, rule: "is required" };
  }
  const [first, second] = given(oneOf);
  if (second !== undefined) return { names: [second], rule: `is not allowed beside ${first}` };
  const [known] = given(together);
  const other = known === undefined ? undefined : missing(together);
  if (other !== undefined) return { names: [other], rule: `is required beside ${known}` };
  const lacking = missing(required);
  if (lacking !== undefined) return { names: [lacking], rule: "is required" };
  const [excess] = given(forbidden);
  return excess === undefined ? undefined : { names: [excess], rule: "is not allowed" };
}

/** What is wrong about the value of a field that is given. */
function wrongValue({ values = {}, range = {}, greaterThan = {} }: InputRule, input: Input) {
  for (const [name, allowed] of Object.entries(values)) {
    if (isGiven(input, name) && !hasOneOf(input, name, allowed))
      return { name, rule: `must be ${allowed.join(" or ")}` };
  }
  for (const [name, bounds] of Object.entries(range)) {
    if (isGiven(input, name) && !isWithin(Number(input[name]), bounds))
      return { name, rule: `must be ${sayBounds(bounds)}` };
  }
  for (const [name, other] of Object.entries(greaterThan)) {
    if (isGiven(input, name) && isGiven(input, other) && Number(input[name]) <= Number(input[other]))
      return { name, rule: `must be greater than ${other}` };
  }
  return undefined;
}

/** The field of an input that breaks a rule between fields, or undefined. `prefix` is the path of the object. */
export function brokenRule(rule: InputRule, input: Input, prefix: string): BrokenRule | undefined {
  const conditions = Object.entries(rule.when ?? {});
  if (!conditions.every(([name, condition]) => holds(condition, input, name))) return undefined;
  const because = conditions.length === 0 ? "" : ` when ${conditions.map(sayCondition).join(" and ")}`;
  const misplaced = presence(rule, input);
  if (misplaced !== undefined) {
    const [name = ""] = misplaced.names;
    const field = misplaced.names.map((one) => prefix + one).join(" or ");
    return { field, rule: misplaced.rule + because, value: input[name] };
  }
  const wrong = wrongValue(rule, input);
  return wrong && { field: prefix + wrong.name, rule: wrong.rule + because, value: input[wrong.name] };
}
