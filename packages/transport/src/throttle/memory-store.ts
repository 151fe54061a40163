import { elapsed, type Clock } from "../time/clock.ts";
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

/** The requests that count against one limit, in the order in which they took their slots. */
class RollingWindow {
  #taken: Taken[] = [];
  #used = 0;

  /** How many requests count. Some behind one that is in flight may have left the window already. */
  get used(): number {
    return this.#used;
  }

  add(slot: Slot, count: number): void {
    this.#taken.push({ slot, count });
    this.#used += count;
  }

  /** Drops the oldest requests that ended at `end` or before. Most end in order, so this costs next to nothing. */
  dropOldest(end: number): void {
    const taken = this.#taken;
    for (let first = taken[0]; first !== undefined && first.slot.endedAt <= end; first = taken[0]) {
      this.#used -= first.count;
      taken.shift();
    }
  }

  /** Drops all requests that ended at `end` or before, and sorts the others by their ends. */
  dropAll(end: number): readonly Taken[] {
    this.#taken = this.#taken
      .filter(({ slot }) => slot.endedAt > end)
      .toSorted((one, other) => one.slot.endedAt - other.slot.endedAt);
    this.#used = this.#taken.reduce((sum, { count }) => sum + count, 0);
    return this.#taken;
  }
}

/**
 * Counts in memory, in rolling windows, so that no window of any position holds more than the limit, whenever on its
 * way a request is counted by the server. Only a call without room looks at every request of its window.
 */
export function createMemoryStore(clock: Clock): ThrottleStore {
  const windows = new Map<string, RollingWindow>();
  const windowOf = (key: string) => {
    let window = windows.get(key);
    if (window === undefined) windows.set(key, (window = new RollingWindow()));
    return window;
  };

  return {
    take({ key, requests, windowMs, cost = 1 }, slot) {
      const now = elapsed(clock);
      const window = windowOf(key);
      window.dropOldest(now - windowMs);
      // A call that costs more than the whole limit waits for an empty window instead of for ever.
      const count = Math.min(cost, requests);
      if (count > requests - window.used) {
        const taken = window.dropAll(now - windowMs);
        let missing = count - (requests - window.used);
        if (missing > 0) {
          // The request with whose end enough room comes back. One in flight occupies its slot for at least one window.
          const last = taken.find((one) => (missing -= one.count) <= 0) as Taken;
          return Math.min(0, last.slot.endedAt - now) + windowMs;
        }
      }
      window.add(slot ?? { endedAt: now }, count);
      return 0;
    },
    correct({ key, requests, windowMs }, remaining) {
      const now = elapsed(clock);
      const window = windowOf(key);
      window.dropOldest(now - windowMs);
      const left = requests - window.used;
      // Somebody else uses the same key: their requests fill our window, too.
      if (left > remaining) window.add({ endedAt: now }, left - remaining);
    },
  };
}
