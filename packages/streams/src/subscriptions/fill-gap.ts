import { timestampOf } from "@specwright/transport";
import type { AccountCall, TradingCalls } from "../options.ts";
import type { Topic } from "../topic.ts";
import type { TopicParameters } from "./arguments.ts";
import type { Fields } from "./records.ts";

/** Reads over REST what a topic missed, as the topic would have sent it. */
export interface GapReader {
  /** Server time from which on records of the gap may be missing. */
  readonly missingFrom: number;
  /** Takes a record that is about to be delivered. False for one that was delivered already. */
  take(record: Fields): boolean;
  /** A gap begins: records from now on may be missed. */
  beginGap(): void;
  /**
   * Reads the records that are missing now, oldest first, and hands over each as it is read. `now` is the time of the server.
   *
   * @returns server time before which records of the gap are lost, because the platform keeps no more. Undefined if none is lost.
   */
  read(now: number, signal: AbortSignal, deliver: (record: Fields) => void): Promise<number | undefined>;
  endGap(): void;
}

/** The latest trades that one request returns. */
const MAX_TRADES = 1000;
const MAX_SPOT_TRADES = 60;

/** A trade as the topic has it. */
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

/** Trades of a symbol. The platform keeps the latest 1,000, of a spot pair the latest 60. */
class TradeGapReader implements GapReader {
  readonly #call: AccountCall;
  readonly #parameters: TopicParameters;
  readonly #limit: number;
  /** The time of the newest trade before the gap. */
  #lastTime: number;
  /** The time of the newest trade. */
  #newestTime: number;
  /** Times of the trades of that time, and of all trades since a gap began, by ID. */
  readonly #times = new Map<unknown, number>();
  #isOpen = false;
  missingFrom: number;

  /** @param since server time of the subscription: what happened before was not missed */
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

/** When the candle ends that begins at a time: Unix time in milliseconds. */
function endOf(start: number, interval: string): number {
  const date = new Date(start);
  if (interval === "M") return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) - 1;
  const length = interval === "D" ? DAY_MS : interval === "W" ? 7 * DAY_MS : Number(interval) * MINUTE_MS;
  return start + length - 1;
}

/** Candles of a symbol. The platform keeps all of them. */
class CandleGapReader implements GapReader {
  readonly #call: AccountCall;
  readonly #parameters: TopicParameters;
  readonly #interval: string;
  /** Starts of the candles that the stream completed during the gap. */
  readonly #completed = new Set<number>();
  #isOpen = false;
  /** The end of the newest complete candle, or the start of a newer one. */
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
    if (this.#call.iterate === undefined) throw new Error("The client in the option trading cannot read candles.");
    for await (const row of this.#call.iterate(input as never, { signal, oldestFirst: true } as never)) {
      signal.throwIfAborted();
      const [time, open, high, low, close, volume, turnover] = row as readonly string[];
      const start = Number(time);
      const end = endOf(start, interval);
      // The current candle arrives over the socket.
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

/** The reader of a topic of trades or candles; undefined for other topics, and without a REST client that has the call. */
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
