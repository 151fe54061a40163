import { onAbort, type Clock, type Redactor } from "@specwright/transport";
import type { PongClock } from "../connection/pings.ts";
import type { TopicListener } from "../connection/topic-connection.ts";
import type { TopicPool } from "../connection/topic-pool.ts";
import type { DebugListener } from "../debug.ts";
import { StreamError } from "../errors.ts";
import type { TradingCalls } from "../options.ts";
import type { Topic } from "../topic.ts";
import type { AddressedTopic } from "./arguments.ts";
import { EventBuffer, overflowEvent, type BufferPolicy } from "./event-buffer.ts";
import type { ListenOptions, OverflowEvent, Subscription } from "./types.ts";

/** What subscriptions need of their client. */
export interface SubscriptionContext {
  readonly pool: TopicPool;
  readonly clock: Clock;
  readonly pongClock: PongClock;
  readonly random: () => number;
  /** Removes the key from what others say. */
  readonly redact: Redactor;
  readonly debug: DebugListener;
  /** The REST client, if the caller gave one. */
  readonly trading: TradingCalls | undefined;
}

/** Stops and resumes the reading of a connection. */
export interface FlowControl {
  /** False if the connection cannot be paused. */
  pause(): boolean;
  resume(): void;
}

/** The events of one subscription, for a loop or for a callback. */
export class EventStream<Event> implements Subscription<Event> {
  readonly ready: Promise<void>;
  readonly ended: Promise<StreamError | undefined>;
  readonly topic: string;
  readonly #buffer: EventBuffer<Event | OverflowEvent>;
  readonly #options: ListenOptions<Event>;
  #release: (() => void) | undefined;
  #flowControl: FlowControl | undefined;
  #waitingForRoom: (() => void)[] = [];
  readonly #disconnect: (() => void) | undefined;
  /** Whether an event replaces the one of its record that nobody has read yet. */
  readonly replacesRecords: boolean;
  #isEnded = false;
  #becomeReady: () => void = () => {};
  #neverReady: (error: StreamError) => void = () => {};
  #finish: (error: StreamError | undefined) => void = () => {};

  constructor(topic: string, policy: BufferPolicy, options: ListenOptions<Event>) {
    this.topic = topic;
    this.#options = options;
    this.replacesRecords = policy === "latest" && options.onEvent === undefined;
    this.#buffer = new EventBuffer<Event | OverflowEvent>(policy, {
      overflowEvent,
      onError: (error) => this.fail(error),
      onFull: () => this.#flowControl?.pause() ?? false,
      onRoom: () => this.#onRoom(),
    });
    this.ready = new Promise((resolve, reject) => {
      this.#becomeReady = resolve;
      this.#neverReady = reject;
    });
    // Whoever does not wait for it must not get an unhandled rejection.
    this.ready.catch(() => {});
    this.ended = new Promise((resolve) => (this.#finish = resolve));
    const abort = () => this.fail(new StreamError("aborted", `${topic}: the caller aborted the subscription.`));
    this.#disconnect = options.signal && onAbort(options.signal, abort);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** What to do at the end. The signal may have ended the subscription already. */
  onEnd(release: () => void): void {
    if (this.#isEnded) release();
    else this.#release = release;
  }

  /** Pauses the connection while the buffer is full. */
  useFlowControl(flowControl: FlowControl): void {
    this.#flowControl = flowControl;
  }

  /** Resolves when the reader can take more; nothing while it can already. */
  room(): Promise<void> | undefined {
    if (!this.#buffer.isFull || this.#isEnded) return undefined;
    return new Promise((resolve) => this.#waitingForRoom.push(resolve));
  }

  markReady(): void {
    this.#becomeReady();
  }

  /** Delivers an event. `record` names what it replaces under the policy `latest`. */
  push(event: Event, record: string): void {
    if (this.#isEnded) return;
    const { onEvent } = this.#options;
    if (onEvent === undefined) return this.#buffer.push(event, record);
    try {
      const result: unknown = onEvent(event);
      // An asynchronous function throws later.
      if (result instanceof Promise) result.catch((cause: unknown) => this.#failInCallback(cause));
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
    return {
      next: () => this.#buffer.next() as Promise<IteratorResult<Event, undefined>>,
      return: async () => {
        this.close();
        return { done: true, value: undefined };
      },
    };
  }

  #failInCallback(cause: unknown): void {
    const message = `${this.topic}: onEvent threw an exception, so the subscription ended. See the cause.`;
    this.fail(new StreamError("aborted", message, { cause }));
  }

  #onRoom(): void {
    this.#flowControl?.resume();
    for (const resolve of this.#waitingForRoom.splice(0)) resolve();
  }

  #stop(error: StreamError | undefined): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#disconnect?.();
    this.#onRoom();
    this.#release?.();
    this.#buffer.end(error);
    this.#neverReady(error ?? new StreamError("closed", `${this.topic}: the subscription was closed.`));
    this.#finish(error);
  }
}

/** What listens to a topic for one subscription, and stops with it. */
export interface SubscriptionListener extends TopicListener {
  stop(): void;
}

/** Listens to a topic until the subscription ends. `createListener` gets what asks the server for a new snapshot. */
export function openSubscription<Stream extends Pick<EventStream<never>, "isEnded" | "useFlowControl" | "onEnd">>(
  stream: Stream,
  { pool }: SubscriptionContext,
  topic: Topic,
  { text, server }: AddressedTopic,
  needsSnapshot: boolean,
  createListener: (resubscribe: () => void) => SubscriptionListener,
): Stream {
  // The caller may have aborted before.
  if (stream.isEnded) return stream;
  const listener = createListener(() => handle.resubscribe());
  const handle = pool.listen(topic, server, text, listener, needsSnapshot);
  stream.useFlowControl(handle);
  stream.onEnd(() => {
    listener.stop();
    handle.release();
  });
  return stream;
}
