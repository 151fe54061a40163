import Table from "cli-table3";
import { UsageError } from "./failure.ts";
import { printable, type Terminal } from "./terminal.ts";

type Row = Readonly<Record<string, unknown>>;

export interface OutputOptions {
  readonly json?: boolean | undefined;
  /** Names of fields, separated by commas. */
  readonly fields?: string | undefined;
}

const isRecord = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON with integers beyond 2^53 as text: other programs would round them. */
export const jsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? String(each) : each), indent) ?? "null";

const cell = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "object" ? jsonText(value) : printable(String(value));

/** The field of a row at a path such as `lotSizeFilter.minOrderQty`. */
const at = (row: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), row);

/** The list of a result: what a person wants to see as a table. */
export const listOf = (result: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(result)) return result;
  if (!isRecord(result)) return undefined;
  const lists = Object.values(result).filter((value) => Array.isArray(value));
  return lists.length === 1 ? lists[0] : undefined;
};

function selected(result: unknown, fields: readonly string[]): unknown {
  const pick = (row: unknown) => Object.fromEntries(fields.map((name) => [name, at(row, name)]));
  const list = listOf(result);
  const known = (list === undefined ? [result] : list).some((row) =>
    fields.some((name) => at(row, name) !== undefined),
  );
  if (!known && (list === undefined || list.length > 0)) {
    const names = Object.keys(Object(list?.[0] ?? result) as object);
    throw new UsageError(`--fields: the result has none of ${fields.join(", ")}. It has ${names.join(", ")}.`);
  }
  return list === undefined ? pick(result) : list.map(pick);
}

const plainBorders = Object.fromEntries(
  [
    "top",
    "top-mid",
    "top-left",
    "top-right",
    "bottom",
    "bottom-mid",
    "bottom-left",
    "bottom-right",
    "left",
    "left-mid",
    "mid",
    "mid-mid",
    "right",
    "right-mid",
  ].map((name) => [name, ""]),
);

const newTable = (head: string[]) =>
  new Table({
    head,
    chars: { ...plainBorders, middle: "  " },
    style: { head: [], border: [], "padding-left": 0, "padding-right": 0 },
  });

/** As many columns as the terminal has room for; the rest is named below the table. */
function tableText(rows: readonly Row[], columns: number): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) =>
    rows.some((row) => cell(row[name]) !== ""),
  );
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => cell(row[name]).length)) + 2);
  let room = columns;
  const shown = names.filter((_, index) => (room -= widths[index] ?? 0) >= 0);
  const fitting = shown.length === 0 ? names.slice(0, 1) : shown;
  const table = newTable(fitting);
  table.push(...rows.map((row) => fitting.map((name) => cell(row[name]).slice(0, columns))));
  const left = names.filter((name) => !fitting.includes(name));
  const more = left.length === 0 ? "" : `\nNot shown: ${left.join(", ")}. Choose with --fields, or use --json.`;
  return `${table.toString().replaceAll(/ +$/gm, "")}${more}`;
}

function recordText(record: Row, columns: number): string {
  const table = newTable([]);
  const rows = Object.entries(record).filter(([, value]) => cell(value) !== "");
  table.push(...rows.map(([name, value]) => [name, cell(value)]));
  return rows.length === 0
    ? "(empty)"
    : table
        .toString()
        .replaceAll(/ +$/gm, "")
        .slice(0, columns * 200);
}

/** A result as a person reads it. */
export function resultText(result: unknown, columns: number): string {
  const list = listOf(result);
  if (list === undefined) return isRecord(result) ? recordText(result, columns) : cell(result);
  if (list.length === 0) return "(nothing)";
  if (list.every(isRecord)) return tableText(list, columns);
  return list.map((item) => (Array.isArray(item) ? item.map(cell).join("  ") : cell(item))).join("\n");
}

/** Prints a result: as JSON alone, or for people. */
export function printResult(terminal: Terminal, result: unknown, { json, fields }: OutputOptions): void {
  const names = fields?.split(",").map((name) => name.trim()) ?? [];
  const wanted = names.length === 0 ? result : selected(result, names);
  terminal.out(`${json === true ? jsonText(wanted, 2) : resultText(wanted, terminal.columns)}\n`);
}
