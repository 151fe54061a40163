import { elapsed, type Clock } from "./clock.ts";
import type { RateLimit } from "./types.ts";

/** What one request takes of its windows. */
export interface Place {
  /** From when on it counts for one more window: when its answer was there, or it failed. Until then, Infinity. */
  at: number;
}

/**
 * Where the requests of a window are counted. The built-in one counts in memory; one that many processes share
 * lets them use one key's budget together.
 */
export interface ThrottleStore {
  /**
   * Takes `cost` from the bucket and returns 0, or takes nothing and returns how many milliseconds to wait
   * before asking again. A server counts a request when it arrives, at some time before `place.at`.
   */
  take(limit: RateLimit, place?: Place): number | Promise<number>;
  /** The server says how many requests are left in the current window. */
  correct?(limit: RateLimit, remaining: number): void;
}

/**
 * Counts in memory, in rolling windows, so that no window of any position holds more than the limit, whenever on its
 * way a request is counted by the server.
 */
export function createMemoryStore(clock: Clock): ThrottleStore {
  const logs = new Map<string, Place[]>();

  /** The places that count, those that end first before the others. */
  const current = ({ key, windowMs }: RateLimit, now: number): Place[] => {
    let log = logs.get(key);
    if (!log) logs.set(key, (log = []));
    log.sort((one, other) => one.at - other.at);
    while ((log[0]?.at as number) <= now - windowMs) log.shift();
    return log;
  };

  return {
    take(limit, place) {
      const { requests, windowMs, cost: wanted = 1 } = limit;
      const now = elapsed(clock);
      const log = current(limit, now);
      // A call that costs more than the whole limit waits for an empty window instead of for ever.
      const cost = Math.min(wanted, requests);
      const excess = log.length + cost - requests;
      // What has no answer yet counts for a whole window at least.
      if (excess > 0) return Math.min(0, (log[excess - 1] as Place).at - now) + windowMs;
      log.push(...Array<Place>(cost).fill(place ?? { at: now }));
      return 0;
    },
    correct(limit, remaining) {
      const at = elapsed(clock);
      const log = current(limit, at);
      // Somebody else uses the same key: what they took fills our window too.
      while (limit.requests - log.length > remaining) log.push({ at });
    },
  };
}
