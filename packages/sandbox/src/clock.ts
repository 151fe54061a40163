/** The sandbox's own time. Everything that depends on time asks it, nothing asks the machine. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Moves time forward; orders, funding and task states follow at the next request. */
  advance(milliseconds: number): void;
}

/**
 * A number starts the clock there and lets it stand still until `advance`; a function is followed
 * (plus what was advanced); without either it follows real time.
 */
export function createClock(start?: number | (() => number)): Clock {
  const source = typeof start === "number" ? () => start : (start ?? Date.now);
  let advanced = 0;
  return {
    now: () => Math.floor(source()) + advanced,
    advance(milliseconds) {
      if (!Number.isSafeInteger(milliseconds) || milliseconds < 0) {
        throw new RangeError("clock.advance: milliseconds must be a whole number >= 0: time does not run backwards");
      }
      advanced += milliseconds;
    },
  };
}
