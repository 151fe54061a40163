/** Evaluates `x-input-rules` for an input. `specs/README.md` explains the rules. */
import { type Node, isObject, listOf } from "./document.ts";

/** Returns the value if it is an object, otherwise an empty object. */
export const named = (value: unknown): Node => (isObject(value) ? value : {});
const comparisons = ["greaterThan", "atLeast", "same", "different"] as const;
const lists = ["anyOf", "oneOf", "together", "required", "forbidden"] as const;

/** Converts a value to a string before it is compared, because a query has no numbers. */
export const comparedText = (value: unknown): string => String(value);

/** Returns the names of the fields that a rule refers to. */
export function ruleFields(rule: Node): Set<string> {
  const keys = ["when", "values", "range", ...comparisons].flatMap((key) => Object.keys(named(rule[key])));
  const others = comparisons.flatMap((key) => Object.values(named(rule[key])).map(String));
  return new Set([...keys, ...others, ...lists.flatMap((key) => listOf(rule[key]).map(String))]);
}

/** Returns whether an input has a field. A field that is null or an empty string counts as missing. */
const given = (input: Node, name: unknown): boolean => ![undefined, null, ""].includes(input[String(name)] as never);

function isWithin(value: unknown, bounds: Node): boolean {
  const number = Number(value);
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = bounds as Record<string, number>;
  return (
    number >= minimum && number <= maximum && (bounds["exclusiveMinimum"] === undefined || number > exclusiveMinimum)
  );
}

const isOneOf = (value: unknown, values: unknown): boolean =>
  [value].flat().every((one) => listOf(values).map(comparedText).includes(comparedText(one)));

function holds(input: Node, name: string, condition: unknown): boolean {
  if (condition === "present") return given(input, name);
  if (condition === "absent") return !given(input, name);
  if (!given(input, name)) return false;
  return isObject(condition) ? isWithin(input[name], condition) : isOneOf(input[name], condition);
}

const compare: Readonly<Record<(typeof comparisons)[number], (left: unknown, right: unknown) => boolean>> = {
  greaterThan: (left, right) => Number(left) > Number(right),
  atLeast: (left, right) => Number(left) >= Number(right),
  same: (left, right) => left === right,
  different: (left, right) => left !== right,
};

/** Returns whether an input breaks a rule. */
function isBroken(rule: Node, input: Node): boolean {
  if (!Object.entries(named(rule["when"])).every(([name, condition]) => holds(input, name, condition))) return false;
  const count = (key: string) => listOf(rule[key]).filter((name) => given(input, name)).length;
  const size = (key: string) => listOf(rule[key]).length;
  return (
    count("required") < size("required") ||
    count("forbidden") > 0 ||
    (size("anyOf") > 0 && count("anyOf") === 0) ||
    (size("oneOf") > 0 && count("oneOf") !== 1) ||
    (count("together") > 0 && count("together") < size("together")) ||
    Object.entries(named(rule["values"])).some(
      ([name, values]) => given(input, name) && !isOneOf(input[name], values),
    ) ||
    Object.entries(named(rule["range"])).some(
      ([name, bounds]) => given(input, name) && !isWithin(input[name], named(bounds)),
    ) ||
    comparisons.some((key) =>
      Object.entries(named(rule[key])).some(
        ([name, other]) =>
          given(input, name) && given(input, other) && !compare[key](input[name], input[String(other)]),
      ),
    )
  );
}

/** Returns the message of each rule that an input breaks. */
export const brokenRules = (rules: unknown, input: Node): string[] =>
  listOf(rules)
    .filter(isObject)
    .filter((rule) => isBroken(rule, input))
    .map((rule) => String(rule["message"]));
