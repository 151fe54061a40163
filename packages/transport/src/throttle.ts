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

/** What the calls that count against one limit share. */
interface Bucket {
  /** The limit the server reported; undefined while the seed stands. */
  requests: number | undefined;
  /** Nobody is let in before this moment. */
  heldUntil: number;
  /** Calls that wait. */
  waiting: number;
  /** When the last of them has had its turn. */
  last: Promise<void>;
}

/** What is awaited, unless somebody stops the call meanwhile. */
const unlessStopped = <Result>({ state }: CallContext, work: Result | Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    if (state.stopped) return reject(state.stopped);
    state.cancel = reject;
    Promise.resolve(work).then(resolve, reject);
  });

const seenBy = ({ requests }: Bucket, limit: RateLimit): RateLimit => (requests ? { ...limit, requests } : limit);

/**
 * Holds calls back until their buckets have room: first come, first served, and a call that is aborted leaves the
 * queue. The limits of a call come with it (`context.limits`); the answer's rate limit headers correct the first of
 * them. Does not reject by itself.
 */
export function throttle(options: ThrottleOptions = {}): Layer {
  const { clock = systemClock, maxHoldMs = 5000, shared = [], serverNow = () => clock.now() } = options;
  const memory = createMemoryStore(clock);
  const { store = memory } = options;
  const buckets = new Map<string, Bucket>();
  const bucketOf = ({ key }: RateLimit): Bucket => {
    let bucket = buckets.get(key);
    if (!bucket) {
      bucket = { requests: undefined, heldUntil: 0, waiting: 0, last: Promise.resolve() };
      buckets.set(key, bucket);
    }
    return bucket;
  };

  /** Milliseconds until the call may ask again; 0 when it has its place. */
  const take = (bucket: Bucket, given: RateLimit, { onDebug, operation }: CallContext): number | Promise<number> => {
    const held = bucket.heldUntil - elapsed(clock);
    if (held > 0) return held;
    const limit = seenBy(bucket, given);
    const answer = store.take(limit);
    if (typeof answer === "number") return answer;
    return answer.catch(() => {
      onDebug?.({
        type: "store-failed",
        operation,
        detail: "The shared store failed; this process counts alone.",
      });
      return memory.take(limit);
    });
  };

  const queue = async (bucket: Bucket, limit: RateLimit, context: CallContext, first?: number | Promise<number>) => {
    const { state, onDebug, operation } = context;
    const { last } = bucket;
    let leave = (_before: Promise<void>) => {};
    bucket.last = new Promise((resolve) => (leave = resolve));
    bucket.waiting++;
    try {
      await unlessStopped(context, last);
      for (let answer = first ?? take(bucket, limit, context); ; answer = take(bucket, limit, context)) {
        const waitMs = await unlessStopped(context, answer);
        if (waitMs <= 0) return;
        onDebug?.({ type: "throttled", operation, detail: limit.key, waitMs });
        await state.wait(clock, waitMs);
      }
    } finally {
      bucket.waiting--;
      // Who comes after one that gave up still waits for all before it.
      leave(last);
      state.cancel = undefined;
    }
  };

  /** Corrects a bucket by what the server says about it. */
  const learn = (bucket: Bucket, limit: RateLimit, headers: Headers): void => {
    const { limit: requests = bucket.requests, remaining, resetAt } = readRateLimit(headers);
    bucket.requests = requests;
    if (remaining === undefined) return;
    store.correct?.(seenBy(bucket, limit), remaining);
    if (remaining || resetAt === undefined) return;
    bucket.heldUntil = elapsed(clock) + Math.min(resetAt - serverNow(), maxHoldMs);
  };

  return (next) => async (request, context) => {
    const { limits = [] } = context;
    for (const limit of limits.concat(shared)) {
      const bucket = bucketOf(limit);
      const wait = bucket.waiting ? undefined : take(bucket, limit, context);
      if (wait !== 0) await queue(bucket, limit, context, wait);
    }
    const response = await next(request, context);
    const [own] = limits;
    if (own) learn(bucketOf(own), own, response.headers);
    return response;
  };
}
