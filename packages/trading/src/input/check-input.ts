import { didYouMean, InputError } from "@specwright/transport";
import { redactInput } from "../errors/redact.ts";
import type { Operation } from "../operation.ts";
import { validate } from "./validate.ts";

/** `qty` of `request[1].qty`. */
const lastName = (field: string): string => field.slice(field.lastIndexOf(".") + 1);

/**
 * Checks the input of an operation.
 *
 * @throws {InputError} for the first field that breaks a rule
 */
export function checkInput({ name, input: schema }: Operation, input: Readonly<Record<string, unknown>>): void {
  const violation = validate(schema, input);
  if (violation === undefined) return;
  const { field, rule, value, known } = violation;
  const message = known && `${name}: unknown field "${field}".${didYouMean(lastName(field), known)}`;
  throw new InputError(name, field, rule, redactInput(field, value), message);
}
