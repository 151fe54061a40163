import { spreadOrderChanges, spreadExecutionChanges } from "../../spread/spread-model.ts";
import { formatDecimal } from "../../../decimal.ts";
import type { Account, AccountChanges } from "../../engine/account.ts";
import {
  eventCoin,
  type EventExecution,
  type EventOrder,
  eventOrderChanges,
  eventExecutionChanges,
  eventPositionChanges,
} from "../../events/event-model.ts";
import type { Execution, Order, Position } from "../../engine/model.ts";
import type { SpreadExecution, SpreadOrder } from "../../spread/spread-model.ts";
import type { At } from "../../call.ts";
import { eventExecutionRecord, eventOrderRecord, eventPositionRecord } from "../../events/event-records.ts";
import { executionRecord, orderRecord } from "../../handlers/order/order-record.ts";
import { greeksRecords, positionRecord } from "../../handlers/position/position-record.ts";
import { walletRecord } from "../../handlers/wallet-record.ts";
import { streamDocument } from "../stream-document.ts";

/** One record of a private message, with the category that a topic may be limited to. */
interface AccountRecord {
  readonly category: string;
  readonly record: object;
}

/** Records of the private topics by the first part of the topic's name, in sending order. */
type AccountRecords = readonly (readonly [topic: string, records: readonly AccountRecord[]])[];

/** Returns the records of an account's changes for the private topics. */
export function accountRecords(at: At, account: Account, changes: AccountChanges): AccountRecords {
  // The engine doesn't have an order yet that is only acknowledged.
  const orders = [...changes.orders].filter(({ effectiveAt }) => effectiveAt <= at.now);
  const trades = [...changes.executions].filter(({ execType }) => execType === "Trade");
  const positions = touchedPositions(account, orders, changes.positions);
  const hasOptions = positions.some(({ instrument }) => instrument.category === "option");
  return [
    ["execution.fast", trades.map((execution) => ofCategory(execution, fastExecution(execution)))],
    ["order", orders.map((order) => ofCategory(order, orderUpdate(order)))],
    [
      "execution",
      [...changes.executions].map((execution) => ofCategory(execution, executionUpdate(account, execution))),
    ],
    [
      "spread.order",
      withoutCategory("SpreadOrderUpdate", [...spreadOrderChanges(changes)].flatMap(spreadOrderRecords)),
    ],
    [
      "spread.execution",
      withoutCategory("SpreadExecutionUpdate", [...spreadExecutionChanges(changes)].flatMap(spreadExecutionRecords)),
    ],
    ["order.event", withoutCategory("EventOrderUpdate", [...eventOrderChanges(changes)].map(eventOrderUpdate))],
    [
      "execution.event",
      withoutCategory("EventExecutionUpdate", [...eventExecutionChanges(changes)].map(eventExecutionUpdate)),
    ],
    [
      "position.event",
      withoutCategory("EventPositionUpdate", [...eventPositionChanges(changes)].map(eventPositionRecord)),
    ],
    ["position", positions.map((position) => ofCategory(position, positionUpdate(at, account, position)))],
    ["wallet", changes.hasMovedMoney || orders.length > 0 ? [{ category: "", record: walletUpdate(at, account) }] : []],
    ["greeks", hasOptions ? greeksRecords(at, account).map((record) => ({ category: "", record })) : []],
  ];
}

const withoutCategory = (schema: string, records: readonly object[]): AccountRecord[] =>
  records.map((record) => ({ category: "", record: shaped(schema, record) }));

const ofCategory = ({ instrument }: Order | Execution | Position, record: object): AccountRecord => ({
  category: instrument.category,
  record,
});

/** Returns the positions of orders with any action. They are sent, changed or not. */
function touchedPositions(account: Account, orders: readonly Order[], changed: ReadonlySet<Position>): Position[] {
  const ofOrders = orders
    .filter(({ instrument }) => instrument.category !== "spot")
    .map(({ instrument, positionIdx }) => account.position(instrument, positionIdx));
  return [...new Set([...changed, ...ofOrders])];
}

const orderUpdate = (order: Order): object =>
  shaped("OrderUpdate", {
    category: order.instrument.category,
    ...orderRecord(order),
    closedPnl: formatDecimal(order.closed.pnl),
    feeCurrency: [...order.feeByCoin.keys()].at(-1) ?? "",
  });

const executionUpdate = (account: Account, execution: Execution): object =>
  shaped("ExecutionUpdate", {
    category: execution.instrument.category,
    ...executionRecord(execution),
    isLeverage: isLeverage(account, execution),
    execPnl: formatDecimal(execution.pnl),
  });

function isLeverage(account: Account, { instrument, orderId }: Execution): string {
  if (instrument.category !== "spot") return "";
  return account.orderHistory.find({ orderId })?.isLeverage === true ? "1" : "0";
}

const fastExecution = (execution: Execution): object =>
  shaped("FastExecutionUpdate", { category: execution.instrument.category, ...executionRecord(execution) });

function positionUpdate(at: At, account: Account, position: Position): object {
  const record = positionRecord(at, account, position);
  const entryPrice = "avgPrice" in record ? record.avgPrice : "";
  return shaped("PositionUpdate", { category: position.instrument.category, entryPrice, ...record });
}

const walletUpdate = (at: At, account: Account): object => shaped("WalletUpdate", walletRecord(at, account));

/** Returns the fields of event contracts that only the stream has. */
const eventStreamFields = ({ contract }: EventOrder) => ({
  category: "event",
  baseCoin: contract.base,
  quoteCoin: eventCoin,
  settleCoin: eventCoin,
});

const eventOrderUpdate = (order: EventOrder): object => ({
  ...eventStreamFields(order),
  ...eventOrderRecord(order),
  transTime: String(order.updatedTime),
});

const eventExecutionUpdate = (execution: EventExecution): object => ({
  ...eventStreamFields(execution.order),
  ...eventExecutionRecord(execution),
});

/** Fields that apply only to legs, empty for the combination. */
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

/** Builds the order of a combination, then those of its legs. */
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

/** Builds the execution of a combination, then those of its legs. */
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

/** Reduces a REST record, plus some fields of the stream, to the fields in a topic's schema. */
export function shaped(schema: string, record: object): object {
  const fields = new Set(streamDocument().fieldsOf(schema));
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.has(name)));
}
