import type { Clock } from "../clock.ts";

/** A clock that stands still until a test moves it. */
export class VirtualClock implements Clock {
  #now = 1_700_000_000_000;
  #timers: { at: number; callback: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + ms, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Timers that wait. */
  get pending(): number {
    return this.#timers.length;
  }

  /** Moves time forward and lets everything that becomes due run, in order. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = next.at;
      next.callback();
      await settle();
    }
    this.#now = end;
  }

  /** Moves from timer to timer until `work` is done. */
  async run<Result>(work: Promise<Result>): Promise<Result> {
    let done = false;
    const finish = () => {
      done = true;
    };
    work.then(finish, finish);
    for (let step = 0; step < 100_000; step++) {
      await settle();
      if (done) return work;
      const next = Math.min(...this.#timers.map((timer) => timer.at));
      if (Number.isFinite(next)) await this.advance(next - this.#now);
    }
    throw new Error("The work never ends in virtual time.");
  }
}

/** Lets all promise reactions run that are due now. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
