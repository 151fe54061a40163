import { decimal, type Decimal, floorToStep, formatDecimal, larger, smaller } from "../../../decimal.ts";
import { inputError } from "../../../http/envelope.ts";
import { type Call, type Input, instrumentOf } from "../../call.ts";
import type { Account } from "../../engine/account.ts";
import { type Exits, type Order, type OrderRequest } from "../../engine/model.ts";
import { largestQty, orderError } from "../../engine/orders/check-order.ts";
import { generatedBook } from "../../market/book-side.ts";
import { type Instrument, type Side, opposite } from "../../market/instrument.ts";
import { optionValue } from "../../market/prices.ts";

export function readExits(input: Input): Exits {
  return {
    takeProfit: input.amount("takeProfit"),
    stopLoss: input.amount("stopLoss"),
    tpTriggerBy: input.text("tpTriggerBy", "LastPrice"),
    slTriggerBy: input.text("slTriggerBy", "LastPrice"),
    tpslMode: input.text("tpslMode") === "Partial" ? "Partial" : "Full",
    tpLimitPrice: input.amount("tpLimitPrice"),
    slLimitPrice: input.amount("slLimitPrice"),
    tpOrderType: input.text("tpOrderType", "Market"),
    slOrderType: input.text("slOrderType", "Market"),
  };
}

/**
 * Reads the trigger of an order. Spot orders have no direction parameter: their direction follows from the current
 * price.
 */
function readTrigger(
  input: Input,
  spot: boolean,
  above: boolean,
): Pick<OrderRequest, "triggerPrice" | "triggerDirection" | "orderFilter"> {
  const triggerPrice = input.amount("triggerPrice");
  const orderFilter = input.text("orderFilter", triggerPrice > 0n && spot ? "tpslOrder" : "Order");
  if (triggerPrice === 0n) return { triggerPrice, triggerDirection: 0, orderFilter };
  const direction = input.integer("triggerDirection", 0, { minimum: 0, maximum: 2 });
  if (!spot && direction === 0) throw inputError("triggerDirection: is required with triggerPrice");
  return { triggerPrice, triggerDirection: direction === 0 ? (above ? 1 : 2) : direction, orderFilter };
}

/** Reads the time in force. A market order never rests, regardless of its parameter. */
function readForce(input: Input, market: boolean): string {
  const timeInForce = input.text("timeInForce", market ? "IOC" : "GTC");
  return market && timeInForce !== "FOK" ? "IOC" : timeInForce;
}

/** Converts the validated parameters of a create call to an order request with exact numbers. */
export function readOrder(call: Call, input: Input, category: string): OrderRequest {
  const instrument = instrumentOf(call, category, input.required("symbol"));
  const side = input.required("side") as Side;
  const orderType = input.required("orderType") as OrderRequest["orderType"];
  const spot = category === "spot";
  const market = orderType === "Market";
  const last = call.environment.prices.last(instrument, call.now);
  const trigger = readTrigger(input, spot, input.amount("triggerPrice") > last);
  const quoteUnit = input.text("marketUnit", side === "Buy" ? "quoteCoin" : "baseCoin") === "quoteCoin";
  const request: OrderRequest = {
    ...readExits(input),
    ...trigger,
    instrument,
    side,
    orderType,
    qty: input.amount("qty"),
    price: market ? 0n : limitPrice(call, instrument, side, input),
    timeInForce: readForce(input, market),
    positionIdx: input.integer("positionIdx", 0),
    orderLinkId: input.text("orderLinkId"),
    reduceOnly: !spot && (input.flag("reduceOnly") || input.flag("closeOnTrigger")),
    closeOnTrigger: !spot && input.flag("closeOnTrigger"),
    triggerBy: input.text("triggerBy", "LastPrice"),
    marketUnit: spot && market && quoteUnit ? "quoteCoin" : "baseCoin",
    isLeverage: input.integer("isLeverage", 0) === 1,
    smpType: input.text("smpType", "None"),
    orderIv: input.text("orderIv"),
    rpiTakerAccess: input.flag("rpiTakerAccess"),
    createType: !market && isBookPrice(category, input) ? "CreateByBboOrder" : "CreateByUser",
    stopOrderType:
      trigger.triggerDirection === 0 ? "" : spot && trigger.orderFilter === "tpslOrder" ? "tpslOrder" : "Stop",
  };
  checkExits(call, request);
  return request;
}

/** Checks that take profit and stop loss are on the correct side of their reference price. */
function checkExits(call: Call, request: OrderRequest): void {
  const { instrument, side, takeProfit, stopLoss } = request;
  if (request.reduceOnly && (takeProfit > 0n || stopLoss > 0n))
    throw inputError("takeProfit, stopLoss: cannot be given with reduceOnly");
  if (instrument.category === "spot" && request.orderType === "Market") return;
  const reference = request.price === 0n ? call.environment.prices.last(instrument, call.now) : request.price;
  const above = side === "Buy" ? takeProfit : stopLoss;
  const below = side === "Buy" ? stopLoss : takeProfit;
  if (above > 0n && above <= reference)
    throw inputError(`${side === "Buy" ? "takeProfit" : "stopLoss"}: must be above the price`);
  if (below > 0n && below >= reference)
    throw inputError(`${side === "Buy" ? "stopLoss" : "takeProfit"}: must be below the price`);
}

/**
 * In hedge mode, makes an order reduce-only if its side closes the position that `positionIdx` selects. Returns any
 * other order unchanged.
 */
export function forSlot(account: Account, request: OrderRequest): OrderRequest {
  const { instrument, positionIdx, side } = request;
  if (!account.isHedged(instrument)) return request;
  const closes = (positionIdx === 1 && side === "Sell") || (positionIdx === 2 && side === "Buy");
  return closes ? { ...request, reduceOnly: true } : request;
}

/** Replaces a reduce-only quantity of zero by the size of the whole position, limited by the maximum order size. */
export function wholePosition(account: Account, request: OrderRequest): OrderRequest {
  const { instrument } = request;
  if (request.qty !== 0n || !request.reduceOnly || instrument.category === "spot") return request;
  const position = account.positionFor(instrument, request.positionIdx);
  if (position.side !== opposite(request.side)) return request;
  return { ...request, qty: smaller(position.size, largestQty(request)) };
}

/** Finds the open order of an amend or cancel call. `orderId` takes precedence over `orderLinkId`. */
export function findOrder(call: Call, account: Account, input: Input, category: string): Order {
  const instrument = instrumentOf(call, category, input.required("symbol"));
  const order = call.environment.exchange.find(account, category, input.orderIds);
  if (order === undefined || order.instrument.symbol !== instrument.symbol)
    throw orderError(instrument.category, "orderNotFound");
  return order;
}

const highestVolatility = 50;

/**
 * Returns the price of a limit order: the `price` parameter or the price of an order book level. For an option, a
 * volatility takes precedence.
 */
function limitPrice(call: Call, instrument: Instrument, side: Side, input: Input): Decimal {
  const { category } = instrument;
  if (category === "option" && input.has("orderIv")) return volatilityPrice(call, instrument, input);
  if (isBookPrice(category, input)) return bookPrice(call, instrument, side, input);
  return input.amount("price");
}

const isBookPrice = (category: string, input: Input): boolean =>
  (category === "linear" || category === "inverse") && input.has("bboSideType");

export function volatilityPrice(call: Call, option: Instrument, input: Input): Decimal {
  const volatility = Number(formatDecimal(input.amount("orderIv")));
  if (volatility <= 0 || volatility > highestVolatility)
    throw inputError(`orderIv: must be above zero and at most ${highestVolatility}`);
  const underlying = call.environment.prices.indexNumber(option, call.now);
  const { price } = optionValue(option, underlying, volatility, call.now);
  return larger(floorToStep(decimal(price), option.tickSize), option.tickSize);
}

/**
 * Returns a price from the order book. `Queue` uses the best prices on the order's own side, `Counterparty` the best
 * prices on the opposite side.
 */
function bookPrice(call: Call, instrument: Instrument, side: Side, input: Input): Decimal {
  const depth = input.integer("bboLevel", 1);
  const buys = (side === "Buy") === (input.text("bboSideType") === "Queue");
  const levelsOf = generatedBook(call.environment.prices, instrument);
  return levelsOf(buys ? "bid" : "ask", depth, call.now).at(-1)?.price ?? instrument.tickSize;
}

/**
 * Returns the order filter for the parameters that order calls have in common. Only the first of symbol, base coin and
 * settlement coin in the request applies.
 */
export function selectsOrder(input: Input, category: string, usualFilter = ""): (order: Order) => boolean {
  const [symbol, baseCoin, settleCoin, stopOrderType] = ["symbol", "baseCoin", "settleCoin", "stopOrderType"].map(
    (name) => input.text(name),
  );
  const kind = input.text("orderFilter", usualFilter);
  return (order) => {
    const { instrument } = order;
    if (instrument.category !== category) return false;
    if (symbol !== "" && instrument.symbol !== symbol) return false;
    if (symbol === "" && baseCoin !== "" && instrument.baseCoin !== baseCoin) return false;
    if (symbol === "" && baseCoin === "" && settleCoin !== "" && instrument.settleCoin !== settleCoin) return false;
    if (stopOrderType === "Stop" && order.stopOrderType !== "Stop") return false;
    if (kind === "StopOrder")
      return order.triggerDirection !== 0 && (category !== "spot" || order.orderFilter === "StopOrder");
    if (kind === "tpslOrder") return order.orderFilter === "tpslOrder";
    return kind !== "Order" || order.triggerDirection === 0;
  };
}
