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

/** Requests of one window that count together. */
interface Taken {
  readonly place: Place;
  readonly count: number;
}

/**
 * Counts in memory, in rolling windows, so that no window of any position holds more than the limit, whenever on its
 * way a request is counted by the server. The work of a call grows with the calls in its window, not with the limit.
 */
export function createMemoryStore(clock: Clock): ThrottleStore {
  const logs = new Map<string, Taken[]>();

  /** What still counts, how many requests are left, and the time. */
  const look = ({ key, windowMs, requests }: RateLimit) => {
    const now = elapsed(clock);
    const log = (logs.get(key) ?? []).filter(({ place }) => place.at > now - windowMs);
    logs.set(key, log);
    return [log, log.reduce((left, { count }) => left - count, requests), now] as const;
  };

  return {
    take(limit, place) {
      const [log, left, now] = look(limit);
      // A call that costs more than the whole limit waits for an empty window instead of for ever.
      const count = Math.min(limit.cost ?? 1, limit.requests);
      let excess = count - left;
      if (excess <= 0) {
        log.push({ place: place ?? { at: now }, count });
        return 0;
      }
      log.sort((one, other) => one.place.at - other.place.at);
      const last = log.find((taken) => (excess -= taken.count) <= 0) as Taken;
      // What has no answer yet counts for a whole window at least.
      return Math.min(0, last.place.at - now) + limit.windowMs;
    },
    correct(limit, remaining) {
      const [log, left, at] = look(limit);
      // Somebody else uses the same key: what they took fills our window too.
      if (left > remaining) log.push({ place: { at }, count: left - remaining });
    },
  };
}
