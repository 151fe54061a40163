import { checkKnownNames, isAbortSignal, safeRead, type InputError, type WebAbortSignal } from "@specwright/transport";
import { KnowledgeError } from "./errors.ts";

/**
 * Returns the error for invalid input, which is thrown before anything is sent.
 *
 * @param call method that the caller used, such as `tasks.get`
 * @param rule violated rule, beginning with the field: `id must be …`
 */
export function inputError(call: string, rule: string, value?: unknown): KnowledgeError {
  const got = value === undefined ? "" : `; got ${preview(value)}`;
  const end = rule.endsWith("?") ? "" : ".";
  return new KnowledgeError("input", `${call}: ${rule}${got}${end}`);
}

/**
 * Returns the error for a value of the wrong type. The message shows only the type, because the value may be a
 * misplaced API key.
 */
export function typeError(call: string, rule: string, value: unknown): KnowledgeError {
  return new KnowledgeError("input", `${call}: ${rule}; got ${typeNameOf(value)}.`);
}

function typeNameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  // Read the value safely, because a revoked proxy throws on every access.
  const name = safeRead(value, "constructor") === Array ? "array" : typeof value;
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

/** Formats a value in one short line. Returns only the type of a value that can't be converted to a string. */
function preview(value: unknown): string {
  try {
    // `JSON.stringify` would write NaN and infinity as null.
    const text = typeof value === "number" ? String(value) : JSON.stringify(value);
    return (text ?? String(value)).slice(0, 80);
  } catch {
    return `a ${typeof value}`;
  }
}

/** Control characters, which no ID contains, and lone surrogates, which no URL can contain. */
const INVALID_ID_CHARACTERS = /[\p{Cc}\p{Cs}]/u;

/**
 * Returns an ID that is safe to use as one segment of a path. Rejects other values, such as `..`, because they would
 * change the path.
 */
export function requireId(call: string, field: string, value: unknown): string {
  if (typeof value === "string" && !/^(\s*|\.\.?)$/.test(value) && !INVALID_ID_CHARACTERS.test(value)) return value;
  throw inputError(call, `${field} must be a string other than "", "." and "..", without control characters`, value);
}

/** Returns a string. Rejects other values, and strings that are empty or only white space. */
export function requireText(call: string, field: string, value: unknown): string {
  if (typeof value === "string" && value.trim() !== "") return value;
  throw inputError(call, `${field} must be a non-empty string`, value);
}

/**
 * Rejects a value that isn't an object. The message doesn't show the value, which may be an API key or a URL with a
 * password.
 */
export function requireObject(call: string, field: string, value: unknown): asserts value is object {
  if (typeof value !== "object" || value === null) throw typeError(call, `${field} must be an object`, value);
}

/**
 * Returns a limit. Rejects a value that is not a number above 0. The message doesn't show strings, which may be
 * misplaced API keys.
 */
export function requirePositive(call: string, field: string, value: unknown): number {
  if (typeof value === "number" && value > 0) return value;
  const rule = `${field} must be a number above 0 (Infinity for no limit)`;
  if (typeof value !== "number") throw typeError(call, rule, value);
  throw new KnowledgeError("input", `${call}: ${rule}; got ${value}.`);
}

/** Rejects a signal that is neither undefined nor an `AbortSignal`. */
export function checkSignal(call: string, signal: WebAbortSignal | undefined): void {
  if (signal && !isAbortSignal(signal)) throw typeError(call, "signal must be an AbortSignal", signal);
}

/** Field names of an input. It is a record so that the compiler can compare it with the input's type. */
export type FieldNames<Input> = Readonly<Record<Input extends unknown ? keyof Input : never, true>>;

/** Rejects a value that isn't an object, and unknown field names. */
export function checkFields(
  call: string,
  kind: "field" | "option",
  given: object,
  known: Readonly<Record<string, true>>,
): void {
  try {
    checkKnownNames(call, given, Object.keys(known), kind);
  } catch (error) {
    throw new KnowledgeError("input", (error as InputError).message);
  }
}

/** Rejects an input that isn't an object, and unknown fields. */
export function checkInput<Input extends object>(call: string, input: Input, known: FieldNames<Input>): void {
  requireObject(call, "input", input);
  checkFields(call, "field", input, known);
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isPlain(value)) return value;
  const members = { ...value };
  for (const [name, member] of Object.entries(members)) if (Array.isArray(member)) members[name] = member.map(copy);
  return members;
}

/**
 * Copies the records and lists of an argument, so that later changes by the caller have no effect. Doesn't copy objects
 * with behaviour, such as a clock or the stream of a file.
 */
export function copyArgument<Value>(value: Value): Value {
  try {
    return copy(value) as Value;
  } catch {
    // The value can't be read, such as a revoked proxy. Return it unchanged, because the called method checks it and
    // rejects it.
    return value;
  }
}
