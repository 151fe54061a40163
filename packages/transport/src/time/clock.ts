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
 * A time that a server sent: Unix time in milliseconds, as a number or as text. Undefined for anything else, such as an empty
 * text or a time in seconds: whoever takes that for a time is wrong by years.
 */
export function timestampOf(value: unknown): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const time = Number(value);
  return time >= TIMES.from && time < TIMES.to ? time : undefined;
}
