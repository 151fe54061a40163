import { changesPosition } from "@specwright/trading/orders";
import { elapsed, type Clock } from "@specwright/transport";
import { compareRecords } from "../account/record-order.ts";
import { recordName, type Fields } from "../subscriptions/records.ts";
import type { KeptRecords } from "./kept-records.ts";

/**
 * Milliseconds after an execution until the missing message about its order or position counts as lost. Normally the
 * message arrives within milliseconds.
 */
const OVERDUE_MS = 2000;

interface Expected {
  readonly execution: Fields;
  readonly since: number;
}

/**
 * Orders or positions that are unreliable, because an expected message about them didn't arrive in time. `reason` names
 * the execution that they don't include.
 */
export interface Overdue {
  readonly part: "orders" | "positions";
  readonly reason: string;
}

const reasonOf = (part: Overdue["part"], { symbol }: Fields): string =>
  `The ${part === "orders" ? "order" : "position"} does not include an execution of ${String(symbol)} yet.`;

/**
 * Executions that aren't yet included in their order or position record. An execution is matched to its position by
 * sequence number, and to its order by the remaining quantity.
 */
export class UnseenExecutions {
  readonly #clock: Clock;
  readonly #orders: KeptRecords;
  readonly #onOverdue: (overdue: Overdue) => void;
  readonly #expectedOrders = new Map<string, Expected>();
  readonly #expectedPositions = new Map<string, Expected>();
  /** Newest position record of each market. */
  readonly #positions = new Map<string, Fields>();
  #cancelTimer: (() => void) | undefined;

  constructor(clock: Clock, orders: KeptRecords, onOverdue: (overdue: Overdue) => void) {
    this.#clock = clock;
    this.#orders = orders;
    this.#onOverdue = onOverdue;
  }

  /** Adds an execution from the stream, unless its order and position records already include it. */
  take(execution: Fields): void {
    const { category, execType, seq, leavesQty } = execution;
    const since = elapsed(this.#clock);
    const isExpected = category !== "spot" && seq !== undefined && changesPosition(execution) !== false;
    const market = marketOf(execution);
    if (isExpected && !isReached(execution, this.#positions.get(market)))
      this.#expectedPositions.set(market, { execution, since });
    const orderId = String(execution["orderId"]);
    if (leavesQty !== undefined && execType === "Trade" && !this.#orderHas(execution, this.#orders.find(execution)))
      this.#expectedOrders.set(orderId, { execution, since });
    if (this.isWaiting) this.#watch();
  }

  onOrder(order: Fields): void {
    const orderId = String(order["orderId"]);
    const expected = this.#expectedOrders.get(orderId);
    if (expected !== undefined && this.#orderHas(expected.execution, this.#orders.find(order)))
      this.#expectedOrders.delete(orderId);
  }

  onPosition(position: Fields): void {
    const market = marketOf(position);
    const known = this.#positions.get(market);
    if (known === undefined || (compareRecords(["seq"], position, known) ?? 1) > 0)
      this.#positions.set(market, position);
    const expected = this.#expectedPositions.get(market);
    if (expected !== undefined && isReached(expected.execution, position)) this.#expectedPositions.delete(market);
  }

  /**
   * Describes an execution that the market's orders or positions (`part`) don't include yet. Returns undefined if there
   * is none.
   */
  reason(part: Overdue["part"], { category, symbol }: Fields = {}): string | undefined {
    const expected = part === "orders" ? this.#expectedOrders : this.#expectedPositions;
    for (const { execution } of expected.values()) {
      const isOther =
        (category !== undefined && category !== execution["category"]) ||
        (symbol !== undefined && symbol !== execution["symbol"]);
      if (!isOther) return reasonOf(part, execution);
    }
    return undefined;
  }

  /** True while an execution isn't included in its order or position record yet. */
  get isWaiting(): boolean {
    return this.#expectedOrders.size + this.#expectedPositions.size > 0;
  }

  /**
   * Discards all executions when the connection ends, because all orders and positions are then read again over REST.
   */
  clear(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#expectedOrders.clear();
    this.#expectedPositions.clear();
  }

  #orderHas({ leavesQty }: Fields, order: Fields | undefined): boolean {
    if (order === undefined) return false;
    const left = Number(order["leavesQty"]);
    return this.#orders.isOpen(order) ? !(left > Number(leavesQty)) : true;
  }

  #watch(): void {
    this.#cancelTimer ??= this.#clock.after(OVERDUE_MS, () => this.#reportOverdue());
  }

  #reportOverdue(): void {
    this.#cancelTimer = undefined;
    const overdue = [
      ...this.#takeOverdue("orders", this.#expectedOrders),
      ...this.#takeOverdue("positions", this.#expectedPositions),
    ];
    if (this.isWaiting) this.#watch();
    for (const one of overdue) this.#onOverdue(one);
  }

  #takeOverdue(part: Overdue["part"], expected: Map<string, Expected>): Overdue[] {
    const now = elapsed(this.#clock);
    const late = [...expected].filter(([, { since }]) => since <= now - OVERDUE_MS);
    for (const [name] of late) expected.delete(name);
    const [first] = late;
    return first === undefined ? [] : [{ part, reason: reasonOf(part, first[1].execution) }];
  }
}

const marketOf = (record: Fields): string => recordName(record, ["category", "symbol"]);

/** Returns true if the position record is at least as new as the execution, and so includes it. */
const isReached = (execution: Fields, position: Fields | undefined): boolean =>
  position !== undefined && (compareRecords(["seq"], position, execution) ?? 0) >= 0;
