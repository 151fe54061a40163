import { nearestName } from "@specwright/transport";
import { inputError, requireObject } from "./validate.ts";

/** The names that a call takes. A record, so that the compiler compares it with the type of the input. */
export type FieldNames<Input> = Readonly<Record<Input extends unknown ? keyof Input : never, true>>;

/** An unknown name may be a key that was put in the wrong place. */
const showName = (name: string): string => (/^[a-z_-]{1,30}$/i.test(name) ? `"${name}"` : "[withheld]");

/** Refuses fields that the call does not know, by name and with the nearest known name. */
export function checkFields(
  call: string,
  kind: "field" | "option",
  given: object,
  known: Readonly<Record<string, true>>,
  place = "",
): void {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  const nearest = nearestName(unknown, Object.keys(known));
  const hint = nearest === undefined ? "" : `. Did you mean "${nearest}"?`;
  throw inputError(call, `${place}unknown ${kind} ${showName(unknown)}${hint}`);
}

/** The input of a call: an object with known fields only. */
export function checkInput<Input extends object>(call: string, input: Input, known: FieldNames<Input>): void {
  requireObject(call, "input", input);
  checkFields(call, "field", input, known);
}
