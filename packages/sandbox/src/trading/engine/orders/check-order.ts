import { decimal, type Decimal, formatDecimal, isMultiple, multiply } from "../../../decimal.ts";
import { ApiError, inputError } from "../../../http/envelope.ts";
import { type Category, type Instrument, tradingRefusal, opposite, valueOf } from "../../market/instrument.ts";
import type { Account } from "../account.ts";
import { type OrderRequest } from "../model.ts";
import { tierOf } from "../positions/risk-tiers.ts";
import { availableOf, freeOf, requiredMargin, reservesEarly, spotNeed } from "../positions/valuation.ts";
import type { EngineState } from "../state.ts";

/**
 * Maximum distance of a limit price from the mark price, as a fraction. On the platform, the distance depends on the
 * symbol.
 */
const priceBand = decimal("0.1");

/** Runs all checks that make the service refuse an order before it acknowledges the order. */
export function checkOrder(state: EngineState, account: Account, request: OrderRequest): void {
  checkAccess(state, account, request);
  if (account.orderHistory.find({ orderLinkId: request.orderLinkId }) !== undefined)
    throw orderError(request.instrument.category, "duplicateLinkId");
  checkLots(request);
  checkPrices(state, request);
  checkCounts(account, request);
  if (request.reduceOnly) checkReduceOnly(account, request);
  else {
    checkRiskLimit(state, account, request);
    checkFunds(state, account, request);
  }
}

/** Checks that the position, including all its orders, fits a risk tier that allows the account's leverage. */
function checkRiskLimit(state: EngineState, account: Account, request: OrderRequest): void {
  const { instrument, side, positionIdx } = request;
  if (instrument.category === "spot" || instrument.category === "option") return;
  const position = account.positionFor(instrument, positionIdx);
  let size = request.qty;
  if (position.side !== "") size += position.side === side ? position.size : -position.size;
  for (const order of account.openOrders.values()) {
    const same = order.instrument === instrument && order.positionIdx === positionIdx && order.side === side;
    if (same && !order.reduceOnly) size += order.qty - order.filled;
  }
  if (size <= 0n) return;
  const price = request.price === 0n ? state.prices.mark(instrument, state.now) : request.price;
  const value = valueOf(instrument, size, price);
  const tier = tierOf(instrument, value);
  if (value > tier.limit || account.leverageOf(instrument, side) > tier.maxLeverage) {
    throw new ApiError(
      110090,
      `the position could reach a value of ${formatDecimal(value)}, but the risk tier allows at most ${formatDecimal(tier.limit)} at ${formatDecimal(tier.maxLeverage)}x leverage`,
    );
  }
}

function checkAccess(state: EngineState, account: Account, request: OrderRequest): void {
  const { instrument } = request;
  assertOpenForTrading(instrument, state.now);
  if (instrument.agreement !== undefined && !state.hasAgreed(account, instrument.agreement)) {
    throw new ApiError(10024, `${instrument.symbol}: the master account has to sign the trading agreement first`);
  }
  if (instrument.category === "option" && account.isIsolated)
    throw inputError("category: options are not traded in isolated margin mode");
  if (instrument.category !== "spot") account.positionFor(instrument, request.positionIdx);
}

/** Throws unless the symbol is open for trading. A closed symbol accepts neither new orders nor amendments. */
export function assertOpenForTrading(instrument: Instrument, now: number): void {
  const refusal = tradingRefusal(instrument, now);
  if (refusal === undefined) return;
  const auction = instrument.listing.kind === "pre-launch";
  throw new ApiError(auction ? 110095 : 10001, `${instrument.symbol}: ${refusal}`);
}

function checkLots(request: OrderRequest): void {
  const { instrument, qty } = request;
  const { category } = instrument;
  if (isQuoteAmount(request)) {
    if (qty < instrument.minimumNotional) throw orderError(category, "belowMinimum");
    return;
  }
  if (qty < instrument.minimumQty) throw orderError(category, "qtyTooSmall", formatDecimal(instrument.minimumQty));
  const most = largestQty(request);
  // The platform splits a reduce-only order that is too large, so its quantity has no upper limit.
  if (qty > most && !request.reduceOnly) throw orderError(category, "qtyTooLarge", formatDecimal(most));
  if (!isMultiple(qty, instrument.qtyStep)) throw orderError(category, "qtyStep", formatDecimal(instrument.qtyStep));
}

export const largestQty = ({ instrument, orderType }: Pick<OrderRequest, "instrument" | "orderType">): Decimal =>
  orderType === "Market" ? instrument.maximumMarketQty : instrument.maximumQty;

export const isQuoteAmount = (request: Pick<OrderRequest, "instrument" | "marketUnit" | "orderType">): boolean =>
  request.instrument.category === "spot" && request.orderType === "Market" && request.marketUnit === "quoteCoin";

function checkPrices(state: EngineState, request: OrderRequest): void {
  const { instrument, price, side } = request;
  const { category } = instrument;
  const last = state.prices.last(instrument, state.now);
  if (request.triggerDirection === 1 && request.triggerPrice <= last) throw orderError(category, "triggerRising");
  if (request.triggerDirection === 2 && request.triggerPrice >= last) throw orderError(category, "triggerFalling");
  if (request.orderType === "Market") return;
  if (price <= 0n)
    throw category === "spot"
      ? new ApiError(170133, "price: must be above zero for a limit order")
      : inputError("price: required for a limit order");
  if (!isMultiple(price, instrument.tickSize))
    throw orderError(category, "priceStep", formatDecimal(instrument.tickSize));
  if (!request.reduceOnly && category !== "inverse" && multiply(request.qty, price) < instrument.minimumNotional) {
    throw orderError(category, "belowMinimum", formatDecimal(instrument.minimumNotional));
  }
  if (category === "option" || request.triggerDirection !== 0) return;
  const reference = state.prices.mark(instrument, state.now);
  const band = multiply(reference, priceBand);
  if (side === "Buy" ? price > reference + band : price < reference - band)
    throw orderError(category, "priceOutOfRange");
}

function checkCounts(account: Account, request: OrderRequest): void {
  const { instrument } = request;
  const conditional = request.triggerDirection !== 0;
  let count = 0;
  for (const order of account.openOrders.values()) {
    if (order.instrument.category !== instrument.category) continue;
    const same =
      instrument.category === "option"
        ? order.instrument.baseCoin === instrument.baseCoin
        : order.instrument.symbol === instrument.symbol;
    if (same && (order.status === "Untriggered") === conditional) count += 1;
  }
  if (count >= mostOpen(instrument.category, conditional))
    throw orderError(instrument.category, conditional ? "tooManyConditional" : "tooManyOrders");
}

function checkReduceOnly(account: Account, request: OrderRequest): void {
  const position = account.positionFor(request.instrument, request.positionIdx);
  if (position.side !== opposite(request.side)) throw orderError(request.instrument.category, "reduceOnly");
}

/**
 * Checks the funds for an order. A conditional order needs its funds only when it triggers, except for spot TP/SL
 * orders.
 */
export function checkFunds(state: EngineState, account: Account, request: OrderRequest, freed: Decimal = 0n): void {
  const { instrument, side } = request;
  const waits = request.triggerDirection !== 0;
  if (waits && !reservesEarly(request)) return;
  const now = state.now;
  const present = side === "Buy" ? state.prices.bestAsk(instrument, now) : state.prices.bestBid(instrument, now);
  const reference = waits ? request.triggerPrice : present;
  if (instrument.category === "spot") {
    const { coin, amount } = spotNeed(request, request.qty, reference);
    const free = account.isIsolated ? availableOf(state, account, coin) : freeOf(account, coin);
    if (amount > free + freed) throw orderError("spot", "insufficientBalance");
    return;
  }
  const position = account.positionFor(instrument, request.positionIdx);
  const reducing = position.side === opposite(side) ? position.size : 0n;
  const opening = request.qty > reducing ? request.qty - reducing : 0n;
  if (opening === 0n) return;
  const price = request.price === 0n ? reference : request.price;
  if (valueOf(instrument, opening, price) === 0n) throw inputError("price: too small for the quantity");
  const required = requiredMargin(state, account, { instrument, side, qty: opening, price });
  if (required - freed > availableOf(state, account, instrument.settleCoin))
    throw orderError(instrument.category, "insufficientBalance");
}

/** Maximum open orders per symbol, as `rate-limits.yaml` documents. Options are counted by base coin. */
const plain: Readonly<Record<Category, number>> = { linear: 500, inverse: 500, spot: 500, option: 50 };
/**
 * Maximum untriggered orders per symbol. Options have no separate limit: untriggered orders count towards their limit
 * in `plain`.
 */
const conditional: Readonly<Record<Category, number>> = { linear: 10, inverse: 10, spot: 30, option: 50 };

/** Returns the maximum number of open orders. */
export const mostOpen = (category: Category, waitsForTrigger: boolean): number =>
  (waitsForTrigger ? conditional : plain)[category];

/**
 * Return code and message of each error, for contracts and for spot. Spot has separate messages where the platform's
 * differ, because bots recognize errors by their messages.
 */
const codes = {
  orderNotFound: [
    110001,
    170213,
    "order not exists or too late to change it",
    "the order does not exist or can no longer be changed",
  ],
  insufficientBalance: [
    110007,
    170131,
    "ab not enough: the available balance does not cover the order",
    "insufficient balance for the order",
  ],
  duplicateLinkId: [110072, 170141, "duplicate orderLinkId: it was used before"],
  tooManyOrders: [110020, 170810, "too many open orders"],
  tooManyConditional: [110009, 170810, "too many conditional orders"],
  priceOutOfRange: [110003, 170193, "the price is outside the range allowed around the mark price"],
  belowMinimum: [110094, 170140, "the order value is below the minimum"],
  qtyTooSmall: [10001, 170136, "the quantity is below the minimum"],
  qtyTooLarge: [10001, 170124, "the quantity is above the maximum"],
  qtyStep: [10001, 170137, "the quantity is not a multiple of the step"],
  priceStep: [10001, 170134, "the price is not a multiple of the tick"],
  unknownSymbol: [10001, 170121, "unknown symbol"],
  reduceOnly: [110017, 170210, "reduce-only: the current position is zero or of the same side"],
  triggerRising: [110092, 170203, "a rising trigger must lie above the current price"],
  triggerFalling: [110093, 170204, "a falling trigger must lie below the current price"],
  amendBelowFilled: [110064, 170313, "the new quantity must be above the filled quantity"],
} as const satisfies Record<string, readonly [contract: number, spot: number, words: string, spotWords?: string]>;

export function orderError(category: Category, name: keyof typeof codes, detail?: string): ApiError {
  const [contract, spot, words, spotWords = words]: readonly [number, number, string, string?] = codes[name];
  const [code, message] = category === "spot" ? [spot, spotWords] : [contract, words];
  return new ApiError(code, detail === undefined ? message : `${message}: ${detail}`);
}
