import type { Decimal } from "../../decimal.ts";
import { dayMs, minuteMs } from "../../clock.ts";

export type Category = "spot" | "linear" | "inverse" | "option";
export type Agreement = "metals" | "oil";

/** A tradable symbol, as far as the engine needs it. */
export interface Instrument {
  category: Category;
  symbol: string;
  symbolId: number;
  /** Asset whose generated price drives this symbol, and the coins it is quoted and settled in. */
  baseCoin: string;
  quoteCoin: string;
  settleCoin: string;
  contractType: string;
  symbolType: string;
  fullName: string;
  marketRegion: string;
  underlyingTicker: string;
  tags: string[];
  tickSize: Decimal;
  qtyStep: Decimal;
  minimumQty: Decimal;
  maximumQty: Decimal;
  maximumMarketQty: Decimal;
  minimumNotional: Decimal;
  maximumLeverage: Decimal;
  /** Minutes between fundings; 0 where there is none. */
  fundingInterval: number;
  launchTime: number;
  /** 0 for contracts without expiry. */
  deliveryTime: number;
  optionsType: "" | "Call" | "Put";
  strike: number;
  listing: Listing;
  agreement: Agreement | undefined;
  takerFee: Decimal;
  makerFee: Decimal;
}

/** How a symbol was listed, and when it may be traded: at any time. */
export const openListing = {
  kind: "open" as "open" | "pre-launch" | "pending-open" | "daily-suspension",
  /** pre-launch: the phase of its auction; empty elsewhere. */
  phase: "",
  /** pending-open: when trading starts. */
  opensAt: 0,
  /** daily-suspension: minutes after midnight UTC between which trading rests. */
  suspension: [0, 0] as readonly [number, number],
};

export type Listing = typeof openListing;

/** The status that queries show. A split suspension does not show: it stays Trading. */
export function statusOf(instrument: Instrument, now: number): string {
  if (instrument.deliveryTime !== 0 && now >= instrument.deliveryTime) return "Closed";
  if (instrument.listing.kind === "pre-launch") return "PreLaunch";
  if (instrument.listing.kind === "pending-open" && now < instrument.listing.opensAt) return "PendingOpen";
  return "Trading";
}

/** Why an order for the symbol is refused at this moment; undefined when it may be placed. */
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
