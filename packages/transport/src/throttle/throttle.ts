import { elapsed, type Clock } from "../time/clock.ts";
import type { DebugStep } from "../debug.ts";
import type { SpecwrightError, TransportErrorCode } from "../errors/errors.ts";
import type { ResponseHeaders } from "../http-response.ts";
import type { RateLimit, RateLimitStatus, ReadRateLimit, Slot, ThrottleStore } from "./rate-limit.ts";

/** Slot of a call, which states when the call ended, and the number of requests that the call counts as. */
interface Taken {
  readonly slot: Slot;
  readonly count: number;
}

/** Requests that count against one limit. */
class RollingWindow {
  #taken: Taken[] = [];
  /** Number of counted requests, including requests that have left the window but aren't dropped yet. */
  used = 0;

  add(slot: Slot, count: number): void {
    this.#taken.push({ slot, count });
    this.used += count;
  }

  /**
   * Drops all requests that ended at `end` or earlier. Returns the remaining requests, sorted by the time at which they
   * ended.
   */
  dropEnded(end: number): readonly Taken[] {
    this.#taken = this.#taken
      .filter(({ slot }) => slot.endedAt > end)
      .toSorted((one, other) => one.slot.endedAt - other.slot.endedAt);
    this.used = this.#taken.reduce((sum, { count }) => sum + count, 0);
    return this.#taken;
  }
}

/** Store whose `take` returns a number instead of a promise. */
export interface MemoryStore extends ThrottleStore {
  take(limit: RateLimit, slot?: Slot): number;
}

/**
 * Creates a store in memory with rolling windows. No window exceeds the limit, regardless of when the server counts a
 * request. To save time, requests that have left the window are dropped only if the limit seems reached.
 */
export function createMemoryStore(clock: Clock): MemoryStore {
  const windows = new Map<string, RollingWindow>();
  const windowOf = (key: string) => {
    let window = windows.get(key);
    if (window === undefined) windows.set(key, (window = new RollingWindow()));
    return window;
  };

  return {
    take({ key, requests, windowMs, cost = 1 }, slot) {
      const now = elapsed(clock);
      const window = windowOf(key);
      // A call that costs more than the whole limit waits for an empty window instead of forever.
      const count = Math.min(cost, requests);
      if (count > requests - window.used) {
        const taken = window.dropEnded(now - windowMs);
        let missing = count - (requests - window.used);
        if (missing > 0) {
          // Wait until the request that frees enough room leaves the window. If this request is still in flight, wait
          // for a whole window.
          const last = taken.find((one) => (missing -= one.count) <= 0) as Taken;
          return Math.min(0, last.slot.endedAt - now) + windowMs;
        }
      }
      window.add(slot ?? { endedAt: now }, count);
      return 0;
    },
    correct({ key, requests, windowMs }, remaining) {
      const now = elapsed(clock);
      const window = windowOf(key);
      window.dropEnded(now - windowMs);
      const left = requests - window.used;
      // Another process uses the same key, so add its requests to the window.
      if (left > remaining) window.add({ endedAt: now }, left - remaining);
    },
  };
}

/** Call that waits for room in its rate limits, over HTTP or a socket. */
export interface ThrottledCall {
  readonly request: { readonly rateLimits?: readonly RateLimit[] | undefined; readonly isWrite: boolean };
  /** Milliseconds until the call ends. */
  readonly remainingMs: number;
  /** Resolves with the result of `work`, or rejects if the call ends first. */
  race<Value>(work: Value | Promise<Value>): Promise<Value>;
  /** Resolves after a number of milliseconds, or rejects if the call ends first. */
  wait(ms: number): Promise<void>;
  debug(step: DebugStep): void;
  error(code: TransportErrorCode, message: string): SpecwrightError;
}

/** Maximum time for which a call waits until its rate limits have room. */
interface WaitLimit {
  readonly ms: number;
  /** Time at which the wait ends, on a monotonic clock. */
  readonly endsAt: number;
}

/** Maximum ratio of a reported limit to the documented limit. A higher reported limit is ignored as a mistake. */
const MAX_LIMIT_RATIO = 100;

/** Queue of the calls that count against one limit, and the limit that the server reported. */
class Bucket {
  readonly #clock: Clock;
  readonly #store: ThrottleStore;
  readonly #memory: MemoryStore;
  /** Limit that the server reported. It replaces the documented limit. */
  #reported: Partial<RateLimit> = {};
  #blockedUntil = 0;
  /** Resolves after all calls that are waiting so far have had their turn. */
  #queue: Promise<unknown> = Promise.resolve();
  /** Total cost of the waiting calls, and the earliest time at which the first of them can be sent. */
  #queuedCost = 0;
  #firstAt = 0;

  constructor(clock: Clock, store: ThrottleStore, memory: MemoryStore) {
    this.#clock = clock;
    this.#store = store;
    this.#memory = memory;
  }

  /**
   * Occupies `slot`. Returns undefined if there is room and no other call waits. Otherwise, the call waits for its
   * turn, in the order of arrival.
   */
  enter(limit: RateLimit, slot: Slot, call: ThrottledCall, waitLimit: WaitLimit): Promise<void> | undefined {
    // A call that costs more than the whole limit takes a full window.
    const cost = Math.min(limit.cost ?? 1, limit.requests);
    const now = elapsed(this.#clock);
    const earliest = this.#queuedCost === 0 ? now : this.#earliestTurn(limit, cost, now);
    if (earliest > waitLimit.endsAt) throw throttleTimeout(call, waitLimit);
    if (this.#queuedCost === 0 && this.#blockedUntil <= now && this.#tryTake(limit, slot, now)) return undefined;
    this.#queuedCost += cost;
    const turn = this.#wait(limit, slot, call, waitLimit).finally(() => (this.#queuedCost -= cost));
    // If this call gives up, later calls still wait for all calls before it.
    this.#queue = this.#queue.then(() => turn).catch(() => {});
    return turn;
  }

  /**
   * Returns the earliest time at which the last unit of a call's cost can be sent if the call joins the queue now. Each
   * window has room for `requests` units.
   */
  #earliestTurn(limit: RateLimit, cost: number, now: number): number {
    const { requests, windowMs } = { ...limit, ...this.#reported };
    return Math.max(now, this.#firstAt) + Math.floor((this.#queuedCost + cost - 1) / requests) * windowMs;
  }

  async #wait(limit: RateLimit, slot: Slot, call: ThrottledCall, waitLimit: WaitLimit): Promise<void> {
    await call.race(this.#queue);
    for (;;) {
      const now = elapsed(this.#clock);
      const blockedMs = this.#blockedUntil - now;
      const waitMs = blockedMs > 0 ? blockedMs : await call.race(this.#take(limit, slot, call));
      if (waitMs <= 0) return;
      if (now + waitMs > waitLimit.endsAt) throw throttleTimeout(call, waitLimit);
      this.#firstAt = now + waitMs;
      call.debug({ type: "throttled", bucket: limit.key, waitMs });
      await call.wait(waitMs);
    }
  }

  /**
   * Occupies `slot` and returns true if there is room. Always returns false for a store other than the memory store,
   * because only the memory store responds synchronously.
   */
  #tryTake(limit: RateLimit, slot: Slot, now: number): boolean {
    if (this.#store !== this.#memory) return false;
    const waitMs = this.#memory.take({ ...limit, ...this.#reported }, slot);
    if (waitMs > 0) this.#firstAt = now + waitMs;
    return waitMs <= 0;
  }

  async #take(limit: RateLimit, slot: Slot, call: ThrottledCall): Promise<number> {
    const current = { ...limit, ...this.#reported };
    try {
      const waitMs = await this.#store.take(current, slot);
      if (Number.isFinite(waitMs)) return waitMs;
    } catch {
      // Ignore the exception, because the debug event below reports the failure. A store that returns no number has
      // failed in the same way.
    }
    call.debug({ type: "store-failed", bucket: limit.key });
    return this.#memory.take(current, slot);
  }

  /** Corrects the store. If the store fails, the call isn't affected, because it already has its response. */
  async #correct(limit: RateLimit, remaining: number, call: ThrottledCall): Promise<void> {
    try {
      await this.#store.correct?.(limit, remaining);
    } catch {
      call.debug({ type: "store-failed", bucket: limit.key });
    }
  }

  /** Adjusts the bucket to the rate limit status in the response to `call`. */
  update(limit: RateLimit, status: RateLimitStatus, call: ThrottledCall, serverNow: number, maxBlockMs: number): void {
    const { limit: requests, remaining, resetAt } = status;
    if (requests && requests < limit.requests * MAX_LIMIT_RATIO) this.#reported = { requests };
    if (remaining !== undefined) void this.#correct({ ...limit, ...this.#reported }, remaining, call);
    if (remaining === 0 && resetAt) {
      this.#blockedUntil = elapsed(this.#clock) + Math.min(resetAt - serverNow, maxBlockMs);
    }
  }
}

const throttleTimeout = (call: ThrottledCall, { ms }: WaitLimit) =>
  call.error(
    "throttle-timeout",
    `The rate limits have no room for this request within ${Math.round(ms)} ms. This attempt was not sent.`,
  );

/** Options of a client's throttle. */
export interface ThrottleOptions {
  /** Store of the request counts. Default: this client's memory. */
  readonly store?: ThrottleStore;
  /** Limits that apply to every request, in addition to the request's own limits. */
  readonly shared?: readonly RateLimit[];
  /** Maximum milliseconds for which the server's reset header may block a bucket. Default 5,000. */
  readonly maxBlockMs?: number;
  /**
   * Maximum milliseconds that a write waits for room. Default 10,000. A write that would wait longer fails immediately
   * and isn't sent, because a late order is rarely wanted. Reads wait until their timeout.
   */
  readonly maxWriteWaitMs?: number;
}

/** Parts of the client that the throttle uses. */
interface ThrottleContext {
  readonly clock: Clock;
  readonly serverNow: () => number;
  /** Reads the rate limit status of a response. Undefined if the throttle ignores the rate limits in responses. */
  readonly readRateLimit: ReadRateLimit | undefined;
}

/**
 * Releases the slots of one attempt. Must be called after every attempt, whether or not it was sent. Further calls have
 * no effect.
 */
export type Release = (headers?: Pick<ResponseHeaders, "get">) => void;

/**
 * Delays requests until their buckets have room. First come, first served. An aborted call leaves the queue. The rate
 * limit headers of a response correct the count of the first limit in the request's `rateLimits`.
 */
export class Throttle {
  readonly #clock: Clock;
  readonly #serverNow: () => number;
  readonly #readRateLimit: ReadRateLimit | undefined;
  readonly #store: ThrottleStore;
  readonly #memory: MemoryStore;
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

  /**
   * Occupies a slot in each bucket of a call. Returns a promise if the call has to wait, and undefined for a call
   * without limits. `shared` are limits in addition to the call's own limits. Requests over a socket have no shared
   * limits.
   */
  acquire(call: ThrottledCall, shared = this.#shared): Release | Promise<Release> | undefined {
    const { rateLimits = [], isWrite } = call.request;
    const limits = [...rateLimits, ...shared];
    if (limits.length === 0) return undefined;
    const slot: Slot = { endedAt: Infinity };
    const ms = Math.min(call.remainingMs, isWrite ? this.#maxWriteWaitMs : Infinity);
    const waitLimit: WaitLimit = { ms, endsAt: elapsed(this.#clock) + ms };
    const release: Release = (headers) => {
      slot.endedAt = Math.min(slot.endedAt, elapsed(this.#clock));
      const [limit] = rateLimits;
      const status = headers && this.#readRateLimit?.(headers);
      if (status === undefined || limit === undefined) return;
      this.#bucketOf(limit).update(limit, status, call, this.#serverNow(), this.#maxBlockMs);
    };
    const waitInTurn = async (turn: Promise<void>, others: readonly RateLimit[]): Promise<Release> => {
      try {
        await turn;
        // Enter one bucket after the other: a call that waited in two buckets at once could block others for no
        // benefit.
        for (const limit of others) await this.#bucketOf(limit).enter(limit, slot, call, waitLimit);
        return release;
      } catch (error) {
        release();
        throw error;
      }
    };
    try {
      for (let index = 0; index < limits.length; index++) {
        const limit = limits[index] as RateLimit;
        const turn = this.#bucketOf(limit).enter(limit, slot, call, waitLimit);
        if (turn !== undefined) return waitInTurn(turn, limits.slice(index + 1));
      }
      return release;
    } catch (error) {
      release();
      throw error;
    }
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
