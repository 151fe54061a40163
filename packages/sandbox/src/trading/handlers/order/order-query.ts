import { formatDecimal, multiply, formatOrBlank } from "../../../decimal.ts";
import { accountOf, type Call, cut, type Handlers, type Input, pageOf, selects, spanOf, within } from "../../call.ts";
import type { Account } from "../../engine/account.ts";
import { instrumentKey } from "../../engine/history.ts";
import { type Execution, isOpen, type Order } from "../../engine/model.ts";
import { averageFill } from "../../engine/positions/settlement.ts";
import { dayMs } from "../../../clock.ts";

function amounts(order: Order): object {
  const open = order.status === "New" || order.status === "PartiallyFilled" || order.status === "Untriggered";
  const leaves = open ? order.qty - order.filled : 0n;
  return {
    price: formatDecimal(order.price),
    qty: formatDecimal(order.qty),
    avgPrice: order.filled === 0n ? "" : formatDecimal(averageFill(order)),
    leavesQty: formatDecimal(leaves),
    leavesValue: formatDecimal(multiply(leaves, order.price)),
    cumExecQty: formatDecimal(order.filled),
    cumExecValue: formatDecimal(order.filledValue),
    cumExecFee: formatDecimal(order.fee),
    cumFeeDetail: Object.fromEntries([...order.feeByCoin].map(([coin, fee]) => [coin, formatDecimal(fee)])),
  };
}

function exitsOf(order: Order): object {
  const none = order.takeProfit === 0n && order.stopLoss === 0n;
  return {
    takeProfit: formatOrBlank(order.takeProfit),
    stopLoss: formatOrBlank(order.stopLoss),
    tpslMode: none ? "" : order.tpslMode,
    ocoTriggerBy: "",
    tpLimitPrice: formatOrBlank(order.tpLimitPrice),
    slLimitPrice: formatOrBlank(order.slLimitPrice),
    tpTriggerBy: none ? "" : order.tpTriggerBy,
    slTriggerBy: none ? "" : order.slTriggerBy,
  };
}

function triggerOf(order: Order): object {
  return {
    stopOrderType: order.stopOrderType,
    triggerPrice: formatOrBlank(order.triggerPrice),
    triggerDirection: order.triggerDirection,
    triggerBy: order.triggerPrice === 0n ? "" : order.triggerBy,
    reduceOnly: order.reduceOnly,
    closeOnTrigger: order.closeOnTrigger,
  };
}

/** Fields of features that the sandbox does not simulate. */
const unused = {
  parentOrderLinkId: "",
  blockTradeId: "",
  basePrice: "",
  smpGroup: "0",
  smpOrderId: "",
  slippageToleranceType: "UNKNOWN",
  slippageTolerance: "",
  extraFees: "",
  rpiMatchedQty: "0",
};

/** Spot orders show the fields of trailing stops, which the sandbox does not simulate there. */
const noTrailing = { activationPrice: "0", trailingPercentage: "0", trailingValue: "0" };

/** An order with all its fields. */
export function orderRecord(order: Order): object {
  const { category, symbol } = order.instrument;
  const spot = category === "spot";
  return {
    orderId: order.orderId,
    orderLinkId: order.orderLinkId,
    symbol,
    side: order.side,
    orderType: order.orderType,
    timeInForce: order.timeInForce,
    orderStatus: order.status,
    positionIdx: order.positionIdx,
    ...amounts(order),
    ...triggerOf(order),
    ...exitsOf(order),
    createType: order.createType,
    cancelType: order.cancelType,
    rejectReason: order.rejectReason,
    isLeverage: spot ? (order.isLeverage ? "1" : "0") : "",
    marketUnit: spot && order.orderType === "Market" ? order.marketUnit : "",
    lastPriceOnCreated: formatDecimal(order.lastPriceOnCreated),
    orderIv: order.orderIv,
    placeType: category === "option" ? "price" : "",
    smpType: order.smpType,
    rpiTakerAccess: order.rpiTakerAccess,
    ...unused,
    ...(spot ? noTrailing : {}),
    createdTime: String(order.createdTime),
    updatedTime: String(order.updatedTime),
  };
}

/** What lists over REST show of contracts alone. The streams show it of spot orders, too. */
const contractFields = new Set(["createType", "tpslMode"]);

function listedOrder(order: Order): object {
  const record = orderRecord(order);
  if (order.instrument.category !== "spot") return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !contractFields.has(name)));
}

/** The filter that the order calls share; of symbol, base coin and settlement coin the first one given counts. */
export function orderFilter(input: Input, category: string, usualFilter = ""): (order: Order) => boolean {
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

const newestFirst = (orders: readonly Order[]): Order[] =>
  orders.toReversed().toSorted((left, right) => right.createdTime - left.createdTime);

/** The order with the given id; orderId wins over orderLinkId. */
function selectById({ input }: Call, category: string, account: Account): Order[] {
  const order = account.orderHistory.find(input.orderIds);
  return order?.instrument.category === category ? [order] : [];
}

/** Orders that have ended, the newest first. */
function* ended(account: Account, category: string, symbol = ""): Generator<Order> {
  for (const order of account.orderHistory.newestFirst(instrumentKey(category, symbol)))
    if (!isOpen(order)) yield order;
}

/** The orders that the real-time list still shows after their end. */
const lastEnded = (account: Account, category: string): Order[] => cut(ended(account, category), 500).items;

/** Open orders, or with `openOnly` 1 the last 500 that ended; by id, whatever became of the order. */
function realtime(call: Call): object {
  const { environment, input } = call;
  const account = accountOf(call);
  const category = input.required("category");
  const byId = input.has("orderId") || input.has("orderLinkId");
  const selected = byId
    ? selectById(call, category, account)
    : input.integer("openOnly", 0) === 0
      ? newestFirst([...account.openOrders.values()]).filter(orderFilter(input, category))
      : lastEnded(account, category).filter(orderFilter(input, category));
  const seen = selected.filter((order) => order.effectiveAt <= environment.exchange.now);
  return pageOf(call, seen, listedOrder, { category });
}

const withoutEffect = new Set(["Cancelled", "Rejected", "Deactivated"]);

/** Orders without fills are listed for a day or seven, orders with fills for longer; on demo, no order is listed after seven days. */
function isKept(call: Call, order: Order): boolean {
  const age = call.now - order.updatedTime;
  if (call.environment.name === "demo" && call.now - order.createdTime > 7 * dayMs) return false;
  return order.filled > 0n || age <= (withoutEffect.has(order.status) ? dayMs : 7 * dayMs);
}

/** Orders of the last two years that ended, seven days at a time. */
function history(call: Call): object {
  const { input } = call;
  const account = accountOf(call);
  const category = input.required("category");
  const span = spanOf(call);
  const status = input.text("orderStatus");
  const isShown = (order: Order): boolean => isKept(call, order) && (status === "" || order.status === status);
  const matches = orderFilter(input, category);
  const isFound = (order: Order): boolean => matches(order) && isShown(order);
  const found =
    input.has("orderId") || input.has("orderLinkId")
      ? selectById(call, category, account).filter((order) => !isOpen(order) && isShown(order))
      : within(ended(account, category, input.text("symbol")), span, ({ createdTime }) => createdTime, isFound);
  return pageOf(call, found, listedOrder, { category });
}

/** The two sample paths of the earlier generation, on top of the same orders. */
function list(call: Call): object {
  const category = call.input.text("category", "linear");
  const limit = call.input.integer("limit", 20, { minimum: 1, maximum: 50 });
  const { items } = cut(
    [...accountOf(call).orderHistory.newestFirst(category)].filter(orderFilter(call.input, category)),
    limit,
  );
  return { nextPageCursor: "", category, list: items.map(orderRecord) };
}

function cancelAll(call: Call): object {
  const category = call.input.text("category", "linear");
  const account = accountOf(call);
  const open = [...account.openOrders.values()].filter(orderFilter(call.input, category));
  for (const order of open) call.environment.exchange.cancel(account, order);
  return { list: open.map(({ orderId, orderLinkId }) => ({ orderId, orderLinkId })) };
}

/** An execution as the list shows it. */
export function executionRecord(execution: Execution): object {
  const { instrument } = execution;
  const option = instrument.category === "option";
  return {
    symbol: instrument.symbol,
    orderId: execution.orderId,
    orderLinkId: execution.orderLinkId,
    side: execution.side,
    orderPrice: formatDecimal(execution.orderPrice),
    orderQty: formatDecimal(execution.orderQty),
    leavesQty: formatDecimal(execution.leavesQty),
    createType: execution.createType,
    orderType: execution.orderType,
    stopOrderType: execution.stopOrderType === "" ? "UNKNOWN" : execution.stopOrderType,
    execFee: formatDecimal(execution.fee),
    execFeeV2: "",
    execId: execution.execId,
    execPrice: formatDecimal(execution.price),
    execQty: formatDecimal(execution.qty),
    execType: execution.execType,
    execValue: formatDecimal(execution.value),
    execTime: String(execution.time),
    feeCurrency: execution.feeCoin,
    isMaker: execution.isMaker,
    feeRate: formatDecimal(execution.feeRate),
    tradeIv: "",
    markIv: "",
    markPrice: formatDecimal(execution.markPrice),
    indexPrice: formatDecimal(execution.indexPrice),
    underlyingPrice: option ? formatDecimal(execution.indexPrice) : "",
    blockTradeId: "",
    closedSize: formatDecimal(execution.closedSize),
    seq: execution.seq,
    extraFees: "",
    marketUnit: "",
  };
}

function executionList(call: Call): object {
  const { input } = call;
  const category = input.required("category");
  const byId = input.has("orderId");
  const isWanted = selects<Execution>(input, {
    category: ({ instrument }) => instrument.category,
    symbol: ({ instrument }) => instrument.symbol,
    baseCoin: ({ instrument }) => instrument.baseCoin,
    settleCoin: ({ instrument }) => instrument.settleCoin,
    execType: ({ execType }) => execType,
    ...(byId ? { orderId: ({ orderId }) => orderId } : { orderLinkId: ({ orderLinkId }) => orderLinkId }),
  });
  const key = byId ? input.text("orderId") : instrumentKey(category, input.text("symbol"));
  const all = accountOf(call).executions.newestFirst(key);
  return pageOf(
    call,
    within(all, spanOf(call), ({ time }) => time, isWanted),
    executionRecord,
    { category },
  );
}

export const orderQueryHandlers: Handlers = {
  orderRealtime: realtime,
  orderHistory: history,
  unifiedV3PrivateOrderList: list,
  unifiedV3PrivateOrderCancelAll: cancelAll,
  executionList,
};
