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

/** Counts in memory, in rolling windows, so that no window of any position holds more than the limit. */
export function createMemoryStore(clock: Clock): ThrottleStore {
  /** When the requests of the last window were made, oldest first. */
  const logs = new Map<string, number[]>();

  const current = ({ key, windowMs }: RateLimit, now: number): number[] => {
    let times = logs.get(key);
    if (!times) logs.set(key, (times = []));
    while ((times[0] as number) <= now - windowMs) times.shift();
    return times;
  };

  return {
    take(limit) {
      const { requests, windowMs } = limit;
      const now = elapsed(clock);
      const times = current(limit, now);
      // A call that costs more than the whole limit waits for an empty window instead of for ever.
      const cost = Math.min(limit.cost ?? 1, requests);
      const excess = times.length + cost - requests;
      if (excess > 0) return (times[excess - 1] as number) + windowMs - now;
      for (let taken = 0; taken < cost; taken++) times.push(now);
      return 0;
    },
    correct(limit, remaining) {
      const now = elapsed(clock);
      const times = current(limit, now);
      // Somebody else uses the same key: what they took fills our window too.
      while (limit.requests - times.length > remaining) times.push(now);
    },
  };
}
