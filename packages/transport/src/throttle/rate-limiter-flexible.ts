import type { RateLimit, ThrottleStore } from "./rate-limit.ts";

/** Part of a `rate-limiter-flexible` limiter that the store uses. */
export interface FlexibleLimiter {
  consume(key: string, points?: number): Promise<unknown>;
}

/** Rejection of a limiter when a key has no points left. */
interface LimiterRejection {
  readonly msBeforeNext: number;
}

const isRejection = (value: unknown): value is LimiterRejection =>
  typeof value === "object" && value !== null && typeof (value as LimiterRejection).msBeforeNext === "number";

/**
 * Creates a store that uses any limiter of `rate-limiter-flexible` (Redis, Memcached, a database), so that many
 * processes share the budget of one key. The caller creates the limiter; nothing is imported here.
 *
 * `limiterFor` returns the limiter for a limit, with `points: limit.requests` and `duration: limit.windowMs / 1000`. It
 * is called once for each pair of these values. These limiters count in fixed windows of whole seconds, so up to twice
 * the points can be used around the boundary of two windows. If the server counts in rolling windows, configure half
 * the points.
 */
export function rateLimiterFlexibleStore(limiterFor: (limit: RateLimit) => FlexibleLimiter): ThrottleStore {
  const limiters = new Map<string, FlexibleLimiter>();
  return {
    async take(limit) {
      const kind = `${limit.requests}/${limit.windowMs}`;
      let limiter = limiters.get(kind);
      if (limiter === undefined) limiters.set(kind, (limiter = limiterFor(limit)));
      try {
        await limiter.consume(limit.key, Math.min(limit.cost ?? 1, limit.requests));
        return 0;
      } catch (error) {
        if (isRejection(error)) return Math.max(1, error.msBeforeNext);
        throw error;
      }
    },
  };
}
