import { elapsed, type Clock } from "../clock.ts";
import type { RateLimit } from "./rate-limit.ts";

/** A place in the window of a rate limit that one request occupies. */
export interface Slot {
  /** When the request ended: it counts for one more window from then on. Infinity while it is in flight. */
  endedAt: number;
}

/**
 * Where the requests of a window are counted. The built-in one counts in memory; one that many processes share
 * lets them use one key's budget together.
 */
export interface ThrottleStore {
  /**
   * Takes `cost` from the bucket and returns 0, or takes nothing and returns how many milliseconds to wait
   * before asking again. A server counts a request when it arrives, at some time before `slot.endedAt`.
   */
  take(limit: RateLimit, slot?: Slot): number | Promise<number>;
  /** The server says how many requests are left in the current window. */
  correct?(limit: RateLimit, remaining: number): void;
}

/** Requests of one window that count together. */
interface Taken {
  readonly slot: Slot;
  readonly count: number;
}

/**
 * Counts in memory, in rolling windows, so that no window of any position holds more than the limit, whenever on its
 * way a request is counted by the server. The work of a call grows with the calls in its window, not with the limit.
 */
export function createMemoryStore(clock: Clock): ThrottleStore {
  const logs = new Map<string, Taken[]>();
  /** Requests that still count, how many more fit, and the time. */
  const inspect = ({ key, windowMs, requests }: RateLimit) => {
    const now = elapsed(clock);
    const log = (logs.get(key) ?? []).filter(({ slot }) => slot.endedAt > now - windowMs);
    logs.set(key, log);
    return { log, now, left: log.reduce((left, { count }) => left - count, requests) };
  };

  return {
    take(limit, slot) {
      const { log, now, left } = inspect(limit);
      // A call that costs more than the whole limit waits for an empty window instead of for ever.
      const count = Math.min(limit.cost ?? 1, limit.requests);
      let missing = count - left;
      if (missing <= 0) {
        log.push({ slot: slot ?? { endedAt: now }, count });
        return 0;
      }
      log.sort((one, other) => one.slot.endedAt - other.slot.endedAt);
      // The request with whose end enough room comes back.
      const last = log.find((taken) => (missing -= taken.count) <= 0) as Taken;
      // A request in flight occupies its slot for at least one full window.
      return Math.min(0, last.slot.endedAt - now) + limit.windowMs;
    },
    correct(limit, remaining) {
      const { log, now, left } = inspect(limit);
      // Somebody else uses the same key: their requests fill our window, too.
      if (left > remaining) log.push({ slot: { endedAt: now }, count: left - remaining });
    },
  };
}
