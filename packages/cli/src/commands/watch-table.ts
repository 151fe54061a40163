/** Tables of the most used topics. */
import { isRecord, jsonText } from "../output.ts";
import { painted, printable, type Terminal } from "../terminal.ts";

/** Header of a column, and the record field that it shows. */
type Column = readonly [head: string, field: string];

const trade: readonly Column[] = [
  ["time", "T"],
  ["symbol", "s"],
  ["side", "S"],
  ["price", "p"],
  ["size", "v"],
];

const execution: readonly Column[] = [
  ["time", "execTime"],
  ["symbol", "symbol"],
  ["side", "side"],
  ["price", "execPrice"],
  ["size", "execQty"],
  ["fee", "execFee"],
  ["type", "execType"],
];

/** Table columns, by topic. All other topics are printed without a table. */
const tables: Readonly<Record<string, readonly Column[]>> = {
  publicTrade: trade,
  liquidation: trade,
  execution,
  "execution.fast": execution.slice(0, 5),
  executionFast: execution.slice(0, 5),
  order: [
    ["time", "updatedTime"],
    ["symbol", "symbol"],
    ["side", "side"],
    ["type", "orderType"],
    ["price", "price"],
    ["size", "qty"],
    ["filled", "cumExecQty"],
    ["status", "orderStatus"],
  ],
  position: [
    ["time", "updatedTime"],
    ["symbol", "symbol"],
    ["side", "side"],
    ["size", "size"],
    ["entry", "entryPrice"],
    ["mark", "markPrice"],
    ["profit", "unrealisedPnl"],
  ],
  wallet: [
    ["account", "accountType"],
    ["coin", "coin"],
    ["balance", "walletBalance"],
    ["equity", "equity"],
    ["profit", "unrealisedPnl"],
  ],
  kline: [
    ["start", "start"],
    ["open", "open"],
    ["high", "high"],
    ["low", "low"],
    ["close", "close"],
    ["volume", "volume"],
  ],
};

const LEFT = new Set(["account", "coin", "side", "start", "status", "symbol", "time", "type"]);
const WIDTHS: Readonly<Record<string, number>> = {
  time: 8,
  start: 11,
  side: 4,
  symbol: 10,
  type: 6,
  price: 10,
  size: 8,
  filled: 8,
};
const NUMBER_WIDTH = 11;

/** Returns the records of an event. A wallet record is split into one record for each coin. */
const recordsOf = (data: unknown): Readonly<Record<string, unknown>>[] =>
  [data]
    .flat()
    .filter(isRecord)
    .flatMap((record) => {
      const coins = record["coin"];
      return Array.isArray(coins) ? coins.filter(isRecord).map((coin) => ({ ...record, ...coin })) : [record];
    });

function cellOf(head: string, value: unknown, time: string | undefined): string {
  const isTime = (head === "time" || head === "start") && time !== "ms" && /^\d{13}$/.test(String(value));
  if (!isTime)
    return value === undefined || value === null
      ? ""
      : printable(typeof value === "object" ? jsonText(value) : String(value));
  const text = new Date(Number(value)).toISOString();
  return head === "start" ? text.slice(5, 16).replace("T", " ") : text.slice(11, 19);
}

/** Prints events as rows of aligned columns below one header. */
export class EventTable {
  readonly #terminal: Terminal;
  readonly #columns: readonly Column[];
  readonly #time: string | undefined;
  #isHeaded = false;

  constructor(terminal: Terminal, columns: readonly Column[], time: string | undefined) {
    this.#terminal = terminal;
    this.#columns = columns;
    this.#time = time;
  }

  #line(cells: readonly string[]): string {
    return cells
      .map((text, at) => {
        const [head = ""] = this.#columns[at] ?? [];
        const width = Math.max(WIDTHS[head] ?? (LEFT.has(head) ? 8 : NUMBER_WIDTH), head.length);
        return LEFT.has(head) ? text.padEnd(width) : text.padStart(width);
      })
      .join("  ")
      .trimEnd();
  }

  print(data: unknown): void {
    if (!this.#isHeaded)
      this.#terminal.out(`${painted(this.#terminal, "dim", this.#line(this.#columns.map(([head]) => head)))}\n`);
    this.#isHeaded = true;
    for (const record of recordsOf(data)) {
      const line = this.#line(this.#columns.map(([head, field]) => cellOf(head, record[field], this.#time)));
      const side = record["side"] ?? record["S"];
      const colour = side === "Buy" ? "green" : side === "Sell" ? "red" : undefined;
      this.#terminal.out(`${colour === undefined ? line : painted(this.#terminal, colour, line)}\n`);
    }
  }
}

/**
 * Creates the table of a topic, with the chosen fields or, by default, the most important ones. Undefined for a topic
 * without a table.
 */
export function tableOf(
  terminal: Terminal,
  topic: string,
  fields: readonly string[],
  time: string | undefined,
): EventTable | undefined {
  const usual = tables[topic];
  if (usual === undefined) return undefined;
  return new EventTable(terminal, fields.length === 0 ? usual : fields.map((name): Column => [name, name]), time);
}
