import type { Random } from "../random.ts";
import { invalidUtf8, type ResponseReply } from "../server/messages.ts";

const TEXTS = ["It ", "ships ", "on ", "Friday: ", "früh."];
const encoder = new TextEncoder();

/** One answer of the service as a stream of events, and how much of it arrived whole. */
export class ChatModel {
  readonly #random: Random;
  readonly #events: readonly string[];
  readonly #blankLine: string;
  /** So many bytes arrive as they were sent. */
  #intactBytes = Infinity;

  constructor(random: Random) {
    this.#random = random;
    const end = random.pick(["\n", "\r\n"]);
    this.#blankLine = `${end}${end}`;
    const data = [
      { type: "status", stage: "retrieving" },
      ...TEXTS.map((content) => ({ type: "delta", content })),
      { type: "done", cited_sources: [{ path: "concept/alpha.md", title: "Alpha" }] },
    ];
    this.#events = data.map((event) => `data: ${JSON.stringify(event)}${this.#blankLine}`);
  }

  /** The text of all events that arrived whole. */
  get arrivedText(): string {
    return TEXTS.slice(0, Math.max(0, this.#arrivedEvents - 1)).join("");
  }

  /** Whether the last event arrived whole. */
  get isComplete(): boolean {
    return this.#arrivedEvents === this.#events.length;
  }

  get #arrivedEvents(): number {
    let bytes = 0;
    const ends = this.#events.map((event) => (bytes += encoder.encode(event).length));
    // A line may end with its carriage return alone.
    return ends.filter((end) => end - 1 <= this.#intactBytes).length;
  }

  reply(): ResponseReply {
    const headers = { "content-type": "text/event-stream" };
    return { kind: "response", status: 200, headers, body: this.#events.join("") };
  }

  /** The answer, cut, stalled, with an error of the service, or with a byte that is not UTF-8. */
  damagedReply(): ResponseReply {
    const random = this.#random;
    const reply = this.reply();
    const text = String(reply.body);
    // The JSON of the last event is never whole: without its blank line it would still be the end of the answer.
    const at = random.below(encoder.encode(text).length - this.#blankLine.length);
    this.#intactBytes = at;
    return random.pick<() => ResponseReply>([
      () => ({ ...reply, cut: at }),
      () => ({ ...reply, cut: at, stalls: true }),
      // It ends as if it were complete.
      () => ({ ...reply, body: encoder.encode(text).subarray(0, at) }),
      () => ({ ...reply, body: invalidUtf8(text, at) }),
      () => this.#withError(reply),
    ])();
  }

  #withError(reply: ResponseReply): ResponseReply {
    const before = this.#events.slice(0, this.#random.below(this.#events.length));
    this.#intactBytes = encoder.encode(before.join("")).length;
    const error = `data: ${JSON.stringify({ type: "error", message: "The engine failed." })}\n\n`;
    return { ...reply, body: [...before, error].join("") };
  }
}
