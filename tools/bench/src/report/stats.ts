/** Middle values and their spread: half of all rounds lie between `low` and `high`. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((left, right) => left - right);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}

export const median = (values: readonly number[]): number => spreadOf(values).median;

/** The same list in another order each time, so that nobody always follows the same neighbour. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length;
  const turned = [...items.slice(start), ...items.slice(0, start)];
  return by % 2 === 0 ? turned : turned.toReversed();
}

/** Microseconds of a clock that all processes of a machine share and that nobody sets. */
export function microseconds(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e6 + nanoseconds / 1e3;
}
