import type { CallSettings } from "./types.ts";
import { isObject } from "../http/envelope.ts";
import type { Operation } from "../operation.ts";

type Input = Readonly<Record<string, unknown>>;

/** Withdrawals take letters and digits only, up to 32. */
const shape = (field: string, uuid: string): string => (field === "requestId" ? uuid.replaceAll("-", "") : uuid);

/** A text that is there and not empty. */
export const textIn = (input: Input, field: string): string | undefined => {
  const value = input[field];
  return typeof value === "string" && value !== "" ? value : undefined;
};

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";

/**
 * The input with the id by which the server recognises a repetition, and that id; made before the first attempt. Of a
 * batch these are the ids of all items, with commas, where each has one. `made` are those that the client made.
 */
export function withId(
  operation: Operation,
  input: Input,
  { mintId = true }: CallSettings,
  makeId: () => string,
): { input: Input; id: string | undefined; made?: readonly string[] } {
  const rule = operation.idempotency;
  if (rule === undefined || !isObject(input)) return { input, id: undefined };
  const { field, list } = rule;
  const made: string[] = [];
  const complete = (item: Input): Input => {
    if (!rule.mint || !mintId || !isAbsent(item[field])) return item;
    const id = shape(field, makeId());
    made.push(id);
    return { ...item, [field]: id };
  };
  if (list === undefined) {
    const whole = complete(input);
    return { input: whole, id: textIn(whole, field), made };
  }
  const listed = input[list];
  if (!Array.isArray(listed)) return { input, id: undefined };
  const items = listed.map((item: unknown) => (isObject(item) ? complete(item) : item));
  const ids = items.map((item) => (isObject(item) ? textIn(item, field) : undefined));
  const id = ids.every((one) => one !== undefined) ? ids.join(",") : undefined;
  return { input: { ...input, [list]: items }, id, made };
}
