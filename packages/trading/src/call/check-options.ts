import { InputError, redactOption, unknownOptionError } from "@specwright/transport";
import type { RequestOptions } from "./types.ts";
import { checkHeaders } from "../http/headers.ts";

/** Throws for an option that a call does not have. */
export function checkCallOptionNames(operation: string, options: object, known: readonly string[]): void {
  for (const [name, value] of Object.entries(options))
    if (!known.includes(name)) throw unknownOptionError(name, value, known, { operation });
}

const OPTION_NAMES: Readonly<Record<keyof RequestOptions, true>> = {
  signal: true,
  timeoutMs: true,
  headers: true,
  autoId: true,
  skipValidation: true,
};

/**
 * Checks the options of one call: a misspelt option would be ignored, and something that is not an AbortSignal would
 * abort nothing.
 *
 * @throws {InputError}
 */
export function checkRequestOptions(operation: string, options: RequestOptions): void {
  const { signal, timeoutMs, headers } = options;
  checkCallOptionNames(operation, options, Object.keys(OPTION_NAMES));
  if (signal !== undefined && signal !== null && !("aborted" in Object(signal)))
    throw new InputError(operation, "signal", "must be an AbortSignal", typeof signal);
  if (timeoutMs !== undefined && !(typeof timeoutMs === "number" && timeoutMs >= 0))
    throw new InputError(
      operation,
      "timeoutMs",
      "must be a number of milliseconds, or 0 for no limit",
      redactOption(timeoutMs),
    );
  if (headers !== undefined) checkHeaders(operation, headers);
}
