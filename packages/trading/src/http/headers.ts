import { InputError } from "@specwright/transport";

/** Headers that the caller adds to a request. */
export type ExtraHeaders = Readonly<Record<string, string>>;

const HEADER_NAME = /^[!#$%&'*+.^`|~\w-]+$/;
/** What a header may contain on the wire: no line breaks, no control characters, nothing beyond one byte. */
const HEADER_VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;
/** Headers that say how the message is transmitted. Other values would break the request or send it elsewhere. */
const RESERVED = /^(connection|content-length|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

function brokenRule(name: string, value: unknown): string | undefined {
  if (!HEADER_NAME.test(name)) return "is not a valid header name";
  if (RESERVED.test(name)) return "is set by the client itself";
  const isValid = typeof value === "string" && HEADER_VALUE.test(value);
  return isValid ? undefined : "must be a string without line breaks or control characters";
}

/**
 * Checks the caller's headers. A header may contain a key, so errors never show its value.
 *
 * @throws {InputError} for the first header that cannot be sent
 */
export function checkHeaders(operation: string, headers: unknown): void {
  if (typeof headers !== "object" || headers === null || Symbol.iterator in headers)
    throw new InputError(operation, "headers", "must be an object of header names and values", typeof headers);
  for (const [name, value] of Object.entries(headers)) {
    const rule = brokenRule(name, value);
    if (rule === undefined) continue;
    const shown = name.slice(0, 40).replaceAll(/[^\w-]/g, "?");
    throw new InputError(operation, `headers.${shown}`, rule, typeof value);
  }
}

/** Adds the caller's headers to the client's own, which win in any letter case. */
export function addHeaders(headers: Record<string, string>, extra: ExtraHeaders): void {
  const own = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  for (const [name, value] of Object.entries(extra)) if (!own.has(name.toLowerCase())) headers[name] = value;
}
