import { StreamError } from "../errors.ts";
import { EventBuffer, overflowEvent } from "./event-buffer.ts";
import type { ListenOptions, OverflowEvent, Policy, Subscription } from "./types.ts";

/** The events of one subscription, for a loop or for a callback. */
export class EventStream<Event> implements Subscription<Event> {
  readonly ready: Promise<void>;
  readonly ended: Promise<StreamError | undefined>;
  readonly topic: string;
  readonly #buffer: EventBuffer<Event | OverflowEvent>;
  readonly #options: ListenOptions<Event>;
  #release: (() => void) | undefined;
  readonly #abort = () => this.fail(new StreamError("aborted", `${this.topic}: the caller aborted the subscription.`));
  #isEnded = false;
  #becomeReady: () => void = () => {};
  #neverReady: (error: StreamError) => void = () => {};
  #finish: (error: StreamError | undefined) => void = () => {};

  constructor(topic: string, policy: Policy, options: ListenOptions<Event>) {
    this.topic = topic;
    this.#options = options;
    this.#buffer = new EventBuffer<Event | OverflowEvent>(policy, overflowEvent, (error) => this.fail(error));
    this.ready = new Promise((resolve, reject) => {
      this.#becomeReady = resolve;
      this.#neverReady = reject;
    });
    // Whoever does not wait for it must not get an unhandled rejection.
    this.ready.catch(() => {});
    this.ended = new Promise((resolve) => (this.#finish = resolve));
    if (options.signal?.aborted === true) this.#abort();
    else options.signal?.addEventListener("abort", this.#abort, { once: true });
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** What to do at the end. The signal may have ended the subscription already. */
  onEnd(release: () => void): void {
    if (this.#isEnded) release();
    else this.#release = release;
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
      onEvent(event);
    } catch (cause) {
      this.fail(new StreamError("aborted", `${this.topic}: onEvent threw an exception.`, { cause }));
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

  #stop(error: StreamError | undefined): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#options.signal?.removeEventListener("abort", this.#abort);
    this.#release?.();
    this.#buffer.end(error);
    this.#neverReady(error ?? new StreamError("closed", `${this.topic}: the subscription was closed.`));
    this.#finish(error);
  }
}
