import { SigningError } from "@specwright/signing";
import { SpecwrightError } from "@specwright/transport";
import { InputError } from "./errors.ts";

/** What is told of a query or body that cannot be written, such as half a character or an object that holds itself. */
export function unwritable(operation: string, error: unknown): unknown {
  if (SpecwrightError.isInstance(error)) return error;
  const said = SigningError.isInstance(error) ? error.message : "input must be plain JSON";
  const [field = "", rule = ""] = said.split(/ (.*)/s);
  return new InputError(operation, field, rule, "[withheld]");
}
