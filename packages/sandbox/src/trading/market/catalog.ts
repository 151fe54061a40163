import { decimal } from "../../decimal.ts";
import { openListing, type Category, type Instrument, type Listing } from "./instrument.ts";
import {
  basePrices,
  dailySuspension,
  inverseRows,
  linearRows,
  optionRows,
  spotRows,
  type ListingRow,
} from "./listings.ts";
import { hourMs, dayMs, floorTo } from "../../clock.ts";

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** The first Friday 08:00 UTC at or after the given instant. */
function expiryAfter(instant: number): number {
  const midnight = floorTo(instant, dayMs);
  const weekday = new Date(midnight).getUTCDay();
  const friday = midnight + ((5 - weekday + 7) % 7) * dayMs + 8 * hourMs;
  return friday >= instant ? friday : friday + 7 * dayMs;
}

const dateCode = (instant: number): string => {
  const date = new Date(instant);
  return `${date.getUTCDate()}${months[date.getUTCMonth()]}${String(date.getUTCFullYear()).slice(2)}`;
};

const fees: Record<Category, readonly [string, string]> = {
  spot: ["0.001", "0.001"],
  linear: ["0.00055", "0.0002"],
  inverse: ["0.00055", "0.0002"],
  option: ["0.0003", "0.0002"],
};

function listingOf(row: ListingRow, start: number): Listing {
  if (row.listing === undefined) return openListing;
  if (row.listing === "pending-open") {
    // Opens at the first full hour that is at least thirty minutes away.
    return { ...openListing, kind: "pending-open", opensAt: Math.ceil((start + 1_800_000) / hourMs) * hourMs };
  }
  if (row.listing === "daily-suspension")
    return { ...openListing, kind: "daily-suspension", suspension: dailySuspension };
  return {
    ...openListing,
    kind: "pre-launch",
    phase: row.listing === "call-auction" ? "CallAuction" : "ContinuousTrading",
  };
}

function fromRow(category: Category, row: ListingRow, symbolId: number, start: number): Instrument {
  const [takerFee, makerFee] = fees[category];
  const deliveryTime = row.expiresIn === undefined ? 0 : expiryAfter(start + row.expiresIn * dayMs);
  const futures = row.expiresIn !== undefined;
  const perpetual = category === "spot" ? "" : category === "linear" ? "LinearPerpetual" : "InversePerpetual";
  const lots = category === "inverse" ? "1000000" : decimalLots(row);
  return {
    category,
    symbol: row.symbol.replace("QUARTER", dateCode(deliveryTime)).replace("USD-", "USD"),
    symbolId,
    baseCoin: row.base,
    quoteCoin: row.quote,
    settleCoin: row.settle ?? (category === "spot" ? "" : row.quote),
    contractType: row.contractType ?? perpetual,
    symbolType: row.symbolType ?? "",
    fullName: row.fullName ?? "",
    marketRegion: row.region ?? "",
    underlyingTicker: row.ticker ?? "",
    tags: row.tags ?? [],
    tickSize: decimal(row.tick),
    qtyStep: decimal(row.step),
    minimumQty: decimal(row.step),
    maximumQty: decimal(lots),
    maximumMarketQty: decimal(lots) / 2n,
    minimumNotional: decimal(category === "inverse" ? "1" : "5"),
    maximumLeverage: decimal(row.leverage ?? "1"),
    fundingInterval: category === "spot" || futures ? 0 : 480,
    launchTime: 1_585_526_400_000,
    deliveryTime,
    optionsType: "",
    strike: 0,
    listing: listingOf(row, start),
    agreement: row.agreement,
    takerFee: decimal(takerFee),
    makerFee: decimal(makerFee),
  };
}

/** Largest order: about ten million dollars' worth, as a round number of base coins. */
function decimalLots(row: ListingRow): string {
  return String(10 ** Math.max(1, Math.floor(Math.log10(10_000_000 / (basePrices[row.base] ?? 1)))));
}

function optionsOf(row: (typeof optionRows)[number], firstId: number, start: number): Instrument[] {
  const center = Math.round((basePrices[row.base] ?? 1) / row.grid) * row.grid;
  const expiries = [2, 9, 30].map((days) => expiryAfter(start + days * dayMs));
  const strikes = [-2, -1, 0, 1, 2].map((offset) => center + offset * row.grid);
  const { base, tick, step } = row;
  const common = fromRow("option", { symbol: "", base, quote: "USDT", tick, step, leverage: "1" }, 0, start);
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

/** Every symbol of one environment, by category and symbol. Expiry dates follow the start of the sandbox. */
export class Catalog {
  readonly #byKey = new Map<string, Instrument>();
  readonly #lists = new Map<Category, Instrument[]>();

  constructor(start: number) {
    const rows = { linear: linearRows, inverse: inverseRows, spot: spotRows } as const;
    for (const [place, category] of (["linear", "inverse", "spot"] as const).entries())
      this.#add(
        category,
        rows[category].map((row, index) => fromRow(category, row, 100 * (place + 1) + index, start)),
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

  /** The same contract with another delivery time, which is a part of its symbol. */
  expiringAt(instrument: Instrument, deliveryTime: number): Instrument {
    const symbol = instrument.symbol.replace(dateCode(instrument.deliveryTime), dateCode(deliveryTime));
    return { ...instrument, symbol, deliveryTime };
  }

  list(category: string): readonly Instrument[] {
    return this.#lists.get(category as Category) ?? [];
  }
}
