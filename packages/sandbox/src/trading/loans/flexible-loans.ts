import { loanDeskOf } from "./loan-to-value.ts";
import { formatDecimal } from "../../decimal.ts";
import { ApiError } from "../../http/envelope.ts";
import { accountOf, type Call, selects } from "../call.ts";
import { addFlexibleDebt, hourlyRate } from "./advance-loans.ts";
import { type Debt, type FlexibleBorrow, owed } from "./loan-account.ts";
import {
  listOf,
  loansOf,
  pledgeFor,
  readLoan,
  repayFromFunding,
  repaymentFields,
  repaymentRecord,
  repayWithCollateral,
} from "./loan-input.ts";

export function cryptoLoanFlexibleBorrow(call: Call): object {
  const desk = loanDeskOf(call.environment);
  const loans = loansOf(call);
  const names = { coin: "loanCurrency", amount: "loanAmount" };
  const { coin, amount } = readLoan(call, names, ({ minimumFlexible }) => minimumFlexible);
  pledgeFor(call, { coin, amount });
  addFlexibleDebt(loans, coin, amount);
  desk.ledger.moveFunding(accountOf(call), coin, amount);
  const orderId = String(desk.nextId());
  loans.borrows.push({ orderId, coin, amount, time: call.now });
  return { orderId };
}

function debtOf(call: Call): Debt {
  const coin = call.input.required("loanCurrency");
  const debt = loansOf(call).flexible.get(coin);
  if (debt === undefined) throw new ApiError(148032, `loanCurrency: no flexible debt in ${coin}`);
  return debt;
}

export function cryptoLoanFlexibleOngoingCoin(call: Call): object {
  const list = [...loansOf(call).flexible.values()]
    .filter(selects(call.input, { loanCurrency: ({ coin }) => coin }))
    .map((debt) => ({
      hourlyInterestRate: formatDecimal(hourlyRate(debt.coin)),
      loanCurrency: debt.coin,
      totalDebt: formatDecimal(owed(debt)),
      unpaidAmount: formatDecimal(debt.principal),
      unpaidInterest: formatDecimal(debt.interest),
    }));
  return { list };
}

const borrowRecord = ({ orderId, coin, amount, time }: FlexibleBorrow): object => ({
  borrowTime: time,
  initialLoanAmount: formatDecimal(amount),
  loanCurrency: coin,
  orderId,
  status: 1,
});

const borrowFields = {
  orderId: ({ orderId }: FlexibleBorrow) => orderId,
  loanCurrency: ({ coin }: FlexibleBorrow) => coin,
};

export const cryptoLoanFlexibleRepay = (call: Call): object =>
  repayFromFunding(call, [debtOf(call)], call.input.amount("amount"));

export const cryptoLoanFlexibleRepayCollateral = (call: Call): object =>
  repayWithCollateral(call, [debtOf(call)], call.input.amount("amount"));

export const cryptoLoanFlexibleBorrowHistory = (call: Call): object =>
  listOf(call, loansOf(call).borrows.newestFirst(), borrowFields, borrowRecord);

export const cryptoLoanFlexibleRepaymentHistory = (call: Call): object =>
  listOf(call, loansOf(call).flexibleRepayments.newestFirst(), repaymentFields, repaymentRecord);
