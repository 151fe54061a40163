/** Time, as the transport sees it; injected so that tests run in virtual time. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Milliseconds since some moment, never set back; default `now`. */
  elapsed?(): number;
  /** Runs `callback` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** The longest delay a platform timer keeps; a longer one would fire at once, as a negative one or no number does with a warning. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms > 0 ? Math.min(ms, LONGEST_TIMER) : 0);
    return () => clearTimeout(timer);
  },
};

/** Time for measuring durations: a wall clock that is set back must not stretch a timeout. */
export const elapsed = (clock: Clock): number => clock.elapsed?.() ?? clock.now();
