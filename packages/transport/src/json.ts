/** An object of a JSON document. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object: neither a list nor null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code > 47 && code < 58;
};

/** Numbers hold every integer of fewer digits exactly. */
const MIN_LONG_DIGITS = 16;

/**
 * Whether the text has 16 digits in a row. Such a run has a digit at each 16th position, so most texts are read in steps of
 * 16: ten times faster than a pattern. From a digit the search goes back to where the run may begin at the earliest.
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
/** Strings and numbers. It also matches the `e` of `true` and `false`, which does no harm. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[-+.\deE]+/g;
const IS_NOT_INTEGER = /^"|[.eE]/;
/** The name as it is, or a string in which some letter is escaped. */
const mayNamePrototype = (text: string): boolean => text.includes("__proto__") || text.includes("\\u00");

/** A prefix that no string of a JSON text starts with. */
function unusedPrefix(text: string): string {
  let prefix = "#";
  while (text.includes(`"${prefix}`)) prefix += prefix;
  return prefix;
}

/**
 * Parses JSON without losing digits: an integer beyond 2^53 - 1 becomes a bigint. A key `__proto__` is dropped.
 *
 * @throws {SyntaxError} for invalid JSON
 */
export function parseJson(text: string): unknown {
  const isLong = hasLongDigitRun(text) && LONG_INTEGER.test(text);
  if (!isLong && !mayNamePrototype(text)) return JSON.parse(text) as unknown;
  // `JSON.parse` gives no access to the digits, so long integers become marked strings first and bigints afterwards.
  const prefix = unusedPrefix(text.replaceAll("\\u0023", "#"));
  const markLong = (token: string) =>
    IS_NOT_INTEGER.test(token) || Number.isSafeInteger(Number(token)) ? token : `"${prefix}${token}"`;
  return JSON.parse(isLong ? text.replace(TOKENS, markLong) : text, (key, value: unknown) => {
    if (key === "__proto__") return undefined;
    return typeof value === "string" && value.startsWith(prefix) ? BigInt(value.slice(prefix.length)) : value;
  }) as unknown;
}

/** Formats a request body as JSON; a bigint becomes an integer with all its digits. */
export function formatJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // `JSON.stringify` rejects bigints, so they become marked strings first and plain digits afterwards.
    const stringify = (replaceBigInt: (exact: bigint) => unknown) =>
      JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? replaceBigInt(inner) : inner));
    const prefix = unusedPrefix(stringify(Number));
    return stringify((exact) => prefix + exact).replace(RegExp(`"${prefix}(-?\\d+)"`, "g"), "$1");
  }
}
