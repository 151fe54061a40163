import { normalizeCursor } from "./normalize-cursor.ts";
import { SigningError } from "./signing-error.ts";

/** One value of a query. Numbers must have a plain decimal form. */
export type QueryValue = string | number | bigint | boolean;

/** A flat query. Lists become comma lists; `undefined` and `null` are left out. */
export type QueryInput = { readonly [name: string]: QueryValue | readonly QueryValue[] | null | undefined };

/** How `serializeQuery` treats some names. */
export interface SerializeQueryOptions {
  /** Names whose values are page cursors, see `normalizeCursor`. Default `["cursor"]`. */
  readonly cursors?: readonly string[] | undefined;
}

const defaultCursors: readonly string[] = ["cursor"];

/**
 * Writes a query so that the URL parser has nothing left to change: what is signed is what travels. Keeps the order of the
 * object's keys and never changes the object. Gives `""` for an empty query.
 *
 * @throws {SigningError} `invalid-input` for objects, `NaN`, infinities, exponent forms and unpaired surrogates
 */
export function serializeQuery(input: QueryInput, options?: SerializeQueryOptions): string {
  const prototype: unknown = input && Object.getPrototypeOf(input);
  if (typeof input !== "object" || (prototype !== null && Object.getPrototypeOf(prototype) !== null)) {
    throw new SigningError("invalid-input", "query must be a plain object");
  }
  const cursors = options?.cursors ?? defaultCursors;
  let text = "";
  for (const name of Object.keys(input)) {
    const value = input[name];
    if (value === undefined || value === null) continue;
    const isCursor = cursors.includes(name);
    const encoded = Array.isArray(value)
      ? value.map((item) => encodeValue(name, item, isCursor)).join(",")
      : encodeValue(name, value, isCursor);
    text += `${text && "&"}${encode(name, name)}=${encoded}`;
  }
  return text;
}

function encodeValue(name: string, value: unknown, isCursor: boolean): string {
  if (typeof value === "string") return encode(name, isCursor ? normalizeCursor(value) : value);
  const text = String(value);
  if (
    typeof value === "boolean" ||
    typeof value === "bigint" ||
    (typeof value === "number" && /^-?[\d.]+$/.test(text))
  ) {
    return text;
  }
  throw new SigningError("invalid-input", `query.${name} must be text, a boolean or a number in plain decimal form`);
}

/** `encodeURIComponent` leaves the apostrophe, which the URL parser rewrites in a query. */
function encode(name: string, text: string): string {
  try {
    return encodeURIComponent(text).replace(/'/g, "%27");
  } catch {
    throw new SigningError("invalid-input", `query.${name} holds an unpaired surrogate`);
  }
}
