import type { Spread } from "./stats.ts";

/** A Markdown table; the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

export const bold = (text: string, isBold: boolean): string => (isBold ? `**${text}**` : text);

/** As many digits as say something: three at most, no fraction from 100 on. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** The middle value, with the range of the middle half. */
export const spread = ({ median, low, high }: Spread): string => `${short(median)} (${short(low)}–${short(high)})`;

export const times = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(2)}×` : "–");

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
