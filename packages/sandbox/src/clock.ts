/** Clock of the sandbox. All time-dependent code uses it instead of the machine's clock. */
export interface Clock {
  /** Returns the time in milliseconds since 1970. */
  now(): number;
  /** Advances the time. Orders, funding and task states change accordingly at the next request. */
  advance(milliseconds: number): void;
}

/** Clock with additional methods that only the sandbox itself uses. */
export interface SandboxClock extends Clock {
  /** True if time passes without `advance`. */
  readonly isRunning: boolean;
  /** Adds a listener that is called after each `advance`. */
  onAdvance(listener: () => void): void;
  /** Milliseconds by which the clock was advanced in total. */
  readonly advanced: number;
  /** Returns to the start time and removes the listeners. */
  reset(): void;
}

/**
 * Creates a clock. If `start` is a number, the clock starts there and only `advance` moves it. If `start` is a
 * function, the clock follows the time that the function returns, plus the advanced time. Without `start`, it follows
 * real time. `earlier` is the clock state of an earlier run, so that the time doesn't go back before the end of that
 * run.
 */
export function createClock(
  start?: number | (() => number),
  earlier?: { readonly now: number; readonly advanced: number },
): SandboxClock {
  const source = typeof start === "number" ? () => start : (start ?? Date.now);
  let listeners: (() => void)[] = [];
  let advanced = 0;
  if (earlier !== undefined) {
    const behind = earlier.now - Math.floor(source());
    advanced = Math.max(0, behind, typeof start === "number" ? 0 : earlier.advanced);
  }
  return {
    get advanced() {
      return advanced;
    },
    isRunning: typeof start !== "number",
    onAdvance: (listener) => void listeners.push(listener),
    reset() {
      listeners = [];
      advanced = 0;
    },
    now: () => Math.floor(source()) + advanced,
    advance(milliseconds) {
      if (!Number.isSafeInteger(milliseconds) || milliseconds < 0) {
        throw new RangeError("clock.advance: milliseconds must be a whole number >= 0. Time cannot run backwards.");
      }
      advanced += milliseconds;
      for (const listener of listeners) listener();
    },
  };
}

export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** Rounds an instant down to a whole number of periods since 1970. For a period of one day, returns midnight UTC. */
export const floorTo = (instant: number, period: number): number => Math.floor(instant / period) * period;

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: minuteMs, h: hourMs, d: dayMs };

/**
 * Converts a duration of the specification, such as `20ms`, `30s` or `7d`, to milliseconds. Undefined for any other
 * value.
 */
export function durationOf(text: unknown): number | undefined {
  const match = /^(\d{1,6})(ms|s|m|h|d)$/.exec(typeof text === "string" ? text : "");
  return match === null ? undefined : Number(match[1]) * (units[match[2] ?? ""] ?? 1);
}
