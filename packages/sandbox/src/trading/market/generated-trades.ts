import { type Decimal, toNumber } from "../../decimal.ts";
import { entryOf } from "../../maps.ts";
import { lattice } from "../../random.ts";
import { minuteMs } from "../../clock.ts";
import { type Instrument, valueOf } from "./instrument.ts";
import { basePrices } from "./listings.ts";
import type { Prices } from "./prices.ts";

/** Trading volume of a quiet minute, in dollars. A busy minute has three times as much. */
const quietMinute = 200_000;
const secondMs = 1000;
const secondsPerMinute = minuteMs / secondMs;

export interface GeneratedTrade {
  readonly side: "Buy" | "Sell";
  readonly price: Decimal;
  readonly size: Decimal;
  readonly value: Decimal;
  readonly time: number;
}

/** Generates one trade per second for every symbol. The sizes of a minute's trades add up to the minute's volume. */
export class GeneratedTrades {
  readonly #prices: Prices;
  /** Cumulative fraction of a minute's volume that is traded before each of its seconds, by symbol. */
  readonly #shares = new Map<string, readonly number[]>();

  constructor(prices: Prices) {
    this.#prices = prices;
  }

  /**
   * Returns the trade of a second since 1970. Uses the price one millisecond before that second, so that setting a
   * price at that instant doesn't change a trade that was already sent.
   */
  trade(instrument: Instrument, second: number): GeneratedTrade {
    const time = second * secondMs;
    const side = lattice(this.#prices.seedOf(`side:${instrument.symbol}`), second) < 0 ? "Buy" : "Sell";
    const price =
      side === "Buy" ? this.#prices.bestAsk(instrument, time - 1) : this.#prices.bestBid(instrument, time - 1);
    const size = BigInt(this.#steps(instrument, second, second + 1)) * instrument.qtyStep;
    return { side, price, size, value: valueOf(instrument, size, price), time };
  }

  /** Returns the volume traded between two seconds of the same minute, as a number of quantity steps. */
  #steps(instrument: Instrument, from: number, to: number): number {
    const minute = Math.floor(from / secondsPerMinute);
    const start = minute * secondsPerMinute;
    const shares = entryOf(this.#shares, instrument.symbol, () => this.#sharesOf(instrument));
    const whole = this.#minuteSteps(instrument, minute) - secondsPerMinute;
    const before = (second: number): number => Math.floor(whole * (shares[second - start] ?? 1));
    return to - from + before(to) - before(from);
  }

  /** Returns the volume between two instants of one minute. */
  volume(instrument: Instrument, from: number, to: number): Decimal {
    const [first, end] = [Math.ceil(from / secondMs), Math.ceil(to / secondMs)];
    return end > first ? BigInt(this.#steps(instrument, first, end)) * instrument.qtyStep : 0n;
  }

  #minuteSteps(instrument: Instrument, minute: number): number {
    const unit = instrument.category === "inverse" ? 1 : (basePrices[instrument.baseCoin] ?? 1);
    const dollars = quietMinute * (1 + 2 * this.#prices.activity(instrument, minute));
    return Math.max(2 * secondsPerMinute, Math.floor(dollars / unit / toNumber(instrument.qtyStep)));
  }

  #sharesOf({ symbol }: Instrument): readonly number[] {
    const seed = this.#prices.seedOf(`sizes:${symbol}`);
    const weights = Array.from({ length: secondsPerMinute }, (_, second) => 1.2 + lattice(seed, second));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let sum = 0;
    return [0, ...weights.map((weight) => (sum += weight) / total)].with(secondsPerMinute, 1);
  }
}
