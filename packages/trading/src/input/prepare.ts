import { serializeQuery, SigningError, type QueryInput } from "@specwright/signing";
import { copyPlain, formatJson, InputError, isJsonObject } from "@specwright/transport";
import type { Operation } from "../operation.ts";
import { isAbsent } from "../absent.ts";
import { formatLike, type RememberedInput } from "./remembered-input.ts";

type Input = Readonly<Record<string, unknown>>;

/** Query fields that aren't escaped, because cursors are already escaped and must be sent back unchanged. */
const cursors = { cursors: ["cursor", "nextCursor", "nextPageCursor"] };

/**
 * Copies the own fields of an input. The caller may change the input before it is sent, and a getter, a prototype or a
 * `toJSON` could send something other than the checked values.
 */
export function snapshot(operation: string, input: Input, field = "input"): Input {
  try {
    return copy(input) as Input;
  } catch {
    throw notPlain(operation, field);
  }
}

/** Copies an unchecked input. Class instances are serialized with their own `toJSON`. */
export function copyUnchecked(operation: string, input: Input, field = "input"): Input {
  try {
    return copyPlain(input) as Input;
  } catch {
    throw notPlain(operation, field);
  }
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, copy);
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  if (value instanceof Uint8Array) return value.slice();
  // Spreading is thirty times faster than iterating over the entries.
  const fields: Record<string, unknown> = { ...value };
  for (const name in fields) if (typeof fields[name] === "object") fields[name] = copy(fields[name]);
  return fields;
}

const joinUserIds = (item: unknown): unknown =>
  isJsonObject(item) && Array.isArray(item["uids"]) ? { ...item, uids: item["uids"].join(",") } : item;

/**
 * Converts input shapes that the client accepts for convenience to the platform's format, such as a list of user IDs to
 * a comma-separated string.
 */
export function normalizeInput({ id }: Operation, input: Input): Input {
  const list = id === "apilimitSet" && isJsonObject(input) ? input["list"] : undefined;
  return Array.isArray(list) ? { ...input, list: list.map(joinUserIds) } : input;
}

/** Input with the ID by which the server recognizes a repeated request. */
export interface IdentifiedInput {
  readonly input: Input;
  /** ID of the request. For a batch, the IDs of all items separated by commas, if each item has an ID. */
  readonly id: string | undefined;
  /** The IDs that the client generated. */
  readonly generatedIds: readonly string[];
}

/** Returns the value of a field if it is a non-empty string. */
export function nonEmptyString(input: Input, field: string): string | undefined {
  const value = input[field];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Adds missing IDs before the first attempt, so that all attempts have the same IDs. */
export function addIds(operation: Operation, input: Input, autoId: boolean, generateId: () => string): IdentifiedInput {
  const rule = operation.idempotency;
  if (rule === undefined || !isJsonObject(input)) return { input, id: undefined, generatedIds: [] };
  const { field, list } = rule;
  const generatedIds: string[] = [];
  const complete = (item: Input): Input => {
    if (!rule.mint || !autoId || !isAbsent(item[field])) return item;
    const uuid = generateId();
    const id = rule.mint === "hex" ? uuid.replaceAll("-", "") : uuid;
    generatedIds.push(id);
    // Assigned afterwards: a computed name in an object literal takes several times as long.
    const completed: Record<string, unknown> = { ...item };
    completed[field] = id;
    return completed;
  };
  if (list === undefined) {
    const completed = complete(input);
    return { input: completed, id: nonEmptyString(completed, field), generatedIds };
  }
  const given = input[list];
  if (!Array.isArray(given)) return { input, id: undefined, generatedIds };
  const items = given.map((item: unknown) => (isJsonObject(item) ? complete(item) : item));
  const ids = items.map((item) => (isJsonObject(item) ? nonEmptyString(item, field) : undefined));
  const id = ids.every((one) => one !== undefined) ? ids.join(",") : undefined;
  return { input: { ...input, [list]: items }, id, generatedIds };
}

/** Encodes the query of a read exactly as it is signed and sent. */
export function toQuery(operation: string, input: Input): string {
  try {
    return serializeQuery(input as QueryInput, cursors);
  } catch (error) {
    throw notSerializable(operation, error);
  }
}

/**
 * Encodes the body of a write exactly as it is signed and sent.
 *
 * @param remembered a valid input with the same fields, if there is one
 */
export function toBody(operation: string, input: Input, remembered: RememberedInput | undefined): string {
  try {
    return remembered === undefined ? formatJson(input) : formatLike(remembered, input);
  } catch (error) {
    throw notSerializable(operation, error);
  }
}

/** Encoded body, as it is signed and sent. */
export interface EncodedBody {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/**
 * Encodes the body of an upload. The platform signs multipart bodies byte for byte, so the boundary is chosen first.
 */
export async function toMultipart(input: Input): Promise<EncodedBody> {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else if (value instanceof Uint8Array) form.append(name, new Blob([new Uint8Array(value)]));
    else form.append(name, String(value));
  }
  const encoded = new Response(form);
  const contentType = encoded.headers.get("content-type") ?? "";
  return { body: new Uint8Array(await encoded.arrayBuffer()), contentType };
}

/** Creates the error for an input that can't be serialized, such as a lone surrogate or a circular object. */
function notSerializable(operation: string, error: unknown): InputError {
  if (!SigningError.isInstance(error)) return notPlain(operation, "input");
  // A signing message begins with the field, such as "query.symbol must be …", so split it after the first word.
  const [field = "", rule = ""] = error.message.split(/ (.*)/s);
  return new InputError(operation, field, rule, "[withheld]");
}

const notPlain = (operation: string, field: string): InputError =>
  new InputError(operation, field, "must be plain JSON", "[withheld]");
