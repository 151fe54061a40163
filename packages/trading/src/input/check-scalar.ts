import { isWithin, describeBounds } from "./rules.ts";
import type { InputSchema, Range } from "./schema.ts";

/** Describes a range for an error message: ` from 1 to 200`, ` of at least 1`, or an empty string. */
export function describeRange(range: Range, unit = ""): string {
  const bounds = describeBounds(range);
  const start = bounds.startsWith("from") ? " " : " of ";
  return bounds === "" ? "" : start + bounds + unit;
}

/**
 * Bounds of times in seconds, from 2001 to 2286. Read as milliseconds, these numbers would be in the first months of
 * 1970.
 */
export const MIN_SECONDS = 1e9;
export const MAX_SECONDS = 1e10;

/** Matches a Latin name in lower case. Valid names may have mixed case or another alphabet. */
const LOWER_CASE = /^[\d/_.,-]*[a-z][a-z\d/_.,-]*$/;

/** Returns the rule that a value violates. Returns undefined if the value is valid. */
type FindRule = (value: unknown) => string | undefined;

function stringRule({ minLength, maxLength, pattern, rule, isUppercase }: InputSchema): FindRule {
  const length = { minimum: minLength, maximum: maxLength };
  const expression = pattern === undefined ? undefined : new RegExp(pattern, "u");
  return (value) => {
    if (typeof value !== "string" || !isWithin(value.length, length))
      return pattern && rule ? rule : `must be a string${describeRange(length, " characters")}`;
    if (isUppercase && LOWER_CASE.test(value)) return "must be in upper case";
    return expression === undefined || expression.test(value) ? undefined : (rule ?? `must match ${pattern}`);
  };
}

const isInteger = (value: unknown): boolean => typeof value === "bigint" || Number.isSafeInteger(value);

/** Creates the check of a scalar's type, length, range and pattern. */
function typeRule(schema: InputSchema): FindRule {
  switch (schema.type) {
    case "string":
      return stringRule(schema);
    case "integer":
      return (value) =>
        isInteger(value) && isWithin(Number(value), schema)
          ? undefined
          : `must be a whole number${describeRange(schema)}`;
    case "number":
      return (value) =>
        Number.isFinite(value) && isWithin(Number(value), schema)
          ? undefined
          : `must be a number${describeRange(schema)}`;
    case "boolean":
      return (value) => (typeof value === "boolean" ? undefined : "must be true or false");
    case "null":
      return (value) => (value === null ? undefined : "must be null or left out");
    default:
      return () => undefined;
  }
}

/**
 * Creates the check of a scalar. A time in milliseconds must not have a value in seconds, for which the server would
 * just return an empty list. Smaller numbers are valid, because they mean "from the beginning".
 */
export function scalarRule(schema: InputSchema): FindRule {
  const findRule = typeRule(schema);
  if (schema.unit !== "ms") return findRule;
  return (value) => {
    const rule = findRule(value);
    if (rule !== undefined) return rule;
    const isSeconds = Number(value) >= MIN_SECONDS && Number(value) < MAX_SECONDS;
    return isSeconds ? "must be in milliseconds, not in seconds" : undefined;
  };
}
