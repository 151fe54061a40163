/** Runs all due promise reactions, and one round of the event loop. */
export const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Number of event loop rounds to wait before the clock advances. They give operations that don't depend on the clock,
 * such as a socket or a digest, time to finish.
 */
const ROUNDS = 20;

/**
 * A clock that a test advances. It can be passed as the `clock` option of every package: `now` is the wall clock,
 * `after` starts a timer.
 */
export class VirtualClock {
  #now: number;
  #timers: { readonly at: number; readonly callback: () => void }[] = [];
  /** Delay of each started timer in milliseconds, in order. */
  readonly waits: number[] = [];

  constructor(now = 1_700_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  /** Sets the wall clock without running timers, like a correction of the system time. */
  set(now: number): void {
    this.#now = now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + ms, callback };
    this.#timers.push(timer);
    this.waits.push(ms);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Number of timers that haven't fired. */
  get pending(): number {
    return this.#timers.length;
  }

  /** Milliseconds until the next timer fires. Undefined if there is no timer. */
  get next(): number | undefined {
    const first = this.#first();
    return first === undefined ? undefined : Math.max(0, first.at - this.#now);
  }

  /** Advances the clock by `ms`, and runs every timer that becomes due, in order. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let first = this.#first(); first !== undefined && first.at <= end; first = this.#first()) {
      this.#fire(first);
      await settle();
    }
    this.#now = Math.max(this.#now, end);
  }

  /** Advances the clock from timer to timer until `work` settles. */
  async run<Result>(work: Promise<Result>): Promise<Result> {
    const progress = { isDone: false };
    const finish = () => void (progress.isDone = true);
    work.then(finish, finish);
    for (let step = 0; step < 100_000; step++) {
      for (let round = 0; round < ROUNDS && !progress.isDone; round++) await settle();
      if (progress.isDone) return work;
      const first = this.#first();
      if (first !== undefined) this.#fire(first);
    }
    throw new Error("The work did not settle within 100,000 steps of the virtual clock.");
  }

  #first(): { readonly at: number; readonly callback: () => void } | undefined {
    return this.#timers.toSorted((left, right) => left.at - right.at)[0];
  }

  #fire(timer: { readonly at: number; readonly callback: () => void }): void {
    this.#timers = this.#timers.filter((other) => other !== timer);
    this.#now = Math.max(this.#now, timer.at);
    timer.callback();
  }
}
