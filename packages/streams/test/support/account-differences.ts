import type { AccountRun } from "./account-run.ts";
import type { Fields } from "./account-model.ts";

const STAGES: Record<string, number> = {
  Untriggered: 0,
  Triggered: 1,
  New: 2,
  PartiallyFilled: 3,
  Filled: 4,
  Cancelled: 4,
};

/** Returns the last record for each key that `name` returns. */
function lastOf(records: readonly Fields[], name: (record: Fields) => string): Map<string, Fields> {
  return new Map(records.map((record) => [name(record), record]));
}

/** Describes the fields that differ between the delivered and the actual record. */
function compare(name: string, received: Fields | undefined, real: Fields, fields: readonly string[]): string[] {
  return fields.flatMap((field) =>
    received?.[field] === real[field]
      ? []
      : [`${name}: ${field} is ${String(real[field])}, received ${String(received?.[field])}`],
  );
}

function executionDifferences({ model }: AccountRun, records: readonly Fields[]): string[] {
  const times = new Map<unknown, number>();
  for (const { execId } of records) times.set(execId, (times.get(execId) ?? 0) + 1);
  const wrong = model.executions.flatMap(({ execId }) => {
    const count = times.get(execId) ?? 0;
    return count === 1 ? [] : [`${String(execId)} was delivered ${count} times`];
  });
  return times.size > model.executions.length
    ? [...wrong, `${times.size - model.executions.length} are invented`]
    : wrong;
}

function orderDifferences(run: AccountRun): string[] {
  const received = run.received("order");
  const last = lastOf(received, ({ orderId }) => String(orderId));
  const fields = ["orderStatus", "cumExecQty", "price", "category"];
  const states = [...run.model.orders.values()].flatMap((order) =>
    compare(order.orderId, last.get(order.orderId), order, fields),
  );
  const stages = new Map<unknown, number>();
  const back = received.flatMap(({ orderId, orderStatus }) => {
    const stage = STAGES[String(orderStatus)] ?? -1;
    const before = stages.get(orderId) ?? stage;
    stages.set(orderId, stage);
    return stage < before ? [`${String(orderId)} went back to ${String(orderStatus)}`] : [];
  });
  return [...states, ...back];
}

function walletDifferences(run: AccountRun): string[] {
  const balances = new Map<string, string>();
  for (const { coin } of run.received("wallet")) {
    for (const one of coin as Fields[]) balances.set(String(one["coin"]), String(one["walletBalance"]));
  }
  return [...run.model.coins].flatMap(([coin, balance]) => {
    const received = balances.get(coin) ?? "0";
    return received === String(balance) ? [] : [`${coin} is ${balance}, received ${received}`];
  });
}

/**
 * Describes differences between the delivered and the actual events. Returns an empty list if no event was lost or
 * delivered twice.
 */
export function differences(run: AccountRun): string[] {
  const name = ({ symbol, positionIdx }: Fields): string => `${String(symbol)}|${String(positionIdx)}`;
  const positions = lastOf(run.received("position"), name);
  const fields = ["size", "seq", "entryPrice", "category"];
  return [
    ...executionDifferences(run, run.received("execution")),
    ...orderDifferences(run),
    ...[...run.model.positions].flatMap(([key, position]) => compare(key, positions.get(key), position, fields)),
    ...walletDifferences(run),
  ];
}
