/** How long each step of a task takes on the sandbox's clock, in milliseconds. */
export interface Pace {
  /** From submission, or from a failed attempt, to the start of the next attempt. */
  queued: number;
  extract: number;
  pipeline: number;
}

/** A task takes one second: slow enough to be watched, quick enough for a demonstration. */
const defaultPace: Pace = { queued: 200, extract: 300, pipeline: 500 };

export function completePace(given: Partial<Pace> = {}): Pace {
  for (const [name, value] of Object.entries(given)) {
    if (!(name in defaultPace)) throw new RangeError(`pace.${name}: no such step (queued, extract, pipeline)`);
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`pace.${name}: must be a whole number of milliseconds >= 0`);
  }
  return { ...defaultPace, ...given };
}
