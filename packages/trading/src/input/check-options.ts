import { InputError, unknownOptionError } from "@specwright/transport";
import type { RequestOptions } from "../call/types.ts";
import { checkHeaders } from "../http/headers.ts";
import { checkTimeout } from "../options.ts";

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
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(OPTION_NAMES, name)) continue;
    const value = (options as Readonly<Record<string, unknown>>)[name];
    throw unknownOptionError(name, value, Object.keys(OPTION_NAMES), { operation });
  }
  if (signal !== undefined && signal !== null && !("aborted" in Object(signal)))
    throw new InputError(operation, "signal", "must be an AbortSignal", typeof signal);
  checkTimeout(operation, "timeoutMs", timeoutMs);
  if (headers !== undefined) checkHeaders(operation, headers);
}
