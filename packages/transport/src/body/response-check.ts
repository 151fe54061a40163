export type JsonType = "object" | "array" | "string" | "number" | "boolean" | "null";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks that a response has what the specification requires of it; compiled from the specification. Other fields are
 * welcome, and so are unknown values. Returns what is wrong, such as `result.list[3].orderId must be string, not
 * number`, and undefined for a response that has all it must have.
 *
 * The functions below are what such a check consists of. Each one takes a value and its name, and returns what is wrong.
 * A check is code, not data, because a list of orders has a thousand fields: an engine compiles code to a few
 * instructions a field.
 */
export type ResponseCheck = (value: unknown) => string | undefined;

/** The JSON type of a value. */
export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  // Integers that a number cannot hold exactly are read as bigint.
  return type === "bigint" ? "number" : (type as JsonType);
}

const mismatch = (value: unknown, name: string, rule: string): string =>
  value === undefined ? `${name} is absent` : `${name} must be ${rule}, not ${jsonTypeOf(value)}`;

export const expectString = (value: unknown, name: string): string | undefined =>
  typeof value === "string" ? undefined : mismatch(value, name, "string");

/** A string that is not empty, such as the ID of a new order. */
export const expectId = (value: unknown, name: string): string | undefined =>
  value === "" ? `${name} must not be empty` : expectString(value, name);

export const expectNumber = (value: unknown, name: string): string | undefined =>
  typeof value === "number" || typeof value === "bigint" ? undefined : mismatch(value, name, "number");

export const expectBoolean = (value: unknown, name: string): string | undefined =>
  typeof value === "boolean" ? undefined : mismatch(value, name, "boolean");

/** Any value at all. */
export const expectPresent = (value: unknown, name: string): string | undefined =>
  value === undefined ? `${name} is absent` : undefined;

/** A value of one of several types. */
export const expectOneOf = (value: unknown, name: string, types: readonly JsonType[]): string | undefined =>
  types.includes(jsonTypeOf(value)) ? undefined : mismatch(value, name, types.join(" or "));

/** An object whose fields pass the check. */
export const expectObject = (
  value: unknown,
  name: string,
  checkFields?: (fields: Fields) => string | undefined,
): string | undefined => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return mismatch(value, name, "object");
  const problem = checkFields?.(value as Fields);
  return problem === undefined ? undefined : name + problem;
};

/** An array whose first items are known one by one, such as a price and a size. */
export const expectTuple = (
  value: unknown,
  name: string,
  checkItems: (items: readonly unknown[]) => string | undefined,
): string | undefined => {
  if (!Array.isArray(value)) return mismatch(value, name, "array");
  const problem = checkItems(value);
  return problem === undefined ? undefined : name + problem;
};

/** An array whose items pass the check. */
export const expectArray = (value: unknown, name: string, checkItem?: ResponseCheck): string | undefined => {
  if (!Array.isArray(value)) return mismatch(value, name, "array");
  if (checkItem === undefined) return undefined;
  for (let index = 0; index < value.length; index++) {
    const problem = checkItem(value[index]);
    if (problem !== undefined) return `${name}[${index}]${problem}`;
  }
  return undefined;
};
