import { isJsonObject, parseJson, textOf, TransportError, type ResponseHead } from "@specwright/transport";

/**
 * Decoded envelope of a response. The current and the older spelling of its fields are unified. Nothing else is
 * checked.
 */
export interface DecodedEnvelope {
  readonly retCode: number;
  readonly retMsg: string;
  /** Result as sent by the platform. Undefined if it is missing. */
  readonly result: unknown;
  readonly retExtInfo: unknown;
  readonly time: number | undefined;
}

/**
 * Maximum nesting depth of a response. Real responses have a few levels. Deeper responses are rejected, because
 * recursive code would overflow the stack.
 */
const MAX_DEPTH = 1000;

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1)));

// Allow a content type that is sent twice, separated by a comma, as some proxies do.
const JSON_TYPE = /^\s*(?:application|text)\/(?:[\w.+-]+\+)?json\s*(?:[;,]|$)/i;
const decoder = new TextDecoder("utf-8", { fatal: true });

/** Returns the envelope in the current or older spelling. Returns undefined without a numeric return code. */
function toEnvelope(value: unknown): DecodedEnvelope | undefined {
  if (!isJsonObject(value)) return undefined;
  const { retCode = value["ret_code"], time = value["time_now"] } = value;
  if (typeof retCode !== "number") return undefined;
  return {
    retCode,
    retMsg: textOf(value["retMsg"] ?? value["ret_msg"] ?? ""),
    result: value["result"],
    retExtInfo: value["retExtInfo"] ?? value["ext_info"] ?? {},
    time: typeof time === "number" ? time : undefined,
  };
}

/**
 * Decodes the body of a response. Rejects HTML, an empty body, invalid JSON, and JSON without a return code. The error
 * names the problem and the HTTP status, never the content. The request core adds the facts about the call.
 *
 * @throws {TransportError}
 */
export function decodeEnvelope({ status, headers }: ResponseHead, body: Uint8Array): DecodedEnvelope {
  const fail = (code: "content-type" | "invalid-json" | "too-deep" | "missing-field", problem: string) =>
    new TransportError(code, `${problem} (HTTP ${status}).`);
  const type = headers.get("content-type");
  if (type !== null && !JSON_TYPE.test(type)) throw fail("content-type", "The response is not JSON");
  let text: string;
  let value: unknown;
  try {
    text = decoder.decode(body);
    value = parseJson(text);
  } catch {
    throw fail("invalid-json", "Invalid JSON in the response body");
  }
  // Each level needs two characters, so most responses skip the full check.
  if (text.length > 2 * MAX_DEPTH && isDeeperThan(value, MAX_DEPTH))
    throw fail("too-deep", "The response body is nested too deeply");
  const envelope = toEnvelope(value);
  if (envelope === undefined) throw fail("missing-field", "The response has no numeric retCode");
  return envelope;
}
