import { elapsed, systemClock, type Clock } from "./clock.ts";
import { readRateLimit } from "./rate-limit-headers.ts";
import { createMemoryStore, type Place, type ThrottleStore } from "./throttle-store.ts";
import type { CallContext, DebugEvent, Layer, RateLimit } from "./types.ts";
import type { WebHeaders } from "./web-types.ts";

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

/** What the calls that count against one limit share: a queue, and what the server said. */
function createBucket(clock: Clock, store: ThrottleStore, memory: ThrottleStore) {
  /** What the server reported in place of the seed. */
  let reported: Partial<RateLimit> = {};
  let heldUntil = 0;
  /** When all who came so far have had their turn. */
  let last: Promise<unknown> = Promise.resolve();

  const wait = async (limit: RateLimit, place: Place, { state, onDebug, operation }: CallContext) => {
    const tell = (type: DebugEvent["type"], detail: string, waitMs?: number) =>
      onDebug?.({ type, operation, detail, waitMs });
    const take = async () => {
      const current = { ...limit, ...reported };
      try {
        return await store.take(current, place);
      } catch {
        tell("store-failed", "counts alone");
        return memory.take(current, place);
      }
    };
    await state.unlessStopped(last);
    for (;;) {
      const heldMs = heldUntil - elapsed(clock);
      const waitMs = heldMs > 0 ? heldMs : await state.unlessStopped(take());
      if (waitMs <= 0) return;
      tell("throttled", limit.key, waitMs);
      await state.wait(clock, waitMs);
    }
  };

  return {
    /** Waits for room, and takes a place. */
    enter(...call: Parameters<typeof wait>): Promise<void> {
      const turn = wait(...call);
      // Who comes after one that gave up still waits for all before it.
      last = last.then(() => turn).catch(() => {});
      return turn;
    },
    /** Corrects the bucket by what an answer says about it. */
    learn(limit: RateLimit, headers: WebHeaders, serverNow: () => number, maxHoldMs: number): void {
      const { limit: requests, remaining, resetAt } = readRateLimit(headers);
      // So far from the seed, it is a mistake.
      if (requests && requests < limit.requests * 100) reported = { requests };
      if (remaining !== undefined) store.correct?.({ ...limit, ...reported }, remaining);
      if (remaining === 0 && resetAt) heldUntil = elapsed(clock) + Math.min(resetAt - serverNow(), maxHoldMs);
    },
  };
}

/**
 * Takes a place in each bucket of a call, or waits for one. What it resolves to is to be called when the attempt is
 * over, whether it has been sent or not: from then on its place counts for one more window. Given the headers of the
 * answer, it corrects the first bucket of the call by what they say. Calling it again changes nothing else.
 */
export type Throttle = (context: CallContext) => Promise<(headers?: WebHeaders) => void>;

/**
 * Holds calls back until their buckets have room: first come, first served, and a call that is aborted leaves the
 * queue. The limits of a call come with it (`context.limits`); the answer's rate limit headers correct the first of
 * them.
 */
export function createThrottle(options: ThrottleOptions = {}): Throttle {
  const { clock = systemClock, maxHoldMs = 5000, shared = [], serverNow = () => clock.now() } = options;
  const memory = createMemoryStore(clock);
  const { store = memory } = options;
  const buckets = new Map<string, ReturnType<typeof createBucket>>();
  const bucketOf = ({ key }: RateLimit) => {
    const bucket = buckets.get(key) ?? createBucket(clock, store, memory);
    buckets.set(key, bucket);
    return bucket;
  };
  return async (context) => {
    const { limits = [] } = context;
    const place = { at: Infinity };
    const leave = (headers?: WebHeaders) => {
      place.at = Math.min(place.at, elapsed(clock));
      const [limit] = limits;
      if (headers && limit) bucketOf(limit).learn(limit, headers, serverNow, maxHoldMs);
    };
    try {
      for (const limit of [...limits, ...shared]) await bucketOf(limit).enter(limit, place, context);
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  };
}

/** The same as a layer, see `createThrottle`. */
export function throttle(options?: ThrottleOptions): Layer {
  const enter = createThrottle(options);
  return (next) => async (request, context) => {
    const leave = await enter(context);
    let response;
    try {
      return (response = await next(request, context));
    } finally {
      leave(response?.headers);
    }
  };
}
