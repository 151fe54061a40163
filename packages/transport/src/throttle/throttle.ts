import { elapsed, type Clock } from "../time/clock.ts";
import type { HttpCall } from "../http-call.ts";
import type { ResponseHeaders } from "../http-response.ts";
import { Bucket, type WaitLimit } from "./bucket.ts";
import { createMemoryStore, type Slot, type ThrottleStore } from "./memory-store.ts";
import type { RateLimit, ReadRateLimit } from "./rate-limit.ts";

export interface ThrottleOptions {
  /** Where requests are counted; default: in the memory of this client. */
  readonly store?: ThrottleStore;
  /** Limits that every request counts against, besides its own. */
  readonly shared?: readonly RateLimit[];
  /** The longest time the server's reset header may block a bucket, in milliseconds; default 5,000. */
  readonly maxBlockMs?: number;
  /**
   * The longest time a write waits for room, in milliseconds; default 10,000. A write that would wait longer fails at
   * once, unsent: an order that goes out much later than it was meant is rarely wanted. Reads wait until their timeout.
   */
  readonly maxWriteWaitMs?: number;
}

/** What the throttle needs of its client. */
interface ThrottleContext {
  readonly clock: Clock;
  readonly serverNow: () => number;
  /** Without it, responses correct nothing. */
  readonly readRateLimit: ReadRateLimit | undefined;
}

/** The slots of one attempt. To be called when the attempt is over, sent or not; calling it again changes nothing. */
export type Release = (headers?: ResponseHeaders) => void;

/**
 * Delays requests until their buckets have room: first come, first served, and a call that is aborted leaves the
 * queue. What a response says about its rate limit corrects the first of a request's own limits.
 */
export class Throttle {
  readonly #clock: Clock;
  readonly #serverNow: () => number;
  readonly #readRateLimit: ReadRateLimit | undefined;
  readonly #store: ThrottleStore;
  readonly #memory: ThrottleStore;
  readonly #shared: readonly RateLimit[];
  readonly #maxBlockMs: number;
  readonly #maxWriteWaitMs: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(options: ThrottleOptions, { clock, serverNow, readRateLimit }: ThrottleContext) {
    const { shared = [], maxBlockMs = 5000, maxWriteWaitMs = 10_000 } = options;
    this.#clock = clock;
    this.#serverNow = serverNow;
    this.#readRateLimit = readRateLimit;
    this.#memory = createMemoryStore(clock);
    this.#store = options.store ?? this.#memory;
    this.#shared = shared;
    this.#maxBlockMs = maxBlockMs;
    this.#maxWriteWaitMs = maxWriteWaitMs;
  }

  /** Takes a slot in each bucket of a call, or waits for one. Undefined where the call has no limit. */
  acquire(call: HttpCall): Promise<Release> | undefined {
    const { rateLimits = [] } = call.request;
    return rateLimits.length + this.#shared.length === 0 ? undefined : this.#acquire(call, rateLimits);
  }

  async #acquire(call: HttpCall, rateLimits: readonly RateLimit[]): Promise<Release> {
    const slot: Slot = { endedAt: Infinity };
    const waitLimit = this.#waitLimitOf(call);
    const release: Release = (headers) => {
      slot.endedAt = Math.min(slot.endedAt, elapsed(this.#clock));
      const [limit] = rateLimits;
      const status = headers && this.#readRateLimit?.(headers);
      if (status === undefined || limit === undefined) return;
      this.#bucketOf(limit).update(limit, status, this.#serverNow(), this.#maxBlockMs);
    };
    try {
      for (const limit of rateLimits) await this.#bucketOf(limit).enter(limit, slot, call, waitLimit);
      for (const limit of this.#shared) await this.#bucketOf(limit).enter(limit, slot, call, waitLimit);
      return release;
    } catch (error) {
      release();
      throw error;
    }
  }

  #waitLimitOf(call: HttpCall): WaitLimit {
    const ms = Math.min(call.remainingMs, call.request.isWrite ? this.#maxWriteWaitMs : Infinity);
    return { ms, endsAt: elapsed(this.#clock) + ms };
  }

  #bucketOf({ key }: RateLimit): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#clock, this.#store, this.#memory);
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }
}
