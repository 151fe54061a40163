import stringWidth from "string-width";
import type { Operation } from "./catalog.ts";
import { printable, type Terminal } from "./terminal.ts";

type Row = Readonly<Record<string, unknown>>;

export interface OutputOptions {
  readonly json?: boolean | undefined;
  /** Names of fields, separated by commas. */
  readonly fields?: string | undefined;
}

/** Whether a value is a JSON object: neither a list nor null. */
export const isRecord = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON with integers beyond 2^53 as text: other programs would round them. */
export const jsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? String(each) : each), indent) ?? "null";

const cell = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "object" ? jsonText(value) : printable(String(value));

/** The field of a row at a path such as `lotSizeFilter.minOrderQty`. */
const at = (row: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), row);

/** The list of a result: what a person wants to see as a table. A list of texts beside other fields is one of them. */
export const listOf = (result: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(result)) return result;
  if (!isRecord(result)) return undefined;
  const [first, second] = Object.entries(result).filter(([, value]) => Array.isArray(value));
  if (first === undefined || second !== undefined) return undefined;
  const [name, list] = first as [string, readonly unknown[]];
  const isField = name !== "list" && Object.keys(result).length > 1 && typeof list[0] === "string";
  return isField ? undefined : list;
};

/** The rows with the fields that were asked for, and those fields that no row has. */
function selected(
  result: unknown,
  fields: readonly string[],
): { readonly chosen: unknown; readonly missing: string[] } {
  const pick = (row: unknown) => Object.fromEntries(fields.map((name) => [name, at(row, name)]));
  const list = listOf(result);
  const rows = list ?? [result];
  const missing = rows.length === 0 ? [] : fields.filter((name) => rows.every((row) => at(row, name) === undefined));
  return { chosen: list === undefined ? pick(result) : list.map(pick), missing };
}

const widthOf = (texts: readonly string[]): number =>
  texts.reduce((widest, text) => Math.max(widest, stringWidth(text)), 0);

/** Rows as text, their columns below each other. A cell may have several lines. */
function alignedText(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((text) => text.split("\n")));
  const widths = (rows[0] ?? []).map((_, column) => widthOf(cells.flatMap((row) => row[column] ?? [])));
  const lineOf = (row: readonly (readonly string[])[], line: number): string =>
    row
      .map(({ [line]: text = "" }, column) => text + " ".repeat((widths[column] ?? 0) - stringWidth(text)))
      .join("  ")
      .trimEnd();
  return cells
    .flatMap((row) => {
      const height = row.reduce((highest, { length }) => Math.max(highest, length), 0);
      return Array.from({ length: height }, (_, line) => lineOf(row, line));
    })
    .join("\n");
}

/** Text broken at its spaces. */
const wrapped = (text: string, columns: number): string =>
  text.replaceAll(new RegExp(`(.{1,${Math.max(columns - 1, 20)}})(?: |$)`, "g"), "$1\n").trimEnd();

/** What people act on, the most important field first: prices and profit, then balances and costs. */
export const SOUGHT_FIELDS = [
  "price",
  "avgPrice",
  "lastPrice",
  "unrealisedPnl",
  "closedPnl",
  "liqPrice",
  "markPrice",
  "leverage",
  "bid1Price",
  "ask1Price",
  "price24hPcnt",
  "fundingRate",
  "totalEquity",
  "totalAvailableBalance",
  "totalPerpUPL",
  "walletBalance",
  "execFee",
  "execTime",
] as const;

/**
 * As many columns as the terminal has room for; the rest is named below the table. The essential ones are chosen first, so
 * that two long IDs do not hide the state of an order, then those that people act on.
 */
function tableText(rows: readonly Row[], columns: number, essential: readonly string[] = []): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) =>
    rows.some((row) => cell(row[name]) !== ""),
  );
  const widths = names.map((name) => widthOf([name, ...rows.map((row) => cell(row[name]))]) + 2);
  const chosen = new Set<string>();
  let room = columns;
  for (const name of new Set([...essential, ...SOUGHT_FIELDS, ...names])) {
    const width = widths[names.indexOf(name)] ?? Infinity;
    if (width > room) continue;
    chosen.add(name);
    room -= width;
  }
  const fitting = chosen.size === 0 ? names.slice(0, 1) : names.filter((name) => chosen.has(name));
  const shown = rows.map((row) => fitting.map((name) => cell(row[name]).slice(0, columns)));
  const left = names.filter((name) => !fitting.includes(name));
  const hint = `Not shown: ${left.join(", ")}. Choose with --fields, or use --json.`;
  const more = left.length === 0 ? "" : `\n${wrapped(hint, columns)}`;
  return `${alignedText([fitting, ...shown])}${more}`;
}

/** A result without a field, which is all that some writes respond. */
const emptyText = (operation: Operation | undefined): string =>
  operation?.write === undefined ? "(empty)" : "Accepted. The response has no fields.";

function recordText(record: Row, columns: number, operation?: Operation): string {
  const rows = Object.entries(record)
    .map(([name, value]) => [name, cell(value)] as const)
    .filter(([, text]) => text !== "");
  return rows.length === 0 ? emptyText(operation) : alignedText(rows).slice(0, columns * 200);
}

/** What the specification calls the columns of a list that has no names of its own, such as one of candles. */
const columnNames = (operation: Operation | undefined): string[] =>
  (operation?.response ?? []).flatMap(({ name, description }) =>
    /^\w+\[\]\[\d+\]$/.test(name) ? (description.split(/[,.;]/)[0] ?? "") : [],
  );

/** A result as a person reads it. */
export function resultText(result: unknown, columns: number, operation?: Operation): string {
  const list = listOf(result);
  if (list === undefined) return isRecord(result) ? recordText(result, columns, operation) : cell(result);
  if (list.length === 0) return "(nothing)";
  if (list.every(isRecord)) return tableText(list, columns, operation?.essential);
  const names = columnNames(operation);
  if (names.length > 0 && list.every((row) => Array.isArray(row)))
    return tableText(
      list.map((row) =>
        Object.fromEntries((row as unknown[]).map((value, place) => [names[place] ?? String(place), value])),
      ),
      columns,
    );
  return list.map((item) => (Array.isArray(item) ? item.map(cell).join("  ") : cell(item))).join("\n");
}

export const fieldNames = (fields: string | undefined): string[] =>
  (fields ?? "").split(",").flatMap((name) => name.trim() || []);

/**
 * Prints a result: as JSON alone, or for people. The call has been made by then, so fields that do not exist are told and
 * do not make it a failure.
 */
export function printResult(
  terminal: Terminal,
  result: unknown,
  { json, fields }: OutputOptions,
  operation?: Operation,
): void {
  const names = fieldNames(fields);
  const { chosen, missing } = selected(result, names);
  // A result that has none of the fields is shown whole.
  const shown = names.length === missing.length ? result : chosen;
  if (missing.length > 0) {
    const known = Object.keys(Object(listOf(result)?.[0] ?? result) as object);
    terminal.error(
      `${wrapped(`--fields: the result has no ${missing.join(", ")}. It has ${known.join(", ")}.`, terminal.columns)}\n`,
    );
  }
  terminal.out(`${json === true ? jsonText(shown, 2) : resultText(shown, terminal.columns, operation)}\n`);
}
