import { ChatError, KnowledgeError, type ChatErrorCode } from "../errors.ts";
import type { FormMemory } from "../form.ts";
import type { Call, Exchange } from "../http/send.ts";
import type { CallOptions, Settings } from "../options.ts";
import { cleanWords } from "../clean-words.ts";
import { beginningOf, cleanerOf } from "../cleaner.ts";
import { decodeEvent, type ChatEvent } from "./events.ts";
import { ask, type Asked, type ChatInput } from "./question.ts";
import { createEventReader, type EventReader } from "./reader.ts";

/** A stream whose head has arrived. */
interface Session extends Asked {
  readonly events: EventReader;
}

/** Characters kept to tell what a body without events was, and the bytes that hold as many. */
const HEAD = 200;
const HEAD_BYTES = 4 * HEAD;

/** The first bytes of a body that is no stream of events; it may never end. */
async function readStart({ read }: Exchange): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  // Each chunk comes after the one before.
  for (let chunk; text.length < HEAD && (chunk = await read());) {
    text += decoder.decode(chunk.subarray(0, HEAD_BYTES), { stream: true });
  }
  return text;
}

const textOf = (events: readonly ChatEvent[]): string =>
  events.map((event) => (event.type === "delta" ? event.text : "")).join("");

/** The events of one answer, in the batches in which they arrived. */
export class ChatBatches {
  readonly #settings: Settings;
  readonly #ask: (stalled: Call["timeoutError"]) => Promise<Asked>;
  #session: Session | undefined;
  #batch: ChatEvent[] = [];
  /** Text of the events given so far, whole from each batch: a chain of small strings would keep every one of them. */
  #text = "";
  #head = "";
  #status: number | undefined;
  #finished = false;
  #flushing = false;
  #failure: unknown;

  constructor(settings: Settings, memory: FormMemory, input: ChatInput, options?: CallOptions & Pick<Call, "wholeMs">) {
    this.#settings = settings;
    this.#ask = (stalled) => ask(settings, memory, input, { ...options }, stalled);
  }

  /**
   * The next events; undefined after the last. Asks the first time. A failure is thrown once the events before it were
   * given.
   */
  async next(): Promise<readonly ChatEvent[] | undefined> {
    try {
      if (!this.#finished) this.#session ??= await this.#open();
      while (this.#session !== undefined && this.#batch.length === 0 && !this.#finished) {
        // Each chunk depends on the one before.
        await this.#read(this.#session);
      }
    } catch (error) {
      this.#end(this.#broken(error));
    }
    if (this.#finished) this.close();
    const ready = this.#batch;
    this.#text += textOf(ready);
    this.#batch = [];
    if (ready.length > 0) return ready;
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined) throw failure;
    return undefined;
  }

  /** The text of all events so far. */
  get text(): string {
    return this.#text + textOf(this.#batch);
  }

  /** Closes the connection; what was not read is dropped. */
  close(): void {
    this.#finished = true;
    this.#session?.exchange.close();
  }

  #fail(
    code: ChatErrorCode,
    message: string,
    more: { detail?: string; serviceCode?: string | undefined; cause?: unknown } = {},
  ) {
    return new ChatError(code, message, {
      ...more,
      partialText: cleanWords(this.#settings, this.text),
      status: this.#status,
    });
  }

  /** The beginning of what the server sent. */
  #excerpt(text: string): string {
    return beginningOf(cleanerOf(this.#settings)(text), HEAD);
  }

  #end(failure?: unknown): void {
    if (!this.#finished) this.#failure = failure;
    this.#finished = true;
  }

  #onEvent(name: string | undefined, data: string, ignored: readonly string[]): void {
    if (this.#finished) return;
    const event = decodeEvent(name, data, ignored);
    // At the end of the body, one whose data is missing was cut off before it: there are sources and cost to come.
    if (this.#flushing && event.type === "done" && !/^\s*\{/.test(data)) return;
    if (event.type === "malformed") {
      // The last line of a stream that was cut is no mistake of its own.
      if (this.#flushing) return;
      this.#end(this.#fail("chat-malformed", `An event holds no readable data: ${this.#excerpt(data)}`));
    } else if (event.type === "error") {
      const detail = cleanerOf(this.#settings)(event.message);
      this.#end(
        this.#fail("chat-failed", `The answer failed: ${detail}`, {
          detail,
          serviceCode: event.code && cleanerOf(this.#settings)(event.code),
        }),
      );
    } else {
      this.#batch.push(event);
      if (event.type === "done") this.#end();
    }
  }

  async #open(): Promise<Session> {
    const asked = await this.#ask((ms, wholeMs) =>
      this.#fail("chat-stalled", wholeMs ? `No complete answer within ${ms} ms.` : `Nothing arrived for ${ms} ms.`),
    );
    const { exchange, ignored } = asked;
    const { status, type } = exchange;
    this.#status = status;
    if (type !== "text/event-stream" && type !== "") {
      try {
        this.#head = await readStart(exchange);
      } finally {
        exchange.close();
      }
      throw this.#explainEnd(type);
    }
    const { chatMaxEventLength } = this.#settings;
    const events = createEventReader(
      chatMaxEventLength,
      (name, data) => this.#onEvent(name, data, ignored),
      () => this.#end(this.#fail("chat-oversized", `One event is larger than ${chatMaxEventLength} characters.`)),
    );
    return { ...asked, events };
  }

  async #read({ exchange, events }: Session): Promise<void> {
    const chunk = await exchange.read();
    if (chunk) {
      if (this.#head.length < HEAD) this.#head += new TextDecoder().decode(chunk.subarray(0, HEAD_BYTES));
      events.feed(chunk);
      return;
    }
    this.#flushing = true;
    events.flush();
    this.#end(this.#explainEnd(""));
  }

  /** The body is over and no event said so: what was it? */
  #explainEnd(type: string): ChatError {
    const detail = this.#excerpt(this.#head);
    if (type === "text/html" || /^\s*</.test(this.#head)) {
      return this.#fail("chat-web-page", "A web page came instead of a stream; is this the address of the service?");
    }
    if (type.endsWith("json") || /^\s*\{/.test(this.#head)) {
      return this.#fail("chat-refused", `JSON came instead of a stream: ${detail}`, { detail });
    }
    if (type !== "")
      return this.#fail("chat-malformed", `An answer of type ${this.#excerpt(type)} came instead of a stream.`);
    return this.#fail("chat-cut", "The stream ended before the answer was complete.");
  }

  /** A connection that breaks once the answer has begun is a stream that was cut. */
  #broken(error: unknown): unknown {
    const { code } = error as { code?: unknown };
    if (this.#session === undefined || KnowledgeError.isInstance(error) || code === "aborted") return error;
    return this.#fail("chat-cut", "The connection broke before the answer was complete.", { cause: error });
  }
}
