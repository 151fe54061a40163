import { notify, onAbort, safeRead, textOf, throwToProcess, type Clock, type Redactor } from "@specwright/transport";
import type { PongClock } from "../connection/pings.ts";
import type { TopicListener } from "../connection/topic-connection.ts";
import type { TopicPool } from "../connection/topic-pool.ts";
import type { DebugListener } from "../debug.ts";
import { StreamError, type StreamErrorCode } from "../errors.ts";
import type { TradingCalls } from "../options.ts";
import type { Topic } from "../topic.ts";
import type { AddressedTopic } from "./arguments.ts";
import { EventBuffer, type BufferPolicy } from "./event-buffer.ts";
import type { ListenOptions, OverflowEvent, Subscription, WithoutTopic } from "./types.ts";

/** Parts of the client that subscriptions use. */
export interface SubscriptionContext {
  readonly pool: TopicPool;
  readonly clock: Clock;
  readonly pongClock: PongClock;
  readonly random: () => number;
  /** Redactor that removes the key from external strings. */
  readonly redact: Redactor;
  readonly debug: DebugListener;
  /** REST client from the options. Undefined if the options contain none. */
  readonly trading: TradingCalls | undefined;
}

/** Functions that pause and resume a connection. */
export interface FlowControl {
  /** Returns false if the connection can't be paused. */
  pause(): boolean;
  resume(): void;
}

/** Error codes of a subscription that the caller ended. */
const CALLERS_OWN: ReadonlySet<StreamErrorCode> = new Set(["aborted", "closed"]);

const isThenable = (value: unknown): value is PromiseLike<unknown> => typeof Object(value).then === "function";

/** Events of one subscription, for an iterator or a callback. */
export class EventStream<Event> implements Subscription<Event> {
  readonly topic: string;
  readonly #context: Pick<SubscriptionContext, "debug" | "redact">;
  readonly #ready: Promise<void>;
  readonly #ended: Promise<StreamError | undefined>;
  readonly #buffer: EventBuffer<Event | OverflowEvent>;
  readonly #options: ListenOptions<Event>;
  #release: (() => void) | undefined;
  #flowControl: FlowControl | undefined;
  #waitingForRoom: (() => void)[] = [];
  readonly #disconnect: (() => void) | undefined;
  /** True if an event replaces the unread event for the same record. */
  readonly replacesRecords: boolean;
  #isEnded = false;
  #error: StreamError | undefined;
  /** True if the caller uses `ended`, `onEnd` or an iterator, each of which reports a failure. */
  #isEndUsed: boolean;
  /** True while the caller waits for `ready`, which rejects and so reports a failure of the subscription. */
  #isReadyUsed = false;
  #becomeReady: () => void = () => {};
  #neverReady: (error: StreamError) => void = () => {};
  #finish: (error: StreamError | undefined) => void = () => {};

  constructor(
    topic: string,
    policy: BufferPolicy,
    options: ListenOptions<Event>,
    context: Pick<SubscriptionContext, "debug" | "redact">,
  ) {
    this.topic = topic;
    this.#options = options;
    this.#context = context;
    this.#isEndUsed = options.onEnd !== undefined;
    this.replacesRecords = policy === "latest" && options.onEvent === undefined;
    this.#buffer = new EventBuffer<Event | OverflowEvent>(policy, {
      overflowEvent: (dropped) => ({ type: "overflow", topic, dropped }),
      onError: (error) => this.fail(error),
      onFull: () => this.#flowControl?.pause() ?? false,
      onRoom: () => this.#onRoom(),
    });
    this.#ready = new Promise((resolve, reject) => {
      this.#becomeReady = resolve;
      this.#neverReady = reject;
    });
    // Avoids an unhandled rejection if the caller doesn't await `ready`.
    this.#ready.catch(() => {});
    this.#ended = new Promise((resolve) => (this.#finish = resolve));
    const abort = () => this.fail(new StreamError("aborted", `${topic}: the caller aborted the subscription.`));
    this.#disconnect = options.signal && onAbort(options.signal, abort);
  }

  get ready(): Promise<void> {
    this.#isReadyUsed = true;
    return this.#ready;
  }

  get ended(): Promise<StreamError | undefined> {
    this.#isEndUsed = true;
    return this.#ended;
  }

  /**
   * The promise that `ended` returns. The client uses this getter instead of `ended`, because reading `ended` counts as
   * a use by the caller.
   */
  protected get end(): Promise<StreamError | undefined> {
    return this.#ended;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Failure that ended the subscription. */
  get failure(): StreamError | undefined {
    return this.#error;
  }

  /**
   * Registers a function to call when the subscription ends. If it has already ended, for example because its signal
   * was aborted, calls the function immediately.
   */
  releaseWith(release: () => void): void {
    if (this.#isEnded) release();
    else this.#release = release;
  }

  /**
   * Sets the functions that pause the connection when the buffer is full, and resume it when the buffer has room again.
   */
  useFlowControl(flowControl: FlowControl): void {
    this.#flowControl = flowControl;
  }

  /** Resolves when the reader has room for more events. Undefined if there is room now. */
  room(): Promise<void> | undefined {
    if (!this.#buffer.isFull || this.#isEnded) return undefined;
    return new Promise((resolve) => this.#waitingForRoom.push(resolve));
  }

  markReady(): void {
    this.#becomeReady();
    this.#isReadyUsed = false;
  }

  /** Delivers an event. Under the `latest` policy, it replaces the unread event that has the same `record` key. */
  push(news: WithoutTopic<Event>, record: string): void {
    if (this.#isEnded) return;
    // Set the topic in place, because copying every event takes longer than the rest of its delivery.
    (news as { topic?: string }).topic = this.topic;
    const event = news as Event;
    const { onEvent } = this.#options;
    if (onEvent === undefined) return this.#buffer.push(event, record);
    try {
      const result: unknown = onEvent(event);
      // Also handle an asynchronous callback, which rejects later.
      if (isThenable(result)) Promise.resolve(result).catch((cause: unknown) => this.#failInCallback(cause));
    } catch (cause) {
      this.#failInCallback(cause);
    }
  }

  close(): void {
    this.#buffer.clear();
    this.#stop(undefined);
  }

  fail(error: StreamError): void {
    this.#stop(error);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  [Symbol.asyncIterator](): AsyncIterator<Event, undefined> {
    this.#isEndUsed = true;
    return {
      next: () => this.#buffer.next() as Promise<IteratorResult<Event, undefined>>,
      return: async () => {
        this.close();
        return { done: true, value: undefined };
      },
    };
  }

  #failInCallback(cause: unknown): void {
    const { redact } = this.#context;
    const reason = redact(textOf(safeRead(cause, "message") ?? cause));
    const message = `${this.topic}: onEvent threw an exception, so the subscription ended: ${reason}`;
    const error = new StreamError("callback", message, { operation: this.topic, cause });
    if (!this.#isEnded) return this.fail(error);
    // Report an error even after the first failure or after the caller closed the subscription, because an asynchronous
    // `onEvent` may reject later.
    this.#report(error);
    if (this.#error?.code !== "callback" || !this.#isEndUsed) throwToProcess(error);
  }

  #report({ code, message }: StreamError): void {
    this.#context.debug({ type: "subscription-ended", topic: this.topic, code, reason: message });
  }

  /**
   * True if events are delivered to `onEvent`, so the caller may not notice a failure. Without `onEvent`, the buffer
   * keeps the failure for an iterator.
   */
  protected get isUnwatched(): boolean {
    return this.#options.onEvent !== undefined;
  }

  /**
   * Reports the end of the subscription to the caller. A failure that no code of the caller can receive becomes an
   * unhandled rejection.
   */
  #deliverEnd(error: StreamError | undefined): void {
    const { onEnd } = this.#options;
    const isFailure = error !== undefined && !CALLERS_OWN.has(error.code);
    if (isFailure) this.#report(error);
    if (isFailure && this.isUnwatched && !this.#isEndUsed && !this.#isReadyUsed) throwToProcess(error);
    if (onEnd !== undefined) notify(onEnd, error);
  }

  #onRoom(): void {
    this.#flowControl?.resume();
    for (const resolve of this.#waitingForRoom.splice(0)) resolve();
  }

  #stop(error: StreamError | undefined): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#error = error;
    this.#disconnect?.();
    this.#onRoom();
    this.#release?.();
    this.#buffer.end(error);
    this.#neverReady(error ?? new StreamError("closed", `${this.topic}: the subscription was closed.`));
    this.#finish(error);
    this.#deliverEnd(error);
  }
}

/** Topic listener of one subscription. It is stopped when the subscription ends. */
export interface SubscriptionListener extends TopicListener {
  stop(): void;
}

/**
 * Listens to a topic until the subscription ends. `createListener` receives a function that requests a new snapshot.
 */
export function openSubscription<Stream extends Pick<EventStream<never>, "isEnded" | "useFlowControl" | "releaseWith">>(
  stream: Stream,
  { pool }: SubscriptionContext,
  topic: Topic,
  { text, server }: AddressedTopic,
  needsSnapshot: boolean,
  createListener: (resubscribe: () => void) => SubscriptionListener,
): Stream {
  // Subscribe to nothing if the caller has already aborted.
  if (stream.isEnded) return stream;
  const listener = createListener(() => handle.resubscribe());
  const handle = pool.listen(topic, server, text, listener, needsSnapshot);
  stream.useFlowControl(handle);
  stream.releaseWith(() => {
    listener.stop();
    handle.release();
  });
  return stream;
}
