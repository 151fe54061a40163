import type { Account } from "../engine/account.ts";
import type { Ledger } from "../engine/ledger.ts";
import type { Prices } from "../market/prices.ts";
import { LoanAccount } from "./loan-account.ts";
import { LoanValue } from "./loan-to-value.ts";

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
