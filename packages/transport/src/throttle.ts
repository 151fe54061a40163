import { elapsed, systemClock, type Clock } from "./clock.ts";
import { readRateLimit } from "./rate-limit-headers.ts";
import { createMemoryStore, type ThrottleStore } from "./throttle-store.ts";
import type { CallContext, Layer, RateLimit } from "./types.ts";

export interface ThrottleOptions {
  /** Where requests are counted; default: in the memory of this throttle. */
  readonly store?: ThrottleStore;
  /** Limits that every call counts against, beside those of its context. */
  readonly shared?: readonly RateLimit[];
  /** The longest time the server's reset header may hold a bucket, in milliseconds; default 5,000. */
  readonly maxHoldMs?: number;
  /** The server's time, for its reset header; default: the clock. */
  readonly serverNow?: () => number;
  readonly clock?: Clock;
}

interface Waiter {
  readonly limit: RateLimit;
  readonly context: CallContext;
  readonly serve: () => void;
}

/** One bucket: the calls that wait for it, in the order they came, and what the server said about it. */
class Bucket {
  readonly #clock: Clock;
  readonly #store: ThrottleStore;
  readonly #fallback: ThrottleStore;
  readonly #queue: Waiter[] = [];
  #cancelTimer: (() => void) | undefined;
  /** The store is being asked for the first in the queue. */
  #asking = false;
  /** The limit the server reported; undefined while the seed stands. */
  #requests: number | undefined;
  #heldUntil = 0;

  constructor(clock: Clock, store: ThrottleStore, fallback: ThrottleStore) {
    this.#clock = clock;
    this.#store = store;
    this.#fallback = fallback;
  }

  #corrected(limit: RateLimit): RateLimit {
    return this.#requests === undefined ? limit : { ...limit, requests: this.#requests };
  }

  /** Milliseconds until the call may ask again; 0 when it has its place. */
  #take(limit: RateLimit, context: CallContext): number | Promise<number> {
    const held = this.#heldUntil - elapsed(this.#clock);
    if (held > 0) return held;
    const corrected = this.#corrected(limit);
    const answer = this.#store.take(corrected);
    if (typeof answer === "number") return answer;
    return answer.catch(() => {
      const detail = "The shared store failed; this process counts alone.";
      context.onDebug?.({ type: "store-failed", operation: context.operation, detail });
      return this.#fallback.take(corrected);
    });
  }

  /** Takes a place; undefined when there was one at once. */
  enter(limit: RateLimit, context: CallContext): Promise<void> | undefined {
    if (this.#queue.length === 0) {
      const wait = this.#take(limit, context);
      if (wait === 0) return undefined;
      return this.#enqueue(limit, context, wait);
    }
    return this.#enqueue(limit, context, undefined);
  }

  #enqueue(limit: RateLimit, context: CallContext, wait: number | Promise<number> | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { limit, context, serve: resolve };
      this.#queue.push(waiter);
      context.state.cancel = (error) => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        if (this.#queue.length === 0) this.#cancelTimer?.();
        reject(error);
      };
      if (wait !== undefined) void this.#pump(wait);
    });
  }

  /** Serves the queue; `wait` is the store's answer for the first of it. */
  async #pump(wait: number | Promise<number>): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const ms = await wait;
    this.#asking = false;
    // The first may have given up meanwhile; its place, or its wait, goes to the next.
    const first = this.#queue[0];
    if (first === undefined) return;
    if (ms > 0) {
      const { onDebug, operation } = first.context;
      onDebug?.({ type: "throttled", operation, detail: first.limit.key, waitMs: ms });
      this.#cancelTimer = this.#clock.after(ms, () => this.#askForFirst());
      return;
    }
    this.#queue.shift();
    first.context.state.cancel = undefined;
    first.serve();
    this.#askForFirst();
  }

  #askForFirst(): void {
    const first = this.#queue[0];
    if (first !== undefined) void this.#pump(this.#take(first.limit, first.context));
  }

  /** Corrects the bucket by what the server says about it. */
  learn(limit: RateLimit, headers: Headers, maxHoldMs: number, serverNow: number): void {
    const { limit: requests, remaining, resetAt } = readRateLimit(headers);
    if (requests !== undefined) this.#requests = requests;
    if (remaining === undefined) return;
    this.#store.correct?.(this.#corrected(limit), remaining);
    if (remaining > 0 || resetAt === undefined) return;
    this.#heldUntil = elapsed(this.#clock) + Math.max(0, Math.min(resetAt - serverNow, maxHoldMs));
  }
}

/**
 * Holds calls back until their buckets have room: first come, first served, and a call that is aborted leaves the
 * queue. The limits of a call come with it (`context.limits`); the answer's rate limit headers correct the first of
 * them. Does not reject by itself.
 */
export function throttle(options: ThrottleOptions = {}): Layer {
  const { clock = systemClock, maxHoldMs = 5000, shared = [] } = options;
  const memory = createMemoryStore(clock);
  const buckets = new Map<string, Bucket>();
  const bucketOf = (key: string): Bucket => {
    let bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, (bucket = new Bucket(clock, options.store ?? memory, memory)));
    return bucket;
  };
  return (next) => async (request, context) => {
    const { limits = shared } = context;
    const own = limits === shared ? undefined : limits[0];
    for (const limit of limits === shared || shared.length === 0 ? limits : [...limits, ...shared]) {
      const turn = bucketOf(limit.key).enter(limit, context);
      if (turn !== undefined) await turn;
    }
    const response = await next(request, context);
    if (own !== undefined) {
      bucketOf(own.key).learn(own, response.headers, maxHoldMs, options.serverNow?.() ?? clock.now());
    }
    return response;
  };
}
