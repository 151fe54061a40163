import type { Decimal } from "../../decimal.ts";
import { History } from "../engine/history.ts";
import type { EarnProduct } from "./earn-products.ts";

export interface EarnOrder {
  orderId: string;
  orderLinkId: string;
  product: EarnProduct;
  orderType: "Stake" | "Redeem";
  amount: Decimal;
  status: "Success" | "Pending";
  /** When a pending order is done. */
  dueTime: number;
  createdTime: number;
  updatedTime: number;
}

export interface EarnPosition {
  /** Of a position on a chain; the one position of flexible savings has none. */
  id: string;
  product: EarnProduct;
  amount: Decimal;
  /** Yield that has accrued and is not paid yet. */
  accrued: Decimal;
  /** Yield that was paid. */
  paid: Decimal;
  orderId: string;
  /** When the amount starts to earn. */
  earnsFrom: number;
  /** When the term ends; undefined without a term. */
  endsAt: number | undefined;
  autoReinvest: boolean;
}

export interface EarnPayout {
  id: string;
  product: EarnProduct;
  amount: Decimal;
  stakedAmount: Decimal;
  distributionMode: "Auto" | "Manual";
  /** Of the redemption that caused it; empty for a daily payout. */
  orderId: string;
  time: number;
}

export interface HourlyYield {
  id: string;
  product: EarnProduct;
  amount: Decimal;
  stakedAmount: Decimal;
  /** The start of the hour. */
  hour: number;
}

/** Everything that one account has in savings and staking. */
export class EarnAccount {
  readonly positions = new Set<EarnPosition>();
  readonly orders = new History<EarnOrder>({ keysOf: () => [], mustStay: ({ status }) => status === "Pending" });
  readonly pending = new Set<EarnOrder>();
  readonly payouts = new History<EarnPayout>({ keysOf: () => [] });
  readonly hours = new History<HourlyYield>({ keysOf: () => [] });
  /** Up to when yields have been worked out. */
  caughtUpTo: number;

  constructor(now: number) {
    this.caughtUpTo = now;
  }
}
