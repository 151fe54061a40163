import { decimal, divide, multiply, smaller } from "../../decimal.ts";
import type { Account } from "../engine/account.ts";
import { matchBorrowOrder, matchSupplyOrder } from "./fixed-orders.ts";
import { type FixedLoan, type LoanAccount, loanStates, owed, repayTypes } from "./loan-account.ts";
import { liquidationLtv, liquidationOrder, loanCoins, type LoanDesk } from "./loan-to-value.ts";
import { bookRepayment, releaseCollateral, sellCollateral, totalOwed } from "./repayment.ts";
import { hourMs, dayMs, floorTo } from "../../clock.ts";

const hoursOfYear = decimal("8760");

/** Accrues interest, closes due loans and liquidates collateral, hour by hour up to the current time. */
export function advanceLoans(desk: LoanDesk, now: number): void {
  for (const [account, loans] of desk.accounts) {
    const first = floorTo(loans.caughtUpTo, hourMs) + hourMs;
    for (let time = first; time <= now && isBusy(loans); time += hourMs) advance(desk, account, loans, time);
    liquidate(desk, account, loans, now);
    loans.caughtUpTo = now;
  }
}

const isBusy = (loans: LoanAccount): boolean =>
  loans.debts.length + loans.openBorrowOrders.size + loans.openSupplyOrders.size + loans.openSupplies.size > 0;

function advance(desk: LoanDesk, account: Account, loans: LoanAccount, time: number): void {
  for (const debt of loans.flexible.values()) debt.interest += multiply(debt.principal, hourlyRate(debt.coin));
  for (const loan of loans.openLoans) if (loan.dueTime <= time) endLoan(desk, account, loans, loan, time);
  for (const supply of loans.openSupplies) {
    if (supply.dueTime > time) continue;
    supply.isPaidBack = true;
    loans.openSupplies.delete(supply);
    desk.ledger.moveFunding(account, supply.order.coin, supply.amount + supply.interest);
  }
  if (time % dayMs === 0) {
    for (const order of loans.openBorrowOrders) matchBorrowOrder(desk, { account, loans, order, now: time });
    for (const order of loans.openSupplyOrders) matchSupplyOrder(desk, { loans, order, now: time });
  }
  liquidate(desk, account, loans, time);
}

/** Returns the hourly interest rate of flexible loans in a coin, as a fraction. */
export const hourlyRate = (coin: string): bigint =>
  divide(loanCoins.find((each) => each.coin === coin)?.rate ?? 0n, hoursOfYear);

/**
 * Closes a due loan: repays it from the funding wallet or converts it to a flexible loan. If the wallet can't pay, the
 * loan is overdue, and repayment is retried every hour.
 */
function endLoan(desk: LoanDesk, account: Account, loans: LoanAccount, loan: FixedLoan, time: number): void {
  const { coin, order } = loan;
  const amount = owed(loan);
  const repayId = String(desk.nextId());
  if (order.repayType === 2) {
    addFlexibleDebt(loans, coin, amount);
    bookRepayment(loans, [loan], { repayId, coin, amount, repayType: repayTypes.toFlexible, time });
    return;
  }
  if ((account.funding.get(coin) ?? 0n) < amount) {
    loan.state = loanStates.overdue;
    return;
  }
  desk.ledger.moveFunding(account, coin, -amount);
  bookRepayment(loans, [loan], { repayId, coin, amount, repayType: repayTypes.automatic, time });
  releaseCollateral(desk.ledger, account, loans);
}

export function addFlexibleDebt(loans: LoanAccount, coin: string, amount: bigint): void {
  const debt = loans.flexible.get(coin) ?? { coin, principal: 0n, interest: 0n };
  debt.principal += amount;
  loans.flexible.set(coin, debt);
}

/**
 * Repays the debts with the collateral if the loan-to-value ratio is too high. Debts that the collateral doesn't cover
 * remain.
 */
function liquidate(desk: LoanDesk, account: Account, loans: LoanAccount, time: number): void {
  const value = desk.value(time);
  if (loans.collateral.size === 0 || value.ltv(loans) < liquidationLtv) return;
  for (const coin of new Set(loans.debts.map((debt) => debt.coin))) {
    for (const debts of [[...loans.flexible.values()], [...loans.openLoans]]) {
      const own = debts.filter((debt) => debt.coin === coin);
      const held = [...loans.collateral].reduce((sum, [each, amount]) => sum + value.usd(each, amount), 0n);
      // The sale of the collateral also pays its own fee.
      const affordable = divide(value.amountOf(coin, held), decimal("1.002"));
      const amount = smaller(totalOwed(own), affordable);
      if (amount === 0n) continue;
      sellCollateral(loans, value, { coin, amount, from: liquidationOrder });
      const made = { repayId: String(desk.nextId()), coin, amount, repayType: repayTypes.liquidation, time };
      bookRepayment(loans, own, made);
    }
  }
  releaseCollateral(desk.ledger, account, loans);
}
