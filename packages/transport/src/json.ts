/** JSON object with unchecked fields. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns true if a value is a JSON object: neither an array nor null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code > 47 && code < 58;
};

/** Number of digits from which an integer may not fit exactly into a JavaScript number. */
const MIN_LONG_DIGITS = 16;

/**
 * Returns true if the string has 16 digits in a row. Looks at every 16th character, because a run of 16 digits always
 * includes one of them. This is ten times faster than a pattern. From a digit, the search steps back to the earliest
 * possible start of the run.
 */
function hasLongDigitRun(text: string): boolean {
  for (let at = MIN_LONG_DIGITS - 1; at < text.length;) {
    const earliest = at - MIN_LONG_DIGITS;
    let before = at;
    while (before > earliest && isDigit(text, before)) before--;
    if (before === earliest) return true;
    at = before + MIN_LONG_DIGITS;
  }
  return false;
}

const LONG_INTEGER = /(?:^|[:[,])\s*-?\d{16}/;
/** Matches strings and numbers. Also matches the `e` of `true` and `false`, without effect. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[-+.\deE]+/g;
const IS_NOT_INTEGER = /^"|[.eE]/;
/** Returns a prefix with which no string in a JSON document starts. */
function unusedPrefix(text: string): string {
  let prefix = "#";
  while (text.includes(`"${prefix}`)) prefix += prefix;
  return prefix;
}

/**
 * Parses JSON without losing digits: integers beyond 2^53 - 1 become bigints. Drops keys named `__proto__`.
 *
 * @throws {SyntaxError} for invalid JSON
 */
export function parseJson(text: string): unknown {
  const isLong = hasLongDigitRun(text) && LONG_INTEGER.test(text);
  // The key may contain escaped letters, so also look for escapes.
  const mayNamePrototype = text.includes("__proto__") || text.includes("\\u00");
  if (!isLong && !mayNamePrototype) return JSON.parse(text) as unknown;
  // `JSON.parse` gives no access to the digits, so long integers first become marked strings, then bigints.
  const prefix = unusedPrefix(text.replaceAll("\\u0023", "#"));
  const markLong = (token: string) =>
    IS_NOT_INTEGER.test(token) || Number.isSafeInteger(Number(token)) ? token : `"${prefix}${token}"`;
  return JSON.parse(isLong ? text.replace(TOKENS, markLong) : text, (key, value: unknown) => {
    if (key === "__proto__") return undefined;
    return typeof value === "string" && value.startsWith(prefix) ? BigInt(value.slice(prefix.length)) : value;
  }) as unknown;
}

/**
 * Converts any JSON value to a string. Never throws, unlike `String` for an object whose `toString` field isn't a
 * function, and unlike `formatJson` for an object that is nested thousands of levels deep.
 */
export function textOf(value: unknown): string {
  try {
    return typeof value === "object" ? formatJson(value) : String(value);
  } catch {
    return "[too deep]";
  }
}

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const TILDE = 0x7e;

/** Returns true for printable ASCII that JSON doesn't escape, such as a price or an ID. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > TILDE || code === QUOTE || code === BACKSLASH) return false;
  }
  return true;
}

/** Formats a value as JSON, such as a request body. Bigints become integers with all digits. */
export function formatJson(value: unknown): string {
  // `JSON.stringify` takes longer, because its code is rarely in the processor's cache.
  if (typeof value === "string" && isPlain(value)) return `"${value}"`;
  try {
    return JSON.stringify(value);
  } catch {
    // `JSON.stringify` rejects bigints, so they first become marked strings, then plain digits.
    const stringify = (replaceBigInt: (exact: bigint) => unknown) =>
      JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? replaceBigInt(inner) : inner));
    const prefix = unusedPrefix(stringify(Number));
    return stringify((exact) => prefix + exact).replace(RegExp(`"${prefix}(-?\\d+)"`, "g"), "$1");
  }
}

export type JsonType = "object" | "array" | "string" | "number" | "boolean" | "null";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks the essential fields of a response. Compiled from the specification. Additional fields and unknown values are
 * accepted. Returns a problem, such as `result.list[3].orderId must be string, not number`, or undefined for a complete
 * response.
 *
 * The functions below are the parts of a check. Each receives a value and its name, and returns its problem. A check is
 * code, not data, because a list of orders has a thousand fields, and JavaScript engines compile code to a few
 * instructions per field.
 */
export type ResponseCheck = (value: unknown) => string | undefined;

/** Returns the JSON type of a value. */
export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  // The client reads integers beyond the exact range of numbers as bigint, so count a bigint as a number.
  return type === "bigint" ? "number" : (type as JsonType);
}

const mismatch = (value: unknown, name: string, rule: string): string =>
  value === undefined ? `${name} is absent` : `${name} must be ${rule}, not ${jsonTypeOf(value)}`;

export const expectString = (value: unknown, name: string): string | undefined =>
  typeof value === "string" ? undefined : mismatch(value, name, "string");

/** Requires a non-empty string, such as the ID of a new order. */
export const expectId = (value: unknown, name: string): string | undefined =>
  value === "" ? `${name} must not be empty` : expectString(value, name);

export const expectNumber = (value: unknown, name: string): string | undefined =>
  typeof value === "number" || typeof value === "bigint" ? undefined : mismatch(value, name, "number");

export const expectBoolean = (value: unknown, name: string): string | undefined =>
  typeof value === "boolean" ? undefined : mismatch(value, name, "boolean");

/** Requires any value except undefined. */
export const expectPresent = (value: unknown, name: string): string | undefined =>
  value === undefined ? `${name} is absent` : undefined;

/** Requires a value of one of several types. */
export const expectOneOf = (value: unknown, name: string, types: readonly JsonType[]): string | undefined =>
  types.includes(jsonTypeOf(value)) ? undefined : mismatch(value, name, types.join(" or "));

/** Requires an object. `checkFields` checks its fields. */
export const expectObject = (
  value: unknown,
  name: string,
  checkFields?: (fields: Fields) => string | undefined,
): string | undefined => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return mismatch(value, name, "object");
  const problem = checkFields?.(value as Fields);
  return problem === undefined ? undefined : name + problem;
};

/** Requires an array. `checkItems` checks its first items, such as a price and a size. */
export const expectTuple = (
  value: unknown,
  name: string,
  checkItems: (items: readonly unknown[]) => string | undefined,
): string | undefined => {
  if (!Array.isArray(value)) return mismatch(value, name, "array");
  const problem = checkItems(value);
  return problem === undefined ? undefined : name + problem;
};

/** Requires an array. `checkItem` checks each item. */
export const expectArray = (value: unknown, name: string, checkItem?: ResponseCheck): string | undefined => {
  if (!Array.isArray(value)) return mismatch(value, name, "array");
  if (checkItem === undefined) return undefined;
  for (let index = 0; index < value.length; index++) {
    const problem = checkItem(value[index]);
    if (problem !== undefined) return `${name}[${index}]${problem}`;
  }
  return undefined;
};

/**
 * Copies plain objects and arrays, so that later changes have no effect. Keeps other values, because a `Date`, a
 * `Blob`, a class instance or an object with `toJSON` defines its own JSON.
 */
export function copyPlain(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "toJSON" in value) return value;
  if (Array.isArray(value)) return Array.from(value, copyPlain);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyPlain(member)]));
}
