import { type Decimal, formatDecimal, hasPlaces } from "../../decimal.ts";
import { ApiError } from "../../http/envelope.ts";
import { uuid } from "../../random.ts";
import { accountOf, type Call, momentOf } from "../call.ts";
import type { Wallet } from "../engine/ledger.ts";
import { availableIn } from "../engine/positions/valuation.ts";
import {
  type EarnAccount,
  type EarnOrder,
  type EarnPosition,
  type EarnProduct,
  earnProducts,
  newPosition,
  earnDeskOf,
} from "./earn-desk.ts";
import { dayMs, floorTo } from "../../clock.ts";

/** Milliseconds during which an `orderLinkId` cannot be reused. */
const linkIdMs = 1_800_000;

export const earnAccountOf = (call: Call): EarnAccount =>
  earnDeskOf(call.environment).accountOf(accountOf(call), call.now);

/** Returns the product that an order names, after checking its coin. */
function productOf({ input }: Call): EarnProduct {
  const [category, productId, coin] = ["category", "productId", "coin"].map((name) => input.required(name));
  const found = earnProducts.find((each) => each.productId === productId && each.category === category);
  if (found === undefined) throw new ApiError(180008, `productId: no such product of ${category}: ${productId}`);
  if (found.coin !== coin) throw new ApiError(180002, `coin: must be ${found.coin} for this product`);
  return found;
}

/** Stakes or redeems an amount, or throws the service's error. */
export function placeEarnOrder(call: Call): EarnOrder {
  const { input, now } = call;
  const earn = earnAccountOf(call);
  const product = productOf(call);
  const orderLinkId = input.required("orderLinkId");
  for (const order of earn.orders.newestFirst()) {
    if (order.createdTime <= now - linkIdMs) break;
    if (order.orderLinkId === orderLinkId) throw new ApiError(180025, "Order already exists");
  }
  const orderType = input.required("orderType") === "Stake" ? "Stake" : "Redeem";
  const order: EarnOrder = {
    orderId: uuid(`${call.environment.seed}/earn-order/${earnDeskOf(call.environment).nextId()}`),
    orderLinkId,
    product,
    orderType,
    amount: input.amount("amount"),
    status: "Success",
    dueTime: now,
    createdTime: now,
    updatedTime: now,
  };
  if (orderType === "Stake") stake(call, earn, order);
  else redeem(call, earn, order);
  earn.orders.push(order);
  return order;
}

const heldIn = ({ positions }: EarnAccount, product: EarnProduct): Decimal =>
  [...positions].reduce((sum, position) => sum + (position.product === product ? position.amount : 0n), 0n);

function stake(call: Call, earn: EarnAccount, order: EarnOrder): void {
  const { product, amount, orderId } = order;
  const { coin, minimum, maximum, precision, category } = product;
  if (amount < minimum || !hasPlaces(amount, precision))
    throw new ApiError(
      180012,
      `amount: must be at least ${formatDecimal(minimum)}, with at most ${precision} decimal places`,
    );
  if (heldIn(earn, product) + amount > maximum)
    throw new ApiError(180013, `amount: an account may hold at most ${formatDecimal(maximum)} of the product`);
  const wallet = call.input.required("accountType") as Wallet;
  const account = accountOf(call);
  if (amount > availableIn(momentOf(call), account, wallet, coin)) throw new ApiError(180016, "Balance not enough");
  call.environment.exchange.ledger.move(account, wallet, {
    type: "FLEXIBLE_STAKING_SUBSCRIPTION",
    currency: coin,
    cashFlow: -amount,
    time: call.now,
    tradeId: orderId,
  });
  if (category === "FlexibleSaving") savingsPosition(earn, product, call.now).amount += amount;
  else stakeOnChain(call, earn, order);
}

/**
 * Returns the account's position in a product of flexible savings, and creates it if it is missing. There is one
 * position per product.
 */
function savingsPosition(earn: EarnAccount, product: EarnProduct, now: number): EarnPosition {
  const found = [...earn.positions].find((each) => each.product === product);
  if (found !== undefined) return found;
  const position = newPosition(product, now);
  earn.positions.add(position);
  return position;
}

/** Creates an on-chain stake, which is confirmed at midnight. */
function stakeOnChain(call: Call, earn: EarnAccount, order: EarnOrder): void {
  const { product, amount, orderId } = order;
  const midnight = floorTo(call.now, dayMs) + dayMs;
  order.status = "Pending";
  order.dueTime = midnight;
  earn.pending.add(order);
  earn.positions.add({
    ...newPosition(product, midnight),
    id: earnDeskOf(call.environment).nextId(),
    amount,
    orderId,
    endsAt: product.term === 0 ? undefined : midnight + product.term * dayMs,
  });
}

function redeem(call: Call, earn: EarnAccount, order: EarnOrder): void {
  const { input, environment, now } = call;
  const { product, amount, orderId } = order;
  const isFlexible = product.category === "FlexibleSaving";
  const id = input.text("redeemPositionId");
  const position = [...earn.positions].find((each) => each.product === product && (isFlexible || each.id === id));
  if (position === undefined) throw new ApiError(180020, "there is no such position");
  if (amount === 0n || amount > position.amount || !hasPlaces(amount, product.precision))
    throw new ApiError(
      180014,
      `amount: must be above zero and at most ${formatDecimal(position.amount)}, with at most ${product.precision} decimal places`,
    );
  earnDeskOf(environment).pay(accountOf(call), earn, position, { time: now, orderId });
  position.amount -= amount;
  if (!isFlexible) {
    order.status = "Pending";
    order.dueTime = now + product.redeemMinutes * 60_000;
    earn.pending.add(order);
    if (position.amount === 0n) earn.positions.delete(position);
    return;
  }
  environment.exchange.ledger.move(
    accountOf(call),
    input.text("toAccountType", input.required("accountType")) as Wallet,
    {
      type: "FLEXIBLE_STAKING_REDEMPTION",
      currency: product.coin,
      cashFlow: amount,
      time: now,
      tradeId: orderId,
    },
  );
}
