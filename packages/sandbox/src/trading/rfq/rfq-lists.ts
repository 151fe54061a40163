import { accountOf, type Call, type Handlers } from "../call.ts";
import type { Account } from "../engine/account.ts";
import type { Input } from "../input.ts";
import { cut, pageOf, selects, spanOf, within } from "../lists.ts";
import type { Quote, Rfq, RfqTrade } from "./rfq-desk.ts";
import { publicTradeRecord, quoteRecord, rfqDetailRecord, rfqRecord, tradeRecord } from "./rfq-records.ts";

/** The role in which an account looks at a list. */
const isRequester = (input: Input): boolean => input.text("traderType", "quote") === "request";

/** RFQs that the account sent or, as a quoter, may respond to. The newest comes first. */
function visibleRfqs(call: Call): Rfq[] {
  const { input, environment } = call;
  const account = accountOf(call);
  const isVisible = (rfq: Rfq): boolean =>
    isRequester(input)
      ? rfq.requester === account
      : rfq.requester !== account && (rfq.acceptsOtherQuotes || rfq.counterparties.includes(account));
  const { rfqs } = environment.rfqs;
  const found = [...rfqs.newestFirst()].filter(isVisible);
  if (input.has("rfqId")) return found.filter(({ rfqId }) => rfqId === input.text("rfqId"));
  if (!input.has("rfqLinkId") || !isRequester(input)) return found;
  return found.filter(({ rfqLinkId }) => rfqLinkId === input.text("rfqLinkId"));
}

/** Quotes that the account sent or, as the requester, received. The newest comes first. */
function visibleQuotes(call: Call): Quote[] {
  const { input, environment } = call;
  const account = accountOf(call);
  const { quotes } = environment.rfqs;
  const isVisible = ({ quoter, rfq }: Quote): boolean => (isRequester(input) ? rfq.requester : quoter) === account;
  const found = [...quotes.newestFirst()].filter(isVisible);
  if (input.has("quoteId")) return found.filter(({ quoteId }) => quoteId === input.text("quoteId"));
  if (input.has("quoteLinkId") && !isRequester(input))
    return found.filter(({ quoteLinkId }) => quoteLinkId === input.text("quoteLinkId"));
  return input.has("rfqId") ? found.filter(({ rfq }) => rfq.rfqId === input.text("rfqId")) : found;
}

/** Trades of the account's quotes or of its RFQs. The newest comes first. */
function visibleTrades(call: Call): RfqTrade[] {
  const { input, environment } = call;
  const account = accountOf(call);
  const { trades } = environment.rfqs;
  const isVisible = ({ quote: { rfq, quoter } }: RfqTrade): boolean =>
    (isRequester(input) ? rfq.requester : quoter) === account;
  const found = [...trades.newestFirst()].filter(isVisible);
  const idsOf = ({ quote }: RfqTrade): Record<string, string> => ({
    rfqId: quote.rfq.rfqId,
    rfqLinkId: quote.rfq.requester === account ? quote.rfq.rfqLinkId : "",
    quoteId: quote.quoteId,
    quoteLinkId: quote.quoter === account ? quote.quoteLinkId : "",
  });
  const name = ["rfqId", "rfqLinkId", "quoteId", "quoteLinkId"].find((each) => input.has(each));
  return name === undefined ? found : found.filter((trade) => idsOf(trade)[name] === input.text(name));
}

type RecordOf<Item> = (item: Item, viewer: Account) => object;

function past<Item extends { status: string }>(call: Call, items: readonly Item[], record: RecordOf<Item>): object {
  const found = items.filter(selects(call.input, { status: ({ status }) => status }));
  return pageOf(call, found, (item) => record(item, accountOf(call)));
}

function active<Item extends { status: string }>(call: Call, items: readonly Item[], record: RecordOf<Item>): object {
  return { list: items.filter(({ status }) => status === "Active").map((item) => record(item, accountOf(call))) };
}

function details(call: Call): object {
  const { input, environment } = call;
  const from = input.integer("startTime", 0);
  const until = input.integer("endTime", call.now);
  const inRange = visibleRfqs(call).filter(({ createdTime }) => createdTime >= from && createdTime <= until);
  const found = inRange.filter(selects(input, { status: ({ status }) => status }));
  // The specification names no bounds for this page.
  const { items, cursor } = cut(found, input.integer("limit", 50, { minimum: 1, maximum: 100 }), input.text("cursor"));
  return { list: items.map((rfq) => rfqDetailRecord(rfq, accountOf(call), environment.rfqs)), cursor };
}

function ownTrades(call: Call): object {
  const statusOf = ({ failure }: RfqTrade): string => (failure === undefined ? "Filled" : "Failed");
  const found = visibleTrades(call).filter(selects(call.input, { status: statusOf }));
  return pageOf(call, found, (trade) => tradeRecord(trade, accountOf(call)));
}

function publicTrades(call: Call): object {
  const all = call.environment.rfqs.trades.newestFirst();
  const isExecuted = ({ failure }: RfqTrade): boolean => failure === undefined;
  const found = within(all, spanOf(call), ({ time }) => time, isExecuted);
  return pageOf(call, found, publicTradeRecord);
}

export const rfqListHandlers: Handlers = {
  rfqRfqRealtime: (call) => active(call, visibleRfqs(call), rfqRecord),
  rfqRfqList: (call) => past(call, visibleRfqs(call), rfqRecord),
  rfqRfqDetailList: details,
  rfqQuoteRealtime: (call) => active(call, visibleQuotes(call), quoteRecord),
  rfqQuoteList: (call) => past(call, visibleQuotes(call), quoteRecord),
  rfqTradeList: ownTrades,
  rfqPublicTrades: publicTrades,
};
