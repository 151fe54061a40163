import type { Account } from "../engine/account.ts";
import type { Quote, Rfq, RfqStatus, RfqTrade } from "./rfq-model.ts";

/** Every RFQ, quote and RFQ trade of one environment, each list in the order of creation. */
export class RfqDesk {
  readonly rfqs: Rfq[] = [];
  readonly quotes: Quote[] = [];
  readonly trades: RfqTrade[] = [];

  /** An id as the platform makes them: digits that start with the time. */
  nextId(now: number): string {
    const count = this.rfqs.length + this.quotes.length + 1;
    return `${now}${String(count).padStart(19, "0")}`;
  }

  /** Ends what has run out of time. A quote ends with its RFQ. */
  expire(now: number): void {
    for (const rfq of this.rfqs)
      if (rfq.status === "Active" && now >= rfq.expiresTime) end(rfq, "Expired", rfq.expiresTime);
    for (const quote of this.quotes) {
      if (quote.status !== "Active") continue;
      if (now >= quote.expiresTime) end(quote, "Expired", quote.expiresTime);
      else if (quote.rfq.status !== "Active")
        end(quote, quote.rfq.status === "Expired" ? "Expired" : "Canceled", quote.rfq.updatedTime);
    }
  }
}

export function end(item: Rfq | Quote, status: RfqStatus, time: number): void {
  item.status = status;
  item.updatedTime = time;
}

/** The name under which an account is asked for quotes. */
export const deskCode = ({ uid }: Account): string => `desk${uid}`;
