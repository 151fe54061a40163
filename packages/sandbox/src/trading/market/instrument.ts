import { decimal, type Decimal, divide, multiply } from "../../decimal.ts";
import { dayMs, floorTo, hourMs, minuteMs } from "../../clock.ts";
import { basePrices, dailySuspension, type ListingRow } from "./listings.ts";

export type Category = "spot" | "linear" | "inverse" | "option";

export type Side = "Buy" | "Sell";
export const opposite = (side: Side): Side => (side === "Buy" ? "Sell" : "Buy");

/** Listing of an instrument that can be traded at any time. Other kinds of listing override these fields. */
const openListing = {
  kind: "open" as "open" | "pre-launch" | "pending-open" | "daily-suspension",
  /** Phase of the auction, for `pre-launch` only. Otherwise empty. */
  phase: "",
  /** Start of trading, for `pending-open` only. */
  opensAt: 0,
  /** Start and end of the daily pause in minutes after midnight UTC, for `daily-suspension` only. */
  suspension: [0, 0] as readonly [number, number],
};

export type Listing = typeof openListing;

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** Returns the first Friday 08:00 UTC at or after an instant. */
export function expiryAfter(instant: number): number {
  const midnight = floorTo(instant, dayMs);
  const weekday = new Date(midnight).getUTCDay();
  const friday = midnight + ((5 - weekday + 7) % 7) * dayMs + 8 * hourMs;
  return friday >= instant ? friday : friday + 7 * dayMs;
}

export const dateCode = (instant: number): string => {
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
    // The instrument opens at the first full hour that is at least thirty minutes from now.
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

export type Instrument = ReturnType<typeof instrumentFrom>;

/** Creates an instrument from a catalog row, with the fields that the engine needs. */
export function instrumentFrom(category: Category, row: ListingRow, symbolId: number, start: number) {
  const [takerFee, makerFee] = fees[category];
  const deliveryTime = row.expiresIn === undefined ? 0 : expiryAfter(start + row.expiresIn * dayMs);
  const futures = row.expiresIn !== undefined;
  const perpetual = category === "spot" ? "" : category === "linear" ? "LinearPerpetual" : "InversePerpetual";
  const lots = category === "inverse" ? "1000000" : decimalLots(row);
  return {
    category,
    symbol: row.symbol.replace("QUARTER", dateCode(deliveryTime)).replace("USD-", "USD"),
    symbolId,
    /**
     * Asset whose generated price determines the symbol's price. The next fields are the quote and settlement coins.
     */
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
    /** Minutes between funding times. 0 if the instrument has no funding. */
    fundingInterval: category === "spot" || futures ? 0 : 480,
    launchTime: 1_585_526_400_000,
    /** Delivery time. 0 for contracts without expiry. */
    deliveryTime,
    optionsType: "" as "" | "Call" | "Put",
    strike: 0,
    listing: listingOf(row, start),
    agreement: row.agreement,
    takerFee: decimal(takerFee),
    makerFee: decimal(makerFee),
  };
}

/** Returns the maximum order size: about ten million dollars as a round number of base coins. */
function decimalLots(row: ListingRow): string {
  return String(10 ** Math.max(1, Math.floor(Math.log10(10_000_000 / (basePrices[row.base] ?? 1)))));
}

/**
 * Returns the instrument's status, as responses contain it. A symbol suspended for a split keeps the status `Trading`.
 */
export function statusOf(instrument: Instrument, now: number): string {
  if (instrument.deliveryTime !== 0 && now >= instrument.deliveryTime) return "Closed";
  if (instrument.listing.kind === "pre-launch") return "PreLaunch";
  if (instrument.listing.kind === "pending-open" && now < instrument.listing.opensAt) return "PendingOpen";
  return "Trading";
}

/** Returns the reason why an order is refused at this time. Undefined if orders are accepted. */
export function tradingRefusal(instrument: Instrument, now: number): string | undefined {
  const status = statusOf(instrument, now);
  if (status === "Closed") return "the contract has been delivered";
  if (status === "PendingOpen") return "the contract is listed but not open for trading yet";
  const { listing } = instrument;
  if (status === "PreLaunch" && listing.phase !== "ContinuousTrading") return "the contract is in its call auction";
  if (listing.kind === "daily-suspension") {
    const minute = Math.floor((now % dayMs) / minuteMs);
    const [from, until] = listing.suspension;
    if (minute >= from && minute < until) return "trading is suspended for a split adjustment";
  }
  return undefined;
}

/**
 * Returns the value of a quantity at a price, in the settlement coin. For an inverse contract, this is the quantity in
 * dollars divided by the price.
 */
export function valueOf(instrument: Instrument, qty: Decimal, price: Decimal): Decimal {
  if (price === 0n) return 0n;
  return instrument.category === "inverse" ? divide(qty, price) : multiply(qty, price);
}
