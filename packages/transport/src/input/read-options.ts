import { optionError, readGiven, unknownOptionError } from "./input-error.ts";

/** Checks the value of one option and returns the value that the client uses. */
export type OptionReader = (value: unknown, option: string) => unknown;

/**
 * An `OptionReader` for each option, by the option's name. The record type makes the compiler report an option without
 * a reader.
 */
export type OptionReaders<Options> = Readonly<Record<keyof Options, OptionReader>>;

const readProperty = (owner: unknown, name: string, option: string): unknown =>
  readGiven("options", option, () => (owner as Readonly<Record<string, unknown>>)[name]);

/**
 * Returns the property names of a plain object. Returns undefined for anything else, such as a list, a `Map` or a
 * revoked proxy.
 */
export function namesOf(value: unknown): readonly string[] | undefined {
  try {
    return Object.prototype.toString.call(value) === "[object Object]" ? Object.keys(value as object) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the kind of a value, such as `string`, `Array` or `URL`. */
const kindOf = (value: unknown): string =>
  typeof value === "object" ? Object.prototype.toString.call(value).slice(8, -1) : typeof value;

/**
 * Reads the options of a client once and returns a checked copy. Later changes have no effect, and reading the copy
 * can't throw. An option that is `undefined` counts as missing, but `null` is a value. An unknown option is rejected,
 * because a misspelled `environment` would be ignored and the client would trade on mainnet.
 *
 * @param path the parent option, such as `retry`; empty for client options
 * @throws {InputError} naming option, rule and value; a value that may be secret is withheld
 */
export function readOptions<Options extends object>(
  given: unknown,
  readers: OptionReaders<Options>,
  path = "",
): Options {
  const names = namesOf(given);
  const option = path || "options";
  if (names === undefined)
    throw optionError(
      option,
      "must be an object",
      readGiven("options", option, () => kindOf(given)),
    );
  const prefix = path === "" ? "" : `${path}.`;
  const known = Object.keys(readers);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const value = readProperty(given, unknown, option);
    throw unknownOptionError(unknown, value, known, { prefix });
  }
  const options: Record<string, unknown> = {};
  for (const [name, read] of Object.entries<OptionReader>(readers)) {
    const full = prefix + name;
    const value = readProperty(given, name, full);
    if (value === null) throw optionError(full, "must not be null", null);
    if (value !== undefined) options[name] = readGiven("options", full, () => read(value, full));
  }
  return options as Options;
}

const showValue = (value: unknown): unknown =>
  typeof value === "object" || typeof value === "function" ? typeof value : value;

/**
 * Creates a reader that checks an option against a rule, such as `must be a string`. A value that can't be read
 * violates the rule.
 */
export const option =
  (rule: string, isValid: (value: never) => boolean, show = showValue): OptionReader =>
  (value, name) => {
    try {
      if (isValid(value as never)) return value;
    } catch {
      // Ignore the exception, because a value that can't be read violates the rule.
    }
    throw optionError(name, rule, show(value));
  };

/** Creates the reader of an option that has its own options. */
export const optionGroup =
  <Options extends object>(readers: OptionReaders<Options>): OptionReader =>
  (value, name) =>
    readOptions(value, readers, name);

/**
 * Checks that an option is a function. For any other value, the error shows only the type, because the value may be a
 * misplaced key.
 */
export const functionOption: OptionReader = option(
  "must be a function",
  (value) => typeof value === "function",
  (value) => typeof value,
);

/** Creates an `OptionReader` that accepts an object with these methods. The object is used unchanged. */
export const objectOption = (
  rule: string,
  methods: readonly string[],
  optional: readonly string[] = [],
): OptionReader =>
  option(
    rule,
    (value: Readonly<Record<string, unknown>>) =>
      methods.every((name) => typeof value[name] === "function") &&
      optional.every((name) => value[name] === undefined || typeof value[name] === "function"),
    (value) => typeof value,
  );
