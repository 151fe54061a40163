import {
  checkKnownNames,
  InputError,
  isAbortSignal,
  isJsonObject,
  readGiven,
  redactOption,
  type WebAbortSignal,
} from "@specwright/transport";

/** Options of one call. */
export interface RequestOptions {
  /** Signal that aborts the call and its waits. */
  readonly signal?: WebAbortSignal | undefined;
  /**
   * Milliseconds for the whole call, including retries and waits; 0 for no limit. Default: the client's `timeoutMs`.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Additional headers. The client's own headers have precedence. A header that can't be sent causes an `InputError`.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** `false` to generate no ID for writes that support one. The client then never sends them twice. Default true. */
  readonly autoId?: boolean | undefined;
  /**
   * True to send the input unchecked. Default false. Prefer `extra` and `newValues` for fields and values that are new
   * on the platform.
   */
  readonly skipValidation?: boolean | undefined;
  /**
   * Fields that aren't in the specification yet. They are sent with the checked input in query or body: `{ newField:
   * "x" }`. Put fields of list items into a list, as in the input: `{ request: [{ newField: "x" }] }`. A field of the
   * specification causes an `InputError`, because it belongs in the input. This also applies after an update of the
   * client has added the field.
   */
  readonly extra?: InputFields | undefined;
  /**
   * Values that the specification doesn't list yet, for fields whose values it lists: `{ timeInForce: "AtAuction" }`.
   * Any other field causes an `InputError`. Put fields of list items into a list, as in the input. The client checks
   * the input first, then replaces its values by these, unchecked. So put the nearest known value of a required field
   * into the input.
   */
  readonly newValues?: InputFields | undefined;
}

/** Fields by name, with JSON values. An `undefined` field is not sent. */
export interface InputFields {
  readonly [name: string]: InputValue;
}

type InputValue = string | number | bigint | boolean | null | undefined | readonly InputValue[] | InputFields;

/** Headers that the caller adds to a request. */
export type ExtraHeaders = Readonly<Record<string, string>>;

const HEADER_NAME = /^[!#$%&'*+.^`|~\w-]+$/;
/** Characters that a header may contain on the wire: no line breaks, no control characters, nothing beyond one byte. */
const HEADER_VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;
/**
 * Headers that control the transfer of the message. The caller can't set them, because a wrong value would break or
 * redirect the request.
 */
const RESERVED = /^(connection|content-length|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

function brokenRule(name: string, value: unknown): string | undefined {
  if (!HEADER_NAME.test(name)) return "is not a valid header name";
  if (RESERVED.test(name)) return "is set by the client itself";
  const isValid = typeof value === "string" && HEADER_VALUE.test(value);
  return isValid ? undefined : "must be a string without line breaks or control characters";
}

/**
 * Copies the caller's headers and checks that they can be sent. A header may contain a key, so errors never show its
 * value.
 *
 * @throws {InputError} for the first header that can't be sent
 */
export const readHeaders = (operation: string, given: unknown): ExtraHeaders =>
  readGiven(operation, "headers", () => {
    if (typeof given !== "object" || given === null || Symbol.iterator in given)
      throw new InputError(operation, "headers", "must be an object of header names and values", typeof given);
    const headers: Record<string, unknown> = { ...given };
    for (const [name, value] of Object.entries(headers)) {
      const rule = brokenRule(name, value);
      if (rule === undefined) continue;
      const shown = name.slice(0, 40).replaceAll(/[^\w-]/g, "?");
      throw new InputError(operation, `headers.${shown}`, rule, typeof value);
    }
    return headers as ExtraHeaders;
  });

/** Adds the caller's headers to the client's headers, which have precedence. Names are case-insensitive. */
export function addHeaders(headers: Record<string, string>, extra: ExtraHeaders): void {
  const own = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  for (const [name, value] of Object.entries(extra)) if (!own.has(name.toLowerCase())) headers[name] = value;
}

export const OPTION_NAMES: Readonly<Record<keyof RequestOptions, true>> = {
  signal: true,
  timeoutMs: true,
  headers: true,
  autoId: true,
  skipValidation: true,
  extra: true,
  newValues: true,
};
const KNOWN_OPTIONS = Object.keys(OPTION_NAMES);

/**
 * Copies and checks the options of one call, so that later changes have no effect. Without the check, a misspelled
 * option would be ignored, and an object that isn't an AbortSignal would abort nothing.
 *
 * @throws {InputError}
 */
export function readRequestOptions(operation: string, given: RequestOptions): RequestOptions {
  const options: RequestOptions = checkKnownNames(operation, given, KNOWN_OPTIONS);
  const { signal, timeoutMs, headers } = options;
  if (signal !== undefined && signal !== null && !isAbortSignal(signal))
    throw new InputError(operation, "signal", "must be an AbortSignal", typeof signal);
  for (const name of ["autoId", "skipValidation"] as const) {
    const value = options[name];
    if (value !== undefined && typeof value !== "boolean")
      throw new InputError(operation, name, "must be true or false", redactOption(value));
  }
  for (const name of ["extra", "newValues"] as const) {
    const value = options[name];
    if (value !== undefined && !readGiven(operation, name, () => isJsonObject(value)))
      throw new InputError(operation, name, "must be an object with fields of the input", redactOption(value));
  }
  if (timeoutMs !== undefined && !(typeof timeoutMs === "number" && timeoutMs >= 0))
    throw new InputError(
      operation,
      "timeoutMs",
      "must be a number of milliseconds, or 0 for no limit",
      redactOption(timeoutMs),
    );
  return headers === undefined ? options : { ...options, headers: readHeaders(operation, headers) };
}
