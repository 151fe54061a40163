import { decimalNumber } from "./decimal-number.ts";

/** A price and its sizes. */
export type Level = readonly string[];

/** Levels, and by the same index the numbers that their texts stand for; NaN where a text stands for none. */
export interface Levels {
  readonly texts: readonly Level[];
  readonly prices: readonly number[];
  /** The sums of their sizes, 0 where a level leaves the book. */
  readonly sizes: readonly number[];
}

/** The sum of one or two sizes; NaN where one of them is below 0. */
const sumOf = (first: number, second = 0): number => (first >= 0 && second >= 0 ? first + second : Number.NaN);

/** Levels whose numbers are known already, or are read now. */
export function withNumbers(levels: Levels | readonly Level[]): Levels {
  if ("texts" in levels) return levels;
  const sizeOf = ([, first, second]: Level): number =>
    sumOf(decimalNumber(first), second === undefined ? undefined : decimalNumber(second));
  return { texts: levels, prices: levels.map(([price]) => decimalNumber(price)), sizes: levels.map(sizeOf) };
}
