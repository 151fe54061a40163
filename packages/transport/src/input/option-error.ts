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

/** What a name stands for: an option of a client or call, or a field of an input. */
type NameKind = "option" | "field";

/**
 * The error of an option that does not exist. It suggests the one that was meant, or else names all there are. The value may
 * be a key, so only its type is kept.
 */
export function unknownOptionError(
  name: string,
  value: unknown,
  known: readonly string[],
  {
    operation = "options",
    prefix = "",
    kind = "option",
  }: { readonly operation?: string; readonly prefix?: string; readonly kind?: NameKind } = {},
): InputError {
  const suggestion = didYouMean(name, known, prefix);
  // A caller may have mixed up names and values: without a similar known name, the name may be a secret.
  const shown = suggestion === "" ? String(redactOption(prefix + name)) : prefix + name;
  const all = known.map((one) => prefix + one);
  const list = all.length === 1 ? ` The only ${kind} is ${all[0]}.` : ` The ${kind}s are ${all.join(", ")}.`;
  const hint = suggestion === "" ? list : suggestion;
  const message = `${operation}: unknown ${kind} "${shown}".${hint}`;
  return new InputError(operation, shown, `is not ${kind === "option" ? "an" : "a"} ${kind}`, typeof value, message);
}

/**
 * Checks that what a caller gave is an object with known names only: a misspelt one would be ignored.
 *
 * @throws {InputError}
 */
export function checkKnownNames(
  operation: string,
  given: unknown,
  known: readonly string[],
  kind: NameKind = "option",
): asserts given is object {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new InputError(operation, kind === "option" ? "options" : "input", "must be an object", redactOption(given));
  for (const [name, value] of Object.entries(given))
    if (!known.includes(name)) throw unknownOptionError(name, value, known, { operation, kind });
}
