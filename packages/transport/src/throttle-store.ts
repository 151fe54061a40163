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

/** When the requests of the last window were made, oldest first, from `start` on. */
interface Log {
  times: number[];
  start: number;
}

/** Counts in memory, in rolling windows, so that no window of any position holds more than the limit. */
export function createMemoryStore(clock: Clock): ThrottleStore {
  const logs = new Map<string, Log>();

  const current = ({ key, windowMs }: RateLimit, now: number): Log => {
    let log = logs.get(key);
    if (log === undefined) logs.set(key, (log = { times: [], start: 0 }));
    const { times } = log;
    while ((times[log.start] as number) <= now - windowMs) log.start++;
    // What has expired is cut off when it is more than what counts, so that this costs little on average.
    if (log.start * 2 > times.length) {
      times.splice(0, log.start);
      log.start = 0;
    }
    return log;
  };

  return {
    take(limit) {
      const now = elapsed(clock);
      const { times, start } = current(limit, now);
      // A call that costs more than the whole limit waits for an empty window instead of for ever.
      const cost = Math.min(limit.cost ?? 1, limit.requests);
      const excess = times.length - start + cost - limit.requests;
      if (excess > 0) return (times[start + excess - 1] as number) + limit.windowMs - now;
      for (let taken = 0; taken < cost; taken++) times.push(now);
      return 0;
    },
    correct(limit, remaining) {
      const now = elapsed(clock);
      const { times, start } = current(limit, now);
      // Somebody else uses the same key: what they took fills our window too.
      while (limit.requests - (times.length - start) > remaining) times.push(now);
    },
  };
}
