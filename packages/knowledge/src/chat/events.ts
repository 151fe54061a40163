import { isJsonObject, type JsonObject } from "@specwright/transport";
import { toSources, type Source } from "../resources.ts";

/** Event with the current step of the service. */
export interface ChatStatus {
  readonly type: "status";
  /** Name of the step, such as `retrieving`, `retrieved` or `generating`. */
  readonly stage: string | undefined;
  /** Articles that were selected so far. */
  readonly sources: readonly Source[];
  /** The event as the service sent it. */
  readonly raw: JsonObject;
}

/** Event with the next part of the answer. */
export interface ChatDelta {
  readonly type: "delta";
  /** Text to append to the answer. */
  readonly text: string;
  /** The event as the service sent it. */
  readonly raw: JsonObject;
}

/** Event with the next part of the model's reasoning. */
export interface ChatReasoning {
  readonly type: "reasoning";
  /** Text to append to the reasoning. The answer doesn't include it. */
  readonly text: string;
  /** The event as the service sent it. */
  readonly raw: JsonObject;
}

/** Last event of a complete answer. Every successful stream ends with it. */
export interface ChatDone {
  readonly type: "done";
  /** Articles cited in the answer. */
  readonly sources: readonly Source[];
  /** Articles read for the answer. Empty if the server does not report them. */
  readonly retrieved: readonly Source[];
  /** Cost in US dollars. Undefined if the server does not report it. */
  readonly cost: number | undefined;
  /** Token counts. Each count is missing if the server does not report it. */
  readonly tokens: { readonly prompt?: number; readonly completion?: number; readonly cached?: number };
  /** Fields of the question that the client omitted because this server doesn't know them. */
  readonly ignored: readonly string[];
  /** The event as the service sent it. */
  readonly raw: JsonObject;
}

/** Complete answer. */
export interface ChatAnswer extends Omit<ChatDone, "type"> {
  /** Full text of the answer: the texts of all `delta` events. */
  readonly text: string;
}

/** Event of a type that the client doesn't know. */
export interface ChatOther {
  readonly type: "other";
  /** Type of the event. Empty if the event has none. */
  readonly event: string;
  /** Data of the event: the parsed value if it is JSON, otherwise the string. */
  readonly data: unknown;
}

/** Event of a chat stream. A failure is not an event: the loop throws a `ChatError`. */
export type ChatEvent = ChatStatus | ChatDelta | ChatReasoning | ChatDone | ChatOther;

/** Decoded event: an event for the caller, an error of the service, or a malformed event. */
export type DecodedEvent =
  | ChatEvent
  | { readonly type: "error"; readonly message: string; readonly code: string | undefined }
  | { readonly type: "malformed" };

const MALFORMED = { type: "malformed" } as const;

const string = (value: unknown) => (typeof value === "string" ? value : undefined);
const number = (value: unknown) => (typeof value === "number" ? value : undefined);

const isAbsent = (value: unknown): boolean => value === null || value === undefined;

/**
 * Returns the fields that may contain the text of an event. The released server uses `content`; the contract does not
 * name the field.
 */
const textFieldsOf = ({ content, text, delta, chunk }: JsonObject): readonly unknown[] => [content, text, delta, chunk];

const textOf = (raw: JsonObject) => string(textFieldsOf(raw).find((value) => !isAbsent(value)));

/**
 * Returns whether the text of a delta is null, as in the last delta of some language models. A delta without any text
 * field is different: it has lost its content.
 */
const hasNullText = (raw: JsonObject) => textFieldsOf(raw).every(isAbsent) && textFieldsOf(raw).includes(null);

function toDone(raw: JsonObject, ignored: readonly string[]): ChatDone {
  const cost = raw["cost_usd"] ?? raw["cost"];
  const tokens: Record<string, number> = {};
  for (const [name, field] of [
    ["prompt", "tokens_prompt"],
    ["completion", "tokens_completion"],
    ["cached", "cached_tokens"],
  ] as const) {
    const value = number(raw[field]);
    if (value !== undefined) tokens[name] = value;
  }
  return {
    type: "done",
    sources: toSources(raw["cited_sources"] ?? raw["sources"]),
    retrieved: toSources(raw["retrieved_sources"]),
    cost: number(isJsonObject(cost) ? (cost["cost"] ?? cost["usd"] ?? cost["total"]) : cost),
    tokens,
    ignored,
    raw,
  };
}

/** Names of events whose data must be readable: the known types, the default name `message`, and no name. */
const READABLE = /^(delta|reasoning|status|done|error|message)?$/;
/** Names of the known event types. Their data is a JSON object or plain text. */
const KNOWN_TYPE = /^(delta|reasoning|status|done|error)$/;

/** Parses the data of an event as JSON. Returns it unchanged if it isn't JSON. */
function parseData(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
}

/**
 * Decodes one event. Its type is in the data, or else in the `event` field of the stream. If the `event` field contains
 * the type, the data may be plain text, and a JSON scalar also counts as text.
 */
export function decodeEvent(name: string | undefined, data: string, ignored: readonly string[]): DecodedEvent {
  const value = parseData(data);
  const isBrokenObject = value === data && /^\s*\{/.test(data);
  if (isBrokenObject && READABLE.test(name ?? "")) return MALFORMED;
  if (Array.isArray(value) && KNOWN_TYPE.test(name ?? "")) return MALFORMED;
  const raw = isJsonObject(value) ? value : { content: string(value) ?? data };
  // A gateway reports an error without a type, even if the service names each event.
  const isGatewayError = raw["type"] === undefined && (name ?? "message") === "message" && !isAbsent(raw["error"]);
  const type = isGatewayError ? "error" : (string(raw["type"]) ?? name ?? "");
  const text = textOf(raw);
  switch (type) {
    case "delta":
    case "reasoning":
      if (text === undefined && !hasNullText(raw)) return MALFORMED;
      return { type, text: text ?? "", raw };
    case "status":
      return {
        type,
        stage: string(raw["stage"] ?? raw["status"] ?? raw["message"]) ?? text,
        sources: toSources(raw["sources"]),
        raw,
      };
    case "done":
      // The last event contains sources and cost. If its data isn't an object, the event was damaged.
      return isJsonObject(value) ? toDone(raw, ignored) : MALFORMED;
    case "error": {
      const { message, error, code } = isJsonObject(raw["error"]) ? raw["error"] : raw;
      const reason = string(message) ?? string(error) ?? text ?? "no reason given";
      return { type, message: reason, code: string(number(code)?.toString() ?? code) };
    }
    default:
      return { type: "other", event: type, data: value };
  }
}
