import { decimal, type Decimal, formatDecimal, larger, multiply, smaller, hasPlaces } from "../../decimal.ts";
import { ApiError } from "../../http/envelope.ts";
import type { Account } from "../engine/account.ts";
import type { Ledger } from "../engine/ledger.ts";
import {
  type Debt,
  type FixedLoan,
  type LoanAccount,
  loanStates,
  owed,
  type Pledge,
  reduceDebt,
  type Repayment,
  type RepayType,
} from "./loan-account.ts";
import { isCollateral, type LoanValue } from "./loan-to-value.ts";

/** Fee for repaying with collateral, as a fraction of the collateral. */
const collateralFee = decimal("0.001");

export const totalOwed = (debts: readonly Debt[]): Decimal => debts.reduce((sum, debt) => sum + owed(debt), 0n);

/** Repays debts of one coin one after the other and stores the repayment. Moves no money between wallets. */
export function bookRepayment(
  loans: LoanAccount,
  debts: readonly Debt[],
  made: { repayId: string; coin: string; amount: Decimal; repayType: RepayType; time: number },
): void {
  const parts: { loanId: string; amount: Decimal }[] = [];
  let left = made.amount;
  for (const debt of debts) {
    const amount = smaller(left, owed(debt));
    if (amount === 0n) continue;
    left -= amount;
    const interest = reduceDebt(debt, amount);
    if (isFixed(debt)) {
      debt.interestPaid += interest;
      if (owed(debt) === 0n) {
        debt.state = loanStates.repaid;
        loans.openLoans.delete(debt);
      }
      parts.push({ loanId: debt.loanId, amount });
    } else if (owed(debt) === 0n) loans.flexible.delete(debt.coin);
  }
  const repayment: Repayment = { ...made, parts };
  (parts.length > 0 ? loans.fixedRepayments : loans.flexibleRepayments).push(repayment);
}

const isFixed = (debt: Debt): debt is FixedLoan => "loanId" in debt;

/** Sells collateral to repay a debt, coin by coin. Throws if the coins are worth less than the debt. */
export function sellCollateral(
  loans: LoanAccount,
  value: LoanValue,
  { coin, amount, from }: { coin: string; amount: Decimal; from: readonly string[] },
): void {
  let dollars = multiply(value.usd(coin, amount), decimal("1") + collateralFee);
  const sold: [string, Decimal][] = [];
  for (const each of from) {
    const held = loans.collateral.get(each) ?? 0n;
    const worth = value.usd(each, held);
    const part = worth <= dollars ? held : larger(value.amountOf(each, dollars), 1n);
    if (part > 0n) sold.push([each, part]);
    dollars -= smaller(worth, dollars);
  }
  if (dollars > 0n) throw new ApiError(148012, "collateralCoin: the collateral is worth too little");
  for (const [each, part] of sold) takeCollateral(loans, each, part);
}

/** Maximum decimal places of collateral amounts. */
const precision = 8;

/** Throws unless the funding wallet contains all of the collateral. */
export function checkPledges(account: Account, pledges: readonly Pledge[]): void {
  const seen = new Set<string>();
  for (const { coin, amount } of pledges) {
    if (!isCollateral(coin)) throw new ApiError(148004, `collateralList: ${coin} cannot be used as collateral`);
    if (seen.has(coin)) throw new ApiError(148039, `collateralList: ${coin} is listed twice`);
    seen.add(coin);
    if (!hasPlaces(amount, precision))
      throw new ApiError(148005, `collateralList: must have at most ${precision} decimal places for ${coin}`);
    const available = account.funding.get(coin) ?? 0n;
    if (amount > available)
      throw new ApiError(148012, `collateralList: the funding wallet has only ${formatDecimal(available)} ${coin}`);
  }
}

/** Moves collateral from the funding wallet to the loans. A negative amount moves it to the wallet. */
export function moveCollateral(ledger: Ledger, account: Account, loans: LoanAccount, { coin, amount }: Pledge): void {
  ledger.moveFunding(account, coin, -amount);
  takeCollateral(loans, coin, -amount);
}

/** Removes sold collateral from the loans without crediting a wallet. */
function takeCollateral(loans: LoanAccount, coin: string, amount: Decimal): void {
  const left = (loans.collateral.get(coin) ?? 0n) - amount;
  if (left === 0n) loans.collateral.delete(coin);
  else loans.collateral.set(coin, left);
}

/** Returns all collateral to the funding wallet if the account has neither a debt nor an order that can create one. */
export function releaseCollateral(ledger: Ledger, account: Account, loans: LoanAccount): void {
  if (loans.debts.length > 0 || loans.openBorrowOrders.size > 0) return;
  for (const [coin, amount] of loans.collateral) moveCollateral(ledger, account, loans, { coin, amount: -amount });
}
