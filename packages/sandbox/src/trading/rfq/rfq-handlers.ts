import { ApiError, Reply } from "../../http/envelope.ts";
import { accountOf, type Call, type Handler, type Handlers } from "../call.ts";
import { activeRfq, askable, createQuote, createRfq, rfqLimits, strategies } from "./create-rfq.ts";
import { executeQuote } from "./execute-quote.ts";
import { deskCode, type Quote, type Rfq } from "./rfq-desk.ts";
import { rfqListHandlers } from "./rfq-lists.ts";

const config = (call: Call): object => ({
  deskCode: deskCode(accountOf(call)),
  maxLegs: rfqLimits.legs,
  maxLP: rfqLimits.counterparties,
  maxActiveRfq: rfqLimits.activeRfqs,
  rfqExpireTime: rfqLimits.expireMinutes,
  minLimitQtySpotOrder: 0,
  minLimitQtyContractOrder: 0,
  minLimitQtyOptionOrder: 0,
  strategyTypes: strategies.map((strategyName) => ({ strategyName })),
  counterparties: askable(call).map((account) => ({
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

function create(call: Call): object {
  const rfq = createRfq(call);
  const { status, expiresTime, requester } = rfq;
  return { ...rfqIds(rfq), status, expiresAt: String(expiresTime), deskCode: deskCode(requester) };
}

function quote(call: Call): object {
  const made = createQuote(call);
  const { status, expiresTime, quoter } = made;
  return { ...quoteIds(made), status, expiresAt: String(expiresTime), deskCode: deskCode(quoter) };
}

function execute(call: Call): object {
  const { rfq, quoteId } = executeQuote(call);
  return { ...rfqIds(rfq), quoteId, status: "PendingFill" };
}

const activeRfqs = (call: Call): Rfq[] => call.environment.rfqs.activeRfqs(accountOf(call));
const activeQuotes = (call: Call): Quote[] => call.environment.rfqs.activeQuotes(accountOf(call));

function cancelRfq(call: Call): object {
  const name = call.input.has("rfqId") ? "rfqId" : "rfqLinkId";
  const rfq = activeRfqs(call).find((each) => each[name] === call.input.text(name));
  if (rfq === undefined) throw new ApiError(110300, `${name}: there is no such open RFQ of the account`);
  call.environment.rfqs.end(rfq, "Canceled", call.now);
  return rfqIds(rfq);
}

function cancelQuote(call: Call): object {
  const { input } = call;
  const name = ["quoteId", "quoteLinkId", "rfqId"].find((each) => input.has(each)) ?? "quoteId";
  const found = activeQuotes(call).find((each) => quoteIds(each)[name] === input.text(name));
  if (found === undefined) throw new ApiError(110301, `${name}: there is no such open quote of the account`);
  call.environment.rfqs.end(found, "Canceled", call.now);
  return quoteIds(found);
}

function cancelEach<Item extends Rfq | Quote>(call: Call, items: readonly Item[], ids: (item: Item) => object): Reply {
  for (const item of items) call.environment.rfqs.end(item, "Canceled", call.now);
  return new Reply(items.map((item) => ({ ...ids(item), code: 0, msg: "" })));
}

function acceptOtherQuotes(call: Call): object {
  const rfq = activeRfq(call);
  if (rfq.requester !== accountOf(call)) throw new ApiError(110300, "rfqId: there is no such open RFQ of the account");
  rfq.acceptsOtherQuotes = true;
  rfq.updatedTime = call.now;
  return { rfqId: rfq.rfqId };
}

const handlers: Handlers = {
  ...rfqListHandlers,
  rfqConfig: config,
  rfqCreateRfq: create,
  rfqCancelRfq: cancelRfq,
  rfqCancelAllRfq: (call) => cancelEach(call, activeRfqs(call), rfqIds),
  rfqAcceptOtherQuote: acceptOtherQuotes,
  rfqCreateQuote: quote,
  rfqCancelQuote: cancelQuote,
  rfqCancelAllQuotes: (call) => cancelEach(call, activeQuotes(call), quoteIds),
  rfqExecuteQuote: execute,
};

/** Before anything else, whatever has run out of time ends, and afterwards the quotes of an RFQ that ended. */
const punctually =
  (handler: Handler): Handler =>
  (call) => {
    call.environment.rfqs.expire(call.now);
    const result = handler(call);
    call.environment.rfqs.expire(call.now);
    return result;
  };

export const rfqHandlers: Handlers = Object.fromEntries(
  Object.entries(handlers).map(([operationId, handler]) => [operationId, punctually(handler)]),
);
