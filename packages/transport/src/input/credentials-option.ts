import { InputError } from "./input-error.ts";
import { nearestName } from "./nearest-name.ts";
import { optionError, unknownOptionError } from "./option-error.ts";
import { namesOf, readOptions, type OptionReader } from "./read-options.ts";

const NAMES = ["apiKey", "secret", "privateKey", "sign"];

/** Reads an API key with its secret, private key or callback. Other fields are ignored. The signer checks the formats. */
export const credentialsOption: OptionReader = (value, path) => {
  const names = new Set([...NAMES, ...(namesOf(value) ?? [])]);
  const readers = Object.fromEntries(Array.from(names, (name) => [name, (field: unknown) => field]));
  const credentials = readOptions<Record<string, unknown>>(value, readers, path);
  const prefix = `${path}.`;
  const { apiKey, sign } = credentials;
  if (apiKey === undefined) {
    // Other credential libraries say `key` or `api_key`.
    const similar = Object.keys(credentials).find((name) => nearestName(name, NAMES) === "apiKey");
    if (similar !== undefined) throw unknownOptionError(similar, credentials[similar], NAMES, { prefix });
    throw optionError(`${prefix}apiKey`, "is required", undefined);
  }
  for (const name of ["apiKey", "secret", "privateKey"]) {
    if (credentials[name] !== "") continue;
    const message = `${prefix}${name} is empty. Is the environment variable set?`;
    throw new InputError("options", prefix + name, "must not be empty", "", message);
  }
  // It may be a method of the caller's object.
  return typeof sign === "function" ? { ...credentials, sign: (sign as () => unknown).bind(value) } : credentials;
};
