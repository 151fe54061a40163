import { ApiError, Reply } from "../../http/envelope.ts";
import { accountOf, type Call, cut, hasId, type Input, pageOf, selects, within } from "../call.ts";
import type { Account } from "../engine/account.ts";
import { activeRfq, possibleCounterparties, createQuote, createRfq, rfqLimits, strategies } from "./create-rfq.ts";
import { executeQuote } from "./execute-quote.ts";
import { deskCode, type Quote, type Rfq, type RfqTrade, rfqDeskOf } from "./rfq-desk.ts";
import { linkId, publicTradeRecord, quoteRecord, rfqDetailRecord, rfqRecord, tradeRecord } from "./rfq-records.ts";

export const rfqConfig = (call: Call): object => ({
  deskCode: deskCode(accountOf(call)),
  maxLegs: rfqLimits.legs,
  maxLP: rfqLimits.counterparties,
  maxActiveRfq: rfqLimits.activeRfqs,
  rfqExpireTime: rfqLimits.expireMinutes,
  minLimitQtySpotOrder: 0,
  minLimitQtyContractOrder: 0,
  minLimitQtyOptionOrder: 0,
  strategyTypes: strategies.map((strategyName) => ({ strategyName })),
  counterparties: possibleCounterparties(call).map((account) => ({
    traderName: account.username,
    deskCode: deskCode(account),
    type: null,
  })),
});

const rfqIds = ({ rfqId, rfqLinkId }: Rfq): object => ({ rfqId, rfqLinkId });
const quoteIds = ({ rfq, quoteId, quoteLinkId }: Quote): Record<string, string> => ({
  rfqId: rfq.rfqId,
  quoteId,
  quoteLinkId,
});

export function rfqCreateRfq(call: Call): object {
  const rfq = createRfq(call);
  const { status, expiresTime, requester } = rfq;
  return { ...rfqIds(rfq), status, expiresAt: String(expiresTime), deskCode: deskCode(requester) };
}

export function rfqCreateQuote(call: Call): object {
  const made = createQuote(call);
  const { status, expiresTime, quoter } = made;
  return { ...quoteIds(made), status, expiresAt: String(expiresTime), deskCode: deskCode(quoter) };
}

export function rfqExecuteQuote(call: Call): object {
  const { rfq, quoteId } = executeQuote(call);
  return { ...rfqIds(rfq), quoteId, status: "PendingFill" };
}

const activeRfqs = (call: Call): Rfq[] => rfqDeskOf(call.environment).activeRfqs(accountOf(call));
const activeQuotes = (call: Call): Quote[] => rfqDeskOf(call.environment).activeQuotes(accountOf(call));

export function rfqCancelRfq(call: Call): object {
  const name = call.input.has("rfqId") ? "rfqId" : "rfqLinkId";
  const rfq = activeRfqs(call).find((each) => each[name] === call.input.text(name));
  if (rfq === undefined) throw new ApiError(110300, `${name}: there is no such open RFQ of the account`);
  rfqDeskOf(call.environment).end(rfq, "Canceled", call.now);
  return rfqIds(rfq);
}

export function rfqCancelQuote(call: Call): object {
  const { input } = call;
  const name = ["quoteId", "quoteLinkId", "rfqId"].find((each) => input.has(each)) ?? "quoteId";
  const found = activeQuotes(call).find((each) => quoteIds(each)[name] === input.text(name));
  if (found === undefined) throw new ApiError(110301, `${name}: there is no such open quote of the account`);
  rfqDeskOf(call.environment).end(found, "Canceled", call.now);
  return quoteIds(found);
}

function cancelEach<Item extends Rfq | Quote>(call: Call, items: readonly Item[], ids: (item: Item) => object): Reply {
  for (const item of items) rfqDeskOf(call.environment).end(item, "Canceled", call.now);
  return new Reply(items.map((item) => ({ ...ids(item), code: 0, msg: "" })));
}

export function rfqAcceptOtherQuote(call: Call): object {
  const rfq = activeRfq(call);
  if (rfq.requester !== accountOf(call)) throw new ApiError(110300, "rfqId: there is no such open RFQ of the account");
  rfq.acceptsOtherQuotes = true;
  rfq.updatedTime = call.now;
  return { rfqId: rfq.rfqId };
}

/** Returns whether the request lists RFQs from the requester's point of view. */
const isRequester = (input: Input): boolean => input.text("traderType", "quote") === "request";

/** Returns the RFQs that the account sent or, as a quoter, received. Newest first. */
function visibleRfqs(call: Call): Rfq[] {
  const { input, environment } = call;
  const account = accountOf(call);
  const isVisible = (rfq: Rfq): boolean =>
    isRequester(input)
      ? rfq.requester === account
      : rfq.requester !== account && (rfq.acceptsOtherQuotes || rfq.counterparties.includes(account));
  const isWanted = hasId<Rfq>(input, {
    rfqId: ({ rfqId }) => rfqId,
    ...(isRequester(input) ? { rfqLinkId: ({ rfqLinkId }: Rfq) => rfqLinkId } : {}),
  });
  return [...rfqDeskOf(environment).rfqs.newestFirst()].filter((item) => isVisible(item) && isWanted(item));
}

/** Returns the quotes that the account sent or, as a requester, received. Newest first. */
function visibleQuotes(call: Call): Quote[] {
  const { input, environment } = call;
  const account = accountOf(call);
  const isVisible = ({ quoter, rfq }: Quote): boolean => (isRequester(input) ? rfq.requester : quoter) === account;
  const isWanted = hasId<Quote>(input, {
    quoteId: ({ quoteId }) => quoteId,
    ...(isRequester(input) ? {} : { quoteLinkId: ({ quoteLinkId }: Quote) => quoteLinkId }),
    rfqId: ({ rfq }) => rfq.rfqId,
  });
  return [...rfqDeskOf(environment).quotes.newestFirst()].filter((item) => isVisible(item) && isWanted(item));
}

/** Returns the trades that resulted from the account's quotes or RFQs. Newest first. */
function visibleTrades(call: Call): RfqTrade[] {
  const { input, environment } = call;
  const account = accountOf(call);
  const isVisible = ({ quote: { rfq, quoter } }: RfqTrade): boolean =>
    (isRequester(input) ? rfq.requester : quoter) === account;
  const isWanted = hasId<RfqTrade>(input, {
    rfqId: ({ quote }) => quote.rfq.rfqId,
    rfqLinkId: ({ quote: { rfq } }) => linkId(account, rfq.requester, rfq.rfqLinkId),
    quoteId: ({ quote }) => quote.quoteId,
    quoteLinkId: ({ quote }) => linkId(account, quote.quoter, quote.quoteLinkId),
  });
  return [...rfqDeskOf(environment).trades.newestFirst()].filter((item) => isVisible(item) && isWanted(item));
}

type RecordOf<Item> = (item: Item, viewer: Account) => object;

interface HasStatus {
  readonly status: string;
}

const hasAskedStatus = ({ input }: Call) => selects<HasStatus>(input, { status: ({ status }) => status });

const listedRecords = <Item extends HasStatus>(call: Call, items: readonly Item[], record: RecordOf<Item>): object =>
  pageOf(call, items.filter(hasAskedStatus(call)), (item) => record(item, accountOf(call)));

const activeRecords = <Item extends HasStatus>(call: Call, items: readonly Item[], record: RecordOf<Item>): object => ({
  list: items.filter(({ status }) => status === "Active").map((item) => record(item, accountOf(call))),
});

export function rfqRfqDetailList(call: Call): object {
  const { input, environment } = call;
  const from = input.integer("startTime", 0);
  const until = input.integer("endTime", call.now);
  const inRange = visibleRfqs(call).filter(({ createdTime }) => createdTime >= from && createdTime <= until);
  const found = inRange.filter(hasAskedStatus(call));
  // The specification states no limits for this page size, so use 1 to 100 like other lists.
  const { items, cursor } = cut(found, input.integer("limit", 50, { minimum: 1, maximum: 100 }), input.text("cursor"));
  return { list: items.map((rfq) => rfqDetailRecord(rfq, accountOf(call), rfqDeskOf(environment))), cursor };
}

export function rfqPublicTrades(call: Call): object {
  const all = rfqDeskOf(call.environment).trades.newestFirst();
  const isExecuted = ({ status }: RfqTrade): boolean => status === "Filled";
  return pageOf(call, within(call, all, isExecuted), publicTradeRecord);
}

export const rfqRfqRealtime = (call: Call): object => activeRecords(call, visibleRfqs(call), rfqRecord);
export const rfqRfqList = (call: Call): object => listedRecords(call, visibleRfqs(call), rfqRecord);
export const rfqQuoteRealtime = (call: Call): object => activeRecords(call, visibleQuotes(call), quoteRecord);
export const rfqQuoteList = (call: Call): object => listedRecords(call, visibleQuotes(call), quoteRecord);
export const rfqTradeList = (call: Call): object => listedRecords(call, visibleTrades(call), tradeRecord);
export const rfqCancelAllRfq = (call: Call): object => cancelEach(call, activeRfqs(call), rfqIds);
export const rfqCancelAllQuotes = (call: Call): object => cancelEach(call, activeQuotes(call), quoteIds);
