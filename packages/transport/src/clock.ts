/** Time, as the transport sees it; injected so that tests run in virtual time. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `callback` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** The longest delay a platform timer keeps; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, Math.min(ms, LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
};
