import type { Decimal } from "../../decimal.ts";
import { History } from "./history.ts";
import type { Execution, Order, Side } from "./model.ts";
import type { Combination } from "../market/combinations.ts";

export interface SpreadRequest {
  combination: Combination;
  /** `Buy` buys the first leg and sells the second. */
  side: Side;
  orderType: "Limit" | "Market";
  qty: Decimal;
  /** 0 for market orders; a limit may be 0 or below, too. */
  price: Decimal;
  timeInForce: string;
  orderLinkId: string;
}

export interface SpreadOrder extends SpreadRequest {
  orderId: string;
  status: "New" | "PartiallyFilled" | "Filled" | "Cancelled";
  rejectReason: string;
  filled: Decimal;
  /** The orders of the two legs, from the first fill on. */
  legs: readonly Order[];
  createdTime: number;
  updatedTime: number;
}

export interface SpreadExecution {
  execId: string;
  order: SpreadOrder;
  price: Decimal;
  qty: Decimal;
  time: number;
  legs: readonly Execution[];
}

/** Spread orders of one account. */
export class SpreadBook {
  readonly open = new Map<string, SpreadOrder>();
  readonly orders = new Map<string, SpreadOrder>();
  readonly links = new Map<string, SpreadOrder>();
  readonly history = new History<SpreadOrder>({
    keysOf: () => [],
    mustStay: ({ orderId }) => this.open.has(orderId),
    onForget: ({ orderId, orderLinkId }) => {
      this.orders.delete(orderId);
      this.links.delete(orderLinkId);
    },
  });
  readonly executions = new History<SpreadExecution>({ keysOf: ({ order }) => [order.combination.symbol] });

  add(order: SpreadOrder): void {
    this.open.set(order.orderId, order);
    this.orders.set(order.orderId, order);
    if (order.orderLinkId !== "") this.links.set(order.orderLinkId, order);
    this.history.push(order);
  }
}
