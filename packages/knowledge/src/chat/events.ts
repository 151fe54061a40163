import { isObject, type Json } from "../http/ask.ts";
import { withoutWikiPrefix } from "../reading.ts";

/** An article that an answer rests on. */
export interface ChatSource {
  /** As `wiki.file` takes it: without the leading `wiki/` that the released server writes. */
  readonly path: string;
  readonly title: string | undefined;
}

/** The service is working on the answer. */
export interface ChatStatus {
  readonly type: "status";
  /** For example `retrieving`, `retrieved`, `generating`. */
  readonly stage: string | undefined;
  /** Articles that were selected so far. */
  readonly sources: readonly ChatSource[];
  /** What the service sent. */
  readonly raw: Json;
}

/** The next piece of the answer. */
export interface ChatDelta {
  readonly type: "delta";
  readonly text: string;
  readonly raw: Json;
}

/** A piece of the model's reasoning. */
export interface ChatReasoning {
  readonly type: "reasoning";
  readonly text: string;
  readonly raw: Json;
}

/** The answer is complete; the last event of every stream that did not fail. */
export interface ChatDone {
  readonly type: "done";
  /** Articles that the answer cites. */
  readonly sources: readonly ChatSource[];
  /** Articles that were read for it; empty where the server does not tell. */
  readonly retrieved: readonly ChatSource[];
  /** Price in US dollars; undefined where the server does not tell. */
  readonly cost: number | undefined;
  /** Tokens, where the server tells. */
  readonly tokens: { readonly prompt?: number; readonly completion?: number; readonly cached?: number };
  /** Fields of the question that this server does not know and that were left out for it. */
  readonly ignored: readonly string[];
  readonly raw: Json;
}

/** An event of a type that is not known here. */
export interface ChatOther {
  readonly type: "other";
  /** Its own type; empty where it has none. */
  readonly event: string;
  /** Its data: an object where it is JSON, else the text. */
  readonly data: unknown;
}

export type ChatEvent = ChatStatus | ChatDelta | ChatReasoning | ChatDone | ChatOther;

/** What an event says, before it is known whether the stream may go on. */
export type Decoded =
  | ChatEvent
  | { readonly type: "error"; readonly message: string; readonly code: string | undefined }
  | { readonly type: "malformed" };

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
const number = (value: unknown) => (typeof value === "number" ? value : undefined);

function toSources(value: unknown): ChatSource[] {
  if (!Array.isArray(value)) return [];
  return value.map((source: unknown) => {
    const record = isObject(source) ? source : { path: source };
    return { path: withoutWikiPrefix(String(record["path"] ?? "")), title: text(record["title"]) };
  });
}

/** The released server says `content`; the contract does not name the field. */
const pieceOf = ({ content, text: plain, delta, chunk }: Json) => text(content ?? plain ?? delta ?? chunk);

/** A piece that is null says nothing, as at the end of what language models send; one that is absent was lost. */
const isNothing = ({ content, text: plain, delta, chunk }: Json) =>
  [content, plain, delta, chunk].every((value) => value === null || value === undefined) &&
  [content, plain, delta, chunk].includes(null);

function toDone(raw: Json, ignored: readonly string[]): ChatDone {
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
    cost: number(isObject(cost) ? (cost["cost"] ?? cost["usd"] ?? cost["total"]) : cost),
    tokens,
    ignored,
    raw,
  };
}

/** Types whose data counts, and names that say nothing about it. */
const KNOWN = /^(delta|reasoning|status|done|error|message)?$/;

/** Reads one event: its type stands in its data or, failing that, in the event field of the stream. */
export function decodeEvent(name: string | undefined, data: string, ignored: readonly string[]): Decoded {
  let value: unknown = data;
  try {
    value = JSON.parse(data) as unknown;
  } catch {
    // Plain text is allowed where the stream names the event; a broken object is lost content.
    if (/^\s*\{/.test(data) && KNOWN.test(name ?? "")) return { type: "malformed" };
  }
  // Any other JSON may as well be plain text, as numbers are in answers.
  const raw = isObject(value) ? value : { content: text(value) ?? data };
  // Nearly every event is one of these.
  if (raw["type"] === "delta" && typeof raw["content"] === "string") {
    return { type: "delta", text: raw["content"], raw };
  }
  const type = text(raw["type"]) ?? name ?? "";
  const piece = pieceOf(raw);
  switch (type) {
    case "delta":
    case "reasoning":
      if (piece === undefined && !isNothing(raw)) return { type: "malformed" };
      return { type, text: piece ?? "", raw };
    case "status":
      return {
        type,
        stage: text(raw["stage"] ?? raw["status"] ?? raw["message"]) ?? piece,
        sources: toSources(raw["sources"]),
        raw,
      };
    case "done":
      return toDone(raw, ignored);
    case "error": {
      const { message, error, code } = isObject(raw["error"]) ? raw["error"] : raw;
      const reason = text(message) ?? text(error) ?? piece ?? "no reason given";
      return { type, message: reason, code: text(number(code)?.toString() ?? code) };
    }
    default:
      return { type: "other", event: type, data: value };
  }
}
