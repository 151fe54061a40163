import { formatDecimal } from "../../decimal.ts";
import type { Account } from "../engine/account.ts";
import { deskCode, type Quote, type QuoteSide, type Rfq, type RfqDesk, type RfqTrade } from "./rfq-desk.ts";

/** Returns a client id if the viewer is its owner. Otherwise returns an empty string. */
export const linkId = (viewer: Account, owner: Account, id: string): string => (viewer === owner ? id : "");
/** Returns the desk code of an account. The desk code of an anonymous account is visible only to the account itself. */
const deskOf = (viewer: Account, owner: Account, anonymous: boolean): string =>
  anonymous && viewer !== owner ? "" : deskCode(owner);

const times = ({ createdTime, updatedTime }: { createdTime: number; updatedTime: number }): object => ({
  createdAt: String(createdTime),
  updatedAt: String(updatedTime),
});

const instrumentOf = ({ instrument }: { instrument: { category: string; symbol: string } }): object => ({
  category: instrument.category,
  symbol: instrument.symbol,
});

export const rfqRecord = (rfq: Rfq, viewer: Account): object => ({
  rfqId: rfq.rfqId,
  rfqLinkId: linkId(viewer, rfq.requester, rfq.rfqLinkId),
  counterparties: rfq.counterparties.map(deskCode),
  expiresAt: String(rfq.expiresTime),
  strategyType: rfq.strategyType,
  status: rfq.status,
  acceptOtherQuoteStatus: String(rfq.acceptsOtherQuotes),
  deskCode: deskOf(viewer, rfq.requester, rfq.anonymous),
  ...times(rfq),
  legs: rfq.legs.map((leg) => ({ ...instrumentOf(leg), side: leg.side, qty: formatDecimal(leg.qty) })),
  ...(rfq.hedge.length === 0 ? {} : { hedge: rfq.hedge }),
});

const pricesOf = ({ rfq, prices }: Quote, side: QuoteSide): object[] =>
  (prices[side] ?? []).map((price, index) => {
    const leg = rfq.legs[index] as (typeof rfq.legs)[number];
    return { ...instrumentOf(leg), price: formatDecimal(price), qty: formatDecimal(leg.qty) };
  });

const quoteCommon = (quote: Quote, viewer: Account): object => ({
  quoteId: quote.quoteId,
  expiresAt: String(quote.expiresTime),
  deskCode: deskOf(viewer, quote.quoter, quote.anonymous),
  status: quote.status,
  ...times(quote),
  quoteBuyList: pricesOf(quote, "Buy"),
  quoteSellList: pricesOf(quote, "Sell"),
});

export const quoteRecord = (quote: Quote, viewer: Account): object => ({
  rfqId: quote.rfq.rfqId,
  rfqLinkId: linkId(viewer, quote.rfq.requester, quote.rfq.rfqLinkId),
  quoteLinkId: linkId(viewer, quote.quoter, quote.quoteLinkId),
  execQuoteSide: quote.executedSide ?? "",
  ...quoteCommon(quote, viewer),
});

const tradedLeg = ({ leg, side, price, markPrice }: RfqTrade["legs"][number], wasTraded: boolean): object => ({
  ...instrumentOf(leg),
  side,
  price: formatDecimal(price),
  qty: formatDecimal(leg.qty),
  markPrice: wasTraded ? formatDecimal(markPrice) : "",
});

/** Builds the legs of a trade with the ids and fees of the viewing account. */
function tradeLegs(trade: RfqTrade, viewer: Account): object[] {
  const { legs, requesterLegs, quoterLegs, quote, failure } = trade;
  const own = viewer === quote.quoter ? quoterLegs : requesterLegs;
  return legs.map((leg, index) => {
    const traded = own[index] as (typeof own)[number];
    return {
      ...tradedLeg(leg, failure === undefined),
      orderId: traded.orderId,
      execFee: formatDecimal(traded.fee),
      execId: traded.execId,
      resultCode: failure?.retCode ?? 0,
      resultMessage: failure?.message ?? "",
      rejectParty: failure?.party ?? "",
    };
  });
}

export function tradeRecord(trade: RfqTrade, viewer: Account): object {
  const { quote, side, status, time } = trade;
  const { rfq } = quote;
  return {
    rfqId: rfq.rfqId,
    rfqLinkId: linkId(viewer, rfq.requester, rfq.rfqLinkId),
    quoteId: quote.quoteId,
    quoteLinkId: linkId(viewer, quote.quoter, quote.quoteLinkId),
    quoteSide: side,
    strategyType: rfq.strategyType,
    status,
    rfqDeskCode: deskOf(viewer, rfq.requester, rfq.anonymous),
    quoteDeskCode: deskOf(viewer, quote.quoter, quote.anonymous),
    createdAt: String(time),
    updatedAt: String(time),
    legs: tradeLegs(trade, viewer),
  };
}

export const publicTradeRecord = ({ quote, legs, time }: RfqTrade): object => ({
  rfqId: quote.rfq.rfqId,
  strategyType: quote.rfq.strategyType,
  createdAt: String(time),
  updatedAt: String(time),
  legs: legs.map((leg) => tradedLeg(leg, true)),
});

/** Builds the record of an RFQ, with its trade and the quotes that the viewer may see. */
export function rfqDetailRecord(rfq: Rfq, viewer: Account, { quotes, trades }: RfqDesk): object {
  const trade = trades.newest(rfq.rfqId);
  const isParty = trade !== undefined && (viewer === rfq.requester || viewer === trade.quote.quoter);
  return {
    ...rfqRecord(rfq, viewer),
    acceptOtherQuoteStatus: rfq.acceptsOtherQuotes,
    anonymous: rfq.anonymous,
    ...(isParty ? { execQuoteId: trade.quote.quoteId, execQuoteSide: trade.side } : {}),
    quoteList: [...quotes.newestFirst(rfq.rfqId)]
      .filter((quote) => viewer === rfq.requester || viewer === quote.quoter)
      .map((quote) => ({ ...quoteCommon(quote, viewer), anonymous: quote.anonymous })),
    tradeLegs: isParty ? tradeLegs(trade, viewer) : [],
  };
}
