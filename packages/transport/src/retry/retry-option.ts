import { millisecondsOption } from "../input/common-options.ts";
import { functionOption, objectOption, option, optionGroup, type OptionReader } from "../input/read-options.ts";
import type { RetryOptions } from "./retry.ts";

const retryOptions = optionGroup<RetryOptions>({
  maxAttempts: option("must be a whole number from 1", (value: number) => Number.isInteger(value) && value > 0),
  budget: objectOption("must have the methods deposit and withdraw", ["deposit", "withdraw"], ["success"]),
  shouldRetry: functionOption,
  backoff: optionGroup<NonNullable<RetryOptions["backoff"]>>({ baseMs: millisecondsOption, capMs: millisecondsOption }),
  maxRetryAfterMs: millisecondsOption,
  random: functionOption,
});

const noRetry = option("must be false or an object", (value) => value === false);

/** `false`, or how failed attempts are repeated. */
export const retryOption: OptionReader = (value, name) =>
  typeof value === "object" ? retryOptions(value, name) : noRetry(value, name);
