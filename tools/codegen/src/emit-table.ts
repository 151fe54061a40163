import type { TradingOperation } from "./row.ts";

/** The run-time facts of every operation, as one text with a line for each. */
export function emitTable(all: readonly TradingOperation[]): string {
  return `export const table = \`${all.map(({ row }) => row).join("\n")}\`;\n`;
}

/** What the inputs must be, line by line as in the table. */
export function emitRules(all: readonly TradingOperation[]): string {
  return `export const rules = \`${all.map(({ rules }) => rules).join("\n")}\`;\n`;
}

/** Facts and rules together, one export for each operation, so that a bundle carries only those it names. */
export function emitRows(all: readonly TradingOperation[]): string {
  const lines = all.map(({ id, row, rules, found }) =>
    [
      `/** \`${found.method.toUpperCase()} ${found.path}\` */`,
      `export const ${id}: Row<"${id}"> = ${JSON.stringify(`${row}~~${rules}`)};`,
    ].join("\n"),
  );
  return `import type { Row } from "../row-type.ts";\n\n${lines.join("\n")}\n`;
}
