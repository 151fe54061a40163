import { elapsed, type Clock } from "./clock.ts";
import type { RateLimit } from "./types.ts";

/**
 * Where the requests of a window are counted. The built-in one counts in memory; one that many processes share
 * lets them use one key's budget together.
 */
export interface ThrottleStore {
  /**
   * Takes `cost` from the bucket and returns 0, or takes nothing and returns how many milliseconds to wait
   * before asking again.
   */
  take(limit: RateLimit): number | Promise<number>;
  /** The server says how many requests are left in the current window. */
  correct?(limit: RateLimit, remaining: number): void;
}

/** The requests of the last window, oldest first. */
type Log = number[];

/** Counts in memory, in rolling windows, so that no window of any position holds more than the limit. */
export function createMemoryStore(clock: Clock): ThrottleStore {
  const logs = new Map<string, Log>();

  const current = ({ key, windowMs }: RateLimit): Log => {
    let log = logs.get(key);
    if (log === undefined) logs.set(key, (log = []));
    const start = elapsed(clock) - windowMs;
    let expired = 0;
    while (expired < log.length && (log[expired] as number) <= start) expired++;
    if (expired > 0) log.splice(0, expired);
    return log;
  };

  return {
    take(limit) {
      const log = current(limit);
      // A call that costs more than the whole limit waits for an empty window instead of for ever.
      const cost = Math.min(limit.cost ?? 1, limit.requests);
      const excess = log.length + cost - limit.requests;
      if (excess > 0) return (log[excess - 1] as number) + limit.windowMs - elapsed(clock);
      for (let taken = 0; taken < cost; taken++) log.push(elapsed(clock));
      return 0;
    },
    correct(limit, remaining) {
      const log = current(limit);
      // Somebody else uses the same key: what they took fills our window too.
      while (limit.requests - log.length > remaining) log.push(elapsed(clock));
    },
  };
}
