import { accountOf, type Call, cut, pageOf, selects, spanOf, within } from "../../call.ts";
import type { Account } from "../../engine/account.ts";
import { instrumentKey } from "../../engine/history.ts";
import { type Execution, isOpen, type Order } from "../../engine/model.ts";
import { dayMs } from "../../../clock.ts";
import { selectsOrder } from "./order-input.ts";
import { executionRecord, orderRecord } from "./order-record.ts";

/** Fields that REST lists return for contracts only. Streams also send these fields for spot orders. */
const contractFields = new Set(["createType", "tpslMode"]);

function listedOrder(order: Order): object {
  const record = orderRecord(order);
  if (order.instrument.category !== "spot") return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !contractFields.has(name)));
}

const newestFirst = (orders: readonly Order[]): Order[] =>
  orders.toReversed().toSorted((left, right) => right.createdTime - left.createdTime);

/** Returns the order with the requested id. `orderId` takes precedence over `orderLinkId`. */
function selectById({ input }: Call, category: string, account: Account): Order[] {
  const order = account.orderHistory.find(input.orderIds);
  return order?.instrument.category === category ? [order] : [];
}

/** Yields closed orders, newest first. */
function* closedOrders(account: Account, category: string, symbol = ""): Generator<Order> {
  for (const order of account.orderHistory.newestFirst(instrumentKey(category, symbol)))
    if (!isOpen(order)) yield order;
}

/** Returns the last 500 closed orders, which the operation `orderRealtime` lists if `openOnly` is 1. */
const lastClosedOrders = (account: Account, category: string): Order[] =>
  cut(closedOrders(account, category), 500).items;

/** Lists open orders, or the last 500 closed orders if `openOnly` is 1. With an id, lists the order in any state. */
export function orderRealtime(call: Call): object {
  const { environment, input } = call;
  const account = accountOf(call);
  const category = input.required("category");
  const byId = input.has("orderId") || input.has("orderLinkId");
  const selected = byId
    ? selectById(call, category, account)
    : input.integer("openOnly", 0) === 0
      ? newestFirst([...account.openOrders.values()]).filter(selectsOrder(input, category))
      : lastClosedOrders(account, category).filter(selectsOrder(input, category));
  const seen = selected.filter((order) => order.effectiveAt <= environment.exchange.now);
  return pageOf(call, seen, listedOrder, { category });
}

const withoutEffect = new Set(["Cancelled", "Rejected", "Deactivated"]);

/**
 * Returns whether the history still lists a closed order. An order without fills is listed for one day or seven,
 * depending on its status. An order with fills is always listed, except on demo, where seven days is the maximum.
 */
function isKept(call: Call, order: Order): boolean {
  const age = call.now - order.updatedTime;
  if (call.environment.name === "demo" && call.now - order.createdTime > 7 * dayMs) return false;
  return order.filled > 0n || age <= (withoutEffect.has(order.status) ? dayMs : 7 * dayMs);
}

/** Lists closed orders of the last two years. A request covers at most seven days. */
export function orderHistory(call: Call): object {
  const { input } = call;
  const account = accountOf(call);
  const category = input.required("category");
  // The platform refuses an invalid time range even if the request has an ID, so always check the range.
  spanOf(call);
  const status = input.text("orderStatus");
  const isShown = (order: Order): boolean => isKept(call, order) && (status === "" || order.status === status);
  const matches = selectsOrder(input, category);
  const isFound = (order: Order): boolean => matches(order) && isShown(order);
  const found =
    input.has("orderId") || input.has("orderLinkId")
      ? selectById(call, category, account).filter((order) => !isOpen(order) && isShown(order))
      : within(call, closedOrders(account, category, input.text("symbol")), isFound);
  return pageOf(call, found, listedOrder, { category });
}

/** Lists orders for an operation of the previous API generation. */
export function unifiedV3PrivateOrderList(call: Call): object {
  const category = call.input.text("category", "linear");
  const limit = call.input.integer("limit", 20, { minimum: 1, maximum: 50 });
  const { items } = cut(
    [...accountOf(call).orderHistory.newestFirst(category)].filter(selectsOrder(call.input, category)),
    limit,
  );
  return { nextPageCursor: "", category, list: items.map(orderRecord) };
}

export function unifiedV3PrivateOrderCancelAll(call: Call): object {
  const category = call.input.text("category", "linear");
  const account = accountOf(call);
  const open = [...account.openOrders.values()].filter(selectsOrder(call.input, category));
  for (const order of open) call.environment.exchange.cancel(account, order);
  return { list: open.map(({ orderId, orderLinkId }) => ({ orderId, orderLinkId })) };
}

export function executionList(call: Call): object {
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
  return pageOf(call, within(call, all, isWanted), executionRecord, { category });
}
