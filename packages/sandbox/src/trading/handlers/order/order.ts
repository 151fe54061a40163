import { valueOf } from "../../market/instrument.ts";
import { type Decimal, divide, multiply, toNumber } from "../../../decimal.ts";
import { ApiError, attempt, inputError, Reply } from "../../../http/envelope.ts";
import { limitUsedUp } from "../../access/limits.ts";
import { accountOf, type Call, type Handler, type Input, momentOf } from "../../call.ts";
import type { Account } from "../../engine/account.ts";
import type { Order } from "../../engine/model.ts";
import type { Amendment } from "../../engine/orders/order-lifecycle.ts";
import { maintenanceOf } from "../../engine/positions/risk-tiers.ts";
import { requiredMargin, valueAccount } from "../../engine/positions/valuation.ts";
import {
  findOrder,
  forSlot,
  readExits,
  readOrder,
  selectsOrder,
  volatilityPrice,
  wholePosition,
} from "./order-input.ts";

const ids = (order: Order): object => ({ orderId: order.orderId, orderLinkId: order.orderLinkId });

function createOrder(call: Call, account: Account, input: Input, category: string): Order {
  const request = forSlot(account, readOrder(call, input, category));
  return call.environment.exchange.place(account, wholePosition(account, request));
}

function amendOrder(call: Call, account: Account, input: Input, category: string): Order {
  const order = findOrder(call, account, input, category);
  call.environment.exchange.amend(account, order, readAmendment(call, order, input));
  return order;
}

function cancelOrder(call: Call, account: Account, input: Input, category: string): Order {
  const order = findOrder(call, account, input, category);
  call.environment.exchange.cancel(account, order);
  return order;
}

const exitNames = [
  "takeProfit",
  "stopLoss",
  "tpTriggerBy",
  "slTriggerBy",
  "tpslMode",
  "tpLimitPrice",
  "slLimitPrice",
] as const;

function readAmendment(call: Call, order: Order, input: Input): Amendment {
  const change: Amendment = {};
  if (input.has("qty")) change.qty = input.amount("qty");
  if (input.has("price")) change.price = input.amount("price");
  if (order.instrument.category === "option" && input.has("orderIv")) {
    change.orderIv = input.text("orderIv");
    change.price = volatilityPrice(call, order.instrument, input);
  }
  if (input.has("triggerPrice")) change.triggerPrice = input.amount("triggerPrice");
  if (input.has("triggerBy")) change.triggerBy = input.text("triggerBy");
  const exits = readExits(input);
  for (const name of exitNames) if (input.has(name)) Object.assign(change, { [name]: exits[name] });
  if (Object.keys(change).length === 0)
    throw inputError("nothing to change: give qty, price, orderIv, triggerPrice, or a take-profit or stop-loss field");
  return change;
}

/** Cancels all orders that match the filter. For spot, the default is plain orders only. */
export function orderCancelAll(call: Call): object {
  const account = accountOf(call);
  const category = call.input.required("category");
  const usual = category === "spot" ? "Order" : "";
  const open = [...account.openOrders.values()].filter(selectsOrder(call.input, category, usual));
  for (const order of open) call.environment.exchange.cancel(account, order);
  return { list: open.map(ids), success: "1" };
}

/** Returns the account's margin rates without and with the order, in units of 0.01 %. */
export function orderPreCheck(call: Call): object {
  const { input } = call;
  const moment = momentOf(call);
  const { prices, now } = moment;
  const account = accountOf(call);
  const request = readOrder(call, input, input.required("category"));
  const { instrument, side, qty } = request;
  const value = valueAccount(moment, account);
  const rate = (margin: Decimal): number =>
    value.marginBalance <= 0n ? 0 : Math.round(toNumber(divide(margin, value.marginBalance)) * 10_000);
  const opens = instrument.category !== "spot" && !request.reduceOnly;
  const price = request.price === 0n ? prices.mark(instrument, now) : request.price;
  const dollars = (amount: Decimal): Decimal => multiply(amount, prices.usdRate(instrument.settleCoin, now));
  const initial = opens ? dollars(requiredMargin(moment, account, { instrument, side, qty, price })) : 0n;
  const hasTiers = opens && instrument.category !== "option";
  const maintenance = hasTiers ? dollars(maintenanceOf(instrument, valueOf(instrument, qty, price))) : 0n;
  return {
    orderId: "",
    orderLinkId: request.orderLinkId,
    preImrE4: rate(value.initialMargin),
    preMmrE4: rate(value.maintenanceMargin),
    postImrE4: rate(value.initialMargin + initial),
    postMmrE4: rate(value.maintenanceMargin + maintenance),
  };
}

type Action = (call: Call, account: Account, input: Input, category: string) => Order;

/**
 * Creates a handler for a batch, whose items succeed or fail separately. A failure is reported at the item's index in
 * `retExtInfo.list`, and the response as a whole is a success. Each item beyond the rate limit fails.
 */
function batch(action: Action, withTime: boolean): Handler {
  return (call) => {
    const account = accountOf(call);
    const category = call.input.required("category");
    const requests = call.input.list("request");
    if (call.environment.name === "demo" && category !== "linear" && category !== "option") {
      throw inputError("category: batches on demo are for linear and option only");
    }
    const allowed = category === "option" ? requests.length : call.granted;
    const list: object[] = [];
    const outcomes: object[] = [];
    for (const [index, input] of requests.entries()) {
      const outcome = attempt(() => {
        if (index >= allowed) throw limitUsedUp();
        return action(call, account, input, category);
      });
      const order = outcome instanceof ApiError ? undefined : outcome;
      list.push({
        category,
        symbol: input.text("symbol"),
        orderId: order?.orderId ?? input.text("orderId"),
        orderLinkId: order?.orderLinkId ?? input.text("orderLinkId"),
        ...(withTime ? { createAt: order === undefined ? "" : String(order.createdTime) } : {}),
      });
      outcomes.push(
        outcome instanceof ApiError ? { code: outcome.retCode, msg: outcome.message } : { code: 0, msg: "OK" },
      );
    }
    return new Reply({ list }, { retExtInfo: { list: outcomes } });
  };
}

export const orderCreate = (call: Call): object =>
  ids(createOrder(call, accountOf(call), call.input, call.input.required("category")));

export const orderAmend = (call: Call): object =>
  ids(amendOrder(call, accountOf(call), call.input, call.input.required("category")));

export const orderCancel = (call: Call): object =>
  ids(cancelOrder(call, accountOf(call), call.input, call.input.required("category")));

export const orderCreateBatch = batch(createOrder, true);
export const orderAmendBatch = batch(amendOrder, false);
export const orderCancelBatch = batch(cancelOrder, false);
