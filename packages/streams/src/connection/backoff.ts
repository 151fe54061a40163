/** Upper bounds of the random waits before connecting again, in milliseconds. */
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 30_000;

/** A wait with full jitter before the connection that follows `failures` failed ones. */
export const backoffMs = (failures: number, random: () => number): number =>
  random() * Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 20));
