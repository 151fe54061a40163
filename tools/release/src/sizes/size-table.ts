import { measure, type Sizes } from "./measure.ts";
import { rows, type SizeRow } from "./size-rows.ts";

export interface MeasuredRow extends SizeRow {
  readonly browser: Sizes;
}

export async function measureAll(wanted: readonly SizeRow[] = rows): Promise<MeasuredRow[]> {
  const measured: MeasuredRow[] = [];
  // One after the other: esbuild uses every core by itself.
  for (const row of wanted) measured.push({ ...row, browser: await measure(row.code) });
  return measured;
}

/** Sizes that exceed their alarm, one line each. */
export function alarms(measured: readonly MeasuredRow[]): string[] {
  return measured.flatMap(({ what, alarm, browser }) =>
    (["first", "whole"] as const).flatMap((part) => {
      const limit = alarm[part];
      const { gzip } = browser[part];
      return limit !== undefined && gzip > limit
        ? [`${what}: ${part} is ${gzip} bytes, ${gzip - limit} above its alarm of ${limit}`]
        : [];
    }),
  );
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

/** The table as Markdown: kilobytes of gzip in a browser, the alarm in brackets. */
export function sizeTable(measured: readonly MeasuredRow[]): string {
  const cell = ({ alarm, browser }: MeasuredRow, part: "first" | "whole") => {
    const limit = alarm[part];
    return kilobytes(browser[part].gzip) + (limit === undefined ? "" : ` (${kilobytes(limit)})`);
  };
  return [
    "| Import | first | whole |",
    "|---|--:|--:|",
    ...measured.map((row) => `| ${row.what} | ${cell(row, "first")} | ${cell(row, "whole")} |`),
    "",
    "Kilobytes (1,000 bytes) of gzip in a browser, minified by esbuild, dependencies included; the alarm in brackets.",
    "*First* is what a page loads before the first call when esbuild splits the code. *Whole* is everything in one file.",
  ].join("\n");
}
