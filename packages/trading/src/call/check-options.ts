import { checkKnownNames, InputError, isJsonObject, redactOption } from "@specwright/transport";
import type { RequestOptions } from "./types.ts";
import { checkHeaders } from "../http/headers.ts";

const OPTION_NAMES: Readonly<Record<keyof RequestOptions, true>> = {
  signal: true,
  timeoutMs: true,
  headers: true,
  autoId: true,
  skipValidation: true,
  extra: true,
  newValues: true,
};

/** The options that add to the input. */
const ADDITIONS = ["extra", "newValues"] as const;

/** Whether `signal` can tell a call to stop. */
const isSignal = (signal: unknown): boolean =>
  "aborted" in Object(signal) && typeof Object(signal).addEventListener === "function";

/**
 * Checks the options of one call: a misspelt option would be ignored, and something that is not an AbortSignal would
 * abort nothing.
 *
 * @throws {InputError}
 */
export function checkRequestOptions(operation: string, options: RequestOptions): void {
  checkKnownNames(operation, options, Object.keys(OPTION_NAMES));
  const { signal, timeoutMs, headers, autoId = true, skipValidation = false } = options;
  if (signal !== undefined && signal !== null && !isSignal(signal))
    throw new InputError(operation, "signal", "must be an AbortSignal", typeof signal);
  for (const [name, value] of Object.entries({ autoId, skipValidation }))
    if (typeof value !== "boolean") throw new InputError(operation, name, "must be true or false", redactOption(value));
  for (const name of ADDITIONS)
    if (options[name] !== undefined && !isJsonObject(options[name]))
      throw new InputError(operation, name, "must be an object with fields of the input", redactOption(options[name]));
  if (timeoutMs !== undefined && !(typeof timeoutMs === "number" && timeoutMs >= 0))
    throw new InputError(
      operation,
      "timeoutMs",
      "must be a number of milliseconds, or 0 for no limit",
      redactOption(timeoutMs),
    );
  if (headers !== undefined) checkHeaders(operation, headers);
}
