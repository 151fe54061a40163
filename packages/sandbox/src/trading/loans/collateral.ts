import { formatDecimal, isMultiple, type Decimal } from "../../decimal.ts";
import { ApiError } from "../../http/envelope.ts";
import type { Account } from "../engine/account.ts";
import type { Ledger } from "../engine/ledger.ts";
import type { LoanAccount, Pledge } from "./loan-account.ts";
import { isCollateral } from "./loan-coins.ts";

/** Collateral has at most this many decimal places. */
const precision = 8;
export const stepOf = (places: number): Decimal => 10n ** BigInt(18 - places);

/** Throws unless the funding wallet can pledge all of it. */
export function checkPledges(account: Account, pledges: readonly Pledge[]): void {
  const seen = new Set<string>();
  for (const { coin, amount } of pledges) {
    if (!isCollateral(coin)) throw new ApiError(148004, `collateralList: ${coin} cannot be collateral`);
    if (seen.has(coin)) throw new ApiError(148039, `collateralList: ${coin} stands twice`);
    seen.add(coin);
    if (!isMultiple(amount, stepOf(precision)))
      throw new ApiError(148005, `collateralList: at most ${precision} decimal places of ${coin}`);
    const available = account.funding.get(coin) ?? 0n;
    if (amount > available)
      throw new ApiError(148012, `collateralList: the funding wallet has ${formatDecimal(available)} ${coin}`);
  }
}

/** Moves collateral from the funding wallet to the loans; a negative amount moves it back. */
export function moveCollateral(ledger: Ledger, account: Account, loans: LoanAccount, { coin, amount }: Pledge): void {
  ledger.moveFunding(account, coin, -amount);
  takeCollateral(loans, coin, -amount);
}

/** Uses collateral up: it is sold and does not return to a wallet. */
export function takeCollateral(loans: LoanAccount, coin: string, amount: Decimal): void {
  const left = (loans.collateral.get(coin) ?? 0n) - amount;
  if (left === 0n) loans.collateral.delete(coin);
  else loans.collateral.set(coin, left);
}

/** Returns all collateral once nothing is owed and no order can lead to a new debt. */
export function releaseCollateral(ledger: Ledger, account: Account, loans: LoanAccount): void {
  if (loans.debts.length > 0 || loans.openBorrowOrders.size > 0) return;
  for (const [coin, amount] of loans.collateral) moveCollateral(ledger, account, loans, { coin, amount: -amount });
}
