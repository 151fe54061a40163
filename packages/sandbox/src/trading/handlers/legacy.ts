import { accountOf, type Call, type Handlers } from "../call.ts";
import { page, within } from "../input.ts";
import { orderFilter, orderRecord } from "./order/order-query.ts";

/** The two sample paths of the earlier generation, on top of the same orders. */
function list(call: Call): object {
  const category = call.input.text("category", "linear");
  const limit = call.input.integer("limit", 20, { minimum: 1, maximum: 50 });
  const all = accountOf(call).orderHistory.newestFirst(category);
  const always = { start: 0, end: Number.POSITIVE_INFINITY };
  const found = within(all, always, ({ createdTime }) => createdTime, orderFilter(call.input, category));
  const { items } = page(found, { limit, cursor: "" });
  return { nextPageCursor: "", category, list: items.map(orderRecord) };
}

function cancelAll(call: Call): object {
  const category = call.input.text("category", "linear");
  const account = accountOf(call);
  const open = [...account.openOrders.values()].filter(orderFilter(call.input, category));
  for (const order of open) call.environment.exchange.cancel(account, order);
  return { list: open.map(({ orderId, orderLinkId }) => ({ orderId, orderLinkId })) };
}

export const legacyHandlers: Handlers = {
  unifiedV3PrivateOrderList: list,
  unifiedV3PrivateOrderCancelAll: cancelAll,
};
