import { StreamError } from "../errors.ts";
import type { OverflowEvent, Policy } from "./types.ts";

/** So many records are kept under the policy `latest`. A topic has fewer. */
const LATEST_RECORDS = 1000;

type Waiting<Event> = {
  readonly resolve: (result: IteratorResult<Event, undefined>) => void;
  readonly reject: (error: StreamError) => void;
};

/** Events on their way to a reader. What it keeps is bounded by the policy. */
export class EventBuffer<Event> {
  readonly #policy: Policy;
  readonly #onOverflow: (dropped: number) => Event;
  readonly #onError: (error: StreamError) => void;
  /** Under the policy `latest` by record, otherwise by number. */
  readonly #events = new Map<string | number, Event>();
  readonly #waiting: Waiting<Event>[] = [];
  #pushed = 0;
  #dropped = 0;
  #end: { readonly error: StreamError | undefined } | undefined;

  /** `onOverflow` makes the event that tells how many were dropped. */
  constructor(policy: Policy, onOverflow: (dropped: number) => Event, onError: (error: StreamError) => void) {
    this.#policy = policy;
    this.#onOverflow = onOverflow;
    this.#onError = onError;
  }

  /** `record` names what the event replaces under the policy `latest`. */
  push(event: Event, record: string): void {
    if (this.#end !== undefined) return;
    const waiting = this.#waiting.shift();
    if (waiting !== undefined) return waiting.resolve({ done: false, value: event });
    const key = this.#policy === "latest" ? record : this.#pushed++;
    // The newest event of a record comes after those that arrived before it.
    this.#events.delete(key);
    this.#events.set(key, event);
    this.#limit();
  }

  next(): Promise<IteratorResult<Event, undefined>> {
    if (this.#dropped > 0) {
      const value = this.#onOverflow(this.#dropped);
      this.#dropped = 0;
      return Promise.resolve({ done: false, value });
    }
    const [entry] = this.#events;
    if (entry !== undefined) {
      this.#events.delete(entry[0]);
      return Promise.resolve({ done: false, value: entry[1] });
    }
    if (this.#end === undefined) {
      return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    }
    const { error } = this.#end;
    // A failure is thrown once; a loop that asks again is at the end.
    this.#end = { error: undefined };
    return error === undefined ? Promise.resolve({ done: true, value: undefined }) : Promise.reject(error);
  }

  /** Events that arrived before the end can still be read. */
  end(error: StreamError | undefined): void {
    if (this.#end !== undefined) return;
    this.#end = { error };
    const [first, ...others] = this.#waiting.splice(0);
    if (first !== undefined && error !== undefined) {
      this.#end = { error: undefined };
      first.reject(error);
    } else first?.resolve({ done: true, value: undefined });
    for (const { resolve } of others) resolve({ done: true, value: undefined });
  }

  /** Drops what nobody will read. */
  clear(): void {
    this.#events.clear();
    this.#dropped = 0;
  }

  #limit(): void {
    const policy = this.#policy;
    const size = policy === "latest" ? LATEST_RECORDS : "queue" in policy ? policy.queue : policy.error;
    if (this.#events.size <= size) return;
    if (policy !== "latest" && "error" in policy) {
      const text = `The reader is more than ${size} events behind. Read faster, or choose the policy latest or queue.`;
      return this.#onError(new StreamError("overflow", text));
    }
    const [oldest] = this.#events.keys();
    if (oldest !== undefined) this.#events.delete(oldest);
    if (policy !== "latest") this.#dropped += 1;
  }
}

export const overflowEvent = (dropped: number): OverflowEvent => ({ type: "overflow", dropped });
