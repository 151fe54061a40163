import { outsideCode } from "./outside-code.ts";

const table = /^\|.*\|[ \t]*\n\|[ \t:|-]+\|[ \t]*\n(?:\|.*\n?)*/gm;

/** Markdown whose tables scroll by themselves where they are wider than the page, by keyboard too. */
export function wideTables(markdown: string): string {
  let count = 0;
  return outsideCode(markdown, (text) =>
    text.replaceAll(table, (rows) => {
      count += 1;
      return `<div class="wide" tabindex="0" role="region" aria-label="Table ${count}">\n\n${rows.trimEnd()}\n\n</div>\n`;
    }),
  );
}
