import { WITHHELD } from "../errors/redact.ts";
import { InputError } from "./input-error.ts";
import { didYouMean } from "./nearest-name.ts";

/** The value of an option for an error. A URL, a text as long as a key and anything else that may be a secret is withheld. */
export const redactOption = (value: unknown): unknown => {
  const isSafe =
    typeof value !== "object" && typeof value !== "function" && !/[^\w/.-]|\w{18}|.{30}/.test(String(value));
  return isSafe || value === null ? value : WITHHELD;
};

/** The error of a client option with a wrong value. Values that may be secret are withheld. */
export const optionError = (option: string, rule: string, value: unknown): InputError =>
  new InputError("options", option, rule, redactOption(value));

/**
 * The error of an option that does not exist. It suggests the one that was meant, or else names all there are. The value may
 * be a key, so only its type is kept.
 */
export function unknownOptionError(
  name: string,
  value: unknown,
  known: readonly string[],
  { operation = "options", prefix = "" } = {},
): InputError {
  const suggestion = didYouMean(name, known, prefix);
  // A caller may have mixed up names and values: without a similar known name, the name may be a secret.
  const shown = suggestion === "" ? String(redactOption(prefix + name)) : prefix + name;
  const hint =
    suggestion === "" ? ` The options are ${known.map((option) => prefix + option).join(", ")}.` : suggestion;
  const message = `${operation}: unknown option "${shown}".${hint}`;
  return new InputError(operation, shown, "is not an option", typeof value, message);
}
