import { decimal, type Decimal, divide, floorToStep, formatRounded, multiply, smaller } from "../../decimal.ts";
import type { Account } from "../engine/account.ts";
import type { Ledger } from "../engine/ledger.ts";
import type { Prices } from "../market/prices.ts";
import { LoanAccount, owed, type Pledge } from "./loan-account.ts";
import { countedQty } from "./loan-coins.ts";

/** The highest loan-to-value ratio at which an account may borrow or take collateral away. */
export const highestLtv = decimal("0.8");
/** The ratio at which collateral is sold to repay the debts. */
export const liquidationLtv = decimal("0.95");
/** The ratio that stands for debts without collateral. */
const unsecured = decimal("999");

const sum = (values: Iterable<Decimal>): Decimal => [...values].reduce((total, value) => total + value, 0n);

/** Values of an account in US dollars at one instant. */
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

  /** The amount of a coin that is worth so many dollars. */
  amountOf(coin: string, dollars: Decimal): Decimal {
    return divide(dollars, this.#prices.usdRate(coin, this.#now));
  }

  /** All collateral after the ratio of each tier. */
  collateral(collateral: ReadonlyMap<string, Decimal>): Decimal {
    return sum([...collateral].map(([coin, amount]) => this.usd(coin, countedQty(coin, amount))));
  }

  debt(account: LoanAccount): Decimal {
    return sum(account.debts.map((debt) => this.usd(debt.coin, owed(debt))));
  }

  /** Debts together with what open orders may still borrow. */
  commitment(account: LoanAccount): Decimal {
    const waiting = [...account.openBorrowOrders];
    return this.debt(account) + sum(waiting.map(({ coin, amount, filled }) => this.usd(coin, amount - filled)));
  }

  ltv(account: LoanAccount): Decimal {
    return ratio(this.debt(account), this.collateral(account.collateral));
  }

  /** The most that the account can borrow of a coin with further collateral, in units of the coin. */
  maximumLoan(account: LoanAccount, coin: string, pledges: readonly Pledge[]): Decimal {
    const collateral = new Map(account.collateral);
    for (const pledge of pledges) collateral.set(pledge.coin, (collateral.get(pledge.coin) ?? 0n) + pledge.amount);
    const room = multiply(this.collateral(collateral), highestLtv) - this.commitment(account);
    return room <= 0n ? 0n : this.amountOf(coin, room);
  }

  /** The most of a collateral coin that can be taken away, in steps of a millionth. */
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

function ratio(debt: Decimal, collateral: Decimal): Decimal {
  if (debt === 0n) return 0n;
  return collateral === 0n ? unsecured : divide(debt, collateral);
}

export const formatLtv = (ltv: Decimal): string => formatRounded(ltv, 6);

/** The data of the loans of one environment. The modules beside it hold the functions that work on it. */
export class LoanDesk {
  readonly accounts = new Map<Account, LoanAccount>();
  readonly ledger: Ledger;
  readonly prices: Prices;
  readonly seed: number;
  #ids = 20_000;

  constructor(options: { ledger: Ledger; prices: Prices; seed: number }) {
    this.ledger = options.ledger;
    this.prices = options.prices;
    this.seed = options.seed;
  }

  nextId(): number {
    this.#ids += 1;
    return this.#ids;
  }

  accountOf(account: Account, now: number): LoanAccount {
    let found = this.accounts.get(account);
    if (found === undefined) this.accounts.set(account, (found = new LoanAccount(now)));
    return found;
  }

  value(now: number): LoanValue {
    return new LoanValue(this.prices, now);
  }
}
