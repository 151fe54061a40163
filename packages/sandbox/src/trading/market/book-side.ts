import { type Decimal, formatDecimal, toNumber } from "../../decimal.ts";
import { lattice } from "../../random.ts";
import type { Instrument } from "./instrument.ts";
import { basePrices } from "./listings.ts";
import { type Prices, shownAt } from "./prices.ts";

export interface Level {
  readonly price: Decimal;
  readonly size: Decimal;
}

/** Formats a level as a `[price, size]` pair, as in messages. */
export const pairOf = ({ price, size }: Level): string[] => [formatDecimal(price), formatDecimal(size)];

/**
 * A price level with two numbers, by which it can be compared cheaply with the level at the same price in an earlier
 * book.
 */
export interface BookLevel extends Level {
  /** Price as a number of ticks. */
  readonly tick: number;
  /** Number that changes whenever the size changes. */
  readonly sizeVersion: number;
}

/** Parameters of one side of a generated order book. */
export interface BookSide {
  readonly seed: number;
  /** Direction in which prices move away from the best price: down for bids, up for asks. */
  readonly direction: -1 | 1;
  readonly tickSize: Decimal;
  /** Average number of ticks between levels. */
  readonly spacing: number;
  /** Lowest possible price, in ticks. */
  readonly lowest: number;
  /** Step of order sizes. */
  readonly sizeStep: Decimal;
  /** Returns the number of size steps that an amount of dollars buys at a price in ticks. */
  stepsOf(dollars: number, tick: number): number;
}

/**
 * Minimum time in milliseconds for which the size at a price stays unchanged. Each price has one of five durations,
 * from half a second to eight seconds.
 */
const shortestMs = 500;
const lifetimes = 5;
/** Fraction of the price levels behind the best price at which there are no orders. */
const emptyShare = 0.125;

/** Returns the noise value in [0, 1) at a lattice point. */
const share = (seed: number, index: number): number => (lattice(seed, index) + 1) / 2;

/**
 * The orders at one price. Price and size are computed on access, because comparing two books only reads them for the
 * few changed levels.
 */
export class GeneratedLevel implements BookLevel {
  readonly #side: BookSide;
  readonly tick: number;
  readonly sizeVersion: number;
  readonly #fill: number;

  constructor(side: BookSide, tick: number, instant: number) {
    const lot = share(side.seed, tick) * lifetimes;
    const lifetime = shortestMs * 2 ** Math.floor(lot);
    this.#side = side;
    this.tick = tick;
    this.sizeVersion = Math.floor(instant / lifetime + (lot % 1));
    this.#fill = share(side.seed ^ Math.imul(tick, 0x9e3779b1), this.sizeVersion);
  }

  get isEmpty(): boolean {
    return this.#fill < emptyShare;
  }

  get price(): Decimal {
    return BigInt(this.tick) * this.#side.tickSize;
  }

  get size(): Decimal {
    const { sizeStep, stepsOf } = this.#side;
    const steps = Math.floor(stepsOf(20_000 + 180_000 * this.#fill, this.tick));
    return BigInt(Math.max(1, steps)) * sizeStep;
  }
}

/**
 * Returns the levels of a side, best first. A level depends only on its price and the time, so most levels don't change
 * when the best price moves.
 */
export function levelsFrom(side: BookSide, best: Decimal, depth: number, instant: number): GeneratedLevel[] {
  const { seed, direction, spacing, lowest } = side;
  const bestTick = Number(best / side.tickSize);
  const found = [new GeneratedLevel(side, bestTick, instant)];
  for (let cell = Math.floor(bestTick / spacing); found.length < depth; cell += direction) {
    const tick = cell * spacing + Math.floor(share(seed, cell) * spacing);
    if (direction * (tick - bestTick) <= 0) continue;
    if (tick < lowest) break;
    const level = new GeneratedLevel(side, tick, instant);
    if (!level.isEmpty) found.push(level);
  }
  return found;
}

/** Average distance between two levels as a fraction of the price. A larger tick size takes precedence. */
const usualGap = 5e-6;

/** Function that returns the levels of one side of an order book at an instant, best first. */
export type Levels = (side: "bid" | "ask", depth: number, instant: number) => readonly BookLevel[];

/** Creates the generated order book of a symbol. */
export function generatedBook(prices: Prices, instrument: Instrument): Levels {
  const bids = sideOf(prices, instrument, "bid");
  const asks = sideOf(prices, instrument, "ask");
  return (side, depth, instant) => {
    const best = side === "bid" ? prices.bestBid(instrument, instant) : prices.bestAsk(instrument, instant);
    return levelsFrom(side === "bid" ? bids : asks, best, depth, shownAt(instrument.baseCoin, instant));
  };
}

function sideOf(prices: Prices, instrument: Instrument, side: "bid" | "ask"): BookSide {
  const { category, symbol, tickSize, qtyStep } = instrument;
  const [tick, step] = [toNumber(tickSize), toNumber(qtyStep)];
  return {
    seed: prices.seedOf(`book:${category}/${symbol}/${side}`),
    direction: side === "bid" ? -1 : 1,
    tickSize,
    spacing: category === "option" ? 1 : Math.max(1, Math.round((usualGap * usualPrice(instrument)) / tick)),
    lowest: 1,
    sizeStep: qtyStep,
    stepsOf(dollars, priceTick) {
      // Sizes of inverse contracts are dollars; all others are units of the base coin.
      if (category === "inverse") return dollars / step;
      const price = priceTick * tick;
      return dollars / (category === "option" ? Math.max(price, 1) : price) / step;
    },
  };
}

/** Returns the long-term average price of a symbol. */
export const usualPrice = ({ baseCoin, quoteCoin }: Instrument): number =>
  (basePrices[baseCoin] ?? 1) / (basePrices[quoteCoin] ?? 1);
