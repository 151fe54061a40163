/** A source of time. It is an option, so that tests run in virtual time. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Milliseconds since an arbitrary moment, never set back; default `now`. */
  elapsed?(): number;
  /** Runs `callback` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** The longest delay of a platform timer. A longer one fires at once; a negative one, or none, fires at once with a warning. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms > 0 ? Math.min(ms, MAX_TIMER_MS) : 0);
    return () => clearTimeout(timer);
  },
};

/** Time for measuring durations: a wall clock that is set back must not stretch a timeout. */
export const elapsed = (clock: Clock): number => clock.elapsed?.() ?? clock.now();

/** Unix times from 2001 to 5138 in milliseconds. The same times in seconds or microseconds are outside. */
const TIMES = { from: 1e12, to: 1e14 };

/**
 * Time that a server sent: milliseconds since the epoch, as a number or as text. Undefined for anything else, such as an
 * empty text or a time in seconds, which would be wrong by years.
 */
export function timestampOf(value: unknown): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const time = Number(value);
  return time >= TIMES.from && time < TIMES.to ? time : undefined;
}

/** One response as a measurement of the server's clock. All times are milliseconds since the epoch. */
export interface ClockSample {
  /** Local time when the request was sent. */
  readonly sentAt: number;
  /** Local time when the response arrived. */
  readonly receivedAt: number;
  readonly serverTime: number;
}

/** The offset lies anywhere within half the round trip, so slow responses are useless. */
const MAX_ROUND_TRIP_MS = 5_000;
/**
 * The server dated its response at any moment of the round trip. The middle is most likely, but the platform accepts a
 * timestamp that is late by seconds and refuses one that is early by a second: the estimate is early by at most this much.
 */
const MAX_LEAD_MS = 500;
/** Clocks drift: after this time a slower sample may replace a faster one. */
const MAX_AGE_MS = 300_000;
/** Two samples contradict each other when they differ by more than both round trips allow, plus this much. */
const TOLERANCE_MS = 50;

/** An estimate of the server's clock. Each accepted sample creates a new one. */
export interface ClockEstimate {
  /** Milliseconds that the server is ahead of the local clock. */
  readonly offset: number;
  readonly roundTrip: number;
  readonly measuredAt: number;
}

const leadOf = (roundTrip: number): number => Math.min(roundTrip / 2, MAX_LEAD_MS);

/** The offset in the middle of all that a sample allows. */
const middleOf = (offset: number, roundTrip: number): number => offset - leadOf(roundTrip) + roundTrip / 2;

/**
 * Estimates how far the server's clock is ahead of the local one. The sample with the shortest round trip wins while it
 * is fresh. A sample that contradicts it, such as a cached response, is ignored until the platform rejects a timestamp
 * and the client calls `reset`.
 */
export class ServerClock {
  readonly #localNow: () => number;
  #estimate: ClockEstimate | undefined;

  constructor(localNow: () => number) {
    this.#localNow = localNow;
  }

  /** Milliseconds to add to the local clock; 0 before the first sample. */
  get offset(): number {
    return this.#estimate?.offset ?? 0;
  }

  /** The current estimate; undefined before the first sample. */
  get estimate(): ClockEstimate | undefined {
    return this.#estimate;
  }

  /** The server's time in whole milliseconds. */
  readonly now = (): number => Math.floor(this.#localNow() + this.offset);

  /** Takes a sample into account; false when it was rejected. */
  add({ sentAt, receivedAt, serverTime }: ClockSample): boolean {
    const roundTrip = receivedAt - sentAt;
    const isPlausible = roundTrip >= 0 && roundTrip <= MAX_ROUND_TRIP_MS;
    if (!isPlausible || !(serverTime > 0) || !Number.isSafeInteger(serverTime)) return false;
    const offset = serverTime - receivedAt + leadOf(roundTrip);
    const current = this.#estimate;
    if (current !== undefined && receivedAt >= current.measuredAt && receivedAt - current.measuredAt < MAX_AGE_MS) {
      const middles = middleOf(offset, roundTrip) - middleOf(current.offset, current.roundTrip);
      const maxDifference = (roundTrip + current.roundTrip) / 2 + TOLERANCE_MS;
      if (Math.abs(middles) > maxDifference || roundTrip >= current.roundTrip) return false;
    }
    this.#estimate = { offset, roundTrip, measuredAt: receivedAt };
    return true;
  }

  /** Forgets the estimate, because the platform rejected a timestamp. */
  reset(): void {
    this.#estimate = undefined;
  }
}
