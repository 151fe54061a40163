import { accountOf, type Call, type Handlers } from "../call.ts";
import { filterOrders, orderRecord } from "./order-query.ts";

/** The two sample paths of the earlier generation, on top of the same orders. */
function list(call: Call): object {
  const category = call.input.text("category", "linear");
  const limit = call.input.integer("limit", 20, { minimum: 1, maximum: 50 });
  const orders = filterOrders(call.input, category, [...accountOf(call).orders.values()]);
  return { nextPageCursor: "", category, list: orders.toReversed().slice(0, limit).map(orderRecord) };
}

function cancelAll(call: Call): object {
  const category = call.input.text("category", "linear");
  const account = accountOf(call);
  const open = filterOrders(call.input, category, [...account.openOrders.values()]);
  for (const order of open) call.environment.exchange.cancel(account, order);
  return { list: open.map(({ orderId, orderLinkId }) => ({ orderId, orderLinkId })) };
}

export const legacyHandlers: Handlers = {
  unifiedV3PrivateOrderList: list,
  unifiedV3PrivateOrderCancelAll: cancelAll,
};
