import { decimal, type Decimal, formatDecimal, multiply } from "../../decimal.ts";
import { ApiError, inputError } from "../../http/envelope.ts";
import { type Call, pageOf, selects, spanOf, within } from "../call.ts";
import {
  type EarnOrder,
  type EarnPayout,
  type EarnPosition,
  type EarnProduct,
  earnProducts,
  type HourlyYield,
  rateOn,
} from "./earn-desk.ts";
import { earnAccountOf, placeEarnOrder } from "./place-earn-order.ts";
import { hourMs, dayMs, floorTo } from "../../clock.ts";

const percent = (rate: Decimal): string => `${formatDecimal(multiply(rate, decimal("100")))}%`;

function productRecord(call: Call, product: EarnProduct): object {
  const { category, coin, minimum, maximum, precision, productId, term, redeemMinutes } = product;
  const isOnChain = category === "OnChain";
  const midnight = floorTo(call.now, dayMs) + dayMs;
  return {
    category,
    estimateApr: percent(rateOn(call.environment.seed, product, call.now)),
    coin,
    minStakeAmount: formatDecimal(minimum),
    maxStakeAmount: formatDecimal(maximum),
    precision: String(precision),
    productId,
    status: "Available",
    bonusEvents: [],
    minRedeemAmount: "",
    maxRedeemAmount: "",
    duration: isOnChain ? (term > 0 ? "Fixed" : "Flexible") : "",
    term,
    swapCoin: "",
    swapCoinPrecision: "",
    stakeExchangeRate: "",
    redeemExchangeRate: "",
    rewardDistributionType: isOnChain ? "Simple" : "",
    rewardIntervalMinute: isOnChain ? 1440 : 60,
    redeemProcessingMinute: redeemMinutes,
    stakeTime: isOnChain ? String(midnight) : "",
    interestCalculationTime: isOnChain ? String(midnight) : "",
  };
}

export function earnProduct(call: Call): object {
  const { input } = call;
  const list = earnProducts.filter(selects(input, { category: ({ category }) => category, coin: ({ coin }) => coin }));
  return { list: list.map((product) => productRecord(call, product)) };
}

export function earnAprHistory(call: Call): object {
  const { input, environment } = call;
  const id = input.required("productId");
  const found = earnProducts.find(
    ({ productId, category }) => productId === id && category === input.required("category"),
  );
  if (found === undefined) throw new ApiError(180008, `productId: no such product: ${id}`);
  const { start, end } = spanOf(call, 7 * dayMs);
  const list: object[] = [];
  for (let day = floorTo(end, dayMs); day >= start; day -= dayMs)
    list.push({ timestamp: String(day), apr: percent(rateOn(environment.seed, found, day)) });
  return { list };
}

export function earnPlaceOrder(call: Call): object {
  const { orderId, orderLinkId } = placeEarnOrder(call);
  return { orderId, orderLinkId };
}

function orderRecord(order: EarnOrder): object {
  const { product, amount, orderType, orderId, orderLinkId, status, createdTime, updatedTime, dueTime } = order;
  const isOnChain = product.category === "OnChain";
  return {
    coin: product.coin,
    orderValue: formatDecimal(amount),
    orderType,
    orderId,
    orderLinkId,
    status,
    createdAt: String(createdTime),
    productId: product.productId,
    updatedAt: String(updatedTime),
    swapOrderValue: "",
    estimateRedeemTime: isOnChain && orderType === "Redeem" ? String(dueTime) : "",
    estimateStakeTime: isOnChain && orderType === "Stake" ? String(dueTime) : "",
  };
}

interface OfProduct {
  product: EarnProduct;
}

/** Parameters by which a request selects earn products. */
const ofProduct = {
  category: ({ product }: OfProduct) => product.category,
  productId: ({ product }: OfProduct) => product.productId,
};

export function earnOrder(call: Call): object {
  const { input } = call;
  const isWanted = selects<EarnOrder>(input, {
    ...ofProduct,
    orderId: ({ orderId }) => orderId,
    orderLinkId: ({ orderLinkId }) => orderLinkId,
  });
  const all = earnAccountOf(call).orders.newestFirst();
  const page = pageOf(call, within(call, all, isWanted), orderRecord);
  // A client may use an `orderLinkId` again. Without an order ID, it selects the latest order.
  const byLinkId = input.has("orderLinkId") && !input.has("orderId");
  return byLinkId ? { ...page, list: (page.list as object[]).slice(0, 1) } : page;
}

function positionRecord(call: Call, position: EarnPosition): object {
  const { product, amount, accrued, paid, id, orderId, earnsFrom, endsAt, autoReinvest } = position;
  const isOnChain = product.category === "OnChain";
  return {
    coin: product.coin,
    productId: product.productId,
    amount: formatDecimal(amount),
    totalPnl: isOnChain ? formatDecimal(paid) : "",
    claimableYield: isOnChain ? "" : formatDecimal(accrued),
    id,
    status: isOnChain ? (earnsFrom > call.now ? "Processing" : "Active") : "",
    orderId,
    estimateRedeemTime: "",
    estimateStakeTime: isOnChain ? String(earnsFrom) : "",
    estimateInterestCalculationTime: isOnChain ? String(earnsFrom) : "",
    settlementTime: endsAt === undefined ? "" : String(endsAt),
    autoReinvest: product.term > 0 ? (autoReinvest ? "Enable" : "Disable") : "",
    availableAmount: formatDecimal(amount),
    freezeDetails: [],
  };
}

export function earnPosition(call: Call): object {
  const isWanted = selects<EarnPosition>(call.input, { ...ofProduct, coin: ({ product }) => product.coin });
  const list = [...earnAccountOf(call).positions].filter(isWanted);
  return { list: list.map((position) => positionRecord(call, position)) };
}

const payoutRecord = ({ product, id, amount, stakedAmount, distributionMode, orderId, time }: EarnPayout): object => ({
  productId: product.productId,
  coin: product.coin,
  id,
  amount: formatDecimal(amount),
  yieldType: "Normal",
  distributionMode,
  effectiveStakingAmount: formatDecimal(stakedAmount),
  orderId,
  status: "Success",
  createdAt: String(time),
});

export function earnYield(call: Call): object {
  const all = earnAccountOf(call).payouts.newestFirst();
  return pageOf(call, within(call, all, selects(call.input, ofProduct)), payoutRecord);
}

const hourRecord = ({ product, id, amount, stakedAmount, time }: HourlyYield): object => ({
  productId: product.productId,
  coin: product.coin,
  id,
  amount: formatDecimal(amount),
  effectiveStakingAmount: formatDecimal(stakedAmount),
  status: "Success",
  hourlyDate: String(time),
  createdAt: String(time + hourMs),
});

export function earnHourlyYield(call: Call): object {
  const all = earnAccountOf(call).hours.newestFirst();
  return pageOf(call, within(call, all, selects(call.input, ofProduct)), hourRecord);
}

export function earnPositionModify(call: Call): object {
  const { input } = call;
  const [productId, id] = [input.required("productId"), input.required("positionId")];
  const position = [...earnAccountOf(call).positions].find(
    (each) => each.id === id && each.product.productId === productId,
  );
  if (position === undefined) throw new ApiError(180020, "Position not found");
  if (position.product.term === 0) throw inputError("productId: the product has no term");
  position.autoReinvest = input.integer("autoReinvest", 0) === 1;
  return {};
}
