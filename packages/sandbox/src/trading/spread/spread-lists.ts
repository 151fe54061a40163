import { formatDecimal } from "../../decimal.ts";
import { accountOf, type Call, type Handlers, window } from "../call.ts";
import type { Execution, Order } from "../engine/model.ts";
import type { SpreadExecution, SpreadOrder } from "../engine/spread-model.ts";
import { within } from "../input.ts";

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

/** The fields of a leg start with its number. */
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

/** The filter that the three lists share. */
function selects({ input }: Call): (order: SpreadOrder) => boolean {
  return ({ combination, orderId, orderLinkId }) => {
    if (input.has("symbol") && combination.symbol !== input.text("symbol")) return false;
    if (input.has("baseCoin") && combination.legs[0].baseCoin !== input.text("baseCoin")) return false;
    if (input.has("orderId")) return orderId === input.text("orderId");
    return !input.has("orderLinkId") || orderLinkId === input.text("orderLinkId");
  };
}

function pageOf<Item>({ input }: Call, items: Iterable<Item>, record: (item: Item) => object): object {
  const found = input.page(items, 20, 50);
  return { list: found.items.map(record), nextPageCursor: found.nextPageCursor };
}

function realtime(call: Call): object {
  const open = [...accountOf(call).spreads.open.values()].toReversed();
  return pageOf(call, open.filter(selects(call)), openRecord);
}

function history(call: Call): object {
  const { open, history: orders } = accountOf(call).spreads;
  const matches = selects(call);
  const isListed = (order: SpreadOrder): boolean => !open.has(order.orderId) && matches(order);
  const found = within(orders.newestFirst(), window(call, 7), ({ createdTime }) => createdTime, isListed);
  return pageOf(call, found, closedRecord);
}

function executions(call: Call): object {
  const matches = selects(call);
  const all = accountOf(call).spreads.executions.newestFirst();
  const found = within(
    all,
    window(call, 7),
    ({ time }) => time,
    ({ order }) => matches(order),
  );
  return pageOf(call, found, executionRecord);
}

export const spreadListHandlers: Handlers = {
  spreadOrderRealtime: realtime,
  spreadOrderHistory: history,
  spreadExecutionList: executions,
};
