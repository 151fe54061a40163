import { serializeQuery, SigningError, type QueryInput } from "@specwright/signing";
import { copyPlain, formatJson, InputError, isJsonObject } from "@specwright/transport";
import type { Operation } from "../operation.ts";
import { isAbsent } from "../absent.ts";

type Input = Readonly<Record<string, unknown>>;

/** Cursors are escaped already and must go back exactly as they came. */
const cursors = { cursors: ["cursor", "nextCursor", "nextPageCursor"] };

/**
 * A copy of the input, made of own fields alone. The caller may change the input before it is sent, and a getter, a
 * prototype or a `toJSON` would let something else be sent than was checked.
 */
export function snapshot(operation: string, input: Input, field = "input"): Input {
  try {
    return copy(input) as Input;
  } catch {
    throw notPlain(operation, field);
  }
}

/** A copy of an input that is not checked. Objects that are not plain are written as they say themselves, by `toJSON`. */
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
  // Spreading is thirty times faster than going through the entries.
  const fields: Record<string, unknown> = { ...value };
  for (const name of Object.keys(fields)) if (typeof fields[name] === "object") fields[name] = copy(fields[name]);
  return fields;
}

const joinUserIds = (item: unknown): unknown =>
  isJsonObject(item) && Array.isArray(item["uids"]) ? { ...item, uids: item["uids"].join(",") } : item;

/** Brings inputs that the client accepts in a handier shape into the one that the platform expects. */
export function normalizeInput({ id }: Operation, input: Input): Input {
  const list = id === "apilimitSet" && isJsonObject(input) ? input["list"] : undefined;
  return Array.isArray(list) ? { ...input, list: list.map(joinUserIds) } : input;
}

/** An input with the ID by which the server recognizes a repeated request. */
export interface IdentifiedInput {
  readonly input: Input;
  /** For a batch, the IDs of all items separated by commas, if each item has one. */
  readonly id: string | undefined;
  /** The IDs that the client generated. */
  readonly generatedIds: readonly string[];
}

/** The field's value if it is a string that is not empty. */
export function nonEmptyString(input: Input, field: string): string | undefined {
  const value = input[field];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Adds missing IDs before the first attempt, so that every attempt carries the same ones. */
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
    return { ...item, [field]: id };
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

/** The query of a read, exactly as it is signed and sent. */
export function toQuery(operation: string, input: Input): string {
  try {
    return serializeQuery(input as QueryInput, cursors);
  } catch (error) {
    throw notSerializable(operation, error);
  }
}

/** The body of a write, exactly as it is signed and sent. */
export function toBody(operation: string, input: Input): string {
  try {
    return formatJson(input);
  } catch (error) {
    throw notSerializable(operation, error);
  }
}

/** A body as it is signed and sent. */
export interface EncodedBody {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** The body of an upload. The platform signs multipart bodies byte for byte, so the boundary is chosen before. */
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

/** The error of an input that cannot be written, such as half a character or an object that contains itself. */
function notSerializable(operation: string, error: unknown): InputError {
  if (!SigningError.isInstance(error)) return notPlain(operation, "input");
  // A message of signing begins with the field: "query.symbol must be …".
  const [field = "", rule = ""] = error.message.split(/ (.*)/s);
  return new InputError(operation, field, rule, "[withheld]");
}

const notPlain = (operation: string, field: string): InputError =>
  new InputError(operation, field, "must be plain JSON", "[withheld]");
