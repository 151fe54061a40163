import { decimal, type Decimal, divide, floorToStep, formatRounded, multiply, smaller } from "../../decimal.ts";
import { entryOf, recordsOf } from "../../maps.ts";
import { counter } from "../../random.ts";
import type { Account } from "../engine/account.ts";
import type { Ledger } from "../engine/ledger.ts";
import type { Environment } from "../environment.ts";
import type { Prices } from "../market/prices.ts";
import { LoanAccount, owed, type Pledge } from "./loan-account.ts";

const loanCoin = (
  coin: string,
  precision: number,
  [flexible, fixed, maximum, rate]: readonly [string, string, string, string],
) => ({
  coin,
  /** Decimal places of amounts. */
  precision,
  minimumFlexible: decimal(flexible),
  minimumFixed: decimal(fixed),
  maximum: decimal(maximum),
  /** Yearly rate of flexible loans, as a fraction. Also the average of the fixed rates. */
  rate: decimal(rate),
});

export type LoanCoin = ReturnType<typeof loanCoin>;

export const loanCoins: readonly LoanCoin[] = [
  loanCoin("USDT", 4, ["1", "100", "5000000", "0.045"]),
  loanCoin("USDC", 4, ["1", "100", "5000000", "0.04"]),
  loanCoin("BTC", 6, ["0.0001", "0.001", "150", "0.0129"]),
  loanCoin("ETH", 6, ["0.002", "0.1", "1300", "0.0165"]),
];

/** Builds a collateral tier: up to the quantity `upTo`, the fraction `ratio` of the value counts as collateral. */
const tier = (upTo: string, ratio: string) => ({ upTo: decimal(upTo), ratio: decimal(ratio) });
const unlimited = "99999999999";

/** Coins that can be pledged, in the order of liquidation. */
export const collateralCoins = [
  { coins: ["USDT", "USDC"], tiers: [tier("500000", "0.95"), tier(unlimited, "0.9")] },
  { coins: ["BTC"], tiers: [tier("50", "0.9"), tier(unlimited, "0.8")] },
  { coins: ["ETH"], tiers: [tier("1000", "0.85"), tier(unlimited, "0.75")] },
  { coins: ["SOL", "XRP"], tiers: [tier("5000", "0.7"), tier(unlimited, "0.5")] },
];

export const liquidationOrder: readonly string[] = collateralCoins.flatMap(({ coins }) => coins);

export const isCollateral = (coin: string): boolean => liquidationOrder.includes(coin);

/** Returns the quantity of a coin that counts as collateral after applying the ratio of each tier. */
export function countedQty(coin: string, amount: Decimal): Decimal {
  const tiers = collateralCoins.find(({ coins }) => coins.includes(coin))?.tiers ?? [];
  let [counted, from] = [0n, 0n];
  for (const { upTo, ratio } of tiers) {
    const part = smaller(amount, upTo) - from;
    if (part > 0n) counted += multiply(part, ratio);
    from = upTo;
  }
  return counted;
}

/** Maximum loan-to-value ratio at which an account may borrow or remove collateral. */
export const highestLtv = decimal("0.8");
/** Loan-to-value ratio at which collateral is sold to repay the debts. */
export const liquidationLtv = decimal("0.95");
/** Loan-to-value ratio of debts without collateral. */
const unsecured = decimal("999");

const sum = (values: Iterable<Decimal>): Decimal => [...values].reduce((total, value) => total + value, 0n);

/** Valuation of an account's loans in US dollars at one instant. */
export class LoanValue {
  readonly #prices: Prices;
  readonly #now: number;

  constructor(prices: Prices, now: number) {
    this.#prices = prices;
    this.#now = now;
  }

  usd(coin: string, amount: Decimal): Decimal {
    return multiply(amount, this.#prices.usdRate(coin, this.#now));
  }

  /** Converts a value in dollars to an amount of a coin. */
  amountOf(coin: string, dollars: Decimal): Decimal {
    return divide(dollars, this.#prices.usdRate(coin, this.#now));
  }

  /** Returns the value of all collateral after applying the ratio of each tier. */
  collateral(collateral: ReadonlyMap<string, Decimal>): Decimal {
    return sum([...collateral].map(([coin, amount]) => this.usd(coin, countedQty(coin, amount))));
  }

  debt(account: LoanAccount): Decimal {
    return sum(account.debts.map((debt) => this.usd(debt.coin, owed(debt))));
  }

  /** Returns the debts plus the amounts that open borrow orders may still borrow. */
  commitment(account: LoanAccount): Decimal {
    const waiting = [...account.openBorrowOrders];
    return this.debt(account) + sum(waiting.map(({ coin, amount, filled }) => this.usd(coin, amount - filled)));
  }

  ltv(account: LoanAccount): Decimal {
    return ratioOf(this.debt(account), this.collateral(account.collateral));
  }

  /** Returns the largest amount of a coin that the account can borrow if it adds the given collateral. */
  maximumLoan(account: LoanAccount, coin: string, pledges: readonly Pledge[]): Decimal {
    const collateral = new Map(account.collateral);
    for (const pledge of pledges) collateral.set(pledge.coin, (collateral.get(pledge.coin) ?? 0n) + pledge.amount);
    const room = multiply(this.collateral(collateral), highestLtv) - this.commitment(account);
    return room <= 0n ? 0n : this.amountOf(coin, room);
  }

  /** Returns the largest amount of a collateral coin that can be removed, rounded to millionths. */
  maximumRemoval(account: LoanAccount, coin: string): Decimal {
    const held = account.collateral.get(coin) ?? 0n;
    const needed = divide(this.commitment(account), highestLtv);
    const others = this.collateral(account.collateral) - this.usd(coin, countedQty(coin, held));
    const fits = (removed: Decimal): boolean => others + this.usd(coin, countedQty(coin, held - removed)) >= needed;
    if (fits(held)) return held;
    let [low, high] = [0n, held];
    while (high - low > step) {
      const middle = (low + high) / 2n;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    return floorToStep(smaller(low, held), step);
  }
}

const step = decimal("0.000001");

function ratioOf(debt: Decimal, collateral: Decimal): Decimal {
  if (debt === 0n) return 0n;
  return collateral === 0n ? unsecured : divide(debt, collateral);
}

export const formatLtv = (ltv: Decimal): string => formatRounded(ltv, 6);

/** Loan data of one environment. Neighbouring modules contain the functions that work on it. */
export class LoanDesk {
  readonly accounts = new Map<Account, LoanAccount>();
  readonly ledger: Ledger;
  readonly prices: Prices;
  readonly seed: number;
  readonly nextId = counter(20_000);

  constructor(options: { ledger: Ledger; prices: Prices; seed: number }) {
    this.ledger = options.ledger;
    this.prices = options.prices;
    this.seed = options.seed;
  }

  accountOf(account: Account, now: number): LoanAccount {
    return entryOf(this.accounts, account, () => new LoanAccount(now));
  }

  value(now: number): LoanValue {
    return new LoanValue(this.prices, now);
  }
}

export const loanDeskOf = recordsOf(
  ({ exchange, prices, seed }: Environment) => new LoanDesk({ ledger: exchange.ledger, prices, seed }),
);
