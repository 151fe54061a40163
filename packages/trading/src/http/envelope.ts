import { TransportError, type WebResponse } from "@specwright/transport";
import { parseJson } from "./json.ts";

/** What every answer of the platform has, as it came. */
export interface RawEnvelope {
  readonly retCode: number;
  readonly retMsg: string;
  readonly result: unknown;
  readonly retExtInfo: unknown;
  readonly time: number | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/** Far above the largest documented answer; what is larger, or never ends, would fill the memory. */
export const MOST_BYTES = 2 ** 24;
/** Far above what any answer nests; deeper ones overflow the stack of whoever walks them. */
const MOST_LEVELS = 1000;

/** Whether lists and objects are nested deeper than that; the parser has no depth of its own that it could not bear. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

const JSON_TYPE = /^\s*(?:application|text)\/(?:[\w.+-]+\+)?json\s*(?:[;,]|$)/i;
const decoder = new TextDecoder("utf-8", { fatal: true });

export const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The envelope in either of its spellings; undefined where there is no numeric code. */
function envelopeOf(value: unknown): RawEnvelope | undefined {
  if (!isObject(value)) return undefined;
  const { retCode = value["ret_code"], time = value["time_now"] } = value;
  if (typeof retCode !== "number") return undefined;
  return {
    retCode,
    retMsg: String(value["retMsg"] ?? value["ret_msg"] ?? ""),
    result: value["result"] ?? {},
    retExtInfo: value["retExtInfo"] ?? value["ext_info"] ?? {},
    time: typeof time === "number" ? time : undefined,
  };
}

/**
 * Reads the body of an answer. HTML, nothing, broken JSON or JSON without a code is an error that names the rule
 * and the status, never the content.
 */
export function readAnswer(response: WebResponse, bytes: Uint8Array, operation: string | undefined): RawEnvelope {
  const { status, headers } = response;
  const fail = (code: "content-type" | "invalid-json" | "too-deep" | "missing-field", rule: string) => {
    const message = `The answer with HTTP status ${status} ${rule}.`;
    return new TransportError(code, message, { outcome: "answered", status, operation });
  };
  const type = headers.get("content-type");
  if (type !== null && !JSON_TYPE.test(type)) throw fail("content-type", "is not JSON by its content type");
  let value: unknown;
  let text;
  try {
    text = decoder.decode(bytes);
    value = parseJson(text);
  } catch {
    throw fail("invalid-json", "is not complete, valid JSON");
  }
  // Each level needs two characters.
  if (text.length > 2 * MOST_LEVELS && isDeeper(value, MOST_LEVELS)) throw fail("too-deep", "is nested too deeply");
  const envelope = envelopeOf(value);
  if (envelope === undefined) throw fail("missing-field", "has no numeric retCode");
  return envelope;
}
