import { type Decimal, formatDecimal, isMultiple } from "../../decimal.ts";
import { ApiError, type Reply } from "../../http/envelope.ts";
import { accountOf, type Call, type Handlers } from "../call.ts";
import { addFlexibleDebt, hourlyRate } from "./advance-loans.ts";
import { type Debt, type FlexibleBorrow, type LoanAccount, owed, type Repayment, repayTypes } from "./loan-account.ts";
import { type LoanCoin, loanCoins } from "./loan-coins.ts";
import { listReply, loansOf, ok, readPledges } from "./loan-input.ts";
import { highestLtv } from "./loan-to-value.ts";
import {
  bookRepayment,
  checkPledges,
  moveCollateral,
  releaseCollateral,
  sellCollateral,
  stepOf,
  totalOwed,
} from "./repayment.ts";

/** The coin of a new loan with its amount, after checking the bounds that both kinds of loans share. */
export function readLoan(
  call: Call,
  names: { coin: string; amount: string },
  minimumOf: (coin: LoanCoin) => Decimal,
): { coin: string; amount: Decimal } {
  const { input } = call;
  const coin = input.required(names.coin);
  const found = loanCoins.find((each) => each.coin === coin);
  if (found === undefined) throw new ApiError(148014, `${names.coin}: ${coin} is not lent`);
  const amount = input.amount(names.amount);
  if (amount < minimumOf(found))
    throw new ApiError(148002, `${names.amount}: at least ${formatDecimal(minimumOf(found))} ${coin}`);
  if (!isMultiple(amount, stepOf(found.precision)))
    throw new ApiError(148003, `${names.amount}: at most ${found.precision} decimal places of ${coin}`);
  if (amount > found.maximum) throw new ApiError(148010, `${names.amount}: at most ${formatDecimal(found.maximum)}`);
  return { coin, amount };
}

/** Takes the collateral of a new debt from the funding wallet, or throws when it would not cover the debt. */
export function pledgeFor(call: Call, { coin, amount }: { coin: string; amount: Decimal }): void {
  const account = accountOf(call);
  const desk = call.environment.loans;
  const pledges = readPledges(call);
  checkPledges(account, pledges);
  if (amount > desk.value(call.now).maximumLoan(loansOf(call), coin, pledges))
    throw new ApiError(148009, `the loan-to-value ratio would exceed ${formatDecimal(highestLtv)}`);
  for (const pledge of pledges) moveCollateral(desk.ledger, account, loansOf(call), pledge);
}

function borrow(call: Call): Reply {
  const desk = call.environment.loans;
  const loans = loansOf(call);
  const names = { coin: "loanCurrency", amount: "loanAmount" };
  const { coin, amount } = readLoan(call, names, ({ minimumFlexible }) => minimumFlexible);
  pledgeFor(call, { coin, amount });
  addFlexibleDebt(loans, coin, amount);
  desk.ledger.moveFunding(accountOf(call), coin, amount);
  const orderId = String(desk.nextId());
  loans.borrows.push({ orderId, coin, amount, time: call.now });
  return ok({ orderId });
}

/** The debt of a coin and the amount to repay of it. */
function readRepayment(call: Call, loans: LoanAccount): { debt: Debt; amount: Decimal } {
  const coin = call.input.required("loanCurrency");
  const debt = loans.flexible.get(coin);
  if (debt === undefined) throw new ApiError(148032, `loanCurrency: no flexible debt in ${coin}`);
  const amount = call.input.amount("amount");
  if (amount === 0n || amount > owed(debt))
    throw new ApiError(148038, `amount: above zero and at most the debt of ${formatDecimal(owed(debt))}`);
  return { debt, amount };
}

/** Takes the money of a repayment from the funding wallet. */
export function payFromFunding(call: Call, coin: string, amount: Decimal): void {
  const account = accountOf(call);
  if (amount > (account.funding.get(coin) ?? 0n))
    throw new ApiError(148029, `the funding wallet holds less than ${formatDecimal(amount)} ${coin}`);
  call.environment.loans.ledger.moveFunding(account, coin, -amount);
}

function repay(call: Call): Reply {
  const desk = call.environment.loans;
  const loans = loansOf(call);
  const { debt, amount } = readRepayment(call, loans);
  payFromFunding(call, debt.coin, amount);
  const repayId = String(desk.nextId());
  const made = { repayId, coin: debt.coin, amount, repayType: repayTypes.borrower, time: call.now };
  bookRepayment(loans, [debt], made);
  releaseCollateral(desk.ledger, accountOf(call), loans);
  return ok({ repayId });
}

function repayCollateral(call: Call): Reply {
  const { debt, amount } = readRepayment(call, loansOf(call));
  return repayWithCollateral(call, [debt], amount);
}

/** Sells collateral for debts of one coin, which are paid in turn. */
export function repayWithCollateral(call: Call, debts: readonly Debt[], amount: Decimal): Reply {
  const { input, environment, now } = call;
  const desk = environment.loans;
  const loans = loansOf(call);
  const coin = input.required("loanCurrency");
  if (amount === 0n || amount > totalOwed(debts))
    throw new ApiError(148038, `amount: above zero and at most the debt of ${formatDecimal(totalOwed(debts))}`);
  const from = input.required("collateralCoin").split(",");
  for (const each of from)
    if (!loans.collateral.has(each)) throw new ApiError(148040, `collateralCoin: ${each} is not pledged`);
  sellCollateral(loans, desk.value(now), { coin, amount, from });
  const made = { repayId: String(desk.nextId()), coin, amount, repayType: repayTypes.collateral, time: now };
  bookRepayment(loans, debts, made);
  releaseCollateral(desk.ledger, accountOf(call), loans);
  return ok({});
}

function ongoing(call: Call): Reply {
  const { input } = call;
  const list = [...loansOf(call).flexible.values()]
    .filter(({ coin }) => !input.has("loanCurrency") || coin === input.text("loanCurrency"))
    .map((debt) => ({
      hourlyInterestRate: formatDecimal(hourlyRate(debt.coin)),
      loanCurrency: debt.coin,
      totalDebt: formatDecimal(owed(debt)),
      unpaidAmount: formatDecimal(debt.principal),
      unpaidInterest: formatDecimal(debt.interest),
    }));
  return ok({ list });
}

const borrowRecord = ({ orderId, coin, amount, time }: FlexibleBorrow): object => ({
  borrowTime: time,
  initialLoanAmount: formatDecimal(amount),
  loanCurrency: coin,
  orderId,
  status: 1,
});

export const repaymentRecord = ({ repayId, coin, amount, repayType, time }: Repayment): object => ({
  loanCurrency: coin,
  repayAmount: formatDecimal(amount),
  repayId,
  repayStatus: 1,
  repayTime: time,
  repayType,
});

const borrowFilter = { orderId: "orderId", loanCurrency: "coin" } as const;
export const repaymentFilter = { repayId: "repayId", loanCurrency: "coin" } as const;

export const flexibleLoanHandlers: Handlers = {
  cryptoLoanFlexibleBorrow: borrow,
  cryptoLoanFlexibleRepay: repay,
  cryptoLoanFlexibleRepayCollateral: repayCollateral,
  cryptoLoanFlexibleOngoingCoin: ongoing,
  cryptoLoanFlexibleBorrowHistory: (call) =>
    listReply(call, loansOf(call).borrows.newestFirst(), borrowFilter, borrowRecord),
  cryptoLoanFlexibleRepaymentHistory: (call) =>
    listReply(call, loansOf(call).flexibleRepayments.newestFirst(), repaymentFilter, repaymentRecord),
};
