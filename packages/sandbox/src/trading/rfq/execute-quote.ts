import { opposite } from "../market/instrument.ts";
import { rfqDeskOf } from "./rfq-desk.ts";
import { ApiError, attempt, inputError } from "../../http/envelope.ts";
import { uuid } from "../../random.ts";
import { accountOf, type Call } from "../call.ts";
import type { Account } from "../engine/account.ts";
import { type Leg } from "../engine/model.ts";
import { checkLegFunds, fillLeg, openLeg } from "../engine/orders/leg-order.ts";
import type { EngineState } from "../engine/state.ts";
import type { Quote, QuoteSide, RfqTrade, TradedLeg } from "./rfq-desk.ts";

const createType = "CreateByBlock_PassThrough";

/**
 * Trades at the prices of a quote. The trade succeeds for both accounts or for neither, and its record contains the
 * result.
 */
export function executeQuote(call: Call): Quote {
  const { input, environment } = call;
  const rfqs = rfqDeskOf(environment);
  const quote = rfqs.quotes.newest(input.required("quoteId"));
  if (quote?.rfq.rfqId !== input.required("rfqId"))
    throw new ApiError(110301, "quoteId: there is no such quote of this RFQ");
  if (quote.quoter === accountOf(call))
    throw new ApiError(110304, "quoteId: the caller must not execute its own quote");
  if (quote.rfq.requester !== accountOf(call)) throw new ApiError(110312, "only the requester may execute a quote");
  if (quote.status !== "Active") throw new ApiError(110301, `quoteId: the quote is ${quote.status}`);
  if (input.flag("isHedge")) throw inputError("isHedge: the sandbox does not trade hedge legs");
  const side = input.required("quoteSide").toLowerCase() === "buy" ? "Buy" : "Sell";
  const prices = quote.prices[side];
  if (prices === undefined) throw inputError(`quoteSide: the quote has no prices for ${side}`);
  const trade = settle(environment.exchange, quote, side, prices);
  quote.executedSide = side;
  rfqs.end(quote, trade.status, call.now);
  rfqs.end(quote.rfq, trade.status, call.now);
  rfqs.addTrade(trade);
  return quote;
}

function settle(state: EngineState, quote: Quote, side: QuoteSide, prices: readonly bigint[]): RfqTrade {
  const { rfq, quoter } = quote;
  const taken = rfq.legs.map((leg, index): Leg => {
    const own = side === "Sell" ? leg.side : opposite(leg.side);
    return { instrument: leg.instrument, side: own, qty: leg.qty, price: prices[index] as bigint };
  });
  const given = taken.map((leg): Leg => ({ ...leg, side: opposite(leg.side) }));
  const failure = refusal(state, rfq.requester, taken, "Taker") ?? refusal(state, quoter, given, "Maker");
  const book = (account: Account, legs: readonly Leg[], isMaker: boolean): TradedLeg[] =>
    legs.map((leg) => (failure === undefined ? tradeLeg(state, account, leg, isMaker) : refusedLeg(state)));
  return {
    quote,
    side,
    legs: taken.map((leg, index) => ({
      leg: rfq.legs[index] as (typeof rfq.legs)[number],
      side: leg.side,
      price: leg.price,
      markPrice: referencePrice(state, leg),
    })),
    requesterLegs: book(rfq.requester, taken, false),
    quoterLegs: book(quoter, given, true),
    status: failure === undefined ? "Filled" : "Failed",
    failure,
    time: state.now,
  };
}

/**
 * Returns the mark price of a contract, the index price of a spot symbol, or the index price of an option's underlying.
 */
function referencePrice({ prices, now }: EngineState, { instrument }: Leg): bigint {
  return instrument.category === "linear" ? prices.mark(instrument, now) : prices.index(instrument, now);
}

function refusal(
  state: EngineState,
  account: Account,
  legs: readonly Leg[],
  party: "Taker" | "Maker",
): RfqTrade["failure"] {
  const error = attempt(() => checkLegFunds(state, account, legs));
  return error instanceof ApiError ? { retCode: error.retCode, message: error.message, party } : undefined;
}

function tradeLeg(state: EngineState, account: Account, leg: Leg, isMaker: boolean): TradedLeg {
  const order = openLeg(state, account, leg, createType);
  const fill = { price: leg.price, qty: leg.qty, isMaker, execType: "BlockTrade" };
  const { execId, fee } = fillLeg(state, account, order, fill);
  state.closeOrder(account, order, "Filled", "EC_NoError");
  return { orderId: order.orderId, execId, fee };
}

/** Builds the result of a refused leg: an order id, no execution and no fee. */
const refusedLeg = (state: EngineState): TradedLeg => ({
  orderId: uuid(`${state.seed}/rfq-order/${state.nextSequence()}`),
  execId: "",
  fee: 0n,
});
