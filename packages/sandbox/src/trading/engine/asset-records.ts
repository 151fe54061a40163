import type { Decimal } from "../../decimal.ts";
import type { Account } from "./account.ts";

export interface TransferRecord {
  coin: string;
  amount: Decimal;
  from: Account;
  to: Account;
  fromType: string;
  toType: string;
  time: number;
  /** Whether it was asked for as a transfer between members. */
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
  /** The parts that each wallet paid, for a cancellation. */
  fromFunding: Decimal;
  fromTrading: Decimal;
  createdTime: number;
  cancelledTime: number | undefined;
}

/** A conversion from its quote to its execution. */
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
