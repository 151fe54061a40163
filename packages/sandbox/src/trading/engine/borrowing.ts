import { decimal, multiply, type Decimal } from "../../decimal.ts";
import type { Account } from "./account.ts";
import type { EngineState } from "./state.ts";

const hourMs = 3_600_000;
const stableCoins = new Set(["USDT", "USDC"]);

/** A balance below zero is borrowed: the other coins of the account are its collateral. */
export const borrowedOf = (balance: Decimal): Decimal => (balance < 0n ? -balance : 0n);

export const isBorrowing = (account: Account): boolean =>
  [...account.balances.values()].some((balance) => balance < 0n);

/** Charges interest for each full hour after `before`. */
export function chargeInterest(state: EngineState, account: Account, before: number): void {
  for (let hour = (Math.floor(before / hourMs) + 1) * hourMs; hour <= state.now; hour += hourMs)
    for (const coin of account.balances.keys()) chargeCoin(state, account, coin, hour);
}

/** Interest for one hour, as a fraction. */
export const hourlyBorrowRate = (coin: string): Decimal => decimal(stableCoins.has(coin) ? "0.0000055" : "0.0000013");

function chargeCoin(state: EngineState, account: Account, coin: string, time: number): void {
  const borrowed = borrowedOf(account.balance(coin));
  const rate = hourlyBorrowRate(coin);
  const interest = multiply(borrowed, rate);
  if (interest === 0n) return;
  const tradeId = `${account.uid}-${coin}-${time}`;
  state.ledger.post(account, {
    type: "INTEREST",
    currency: coin,
    qty: borrowed,
    cashFlow: -interest,
    feeRate: rate,
    tradeId,
    transactionTime: time,
  });
  account.borrowing.push({ coin, borrowed, hourlyRate: rate, interest, time });
}
