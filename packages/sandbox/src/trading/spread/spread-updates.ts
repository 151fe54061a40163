import { formatDecimal } from "../../decimal.ts";
import type { AccountChanges } from "../engine/account.ts";
import type { Execution, Order } from "../engine/model.ts";
import { executionRecord, orderRecord } from "../handlers/order/order-record.ts";
import type { AccountTopic } from "../product.ts";
import { type SpreadExecution, spreadExecutionChanges, type SpreadOrder, spreadOrderChanges } from "./spread-model.ts";

/** Returns an account's changed orders and executions as records of its private topics. */
export const spreadTopics = (changes: AccountChanges): AccountTopic[] => [
  {
    topic: "spread.order",
    schema: "SpreadOrderUpdate",
    records: [...spreadOrderChanges(changes)].flatMap(spreadOrderRecords),
  },
  {
    topic: "spread.execution",
    schema: "SpreadExecutionUpdate",
    records: [...spreadExecutionChanges(changes)].flatMap(spreadExecutionRecords),
  },
];

/** Fields that only have values in the records of legs. In the combination's own record, they are empty. */
const emptyOrder = {
  parentOrderId: "",
  avgPrice: "",
  leavesValue: "",
  cumExecValue: "",
  cumExecFee: "",
  isLeverage: "",
  feeCurrency: "",
  closedPnl: "",
};
const emptyExecution = {
  parentExecId: "",
  isLeverage: "",
  execFee: "",
  execPnl: "",
  execValue: "",
  feeRate: "",
  markPrice: "",
  closedSize: "",
};

const legCategory = ({ instrument }: Order | Execution): string =>
  instrument.category === "spot" ? "spot_leg" : "future_leg";

/** Builds the record of a combination's order, followed by the records of its legs' orders. */
function spreadOrderRecords(order: SpreadOrder): object[] {
  const { combination, qty, filled } = order;
  const isCancelled = order.status === "Cancelled" && order.rejectReason === "EC_PerCancelRequest";
  const whole = {
    ...emptyOrder,
    category: "combination",
    symbol: combination.symbol,
    orderId: order.orderId,
    orderLinkId: order.orderLinkId,
    side: order.side,
    orderStatus: order.status,
    cancelType: isCancelled ? "CancelByUser" : "UNKNOWN",
    rejectReason: order.rejectReason,
    timeInForce: order.timeInForce,
    price: formatDecimal(order.price),
    qty: formatDecimal(qty),
    leavesQty: formatDecimal(order.status === "Cancelled" ? 0n : qty - filled),
    cumExecQty: formatDecimal(filled),
    orderType: order.orderType,
    createdTime: String(order.createdTime),
    updatedTime: String(order.updatedTime),
    createType: "CreateByUser",
    cumFeeDetail: feesOf(order.legs),
  };
  return [whole, ...order.legs.map((leg) => legOrder(order, leg))];
}

const legOrder = ({ orderId }: SpreadOrder, leg: Order): object => ({
  ...orderRecord(leg),
  category: legCategory(leg),
  parentOrderId: orderId,
  cumExecFee: "",
  feeCurrency: "",
  closedPnl: formatDecimal(leg.closed.pnl),
});

function feesOf(legs: readonly Order[]): Readonly<Record<string, string>> {
  const fees = new Map<string, bigint>();
  for (const leg of legs) for (const [coin, fee] of leg.feeByCoin) fees.set(coin, (fees.get(coin) ?? 0n) + fee);
  return Object.fromEntries([...fees].map(([coin, fee]) => [coin, formatDecimal(fee)]));
}

/** Builds the record of a combination's execution, followed by the records of its legs' executions. */
function spreadExecutionRecords(execution: SpreadExecution): object[] {
  const { order, legs } = execution;
  const whole = {
    ...emptyExecution,
    category: "combination",
    symbol: order.combination.symbol,
    orderId: order.orderId,
    orderLinkId: order.orderLinkId,
    side: order.side,
    orderPrice: formatDecimal(order.price),
    orderQty: formatDecimal(order.qty),
    leavesQty: formatDecimal(order.qty - order.filled),
    createType: "CreateByUser",
    orderType: order.orderType,
    execId: execution.execId,
    execPrice: formatDecimal(execution.price),
    execQty: formatDecimal(execution.qty),
    execType: "FutureSpread",
    execTime: String(execution.time),
    isMaker: legs.every(({ isMaker }) => isMaker),
    seq: legs.at(-1)?.seq ?? 0,
  };
  return [whole, ...legs.map((leg) => legExecution(execution, leg))];
}

function legExecution({ execId }: SpreadExecution, leg: Execution): object {
  const isSpot = leg.instrument.category === "spot";
  const fee = formatDecimal(leg.fee);
  return {
    ...executionRecord(leg),
    category: legCategory(leg),
    parentExecId: execId,
    orderId: "",
    orderLinkId: "",
    isLeverage: isSpot ? "0" : "",
    ...(isSpot ? { execFee: "", execFeeV2: fee } : { execFee: fee }),
    feeCoin: leg.feeCoin,
    execPnl: formatDecimal(leg.pnl),
  };
}
