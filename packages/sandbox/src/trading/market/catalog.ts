import { type Category, dateCode, expiryAfter, instrumentFrom, type Instrument } from "./instrument.ts";
import { basePrices, inverseRows, linearRows, optionRows, spotRows } from "./listings.ts";
import { dayMs } from "../../clock.ts";

function optionsOf(row: (typeof optionRows)[number], firstId: number, start: number): Instrument[] {
  const center = Math.round((basePrices[row.base] ?? 1) / row.grid) * row.grid;
  const expiries = [2, 9, 30].map((days) => expiryAfter(start + days * dayMs));
  const strikes = [-2, -1, 0, 1, 2].map((offset) => center + offset * row.grid);
  const { base, tick, step } = row;
  const common = instrumentFrom("option", { symbol: "", base, quote: "USDT", tick, step, leverage: "1" }, 0, start);
  return expiries
    .flatMap((deliveryTime) =>
      strikes.flatMap((strike) =>
        (["Call", "Put"] as const).map((optionsType) => ({
          ...common,
          symbol: `${row.base}-${dateCode(deliveryTime)}-${strike}-${optionsType.charAt(0)}-USDT`,
          contractType: "",
          fundingInterval: 0,
          deliveryTime,
          strike,
          optionsType,
          minimumNotional: 0n,
        })),
      ),
    )
    .map((instrument, index) => ({ ...instrument, symbolId: firstId + index }));
}

/**
 * All instruments of one environment, by category and symbol. Expiry dates depend on the time at which the sandbox
 * started.
 */
export class Catalog {
  readonly #byKey = new Map<string, Instrument>();
  readonly #lists = new Map<Category, Instrument[]>();

  constructor(start: number) {
    const rows = { linear: linearRows, inverse: inverseRows, spot: spotRows } as const;
    for (const [place, category] of (["linear", "inverse", "spot"] as const).entries())
      this.#add(
        category,
        rows[category].map((row, index) => instrumentFrom(category, row, 100 * (place + 1) + index, start)),
      );
    this.#add(
      "option",
      optionRows.flatMap((row, index) => optionsOf(row, 1000 + index * 100, start)),
    );
  }

  #add(category: Category, instruments: Instrument[]): void {
    this.#lists.set(category, instruments);
    for (const instrument of instruments) this.#byKey.set(`${category}:${instrument.symbol}`, instrument);
  }

  find(category: string, symbol: string): Instrument | undefined {
    return this.#byKey.get(`${category}:${symbol}`);
  }

  /** Returns a copy of a contract with another delivery time and the symbol that results from it. */
  expiringAt(instrument: Instrument, deliveryTime: number): Instrument {
    const symbol = instrument.symbol.replace(dateCode(instrument.deliveryTime), dateCode(deliveryTime));
    return { ...instrument, symbol, deliveryTime };
  }

  list(category: string): readonly Instrument[] {
    return this.#lists.get(category as Category) ?? [];
  }
}
