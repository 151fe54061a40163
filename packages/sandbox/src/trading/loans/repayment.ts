import { decimal, larger, multiply, smaller, type Decimal } from "../../decimal.ts";
import { ApiError } from "../../http/envelope.ts";
import { takeCollateral } from "./collateral.ts";
import {
  loanStates,
  owed,
  reduceDebt,
  type Debt,
  type FixedLoan,
  type LoanAccount,
  type Repayment,
  type RepayType,
} from "./loan-account.ts";
import type { LoanValue } from "./loan-to-value.ts";

/** The fee for repaying with collateral, as a share of the collateral. */
const collateralFee = decimal("0.001");

export const totalOwed = (debts: readonly Debt[]): Decimal => debts.reduce((sum, debt) => sum + owed(debt), 0n);

/** Pays debts of one coin in turn and keeps the repayment; nothing is moved between wallets here. */
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

/** Sells collateral for a debt, coin by coin, or throws when these coins are worth too little. */
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
