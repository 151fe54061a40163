import { type ServerVariant, shownPath, type SourceReference } from "../records.ts";
import type { Answer } from "../wiki/answer.ts";

/** Event of a streamed answer. Each server variant encodes it differently. */
export type ChatEvent =
  | { type: "retrieving" }
  | { type: "retrieved"; sources: SourceReference[] }
  | { type: "delta"; text: string }
  | { type: "done"; answer: Answer }
  | { type: "error"; message: string; code?: string; fromGateway?: boolean };

/** Returns the bytes of one event. Empty if the variant does not send the event. */
export function encodeEvent(event: ChatEvent, variant: ServerVariant): Buffer {
  return Buffer.from(variant === "reference" ? encodeReference(event) : encodeReleased(event));
}

const named = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const dataOnly = (data: unknown): string => `data: ${spacedJson(data)}\n\n`;

/**
 * Encodes an event for the reference variant. Its stream names the type of each event and has the documented fields.
 */
function encodeReference(event: ChatEvent): string {
  if (event.type === "retrieving") return named("status", { stage: "retrieving" });
  if (event.type === "retrieved") return named("status", { stage: "generating" });
  if (event.type === "delta") return named("delta", { content: event.text });
  if (event.type === "done")
    return named("done", { sources: shown(event.answer.cited, "reference"), cost: event.answer.costUsd });
  return named("error", { message: event.message });
}

/**
 * Encodes an event for the released variant, whose stream has only `data:` lines. Most lines contain JSON with spaces,
 * as the server's engine writes it.
 */
function encodeReleased(event: ChatEvent): string {
  if (event.type === "retrieving") return "";
  if (event.type === "retrieved") {
    if (event.sources.length === 0) return "";
    return dataOnly({ type: "status", stage: "retrieved", sources: shown(event.sources, "released") });
  }
  if (event.type === "delta") return dataOnly({ type: "delta", content: event.text });
  if (event.type === "done") return dataOnly(releasedDone(event.answer));
  if (event.fromGateway === true) return `data: ${JSON.stringify({ message: event.message, type: "error" })}\n\n`;
  return dataOnly({ type: "error", code: event.code ?? "INTERNAL", message: event.message });
}

const releasedDone = (answer: Answer): Record<string, unknown> => ({
  type: "done",
  tokens_prompt: answer.tokensPrompt,
  tokens_completion: answer.tokensCompletion,
  cached_tokens: 0,
  cost_usd: answer.costUsd,
  cited_sources: shown(answer.cited, "released"),
  retrieved_sources: shown(answer.retrieved, "released"),
  prompt_id: 0,
});

const shown = (sources: readonly SourceReference[], variant: ServerVariant): SourceReference[] =>
  sources.map(({ title, path }) => ({ title, path: shownPath(path, variant) }));

/** Formats JSON with a space after every colon and comma, as Python does. */
function spacedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, child]) => `${JSON.stringify(key)}: ${spacedJson(child)}`)
    .join(", ")}}`;
}

/** Splits an answer into pieces of a few words each. */
export function piecesOf(text: string): string[] {
  const words = text.match(/\s*\S+|\s+$/g) ?? [];
  const pieces: string[] = [];
  for (let start = 0; start < words.length; start += 3) pieces.push(words.slice(start, start + 3).join(""));
  return pieces;
}

/** Fault in the body of a streamed response, after the headers. Bytes are counted from the start of the body. */
export type StreamFault =
  /** The connection breaks after this many bytes, even within a line or a character. */
  | { kind: "cut"; atByte: number }
  /** The body ends after this many bytes, without an error. */
  | { kind: "end"; atByte: number }
  /** No more bytes are sent after this many, but the connection stays open. */
  | { kind: "stall"; atByte: number }
  /**
   * The body begins with a line of this many bytes. A reader that accepts lines of that length reads it as a valid
   * event.
   */
  | { kind: "giant-line"; bytes: number };

const giantPiece = 65_536;

/**
 * Yields the pieces of a stream and applies a fault to them. If the fault stalls the stream, the function waits for
 * `closed`, which resolves when the reader disconnects.
 */
export async function* withFault(
  pieces: AsyncIterable<Buffer>,
  fault: StreamFault | undefined,
  closed: () => Promise<unknown>,
): AsyncGenerator<Buffer> {
  if (fault === undefined) return yield* pieces;
  if (fault.kind === "giant-line") {
    yield* giantLine(fault.bytes);
    return yield* pieces;
  }
  let left = Math.max(0, fault.atByte);
  for await (const piece of pieces) {
    if (piece.length > left) {
      if (left > 0) yield piece.subarray(0, left);
      if (fault.kind === "cut") throw new StreamCut();
      if (fault.kind === "stall") await closed();
      return;
    }
    left -= piece.length;
    yield piece;
  }
}

/** Error that makes the server drop the connection. It is never sent. */
class StreamCut extends Error {}

function* giantLine(bytes: number): Generator<Buffer> {
  const [head, tail] = ['data: {"type": "delta", "content": "', '"}\n\n'];
  yield Buffer.from(head);
  // Subtract two bytes for the line break, which is not part of the line.
  let left = Math.max(0, bytes - head.length - 2);
  for (; left > 0; left -= giantPiece) yield Buffer.alloc(Math.min(left, giantPiece), "x");
  yield Buffer.from(tail);
}
