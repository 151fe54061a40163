import { accountOf, type Call, type Handlers, window } from "../call.ts";
import type { Account } from "../engine/account.ts";
import { type Input, within } from "../input.ts";
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

/** One page, in which the cursor of the next is called `cursor`. */
function pageOf<Item>(
  { input }: Call,
  items: Iterable<Item>,
  record: (item: Item) => object,
): { list: object[]; cursor: string } {
  const { items: list, nextPageCursor } = input.page(items, 50, 100);
  return { list: list.map(record), cursor: nextPageCursor };
}

const hasStatus = ({ input }: Call, status: string): boolean => !input.has("status") || input.text("status") === status;

type RecordOf<Item> = (item: Item, viewer: Account) => object;

function past<Item extends { status: string }>(call: Call, items: readonly Item[], record: RecordOf<Item>): object {
  const found = items.filter(({ status }) => hasStatus(call, status));
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
  return past(call, inRange, (rfq, viewer) => rfqDetailRecord(rfq, viewer, environment.rfqs));
}

function ownTrades(call: Call): object {
  const found = visibleTrades(call).filter(({ failure }) =>
    hasStatus(call, failure === undefined ? "Filled" : "Failed"),
  );
  return pageOf(call, found, (trade) => tradeRecord(trade, accountOf(call)));
}

function publicTrades(call: Call): object {
  const all = call.environment.rfqs.trades.newestFirst();
  const found = within(
    all,
    window(call, 30),
    ({ time }) => time,
    ({ failure }) => failure === undefined,
  );
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
