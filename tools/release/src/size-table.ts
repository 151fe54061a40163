import { measure, type Sizes } from "./measure.ts";
import { rows, type SizeRow } from "./size-rows.ts";

export interface MeasuredRow extends SizeRow {
  readonly browser: Sizes;
  readonly node: Sizes;
}

export async function measureAll(wanted: readonly SizeRow[] = rows): Promise<MeasuredRow[]> {
  const measured: MeasuredRow[] = [];
  // One after the other: esbuild uses every core by itself.
  for (const row of wanted) {
    measured.push({ ...row, browser: await measure(row.code, "browser"), node: await measure(row.code, "node") });
  }
  return measured;
}

/** What weighs more than it may, one line each. */
export function overweight(measured: readonly MeasuredRow[]): string[] {
  return measured.flatMap(({ what, goal, limit = goal, browser }) =>
    limit !== undefined && browser.entry.gzip > limit
      ? [`${what} weighs ${browser.entry.gzip} bytes (gzip, browser), ${browser.entry.gzip - limit} more than it may`]
      : [],
  );
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

function cells({ what, goal, limit, browser, node }: MeasuredRow, note: string): string {
  const goalCell = goal === undefined ? "" : `${kilobytes(goal)}${browser.entry.gzip > goal ? note : ""}`;
  const kept = limit === undefined ? goalCell : `${goalCell}, kept under ${kilobytes(limit)}`;
  const weights = [browser.entry, browser.first, browser.whole, node.entry].map(
    ({ gzip, brotli }) => `${kilobytes(gzip)} (${kilobytes(brotli)})`,
  );
  return `| ${[what, kept, ...weights].join(" | ")} |`;
}

const explanation = `Kilobytes (1,000 bytes) of gzip, in brackets brotli; minified by esbuild, dependencies included. *Entry* is what the import needs by itself, in one file; what loads at its first use
(\`import()\`) is not in it, and the goals are held against it. *First* is what a page loads to begin with when esbuild splits the code: shared modules then come whole and in files of their own. *Whole* is
everything in one file. No browser bundle imports a module of Node.`;

/** The table as Markdown, with a line for each goal that is missed. */
export function sizeTable(measured: readonly MeasuredRow[]): string {
  const missed = measured.filter(({ goal, browser }) => goal !== undefined && browser.entry.gzip > goal);
  const mark = (row: MeasuredRow) => ` ${"¹²³⁴⁵⁶⁷⁸⁹"[missed.indexOf(row)] ?? "*"}`;
  return [
    "| Import | Goal | Browser: entry | Browser: first | Browser: whole | Node: entry |",
    "|---|---|---|---|---|---|",
    ...measured.map((row) => cells(row, mark(row))),
    "",
    explanation,
    ...missed.map(
      (row) =>
        `\n${mark(row).trim()} Over the goal. What it carries beyond the least: ${row.reason ?? "not said yet"}.`,
    ),
  ].join("\n");
}

const decimals = /\d+\.\d/g;
/** One step of the last shown digit: a byte more may tip it, and says nothing. */
const step = 0.11;

/** Whether a shown table tells something else than the measured one: other words, or a number off by more than a step. */
export function isStale(shown: string | undefined, table: string): boolean {
  if (shown === undefined || shown.replaceAll(decimals, "#") !== table.replaceAll(decimals, "#")) return true;
  const numbers = (text: string) => [...text.matchAll(decimals)].map(([number]) => Number(number));
  const measured = numbers(table);
  return numbers(shown).some((number, index) => Math.abs(number - (measured[index] ?? 0)) > step);
}
