import type { Account } from "../../engine/account.ts";
import type { Quote, Rfq, RfqTrade } from "../../rfq/rfq-model.ts";
import { publicTradeRecord, quoteRecord, rfqRecord, tradeRecord } from "../../rfq/rfq-records.ts";
import { shaped } from "../document/shaped.ts";

/** What a message tells about requests for quotes. */
export interface RfqEvent {
  readonly topic: string;
  /** Who may see it, and as what; everybody where there is no account. */
  readonly views: readonly { readonly account?: Account; readonly record: object }[];
}

/** The topics that tell a change, each account seeing what is its own. */
export function rfqEvents(changed: Rfq | Quote | RfqTrade): readonly RfqEvent[] {
  if ("requester" in changed) {
    const parties = [changed.requester, ...changed.counterparties];
    return [event("rfq.open.rfqs", parties, (account) => shaped("Rfq", rfqRecord(changed, account)))];
  }
  if ("quoter" in changed) {
    const parties = [changed.rfq.requester, changed.quoter];
    return [event("rfq.open.quotes", parties, (account) => shaped("RfqQuote", quoteRecord(changed, account)))];
  }
  const parties = [changed.quote.rfq.requester, changed.quote.quoter];
  const own = event("rfq.open.trades", parties, (account) => shaped("RfqTrade", tradeRecord(changed, account)));
  if (changed.failure !== undefined) return [own];
  return [own, { topic: "rfq.open.public.trades", views: [{ record: publicTradeRecord(changed) }] }];
}

const event = (topic: string, parties: readonly Account[], recordFor: (account: Account) => object): RfqEvent => ({
  topic,
  views: [...new Set(parties)].map((account) => ({ account, record: recordFor(account) })),
});
