/** Clock of a client. It is an option, so that tests can run in virtual time. */
export interface Clock {
  /** Returns the milliseconds since the epoch. */
  now(): number;
  /** Returns the milliseconds since an arbitrary moment, from a clock that is never set back. Default: `now`. */
  elapsed?(): number;
  /** Runs `callback` once after `ms` milliseconds. The returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/**
 * Maximum delay of the runtime's timers. A longer delay fires immediately. A negative or missing delay fires
 * immediately with a warning.
 */
const MAX_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms > 0 ? Math.min(ms, MAX_TIMER_MS) : 0);
    return () => clearTimeout(timer);
  },
};

/**
 * Returns a time for measuring durations. It differs from the wall clock, because setting back the clock must not
 * stretch a timeout.
 */
export const elapsed = (clock: Clock): number => clock.elapsed?.() ?? clock.now();

/** Unix times from 2001 to 5138 in milliseconds. The same times in seconds or microseconds are outside this range. */
const TIMES = { from: 1e12, to: 1e14 };

/**
 * Parses a server time: milliseconds since the epoch, as a number or string. Returns undefined for any other value,
 * such as an empty string or a time in seconds, which would be wrong by years.
 */
export function timestampOf(value: unknown): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const time = Number(value);
  return time >= TIMES.from && time < TIMES.to ? time : undefined;
}

/** Measurement of the server's clock by one response. All times are milliseconds since the epoch. */
export interface ClockSample {
  /** Local time of the request. */
  readonly sentAt: number;
  /** Local time of the response. */
  readonly receivedAt: number;
  readonly serverTime: number;
}

/**
 * Maximum useful round trip in milliseconds. The offset is uncertain by half the round trip, so slower responses are
 * useless.
 */
const MAX_ROUND_TRIP_MS = 5_000;
/**
 * Maximum milliseconds by which the estimate may be ahead of the server. The server may have dated its response at any
 * moment of the round trip, most likely in the middle. The platform accepts a timestamp that is late by seconds, but
 * refuses a timestamp that is early by a second.
 */
const MAX_LEAD_MS = 500;
/** Milliseconds after which a slower sample may replace a faster sample, because clocks drift. */
const MAX_AGE_MS = 300_000;
/**
 * Milliseconds by which two samples may differ in addition to both round trips. Beyond that, they contradict each
 * other.
 */
const TOLERANCE_MS = 50;

/** Estimate of the server's clock. Each accepted sample creates a new estimate. */
export interface ClockEstimate {
  /** Milliseconds by which the server is ahead of the local clock. */
  readonly offset: number;
  readonly roundTrip: number;
  readonly measuredAt: number;
}

const leadOf = (roundTrip: number): number => Math.min(roundTrip / 2, MAX_LEAD_MS);

/** Returns the middle of the range of clock offsets that a sample of the server time allows. */
const middleOf = (offset: number, roundTrip: number): number => offset - leadOf(roundTrip) + roundTrip / 2;

/**
 * Estimates how far the server's clock is ahead of the local clock. The sample with the shortest round trip wins while
 * it is fresh. A contradicting sample, such as a cached response, is ignored until the platform rejects a timestamp and
 * the client calls `reset`.
 */
export class ServerClock {
  readonly #localNow: () => number;
  #estimate: ClockEstimate | undefined;

  constructor(localNow: () => number) {
    this.#localNow = localNow;
  }

  /** Milliseconds to add to the local clock. 0 before the first sample. */
  get offset(): number {
    return this.#estimate?.offset ?? 0;
  }

  /** Current estimate. Undefined before the first sample. */
  get estimate(): ClockEstimate | undefined {
    return this.#estimate;
  }

  /** Returns the server time in whole milliseconds. */
  readonly now = (): number => Math.floor(this.#localNow() + this.offset);

  /** Adds a sample. Returns false if it was rejected. */
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

  /** Discards the estimate, because the platform rejected a timestamp. */
  reset(): void {
    this.#estimate = undefined;
  }
}
