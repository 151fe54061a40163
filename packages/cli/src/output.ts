import stringWidth from "string-width";
import type { Operation } from "./catalog.ts";
import { exitCodes, UsageError, type ExitCode } from "./exit-codes.ts";
import { printable, wrapped, type Terminal } from "./terminal.ts";

type Row = Readonly<Record<string, unknown>>;

export interface OutputOptions {
  readonly json?: boolean | undefined;
  /** Names of the fields to show, separated by commas. */
  readonly fields?: string | undefined;
  /** `ms` shows times in milliseconds. Default: ISO 8601 in text, unchanged in JSON. */
  readonly time?: string | undefined;
}

/** Returns whether a value is an object, but neither a list nor null. */
export const isRecord = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Characters that are valid in JSON but may control a terminal: C1 controls and changes of the writing direction. */
const controlCharacters = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Formats JSON. Converts integers above 2^53 to strings, because other programs would round them. Escapes characters
 * that may control a terminal.
 */
export const jsonText = (value: unknown, indent?: number): string =>
  (
    JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? String(each) : each), indent) ?? "null"
  ).replaceAll(controlCharacters, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);

const cell = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "object" ? jsonText(value) : printable(String(value));

/** Returns the value in a row at a path such as `lotSizeFilter.minOrderQty`. Undefined if the path doesn't exist. */
const valueAtPath = (row: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), row);

/**
 * Returns the list of a result that a table shows. Undefined if the result has several lists, or a list of strings
 * beside other fields.
 */
export const listOf = (result: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(result)) return result;
  if (!isRecord(result)) return undefined;
  const [first, second] = Object.entries(result).filter(([, value]) => Array.isArray(value));
  if (first === undefined || second !== undefined) return undefined;
  const [name, list] = first as [string, readonly unknown[]];
  const isField = name !== "list" && Object.keys(result).length > 1 && typeof list[0] === "string";
  return isField ? undefined : list;
};

/** Returns the names that the specification gives to the entries of a tuple, such as a candle. */
const tupleNames = (operation: Operation | undefined): string[] =>
  (operation?.response ?? []).flatMap(({ name, label, description }) =>
    /^\w+\[\]\[\d+\]$/.test(name) ? (label ?? description.split(/[,.;]/)[0] ?? "") : [],
  );

/** Converts a tuple to a record with these names. Returns other rows unchanged. */
const named = (row: unknown, names: readonly string[]): unknown =>
  Array.isArray(row) && names.length > 0
    ? Object.fromEntries(row.map((value: unknown, place) => [names[place] ?? String(place), value]))
    : row;

/**
 * Selects fields of a result: in each row of its list, and in the record that contains the list.
 *
 * @returns the selection, and the names that don't exist
 */
function selected(
  result: unknown,
  fields: readonly string[],
  tuple: readonly string[],
): { readonly chosen: unknown; readonly missing: string[] } {
  const has = (value: unknown, name: string) => valueAtPath(value, name) !== undefined;
  const pick = (row: unknown, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, valueAtPath(row, name)]));
  const list = listOf(result)?.map((row) => named(row, tuple));
  if (list === undefined) return { chosen: pick(result, fields), missing: fields.filter((name) => !has(result, name)) };
  const inRows = fields.filter((name) => list.some((row) => has(row, name)));
  const beside = Array.isArray(result) ? [] : fields.filter((name) => !inRows.includes(name) && has(result, name));
  const missing = list.length === 0 ? [] : fields.filter((name) => !inRows.includes(name) && !beside.includes(name));
  const rows = list.map((row) =>
    pick(
      row,
      fields.filter((name) => !beside.includes(name)),
    ),
  );
  if (beside.length === 0) return { chosen: rows, missing };
  const own = Object.keys(Object(result) as object).find((name) => Array.isArray(valueAtPath(result, name))) ?? "list";
  return { chosen: { ...pick(result, beside), ...(inRows.length === 0 ? {} : { [own]: rows }) }, missing };
}

/**
 * Checks the names of `--fields` before a call. Does nothing if the specification doesn't describe the result.
 *
 * @throws {UsageError} for a name that no result of the operation has
 */
export function checkFieldNames({ name, response }: Operation, fields: readonly string[]): void {
  const known = new Set(
    response.flatMap((field) => {
      const path = field.name.split(".");
      const below = path.findIndex((part) => part.endsWith("[]"));
      const own = below === -1 ? field.name : path.slice(below + 1).join(".");
      return field.label === undefined ? [own, field.name] : [field.label];
    }),
  );
  const unknown = fields.filter((field) => ![...known].some((each) => each === field || field.startsWith(`${each}.`)));
  if (known.size === 0 || unknown.length === 0) return;
  const plain = [...known].filter((each) => /^\w+$/.test(each));
  throw new UsageError(`--fields: the result of ${name} has no ${unknown.join(", ")}. It has ${plain.join(", ")}.`);
}

const widthOf = (texts: readonly string[]): number =>
  texts.reduce((widest, text) => Math.max(widest, stringWidth(text)), 0);

/** Formats rows in aligned columns. A cell may have several lines. */
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

/** Fields that users look for most, the most important one first: prices and profit, then balances and costs. */
export const PREFERRED_FIELDS = [
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

/** Formatted result. The hint names the omitted fields. */
interface Shown {
  readonly text: string;
  readonly hint?: string;
}

/**
 * Formats rows as a table with as many columns as fit. Columns are chosen in this order: the essential fields, so that
 * two long IDs don't hide the state of an order; the fields that users look for most; all other fields. The hint names
 * the omitted fields.
 */
function tableText(rows: readonly Row[], columns: number, essential: readonly string[] = []): Shown {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) =>
    rows.some((row) => cell(row[name]) !== ""),
  );
  const widths = names.map((name) => widthOf([name, ...rows.map((row) => cell(row[name]))]) + 2);
  const chosen = new Set<string>();
  let room = columns;
  for (const name of new Set([...essential, ...PREFERRED_FIELDS, ...names])) {
    const width = widths[names.indexOf(name)] ?? Infinity;
    if (width > room) continue;
    chosen.add(name);
    room -= width;
  }
  const fitting = chosen.size === 0 ? names.slice(0, 1) : names.filter((name) => chosen.has(name));
  const shown = rows.map((row) => fitting.map((name) => cell(row[name]).slice(0, columns)));
  const left = names.filter((name) => !fitting.includes(name));
  const hint = `Not shown: ${left.join(", ")}. Choose with --fields, or use --json.`;
  return { text: alignedText([fitting, ...shown]), ...(left.length === 0 ? {} : { hint }) };
}

/** Returns the text for a result without fields, such as `Done.` for a write. */
const emptyText = (operation: Operation | undefined): string => (operation?.write === undefined ? "(empty)" : "Done.");

function recordText(record: Row, columns: number, operation?: Operation): string {
  const rows = Object.entries(record)
    .map(([name, value]) => [name, cell(value)] as const)
    .filter(([, text]) => text !== "");
  return rows.length === 0 ? emptyText(operation) : alignedText(rows).slice(0, columns * 200);
}

const isTimeName = (name: string): boolean => /(?:^|[a-z_.])(?:Time|time|ts|Ts|Timestamp|timestamp)$/.test(name);

/** Formats milliseconds since 1970 as ISO 8601. */
const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(".000Z", "Z");

/** Converts the times of a result to ISO 8601. */
function withIsoTimes(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => withIsoTimes(each, name));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, withIsoTimes(each, field)]));
  return isTimeName(name) && /^[1-9]\d{12}$/.test(String(value)) ? isoTime(Number(value)) : value;
}

/**
 * Splits a row into its list of records, such as the coins of an account, and its other fields. Undefined unless the
 * row has exactly one such list and other fields.
 */
function innerTable(row: Row): { readonly rest: Row; readonly rows: readonly Row[] } | undefined {
  const lists = Object.entries(row).filter(
    ([, value]) => Array.isArray(value) && value.length > 0 && value.every(isRecord),
  );
  const [name, rows] = lists[0] ?? [];
  if (name === undefined || lists.length > 1) return undefined;
  const rest = Object.fromEntries(Object.entries(row).filter(([field]) => field !== name));
  return Object.keys(rest).length === 0 ? undefined : { rest, rows: rows as Row[] };
}

const joined = (one: Shown, other: Shown): Shown => {
  const hints = [one.hint, other.hint].flatMap((hint) => hint ?? []);
  return { text: `${one.text}\n\n${other.text}`, ...(hints.length === 0 ? {} : { hint: hints.join("\n") }) };
};

/**
 * Formats a result as text, with a hint about omitted fields.
 *
 * @param time `ms` leaves times in milliseconds
 */
export function resultText(
  result: unknown,
  columns: number,
  { operation, time }: { readonly operation?: Operation | undefined; readonly time?: string | undefined } = {},
): Shown {
  const names = tupleNames(operation);
  const list = listOf(result)?.map((row) => named(row, names));
  const readable = (value: unknown) => (time === "ms" ? value : withIsoTimes(value));
  if (list === undefined)
    return { text: isRecord(result) ? recordText(readable(result) as Row, columns, operation) : cell(result) };
  if (list.length === 0) return { text: "No results." };
  if (list.every(isRecord)) {
    const rows = list.map(readable) as Row[];
    const [only] = rows;
    const inner = rows.length === 1 && only !== undefined ? innerTable(only) : undefined;
    if (inner === undefined) return tableText(rows, columns, operation?.essential);
    return joined(tableText([inner.rest], columns, operation?.essential), tableText(inner.rows, columns));
  }
  return { text: list.map((item) => (Array.isArray(item) ? item.map(cell).join("  ") : cell(item))).join("\n") };
}

export const fieldNames = (fields: string | undefined): string[] =>
  (fields ?? "").split(",").flatMap((name) => name.trim() || []);

/**
 * Prints a result as JSON or text. Reports unknown names in `--fields` on standard error, because the call has already
 * been made.
 *
 * @returns `input` if none of the fields exist, otherwise success
 */
export function printResult(
  terminal: Terminal,
  result: unknown,
  { json, fields, time }: OutputOptions,
  operation?: Operation,
): ExitCode {
  const names = fieldNames(fields);
  const { chosen, missing } = selected(result, names, tupleNames(operation));
  const isWhole = names.length === missing.length;
  if (missing.length > 0) {
    const known = Object.keys(Object(named(listOf(result)?.[0], tupleNames(operation)) ?? result) as object);
    const text = `--fields: the result has no ${missing.join(", ")}. It has ${known.join(", ")}.`;
    terminal.error(`${wrapped(text, terminal.columns)}\n`);
  }
  // If the result has none of the requested fields, show the whole result.
  const shown = isWhole ? result : chosen;
  if (json === true) terminal.out(`${jsonText(shown, 2)}\n`);
  else {
    // If the user selected a record, show all of its fields, even if it contains a list.
    const isRecordShown = !isWhole && isRecord(shown);
    const { text, hint } = isRecordShown
      ? { text: recordText((time === "ms" ? shown : withIsoTimes(shown)) as Row, terminal.columns, operation) }
      : resultText(shown, terminal.columns, { operation, time });
    terminal.out(`${text}\n`);
    if (hint !== undefined && terminal.isInteractive) terminal.error(`${wrapped(hint, terminal.columns)}\n`);
  }
  return names.length > 0 && isWhole ? exitCodes.input : exitCodes.success;
}
