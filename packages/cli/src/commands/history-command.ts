/** `specwright history`: reads a long history window by window. A later run appends to the same file. */
import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync } from "node:fs";
import { Command } from "commander";
import { find, isOperation, type Operation } from "../catalog.ts";
import { methodOf, tradingClient, type TradingMethod } from "../clients.ts";
import type { Context } from "../context.ts";
import { exitCodes, UsageError, type ExitCode } from "../failure.ts";
import { FileError, replaceFile, writeWhole } from "../files/write-files.ts";
import { millisecondsOf, readInput, type Input } from "../input.ts";
import { fieldNames, jsonText } from "../output.ts";
import { Progress } from "../terminal.ts";
import { addCommonOptions } from "./operation-commands.ts";

/** Operation names of the most used histories, by short name. */
export const historyNames: Readonly<Record<string, string>> = {
  executions: "execution.list",
  fills: "execution.list",
  orders: "order.history",
  pnl: "position.closedPnl",
  transactions: "account.transactionLog",
  deposits: "asset.depositQueryRecord",
  withdrawals: "asset.withdrawQueryRecord",
  transfers: "asset.transferQueryInterTransferList",
  borrowing: "account.borrowHistory",
};

/** Flags for common input fields. Other fields are set with `--input`. */
const filters = ["category", "symbol", "base-coin", "settle-coin", "coin", "currency"];

type Flags = Readonly<Record<string, unknown>> & {
  readonly from?: string;
  readonly to?: string;
  readonly csv?: boolean;
  readonly fields?: string;
  readonly append?: boolean;
  readonly out?: string;
  readonly json?: boolean;
  readonly profile?: string;
};

function operationNamed(given: string): Operation {
  const names = `Pass one of ${Object.keys(historyNames).join(", ")}, or the name of an operation with a time range.`;
  // Only operation names contain a dot, so an unknown name without a dot is a mistake.
  if (historyNames[given] === undefined && !given.includes("."))
    throw new UsageError(`Unknown history "${given}". ${names}`);
  const entry = find(historyNames[given] ?? given);
  if (!isOperation(entry) || entry.window === undefined || entry.isPaged !== true)
    throw new UsageError(`${entry.name} has no time range. ${names}`);
  return entry;
}

function timeOf(flag: string, text: string): number {
  const time = millisecondsOf(text);
  if (time === undefined)
    throw new UsageError(
      `${flag} must be a day such as 2026-01-01, a time such as 2026-01-01T12:00:00Z, or milliseconds, not "${text}".`,
    );
  return time;
}

/** Parses the exclusive end of a time range. A date includes the whole day. */
function endOf(text: string): number {
  const time = timeOf("--to", text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? time + 86_400_000 : time;
}

/** Progress of an export, saved beside its output file. */
interface State {
  readonly operation: string;
  readonly input: string;
  readonly from: number;
  readonly to: number;
  /** End of the saved range: everything before this time is in the file. */
  readonly next: number;
  /**
   * Length of the output file in bytes when `next` was saved. A resumed run truncates the file to this length, because
   * the interrupted run may have written more.
   */
  readonly bytes: number;
  /** Columns of the table. */
  readonly columns: readonly string[];
}

const stateFile = (out: string): string => `${out}.state`;

function readState(out: string, settings: Omit<State, "to" | "next" | "bytes"> & Partial<State>): State | undefined {
  if (!existsSync(stateFile(out))) {
    if (existsSync(out)) throw new UsageError(`${out} already exists. Choose another file, or remove it.`);
    return undefined;
  }
  if (!existsSync(out))
    throw new UsageError(`${stateFile(out)} exists, but ${out} doesn't. Remove ${stateFile(out)} to start over.`);
  const state = parseState(out);
  if (jsonText({ ...state, ...settings }) !== jsonText(state))
    throw new UsageError(
      `${stateFile(out)} belongs to another history. Choose another --out, or remove both ${out} and ${stateFile(out)}.`,
    );
  return state;
}

/**
 * Reads the state file in which an earlier run saved the progress of an output file.
 *
 * @throws {UsageError} if the state file is damaged
 */
function parseState(out: string): State {
  const file = stateFile(out);
  try {
    const state = JSON.parse(readFileSync(file, "utf8")) as State;
    if (Number.isSafeInteger(state.next) && Number.isSafeInteger(state.bytes)) return state;
  } catch {
    // Ignore the exception, because the error below covers an unreadable file.
  }
  throw new UsageError(`${file} is not a state file of this command. Remove it and ${out} to start over.`);
}

type Row = Readonly<Record<string, unknown>>;

/** Formats rows as text. `isFirst` adds the header, if the format has one. */
type Format = (rows: readonly Row[], isFirst: boolean) => string;

/**
 * Returns the function that formats rows: as CSV with these columns, or as lines of JSON with the chosen fields
 * (default: all fields).
 */
async function formatOf(columns: readonly string[], { csv, fields }: Flags): Promise<Format> {
  if (csv !== true) {
    const lineOf = (row: Row) =>
      jsonText(fields === undefined ? row : Object.fromEntries(columns.map((name) => [name, row[name]])));
    return (rows) => rows.map((row) => `${lineOf(row)}\n`).join("");
  }
  const { stringify } = await import("csv-stringify/sync");
  return (rows, header) =>
    stringify(
      rows.map((row) => columns.map((name) => cellOf(row[name]))),
      { header, columns: [...columns], cast: { bigint: String, boolean: String } },
    );
}

/**
 * Returns the value of a CSV cell. Escapes strings that a spreadsheet would run as a formula, but not negative numbers.
 */
function cellOf(value: unknown): unknown {
  if (typeof value === "object" && value !== null) return jsonText(value);
  return typeof value === "string" && /^[=+\-@\t\r]/.test(value) && !/^-\d*\.?\d+$/.test(value) ? `'${value}` : value;
}

/** Returns the columns to write: the chosen fields, or all fields of the specification. */
function columnsOf({ name, response }: Operation, fields: readonly string[]): readonly string[] {
  const known = new Set(response.flatMap((field) => /^\w+\[\]\.(\w+)$/.exec(field.name)?.[1] ?? []));
  const unknown = fields.find((field) => !known.has(field));
  if (unknown !== undefined)
    throw new UsageError(`--fields: ${name} has no "${unknown}". It has ${[...known].join(", ")}.`);
  return fields.length === 0 ? [...known] : fields;
}

/**
 * Returns the time fields of one request for a range with an exclusive end. The platform includes the end time, so the
 * end field is one unit less.
 */
export function rangeOf({ start, end, unit, type }: NonNullable<Operation["window"]>, from: number, to: number): Input {
  const length = unit === "s" ? 1000 : 1;
  const write = (time: number) => (type === "string" ? String(time) : time);
  return { [start]: write(Math.floor(from / length)), [end]: write(Math.floor(to / length) - 1) };
}

/** Destination for the rows of each window: the output file or standard output. */
interface Sink {
  write(rows: readonly Row[], next: number): void;
  close(): void;
}

function openFile(out: string, mode: "w" | "r+"): number {
  try {
    return openSync(out, mode);
  } catch (error) {
    throw new UsageError(`--out: ${out} cannot be written: ${(error as Error).message}`);
  }
}

function fileSink(out: string, start: State, format: Format): Sink {
  const file = openFile(out, start.bytes === 0 ? "w" : "r+");
  let { bytes } = start;
  if (fstatSync(file).size < bytes) {
    closeSync(file);
    throw new UsageError(
      `${out} was truncated after the last run of this command. Remove it and ${stateFile(out)} to start over.`,
    );
  }
  if (bytes > 0) ftruncateSync(file, bytes);
  return {
    write(rows, next) {
      try {
        bytes = writeWhole(file, format(rows, bytes === 0), bytes);
        replaceFile(stateFile(out), jsonText({ ...start, next, bytes }));
      } catch (error) {
        throw new FileError(out, error instanceof FileError ? (error.cause as Error) : (error as Error), [
          "Free some space and run the same command again: it continues after the last time window that was written completely.",
        ]);
      }
    },
    close() {
      closeSync(file);
      // Without a state file there is nothing to continue from, so remove the incomplete output.
      if (!existsSync(stateFile(out))) rmSync(out, { force: true });
    },
  };
}

function terminalSink({ terminal }: Context, format: Format): Sink {
  let isFirst = true;
  return {
    write(rows) {
      terminal.out(format(rows, isFirst));
      isFirst = false;
    },
    close: () => undefined,
  };
}

/** Reads the rows of one time window, oldest first. */
export async function rowsOf(
  iterate: NonNullable<TradingMethod["iterate"]>,
  input: Input,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const item of iterate(input, { signal })) rows.push(item as Row);
  // Reverse the rows: the platform lists the newest record first, but the file begins with the oldest.
  return rows.toReversed();
}

async function readHistory(context: Context, name: string, flags: Flags): Promise<ExitCode> {
  const { terminal } = context;
  const operation = operationNamed(name);
  const window = operation.window as NonNullable<Operation["window"]>;
  const from = timeOf("--from", flags.from ?? "");
  const input = await readInput(operation, flags, terminal);
  const columns = columnsOf(operation, fieldNames(flags.fields));
  const settings = { operation: operation.name, input: jsonText(input), from, columns };
  const asked = flags.to === undefined ? undefined : endOf(flags.to);
  if (flags.append === true && flags.out === undefined) throw new UsageError("--append needs --out.");
  const given = asked === undefined || flags.append === true ? settings : { ...settings, to: asked };
  const earlier = flags.out === undefined ? undefined : readState(flags.out, given);
  // With --append, each run extends the range, so the end of the earlier run doesn't apply.
  const to = (flags.append === true ? undefined : earlier?.to) ?? asked ?? terminal.now();
  const now = terminal.now();
  if (from >= now) throw new UsageError("--from must be in the past.");
  if (to <= from) throw new UsageError("--to must be later than --from.");
  // End at the current time, because later records don't exist yet.
  const end = Math.min(to, now);
  const begin: State = earlier ?? { ...settings, to, next: from, bytes: 0 };
  const iterate = methodOf(await tradingClient(terminal, context.profile(flags.profile)), operation.name).iterate;
  if (iterate === undefined) throw new UsageError(`${operation.name} isn't paginated, so history can't read it.`);
  const format = await formatOf(columns, flags);
  const sink = flags.out === undefined ? terminalSink(context, format) : fileSink(flags.out, begin, format);
  const progress = new Progress(terminal);
  let count = 0;
  try {
    for (let at = begin.next; at < end;) {
      const until = Math.min(at + window.maxMs, end);
      progress.show(`${new Date(at).toISOString().slice(0, 10)}: ${count} rows …`);
      const rows = await rowsOf(iterate, { ...input, ...rangeOf(window, at, until) }, terminal.signal);
      sink.write(rows, until);
      if (terminal.isUnread?.() === true) break;
      count += rows.length;
      at = until;
    }
  } finally {
    progress.end();
    sink.close();
  }
  if (flags.out !== undefined) {
    if (flags.append !== true) rmSync(stateFile(flags.out), { force: true });
    terminal.error(
      `${flags.out} has everything from ${new Date(from).toISOString()} to ${new Date(end).toISOString()}: ${count} ${count === 1 ? "row" : "rows"} in this run.\n`,
    );
  }
  return exitCodes.success;
}

export function historyCommand(context: Context): Command {
  const command = new Command("history")
    .summary("Read a long history across all its time windows and pages.")
    .description(
      "Reads a history, the oldest first, as CSV or as lines of JSON. With --out, the same command continues an interrupted run.",
    )
    .argument(
      "<HISTORY>",
      `${Object.keys(historyNames).join(", ")}, or an operation with a time range such as asset.deliveryRecord.`,
    )
    .requiredOption("--from <TIME>", "Required. First day in UTC, such as 2026-01-01, or a time.")
    .option("--to <TIME>", "Last day in UTC, which is included, or a time. Default: now.")
    .option("--csv", "Write CSV. Default: a line of JSON for each record.")
    .option("--out <FILE>", "Write to a file. Default: standard output.")
    .option("--append", "Keep FILE.state, so that the same command adds new records later. Needs --out.")
    .option("--input <FILE>", "Other fields of the input as JSON, from a file or with - from standard input.");
  for (const name of filters) command.option(`--${name} <TEXT>`, `Only records of this ${name.replace("-", " ")}.`);
  return addCommonOptions(command).action(async (given: string, flags: Flags) => {
    const { name, isSandbox } = context.profile(flags.profile);
    const attempt = { name: `history ${given}`, isWrite: false, profile: name, isSandbox };
    context.exitCode = await context.report(attempt, flags.json, () => readHistory(context, given, flags));
  });
}
