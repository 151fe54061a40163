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

export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** The last instant, up to this one, that is a whole number of these periods after 1970: midnight for a day. */
export const floorTo = (instant: number, period: number): number => Math.floor(instant / period) * period;

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: minuteMs, h: hourMs, d: dayMs };

/** Milliseconds of a duration of the specification, such as `20ms`, `30s` or `7d`; undefined when the text is none. */
export function durationOf(text: unknown): number | undefined {
  const match = /^(\d{1,6})(ms|s|m|h|d)$/.exec(typeof text === "string" ? text : "");
  return match === null ? undefined : Number(match[1]) * (units[match[2] ?? ""] ?? 1);
}
