/** One line of the result: what was tried, and how it went. */
export interface Row {
  readonly what: string;
  readonly outcome: "ok" | "failed" | "not run";
  /** What was counted, or why it failed or was not run. */
  readonly detail: string;
}

/** The rows as a table for a terminal; long details only where something went wrong. */
export function formatTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(({ what, outcome, detail }) => {
      const text = outcome === "ok" ? (detail.split("\n").at(-1) ?? "") : detail;
      return `${outcome.padEnd(7)}  ${what.padEnd(width)}  ${text}`.trimEnd();
    })
    .join("\n");
}
