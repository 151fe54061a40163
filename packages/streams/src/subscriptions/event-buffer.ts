import { StreamError } from "../errors.ts";
import type { Policy } from "./types.ts";

/** Maximum number of records under the `latest` policy. In correct data, a topic has fewer. */
const MAX_RECORDS = 1000;

/**
 * Policy of a buffer. `block` pauses the connection when n events are unread. If it can't be paused, the next event
 * ends the subscription.
 */
export type BufferPolicy = Policy | { readonly block: number };

/** Callbacks of a buffer. */
export interface BufferListener<Event> {
  /** Creates the event that reports the number of dropped events. */
  overflowEvent(dropped: number): Event;
  onError(error: StreamError): void;
  /**
   * Called when the buffer is full under the `block` policy. Must stop the source of the events until `onRoom` is
   * called. Returns false if the source can't be stopped.
   */
  onFull(): boolean;
  onRoom(): void;
}

type Waiting<Event> = {
  readonly resolve: (result: IteratorResult<Event, undefined>) => void;
  readonly reject: (error: StreamError) => void;
};

/** The unread events of a subscription. The policy limits their number. */
export class EventBuffer<Event> {
  readonly #policy: BufferPolicy;
  readonly #listener: BufferListener<Event>;
  /** Events by record under the `latest` policy, otherwise by sequence number. */
  readonly #events = new Map<string | number, Event>();
  readonly #waiting: Waiting<Event>[] = [];
  #pushed = 0;
  #dropped = 0;
  #isFull = false;
  #end: { readonly error: StreamError | undefined } | undefined;

  constructor(policy: BufferPolicy, listener: BufferListener<Event>) {
    this.#policy = policy;
    this.#listener = listener;
  }

  /**
   * True if the buffer has reached the limit of the `block` policy, so the source must pause until the reader has read
   * events.
   */
  get isFull(): boolean {
    return this.#isFull;
  }

  /**
   * Adds an event. `record` is the key of the event's record. Under the `latest` policy, the event replaces the unread
   * event of the same record.
   */
  push(event: Event, record: string): void {
    if (this.#end !== undefined) return;
    const waiting = this.#waiting.shift();
    if (waiting !== undefined) return waiting.resolve({ done: false, value: event });
    const key = this.#policy === "latest" ? record : this.#pushed++;
    // Move the key to the end, so that the newest event of a record follows all earlier events.
    this.#events.delete(key);
    this.#events.set(key, event);
    this.#limit();
  }

  next(): Promise<IteratorResult<Event, undefined>> {
    if (this.#dropped > 0) {
      const value = this.#listener.overflowEvent(this.#dropped);
      this.#dropped = 0;
      return Promise.resolve({ done: false, value });
    }
    const [entry] = this.#events;
    if (entry !== undefined) {
      this.#events.delete(entry[0]);
      this.#makeRoom();
      return Promise.resolve({ done: false, value: entry[1] });
    }
    if (this.#end === undefined) {
      return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    }
    const { error } = this.#end;
    // A failure is thrown once. A loop that continues afterwards has reached the end.
    this.#end = { error: undefined };
    return error === undefined ? Promise.resolve({ done: true, value: undefined }) : Promise.reject(error);
  }

  /** Ends the buffer. Unread events can still be read. After them, the error is thrown once. */
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

  /** Drops all unread events. */
  clear(): void {
    this.#events.clear();
    this.#dropped = 0;
  }

  #limit(): void {
    const policy = this.#policy;
    if (policy === "latest") this.#dropBeyond(MAX_RECORDS);
    else if ("queue" in policy) this.#dropped += this.#dropBeyond(policy.queue);
    else if ("error" in policy) this.#failBeyond(policy.error, "Read faster, or choose the policy latest or queue.");
    else this.#block(policy.block);
  }

  /** Drops the oldest event if there are more than `size` events. Returns the number of dropped events. */
  #dropBeyond(size: number): number {
    const [oldest] = this.#events.keys();
    if (this.#events.size <= size || oldest === undefined) return 0;
    this.#events.delete(oldest);
    return 1;
  }

  #failBeyond(size: number, advice: string): void {
    if (this.#events.size <= size) return;
    this.#listener.onError(new StreamError("overflow", `The reader is more than ${size} events behind. ${advice}`));
  }

  #block(size: number): void {
    if (this.#events.size < size) return;
    this.#isFull = true;
    // If the connection is paused, allow twice the size, because events in transit still arrive.
    if (this.#listener.onFull()) this.#failBeyond(2 * size, "Read faster.");
    else this.#failBeyond(size, "Read faster, or use the package ws, whose sockets wait for the reader.");
  }

  /**
   * Resumes a paused connection when half of the events have been read, so that it isn't paused and resumed for every
   * event.
   */
  #makeRoom(): void {
    const policy = this.#policy;
    if (!this.#isFull || typeof policy === "string" || !("block" in policy)) return;
    if (this.#events.size > policy.block / 2) return;
    this.#isFull = false;
    this.#listener.onRoom();
  }
}
