import { decimal, floorToStep, larger, type Decimal } from "../../decimal.ts";
import { hash, lattice, unit } from "../../random.ts";
import type { Instrument } from "./instrument.ts";
import { basePrices, dailySuspension, linearRows } from "./listings.ts";
import { optionValue, type OptionValue } from "./option-model.ts";

/** Period in milliseconds and relative size of each layer of movement, from weeks to seconds. */
const layers: readonly (readonly [number, number])[] = [
  [604_800_000, 0.05],
  [86_400_000, 0.015],
  [14_400_000, 0.006],
  [1_800_000, 0.0025],
  [300_000, 0.001],
  [30_000, 0.0004],
  [2_000, 0.00012],
];
/** Assets whose feed stops for a while every day, with the minutes after midnight UTC: a split adjustment. */
const resting = new Map(
  linearRows.filter((row) => row.listing === "daily-suspension").map((row) => [row.base, dailySuspension] as const),
);

/** The instant whose price an asset shows: while its feed rests, the moment it stopped. */
export function shownAt(asset: string, instant: number): number {
  const rest = resting.get(asset);
  if (rest === undefined) return instant;
  const midnight = Math.floor(instant / 86_400_000) * 86_400_000;
  const [from, until] = rest.map((minute) => midnight + minute * 60_000) as [number, number];
  return instant >= from && instant < until ? from : instant;
}

const dollar = decimal("1");
const stable = new Set(["USD", "USDT", "USDC"]);

/**
 * Generated prices: smooth noise on several time scales. A price is a function of seed, asset and
 * instant alone, so the past can be asked for, and two sandboxes with one seed agree.
 */
export class Prices {
  readonly #seed: number;
  readonly #seeds = new Map<string, number>();
  readonly #marks = new WeakMap<Instrument, { instant: number; mark: Decimal }>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  #seedOf(name: string): number {
    let value = this.#seeds.get(name);
    if (value === undefined) this.#seeds.set(name, (value = hash(`${this.#seed}/${name}`)));
    return value;
  }

  #movement(name: string, instant: number): number {
    const seed = this.#seedOf(name);
    let sum = 0;
    for (const [period, size] of layers) {
      const position = instant / period;
      const index = Math.floor(position);
      const fraction = position - index;
      const smooth = fraction * fraction * (3 - 2 * fraction);
      const layerSeed = seed ^ period;
      const left = lattice(layerSeed, index);
      sum += size * (left + (lattice(layerSeed, index + 1) - left) * smooth);
    }
    return sum;
  }

  /** Value of one unit of an asset in US dollars. */
  usd(asset: string, instant: number): number {
    if (stable.has(asset)) return 1;
    return (basePrices[asset] ?? 1) * Math.exp(this.#movement(asset, shownAt(asset, instant)));
  }

  /** The same as an exact number; most coins of an account are worth a dollar. */
  usdRate(asset: string, instant: number): Decimal {
    return stable.has(asset) ? dollar : decimal(this.usd(asset, instant));
  }

  /** Index of the pair, before any premium of the contract. */
  indexNumber(instrument: Instrument, instant: number): number {
    return this.usd(instrument.baseCoin, instant) / this.usd(instrument.quoteCoin, instant);
  }

  markNumber(instrument: Instrument, instant: number): number {
    if (instrument.category === "option") return this.option(instrument, instant).price;
    const index = this.indexNumber(instrument, instant);
    if (instrument.category === "spot") return index;
    const premium = this.#movement(`premium:${instrument.symbol}`, shownAt(instrument.baseCoin, instant)) * 0.01;
    return index * (1 + premium);
  }

  /** An option's price and greeks. */
  option(instrument: Instrument, instant: number): OptionValue {
    const index = this.indexNumber(instrument, instant);
    return optionValue(instrument, index, this.volatility(instrument), instant);
  }

  /** Implied volatility of an option: fixed for its life. */
  volatility(instrument: Instrument): number {
    return 0.45 + 0.3 * unit(`${this.#seed}/iv/${instrument.symbol}`);
  }

  #onTick(value: number, tick: Decimal): Decimal {
    return larger(floorToStep(decimal(value), tick), tick);
  }

  index(instrument: Instrument, instant: number): Decimal {
    return this.#onTick(this.indexNumber(instrument, instant), instrument.tickSize);
  }

  /** One request asks for the same price many times, so the last one of each symbol is kept. */
  mark(instrument: Instrument, instant: number): Decimal {
    const known = this.#marks.get(instrument);
    if (known?.instant === instant) return known.mark;
    const mark = this.#onTick(this.markNumber(instrument, instant), instrument.tickSize);
    this.#marks.set(instrument, { instant, mark });
    return mark;
  }

  /** Last traded price: the bid side of the generated book. */
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
