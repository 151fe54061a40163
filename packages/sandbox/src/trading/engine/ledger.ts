import type { Decimal } from "../../decimal.ts";
import type { Account } from "./account.ts";
import { type LogEntry, plainEntry, type Posting } from "./model.ts";

export type Wallet = "FUND" | "UNIFIED";

/**
 * The only class that moves money. Every posting to an account has a counter-posting on the house account, so the sum
 * over all accounts and the house is always zero for every coin.
 */
export class Ledger {
  readonly house = new Map<string, Decimal>();
  /** Number of transaction log entries posted. */
  count = 0;

  post(account: Account, posting: Posting): LogEntry {
    const { cashFlow = 0n, funding = 0n, fee = 0n, currency } = posting;
    const change = cashFlow + funding - fee;
    const cashBalance = account.balance(currency) + change;
    account.balances.set(currency, cashBalance);
    this.house.set(currency, (this.house.get(currency) ?? 0n) - change);
    this.count += 1;
    const id = `${account.uid}_${posting.symbol ?? currency}_${this.count}`;
    const entry: LogEntry = { ...plainEntry, ...posting, id, change, cashBalance };
    account.log.push(entry);
    account.changes.hasMovedMoney = true;
    return entry;
  }

  /** Adds an amount to a wallet. A negative amount is withdrawn. */
  move(account: Account, wallet: Wallet, posting: Posting & { cashFlow: Decimal }): void {
    if (wallet === "FUND") this.moveFunding(account, posting.currency, posting.cashFlow);
    else this.post(account, posting);
  }

  /** Adds an amount to the funding wallet, which has no transaction log. */
  moveFunding(account: Account, coin: string, amount: Decimal): void {
    account.funding.set(coin, (account.funding.get(coin) ?? 0n) + amount);
    this.house.set(coin, (this.house.get(coin) ?? 0n) - amount);
  }
}

export interface TransferRecord {
  transferId: string;
  coin: string;
  amount: Decimal;
  from: Account;
  to: Account;
  fromType: string;
  toType: string;
  time: number;
  /** True for a universal transfer, which moves money between the master account and its sub-accounts. */
  universal: boolean;
}

export interface Withdrawal {
  id: string;
  account: Account;
  requestId: string;
  coin: string;
  chain: string;
  address: string;
  tag: string;
  isInternal: boolean;
  amount: Decimal;
  /** Amount paid from each wallet, so that a cancellation can return it. */
  fromFunding: Decimal;
  fromTrading: Decimal;
  createdTime: number;
  cancelledTime: number | undefined;
}

/** A currency conversion, from its quote to its execution. */
export interface Conversion {
  quoteTxId: string;
  account: Account;
  accountType: string;
  fromCoin: string;
  toCoin: string;
  fromAmount: Decimal;
  toAmount: Decimal;
  rate: Decimal;
  extInfo: object;
  expiredTime: number;
  executedTime: number | undefined;
}
