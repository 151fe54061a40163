import { timestampOf } from "@specwright/transport";
import type { AccountCall, TradingCalls } from "../options.ts";
import type { Topic } from "../topic.ts";
import type { TopicParameters } from "./arguments.ts";
import type { Fields } from "./records.ts";

/** Records of a gap, oldest first. */
interface MissedRecords {
  readonly records: readonly Fields[];
  /** Server time before which records of the gap are lost, because the platform keeps no more. Undefined if none is lost. */
  readonly lostUntil: number | undefined;
}

/** Reads over REST what a topic missed, as the topic would have sent it. */
export interface GapReader {
  /** Takes a record that is about to be delivered. False for one that was delivered already. */
  take(record: Fields): boolean;
  /** A gap begins: records from now on may be missed. */
  beginGap(): void;
  /** Reads the records that are missing now. `now` is the time of the server. */
  read(now: number, signal: AbortSignal): Promise<MissedRecords>;
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
  /** Times of the trades of that time, and of all trades since a gap began, by ID. */
  readonly #times = new Map<unknown, number>();
  #isOpen = false;

  /** @param since server time of the subscription: what happened before was not missed */
  constructor(call: AccountCall, parameters: TopicParameters, since: number) {
    this.#call = call;
    this.#parameters = parameters;
    this.#limit = parameters["category"] === "spot" ? MAX_SPOT_TRADES : MAX_TRADES;
    this.#lastTime = since;
  }

  take({ T, i: id }: Fields): boolean {
    const time = Number(T);
    if (this.#times.has(id)) return !this.#isOpen;
    if (!this.#isOpen && time > this.#lastTime) {
      this.#lastTime = time;
      this.#times.clear();
    }
    this.#times.set(id, time);
    return true;
  }

  beginGap(): void {
    this.#isOpen = true;
  }

  async read(_now: number, signal: AbortSignal): Promise<MissedRecords> {
    const { category, symbol } = this.#parameters;
    const input = { category, symbol, limit: this.#limit };
    const { list } = (await this.#call(input as never, { signal })) as { readonly list?: readonly Fields[] };
    if (!Array.isArray(list)) throw new Error("market.recentTrade: the platform sent a result without a list.");
    const trades = (list as Fields[]).map(toTrade).toReversed();
    const oldest = trades[0]?.["T"];
    const isCut = trades.length >= this.#limit && typeof oldest === "number" && oldest > this.#lastTime;
    return {
      records: trades.filter(({ T: time, i: id }) => Number(time) >= this.#lastTime && !this.#times.has(id)),
      lostUntil: isCut ? oldest : undefined,
    };
  }

  endGap(): void {
    this.#isOpen = false;
    for (const time of this.#times.values()) if (time > this.#lastTime) this.#lastTime = time;
    for (const [id, time] of this.#times) if (time < this.#lastTime) this.#times.delete(id);
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
  /** The newest candle that was delivered, or the time of the subscription. */
  #start: number;
  #isComplete = false;

  constructor(call: AccountCall, parameters: TopicParameters, since: number) {
    this.#call = call;
    this.#parameters = parameters;
    this.#start = since;
  }

  take({ start, confirm }: Fields): boolean {
    if (typeof start !== "number" || start < this.#start) return true;
    this.#isComplete = confirm === true;
    this.#start = start;
    return true;
  }

  beginGap(): void {}

  async read(now: number, signal: AbortSignal): Promise<MissedRecords> {
    const { category, symbol, interval } = this.#parameters;
    const input = { category, symbol, interval, start: this.#start, end: Math.floor(now) };
    const candles: Fields[] = [];
    if (this.#call.iterate === undefined) throw new Error("The client in the option trading cannot read candles.");
    for await (const row of this.#call.iterate(input as never, { signal, oldestFirst: true } as never)) {
      const [time, open, high, low, close, volume, turnover] = row as readonly string[];
      const start = Number(time);
      const end = endOf(start, String(interval));
      const isMissed = start > this.#start || !this.#isComplete;
      // The current candle arrives over the socket.
      if (!isMissed || end >= now) continue;
      candles.push({ start, end, interval: String(interval), open, close, high, low, volume, turnover, confirm: true });
    }
    return { records: candles, lostUntil: undefined };
  }

  endGap(): void {}
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
