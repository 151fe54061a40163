/** One part of the performance page: its measurement and its presentation. */
import { hasBrowserBuild, readPackages } from "@specwright-tools/toolchain/model/packages";
import type { Row, Spread } from "./race.ts";

/** Names of our packages that a program imports, in Node and in a browser. */
export const ours: readonly string[] = readPackages()
  .filter(hasBrowserBuild)
  .map(({ name }) => name);

/** Rows by the title of their table. The title is empty if the part has only one table. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

export interface Column {
  readonly head: string;
  cell(row: Row, rows: readonly Row[]): string;
}

export interface Part {
  readonly title: string;
  readonly text: string;
  /** Header of the column with the labels. */
  readonly first: string;
  readonly columns: readonly Column[];
  /** Measures this part of the benchmark. With `isShort`, it only checks that everything runs. */
  measure(isShort: boolean): Tables | Promise<Tables>;
}

/**
 * Returns a value of a row by its name. For a value with several rounds, returns the median. Returns `NaN` if the value
 * wasn't measured.
 */
export function valueOf(row: Row | undefined, name: string): number {
  const value = row?.values[name] ?? Number.NaN;
  return typeof value === "number" ? value : value.median;
}

/** Formats a number with at most three significant digits, and without a fraction from 100 on. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

const times = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(2)}×` : "–");

export const plain = (head: string, name: string, print: (value: number) => string = short): Column => ({
  head,
  cell: (row) => print(valueOf(row, name)),
});

/** Creates a column that shows the median and the interquartile range of a row's value. */
export const spread = (head: string, name: string): Column => ({
  head,
  cell({ values }) {
    const { median, low, high } = values[name] as Spread;
    return `${short(median)} (${short(low)}–${short(high)})`;
  },
});

/**
 * Creates a column that divides the value of each row by the value of the row with this label. Default: the first row.
 */
export const ratio = (head: string, name: string, label?: string): Column => ({
  head,
  cell(row, rows) {
    const other = label === undefined ? rows[0] : rows.find((one) => one.label === label);
    return times(valueOf(row, name) / valueOf(other, name));
  },
});

/** Creates a column with the difference between a row's value and the value of the first row. */
export const surplus = (head: string, name: string): Column => ({
  head,
  cell: (row, [first]) => `+${short(valueOf(row, name) - valueOf(first, name))}`,
});
