import { InputError, nearestName, optionError, unknownOptionError } from "./input-error.ts";
import { namesOf, objectOption, option, optionGroup, readOptions, type OptionReader } from "./read-options.ts";

// Checks of the options that several clients share.

export const clockOption: OptionReader = objectOption(
  "must have the methods now and after",
  ["now", "after"],
  ["elapsed"],
);

const isAmount = (value: unknown): boolean => typeof value === "number" && value >= 0;

export const millisecondsOption: OptionReader = option("must be a number of milliseconds", isAmount);

/** Reads a time limit. 0 means no limit. */
export const timeoutOption: OptionReader = option("must be a number of milliseconds, or 0 for no limit", isAmount);

/** Creates an `OptionReader` that accepts numbers above 0. `rule` describes the number in error messages. */
export const positiveOption = (rule: string): OptionReader =>
  option(rule, (value: unknown) => typeof value === "number" && value > 0);

/** Reads a number that is 0 or more, such as a ratio. */
export const amountOption: OptionReader = option("must be a number of 0 or more", isAmount);

export const wholeNumberOption = (unit: string): OptionReader =>
  option(`must be a whole number of ${unit} above 0`, (value: number) => Number.isSafeInteger(value) && value > 0);

/** Reads a string that is valid in a header. */
export const headerOption: OptionReader = option(
  "must be printable ASCII without spaces",
  (value: unknown) => typeof value === "string" && /^[!-~]+$/.test(value),
);

const isUrl = (value: unknown): boolean =>
  typeof value === "string" || Object.prototype.toString.call(value) === "[object URL]";

/** Reads a URL as a string or as a `URL`. `parseBaseUrl` checks its content. */
export const urlOption: OptionReader = option("must be a URL", isUrl, (value) => typeof value);

/** Reads a boolean. Rejects strings, so that `"false"` from an environment variable doesn't count as true. */
export const booleanOption: OptionReader = option("must be true or false", (value) => typeof value === "boolean");

const customEnvironment = optionGroup<Readonly<Record<"baseUrl" | "kind" | "dangerouslyAllowInsecureHttp", unknown>>>({
  baseUrl: urlOption,
  kind: option("must be mainnet, testnet or demo", (value: string) => /^(mainnet|testnet|demo)$/.test(value)),
  dangerouslyAllowInsecureHttp: booleanOption,
});

/** Creates an `OptionReader` that accepts the name of an environment, or a custom base URL. */
export const environmentOption = (names: readonly string[]): OptionReader => {
  const isName = (value: string) => names.includes(value);
  const nameOption = option(`must be one of ${names.join(", ")}, or { baseUrl }`, isName);
  return (value, name) => (typeof value === "object" ? customEnvironment(value, name) : nameOption(value, name));
};

const NAMES = ["apiKey", "secret", "privateKey", "sign"];

/** Reads an API key with its secret, private key or callback. Ignores other fields. The signer checks the formats. */
export const credentialsOption: OptionReader = (value, path) => {
  const names = new Set([...NAMES, ...(namesOf(value) ?? [])]);
  const readers = Object.fromEntries(Array.from(names, (name) => [name, (field: unknown) => field]));
  const credentials = readOptions<Record<string, unknown>>(value, readers, path);
  const prefix = `${path}.`;
  const { apiKey, sign } = credentials;
  if (apiKey === undefined) {
    // Suggest `apiKey` for the names of other libraries, such as `key` or `api_key`.
    const similar = Object.keys(credentials).find((name) => nearestName(name, NAMES) === "apiKey");
    if (similar !== undefined) throw unknownOptionError(similar, credentials[similar], NAMES, { prefix });
    throw optionError(`${prefix}apiKey`, "is required", undefined);
  }
  for (const name of ["apiKey", "secret", "privateKey"]) {
    if (credentials[name] !== "") continue;
    const message = `${prefix}${name} is empty. Is the environment variable set?`;
    throw new InputError("options", prefix + name, "must not be empty", "", message);
  }
  // Reject white space: a copied line break would make every signature wrong.
  if (typeof credentials["secret"] === "string" && /\s/.test(credentials["secret"]))
    throw new InputError("options", `${prefix}secret`, "must have no spaces or line breaks", "[withheld]");
  // Bind the callback, which may be a method of the caller's object.
  return typeof sign === "function" ? { ...credentials, sign: (sign as () => unknown).bind(value) } : credentials;
};
