/** One answer, as far as time is concerned: local milliseconds before and after, and the server's in between. */
export interface TimeSample {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverTime: number;
}

/** A sample of a slow answer says too little. */
const SLOWEST_MS = 5_000;
/** After this time a slower sample may replace a faster one: clocks drift. */
const FRESH_MS = 300_000;
/** A slower sample is skewed, not drifted, when it disagrees by more than both round trips allow and this much. */
const TOLERANCE_MS = 50;

/** What is known of the server's clock at a time; each accepted sample makes a new one. */
export interface Reading {
  readonly offset: number;
  readonly roundTrip: number;
  readonly at: number;
}

/**
 * How far the server's clock is ahead of the local one. The sample with the smallest round trip wins while it is
 * fresh. A sample that contradicts it is ignored, such as a cached answer, until the platform rejects a timestamp:
 * then `forget` makes room.
 */
export class ServerClock {
  readonly #now: () => number;
  #best: Reading | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds to add to the local clock; 0 before the first sample. */
  get offset(): number {
    return this.#best?.offset ?? 0;
  }

  /** The sample that holds; undefined before the first one. */
  get reading(): Reading | undefined {
    return this.#best;
  }

  /** The server's time, in whole milliseconds. */
  readonly now = (): number => Math.floor(this.#now() + this.offset);

  /** Takes one sample; false when it was rejected. */
  learn({ sentAt, receivedAt, serverTime }: TimeSample): boolean {
    const roundTrip = receivedAt - sentAt;
    if (!(roundTrip >= 0 && roundTrip <= SLOWEST_MS) || !(serverTime > 0) || !Number.isSafeInteger(serverTime))
      return false;
    const offset = serverTime - (sentAt + receivedAt) / 2;
    const best = this.#best;
    if (best !== undefined) {
      const isFresh = receivedAt - best.at < FRESH_MS && receivedAt >= best.at;
      const apart = Math.abs(offset - best.offset);
      if (apart > (roundTrip + best.roundTrip) / 2 + TOLERANCE_MS && isFresh) return false;
      if (isFresh && roundTrip >= best.roundTrip) return false;
    }
    this.#best = { offset, roundTrip, at: receivedAt };
    return true;
  }

  /** Drops what is known, because the platform says that it is wrong. */
  forget(): void {
    this.#best = undefined;
  }
}
