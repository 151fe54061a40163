/** `specwright watch`: every topic of the streams, live in the terminal or as lines of JSON. */
import type { StreamsOptions, TradingStreams } from "@specwright/streams";
import { Command } from "commander";
import { suggest, toCamelCase, topics, type Topic } from "../catalog.ts";
import { tradingStreams } from "../clients.ts";
import type { Context } from "../context.ts";
import { subtractDecimals } from "../decimal.ts";
import { exitCodes, networkAdvice, UsageError, type Attempt, type ExitCode } from "../failure.ts";
import { fieldNames, isRecord, jsonText } from "../output.ts";
import { painted, printable, type Terminal } from "../terminal.ts";
import { addCommonOptions } from "./operation-commands.ts";
import { tableOf } from "./watch-table.ts";

/** Topic names of the most used topics, by short name. */
const friendlyNames: Readonly<Record<string, string>> = {
  trades: "publicTrade",
  book: "orderBook",
  candles: "kline",
  liquidations: "liquidation",
  orders: "order",
  executions: "execution",
  fills: "execution",
  positions: "position",
  balance: "wallet",
};

/** Ticker topics by product. */
const tickers: Readonly<Record<string, string>> = {
  spot: "spotTicker",
  linear: "contractTicker",
  inverse: "contractTicker",
  option: "optionTicker",
};

/** Flags for the category and the optional parameters of a topic. */
export interface TopicFlags {
  readonly category?: string;
  readonly depth?: string;
  readonly interval?: string;
}

interface Flags extends TopicFlags {
  readonly count?: string;
  readonly fields?: string;
  readonly json?: boolean;
  readonly profile?: string;
  readonly time?: string;
}

/** A topic and the values of its parameters. */
export interface Wanted {
  readonly topic: Topic;
  readonly parameters: Readonly<Record<string, string | number>>;
}

const nameOf = ({ name }: Topic): string => name.slice("stream:".length);

/** Returns the names of all topics, including the short ones. */
export const topicNames = (): string[] => [
  ...new Set([...Object.keys(friendlyNames), "ticker", ...topics().map(nameOf)]),
];

function topicNamed(given: string, { category = "linear" }: TopicFlags): Topic {
  const word = toCamelCase(given.replace(/^stream:/, ""));
  const name = /^tickers?$/.test(word) ? (tickers[category] ?? "contractTicker") : (friendlyNames[word] ?? word);
  const found = topics().find((topic) => nameOf(topic) === name);
  if (found !== undefined) return found;
  const names = topicNames();
  const near = suggest(word, names);
  const hint = near.length === 0 ? ` There are ${names.join(", ")}.` : ` Did you mean ${near.join(" or ")}?`;
  throw new UsageError(`Unknown topic "${given}".${hint}`);
}

/**
 * Splits a topic name of the platform, such as `orderbook.50.BTCUSDT`, into topic and parameters. Undefined for a name
 * without a dot.
 */
async function parseExact(text: string, { category }: TopicFlags): Promise<Wanted | undefined> {
  if (!text.includes(".")) return undefined;
  const { parseTopic } = await import("@specwright/streams");
  const parsed = parseTopic(text);
  if (parsed === undefined) return undefined;
  const candidates = topics().filter(({ address }) => address === parsed.address);
  const topic =
    candidates.find(({ categories }) => category === undefined || categories.includes(category)) ?? candidates[0];
  if (topic === undefined) return undefined;
  return { topic, parameters: { ...(parsed.parameters as Wanted["parameters"]), ...categoryOf(topic, category) } };
}

const categoryOf = (topic: Topic, category: string | undefined): { readonly category?: string } =>
  topic.categories.length === 0
    ? {}
    : { category: category ?? (topic.categories.includes("linear") ? "linear" : (topic.categories[0] ?? "")) };

/** Default values of topic parameters. */
const usual: Readonly<Record<string, string>> = { depth: "50", interval: "1" };

/** Returns the smallest order book depth that has at least the requested number of levels. */
const depthFor = (text: string, allowed: readonly string[]): string =>
  allowed.find((depth) => /^\d+$/.test(text) && Number(depth) >= Number(text)) ?? text;

function namedTopic(given: string, symbol: string | undefined, flags: TopicFlags): Wanted {
  const topic = topicNamed(given, flags);
  const values: Readonly<Record<string, string | undefined>> = { depth: flags.depth, interval: flags.interval };
  const parameters = topic.parameters.map(({ name, type, values: allowed = [] }): [string, string | number] => {
    const preset = allowed.length === 0 || allowed.includes(usual[name] ?? "") ? usual[name] : allowed[0];
    const text =
      values[name] ?? (name in values ? preset : (symbol ?? (allowed.length === 1 ? allowed[0] : undefined)));
    if (text === undefined)
      throw new UsageError(
        `watch ${given} needs ${name === "symbol" ? "a symbol" : `the ${name}`}: specwright watch ${given} BTCUSDT.`,
      );
    const known = name === "depth" ? depthFor(text, allowed) : text;
    return [name, type === "integer" && /^\d+$/.test(known) ? Number(known) : known];
  });
  return { topic, parameters: { ...Object.fromEntries(parameters), ...categoryOf(topic, flags.category) } };
}

interface BookState {
  readonly state: string;
  readonly reason?: string;
  readonly bids?: readonly (readonly string[])[];
  readonly asks?: readonly (readonly string[])[];
  readonly ageMs?: number;
}

export interface Watched extends AsyncIterable<TopicEvent> {
  readonly topic: string;
  close(): void;
  /** Returns the best levels of an order book. Undefined for other topics. */
  levels?(count: number): BookState;
}

const SHOWN_LEVELS = 10;

/**
 * Returns the topic and parameters that the user typed as a full name (`orderbook.50.BTCUSDT`) or as a name, symbol and
 * flags.
 */
export const wantedTopic = async (given: string, symbol: string | undefined, flags: TopicFlags): Promise<Wanted> =>
  (await parseExact(given, flags)) ?? namedTopic(given, symbol, flags);

/** Subscribes to a topic with the topic's method of the streams client. */
export function subscribe(streams: TradingStreams, { topic, parameters }: Wanted): Watched {
  const method = (streams as unknown as Record<string, ((...args: readonly object[]) => Watched) | undefined>)[
    nameOf(topic)
  ];
  if (method === undefined) throw new UsageError(`The client does not support the topic ${topic.name}.`);
  return Object.keys(parameters).length > 0 ? method(parameters) : method();
}

/** Formats a local order book: asks above bids, with the spread between them. */
function bookText(terminal: Terminal, topic: string, book: BookState): string {
  const { state, reason, bids = [], asks = [], ageMs } = book;
  if (state !== "synced") return `${topic}  ${state}${reason === undefined ? "" : `: ${printable(reason)}`}`;
  const line = ([price = "", size = ""]: readonly string[]) => `${price.padStart(14)}  ${size.padStart(14)}`;
  const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
  const spread = bid === undefined || ask === undefined ? "one side is empty" : `spread ${subtractDecimals(ask, bid)}`;
  return [
    `${topic}  synced, updated ${Math.round(ageMs ?? 0)} ms ago`,
    painted(terminal, "dim", line(["price", "size"])),
    ...asks.toReversed().map((level) => painted(terminal, "red", line(level))),
    `${"".padStart(14, "-")}  ${spread}`,
    ...bids.map((level) => painted(terminal, "green", line(level))),
  ].join("\n");
}

/** Returns the number of levels to show per side: `--depth` or 10, limited by the height of the terminal. */
const shownLevels = ({ rows = 24, isInteractive }: Terminal, depth: string | undefined): number =>
  Math.min(
    depth === undefined ? SHOWN_LEVELS : Number(depth),
    isInteractive ? Math.max(1, Math.floor((rows - 4) / 2)) : Infinity,
  );

/** Part of the terminal that is redrawn in place. */
class Screen {
  readonly #terminal: Terminal;
  #lines = 0;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  draw(text: string): void {
    const escape = String.fromCodePoint(0x1b);
    if (this.#lines > 0) this.#terminal.out(`${escape}[${this.#lines}A${escape}[J`);
    this.#terminal.out(`${text}\n`);
    this.#lines = text.split("\n").length;
  }
}

interface TopicEvent {
  readonly type: string;
  readonly data?: unknown;
  readonly time?: number;
}

/** Rejects a field that no message of the topic has, because its column would stay empty. */
function checkFields({ name, fields }: Topic, chosenNames: readonly string[]): void {
  const known = fields.flatMap((field) => /^data(?:\[\])?\.(\w+)$/.exec(field.name)?.[1] ?? []);
  const unknown = chosenNames.find((field) => !known.includes(field));
  if (unknown !== undefined && known.length > 0)
    throw new UsageError(`--fields: ${name} has no "${unknown}". It has ${known.join(", ")}.`);
}

/** Returns an event whose record has only the chosen fields. Without chosen fields, returns the event unchanged. */
const chosen = (event: TopicEvent, names: readonly string[]): TopicEvent =>
  names.length === 0 || !isRecord(event.data)
    ? event
    : { ...event, data: Object.fromEntries(Object.entries(event.data).filter(([name]) => names.includes(name))) };

/** Formats a record in one line, without empty fields. */
const recordLine = (record: object): string =>
  Object.entries(record)
    .filter(([, value]) => value !== "" && value !== undefined && value !== null)
    .map(([name, value]) => `${name} ${typeof value === "object" ? jsonText(value) : String(value)}`)
    .join("  ");

const lineOf = ({ type, data, time, ...rest }: TopicEvent): string => {
  const at = time === undefined ? "" : `${new Date(time).toISOString()}  `;
  const content =
    type === "update" ? (isRecord(data) ? recordLine(data) : jsonText(data)) : `${type}  ${recordLine(rest)}`;
  return printable(`${at}${content}`).trimEnd();
};

/** Prints events until the subscription ends, `count` events have arrived, or the user interrupts. */
async function show(
  terminal: Terminal,
  watched: Watched,
  { json, count, fields, depth, time }: Flags,
  name: string,
): Promise<void> {
  const names = fieldNames(fields);
  const table = tableOf(terminal, name, names, time);
  const most = count === undefined ? Infinity : Number(count);
  const screen = new Screen(terminal);
  let seen = 0;
  for await (const whole of watched) {
    const event = chosen(whole, names);
    const book = watched.levels?.(shownLevels(terminal, depth));
    if (json === true) terminal.out(`${jsonText(book === undefined ? event : { ...event, ...book })}\n`);
    else if (book === undefined && table !== undefined && event.type === "update") table.print(whole.data);
    else if (book === undefined) terminal.out(`${lineOf(event)}\n`);
    else if (terminal.isInteractive) screen.draw(bookText(terminal, watched.topic, book));
    else terminal.out(`${bookText(terminal, watched.topic, book)}\n\n`);
    seen += 1;
    if (seen >= most || terminal.isUnread?.() === true) break;
  }
}

/**
 * Returns a listener for debug events that prints a note on each outage. It waits for the second failed connection in a
 * row, because the first failure may be brief, such as a restart of the server. Without the note, the user would see
 * nothing, because the client reconnects silently.
 */
function connectionNotes({ terminal }: Context, attempt: Attempt): StreamsOptions["onDebug"] {
  const failures = new Map<string, number>();
  return (event) => {
    if (event.type === "connected") failures.delete(event.url);
    if (event.type !== "disconnected") return;
    const count = (failures.get(event.url) ?? 0) + 1;
    failures.set(event.url, count);
    if (count !== 2) return;
    const advice = networkAdvice(attempt).join("\n");
    terminal.error(`${printable(`${event.url}: ${event.reason} Trying again until Ctrl+C.\n${advice}`)}\n`);
  };
}

async function watch(
  context: Context,
  given: string,
  symbol: string | undefined,
  flags: Flags,
  attempt: Attempt,
): Promise<ExitCode> {
  const { terminal } = context;
  if (flags.count !== undefined && !/^[1-9]\d*$/.test(flags.count))
    throw new UsageError(`--count must be a whole number of 1 or more, not "${flags.count}".`);
  const wanted = await wantedTopic(given, symbol, flags);
  checkFields(wanted.topic, fieldNames(flags.fields));
  const profile = context.profile(flags.profile);
  const streams: TradingStreams = await tradingStreams(terminal, profile, connectionNotes(context, attempt));
  const stop = (): void => streams.close();
  terminal.signal.addEventListener("abort", stop);
  try {
    terminal.signal.throwIfAborted();
    await show(terminal, subscribe(streams, wanted), flags, nameOf(wanted.topic));
  } catch (error) {
    // Ctrl+C is not a failure, so end the command normally.
    if (!terminal.signal.aborted) throw error;
  } finally {
    terminal.signal.removeEventListener("abort", stop);
    streams.close();
  }
  return exitCodes.success;
}

export function watchCommand(context: Context): Command {
  const command = new Command("watch")
    .summary("Watch trades, a book, orders or any other topic, live.")
    .description(
      "Watches a topic until Ctrl+C. A book is drawn with its spread and its state; every other topic prints one line for each event. Gaps are shown.",
    )
    .argument(
      "<TOPIC>",
      "trades, book, ticker, candles, liquidations, orders, executions, positions, balance, any name of specwright search, or the exact text such as orderbook.50.BTCUSDT.",
    )
    .argument("[SYMBOL]", "Such as BTCUSDT, for topics of one market.")
    .option("--category <VALUE>", "spot, linear, inverse or option. Default linear.")
    .option("--depth <N>", "Levels of each side of a book. Default 50.")
    .option("--interval <VALUE>", "Length of a candle: minutes, D, W or M. Default 1.")
    .option("--count <N>", "Stop after this number of events. Default: no limit.")
    .addHelpText(
      "after",
      "\nExamples:\n  specwright watch book BTCUSDT --category linear --depth 50\n  specwright watch orders --json",
    );
  return addCommonOptions(command).action(async (given: string, symbol: string | undefined, flags: Flags) => {
    const { name, isSandbox } = context.profile(flags.profile);
    const attempt = { name: `watch ${given}`, isWrite: false, profile: name, isSandbox };
    context.exitCode = await context.report(attempt, flags.json, () => watch(context, given, symbol, flags, attempt));
  });
}
