import { formatDecimal } from "../../../decimal.ts";
import type { Environment } from "../../environment.ts";
import type { Account } from "../../engine/account.ts";
import type { Changes } from "../../engine/account-changes.ts";
import type { Execution, Order, Position } from "../../engine/model.ts";
import { eventPositionRecord } from "../../handlers/event.ts";
import { executionRecord } from "../../handlers/execution.ts";
import { orderRecord } from "../../handlers/order/order-query.ts";
import { positionRecord } from "../../handlers/position/position-record.ts";
import { greeksRecords } from "../../handlers/settings.ts";
import { walletRecord } from "../../handlers/wallet.ts";
import { spreadExecutionRecords, spreadOrderRecords } from "./spread-records.ts";
import { shaped } from "../document/shaped.ts";
import { eventExecutionUpdate, eventOrderUpdate } from "./event-records.ts";

/** One record of a private message, with the category that a topic may be restricted to. */
interface AccountRecord {
  readonly category: string;
  readonly record: object;
}

/** Records for the private topics by the first part of a topic's name, in the order in which they are sent. */
export type AccountRecords = readonly (readonly [topic: string, records: readonly AccountRecord[]])[];

interface At {
  readonly environment: Environment;
  readonly now: number;
}

/** What has happened to an account, as the private topics tell it. */
export function accountRecords(at: At, account: Account, changes: Changes): AccountRecords {
  // The engine does not know an order yet that it has only acknowledged.
  const orders = changes.orders.filter(({ effectiveAt }) => effectiveAt <= at.now);
  const trades = changes.executions.filter(({ execType }) => execType === "Trade");
  const positions = touchedPositions(account, orders, changes.positions);
  const hasOptions = positions.some(({ instrument }) => instrument.category === "option");
  return [
    ["execution.fast", trades.map((execution) => ofCategory(execution, fastExecution(execution)))],
    ["order", orders.map((order) => ofCategory(order, orderUpdate(order)))],
    ["execution", changes.executions.map((execution) => ofCategory(execution, executionUpdate(account, execution)))],
    ["spread.order", withoutCategory("SpreadOrderUpdate", changes.spreadOrders.flatMap(spreadOrderRecords))],
    [
      "spread.execution",
      withoutCategory("SpreadExecutionUpdate", changes.spreadExecutions.flatMap(spreadExecutionRecords)),
    ],
    ["order.event", withoutCategory("EventOrderUpdate", changes.eventOrders.map(eventOrderUpdate))],
    ["execution.event", withoutCategory("EventExecutionUpdate", changes.eventExecutions.map(eventExecutionUpdate))],
    ["position.event", withoutCategory("EventPositionUpdate", changes.eventPositions.map(eventPositionRecord))],
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

/** Every action of an order tells its position, changed or not. */
function touchedPositions(account: Account, orders: readonly Order[], changed: readonly Position[]): Position[] {
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
  return account.orders.get(orderId)?.isLeverage === true ? "1" : "0";
}

const fastExecution = (execution: Execution): object =>
  shaped("FastExecutionUpdate", { category: execution.instrument.category, ...executionRecord(execution) });

function positionUpdate(at: At, account: Account, position: Position): object {
  const record = positionRecord(at, account, position);
  const entryPrice = "avgPrice" in record ? record.avgPrice : "";
  return shaped("PositionUpdate", { category: position.instrument.category, entryPrice, ...record });
}

const walletUpdate = (at: At, account: Account): object => shaped("WalletUpdate", walletRecord(at, account));
