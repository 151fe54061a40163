import { decimal, formatDecimal, isMultiple, multiply, type Decimal } from "../../decimal.ts";
import { Refusal, refuseInput } from "../../http/envelope.ts";
import { tradingBar, type Instrument } from "../market/instrument.ts";
import type { Account } from "./account.ts";
import { orderRefusal } from "./errors.ts";
import type { Exchange } from "./exchange.ts";
import { opposite, type OrderRequest } from "./model.ts";
import { mostOpen } from "./open-order-limits.ts";
import { lockedCoins, reservesEarly, spotNeed } from "./reservation.ts";
import { requiredMargin, valueAccount, valueOf } from "./valuation.ts";

const linkIdPattern = /^[A-Za-z0-9_-]{1,36}$/;
/** How far from the mark price a limit may be: a round figure of ours, the platform's own changes by symbol. */
const priceBand = decimal("0.1");

/** Everything the service refuses before it acknowledges an order. */
export function checkOrder(exchange: Exchange, account: Account, request: OrderRequest): void {
  checkAccess(exchange, account, request);
  checkLink(account, request);
  checkLots(request);
  checkPrices(exchange, request);
  checkCounts(account, request);
  if (request.reduceOnly) checkReduceOnly(account, request);
  else checkFunds(exchange, account, request);
}

function checkAccess(exchange: Exchange, account: Account, request: OrderRequest): void {
  const { instrument } = request;
  refuseClosed(instrument, exchange.now);
  if (instrument.agreement !== undefined && !exchange.hasAgreed(account, instrument.agreement)) {
    throw new Refusal(10024, `${instrument.symbol}: the master account has to sign the trading agreement first`);
  }
  if (instrument.category !== "spot") account.positionFor(instrument, request.positionIdx);
}

/** Orders are neither taken nor changed while a symbol is not open for trading. */
export function refuseClosed(instrument: Instrument, now: number): void {
  const bar = tradingBar(instrument, now);
  if (bar === undefined) return;
  const auction = instrument.listing.kind === "pre-launch";
  throw new Refusal(auction ? 110095 : 10001, `${instrument.symbol}: ${bar}`);
}

function checkLink(account: Account, request: OrderRequest): void {
  const { orderLinkId, instrument } = request;
  if (orderLinkId === "") {
    if (instrument.category === "option" && request.createType === "CreateByUser")
      throw refuseInput("orderLinkId: required for options");
    return;
  }
  if (!linkIdPattern.test(orderLinkId))
    throw refuseInput("orderLinkId: at most 36 letters, digits, dashes and underscores");
  if (account.orderLinks.has(orderLinkId)) throw orderRefusal(instrument.category, "duplicateLinkId");
}

function checkLots(request: OrderRequest): void {
  const { instrument, qty } = request;
  const { category } = instrument;
  if (isQuoteAmount(request)) {
    if (qty < instrument.minimumNotional) throw orderRefusal(category, "belowMinimum");
    return;
  }
  if (qty < instrument.minimumQty) throw orderRefusal(category, "qtyTooSmall", formatDecimal(instrument.minimumQty));
  const most = largestQty(request);
  // What reduces a position is split by the service, however much it is.
  if (qty > most && !request.reduceOnly) throw orderRefusal(category, "qtyTooLarge", formatDecimal(most));
  if (!isMultiple(qty, instrument.qtyStep)) throw orderRefusal(category, "qtyStep", formatDecimal(instrument.qtyStep));
}

export const largestQty = ({ instrument, orderType }: Pick<OrderRequest, "instrument" | "orderType">): Decimal =>
  orderType === "Market" ? instrument.maximumMarketQty : instrument.maximumQty;

export const isQuoteAmount = (request: Pick<OrderRequest, "instrument" | "marketUnit" | "orderType">): boolean =>
  request.instrument.category === "spot" && request.orderType === "Market" && request.marketUnit === "quoteCoin";

function checkPrices(exchange: Exchange, request: OrderRequest): void {
  const { instrument, price, side } = request;
  const { category } = instrument;
  const last = exchange.prices.last(instrument, exchange.now);
  if (request.triggerDirection === 1 && request.triggerPrice <= last) throw orderRefusal(category, "triggerRising");
  if (request.triggerDirection === 2 && request.triggerPrice >= last) throw orderRefusal(category, "triggerFalling");
  if (request.orderType === "Market") return;
  if (price <= 0n)
    throw category === "spot"
      ? new Refusal(170133, "price: above zero for a limit order")
      : refuseInput("price: required for a limit order");
  if (!isMultiple(price, instrument.tickSize))
    throw orderRefusal(category, "priceStep", formatDecimal(instrument.tickSize));
  if (!request.reduceOnly && category !== "inverse" && multiply(request.qty, price) < instrument.minimumNotional) {
    throw orderRefusal(category, "belowMinimum", formatDecimal(instrument.minimumNotional));
  }
  if (category === "option" || request.triggerDirection !== 0) return;
  const reference = exchange.prices.mark(instrument, exchange.now);
  const band = multiply(reference, priceBand);
  if (side === "Buy" ? price > reference + band : price < reference - band)
    throw orderRefusal(category, "priceOutOfRange");
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
    throw orderRefusal(instrument.category, conditional ? "tooManyConditional" : "tooManyOrders");
}

function checkReduceOnly(account: Account, request: OrderRequest): void {
  const position = account.positionFor(request.instrument, request.positionIdx);
  if (position.side !== opposite(request.side)) throw orderRefusal(request.instrument.category, "reduceOnly");
}

/** A conditional order needs its money only once it fires, except for TP/SL orders of spot. */
export function checkFunds(exchange: Exchange, account: Account, request: OrderRequest, freed: Decimal = 0n): void {
  const { instrument, side } = request;
  const waits = request.triggerDirection !== 0;
  if (waits && !reservesEarly(request)) return;
  const now = exchange.now;
  const present = side === "Buy" ? exchange.prices.bestAsk(instrument, now) : exchange.prices.bestBid(instrument, now);
  const reference = waits ? request.triggerPrice : present;
  if (instrument.category === "spot") {
    const { coin, amount } = spotNeed(request, request.qty, reference);
    const free = account.balance(coin) - (lockedCoins(account).get(coin) ?? 0n) + freed;
    if (amount > free) throw orderRefusal("spot", "insufficientBalance");
    return;
  }
  const position = account.positionFor(instrument, request.positionIdx);
  const reducing = position.side === opposite(side) ? position.size : 0n;
  const opening = request.qty > reducing ? request.qty - reducing : 0n;
  if (opening === 0n) return;
  const price = request.price === 0n ? reference : request.price;
  if (valueOf(instrument, opening, price) === 0n) throw refuseInput("price: too small for the quantity");
  const required = requiredMargin(account, instrument, side, opening, price, exchange.prices, now);
  const rate = exchange.prices.usdRate(instrument.settleCoin, now);
  if (multiply(required - freed, rate) > valueAccount(account, exchange.prices, now).available) {
    throw orderRefusal(instrument.category, "insufficientBalance");
  }
}
