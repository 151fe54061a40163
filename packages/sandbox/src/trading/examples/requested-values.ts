import { isNode, type Node } from "../../json.ts";

/** Field names that are synonyms in requests and records. */
const synonyms: readonly (readonly string[])[] = [["coin", "currency", "coinname"]];
/** Names of request fields for pagination, which don't filter records. */
const steering = new Set([
  "cursor",
  "nextcursor",
  "limit",
  "size",
  "pagesize",
  "page",
  "pageindex",
  "current",
  "index",
]);
/** Values that mean "no restriction". */
const unrestricted = new Set(["", "all"]);

export type Scalar = string | number | boolean;

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Values in a request, by field name. Names are case-insensitive, because the platform mixes cases. */
export class RequestedValues {
  readonly #values = new Map<string, readonly Scalar[]>();

  constructor(input: Readonly<Record<string, unknown>>, ignored: readonly string[]) {
    const skip = new Set(ignored.map((name) => name.toLowerCase()));
    for (const [name, value] of Object.entries(input)) {
      const key = name.toLowerCase();
      const values = listed(value).filter((item) => !unrestricted.has(String(item).toLowerCase()));
      if (skip.has(key) || steering.has(key) || values.length === 0) continue;
      this.#values.set(key, values);
      // `orderIds: [..]` selects records with these values of `orderId`.
      if (Array.isArray(value)) this.#values.set(key.replace(/(list|s)$/, ""), values);
    }
  }

  /** Returns the values that a request contains for a field or its synonyms. Undefined if it contains none. */
  of(name: string): readonly Scalar[] | undefined {
    const key = name.toLowerCase();
    const own = this.#values.get(key);
    if (own !== undefined) return own;
    const same = synonyms.find((names) => names.includes(key))?.find((other) => this.#values.has(other));
    return same === undefined ? undefined : this.#values.get(same);
  }

  /** Returns whether a record matches all values in the request. */
  admits(record: Readonly<Record<string, unknown>>): boolean {
    const agrees = Object.entries(record).every(([name, value]) => {
      const wanted = isScalar(value) && value !== "" ? this.of(name) : undefined;
      return wanted === undefined || wanted.some((item) => isSame(item, value as Scalar));
    });
    return agrees && this.#admitsSymbol(record);
  }

  /**
   * Returns whether a record's symbol contains the requested base and settlement coins. Skips a coin for which the
   * record has a separate field (`baseCoin` or `settleCoin`).
   */
  #admitsSymbol(record: Readonly<Record<string, unknown>>): boolean {
    const { symbol } = record;
    if (typeof symbol !== "string" || symbol === "") return true;
    const base = "baseCoin" in record ? undefined : this.of("baseCoin");
    const settle = "settleCoin" in record ? undefined : this.of("settleCoin");
    const matches = (coins: readonly Scalar[] | undefined, test: (coin: string) => boolean): boolean =>
      coins === undefined || coins.some((coin) => test(String(coin)));
    return matches(base, (coin) => symbol.startsWith(coin)) && matches(settle, (coin) => symbol.includes(coin));
  }
}

function listed(value: unknown): Scalar[] {
  if (Array.isArray(value)) return value.filter(isScalar);
  if (typeof value === "string") return value.split(",").map((item) => item.trim());
  return isScalar(value) ? [value] : [];
}

const isSame = (wanted: Scalar, value: Scalar): boolean => {
  const [left, right] = [String(wanted), String(value)];
  return (
    left.toLowerCase() === right.toLowerCase() || (isNumber(left) && isNumber(right) && Number(left) === Number(right))
  );
};

const isNumber = (text: string): boolean => /^-?\d{1,15}(\.\d+)?$/.test(text);

/** Returns whether a string is a constant such as `DCA_QUOTE_MODE`, which a request may identify by a number. */
const isConstant = (text: string): boolean => /^[A-Z]+(_[A-Z]+)+$/.test(text);

/**
 * Converts a requested value to the type of an example's field. Returns the example if that isn't possible, for
 * instance if the value is a fraction and the example is a whole number.
 */
export function inTypeOf(example: Scalar, value: Scalar): Scalar {
  if (typeof example === "string") return isConstant(example) && isNumber(String(value)) ? example : String(value);
  if (typeof example === "number") {
    const number = isNumber(String(value)) ? Number(value) : example;
    return Number.isInteger(example) && !Number.isInteger(number) ? example : number;
  }
  return typeof example === typeof value ? value : example;
}

/** Returns whether a request value is a list of records, such as the items of a batch. */
export const isRecordList = (value: unknown): value is Node[] =>
  Array.isArray(value) && value.length > 0 && value.every(isNode);
