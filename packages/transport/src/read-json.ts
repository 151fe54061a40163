import { readBytes } from "./read-bytes.ts";
import { TransportError, type TransportErrorCode } from "./errors.ts";
import { discardBody } from "./guard-body.ts";
import { isDeeperThan } from "./json-depth.ts";
import { retryAfterMs } from "./retry-after.ts";
import { isRetryableStatus, outcomeOf } from "./status.ts";
import type { CallContext } from "./types.ts";
import type { WebResponse } from "./web-types.ts";

export interface ReadJsonOptions {
  /** Most bytes to read, after decompression; default 16 MiB. */
  readonly maxBytes?: number;
  /** Most levels of nesting; default 1,000. */
  readonly maxDepth?: number;
  /** A field that must be there as a finite number, such as "retCode". */
  readonly requireNumber?: string;
  /** Names the call in errors. */
  readonly context?: CallContext | undefined;
}

export type JsonObject = Record<string, unknown>;

const JSON_TYPE = /^\s*application\/([\w.+-]+\+)?json\s*(;|$)/i;
/** `__proto__` as such, or with one of its letters escaped. */
const MAY_NAME_PROTOTYPE = /__proto__|\\u00(5f|7[0-4]|6f)/i;
/** A byte order mark is dropped, as `Response.json()` does. */
const decoder = new TextDecoder("utf-8", { fatal: true });

/** A key `__proto__` would change the prototype of whatever the object is copied into. */
const withoutPrototype = (key: string, value: unknown): unknown => (key === "__proto__" ? undefined : value);

/**
 * Reads a body that must be one JSON object. Anything else is an error with its own code, never a result:
 * another content type, nothing at all, invalid UTF-8, truncated or too deep JSON, an array, a text, `null`.
 * A key `__proto__` is dropped. Errors name the rule and the status, not the content.
 */
export async function readJsonObject(response: WebResponse, options: ReadJsonOptions = {}): Promise<JsonObject> {
  const { maxBytes = 2 ** 24, maxDepth = 1000, requireNumber, context } = options;
  const { status, headers } = response;
  const fail = (code: TransportErrorCode, rule: string) =>
    new TransportError(
      code,
      `The answer (HTTP status ${status}) ${rule}.`,
      {
        outcome: outcomeOf(status),
        status,
        isRetryable: isRetryableStatus(status) || /^(empty-body|invalid-json)$/.test(code),
        retryAfterMs: retryAfterMs(headers, Date.now()),
      },
      context,
    );
  if (!JSON_TYPE.test(headers.get("content-type") ?? "application/json")) {
    discardBody(response);
    throw fail("content-type", "is not JSON by its content type");
  }
  const bytes = await readBytes(response, { maxBytes, context });
  let code: TransportErrorCode = "invalid-utf8";
  let value: unknown;
  try {
    const text = decoder.decode(bytes);
    code = "too-deep";
    if (isDeeperThan(text, maxDepth)) throw code;
    code = text === "" ? "empty-body" : "invalid-json";
    value = JSON.parse(text, MAY_NAME_PROTOTYPE.test(text) ? withoutPrototype : undefined);
  } catch {
    // The parser's own message quotes the body.
    throw fail(code, `cannot be read: ${code}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw fail("not-an-object", "is no object");
  const object = value as JsonObject;
  if (requireNumber !== undefined && !Number.isFinite(object[requireNumber])) {
    throw fail("missing-field", `has no numeric ${requireNumber}`);
  }
  return object;
}
