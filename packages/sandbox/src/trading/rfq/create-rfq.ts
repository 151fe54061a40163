import { minuteMs } from "../../clock.ts";
import { type Decimal, formatDecimal, isMultiple } from "../../decimal.ts";
import { ApiError, inputError } from "../../http/envelope.ts";
import { accountOf, type Call, type Input } from "../call.ts";
import type { Account } from "../engine/account.ts";
import { assertOpenForTrading } from "../engine/orders/check-order.ts";
import type { Instrument } from "../market/instrument.ts";
import { deskCode, newOffer, type Quote, type QuoteSide, type Rfq, type RfqLeg, rfqDeskOf } from "./rfq-desk.ts";

/** Limits of RFQs. The sandbox has no minimum quantity except the symbol's own. */
export const rfqLimits = { legs: 20, counterparties: 40, activeRfqs: 8, expireMinutes: 10 } as const;
export const strategies = ["custom", "FundingRate", "CarryTrade", "PerpBasis"];

/** Returns the accounts that may receive an account's RFQs. */
export const possibleCounterparties = (call: Call): Account[] =>
  [...call.environment.exchange.accounts.values()].filter((account) => account !== accountOf(call) && !account.deleted);

/** Opens an RFQ, or throws the service's error. */
export function createRfq(call: Call): Rfq {
  const { input, environment, now } = call;
  const rfqs = rfqDeskOf(environment);
  const requester = accountOf(call);
  const rfqLinkId = input.text("rfqLinkId");
  const own = rfqs.activeRfqs(requester);
  if (own.length >= rfqLimits.activeRfqs) throw inputError(`at most ${rfqLimits.activeRfqs} RFQs may be open`);
  if (rfqLinkId !== "" && own.some((rfq) => rfq.rfqLinkId === rfqLinkId))
    throw inputError("rfqLinkId: already used by an open RFQ");
  const strategyType = input.text("strategyType", "custom");
  if (!strategies.includes(strategyType)) throw inputError(`strategyType: must be one of ${strategies.join(", ")}`);
  const rfq: Rfq = {
    rfqId: rfqs.nextId(now),
    rfqLinkId,
    requester,
    counterparties: readCounterparties(call),
    strategyType,
    legs: readLegs(call, requester),
    hedge: input.list("hedge").map(({ values }) => values),
    acceptsOtherQuotes: false,
    ...newOffer(input.flag("anonymous"), now, rfqLimits.expireMinutes * minuteMs),
  };
  rfqs.addRfq(rfq);
  return rfq;
}

function readCounterparties(call: Call): Account[] {
  const codes = call.input.values.counterparties as readonly string[];
  if (codes.length > rfqLimits.counterparties)
    throw new ApiError(110318, `counterparties: must have at most ${rfqLimits.counterparties} desk codes`);
  if (codes.includes(deskCode(accountOf(call))))
    throw new ApiError(110317, "counterparties: must not contain the caller's own desk code");
  return codes.map((code) => {
    const found = possibleCounterparties(call).find((account) => deskCode(account) === code);
    if (found === undefined) throw inputError(`counterparties: no such desk code: ${code}`);
    return found;
  });
}

function readLegs(call: Call, requester: Account): RfqLeg[] {
  const items = call.input.list("list");
  if (items.length > rfqLimits.legs) throw inputError(`list: must have at most ${rfqLimits.legs} legs`);
  const legs = items.map((item) => readLeg(call, item));
  assertTradable(requester, legs);
  const first = legs[0]?.instrument;
  for (const { instrument } of legs) {
    assertOpenForTrading(instrument, call.now);
    if (instrument.baseCoin !== first?.baseCoin) throw inputError("list: all legs need the same base coin");
    if (coinOf(instrument) !== coinOf(first)) throw inputError("list: all legs need the same settle coin");
    if (legs.filter((leg) => leg.instrument === instrument).length > 1)
      throw inputError(`list: ${instrument.symbol} is listed twice in ${instrument.category}`);
  }
  return legs;
}

/** Returns the settlement coin of a leg. Spot is settled in its quote coin. */
const coinOf = ({ settleCoin, quoteCoin }: Instrument): string => (settleCoin === "" ? quoteCoin : settleCoin);

function readLeg({ environment }: Call, item: Input): RfqLeg {
  const [category, symbol] = [item.required("category"), item.required("symbol")];
  const instrument = environment.catalog.find(category, symbol);
  if (instrument === undefined) throw new ApiError(110321, `symbol: not supported: ${symbol}`);
  const qty = item.amount("qty");
  const { minimumQty, maximumQty, qtyStep } = instrument;
  if (qty < minimumQty) throw new ApiError(110314, `qty: must be at least ${formatDecimal(minimumQty)} for ${symbol}`);
  if (qty > maximumQty) throw new ApiError(110315, `qty: must be at most ${formatDecimal(maximumQty)} for ${symbol}`);
  if (!isMultiple(qty, qtyStep)) throw inputError(`qty: must be a multiple of ${formatDecimal(qtyStep)} for ${symbol}`);
  return { instrument, qty, side: item.required("side").toLowerCase() === "buy" ? "Buy" : "Sell" };
}

/** Throws unless the account uses one-way position mode and isn't in isolated margin mode. */
function assertTradable(account: Account, legs: readonly RfqLeg[]): void {
  if (account.isIsolated) throw inputError("RFQs are not possible in isolated margin mode");
  if (legs.some(({ instrument }) => account.isHedged(instrument)))
    throw new ApiError(110313, "RFQs need one-way position mode");
}

/** Returns the open RFQ that the request names. Throws if it isn't open. */
export function activeRfq(call: Call): Rfq {
  const id = call.input.required("rfqId");
  const rfq = rfqDeskOf(call.environment).rfqs.newest(id);
  if (rfq?.status !== "Active") throw new ApiError(110300, "rfqId: there is no such open RFQ");
  return rfq;
}

/** Quotes prices for an RFQ, or throws the service's error. */
export function createQuote(call: Call): Quote {
  const { input, environment, now } = call;
  const quoter = accountOf(call);
  const rfq = activeRfq(call);
  if (rfq.requester === quoter) throw new ApiError(110317, "rfqId: the caller must not quote its own RFQ");
  if (!rfq.counterparties.includes(quoter) && !rfq.acceptsOtherQuotes)
    throw new ApiError(110305, "the account is not among the counterparties of the RFQ");
  const own = rfqDeskOf(environment).activeQuotes(quoter);
  if (own.some((quote) => quote.rfq === rfq)) throw new ApiError(110307, "an open quote for this RFQ exists already");
  const quoteLinkId = input.text("quoteLinkId");
  if (quoteLinkId !== "" && own.some((quote) => quote.quoteLinkId === quoteLinkId))
    throw inputError("quoteLinkId: already used by an open quote");
  assertTradable(quoter, rfq.legs);
  const quote: Quote = {
    quoteId: rfqDeskOf(environment).nextId(now),
    quoteLinkId,
    rfq,
    quoter,
    prices: { ...readPrices(call, rfq, "Buy"), ...readPrices(call, rfq, "Sell") },
    executedSide: undefined,
    ...newOffer(input.flag("anonymous"), now, input.integer("expireIn", 60) * 1000),
  };
  rfqDeskOf(environment).addQuote(quote);
  return quote;
}

/** Reads the prices of one side, one for each leg, in the order of the RFQ's legs. Empty if the side has no quote. */
function readPrices({ input }: Call, rfq: Rfq, side: QuoteSide): Partial<Record<QuoteSide, Decimal[]>> {
  const name = `quote${side}List`;
  const items = input.list(name);
  if (items.length === 0) return {};
  if (items.length !== rfq.legs.length)
    throw new ApiError(110306, `${name}: must have one price for each leg of the RFQ`);
  const prices = rfq.legs.map(({ instrument }) => {
    const { category, symbol, tickSize } = instrument;
    const item = items.find((each) => each.text("category") === category && each.text("symbol") === symbol);
    if (item === undefined) throw new ApiError(110306, `${name}: the price of ${symbol} in ${category} is missing`);
    const price = item.amount("price");
    if (price === 0n || !isMultiple(price, tickSize))
      throw inputError(`price: must be above zero and a multiple of ${formatDecimal(tickSize)} for ${symbol}`);
    return price;
  });
  return { [side]: prices };
}
