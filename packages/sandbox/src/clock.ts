/** The sandbox's own time. Everything that depends on time asks it, nothing asks the machine. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Moves time forward; orders, funding and task states follow at the next request. */
  advance(milliseconds: number): void;
}

/** The clock as the inside of the sandbox sees it. */
export interface SandboxClock extends Clock {
  /** Whether time passes by itself, without `advance`. */
  readonly isRunning: boolean;
  /** Calls the listener after each `advance`. */
  onAdvance(listener: () => void): void;
  /** Goes back to the start, and forgets the listeners. */
  reset(): void;
}

/**
 * A number starts the clock there and lets it stand still until `advance`; a function is followed
 * (plus what was advanced); without either it follows real time.
 */
export function createClock(start?: number | (() => number)): SandboxClock {
  const source = typeof start === "number" ? () => start : (start ?? Date.now);
  let listeners: (() => void)[] = [];
  let advanced = 0;
  return {
    isRunning: typeof start !== "number",
    onAdvance: (listener) => void listeners.push(listener),
    reset() {
      listeners = [];
      advanced = 0;
    },
    now: () => Math.floor(source()) + advanced,
    advance(milliseconds) {
      if (!Number.isSafeInteger(milliseconds) || milliseconds < 0) {
        throw new RangeError("clock.advance: milliseconds must be a whole number >= 0: time does not run backwards");
      }
      advanced += milliseconds;
      for (const listener of listeners) listener();
    },
  };
}
