import type { RetryOptions } from "../retry/retry.ts";
import { functionOption, objectOption, option, optionGroup, type OptionReader } from "./read-options.ts";

// Readers of the options that several clients have.

export const clockOption: OptionReader = objectOption(
  "must have the methods now and after",
  ["now", "after"],
  ["elapsed"],
);

const isMilliseconds = (value: unknown): boolean => typeof value === "number" && value >= 0;

export const millisecondsOption: OptionReader = option("must be a number of milliseconds", isMilliseconds);

/** A time limit, where 0 is none. */
export const timeoutOption: OptionReader = option(
  "must be a number of milliseconds, or 0 for no limit",
  isMilliseconds,
);

/** A number above 0; `rule` says so in the words of the client. */
export const positiveOption = (rule: string): OptionReader =>
  option(rule, (value: unknown) => typeof value === "number" && value > 0);

export const wholeNumberOption = (unit: string): OptionReader =>
  option(`must be a whole number of ${unit} above 0`, (value: number) => Number.isSafeInteger(value) && value > 0);

/** Text that a header can carry. */
export const headerOption: OptionReader = option(
  "must be printable ASCII, no spaces",
  (value: unknown) => typeof value === "string" && /^[!-~]+$/.test(value),
);

const isUrl = (value: unknown): boolean =>
  typeof value === "string" || Object.prototype.toString.call(value) === "[object URL]";

/** A URL as text or as a `URL`. `parseBaseUrl` checks what it says. */
export const urlOption: OptionReader = option("must be a URL", isUrl, (value) => typeof value);

const retryOptions = optionGroup<RetryOptions>({
  maxAttempts: option("must be a whole number from 1", (value: number) => Number.isInteger(value) && value > 0),
  budget: objectOption("must have the methods deposit and withdraw", ["deposit", "withdraw"], ["success"]),
  shouldRetry: functionOption,
  backoff: optionGroup<NonNullable<RetryOptions["backoff"]>>({ baseMs: millisecondsOption, capMs: millisecondsOption }),
  maxRetryAfterMs: millisecondsOption,
  random: functionOption,
});

/** `false`, or how failed attempts are repeated. */
export const retryOption: OptionReader = (value, name) => {
  if (value === false) return value;
  if (typeof value === "object") return retryOptions(value, name);
  return option("must be false or an object", () => false)(value, name);
};

/** Exactly `true`, so that `"false"` from an environment variable allows nothing. */
export const booleanOption: OptionReader = option("must be true or false", (value) => typeof value === "boolean");

const customEnvironment = optionGroup<Readonly<Record<"baseUrl" | "kind" | "dangerouslyAllowInsecureHttp", unknown>>>({
  baseUrl: urlOption,
  kind: option("must be mainnet, testnet or demo", (value: string) => /^(mainnet|testnet|demo)$/.test(value)),
  dangerouslyAllowInsecureHttp: booleanOption,
});

/** The name of an environment, or a base URL of the caller's own. */
export const environmentOption = (names: readonly string[]): OptionReader => {
  const isName = (value: string) => names.includes(value);
  const nameOption = option(`must be one of ${names.join(", ")}, or { baseUrl }`, isName);
  return (value, name) => (typeof value === "object" ? customEnvironment(value, name) : nameOption(value, name));
};
