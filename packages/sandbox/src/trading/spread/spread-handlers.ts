import { type Decimal, decimal, formatDecimal, isMultiple, parseDecimal } from "../../decimal.ts";
import { ApiError, inputError } from "../../http/envelope.ts";
import { uuid } from "../../random.ts";
import { accountOf, type Call, hasOrderId, type Input, pageOf, selects, within } from "../call.ts";
import type { Account } from "../engine/account.ts";
import type { Execution, Order } from "../engine/model.ts";
import { assertOpenForTrading, orderError } from "../engine/orders/check-order.ts";
import { affordableQty, checkLegFunds } from "../engine/orders/leg-order.ts";
import {
  type Combination,
  minimumQty,
  newSpreadOrder,
  type SpreadExecution,
  type SpreadOrder,
  type SpreadRequest,
  spreadBookOf,
  spreadOrderChanges,
} from "./spread-model.ts";
import type { EngineState } from "../engine/state.ts";
import { bestPrice, endSpreadOrder, legsOf, matchSpreadOrder } from "./spread-matching.ts";
import { combinationOf } from "./spread-prices.ts";

const ids = ({ orderId, orderLinkId }: SpreadOrder): object => ({ orderId, orderLinkId });

/** Reads a decimal parameter that may be negative. Throws if it isn't a decimal. */
function signed(input: Input, name: string): Decimal {
  const value = parseDecimal(input.required(name));
  if (value === undefined) throw inputError(`${name}: must be a decimal string`);
  return value;
}

export function spreadOrderCreate(call: Call): object {
  const { input, environment } = call;
  const isMarket = input.required("orderType") === "Market";
  const order = placeSpreadOrder(environment.exchange, accountOf(call), {
    combination: combinationOf(call),
    side: input.required("side") === "Buy" ? "Buy" : "Sell",
    orderType: isMarket ? "Market" : "Limit",
    qty: input.amount("qty"),
    price: isMarket ? 0n : signed(input, "price"),
    timeInForce: isMarket && input.text("timeInForce") !== "FOK" ? "IOC" : input.text("timeInForce", "GTC"),
    orderLinkId: input.text("orderLinkId"),
  });
  return ids(order);
}

/** Returns the open order that the request names. `orderId` takes precedence over `orderLinkId`. */
function openOrder(call: Call): SpreadOrder {
  const { open, history: orders } = spreadBookOf(accountOf(call));
  const order = orders.find(call.input.orderIds);
  if (order === undefined || !open.has(order.orderId)) throw orderError("linear", "orderNotFound");
  return order;
}

export function spreadOrderAmend(call: Call): object {
  const { input, environment } = call;
  const order = openOrder(call);
  amendSpreadOrder(environment.exchange, accountOf(call), order, {
    ...(input.has("qty") ? { qty: input.amount("qty") } : {}),
    ...(input.has("price") ? { price: signed(input, "price") } : {}),
  });
  return ids(order);
}

export function spreadOrderCancel(call: Call): object {
  const order = openOrder(call);
  endSpreadOrder(call.environment.exchange, accountOf(call), order, "EC_PerCancelRequest");
  return ids(order);
}

export function spreadOrderCancelAll(call: Call): object {
  const account = accountOf(call);
  const symbol = call.input.has("symbol") ? combinationOf(call).symbol : undefined;
  const orders = [...spreadBookOf(account).open.values()].filter(
    ({ combination }) => symbol === undefined || combination.symbol === symbol,
  );
  for (const order of orders) endSpreadOrder(call.environment.exchange, account, order, "EC_PerCancelRequest");
  return { list: orders.map(ids), success: "1" };
}

export function spreadMaxQty(call: Call): object {
  const side = call.input.required("side") === "1" ? "Buy" : "Sell";
  const request = { combination: combinationOf(call), side, price: signed(call.input, "orderPrice") } as const;
  return { ab: formatDecimal(maximumSpreadQty(call.environment.exchange, accountOf(call), request)) };
}

/** Maximum number of open spread orders per account. */
const mostOpen = 50;

/** Acknowledges a spread order, or throws the service's error. */
function placeSpreadOrder(state: EngineState, account: Account, request: SpreadRequest): SpreadOrder {
  checkAccount(account, request.combination);
  for (const leg of request.combination.legs) assertOpenForTrading(leg, state.now);
  if (spreadBookOf(account).history.find({ orderLinkId: request.orderLinkId }) !== undefined)
    throw orderError("linear", "duplicateLinkId");
  if (spreadBookOf(account).open.size >= mostOpen) throw orderError("linear", "tooManyOrders");
  checkQty(request.combination, request.qty);
  if (request.orderType === "Limit") checkPrice(request.combination, request.price);
  checkLegFunds(state, account, legsOf(state, request, request.qty, expectedPrice(state, request)));
  const orderId = uuid(`${state.seed}/spread-order/${state.nextSequence()}`);
  const order = newSpreadOrder(request, orderId, state.now);
  spreadBookOf(account).open.set(order.orderId, order);
  spreadBookOf(account).history.push(order);
  spreadOrderChanges(account.changes).add(order);
  matchSpreadOrder(state, account, order);
  return order;
}

const expectedPrice = (state: EngineState, { combination, side, orderType, price }: SpreadRequest): Decimal =>
  orderType === "Market" ? bestPrice(state.prices, combination, side, state.now) : price;

function checkAccount(account: Account, { legs }: Combination): void {
  if (account.isIsolated) throw new ApiError(110110, "spread trading is not possible in isolated margin mode");
  if (legs.some((leg) => account.isHedged(leg)))
    throw new ApiError(110113, "spread trading is not possible while a leg is in hedge mode");
}

function checkQty(combination: Combination, qty: Decimal): void {
  const { lotSize, maximumQty } = combination;
  const least = minimumQty(combination);
  if (qty < least) throw orderError("linear", "qtyTooSmall", formatDecimal(least));
  if (qty > maximumQty) throw orderError("linear", "qtyTooLarge", formatDecimal(maximumQty));
  if (!isMultiple(qty, lotSize)) throw orderError("linear", "qtyStep", formatDecimal(lotSize));
}

function checkPrice({ tickSize, maximumPrice }: Combination, price: Decimal): void {
  if (!isMultiple(price, tickSize)) throw orderError("linear", "priceStep", formatDecimal(tickSize));
  if (price > maximumPrice || price < -maximumPrice)
    throw inputError(`price: must be between ${formatDecimal(-maximumPrice)} and ${formatDecimal(maximumPrice)}`);
}

/** Amends the quantity or price of an open order, and matches the order again. */
function amendSpreadOrder(
  state: EngineState,
  account: Account,
  order: SpreadOrder,
  change: { qty?: Decimal; price?: Decimal },
): void {
  const { qty = order.qty, price = order.price } = change;
  checkQty(order.combination, qty);
  checkPrice(order.combination, price);
  if (qty <= order.filled) throw orderError("linear", "amendBelowFilled");
  checkLegFunds(state, account, legsOf(state, order, qty - order.filled, price));
  Object.assign(order, { qty, price, updatedTime: state.now });
  spreadOrderChanges(account.changes).add(order);
  matchSpreadOrder(state, account, order);
}

/** Returns the largest quantity that the account can pay for at a price. */
function maximumSpreadQty(
  state: EngineState,
  account: Account,
  request: Pick<SpreadRequest, "combination" | "side" | "price">,
): Decimal {
  const legs = legsOf(state, request, decimal("1"), request.price);
  return affordableQty(state, account, legs, request.combination.lotSize);
}

function common(order: SpreadOrder): object {
  const { combination, orderType, orderLinkId, orderId, side, timeInForce, status, price, qty, filled } = order;
  return {
    symbol: combination.symbol,
    baseCoin: combination.legs[0].baseCoin,
    orderType,
    orderLinkId,
    side,
    timeInForce,
    orderId,
    leavesQty: formatDecimal(qty - filled),
    orderStatus: status,
    cumExecQty: formatDecimal(filled),
    price: formatDecimal(price),
    qty: formatDecimal(qty),
  };
}

const openRecord = (order: SpreadOrder): object => ({
  ...common(order),
  createdTime: String(order.createdTime),
  updatedTime: String(order.updatedTime),
});

/** Builds the fields of a leg. Their names start with the number of the leg. */
const legFields = (name: string, { instrument, orderId, side }: Order): object => ({
  [`${name}Symbol`]: instrument.symbol,
  [`${name}ProdType`]: instrument.category === "spot" ? "Spot" : "Futures",
  [`${name}OrderId`]: orderId,
  [`${name}Side`]: side,
});

function closedRecord(order: SpreadOrder): object {
  const { combination, rejectReason, qty, legs, createdTime, updatedTime } = order;
  return {
    ...common(order),
    contractType: combination.contractType,
    cxlRejReason: rejectReason,
    orderQty: formatDecimal(qty),
    settleCoin: combination.legs[0].settleCoin,
    createdAt: String(createdTime),
    updatedAt: String(updatedTime),
    ...Object.assign({}, ...legs.map((leg, index) => legFields(`leg${index + 1}`, leg))),
  };
}

function legRecord({ instrument, side, price, time, value, execType, qty, fee, feeCoin, execId }: Execution): object {
  const isSpot = instrument.category === "spot";
  return {
    symbol: instrument.symbol,
    side,
    execPrice: formatDecimal(price),
    execTime: String(time),
    execValue: formatDecimal(value),
    execType,
    category: instrument.category,
    execQty: formatDecimal(qty),
    execFee: formatDecimal(fee),
    ...(isSpot ? { execFeeV2: formatDecimal(fee) } : {}),
    feeCurrency: feeCoin,
    execId,
  };
}

const executionRecord = ({ order, price, qty, time, execId, legs }: SpreadExecution): object => ({
  symbol: order.combination.symbol,
  orderLinkId: order.orderLinkId,
  side: order.side,
  orderId: order.orderId,
  execPrice: formatDecimal(price),
  execTime: String(time),
  execType: "Trade",
  execQty: formatDecimal(qty),
  execId,
  legs: legs.map(legRecord),
});

/** Returns the filter for the parameters that the three list operations have in common. */
function orderFilter({ input }: Call): (order: SpreadOrder) => boolean {
  const isNamed = hasOrderId(input);
  const isOf = selects<SpreadOrder>(input, {
    symbol: ({ combination }) => combination.symbol,
    baseCoin: ({ combination }) => combination.legs[0].baseCoin,
  });
  return (order) => isNamed(order) && isOf(order);
}

export function spreadOrderRealtime(call: Call): object {
  const open = [...spreadBookOf(accountOf(call)).open.values()].toReversed();
  return pageOf(call, open.filter(orderFilter(call)), openRecord);
}

export function spreadOrderHistory(call: Call): object {
  const { open, history: orders } = spreadBookOf(accountOf(call));
  const matches = orderFilter(call);
  const isListed = (order: SpreadOrder): boolean => !open.has(order.orderId) && matches(order);
  return pageOf(call, within(call, orders.newestFirst(), isListed), closedRecord);
}

export function spreadExecutionList(call: Call): object {
  const matches = orderFilter(call);
  const isListed = ({ order }: SpreadExecution): boolean => matches(order);
  const all = spreadBookOf(accountOf(call)).executions.newestFirst();
  return pageOf(call, within(call, all, isListed), executionRecord);
}
