import { ApiError, inputError, Reply } from "../../../http/envelope.ts";
import { accountOf, type Call, type Handler, type Handlers } from "../../call.ts";
import type { Account } from "../../engine/account.ts";
import type { Order } from "../../engine/model.ts";
import type { Input } from "../../input.ts";
import { amendOrder, cancelOrder, createOrder } from "./order.ts";

type Action = (call: Call, account: Account, input: Input, category: string) => Order;

/** Orders in one request. */
const sizes: Readonly<Record<string, number>> = { option: 5, linear: 20, inverse: 20, spot: 10 };

/**
 * Each batch item succeeds or fails by itself. A failure is reported at the item's index in `retExtInfo.list` while the
 * response as a whole is a success. Items beyond the rate limit fail one by one.
 */
function batch(action: Action, withTime: boolean): Handler {
  return (call) => {
    const account = accountOf(call);
    const category = call.input.required("category");
    const requests = call.input.list("request");
    if (call.environment.name === "demo" && category !== "linear" && category !== "option") {
      throw inputError("category: batches on demo are for linear and option only");
    }
    const most = sizes[category] ?? 10;
    if (requests.length === 0 || requests.length > most)
      throw inputError(`request: must have between 1 and ${most} orders for ${category}`);
    const allowed = category === "option" || !call.environment.limited ? requests.length : call.granted;
    const list: object[] = [];
    const outcomes: object[] = [];
    for (const [index, input] of requests.entries()) {
      const { order, code, msg } = attempt(action, call, account, input, category, index < allowed);
      const created = order !== undefined && withTime ? String(order.createdTime) : "";
      list.push({
        category,
        symbol: input.text("symbol"),
        orderId: order?.orderId ?? input.text("orderId"),
        orderLinkId: order?.orderLinkId ?? input.text("orderLinkId"),
        ...(withTime ? { createAt: created } : {}),
      });
      outcomes.push({ code, msg });
    }
    return new Reply({ list }, { retExtInfo: { list: outcomes } });
  };
}

function attempt(
  action: Action,
  call: Call,
  account: Account,
  input: Input,
  category: string,
  allowed: boolean,
): { order?: Order; code: number; msg: string } {
  try {
    if (!allowed) throw new ApiError(10006, "too many visits: the limit of this call is used up for the moment");
    return { order: action(call, account, input, category), code: 0, msg: "OK" };
  } catch (error) {
    if (error instanceof ApiError) return { code: error.retCode, msg: error.message };
    throw error;
  }
}

export const batchHandlers: Handlers = {
  orderCreateBatch: batch(createOrder, true),
  orderAmendBatch: batch(amendOrder, false),
  orderCancelBatch: batch(cancelOrder, false),
};
