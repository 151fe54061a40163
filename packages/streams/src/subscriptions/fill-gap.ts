import { timestampOf } from "@specwright/transport";
import type { AccountCall, TradingCalls } from "../options.ts";
import type { Topic } from "../topic.ts";
import type { TopicParameters } from "./arguments.ts";
import type { Fields } from "./records.ts";

/** REST reader for the records that a topic missed in a gap. Delivers them in the format of the stream topic. */
export interface GapReader {
  /** Earliest server time of a record that may not have been delivered. */
  readonly missingFrom: number;
  /** Registers a record before its delivery. Returns false if the record was already delivered. */
  take(record: Fields): boolean;
  /** Starts a gap, in which records may be missed. */
  beginGap(): void;
  /**
   * Reads the missing records, oldest first, and delivers each of them immediately. `now` is the server time.
   *
   * @returns server time before which the records of the gap are lost, because the platform doesn't keep them any
   * longer. Undefined if none is lost.
   */
  read(now: number, signal: AbortSignal, deliver: (record: Fields) => void): Promise<number | undefined>;
  endGap(): void;
}

/** Maximum number of trades per request. */
const MAX_TRADES = 1000;
const MAX_SPOT_TRADES = 60;

/** Converts a trade from REST to the topic's format. */
const toTrade = (trade: Fields): Fields => ({
  T: timestampOf(trade["time"]),
  s: trade["symbol"],
  S: trade["side"],
  v: trade["size"],
  p: trade["price"],
  i: trade["execId"],
  BT: trade["isBlockTrade"],
  ...(trade["isRPITrade"] === undefined ? {} : { RPI: trade["isRPITrade"] }),
  ...(trade["seq"] === undefined ? {} : { seq: Number(trade["seq"]) }),
});

/** Reads missed trades of a symbol. The platform keeps only the latest 1,000 trades, or 60 for a spot pair. */
class TradeGapReader implements GapReader {
  readonly #call: AccountCall;
  readonly #parameters: TopicParameters;
  readonly #limit: number;
  /** Time of the newest trade before the gap. */
  #lastTime: number;
  /** Time of the newest trade. */
  #newestTime: number;
  /** IDs and times of the newest trades. During a gap, also contains all trades since the gap began. */
  readonly #times = new Map<unknown, number>();
  #isOpen = false;
  missingFrom: number;

  /** @param since server time of the subscription; earlier trades weren't missed */
  constructor(call: AccountCall, parameters: TopicParameters, since: number) {
    this.#call = call;
    this.#parameters = parameters;
    this.#limit = parameters["category"] === "spot" ? MAX_SPOT_TRADES : MAX_TRADES;
    this.#lastTime = this.#newestTime = this.missingFrom = since;
  }

  take({ T, i: id }: Fields): boolean {
    const time = Number(T);
    if (this.#times.has(id)) return !this.#isOpen;
    if (time > this.#newestTime) {
      this.#newestTime = time;
      if (!this.#isOpen) this.#forgetBefore(time);
    }
    this.#times.set(id, time);
    return true;
  }

  beginGap(): void {
    this.#isOpen = true;
    this.missingFrom = this.#lastTime;
  }

  async read(_now: number, signal: AbortSignal, deliver: (record: Fields) => void): Promise<number | undefined> {
    const { category, symbol } = this.#parameters;
    const input = { category, symbol, limit: this.#limit };
    const { list } = (await this.#call(input as never, { signal })) as { readonly list?: readonly Fields[] };
    if (!Array.isArray(list)) throw new Error("market.recentTrade: the platform sent a result without a list.");
    signal.throwIfAborted();
    const trades = (list as Fields[]).map(toTrade).toReversed();
    const oldest = trades[0]?.["T"];
    const isCut = trades.length >= this.#limit && typeof oldest === "number" && oldest > this.#newestTime;
    for (const trade of trades.filter(({ T }) => Number(T) >= this.#lastTime)) {
      deliver(trade);
      this.missingFrom = Math.max(this.missingFrom, Number(trade["T"]));
    }
    return isCut ? oldest : undefined;
  }

  endGap(): void {
    this.#isOpen = false;
    this.#forgetBefore(this.#newestTime);
  }

  #forgetBefore(time: number): void {
    this.#lastTime = time;
    for (const [id, each] of this.#times) if (each < time) this.#times.delete(id);
  }
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** Returns the last millisecond of the candle that starts at `start`, as Unix time in milliseconds. */
function endOf(start: number, interval: string): number {
  const date = new Date(start);
  if (interval === "M") return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) - 1;
  const length = interval === "D" ? DAY_MS : interval === "W" ? 7 * DAY_MS : Number(interval) * MINUTE_MS;
  return start + length - 1;
}

/** Reads missed candles of a symbol. None are lost, because the platform keeps all candles. */
class CandleGapReader implements GapReader {
  readonly #call: AccountCall;
  readonly #parameters: TopicParameters;
  readonly #interval: string;
  /** Start times of the candles that the stream completed during the gap. */
  readonly #completed = new Set<number>();
  #isOpen = false;
  /**
   * Time from which candles may be missing: the end of the newest complete candle, or the start of a newer, incomplete
   * candle.
   */
  #newest: number;
  missingFrom: number;

  constructor(call: AccountCall, parameters: TopicParameters, since: number) {
    this.#call = call;
    this.#parameters = parameters;
    this.#interval = String(parameters["interval"]);
    this.#newest = this.missingFrom = since;
  }

  take({ start, confirm }: Fields): boolean {
    if (typeof start !== "number") return true;
    const isComplete = confirm === true;
    if (isComplete && this.#isOpen) this.#completed.add(start);
    this.#newest = Math.max(this.#newest, isComplete ? endOf(start, this.#interval) + 1 : start);
    return true;
  }

  beginGap(): void {
    this.#isOpen = true;
    this.missingFrom = this.#newest;
  }

  async read(now: number, signal: AbortSignal, deliver: (record: Fields) => void): Promise<undefined> {
    const { category, symbol } = this.#parameters;
    const interval = this.#interval;
    const input = { category, symbol, interval, start: this.missingFrom, end: Math.floor(now) };
    if (this.#call.iterate === undefined)
      throw new Error("The client passed as the `trading` option cannot read candles.");
    for await (const row of this.#call.iterate(input as never, { signal, oldestFirst: true } as never)) {
      signal.throwIfAborted();
      const [time, open, high, low, close, volume, turnover] = row as readonly string[];
      const start = Number(time);
      const end = endOf(start, interval);
      // Skip the current candle, which the socket sends.
      if (end < this.missingFrom || end >= now) continue;
      const candle = { start, end, interval, open, close, high, low, volume, turnover, confirm: true };
      if (!this.#completed.has(start)) deliver(candle);
      this.missingFrom = end + 1;
    }
  }

  endGap(): void {
    this.#isOpen = false;
    this.#completed.clear();
  }
}

/**
 * Creates the reader for the missed records of a topic of trades or candles. Returns undefined for other topics, and if
 * the REST client is missing or doesn't have the call.
 */
export function createGapReader(
  trading: TradingCalls | undefined,
  { name }: Topic,
  parameters: TopicParameters,
  since: number,
): GapReader | undefined {
  const { recentTrade, kline } = trading?.market ?? {};
  if (name === "publicTrade" && recentTrade !== undefined && parameters["category"] !== "option")
    return new TradeGapReader(recentTrade, parameters, since);
  return name === "kline" && kline !== undefined ? new CandleGapReader(kline, parameters, since) : undefined;
}
