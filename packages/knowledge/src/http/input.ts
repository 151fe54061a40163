import { KnowledgeError } from "../errors.ts";

/** A mistake of the caller, told before anything is sent. */
export function inputError(field: string, rule: string, value?: unknown): KnowledgeError {
  const got = value === undefined ? "" : `; got ${show(value)}`;
  return new KnowledgeError("input", `${field} ${rule}${got}.`);
}

/** A value in one line; some have no JSON, and some not even a text. */
function show(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 80);
  } catch {
    return `a ${typeof value}`;
  }
}

/** Controls, which no id holds, and halves of characters, which no address can hold. */
const UNFIT = /[\p{Cc}\p{Cs}]/u;

/** Refuses what cannot be one segment of a path, or would make another path of it. */
export function requireId(field: string, value: unknown): string {
  if (typeof value === "string" && !/^(\s*|\.\.?)$/.test(value) && !UNFIT.test(value)) return value;
  throw inputError(field, 'must be a text other than "", "." and "..", without control characters', value);
}

/** Refuses a call without its input. What stands in its place may be a key, or an address with a password. */
export function requireRecord(field: string, value: unknown): void {
  if (typeof value !== "object" || !value) throw inputError(field, "must be an object", value && typeof value);
}

/** Refuses a limit that is not a number above 0. */
export function positive(field: string, value: number): number {
  if (typeof value === "number" && value > 0) return value;
  throw inputError(field, "must be more than 0 (Infinity for no limit)", String(value));
}
