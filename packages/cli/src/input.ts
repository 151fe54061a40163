/** Reads the input of an operation from flags and JSON. Only converts types: the client checks the values. */
import { openAsBlob, readFileSync } from "node:fs";
import { basename } from "node:path";
import { inCategory, toCamelCase, toKebabCase, type Field, type Operation } from "./catalog.ts";
import { UsageError } from "./failure.ts";
import { parseJson } from "./files/json-text.ts";
import type { Terminal } from "./terminal.ts";

export type Input = Readonly<Record<string, unknown>>;

/**
 * Returns the fields that have a flag: the top-level fields, except the second of two fields with the same flag. Other
 * fields are set with `--input` or in the JSON of their parent.
 */
export function flagFields({ fields }: Operation): readonly Field[] {
  const byFlag = new Map<string, Field>();
  for (const field of fields)
    if (!/[.[]/.test(field.name) && !byFlag.has(keyOf(field))) byFlag.set(keyOf(field), field);
  return [...byFlag.values()];
}

export const flagOf = ({ name }: Field): string => `--${toKebabCase(name.replaceAll("_", "-"))}`;

/** Returns the name of the parsed option that contains a field's value. */
export const keyOf = (field: Field): string => toCamelCase(flagOf(field).slice(2));

const isNumberType = (type: string): boolean => /^(?:integer|number)(?: or null)?$/.test(type);

/**
 * Converts a date such as 2026-01-01, an ISO 8601 time, or a number of milliseconds since 1970 to milliseconds.
 * Undefined for other strings.
 */
export function millisecondsOf(text: string): number | undefined {
  const time = /^\d{12,}$/.test(text) ? Number(text) : /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Converts a date or an ISO 8601 time to the format of a field. Returns other values unchanged, so that the client
 * reports them.
 */
export function timeValue({ type }: Field, value: unknown): unknown {
  const time = typeof value === "string" ? millisecondsOf(value) : undefined;
  if (time === undefined) return value;
  return type === "string" ? String(time) : time;
}

/**
 * Converts the string of a flag to the type of its field. If the string doesn't fit the type, returns it unchanged, so
 * that the client reports it.
 */
function valueOf(field: Field, text: string): unknown {
  const { type, isTime } = field;
  if (type === "file") return text;
  if (isTime === true && /-/.test(text)) return timeValue(field, text);
  if (text === "null" && type.endsWith(" or null")) return null;
  if (/^(?:integer|string) or (?:integer|string)$/.test(type)) return text;
  if (isNumberType(type))
    return /^-?\d+(?:\.\d+)?$/.test(text) && Number.isSafeInteger(Math.trunc(Number(text))) ? Number(text) : text;
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  if (type.startsWith("array of") && !/^\s*[[{]/.test(text)) {
    if (type.startsWith("array of object"))
      throw new UsageError(`${flagOf(field)} must be a JSON list, such as '[{"symbol": "BTCUSDT"}]'.`);
    return text.split(",").map((item) => (type === "array of integer" && /^-?\d+$/.test(item) ? Number(item) : item));
  }
  return type.startsWith("array") || type.startsWith("object") ? parseJson(flagOf(field), text) : text;
}

async function fileOf(field: Field, path: unknown): Promise<unknown> {
  try {
    return new File([await openAsBlob(String(path))], basename(String(path)));
  } catch (error) {
    throw new UsageError(`${flagOf(field)}: ${String(path)} cannot be read: ${(error as Error).message}`);
  }
}

async function readJson(source: string, terminal: Terminal): Promise<Input> {
  let text: string;
  try {
    text = source === "-" ? await terminal.readInput() : readFileSync(source, "utf8");
  } catch (error) {
    throw new UsageError(`--input: ${source} cannot be read: ${(error as Error).message}`);
  }
  const value = parseJson(source === "-" ? "Standard input" : source, text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new UsageError(`--input: ${source} must be a JSON object with the fields of the input.`);
  return value as Input;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "";

/**
 * Narrows an operation to the category of an input. Returns the operation unchanged if it doesn't have the category.
 */
export function narrowedBy(operation: Operation, { category }: Input): Operation {
  try {
    return typeof category === "string" ? inCategory(operation, category) : operation;
  } catch {
    // Ignore an unknown category here, because the client reports it.
    return operation;
  }
}

/**
 * Checks that an input has every field that its operation always requires.
 *
 * @throws {UsageError} naming all missing fields
 */
export function checkRequired(operation: Operation, input: Input): void {
  const { name, fields } = narrowedBy(operation, input);
  const missing = fields.filter(
    (field) => field.required === true && !/[.[]/.test(field.name) && isMissing(input[field.name]),
  );
  if (missing.length < 2) return;
  const flags = missing.map(flagOf);
  throw new UsageError(`${name}: ${flags.slice(0, -1).join(", ")} and ${flags.at(-1)} are required.`);
}

/**
 * Replaces the field names in a message with flags. A name that is also an ordinary word is replaced only where it
 * clearly means the field.
 */
export function withFlags(operation: Operation, text: string): string {
  // Keep a message about a flag unchanged, because it may name fields of the result.
  if (text.startsWith("--")) return text;
  let result = text;
  for (const field of flagFields(operation)) {
    const { name } = field;
    const flag = flagOf(field);
    result = /[A-Z_]/.test(name)
      ? result.replaceAll(new RegExp(`\`?(?<![\\w.\\-["])${name}(?![\\w[\\]-]|\\.\\w)\`?`, "g"), flag)
      : result
          .replaceAll(`\`${name}\``, flag)
          .replace(new RegExp(`^(${operation.name}: )${name}(?= )`), `$1${flag}`)
          .replaceAll(new RegExp(`(?<=(?: when| together with| and| or) )${name}(?= is | or |\\.$)`, "g"), flag);
  }
  return result;
}

/** Returns the input of a command: the JSON of `--input`, overridden by the values of flags. */
export async function readInput(
  operation: Operation,
  flags: Readonly<Record<string, unknown>>,
  terminal: Terminal,
): Promise<Input> {
  const source = flags["input"];
  const given = typeof source === "string" ? await readJson(source, terminal) : {};
  const input: Record<string, unknown> = { ...given };
  for (const field of flagFields(operation)) {
    const flag = flags[keyOf(field)];
    if (flag !== undefined) input[field.name] = typeof flag === "string" ? valueOf(field, flag) : flag;
    if (field.type === "file" && input[field.name] !== undefined)
      input[field.name] = await fileOf(field, input[field.name]);
  }
  return input;
}
