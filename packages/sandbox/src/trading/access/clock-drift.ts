/**
 * How far the clocks of clients may have run on while the sandbox's clock stands still. A client that has learned the time
 * lets it run, and signs with a time that is ahead of the sandbox by as much as has passed since.
 */
export class ClockDrift {
  readonly #realTime: (() => number) | undefined;
  #toldAt: number | undefined;

  /** With the real time in milliseconds for a clock that stands still, and with nothing for one that runs. */
  constructor(realTime?: () => number) {
    this.#realTime = realTime;
  }

  /** Notes that a response has told the sandbox's time to somebody. */
  told(): void {
    this.#toldAt ??= this.#realTime?.();
  }

  get milliseconds(): number {
    if (this.#realTime === undefined || this.#toldAt === undefined) return 0;
    return Math.max(0, Math.ceil(this.#realTime() - this.#toldAt));
  }
}
