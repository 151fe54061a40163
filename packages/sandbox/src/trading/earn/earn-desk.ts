import { decimal, type Decimal, divide, multiply } from "../../decimal.ts";
import { entryOf, recordsOf } from "../../maps.ts";
import { counter, unit } from "../../random.ts";
import type { Account } from "../engine/account.ts";
import { History } from "../engine/history.ts";
import type { Ledger } from "../engine/ledger.ts";
import type { Environment } from "../environment.ts";
import { hourMs, dayMs, floorTo } from "../../clock.ts";

const halfHourMs = 1_800_000;
const hoursOfYear = decimal("8760");

type EarnCategory = "FlexibleSaving" | "OnChain";

const earnProduct = (
  category: EarnCategory,
  productId: string,
  coin: string,
  [rate, minimum, maximum]: readonly [string, string, string],
  precision: number,
  { term = 0, redeemMinutes = 0 } = {},
) => ({
  category,
  productId,
  coin,
  /** Average yearly rate, as a fraction. */
  baseRate: decimal(rate),
  minimum: decimal(minimum),
  maximum: decimal(maximum),
  /** Decimal places of amounts. */
  precision,
  /** Days of the term; 0 for a product that can be redeemed at any time. */
  term,
  /** Minutes until a redemption is paid. */
  redeemMinutes,
});

export type EarnProduct = ReturnType<typeof earnProduct>;

export const earnProducts: readonly EarnProduct[] = [
  earnProduct("FlexibleSaving", "612", "USDT", ["0.041", "1", "250000"], 4),
  earnProduct("FlexibleSaving", "613", "USDC", ["0.036", "1", "250000"], 4),
  earnProduct("FlexibleSaving", "614", "BTC", ["0.004", "0.0001", "10"], 8),
  earnProduct("FlexibleSaving", "615", "ETH", ["0.012", "0.001", "200"], 8),
  earnProduct("OnChain", "47", "ETH", ["0.031", "0.01", "500"], 6, { term: 30, redeemMinutes: 4320 }),
  earnProduct("OnChain", "48", "SOL", ["0.065", "0.1", "5000"], 6, { redeemMinutes: 2880 }),
];

/** Returns a product's yearly rate on the day of an instant, as a fraction rounded down to a tenth of a percent. */
export function rateOn(seed: number, { productId, baseRate }: EarnProduct, instant: number): Decimal {
  const day = Math.floor(instant / dayMs);
  const share = 0.9 + 0.2 * unit(`${seed}/earn-rate/${productId}/${day}`);
  const rate = multiply(baseRate, decimal(share));
  return rate - (rate % rateStep);
}

const rateStep = decimal("0.001");

/** Savings and staking of one environment: yields accrue by the hour and are paid at 00:30 UTC into the funding wallet. */
class EarnDesk {
  readonly accounts = new Map<Account, EarnAccount>();
  readonly #ledger: Ledger;
  readonly seed: number;
  readonly next = counter(7_730_000);

  constructor(ledger: Ledger, seed: number) {
    this.#ledger = ledger;
    this.seed = seed;
  }

  nextId(): string {
    return String(this.next());
  }

  accountOf(account: Account, now: number): EarnAccount {
    return entryOf(this.accounts, account, () => new EarnAccount(now));
  }

  /** Processes all yields, payouts, term ends and redemptions that are due. */
  catchUp(now: number): void {
    for (const [account, earn] of this.accounts) {
      const isIdle =
        earn.pending.size === 0 && [...earn.positions].every(({ amount, accrued }) => amount + accrued === 0n);
      const first = floorTo(earn.caughtUpTo, halfHourMs) + halfHourMs;
      if (!isIdle) for (let time = first; time <= now; time += halfHourMs) this.#advance(account, earn, time);
      earn.caughtUpTo = now;
    }
  }

  /**
   * Processes what is due at a full or half hour: accrues and pays yields, ends terms, and completes pending orders.
   */
  #advance(account: Account, earn: EarnAccount, time: number): void {
    for (const position of earn.positions) {
      if (time % hourMs === 0) this.#accrue(earn, position, time - hourMs);
      if (time % dayMs === halfHourMs) this.pay(account, earn, position, { time, orderId: "" });
      if (position.endsAt !== undefined && position.endsAt <= time) this.#endTerm(account, earn, position, time);
    }
    for (const order of earn.pending) if (order.dueTime <= time) this.#complete(account, earn, order);
  }

  /** Adds the yield of the hour that starts at `hour`. */
  #accrue(earn: EarnAccount, position: EarnPosition, hour: number): void {
    const { product, amount, earnsFrom } = position;
    if (amount === 0n || earnsFrom > hour) return;
    const earned = divide(multiply(amount, rateOn(this.seed, product, hour)), hoursOfYear);
    position.accrued += earned;
    if (product.category === "FlexibleSaving")
      earn.hours.push({ id: this.nextId(), product, amount: earned, stakedAmount: amount, time: hour });
  }

  /** Pays the yield of a position. `orderId` names the redemption that caused it, if any. */
  pay(account: Account, earn: EarnAccount, position: EarnPosition, cause: { time: number; orderId: string }): void {
    const { product, accrued, amount } = position;
    if (accrued === 0n) return;
    position.accrued = 0n;
    position.paid += accrued;
    this.#ledger.moveFunding(account, product.coin, accrued);
    earn.payouts.push({
      id: this.nextId(),
      product,
      amount: accrued,
      stakedAmount: amount,
      distributionMode: cause.orderId === "" ? "Auto" : "Manual",
      ...cause,
    });
  }

  #endTerm(account: Account, earn: EarnAccount, position: EarnPosition, time: number): void {
    if (position.autoReinvest) {
      position.endsAt = time + position.product.term * dayMs;
      return;
    }
    this.pay(account, earn, position, { time, orderId: "" });
    this.#ledger.moveFunding(account, position.product.coin, position.amount);
    earn.positions.delete(position);
  }

  #complete(account: Account, earn: EarnAccount, order: EarnOrder): void {
    order.status = "Success";
    order.updatedTime = order.dueTime;
    earn.pending.delete(order);
    if (order.orderType === "Redeem") this.#ledger.moveFunding(account, order.product.coin, order.amount);
  }
}

export interface EarnOrder {
  orderId: string;
  orderLinkId: string;
  product: EarnProduct;
  orderType: "Stake" | "Redeem";
  amount: Decimal;
  status: "Success" | "Pending";
  /** Time at which a pending order completes. */
  dueTime: number;
  createdTime: number;
  updatedTime: number;
}

export const newPosition = (product: EarnProduct, earnsFrom: number) => ({
  /** Id of an on-chain position. Empty for the single position of flexible savings. */
  id: "",
  product,
  amount: 0n,
  /** Yield that has accrued but is not paid yet. */
  accrued: 0n,
  /** Yield paid so far. */
  paid: 0n,
  orderId: "",
  /** Time from which the amount earns yield. */
  earnsFrom,
  /** End of the term. Undefined for a product without a term. */
  endsAt: undefined as number | undefined,
  autoReinvest: false,
});

export type EarnPosition = ReturnType<typeof newPosition>;

export interface EarnPayout {
  id: string;
  product: EarnProduct;
  amount: Decimal;
  stakedAmount: Decimal;
  distributionMode: "Auto" | "Manual";
  /** Id of the redemption that caused the payout. Empty for a daily payout. */
  orderId: string;
  time: number;
}

export interface HourlyYield {
  id: string;
  product: EarnProduct;
  amount: Decimal;
  stakedAmount: Decimal;
  /** Start of the hour. */
  time: number;
}

/** Savings and staking of one account. */
export class EarnAccount {
  readonly positions = new Set<EarnPosition>();
  readonly orders = new History<EarnOrder>({ keysOf: () => [], mustStay: ({ status }) => status === "Pending" });
  readonly pending = new Set<EarnOrder>();
  readonly payouts = new History<EarnPayout>({ keysOf: () => [] });
  readonly hours = new History<HourlyYield>({ keysOf: () => [] });
  /** Time up to which yields are calculated. */
  caughtUpTo: number;

  constructor(now: number) {
    this.caughtUpTo = now;
  }
}

export const earnDeskOf = recordsOf(({ exchange, seed }: Environment) => new EarnDesk(exchange.ledger, seed));
