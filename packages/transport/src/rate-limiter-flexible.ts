import type { ThrottleStore } from "./throttle-store.ts";
import type { RateLimit } from "./types.ts";

/** The part of a `rate-limiter-flexible` limiter that is used. */
export interface FlexibleLimiter {
  consume(key: string, points?: number): Promise<unknown>;
}

/** What a limiter rejects with when a key has no points left. */
interface LimiterAnswer {
  readonly msBeforeNext: number;
}

const isAnswer = (value: unknown): value is LimiterAnswer =>
  typeof value === "object" && value !== null && typeof (value as LimiterAnswer).msBeforeNext === "number";

/**
 * Lets many processes share the budget of one key through any limiter of `rate-limiter-flexible`: Redis, Memcached,
 * a database. The limiter is made by the caller; nothing is imported here.
 *
 * `limiterFor` gives the limiter for a limit, with `points: limit.requests` and `duration: limit.windowMs / 1000`;
 * it is asked once for each pair. These limiters count in fixed windows of whole seconds, which lets up to twice the
 * points through around a boundary: where the server counts in rolling windows, give them half the points.
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
      } catch (answer) {
        if (isAnswer(answer)) return Math.max(1, answer.msBeforeNext);
        throw answer;
      }
    },
  };
}
