/** Runs measurements. Contenders take turns, round by round. Each number is the median of its rounds. */
import { Bench } from "tinybench";

/** Median and spread: half of all rounds are between `low` and `high`. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export interface Contender {
  readonly label: string;
  readonly isOurs?: boolean;
}

/** Measurements of one contender. A value that wasn't measured in rounds is a plain number. */
export interface Row extends Contender {
  readonly values: Readonly<Record<string, Spread | number>>;
  /**
   * Histogram of times. Each entry counts the times from its own `from`, in microseconds, up to the next entry's
   * `from`.
   */
  readonly histogram?: readonly { readonly from: number; readonly count: number }[];
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

/** Rotates a list, so that the order of contenders changes. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length;
  const turned = [...items.slice(start), ...items.slice(0, start)];
  return by % 2 === 0 ? turned : turned.toReversed();
}

/** Measures each contender once per round, and returns the samples of each contender, in the order of `contenders`. */
export async function takeTurns<Entrant, Taken>(
  title: string,
  contenders: readonly Entrant[],
  rounds: number,
  measure: (contender: Entrant) => Promise<Taken>,
): Promise<Taken[][]> {
  console.error(`  ${title}, ${rounds} rounds`);
  const taken = new Map<Entrant, Taken[]>(contenders.map((one) => [one, []]));
  for (let round = 0; round < rounds; round++) {
    for (const one of rotated(contenders, round)) taken.get(one)?.push(await measure(one));
  }
  return [...taken.values()];
}

/** Measured values by name. */
type Sample = Readonly<Record<string, number>>;

/** Returns the median and spread of each value that the samples have. */
function spreadsOf(samples: readonly Sample[]): Record<string, Spread> {
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, spreadOf(samples.map((each) => each[name] ?? Number.NaN))]));
}

/**
 * Returns the median and spread of each value of each contender, at an even speed of the machine: each sample is first
 * divided by the relative speed in its round, which is the median of all contenders' samples of this round, each
 * relative to the contender's median. A virtual machine can be half as fast for seconds, and the ratio of two contenders
 * would depend on which of them ran at that time.
 *
 * @param samples samples of each contender, one per round
 */
export function spreadsAtEvenSpeed(samples: readonly (readonly Sample[])[]): Record<string, Spread>[] {
  const medians = samples.map(spreadsOf);
  const speedOf = (round: number, name: string) =>
    median(samples.map((own, index) => (own[round]?.[name] ?? NaN) / (medians[index]?.[name]?.median ?? NaN)));
  const atEvenSpeed = (sample: Sample, round: number): Sample =>
    Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, value / speedOf(round, name)]));
  return samples.map((own) => spreadsOf(own.map(atEvenSpeed)));
}

/** Returns one table row per contender. */
export const rowsOf = (contenders: readonly Contender[], values: readonly Row["values"][]): Row[] =>
  contenders.map(({ label, isOurs = false }, index) => ({ label, isOurs, values: values[index] ?? {} }));

/** Measures the contenders in rounds, and returns one table row per contender. */
export async function race<Entrant extends Contender>(
  ...parameters: Parameters<typeof takeTurns<Entrant, Sample>>
): Promise<Row[]> {
  return rowsOf(parameters[1], (await takeTurns(...parameters)).map(spreadsOf));
}

/** A function to time, with its label. */
export type Way = readonly [label: string, run: () => unknown];

export interface Effort {
  readonly isShort: boolean;
  /**
   * Number of calls between two readings of the clock, because reading the clock would otherwise cost more than the
   * call.
   */
  readonly batch: number;
}

/** Returns a function that calls `run` `times` times. Promises are awaited one by one. */
function repeated(run: () => unknown, times: number): () => unknown {
  if (run() instanceof Promise) {
    return async () => {
      for (let index = 0; index < times; index++) await run();
    };
  }
  return () => {
    for (let index = 0; index < times; index++) run();
  };
}

/**
 * Measures the microseconds per call of each function, for functions that are too short for a separate process. The
 * functions take turns in short rounds of tinybench.
 */
export async function timeOf(ways: readonly Way[], { isShort, batch }: Effort): Promise<Spread[]> {
  const { rounds, time } = isShort ? { rounds: 1, time: 2 } : { rounds: 12, time: 40 };
  const times = new Map<string, number[]>(ways.map(([label]) => [label, []]));
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({ time, warmupTime: time / 4, throws: true });
    for (const [label, run] of round % 2 === 0 ? ways : ways.toReversed()) bench.add(label, repeated(run, batch));
    for (const { name, result } of await bench.run())
      if (result.state === "completed") times.get(name)?.push((result.latency.p50 * 1000) / batch);
  }
  return Array.from(times.values(), spreadOf);
}
