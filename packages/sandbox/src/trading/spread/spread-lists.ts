import { formatDecimal } from "../../decimal.ts";
import { accountOf, type Call, type Handlers } from "../call.ts";
import type { Execution, Order } from "../engine/model.ts";
import type { SpreadExecution, SpreadOrder } from "../engine/spread-model.ts";
import { pageOf, selects, spanOf, within } from "../lists.ts";

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
const wanted = ({ input }: Call): ((order: SpreadOrder) => boolean) =>
  selects(input, {
    symbol: ({ combination }) => combination.symbol,
    baseCoin: ({ combination }) => combination.legs[0].baseCoin,
    ...(input.has("orderId")
      ? { orderId: ({ orderId }) => orderId }
      : { orderLinkId: ({ orderLinkId }) => orderLinkId }),
  });

function realtime(call: Call): object {
  const open = [...accountOf(call).spreads.open.values()].toReversed();
  return pageOf(call, open.filter(wanted(call)), openRecord);
}

function history(call: Call): object {
  const { open, history: orders } = accountOf(call).spreads;
  const matches = wanted(call);
  const isListed = (order: SpreadOrder): boolean => !open.has(order.orderId) && matches(order);
  const found = within(orders.newestFirst(), spanOf(call), ({ createdTime }) => createdTime, isListed);
  return pageOf(call, found, closedRecord);
}

function executions(call: Call): object {
  const matches = wanted(call);
  const isListed = ({ order }: SpreadExecution): boolean => matches(order);
  const all = accountOf(call).spreads.executions.newestFirst();
  const found = within(all, spanOf(call), ({ time }) => time, isListed);
  return pageOf(call, found, executionRecord);
}

export const spreadListHandlers: Handlers = {
  spreadOrderRealtime: realtime,
  spreadOrderHistory: history,
  spreadExecutionList: executions,
};
