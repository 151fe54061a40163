import { elapsed, systemClock, type Clock } from "./clock.ts";
import { readRateLimit } from "./rate-limit-headers.ts";
import { createMemoryStore, type ThrottleStore } from "./throttle-store.ts";
import type { CallContext, Layer, RateLimit } from "./types.ts";
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
  let waiting = 0;
  /** When the last of those who wait has had its turn. */
  let last: Promise<unknown> | undefined;

  /** Milliseconds until the call may ask again; 0 when it has its place. Counts alone where the store fails. */
  const take = (limit: RateLimit, { state: { place }, onDebug, operation }: CallContext) => {
    const held = heldUntil - elapsed(clock);
    if (held > 0) return held;
    const current = { ...limit, ...reported };
    const answer = store.take(current, place);
    if (typeof answer === "number") return answer;
    return answer.catch(() => {
      onDebug?.({ type: "store-failed", operation, detail: "counts alone" });
      return memory.take(current, place);
    });
  };

  const wait = async (limit: RateLimit, context: CallContext, first: ReturnType<typeof take> | undefined) => {
    const { state, onDebug, operation } = context;
    waiting++;
    try {
      await state.unlessStopped(last);
      for (let answer = first; ; answer = undefined) {
        const waitMs = await state.unlessStopped(answer ?? take(limit, context));
        if (waitMs <= 0) return;
        onDebug?.({ type: "throttled", operation, detail: limit.key, waitMs });
        await state.wait(clock, waitMs);
      }
    } finally {
      waiting--;
    }
  };

  return {
    /** Takes a place; undefined when there was one at once. */
    enter(limit: RateLimit, context: CallContext): Promise<void> | undefined {
      const first = waiting ? undefined : take(limit, context);
      if (first === 0) return undefined;
      const turn = wait(limit, context, first);
      // Who comes after one that gave up still waits for all before it.
      last = Promise.allSettled([last, turn]);
      return turn;
    },
    /** Corrects the bucket by what the server says about it. */
    learn(limit: RateLimit, headers: WebHeaders, serverNow: () => number, maxHoldMs: number): void {
      const { limit: requests, remaining, resetAt } = readRateLimit(headers);
      // So far from the seed, it is a mistake.
      if (requests && requests < limit.requests * 100) reported = { requests };
      if (remaining !== undefined) store.correct?.({ ...limit, ...reported }, remaining);
      if (remaining === 0 && resetAt) heldUntil = elapsed(clock) + Math.min(resetAt - serverNow(), maxHoldMs);
    },
  };
}

/** What holds calls back, in two steps, for clients that make no layers. */
export interface Throttle {
  /** Takes a place in each bucket of the call; undefined when there was one at once. Does not reject by itself. */
  enter(context: CallContext): Promise<void> | undefined;
  /** Corrects the first bucket of the call by what its answer says, and leaves. */
  learn(context: CallContext, headers: WebHeaders): void;
  /** The attempt is over, whether it has been sent or not: its place counts for one more window. To be called always. */
  leave(context: CallContext): void;
}

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
    let bucket = buckets.get(key);
    if (!bucket) buckets.set(key, (bucket = createBucket(clock, store, memory)));
    return bucket;
  };
  const pass = (left: RateLimit[], context: CallContext): Promise<void> | undefined => {
    for (let limit; (limit = left.shift());) {
      const turn = bucketOf(limit).enter(limit, context);
      if (turn) return turn.then(() => pass(left, context));
    }
    return undefined;
  };
  const leave = ({ state }: CallContext) => {
    if (state.place) state.place.at = elapsed(clock);
    state.place = undefined;
  };
  return {
    enter(context) {
      // Where a throttle around this one made a place, it is this one's as well.
      context.state.place ??= { at: Infinity };
      return pass((context.limits ?? []).concat(shared), context);
    },
    learn(context, headers) {
      leave(context);
      const own = context.limits?.[0];
      if (own) bucketOf(own).learn(own, headers, serverNow, maxHoldMs);
    },
    leave,
  };
}

/** The same as a layer, see `createThrottle`. */
export function throttle(options?: ThrottleOptions): Layer {
  const { enter, learn, leave } = createThrottle(options);
  return (next) => async (request, context) => {
    try {
      await enter(context);
      const response = await next(request, context);
      learn(context, response.headers);
      return response;
    } finally {
      leave(context);
    }
  };
}
