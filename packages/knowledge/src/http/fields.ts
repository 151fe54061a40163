import { checkKnownNames, type InputError } from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import { requireObject } from "./validate.ts";

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
