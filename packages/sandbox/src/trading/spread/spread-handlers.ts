import { formatDecimal, parseDecimal, type Decimal } from "../../decimal.ts";
import { inputError } from "../../http/envelope.ts";
import { accountOf, type Call, type Handlers } from "../call.ts";
import { orderError } from "../engine/orders/order-errors.ts";
import type { Input } from "../input.ts";
import { amendSpreadOrder, maximumSpreadQty, placeSpreadOrder } from "./place-spread-order.ts";
import { endSpreadOrder } from "./spread-matching.ts";
import type { SpreadOrder } from "../engine/spread-model.ts";
import { combinationOf, spreadMarketHandlers } from "./spread-market.ts";
import { spreadListHandlers } from "./spread-lists.ts";

const ids = ({ orderId, orderLinkId }: SpreadOrder): object => ({ orderId, orderLinkId });

/** A decimal that may be negative. */
function signed(input: Input, name: string): Decimal {
  const value = parseDecimal(input.required(name));
  if (value === undefined) throw inputError(`${name}: must be a decimal number as text`);
  return value;
}

function create(call: Call): object {
  const { input, environment } = call;
  const isMarket = input.required("orderType") === "Market";
  const order = placeSpreadOrder(environment.exchange.state, accountOf(call), {
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

/** The open order with an id; `orderId` wins over `orderLinkId`. */
function openOrder(call: Call): SpreadOrder {
  const { input } = call;
  const { open, orders, links } = accountOf(call).spreads;
  const order = input.has("orderId") ? orders.get(input.text("orderId")) : links.get(input.text("orderLinkId"));
  if (order === undefined || !open.has(order.orderId)) throw orderError("linear", "orderNotFound");
  return order;
}

function amend(call: Call): object {
  const { input, environment } = call;
  const order = openOrder(call);
  amendSpreadOrder(environment.exchange.state, accountOf(call), order, {
    ...(input.has("qty") ? { qty: input.amount("qty") } : {}),
    ...(input.has("price") ? { price: signed(input, "price") } : {}),
  });
  return ids(order);
}

function cancel(call: Call): object {
  const order = openOrder(call);
  endSpreadOrder(call.environment.exchange.state, accountOf(call), order, "EC_PerCancelRequest");
  return ids(order);
}

function cancelAll(call: Call): object {
  const account = accountOf(call);
  const symbol = call.input.has("symbol") ? combinationOf(call).symbol : undefined;
  const orders = [...account.spreads.open.values()].filter(
    ({ combination }) => symbol === undefined || combination.symbol === symbol,
  );
  for (const order of orders) endSpreadOrder(call.environment.exchange.state, account, order, "EC_PerCancelRequest");
  return { list: orders.map(ids), success: "1" };
}

function maxQty(call: Call): object {
  const side = call.input.required("side") === "1" ? "Buy" : "Sell";
  const request = { combination: combinationOf(call), side, price: signed(call.input, "orderPrice") } as const;
  return { ab: formatDecimal(maximumSpreadQty(call.environment.exchange.state, accountOf(call), request)) };
}

export const spreadHandlers: Handlers = {
  ...spreadMarketHandlers,
  ...spreadListHandlers,
  spreadOrderCreate: create,
  spreadOrderAmend: amend,
  spreadOrderCancel: cancel,
  spreadOrderCancelAll: cancelAll,
  spreadMaxQty: maxQty,
};
