import { formatDecimal } from "../../../decimal.ts";
import type { At } from "../../call.ts";
import type { Account, AccountChanges } from "../../engine/account.ts";
import type { Execution, Order, Position } from "../../engine/model.ts";
import { executionRecord, orderRecord } from "../../handlers/order/order-record.ts";
import { greeksRecords, positionRecord } from "../../handlers/position/position-record.ts";
import { walletRecord } from "../../handlers/wallet-record.ts";
import { products } from "../../products.ts";
import { streamDocument } from "../stream-document.ts";

/** A record to push, with its category, because a topic may be limited to one category. */
interface AccountRecord {
  readonly category: string;
  readonly record: object;
}

/** Records of the private topics, in sending order. The key is the first part of the topic's name. */
type AccountRecords = readonly (readonly [topic: string, records: readonly AccountRecord[]])[];

/** Returns an account's changes as records of the private topics. */
export function accountRecords(at: At, account: Account, changes: AccountChanges): AccountRecords {
  // Leave out orders that are only acknowledged, which the engine doesn't have yet.
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
    ...products
      .flatMap(({ accountTopics }) => accountTopics?.(changes) ?? [])
      .map(({ topic, schema, records }) => [topic, withoutCategory(schema, records)] as const),
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

/**
 * Returns the positions that changed or whose orders changed. The platform pushes a position after any action on its
 * orders, even if the position is unchanged.
 */
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

/** Keeps only the fields in a topic's schema. The input is a REST record plus fields that only exist in the stream. */
export function shaped(schema: string, record: object): object {
  const fields = new Set(streamDocument().fieldsOf(schema));
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.has(name)));
}
