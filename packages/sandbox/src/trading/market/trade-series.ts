import { decimal, type Decimal, toNumber } from "../../decimal.ts";
import { entryOf } from "../../maps.ts";
import { replaceMap } from "../fields.ts";
import { GeneratedTrades } from "./generated-trades.ts";
import { type Instrument, opposite, type Side, valueOf } from "./instrument.ts";
import { cellMs, type PriceKind, type Prices, smooth } from "./prices.ts";
import { hourMs, minuteMs, dayMs, floorTo } from "../../clock.ts";

/**
 * Lengths of the parts into which a time range is split to sum up its trades, longest first. The rest of the range is
 * summed up by minute.
 */
const summaryLengths = [dayMs, hourMs, cellMs] as const;
const mostKept = 20_000;
/** Number of seconds whose trades are visible over REST and, after a large advance of the clock, over streams. */
export const mostTrades = 1024;
const visibleMs = mostTrades * 1000;

/** Returns an empty summary of trades. Volume is in units of the contract, turnover in the coin in which it is paid. */
const emptySpan = () => ({ low: Infinity, high: -Infinity, volume: 0n, turnover: 0n });

export type TradedSpan = ReturnType<typeof emptySpan>;

function add(sum: TradedSpan, part: TradedSpan): void {
  sum.low = Math.min(sum.low, part.low);
  sum.high = Math.max(sum.high, part.high);
  sum.volume += part.volume;
  sum.turnover += part.turnover;
}

/** Fill of an account's order, as the list of public trades shows it. */
export interface AccountTrade {
  readonly execId: string;
  /** Side of the taker. */
  readonly side: Side;
  readonly price: Decimal;
  readonly size: Decimal;
  readonly time: number;
}

/** The newest fills of a symbol, and the number of all its fills. */
interface Fills {
  count: number;
  newest: AccountTrade[];
}

/** Fill of an account's order. */
interface AccountFill {
  readonly instrument: Instrument;
  readonly execId: string;
  readonly side: Side;
  readonly isMaker: boolean;
  readonly price: Decimal;
  readonly qty: Decimal;
  readonly value: Decimal;
  readonly time: number;
}

/**
 * The series of trades on which tickers and candles of every interval are based. Shorter time ranges add up to longer
 * ones: a day's high is the highest of its minutes' highs, and its volume is the sum of their volumes. Every fill of an
 * account is a trade of the series.
 *
 * The volume of a minute is the sum of its trades. If these trades were visible to clients, the turnover of the minute
 * is also their sum; REST and streams show the trades of the newest 1024 seconds. In other minutes, the turnover is the
 * volume at the minute's price, because a candle of a month would otherwise need two million prices.
 */
export class TradeSeries {
  readonly generated: GeneratedTrades;
  readonly #prices: Prices;
  readonly #kept = new Map<string, TradedSpan>();
  /** Accounts' fills, by symbol and minute. */
  readonly #fills = new Map<string, TradedSpan>();
  readonly #fillsBySymbol = new Map<string, Fills>();
  /** Time ranges whose trades were visible to clients, oldest first. */
  readonly #shown: { from: number; to: number }[] = [];

  constructor(prices: Prices) {
    this.#prices = prices;
    this.generated = new GeneratedTrades(prices);
  }

  /**
   * Marks the newest trades before `now` as visible to clients, because REST and streams show them. The turnover of
   * their minutes is then the sum of these trades.
   */
  show(now: number): void {
    const from = floorTo(now - visibleMs, minuteMs);
    const last = this.#shown.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, now);
    else this.#shown.push({ from, to: now });
  }

  /** Returns the data for a state file: accounts' trades, and the time ranges whose trades were visible. */
  save() {
    return { fills: this.#fills, fillsBySymbol: this.#fillsBySymbol, shown: this.#shown };
  }

  load({ fills, fillsBySymbol, shown }: ReturnType<TradeSeries["save"]>): void {
    replaceMap(this.#fills, fills);
    replaceMap(this.#fillsBySymbol, fillsBySymbol);
    this.#shown.splice(0, this.#shown.length, ...shown);
    this.#kept.clear();
  }

  recordFill({ instrument, execId, side, isMaker, price, qty, value, time }: AccountFill): void {
    const fill = { execId, side: isMaker ? opposite(side) : side, price, size: qty, time };
    const fills = entryOf(this.#fillsBySymbol, symbolKey(instrument), (): Fills => ({ count: 0, newest: [] }));
    fills.count += 1;
    fills.newest.push(fill);
    if (fills.newest.length > mostTrades * 1.25) fills.newest = fills.newest.slice(-mostTrades);
    const at = toNumber(price);
    const minute = floorTo(time, minuteMs);
    const key = keyOf(instrument, "last", minute);
    const sum = this.#fills.get(key) ?? emptySpan();
    add(sum, { low: at, high: at, volume: qty, turnover: value });
    this.#fills.set(key, sum);
    for (const length of [hourMs, dayMs])
      this.#kept.delete(`${keyOf(instrument, "last", floorTo(time, length))}/${length}`);
  }

  /** Returns the fills of a symbol after the first `after` fills, newest last, and the number of all its fills. */
  fillsOf(instrument: Instrument, after = 0): { fills: readonly AccountTrade[]; count: number } {
    const { count, newest } = this.#fillsBySymbol.get(symbolKey(instrument)) ?? { count: 0, newest: [] };
    return { fills: newest.slice(Math.max(0, newest.length - (count - after))), count };
  }

  /** Summarizes the trades from the start of a minute to any later instant. */
  span(instrument: Instrument, kind: PriceKind, from: number, to: number): TradedSpan {
    const sum = emptySpan();
    for (let time = from; time < to;) {
      const length = summaryLengths.find((each) => time % each === 0 && time + each <= to);
      const end = length === undefined ? Math.min(time + minuteMs, to) : time + length;
      if (length === undefined) add(sum, this.#minute(instrument, kind, time, end));
      else
        add(sum, length === cellMs ? this.#cell(instrument, kind, time) : this.#keep(instrument, kind, time, length));
      time = end;
    }
    return sum;
  }

  /**
   * Returns the summary of an hour or a day, and caches it. `recordFill` removes a summary from the cache if it adds a
   * fill to its time range.
   */
  #keep(instrument: Instrument, kind: PriceKind, start: number, length: number): TradedSpan {
    const key = `${keyOf(instrument, kind, start)}/${length}`;
    let span = this.#kept.get(key);
    if (span !== undefined) return span;
    span = emptySpan();
    for (let time = start; time < start + length; time += cellMs) add(span, this.#cell(instrument, kind, time));
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(key, span);
    return span;
  }

  #cell(instrument: Instrument, kind: PriceKind, start: number): TradedSpan {
    const sum = emptySpan();
    const end = start + cellMs;
    const line = this.#line(instrument, kind, start, start);
    const isSet = this.#prices.changesBetween(instrument, start, end).length > 0;
    for (let minute = start; minute < end; minute += minuteMs)
      add(sum, this.#minute(instrument, kind, minute, minute + minuteMs, isSet ? undefined : line));
    return sum;
  }

  #minute(instrument: Instrument, kind: PriceKind, start: number, end: number, known?: Line): TradedSpan {
    const sum = emptySpan();
    const cell = floorTo(start, cellMs);
    // A price set within this minute splits it into two parts.
    const set = known === undefined ? this.#prices.changesBetween(instrument, start, end) : [];
    const edges = [start, ...set, end];
    for (const [index, from] of edges.slice(0, -1).entries()) {
      const line = known ?? this.#line(instrument, kind, cell, from);
      const to = edges[index + 1] ?? end;
      add(sum, { ...line.range(from, to), volume: 0n, turnover: 0n });
    }
    if (kind !== "last") return sum;
    const isShown = this.#shown.findLast(({ from }) => from <= start)?.to ?? -Infinity;
    if (isShown >= start) this.#addTrades(sum, instrument, start, end);
    else this.#addVolume(sum, instrument, start, end);
    const fills = this.#fills.get(keyOf(instrument, kind, start));
    if (fills !== undefined) add(sum, fills);
    return sum;
  }

  /**
   * Returns a `range` function for the five minutes that start at `cell`. It calculates the lowest and the highest
   * price between two times, under the price settings in effect at `setting`.
   */
  #line(instrument: Instrument, kind: PriceKind, cell: number, setting: number): Line {
    const [left, right] = this.#prices.slowEnds(instrument, kind, cell, setting);
    const distance = this.#prices.distance(instrument, kind, setting);
    if (distance === 0 && kind !== "premium") {
      const held =
        kind === "index" ? this.#prices.indexNumber(instrument, setting) : this.#prices.markNumber(instrument, setting);
      return { range: () => ({ low: held, high: held }) };
    }
    const slow = (time: number): number => left + (right - left) * smooth((time - cell) / cellMs);
    const price = (value: number): number => (kind === "premium" ? value : Math.exp(value));
    return {
      range: (from, to) => {
        const [start, end] = [slow(from), slow(to)];
        return { low: price(Math.min(start, end) - distance), high: price(Math.max(start, end) + distance) };
      },
    };
  }

  #addTrades(sum: TradedSpan, instrument: Instrument, from: number, to: number): void {
    for (let second = Math.ceil(from / 1000); second * 1000 < to; second++) {
      const { side, price, size, value } = this.generated.trade(instrument, second);
      // `low` and `high` are bid prices, and the candle adds one tick for the ask. So count a buy, which trades at the
      // ask, one tick lower.
      const at = toNumber(side === "Buy" ? price - instrument.tickSize : price);
      add(sum, { low: at, high: at, volume: size, turnover: value });
    }
  }

  #addVolume(sum: TradedSpan, instrument: Instrument, from: number, to: number): void {
    const volume = this.generated.volume(instrument, from, to);
    sum.volume += volume;
    sum.turnover += valueOf(instrument, volume, decimal(this.#prices.markNumber(instrument, from)));
  }
}

/** Range of a price within one time cell (`cellMs`), in which the interpolated price only rises or only falls. */
interface Line {
  /** Returns the bounds of the generated price between two instants. */
  range(from: number, to: number): { low: number; high: number };
}

const symbolKey = ({ category, symbol }: Instrument): string => `${category}/${symbol}`;
const keyOf = (instrument: Instrument, kind: PriceKind, time: number): string =>
  `${symbolKey(instrument)}/${kind}/${time}`;
