import { capBody } from "./cap-response.ts";
import { transportError, type TransportErrorCode } from "./errors.ts";
import { discardBody, readBytes } from "./guard-body.ts";
import { isDeeperThan } from "./json-depth.ts";
import { retryAfterMs } from "./retry-after.ts";
import { isRetryableStatus, outcomeOf } from "./status.ts";
import type { CallContext } from "./types.ts";

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

const JSON_TYPE = /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;
/** `__proto__` as such, or with one of its letters escaped. */
const MAY_NAME_PROTOTYPE = /__proto__|\\u00(5f|7[0-4]|6f)/i;

/** A key `__proto__` would change the prototype of whatever the object is copied into. */
const withoutPrototype = (key: string, value: unknown): unknown => (key === "__proto__" ? undefined : value);

const parse = (text: string): unknown =>
  MAY_NAME_PROTOTYPE.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);

function decode(bytes: Uint8Array, maxDepth: number): { value: unknown } | { code: TransportErrorCode; rule: string } {
  if (bytes.byteLength === 0) return { code: "empty-body", rule: "is empty" };
  let text: string;
  try {
    // A byte order mark is dropped, as `Response.json()` does.
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { code: "invalid-utf8", rule: "is not valid UTF-8" };
  }
  if (isDeeperThan(text, maxDepth)) return { code: "too-deep", rule: `is nested deeper than ${maxDepth} levels` };
  try {
    return { value: parse(text) };
  } catch {
    // The parser's own message quotes the body.
    return { code: "invalid-json", rule: "is not complete, valid JSON" };
  }
}

/**
 * Reads a body that must be one JSON object. Anything else is an error with its own code, never a result:
 * another content type, nothing at all, invalid UTF-8, truncated or too deep JSON, an array, a text, `null`.
 * A key `__proto__` is dropped. Errors name the rule and the status, not the content.
 */
export async function readJsonObject(response: Response, options: ReadJsonOptions = {}): Promise<JsonObject> {
  const { maxBytes = 16 * 1024 * 1024, maxDepth = 1000, requireNumber, context } = options;
  const fail = (code: TransportErrorCode, rule: string) =>
    transportError(code, `The answer with HTTP status ${response.status} ${rule}.`, context, {
      outcome: outcomeOf(response.status),
      status: response.status,
      isRetryable: isRetryableStatus(response.status) || code === "empty-body" || code === "invalid-json",
      retryAfterMs: retryAfterMs(response.headers, Date.now()),
    });
  const type = response.headers.get("content-type");
  if (type !== null && !JSON_TYPE.test(type)) {
    discardBody(response);
    throw fail("content-type", "is not JSON by its content type");
  }
  const result = decode(await readBytes(capBody(response, maxBytes, context)), maxDepth);
  if ("code" in result) throw fail(result.code, result.rule);
  const { value } = result;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw fail("not-an-object", "is JSON, but not an object");
  }
  if (requireNumber !== undefined && !Number.isFinite((value as JsonObject)[requireNumber])) {
    throw fail("missing-field", `has no numeric ${requireNumber}`);
  }
  return value as JsonObject;
}
