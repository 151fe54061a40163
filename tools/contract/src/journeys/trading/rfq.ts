import type { Recorder } from "../../record/recorder.ts";
import { playPlain, prepare } from "../play-plain.ts";

const quoter = { key: "sub" } as const;
const rfq = {
  counterparties: ["desk100002"],
  strategyType: "custom",
  list: [
    { category: "linear", symbol: "BTCUSDT", side: "Buy", qty: "2" },
    { category: "spot", symbol: "BTCUSDT", side: "Sell", qty: "2" },
  ],
};
const hedge = [{ category: "linear", symbol: "BTCUSDT", side: "Sell", qty: "1", price: "95000" }];
const leveraged = rfq.list.map((leg) => ({ ...leg, isLeverage: false }));
const prices = (linear: string, spot: string) => [
  { category: "linear", symbol: "BTCUSDT", price: linear, isLeverage: false },
  { category: "spot", symbol: "BTCUSDT", price: spot, isLeverage: false },
];
const quote = { quoteBuyList: prices("92140.5", "92118"), quoteSellList: prices("92155", "92110.5") };
const asRequester = { traderType: "request" };

/** An RFQ between two accounts from the question to the trade, and the ways in which RFQs and quotes are cancelled. */
export async function recordRfq(recorder: Recorder): Promise<void> {
  await playPlain(recorder, "rfqConfig");
  const { rfqId } = await playPlain(recorder, "rfqCreateRfq", { ...rfq, rfqLinkId: "rfq0001", anonymous: false });
  await playPlain(recorder, "rfqAcceptOtherQuote", { rfqId });
  await playPlain(recorder, "rfqRfqRealtime", { ...asRequester, rfqId });
  const everything = { rfqId, quoteLinkId: "quote0001", anonymous: false, expireIn: 60, ...quote };
  const { quoteId } = await playPlain(recorder, "rfqCreateQuote", everything, quoter);
  await playPlain(recorder, "rfqQuoteRealtime", { ...asRequester, rfqId });
  await playPlain(recorder, "rfqExecuteQuote", { rfqId, quoteId, quoteSide: "Sell", isHedge: false });
  await playPlain(recorder, "rfqTradeList", { ...asRequester, rfqId });
  await playPlain(recorder, "rfqPublicTrades");
  await playPlain(recorder, "rfqRfqList", asRequester);
  await playPlain(recorder, "rfqRfqDetailList", asRequester);
  await playPlain(recorder, "rfqQuoteList", {}, quoter);
  for (const status of ["Filled", "Failed"]) {
    await playPlain(
      recorder,
      "rfqTradeList",
      { traderType: "quote", status },
      { ...quoter, name: status.toLowerCase() },
    );
    await playPlain(recorder, "rfqRfqList", { ...asRequester, status }, { name: status.toLowerCase() });
    await playPlain(
      recorder,
      "rfqQuoteList",
      { traderType: "quote", status },
      { ...quoter, name: status.toLowerCase() },
    );
  }
  await recordCancellations(recorder);
}

async function recordCancellations(recorder: Recorder): Promise<void> {
  const hedged = { ...rfq, list: leveraged, hedge, rfqLinkId: "rfq0002" };
  const { rfqId } = await playPlain(recorder, "rfqCreateRfq", hedged, { name: "with-hedge" });
  const offer = async (quoteLinkId: string) =>
    prepare(recorder, "rfqCreateQuote", { rfqId, quoteLinkId, ...quote }, quoter);
  const { quoteId } = await offer("quote0002");
  await playPlain(recorder, "rfqCancelQuote", { quoteId }, quoter);
  await offer("quote0003");
  await playPlain(recorder, "rfqCancelQuote", { quoteLinkId: "quote0003" }, { ...quoter, name: "by-link-id" });
  await offer("quote0004");
  await playPlain(recorder, "rfqCancelQuote", { rfqId }, { ...quoter, name: "by-rfq" });
  await offer("quote0005");
  await playPlain(recorder, "rfqCancelAllQuotes", {}, quoter);
  await playPlain(recorder, "rfqCancelRfq", { rfqLinkId: "rfq0002" });
  const other = await prepare(recorder, "rfqCreateRfq", { ...rfq, rfqLinkId: "rfq0003" });
  await playPlain(recorder, "rfqCancelRfq", { rfqId: other["rfqId"] }, { name: "by-id" });
  await prepare(recorder, "rfqCreateRfq", { ...rfq, rfqLinkId: "rfq0004" });
  await playPlain(recorder, "rfqCancelAllRfq");
}
