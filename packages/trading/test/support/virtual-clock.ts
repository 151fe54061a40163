import type { Clock } from "@specwright/transport";

/** Lets all promise reactions run that are due now. */
export const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A clock that stands still until a test moves it. */
export class VirtualClock implements Clock {
  #now = 1_700_000_000_000;
  #timers: { at: number; callback: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  /** Jumps without running timers, as a clock does that is set. */
  set(now: number): void {
    this.#now = now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + ms, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  get pending(): number {
    return this.#timers.length;
  }

  /** Moves from timer to timer until the work is done. */
  async run<Result>(work: Promise<Result>): Promise<Result> {
    const progress = { isDone: false };
    const finish = () => void (progress.isDone = true);
    work.then(finish, finish);
    for (let step = 0; step < 50_000; step++) {
      for (let turn = 0; turn < 5 && !progress.isDone; turn++) {
        await settle();
      }
      if (progress.isDone) return work;
      const next = this.#timers.toSorted((left, right) => left.at - right.at)[0];
      if (next === undefined || !this.#mayFire(step)) continue;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = Math.max(this.#now, next.at);
      next.callback();
    }
    throw new Error("The work never ends in virtual time.");
  }

  /** Work that waits for the platform gets its chance before time moves. */
  #mayFire(step: number): boolean {
    return step % 4 === 3;
  }
}
