const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code > 47 && code < 58;
};

/**
 * Whether there are 16 digits in a row, more than a number may hold exactly. A row as long as that covers one of every 16
 * places, so only those are looked at: five times faster than a pattern, and most answers have none.
 */
function hasLongRow(text: string): boolean {
  for (let at = 15; at < text.length; at += 16) {
    if (!isDigit(text, at)) continue;
    let [first, last] = [at, at];
    while (isDigit(text, first - 1)) first--;
    while (isDigit(text, last + 1)) last++;
    if (last - first > 14) return true;
  }
  return false;
}

const LONG_INTEGER = /[:[,]\s*-?\d{16}/;
/** Texts and numbers; the letters of `true` and `false` that a number may have as well do no harm. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[-+.\deE]+/g;
const NO_INTEGER = /^"|[.eE]/;
/** As such, or with a letter escaped. */
const mayNamePrototype = (text: string): boolean => text.includes("__proto__") || text.includes("\\u00");

/** What no text and no name of a JSON text begins with. */
function unusedMark(text: string): string {
  let mark = "#";
  while (text.includes(`"${mark}`)) mark += mark;
  return mark;
}

/**
 * Parses JSON without losing a digit of an integer: a number where it is exact, a bigint beyond 2^53 - 1. For that, long
 * integers get quotes before parsing, and a bigint takes their place after.
 * A key `__proto__` is dropped.
 */
export function parseJson(text: string): unknown {
  const isLong = hasLongRow(text) && LONG_INTEGER.test(text);
  if (!isLong && !mayNamePrototype(text)) return JSON.parse(text) as unknown;
  const mark = unusedMark(text.replaceAll("\\u0023", "#"));
  const exact = (token: string) =>
    NO_INTEGER.test(token) || Number.isSafeInteger(Number(token)) ? token : `"${mark}${token}"`;
  return JSON.parse(isLong ? text.replace(TOKENS, exact) : text, (key, value: unknown) => {
    if (key === "__proto__") return undefined;
    return typeof value === "string" && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value;
  }) as unknown;
}

/** The JSON text of a request body; a bigint becomes an integer with all its digits. */
export function formatJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    const write = (of: (exact: bigint) => unknown) =>
      JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? of(inner) : inner));
    const mark = unusedMark(write(Number));
    return write((exact) => mark + exact).replace(RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
  }
}

/** The `extraFees` of an execution or order, which is JSON inside a text; undefined where it is empty. */
export const parseExtraFees = (extraFees: string): unknown => (extraFees === "" ? undefined : parseJson(extraFees));
