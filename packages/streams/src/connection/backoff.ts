/** Upper bounds of the random waits before connecting again, in milliseconds. */
const FIRST_MS = 100;
const LONGEST_MS = 30_000;

/** A wait with full jitter before the connection that follows `failures` failed ones. */
export const backoffMs = (failures: number, random: () => number): number =>
  random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 20));
