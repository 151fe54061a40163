import { decimal, type Decimal, floorToStep, larger } from "../../decimal.ts";
import { entryOf } from "../../maps.ts";
import { replaceMap } from "../fields.ts";
import { hash, lattice, unit } from "../../random.ts";
import type { Instrument } from "./instrument.ts";
import { basePrices, dailySuspension, linearRows } from "./listings.ts";
import { dayMs, floorTo, minuteMs } from "../../clock.ts";

/**
 * Layers of noise that make up price movements, from weeks to seconds. Each layer has a period in milliseconds and a
 * relative size.
 */
const layers: readonly (readonly [number, number])[] = [
  [604_800_000, 0.05],
  [86_400_000, 0.015],
  [14_400_000, 0.006],
  [1_800_000, 0.0025],
  [300_000, 0.001],
  [30_000, 0.0004],
  [2_000, 0.00012],
];
/** Length in milliseconds of the time cells from which candles are built. */
export const cellMs = 300_000;
/** Start and end of the daily suspension for a split adjustment, in minutes after midnight UTC, by asset. */
const suspensions = new Map(
  linearRows.filter((row) => row.listing === "daily-suspension").map((row) => [row.base, dailySuspension] as const),
);

/**
 * Returns the instant whose generated price applies to an asset at `instant`. During the daily suspension, this is the
 * start of the suspension; at any other time, it is `instant` itself.
 */
export function shownAt(asset: string, instant: number): number {
  const rest = suspensions.get(asset);
  if (rest === undefined) return instant;
  const midnight = floorTo(instant, dayMs);
  const [from, until] = rest.map((minute) => midnight + minute * minuteMs) as [number, number];
  return instant >= from && instant < until ? from : instant;
}

/**
 * Index of the first layer whose period is shorter than a time cell (`cellMs`). This layer and the layers after it are
 * called fast, the others slow. Fast layers change the price by no more than the sum of their sizes.
 */
const firstFastLayer = layers.findIndex(([period]) => period < cellMs);
const fastWidth = layers.slice(firstFastLayer).reduce((sum, [, size]) => sum + size, 0);
/**
 * Maximum error of interpolating the slow layers between the start and end of a time cell. A layer whose period equals
 * the cell is interpolated exactly. A longer layer changes by at most 3 times its size per period, and deviates from
 * the interpolation because it curves.
 */
const slowError = layers
  .slice(0, firstFastLayer)
  .filter(([period]) => period > cellMs)
  .reduce((sum, [period, size]) => sum + 0.1 * 3 * size * (cellMs / period) + 1.5 * size * (cellMs / period) ** 2, 0);
/**
 * Maximum difference between the logarithm of an asset's price and the interpolation of the slow layers (see
 * `firstFastLayer`).
 */
const width = fastWidth + slowError;

/**
 * Returns the average price of an asset in dollars. An asset outside the catalog, such as an unknown coin in a request,
 * is worth one dollar.
 */
const basePriceOf = (asset: string): number => (Object.hasOwn(basePrices, asset) ? (basePrices[asset] ?? 1) : 1);

/** Interpolates from 0 to 1 with a slope of zero at both ends (smoothstep). */
export const smooth = (fraction: number): number => fraction * fraction * (3 - 2 * fraction);

const dollar = decimal("1");
const stable = new Set(["USD", "USDT", "USDC"]);
const premiumShare = 0.01;

/** A price that a test has set. It scales all later prices of the asset. If `held` is true, the price stops moving. */
interface PriceChange {
  from: number;
  factor: number;
  held: boolean;
}

const unchanged: PriceChange = { from: Number.NEGATIVE_INFINITY, factor: 1, held: false };

export type PriceKind = "last" | "mark" | "index" | "premium";

/**
 * Generated prices: smooth noise on several time scales. A price depends only on seed, asset and instant, so past
 * prices are available and two sandboxes with equal seeds have equal prices.
 */
export class Prices {
  readonly #seed: number;
  readonly #seeds = new Map<string, number>();
  readonly #changes = new Map<string, PriceChange[]>();
  readonly #listeners: (() => void)[] = [];
  #marks = new WeakMap<Instrument, { instant: number; mark: Decimal }>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Returns the seed of a noise function, which is identified by its name. */
  seedOf(name: string): number {
    return entryOf(this.#seeds, name, () => hash(`${this.#seed}/${name}`));
  }

  #movement(name: string, instant: number, layerCount = layers.length): number {
    const seed = this.seedOf(name);
    let sum = 0;
    for (let layer = 0; layer < layerCount; layer++) {
      const [period, size] = layers[layer] as readonly [number, number];
      const position = instant / period;
      const index = Math.floor(position);
      const fraction = position - index;
      const layerSeed = seed ^ period;
      const left = lattice(layerSeed, index);
      sum += size * (left + (lattice(layerSeed, index + 1) - left) * smooth(fraction));
    }
    return sum;
  }

  /** Returns the price setting in effect at an instant. */
  #changeAt(asset: string, instant: number): PriceChange {
    return this.#changes.get(asset)?.findLast(({ from }) => from <= instant) ?? unchanged;
  }

  /**
   * Returns the instant whose generated price applies to an asset at `instant`. The two instants differ during a
   * suspension, or while a price is held.
   */
  #shown(asset: string, instant: number, change: PriceChange): number {
    return shownAt(asset, change.held ? change.from : instant);
  }

  /**
   * Sets the mark price of a symbol from an instant on. All prices with the symbol's base coin change by an equal
   * ratio.
   */
  setMark(instrument: Instrument, price: number, instant: number, held: boolean): void {
    const asset = instrument.baseCoin;
    const { factor } = this.#changeAt(asset, instant);
    const changes = (this.#changes.get(asset) ?? []).filter(({ from }) => from < instant);
    this.#changes.set(asset, [...changes, { from: instant, factor, held }]);
    // Add a little, because prices are rounded down to the tick.
    const share = (price / this.markNumber(instrument, instant)) * (1 + 1e-12);
    this.#changes.set(asset, [...changes, { from: instant, factor: factor * share, held }]);
    this.#marks = new WeakMap();
    for (const listener of this.#listeners) listener();
  }

  /** Returns the prices that were set, by asset. */
  save(): Map<string, PriceChange[]> {
    return this.#changes;
  }

  load(changes: Map<string, PriceChange[]>): void {
    replaceMap(this.#changes, changes);
    this.#marks = new WeakMap();
  }

  /** Adds a callback that runs whenever a price is set. */
  onSet(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Returns the instants between `from` and `to`, exclusive, at which prices of the symbol were set. */
  changesBetween({ baseCoin, quoteCoin }: Instrument, from: number, to: number): number[] {
    if (this.#changes.size === 0) return [];
    return [baseCoin, quoteCoin]
      .flatMap((asset) => this.#changes.get(asset) ?? [])
      .map((change) => change.from)
      .filter((instant) => instant > from && instant < to)
      .toSorted((left, right) => left - right);
  }

  /**
   * Returns the slow part of a price (without its fast layers) at the start and at the end of the time cell that starts
   * at `cell`. `setting` is the instant whose price settings apply. Within the cell, the price deviates from the
   * `smooth` interpolation between the two values by at most `distance`. The values are logarithms, except for a
   * premium.
   */
  slowEnds(instrument: Instrument, kind: PriceKind, cell: number, setting: number): [start: number, end: number] {
    // Use the last instant of the cell instead of the start of the next cell, because a suspension may end exactly at
    // that start.
    return [this.#slow(instrument, kind, cell, setting), this.#slow(instrument, kind, cell + cellMs - 1, setting)];
  }

  #slow(instrument: Instrument, kind: PriceKind, instant: number, setting: number): number {
    const { baseCoin, quoteCoin } = instrument;
    const [base, quote] = [this.#changeAt(baseCoin, setting), this.#changeAt(quoteCoin, setting)];
    const shown = this.#shown(baseCoin, instant, base);
    const premium =
      instrument.category === "spot" || kind === "index"
        ? 0
        : premiumShare * this.#movement(`premium:${instrument.symbol}`, shown, firstFastLayer);
    if (kind === "premium") return premium;
    const asset = (name: string, at: number, { factor }: PriceChange): number =>
      stable.has(name) ? 0 : Math.log(basePriceOf(name) * factor) + this.#movement(name, at, firstFastLayer);
    const quoteShown = this.#shown(quoteCoin, instant, quote);
    return asset(baseCoin, shown, base) - asset(quoteCoin, quoteShown, quote) + Math.log(1 + premium);
  }

  /**
   * Returns the maximum difference between a price and the interpolation of its slow part (`slowEnds`). Like the values
   * of `slowEnds`, it is a difference of logarithms, except for a premium.
   */
  distance({ baseCoin, quoteCoin }: Instrument, kind: PriceKind, setting: number): number {
    const moves = (asset: string): number => (stable.has(asset) || this.#changeAt(asset, setting).held ? 0 : width);
    if (kind === "premium") return premiumShare * moves(baseCoin);
    // The premium enters the price as log(1 + premium), which changes by less than 1.1 times the change of the premium.
    const premium = kind === "index" ? 0 : 1.1 * premiumShare * moves(baseCoin);
    return moves(baseCoin) + moves(quoteCoin) + premium;
  }

  /** Returns the trading activity of a minute relative to the busiest, from 0 to 1. */
  activity(instrument: Instrument, minute: number): number {
    return (lattice(this.seedOf(`volume:${instrument.symbol}`), minute) + 1) / 2;
  }

  /** Returns the value of one unit of an asset in US dollars. */
  usd(asset: string, instant: number): number {
    if (stable.has(asset)) return 1;
    const change = this.#changeAt(asset, instant);
    const movement = this.#movement(asset, this.#shown(asset, instant, change));
    return basePriceOf(asset) * change.factor * Math.exp(movement);
  }

  /**
   * Returns the value of one unit of an asset in US dollars as an exact number. Stable coins, the most frequent case,
   * return a constant.
   */
  usdRate(asset: string, instant: number): Decimal {
    return stable.has(asset) ? dollar : decimal(this.usd(asset, instant));
  }

  /** Returns the index price of a symbol, which excludes the contract's premium. */
  indexNumber(instrument: Instrument, instant: number): number {
    return this.usd(instrument.baseCoin, instant) / this.usd(instrument.quoteCoin, instant);
  }

  markNumber(instrument: Instrument, instant: number): number {
    if (instrument.category === "option") return this.option(instrument, instant).price;
    const index = this.indexNumber(instrument, instant);
    if (instrument.category === "spot") return index;
    const shown = this.#shown(instrument.baseCoin, instant, this.#changeAt(instrument.baseCoin, instant));
    const premium = this.#movement(`premium:${instrument.symbol}`, shown) * premiumShare;
    return index * (1 + premium);
  }

  /** Returns an option's price and greeks. */
  option(instrument: Instrument, instant: number): OptionValue {
    const index = this.indexNumber(instrument, instant);
    return optionValue(instrument, index, this.volatility(instrument), instant);
  }

  /** Returns the implied volatility of an option, which is constant. */
  volatility(instrument: Instrument): number {
    return 0.45 + 0.3 * unit(`${this.#seed}/iv/${instrument.symbol}`);
  }

  #onTick(value: number, tick: Decimal): Decimal {
    return larger(floorToStep(decimal(value), tick), tick);
  }

  index(instrument: Instrument, instant: number): Decimal {
    return this.#onTick(this.indexNumber(instrument, instant), instrument.tickSize);
  }

  /** Returns the mark price. A request often reads one price many times, so each symbol's last price is cached. */
  mark(instrument: Instrument, instant: number): Decimal {
    const known = this.#marks.get(instrument);
    if (known?.instant === instant) return known.mark;
    const mark = this.#onTick(this.markNumber(instrument, instant), instrument.tickSize);
    this.#marks.set(instrument, { instant, mark });
    return mark;
  }

  /** Returns the last traded price, which is the best bid of the generated order book. */
  last(instrument: Instrument, instant: number): Decimal {
    return this.mark(instrument, instant);
  }

  bestBid(instrument: Instrument, instant: number): Decimal {
    return this.mark(instrument, instant);
  }

  bestAsk(instrument: Instrument, instant: number): Decimal {
    return this.bestBid(instrument, instant) + instrument.tickSize;
  }
}

const year = 365 * dayMs;

/**
 * Approximates the normal distribution (Abramowitz and Stegun 7.1.26) to seven digits, which is enough for a simulated
 * quote.
 */
function normalDistribution(value: number): number {
  const t = 1 / (1 + 0.3275911 * (Math.abs(value) / Math.SQRT2));
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const erf = 1 - series * Math.exp((-value * value) / 2);
  return value >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}

const normalDensity = (value: number): number => Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI);

interface OptionValue {
  price: number;
  delta: number;
  gamma: number;
  vega: number;
  theta: number;
}

/** Computes the Black-Scholes price per unit of the underlying and the greeks, without interest. Theta is per day. */
export function optionValue(option: Instrument, underlying: number, volatility: number, instant: number): OptionValue {
  const call = option.optionsType === "Call";
  const time = (option.deliveryTime - instant) / year;
  if (time <= 0) {
    const price = Math.max(0, call ? underlying - option.strike : option.strike - underlying);
    return { price, delta: price > 0 ? (call ? 1 : -1) : 0, gamma: 0, vega: 0, theta: 0 };
  }
  const deviation = volatility * Math.sqrt(time);
  const d1 = Math.log(underlying / option.strike) / deviation + deviation / 2;
  const d2 = d1 - deviation;
  const callPrice = underlying * normalDistribution(d1) - option.strike * normalDistribution(d2);
  return {
    price: Math.max(0, call ? callPrice : callPrice - underlying + option.strike),
    delta: call ? normalDistribution(d1) : normalDistribution(d1) - 1,
    gamma: normalDensity(d1) / (underlying * deviation),
    vega: (underlying * normalDensity(d1) * Math.sqrt(time)) / 100,
    theta: (-underlying * normalDensity(d1) * volatility) / (2 * Math.sqrt(time)) / 365,
  };
}
