import { toNumber, type Decimal } from "../../decimal.ts";
import type { Instrument } from "./instrument.ts";
import { basePrices } from "./listings.ts";
import { cellMs, type PriceKind, type Prices, smooth } from "./prices.ts";
import { hourMs, minuteMs, dayMs, floorTo } from "../../clock.ts";

/** Lengths of the pieces that longer time ranges are summed from, before single minutes. */
const wholes = [dayMs, hourMs, cellMs] as const;
/** Dollars traded in a quiet minute. A busy one has three times as much. */
const quietMinute = 200_000;
const mostKept = 20_000;

/** Returns a time range without trades. Volume is in units of the contract, turnover in the coin that it is paid in. */
const nothing = () => ({ low: Infinity, high: -Infinity, volume: 0, turnover: 0 });

export type TradedSpan = ReturnType<typeof nothing>;

function add(sum: TradedSpan, part: TradedSpan): void {
  sum.low = Math.min(sum.low, part.low);
  sum.high = Math.max(sum.high, part.high);
  sum.volume += part.volume;
  sum.turnover += part.turnover;
}

/**
 * The series of trades behind tickers and candles of every interval. Time ranges add up: the high of a day is the
 * highest of its minutes, its volume their sum. The generated price never leaves the range of its minute, and every
 * fill of an account is a trade of the series.
 */
export class TradeSeries {
  readonly #prices: Prices;
  readonly #kept = new Map<string, TradedSpan>();
  /** Accounts' fills, by symbol and minute. */
  readonly #fills = new Map<string, TradedSpan>();

  constructor(prices: Prices) {
    this.#prices = prices;
  }

  recordFill(instrument: Instrument, time: number, price: Decimal, qty: Decimal, value: Decimal): void {
    const [at, volume, turnover] = [toNumber(price), toNumber(qty), toNumber(value)];
    const minute = floorTo(time, minuteMs);
    const key = keyOf(instrument, "last", minute);
    const fills = this.#fills.get(key) ?? nothing();
    add(fills, { low: at, high: at, volume, turnover });
    this.#fills.set(key, fills);
    for (const length of [hourMs, dayMs])
      this.#kept.delete(`${keyOf(instrument, "last", floorTo(time, length))}/${length}`);
  }

  /** Sums up trades from a full minute to any later instant. */
  span(instrument: Instrument, kind: PriceKind, from: number, to: number): TradedSpan {
    const sum = nothing();
    for (let time = from; time < to;) {
      const length = wholes.find((each) => time % each === 0 && time + each <= to);
      const end = length === undefined ? Math.min(time + minuteMs, to) : time + length;
      if (length === undefined) add(sum, this.#minute(instrument, kind, time, end));
      else
        add(sum, length === cellMs ? this.#cell(instrument, kind, time) : this.#keep(instrument, kind, time, length));
      time = end;
    }
    return sum;
  }

  /** Caches past hours and days, which change only if an account catches up on fills. */
  #keep(instrument: Instrument, kind: PriceKind, start: number, length: number): TradedSpan {
    const key = `${keyOf(instrument, kind, start)}/${length}`;
    let span = this.#kept.get(key);
    if (span !== undefined) return span;
    span = nothing();
    for (let time = start; time < start + length; time += cellMs) add(span, this.#cell(instrument, kind, time));
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(key, span);
    return span;
  }

  #cell(instrument: Instrument, kind: PriceKind, start: number): TradedSpan {
    const sum = nothing();
    const end = start + cellMs;
    const line = this.#line(instrument, kind, start, start);
    const isSet = this.#prices.changesBetween(instrument, start, end).length > 0;
    for (let minute = start; minute < end; minute += minuteMs)
      add(sum, this.#minute(instrument, kind, minute, minute + minuteMs, isSet ? undefined : line));
    return sum;
  }

  #minute(instrument: Instrument, kind: PriceKind, start: number, end: number, known?: Line): TradedSpan {
    const sum = nothing();
    const cell = floorTo(start, cellMs);
    // A price set within this minute splits it into two parts.
    const set = known === undefined ? this.#prices.changesBetween(instrument, start, end) : [];
    const edges = [start, ...set, end];
    for (const [index, from] of edges.slice(0, -1).entries()) {
      const line = known ?? this.#line(instrument, kind, cell, from);
      const to = edges[index + 1] ?? end;
      add(sum, { ...line.range(from, to), volume: 0, turnover: 0 });
      if (kind === "last") this.#addVolume(sum, instrument, from, to, line.at(from));
    }
    const fills = kind === "last" ? this.#fills.get(keyOf(instrument, kind, start)) : undefined;
    if (fills !== undefined) add(sum, fills);
    return sum;
  }

  /** Returns the slow price of a cell under the settings of an instant. */
  #line(instrument: Instrument, kind: PriceKind, cell: number, setting: number): Line {
    const [left, right] = this.#prices.slowEnds(instrument, kind, cell, setting);
    const distance = this.#prices.distance(instrument, kind, setting);
    const slow = (time: number): number => left + (right - left) * smooth((time - cell) / cellMs);
    const price = (value: number): number => (kind === "premium" ? value : Math.exp(value));
    return {
      at: (time) => price(slow(time)),
      range: (from, to) => {
        const [start, end] = [slow(from), slow(to)];
        return { low: price(Math.min(start, end) - distance), high: price(Math.max(start, end) + distance) };
      },
    };
  }

  /** Adds volume. A minute that has not ended has only a share of it. */
  #addVolume(sum: TradedSpan, instrument: Instrument, from: number, to: number, price: number): void {
    const inverse = instrument.category === "inverse";
    const unit = inverse ? 1 : (basePrices[instrument.baseCoin] ?? 1);
    const step = toNumber(instrument.qtyStep);
    const activity = this.#prices.activity(instrument, Math.floor(from / minuteMs));
    const dollars = (quietMinute * (1 + 2 * activity) * (to - from)) / minuteMs;
    const volume = Math.max(1, Math.floor(dollars / unit / step)) * step;
    sum.volume += volume;
    sum.turnover += inverse ? volume / price : volume * price;
  }
}

/** A price that moves monotonically from one end of a cell to the other. */
interface Line {
  at(time: number): number;
  /** Returns the bounds of the generated price between two instants. */
  range(from: number, to: number): { low: number; high: number };
}

const keyOf = ({ category, symbol }: Instrument, kind: PriceKind, time: number): string =>
  `${category}/${symbol}/${kind}/${time}`;
