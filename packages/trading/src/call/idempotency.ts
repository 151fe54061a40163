import { isJsonObject } from "@specwright/transport";
import { isAbsent } from "../input/absent.ts";
import type { Operation } from "../operation.ts";

type Input = Readonly<Record<string, unknown>>;

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
