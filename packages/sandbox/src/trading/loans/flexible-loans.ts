import { type Decimal, formatDecimal } from "../../decimal.ts";
import { ApiError, type Reply } from "../../http/envelope.ts";
import { accountOf, type Call, type Handlers } from "../call.ts";
import { selects } from "../lists.ts";
import { addFlexibleDebt, hourlyRate } from "./advance-loans.ts";
import { type Debt, type FlexibleBorrow, type LoanAccount, owed, repayTypes } from "./loan-account.ts";
import {
  listReply,
  loansOf,
  ok,
  payFromFunding,
  pledgeFor,
  readLoan,
  repaymentFields,
  repaymentRecord,
  repayWithCollateral,
} from "./loan-input.ts";
import { bookRepayment, releaseCollateral } from "./repayment.ts";

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

function ongoing(call: Call): Reply {
  const list = [...loansOf(call).flexible.values()]
    .filter(selects(call.input, { loanCurrency: ({ coin }) => coin }))
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

const borrowFields = {
  orderId: ({ orderId }: FlexibleBorrow) => orderId,
  loanCurrency: ({ coin }: FlexibleBorrow) => coin,
};

export const flexibleLoanHandlers: Handlers = {
  cryptoLoanFlexibleBorrow: borrow,
  cryptoLoanFlexibleRepay: repay,
  cryptoLoanFlexibleRepayCollateral: repayCollateral,
  cryptoLoanFlexibleOngoingCoin: ongoing,
  cryptoLoanFlexibleBorrowHistory: (call) =>
    listReply(call, loansOf(call).borrows.newestFirst(), borrowFields, borrowRecord),
  cryptoLoanFlexibleRepaymentHistory: (call) =>
    listReply(call, loansOf(call).flexibleRepayments.newestFirst(), repaymentFields, repaymentRecord),
};
