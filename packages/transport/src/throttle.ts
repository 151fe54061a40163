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

/** What is awaited, unless somebody stops the call meanwhile. */
const unlessStopped = <Result>({ state }: CallContext, work: Result | Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    if (state.stopped) return reject(state.stopped);
    state.cancel = reject;
    Promise.resolve(work).then(resolve, reject);
  });

type Take = (limit: RateLimit, context: CallContext) => number | Promise<number>;

/** Asks a store, and counts alone where it fails. */
const takeFrom =
  (store: ThrottleStore, memory: ThrottleStore): Take =>
  (limit, { onDebug, operation }) => {
    const answer = store.take(limit);
    if (typeof answer === "number") return answer;
    return answer.catch(() => {
      const detail = "The store failed; this process counts alone.";
      onDebug?.({ type: "store-failed", operation, detail });
      return memory.take(limit);
    });
  };

/** What the calls that count against one limit share: a queue, and what the server said. */
function createBucket(clock: Clock, store: ThrottleStore, takeOf: Take) {
  /** The limit the server reported; undefined while the seed stands. */
  let requests: number | undefined;
  let heldUntil = 0;
  let waiting = 0;
  /** When the last of those who wait has had its turn. */
  let last = Promise.resolve();
  const corrected = (limit: RateLimit): RateLimit =>
    requests && requests !== limit.requests ? { ...limit, requests } : limit;

  /** Milliseconds until the call may ask again; 0 when it has its place. */
  const take: Take = (limit, context) => {
    const held = heldUntil - elapsed(clock);
    return held > 0 ? held : takeOf(corrected(limit), context);
  };

  const queue = async (limit: RateLimit, context: CallContext, first?: number | Promise<number>) => {
    const { state, onDebug, operation } = context;
    const before = last;
    let leave = (_before: Promise<void>) => {};
    last = new Promise((resolve) => (leave = resolve));
    waiting++;
    try {
      await unlessStopped(context, before);
      for (let answer = first ?? take(limit, context); ; answer = take(limit, context)) {
        const waitMs = await unlessStopped(context, answer);
        if (waitMs <= 0) return;
        onDebug?.({ type: "throttled", operation, detail: limit.key, waitMs });
        await state.wait(clock, waitMs);
      }
    } finally {
      waiting--;
      // Who comes after one that gave up still waits for all before it.
      leave(before);
      state.cancel = undefined;
    }
  };

  return {
    /** Takes a place; undefined when there was one at once. */
    enter(limit: RateLimit, context: CallContext): Promise<void> | undefined {
      const wait = waiting ? undefined : take(limit, context);
      return wait === 0 ? undefined : queue(limit, context, wait);
    },
    /** Corrects the bucket by what the server says about it. */
    learn(limit: RateLimit, headers: WebHeaders, serverNow: () => number, maxHoldMs: number): void {
      const { limit: reported = requests, remaining, resetAt } = readRateLimit(headers);
      requests = reported;
      if (remaining === undefined) return;
      store.correct?.(corrected(limit), remaining);
      if (remaining || resetAt === undefined) return;
      heldUntil = elapsed(clock) + Math.min(resetAt - serverNow(), maxHoldMs);
    },
  };
}

/** What holds calls back, in two steps, for clients that make no layers. */
export interface Throttle {
  /** Takes a place in each bucket of the call; undefined when there was one at once. Does not reject by itself. */
  enter(context: CallContext): Promise<void> | undefined;
  /** Corrects the first bucket of the call by what its answer says. */
  learn(context: CallContext, headers: WebHeaders): void;
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
  const take = takeFrom(store, memory);
  const buckets = new Map<string, ReturnType<typeof createBucket>>();
  const bucketOf = ({ key }: RateLimit) => {
    let bucket = buckets.get(key);
    if (!bucket) buckets.set(key, (bucket = createBucket(clock, store, take)));
    return bucket;
  };
  const pass = (left: RateLimit[], context: CallContext): Promise<void> | undefined => {
    for (let limit; (limit = left.shift());) {
      const turn = bucketOf(limit).enter(limit, context);
      if (turn) return turn.then(() => pass(left, context));
    }
    return undefined;
  };
  return {
    enter: (context) => pass((context.limits ?? []).concat(shared), context),
    learn: ({ limits: [own] = [] }, headers) => {
      if (own) bucketOf(own).learn(own, headers, serverNow, maxHoldMs);
    },
  };
}

/** The same as a layer, see `createThrottle`. */
export function throttle(options?: ThrottleOptions): Layer {
  const { enter, learn } = createThrottle(options);
  return (next) => async (request, context) => {
    const turn = enter(context);
    if (turn) await turn;
    const response = await next(request, context);
    learn(context, response.headers);
    return response;
  };
}
