import type { Decimal } from "../../decimal.ts";
import type { Account } from "../engine/account.ts";
import type { Side } from "../engine/model.ts";
import type { Instrument } from "../market/instrument.ts";

export type RfqStatus = "Active" | "Filled" | "Canceled" | "Expired" | "Failed";

export interface RfqLeg {
  instrument: Instrument;
  /** As the requester wants to trade it. */
  side: Side;
  qty: Decimal;
}

export interface Rfq {
  rfqId: string;
  rfqLinkId: string;
  requester: Account;
  /** The accounts that were asked. */
  counterparties: readonly Account[];
  anonymous: boolean;
  strategyType: string;
  legs: readonly RfqLeg[];
  /** Legs that the requester only names: the sandbox does not trade them. */
  hedge: readonly object[];
  acceptsOtherQuotes: boolean;
  status: RfqStatus;
  createdTime: number;
  updatedTime: number;
  expiresTime: number;
}

export type QuoteSide = "Buy" | "Sell";

export interface Quote {
  quoteId: string;
  quoteLinkId: string;
  rfq: Rfq;
  quoter: Account;
  anonymous: boolean;
  /** A price for each leg of the RFQ, in its order, for each side that is quoted. */
  prices: Readonly<Partial<Record<QuoteSide, readonly Decimal[]>>>;
  executedSide: QuoteSide | undefined;
  status: RfqStatus;
  createdTime: number;
  updatedTime: number;
  expiresTime: number;
}

/** What became of one leg for one of the two parties. */
export interface TradedLeg {
  orderId: string;
  execId: string;
  fee: Decimal;
}

export interface RfqTrade {
  quote: Quote;
  side: QuoteSide;
  /** By leg, as the requester traded it. */
  legs: readonly { leg: RfqLeg; side: Side; price: Decimal; markPrice: Decimal }[];
  /** By leg. */
  requesterLegs: readonly TradedLeg[];
  quoterLegs: readonly TradedLeg[];
  failure: { retCode: number; message: string; party: "Taker" | "Maker" } | undefined;
  time: number;
}
