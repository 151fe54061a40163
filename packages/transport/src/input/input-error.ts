import { hasBrand, SpecwrightError } from "../errors/errors.ts";
import { WITHHELD } from "../errors/redact.ts";
import { isJsonObject, type JsonObject } from "../json.ts";

const INPUT_ERROR = Symbol.for("@specwright/InputError");

/** Error of an input or option that violates a rule. Nothing was sent. */
export class InputError extends SpecwrightError {
  declare readonly code: "invalid-input";
  /** Name of the call, such as `order.create` or `orderBook`, or `options` for an option of the client. */
  readonly operation: string;
  /** Path of the field, with positions in lists: `request[1].qty`. */
  readonly field: string;
  /** Violated rule, such as `must be an object`. */
  readonly rule: string;
  /** Value of the field. `[withheld]` if it may be secret. */
  readonly value: unknown;

  constructor(operation: string, field: string, rule: string, value: unknown, message?: string) {
    super("invalid-input", message ?? `${operation}: ${field} ${rule}, got ${describe(value)}.`);
    this.operation = operation;
    this.field = field;
    this.rule = rule;
    this.value = value;
  }

  get [INPUT_ERROR](): true {
    return true;
  }

  override get name(): string {
    return "InputError";
  }

  /** Returns true if `value` is an `InputError`, even from another copy of this package. */
  static override isInstance(value: unknown): value is InputError {
    return hasBrand(value, INPUT_ERROR);
  }
}

function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (value && typeof value === "object") return "an object";
  // The string of a function is its source code, which may be long, so don't show it.
  if (typeof value === "function") return "a function";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Normalizes letter case and separators: `pageSize` equals `page_size`. */
const normalize = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");

/** Returns the number of single-character edits between two strings, including swaps of neighboring characters. */
function editDistance(one: string, other: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(distance);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** Returns the known name that the caller most likely meant. Returns undefined if no known name is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  // Skip longer names, which are hardly misspellings: the comparison takes quadratic time.
  if (name.length > 40) return undefined;
  const wanted = normalize(name);
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: editDistance(wanted, normalize(candidate)) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((one, other) => one.distance - other.distance);
  if (nearest !== undefined || wanted.length < 3) return nearest?.candidate;
  // Names that contain each other are similar: `key` means `apiKey`, and `apiSecret` means `secret`.
  return known
    .filter((candidate) => wanted.includes(normalize(candidate)) || normalize(candidate).includes(wanted))
    .toSorted((one, other) => one.length - other.length)[0];
}

/** Returns a suggestion such as ` Did you mean "environment"?`. Returns an empty string if no known name is similar. */
export function didYouMean(name: string, known: readonly string[], prefix = ""): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? "" : ` Did you mean "${prefix}${nearest}"?`;
}

/**
 * Formats the value of an option for an error. Withholds URLs, strings as long as a key, and anything else that may be
 * secret.
 */
export const redactOption = (value: unknown): unknown => {
  const isSafe =
    typeof value !== "object" && typeof value !== "function" && !/[^\w/.-]|\w{18}|.{30}/.test(String(value));
  return isSafe || value === null ? value : WITHHELD;
};

/** Creates the error for a client option with an invalid value. Withholds values that may be secret. */
export const optionError = (option: string, rule: string, value: unknown): InputError =>
  new InputError("options", option, rule, redactOption(value));

/**
 * Calls `read` to read a value from the caller. Replaces exceptions of `read`, because the value may be a proxy whose
 * exceptions contain a secret.
 *
 * @throws {InputError} that `read` throws, or an `InputError` that names the field
 */
export function readGiven<Value>(operation: string, field: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (InputError.isInstance(error)) throw error;
    const rule = "must not throw when it is read";
    throw new InputError(operation, field, rule, WITHHELD, `${operation}: ${field} ${rule}.`);
  }
}

/** Kind of a name: an option of a client or call, or an input field. */
type NameKind = "option" | "field";

/**
 * Creates the error for an unknown option. It suggests the most similar option, or lists all options. It contains only
 * the type of the value, because the value may be a key.
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
  // Redact a name that resembles no known name: the caller may have swapped names and values, so the name may be a
  // secret.
  const shown = suggestion === "" ? String(redactOption(prefix + name)) : prefix + name;
  const all = known.map((one) => prefix + one);
  const list = all.length === 1 ? ` The only ${kind} is ${all[0]}.` : ` The ${kind}s are ${all.join(", ")}.`;
  const hint = suggestion === "" ? list : suggestion;
  const message = `${operation}: unknown ${kind} "${shown}".${hint}`;
  return new InputError(operation, shown, `is not ${kind === "option" ? "an" : "a"} ${kind}`, typeof value, message);
}

/**
 * Copies an object and checks its field names, because a misspelled field would be ignored.
 *
 * @throws {InputError}
 */
export function checkKnownNames(
  operation: string,
  given: unknown,
  known: readonly string[],
  kind: NameKind = "option",
): JsonObject {
  const field = kind === "option" ? "options" : "input";
  const copy = readGiven(operation, field, () => (isJsonObject(given) ? { ...given } : undefined));
  if (copy === undefined) throw new InputError(operation, field, "must be an object", redactOption(given));
  for (const [name, value] of Object.entries(copy))
    if (!known.includes(name)) throw unknownOptionError(name, value, known, { operation, kind });
  return copy;
}
