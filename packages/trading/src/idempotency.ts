import type { CallSettings } from "./call-types.ts";
import { isObject } from "./read-answer.ts";
import type { Operation } from "./row.ts";

type Input = Readonly<Record<string, unknown>>;

/** Withdrawals take letters and digits only, up to 32. */
const shape = (field: string, uuid: string): string => (field === "requestId" ? uuid.replaceAll("-", "") : uuid);

const given = (input: Input, field: string): string | undefined => {
  const value = input[field];
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** The input with the id by which the server recognises a repetition, and that id; made before the first attempt. */
export function withId(
  operation: Operation,
  input: Input,
  { mintId = true }: CallSettings,
  makeId: () => string,
): { input: Input; id: string | undefined } {
  const rule = operation.idempotency;
  if (rule === undefined || !isObject(input)) return { input, id: undefined };
  const { field, inItems } = rule;
  const mint = rule.mint && mintId;
  const complete = (item: Input): Input =>
    given(item, field) !== undefined || !mint ? item : { ...item, [field]: shape(field, makeId()) };
  if (inItems === undefined) {
    const whole = complete(input);
    return { input: whole, id: mintId ? given(whole, field) : undefined };
  }
  const listed = input[inItems];
  if (!Array.isArray(listed)) return { input, id: undefined };
  const items = listed.map((item: unknown) => (isObject(item) ? complete(item) : item));
  const ids = items.map((item) => (isObject(item) ? given(item, field) : undefined));
  // A batch may be repeated only when the server recognises each of its items.
  const id = mintId && ids.every((one) => one !== undefined) ? ids.join(",") : undefined;
  return { input: { ...input, [inItems]: items }, id };
}
