import type { Decimal } from "../decimal.ts";
import { accountOf, type Call } from "./call.ts";
import type { Account } from "./engine/account.ts";
import type { Ledger } from "./engine/ledger.ts";
import { movable } from "./handlers/asset/asset.ts";

export type Wallet = "FUND" | "UNIFIED";

/** The amount of a coin that the caller can spend from a wallet. */
export function availableIn(call: Call, wallet: Wallet, coin: string): Decimal {
  const account = accountOf(call);
  return wallet === "FUND" ? (account.funding.get(coin) ?? 0n) : movable(call, account, coin);
}

export interface WalletMove {
  wallet: Wallet;
  coin: string;
  /** Negative for money that leaves the wallet. */
  amount: Decimal;
  /** How the transaction log of the trading wallet names it. */
  type: string;
  time: number;
  tradeId: string;
}

/** Moves money into or out of a wallet. */
export function moveMoney(ledger: Ledger, account: Account, move: WalletMove): void {
  const { wallet, coin, amount, type, time, tradeId } = move;
  if (wallet === "FUND") ledger.moveFunding(account, coin, amount);
  else ledger.post(account, { type, currency: coin, cashFlow: amount, transactionTime: time, tradeId });
}
