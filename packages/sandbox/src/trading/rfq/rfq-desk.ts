import type { Decimal } from "../../decimal.ts";
import type { Account } from "../engine/account.ts";
import { History } from "../engine/history.ts";

import { recordsOf } from "../../maps.ts";
import type { Environment } from "../environment.ts";
import type { Instrument, Side } from "../market/instrument.ts";

type ChangeListener = (changed: Rfq | Quote | RfqTrade) => void;

/** The RFQs, quotes and RFQ trades of one environment. */
export class RfqDesk {
  readonly active = new Set<Rfq | Quote>();
  readonly rfqs = new History<Rfq>({ keysOf: ({ rfqId }) => [rfqId], mustStay: isActive });
  readonly quotes = new History<Quote>({ keysOf: ({ quoteId, rfq }) => [quoteId, rfq.rfqId], mustStay: isActive });
  readonly trades = new History<RfqTrade>({ keysOf: ({ quote }) => [quote.rfq.rfqId] });
  readonly #listeners: ChangeListener[] = [];
  /** Number of ids created so far. */
  count = 0;

  /** Adds a callback that runs after each trade and each change of an RFQ or a quote. */
  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  addRfq(rfq: Rfq): void {
    this.active.add(rfq);
    this.rfqs.push(rfq);
    this.#notify(rfq);
  }

  addQuote(quote: Quote): void {
    this.active.add(quote);
    this.quotes.push(quote);
    this.#notify(quote);
  }

  addTrade(trade: RfqTrade): void {
    this.trades.push(trade);
    this.#notify(trade);
  }

  activeRfqs(requester: Account): Rfq[] {
    return [...this.active].filter((item) => "requester" in item).filter((rfq) => rfq.requester === requester);
  }

  activeQuotes(quoter: Account): Quote[] {
    return [...this.active].filter((item) => "quoter" in item).filter((quote) => quote.quoter === quoter);
  }

  /** Returns a new id in the platform's format: digits that start with the time. */
  nextId(now: number): string {
    this.count += 1;
    return `${now}${String(this.count).padStart(19, "0")}`;
  }

  /** Closes expired RFQs and quotes. When an RFQ closes, so do its quotes. */
  expire(now: number): void {
    for (const item of this.active) if (now >= item.expiresTime) this.end(item, "Expired", item.expiresTime);
    for (const item of this.active) {
      if (!("rfq" in item) || item.rfq.status === "Active") continue;
      this.end(item, item.rfq.status === "Expired" ? "Expired" : "Canceled", item.rfq.updatedTime);
    }
  }

  end(item: Rfq | Quote, status: RfqStatus, time: number): void {
    item.status = status;
    item.updatedTime = time;
    this.active.delete(item);
    this.#notify(item);
  }

  #notify(changed: Rfq | Quote | RfqTrade): void {
    for (const listener of this.#listeners) listener(changed);
  }
}

export const rfqDeskOf = recordsOf<Environment, RfqDesk>(() => new RfqDesk());

const isActive = ({ status }: Rfq | Quote): boolean => status === "Active";

/** Returns the desk code, which identifies an account in RFQs. */
export const deskCode = ({ uid }: Account): string => `desk${uid}`;

type RfqStatus = "Active" | "Filled" | "Canceled" | "Expired" | "Failed";

export interface RfqLeg {
  instrument: Instrument;
  /** Side of the leg from the requester's point of view. */
  side: Side;
  qty: Decimal;
}

/** An RFQ or a quote, which is open for a limited time. */
interface Offer {
  anonymous: boolean;
  status: RfqStatus;
  createdTime: number;
  updatedTime: number;
  expiresTime: number;
}

/** Returns the initial state of an RFQ or a quote that is open from now on. */
export const newOffer = (anonymous: boolean, now: number, lifetime: number): Offer => ({
  anonymous,
  status: "Active",
  createdTime: now,
  updatedTime: now,
  expiresTime: now + lifetime,
});

export interface Rfq extends Offer {
  rfqId: string;
  rfqLinkId: string;
  requester: Account;
  /** The accounts that receive the RFQ. */
  counterparties: readonly Account[];
  strategyType: string;
  legs: readonly RfqLeg[];
  /** Hedge legs, which are only for information. The sandbox doesn't trade them. */
  hedge: readonly object[];
  acceptsOtherQuotes: boolean;
}

export type QuoteSide = "Buy" | "Sell";

export interface Quote extends Offer {
  quoteId: string;
  quoteLinkId: string;
  rfq: Rfq;
  quoter: Account;
  /** Prices by quoted side, one for each leg, in the order of the RFQ's legs. */
  prices: Readonly<Partial<Record<QuoteSide, readonly Decimal[]>>>;
  executedSide: QuoteSide | undefined;
}

/** Order, execution and fee of one leg, for the requester or for the quoter of a trade. */
export interface TradedLeg {
  orderId: string;
  execId: string;
  fee: Decimal;
}

export interface RfqTrade {
  quote: Quote;
  side: QuoteSide;
  /** Legs from the requester's point of view. */
  legs: readonly { leg: RfqLeg; side: Side; price: Decimal; markPrice: Decimal }[];
  /** Orders of the requester, by leg. */
  requesterLegs: readonly TradedLeg[];
  quoterLegs: readonly TradedLeg[];
  status: "Filled" | "Failed";
  failure: { retCode: number; message: string; party: "Taker" | "Maker" } | undefined;
  time: number;
}
