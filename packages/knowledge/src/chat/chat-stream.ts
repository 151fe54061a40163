import { TransportError, type Outcome } from "@specwright/transport";
import { ChatError, KnowledgeError, type ChatErrorCode } from "../errors.ts";
import { abortError, isEngineStarting } from "../http/call-errors.ts";
import type { OpenedResponse } from "../http/call.ts";
import { beginningOf, redactorFor, redactText, withFullStop } from "../options/redact.ts";
import { openChat, type OpenedChat, type Question } from "./chat-request.ts";
import { decodeEvent, type ChatAnswer, type ChatEvent } from "./events.ts";
import { createEventReader, type EventReader } from "./sse-reader.ts";

/** Response stream of a question, after the status and headers have arrived. */
interface OpenStream extends OpenedChat {
  readonly events: EventReader;
}

/** Maximum number of characters of an unexpected body that an error message quotes. */
const PREVIEW_LENGTH = 200;
/** Maximum number of bytes of these characters in UTF-8. */
const PREVIEW_BYTES = 4 * PREVIEW_LENGTH;

/**
 * Reads the first characters of a body that isn't an event stream. Reads no further, because the body may be endless.
 */
async function readPreview({ read }: OpenedResponse): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for (let chunk; text.length < PREVIEW_LENGTH && (chunk = await read());) {
    text += decoder.decode(chunk.subarray(0, PREVIEW_BYTES), { stream: true });
  }
  return text;
}

const textOf = (events: readonly ChatEvent[]): string =>
  events.map((event) => (event.type === "delta" ? event.text : "")).join("");

interface FailureDetails {
  readonly outcome?: Outcome;
  readonly isTemporary?: boolean;
  readonly detail?: string;
  readonly serviceCode?: string | undefined;
  readonly cause?: unknown;
}

/** Reader for the events of one answer, in the batches in which they arrive. */
export class ChatBatches {
  readonly #question: Question;
  #stream: OpenStream | undefined;
  #batch: ChatEvent[] = [];
  /**
   * Text of the answer so far. Joined once per batch, because a chain of small strings would keep all of them in
   * memory.
   */
  #text = "";
  #preview = "";
  #status: number | undefined;
  #isFinished = false;
  #failure: unknown;

  constructor(question: Question) {
    this.#question = question;
  }

  /**
   * Returns the next events, or undefined after the last. The first call sends the question. Throws a failure only
   * after returning the events before it.
   */
  async next(): Promise<readonly ChatEvent[] | undefined> {
    try {
      if (!this.#isFinished) this.#stream ??= await this.#open();
      while (this.#stream !== undefined && this.#batch.length === 0 && !this.#isFinished) {
        await this.#read(this.#stream);
      }
    } catch (error) {
      this.#finish(this.#toChatError(error));
    }
    if (this.#isFinished) this.close();
    const ready = this.#batch;
    this.#text += textOf(ready);
    this.#batch = [];
    if (ready.length > 0) return ready;
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined) throw failure;
    return undefined;
  }

  /** Text of the answer in all events so far. */
  get text(): string {
    return this.#text + textOf(this.#batch);
  }

  /** Adds the answer so far to the error of an aborted call. Returns other errors unchanged. */
  withPartialText(error: unknown): unknown {
    if (!TransportError.isInstance(error) || error.code !== "aborted") return error;
    return new ChatError("aborted", error.message, {
      ...this.#errorDetails(),
      outcome: error.outcome,
      cause: error.cause,
    });
  }

  /** Closes the connection and drops unread events. */
  close(): void {
    this.#isFinished = true;
    this.#stream?.opened.close();
  }

  #errorDetails() {
    const { config, input } = this.#question;
    return { partialText: redactText(config, this.text), status: this.#status, id: input.session_id };
  }

  #error(code: ChatErrorCode, message: string, details: FailureDetails = {}): ChatError {
    return new ChatError(code, `${this.#question.call}: ${withFullStop(message)}`, {
      ...this.#errorDetails(),
      ...details,
    });
  }

  /** Removes credentials from a text of the server, and shortens the text. */
  #shorten(text: string): string {
    return beginningOf(redactorFor(this.#question.config)(text), PREVIEW_LENGTH);
  }

  #finish(failure?: unknown): void {
    if (!this.#isFinished) this.#failure = failure;
    this.#isFinished = true;
  }

  #onEvent(name: string | undefined, data: string, ignored: readonly string[]): void {
    if (this.#isFinished) return;
    const event = decodeEvent(name, data, ignored);
    if (event.type === "malformed") {
      this.#finish(this.#error("chat-malformed", `an event has no readable data: ${this.#shorten(data)}`));
    } else if (event.type === "error") {
      this.#finish(this.#serviceError(event));
    } else {
      this.#batch.push(event);
      if (event.type === "done") this.#finish();
    }
  }

  /**
   * Handles an event at the end of the body that lacks its closing blank line. Such an event may be incomplete, so it
   * is ignored unless it ends the answer and its JSON is complete.
   */
  #onTail(name: string | undefined, data: string, ignored: readonly string[]): void {
    const { type } = decodeEvent(name, data, ignored);
    if ((type === "done" || type === "error") && data.trimEnd().endsWith("}")) this.#onEvent(name, data, ignored);
  }

  /** Returns the error for an `error` event of the service. */
  #serviceError({ message, code }: { readonly message: string; readonly code: string | undefined }): ChatError {
    const { config, input } = this.#question;
    const redact = redactorFor(config);
    const details = { detail: redact(message), serviceCode: code && redact(code) };
    if (!isEngineStarting(message))
      return this.#error("chat-failed", `the service could not answer: ${details.detail}`, details);
    // The server adds a question to its session before it calls the engine, so the session may have changed.
    const isUntouched = input.session_id === undefined && this.text === "";
    return this.#error("engine-starting", `the AI engine of the server is not ready; ask again in a few seconds`, {
      ...details,
      isTemporary: true,
      ...(isUntouched && { outcome: "answered" }),
    });
  }

  async #open(): Promise<OpenStream> {
    const chat = await openChat(this.#question, (limit, ms) =>
      limit === "idle"
        ? this.#error("chat-stalled", `nothing arrived for ${ms} ms`)
        : this.#error("chat-timeout", `the answer was not complete within ${ms} ms`),
    );
    const { opened, ignored } = chat;
    const { status, type } = opened;
    this.#status = status;
    if (type !== "text/event-stream" && type !== "") {
      try {
        this.#preview = await readPreview(opened);
      } finally {
        opened.close();
      }
      throw this.#endOfStreamError(type);
    }
    const maxLength = this.#question.config.chatMaxEventLength;
    const events = createEventReader({
      maxLength,
      onEvent: (name, data) => this.#onEvent(name, data, ignored),
      onTail: (name, data) => this.#onTail(name, data, ignored),
      onFailure: (reason) =>
        this.#finish(
          reason === "oversized"
            ? this.#error("chat-oversized", `one event is larger than ${maxLength} characters (chatMaxEventLength)`)
            : this.#error("chat-malformed", "the stream is not valid UTF-8"),
        ),
    });
    return { ...chat, events };
  }

  async #read({ opened, events }: OpenStream): Promise<void> {
    const chunk = await opened.read();
    if (chunk) {
      if (this.#preview.length < PREVIEW_LENGTH)
        this.#preview += new TextDecoder().decode(chunk.subarray(0, PREVIEW_BYTES));
      events.feed(chunk);
      return;
    }
    events.end();
    this.#finish(this.#endOfStreamError(""));
  }

  /**
   * Returns the error for a body that ended without a `done` or `error` event. The error depends on the kind of body.
   */
  #endOfStreamError(type: string): ChatError {
    const detail = this.#shorten(this.#preview);
    const { baseUrl } = this.#question.config;
    if (type === "text/html" || /^\s*</.test(this.#preview))
      return this.#error("chat-web-page", `received a web page instead of a stream. Check baseUrl (${baseUrl})`);
    if (type.endsWith("json") || /^\s*\{/.test(this.#preview))
      return this.#error("chat-refused", `received JSON instead of a stream: ${detail}`, { detail });
    if (type !== "")
      return this.#error("chat-malformed", `received a response of type ${this.#shorten(type)} instead of a stream`);
    return this.#error("chat-cut", "the stream ended before the answer was complete");
  }

  /**
   * Returns a `chat-cut` error for a connection that broke after the response had begun. Returns other errors
   * unchanged.
   */
  #toChatError(error: unknown): unknown {
    const { code } = error as { code?: unknown };
    if (this.#stream === undefined || KnowledgeError.isInstance(error) || code === "aborted") return error;
    return this.#error("chat-cut", "the connection broke before the answer was complete", { cause: error });
  }
}

/** Iterator that can be closed before its last item. */
export interface CloseableIterator<Item> {
  next(): Promise<IteratorResult<Item, undefined>>;
  return(): Promise<IteratorResult<Item, undefined>>;
}

const END = { done: true, value: undefined } as const;

/** Returns a function that runs concurrent calls one after the other. */
function serialized<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const result = last.then(run, run);
    last = result;
    return result;
  };
}

/** Iterates over the events of one answer, in the batches in which they arrived. */
export function iterateBatches(question: Question): CloseableIterator<readonly ChatEvent[]> {
  const batches = new ChatBatches(question);
  return {
    next: serialized(async () => {
      const value = await batches.next();
      return value === undefined ? END : { done: false, value };
    }),
    async return() {
      batches.close();
      return END;
    },
  };
}

/** Iterates over the events of one answer. An event that has already arrived is returned without a further read. */
export function iterateEvents(question: Question): CloseableIterator<ChatEvent> {
  const batches = new ChatBatches(question);
  const signal = question.options?.signal;
  let batch: readonly ChatEvent[] = [];
  let index = 0;
  let waiting = 0;
  const drop = () => {
    batch = [];
    index = 0;
    batches.close();
  };
  const nextOfBatches = serialized(async (): Promise<IteratorResult<ChatEvent, undefined>> => {
    try {
      if (index === batch.length) {
        batch = (await batches.next()) ?? [];
        index = 0;
      }
      const value = batch[index];
      if (value === undefined) return END;
      if (signal?.aborted) {
        // After an abort, drop the events that have already arrived.
        drop();
        throw abortError(question.call, "unknown", signal);
      }
      index += 1;
      return { done: false, value };
    } finally {
      waiting -= 1;
    }
  });
  return {
    next() {
      const value = batch[index];
      if (value === undefined || waiting > 0 || signal?.aborted) {
        waiting += 1;
        return nextOfBatches();
      }
      index += 1;
      return Promise.resolve({ done: false, value });
    },
    async return() {
      drop();
      return END;
    },
  };
}

/** Reads all events of an answer and returns the complete answer. */
export async function readAnswer(question: Question): Promise<ChatAnswer> {
  const batches = new ChatBatches(question);
  try {
    for (;;) {
      // Read until `done`, the last event of a complete answer. An incomplete answer throws an error.
      const last = (await batches.next())?.at(-1);
      if (last?.type !== "done") continue;
      const { type: _, ...facts } = last;
      return { text: batches.text, ...facts };
    }
  } catch (error) {
    throw batches.withPartialText(error);
  }
}
