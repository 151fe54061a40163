import { checkKnownNames, isAbortSignal, safeRead, type InputError, type WebAbortSignal } from "@specwright/transport";
import { KnowledgeError } from "./errors.ts";

/**
 * The error for a mistake of the caller, thrown before anything is sent.
 *
 * @param call the method that the caller used, such as `tasks.get`
 * @param rule what is wrong, beginning with the field: `id must be …`
 */
export function inputError(call: string, rule: string, value?: unknown): KnowledgeError {
  const got = value === undefined ? "" : `; got ${preview(value)}`;
  const end = rule.endsWith("?") ? "" : ".";
  return new KnowledgeError("input", `${call}: ${rule}${got}${end}`);
}

/** The same for a value that is not shown, because it may be a key in the wrong place: the error names its type. */
export function typeError(call: string, rule: string, value: unknown): KnowledgeError {
  return new KnowledgeError("input", `${call}: ${rule}; got ${typeNameOf(value)}.`);
}

function typeNameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  // A proxy that was revoked throws whatever is asked of it.
  const name = safeRead(value, "constructor") === Array ? "array" : typeof value;
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

/** A value in one short line. Some values have no JSON, and some cannot even be converted to a string. */
function preview(value: unknown): string {
  try {
    // JSON has neither NaN nor infinity.
    const text = typeof value === "number" ? String(value) : JSON.stringify(value);
    return (text ?? String(value)).slice(0, 80);
  } catch {
    return `a ${typeof value}`;
  }
}

/** Control characters, which no id contains, and lone surrogates, which no URL can contain. */
const UNFIT = /[\p{Cc}\p{Cs}]/u;

/** Refuses an id that is not one segment of a path, or that would change the path. */
export function requireId(call: string, field: string, value: unknown): string {
  if (typeof value === "string" && !/^(\s*|\.\.?)$/.test(value) && !UNFIT.test(value)) return value;
  throw inputError(call, `${field} must be a string other than "", "." and "..", without control characters`, value);
}

/** Refuses text that is missing or only white space. */
export function requireText(call: string, field: string, value: unknown): string {
  if (typeof value === "string" && value.trim() !== "") return value;
  throw inputError(call, `${field} must be a non-empty string`, value);
}

/** Refuses a call without its input. The value is not shown: it may be a key, or a URL with a password. */
export function requireObject(call: string, field: string, value: unknown): asserts value is object {
  if (typeof value !== "object" || value === null) throw typeError(call, `${field} must be an object`, value);
}

/** Refuses a limit that is not a number above 0. A string is not shown: it may be a key in the wrong place. */
export function requirePositive(call: string, field: string, value: unknown): number {
  if (typeof value === "number" && value > 0) return value;
  const rule = `${field} must be a number above 0 (Infinity for no limit)`;
  if (typeof value !== "number") throw typeError(call, rule, value);
  // JSON has no NaN and no infinity.
  throw new KnowledgeError("input", `${call}: ${rule}; got ${value}.`);
}

/** Refuses a signal that is not an `AbortSignal`. */
export function checkSignal(call: string, signal: WebAbortSignal | undefined): void {
  if (signal && !isAbortSignal(signal)) throw typeError(call, "signal must be an AbortSignal", signal);
}

/** The names that a call takes. A record, so that the compiler compares it with the type of the input. */
export type FieldNames<Input> = Readonly<Record<Input extends unknown ? keyof Input : never, true>>;

/** Refuses what is no object, and names that the call does not know. Every mistake is an error of this client. */
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

/** The input of a call: an object with known fields only. */
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
 * A copy of what a call takes, so that later changes by the caller have no effect: of records and lists. An object inside of a
 * record stays as it is, because it may do something, such as a clock or the stream of a file.
 */
export function copyArgument<Value>(value: Value): Value {
  try {
    return copy(value) as Value;
  } catch {
    // It throws when it is read, such as a revoked proxy. The check of the call names the call and refuses it.
    return value;
  }
}
