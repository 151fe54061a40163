import type { Clock } from "@specwright/transport";

/** A clock that a test moves forward by itself. */
export class FakeClock implements Clock {
  readonly #timers = new Set<{ at: number; callback: () => void }>();
  #now = 0;

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + ms, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Number of pending timers. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Milliseconds until the next timer; undefined without one. */
  get next(): number | undefined {
    const times = [...this.#timers].map(({ at }) => at - this.#now);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** Moves the time forward and runs the timers that are due, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers.delete(due);
      this.#now = due.at;
      due.callback();
    }
    this.#now = end;
  }
}

/** A clock whose waits end at once. `waits` has their lengths. */
export function instantClock(): Clock & { readonly waits: number[] } {
  let now = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    after(ms, callback) {
      let live = true;
      queueMicrotask(() => {
        if (!live) return;
        waits.push(ms);
        now += ms;
        callback();
      });
      return () => (live = false);
    },
  };
}
