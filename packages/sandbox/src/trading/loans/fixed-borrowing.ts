import { type Decimal, formatDecimal } from "../../decimal.ts";
import { ApiError, inputError, type Reply } from "../../http/envelope.ts";
import { accountOf, type Call, type Handlers } from "../call.ts";
import { cancelRest, matchBorrowOrder } from "./fixed-orders.ts";
import { fixedOrderRecord, newFixedOrder, orderFilter, quotesReply } from "./fixed-records.ts";
import {
  payFromFunding,
  pledgeFor,
  readLoan,
  repaymentFilter,
  repaymentRecord,
  repayWithCollateral,
} from "./flexible-loans.ts";
import {
  type FixedLoan,
  type FixedOrder,
  loanStates,
  orderStates,
  type Renewal,
  type Repayment,
  repayTypes,
} from "./loan-account.ts";
import { listReply, loansOf, ok } from "./loan-input.ts";
import { bookRepayment, releaseCollateral, totalOwed } from "./repayment.ts";

function borrow(call: Call): Reply {
  const names = { coin: "orderCurrency", amount: "orderAmount" };
  const { coin, amount } = readLoan(call, names, ({ minimumFixed }) => minimumFixed);
  const annualRate = call.input.amount("annualRate");
  const term = call.input.integer("term", 0);
  const order = placeBorrowOrder(call, { coin, amount, annualRate, term, repayType: repayTypeOf(call) });
  return ok({ orderId: String(order.orderId) });
}

/** `autoRepay` is the old switch, and `repayType` counts where both are given. */
function repayTypeOf({ input }: Call): 1 | 2 {
  if (!input.has("repayType")) return input.flag("autoRepay") || !input.has("autoRepay") ? 1 : 2;
  return input.text("repayType") === "1" ? 1 : 2;
}

function placeBorrowOrder(
  call: Call,
  terms: { coin: string; amount: Decimal; annualRate: Decimal; term: number; repayType: 1 | 2 },
): FixedOrder {
  const loans = loansOf(call);
  pledgeFor(call, terms);
  const order = newFixedOrder(call, terms);
  loans.openBorrowOrders.add(order);
  loans.borrowOrders.push(order);
  matchBorrowOrder(call.environment.loans, { account: accountOf(call), loans, order, now: call.now });
  return order;
}

function cancel(call: Call): Reply {
  const loans = loansOf(call);
  const id = call.input.required("orderId");
  const [order] = loans.borrowOrders.newestFirst(id);
  if (order === undefined) throw new ApiError(148023, "orderId: there is no such order");
  if (order.state !== orderStates.matching) throw new ApiError(148024, "orderId: nothing of the order is open");
  cancelRest(order);
  loans.openBorrowOrders.delete(order);
  releaseCollateral(call.environment.loans.ledger, accountOf(call), loans);
  return ok({});
}

const oldestFirst = (left: FixedLoan, right: FixedLoan): number =>
  left.dueTime - right.dueTime || Number(right.annualRate - left.annualRate);

/** The open loans that a request names: one by its id, or those in a coin, in the order in which they are repaid. */
function namedLoans(call: Call): FixedLoan[] {
  const { input } = call;
  const found = [...loansOf(call).openLoans]
    .filter(({ loanId }) => !input.has("loanId") || loanId === input.text("loanId"))
    .filter(({ coin }) => !input.has("loanCurrency") || coin === input.text("loanCurrency"));
  if (found.length === 0) throw new ApiError(148023, "loanId, loanCurrency: there is no such open loan");
  return found.toSorted(oldestFirst);
}

function repayFully(call: Call): Reply {
  const desk = call.environment.loans;
  const debts = namedLoans(call);
  const [{ coin }] = debts as [FixedLoan];
  const amount = totalOwed(debts);
  payFromFunding(call, coin, amount);
  const repayId = String(desk.nextId());
  const made = { repayId, coin, amount, repayType: repayTypes.borrower, time: call.now };
  bookRepayment(loansOf(call), debts, made);
  releaseCollateral(desk.ledger, accountOf(call), loansOf(call));
  return ok({ repayId });
}

/** Borrows the principal of a repaid loan again, at the same rate and for the same term. */
function renew(call: Call): Reply {
  const loans = loansOf(call);
  const id = call.input.required("loanId");
  const [renewed] = loans.loans.newestFirst(id);
  if (renewed?.loanId !== id) throw new ApiError(148023, "loanId: there is no such loan");
  if (renewed.state !== loanStates.repaid) throw inputError("loanId: the loan is not repaid yet");
  const { coin, amount, order } = renewed;
  const { term, repayType, annualRate } = order;
  const renewal = placeBorrowOrder(call, { coin, amount, annualRate, term, repayType });
  loans.renewals.push({ order: renewal, renewed, time: call.now });
  return ok({ orderId: renewal.orderId });
}

function renewals(call: Call): Reply {
  const { loans, renewals: made } = loansOf(call);
  const record = ({ order, renewed, time }: Renewal): object => {
    const [loan] = loans.newestFirst(String(order.orderId));
    return {
      borrowCurrency: order.coin,
      amount: formatDecimal(order.amount),
      autoRepay: order.repayType,
      contractNo: loan?.loanId ?? "",
      dueTime: loan === undefined ? "" : String(loan.dueTime),
      orderId: order.orderId,
      loanId: renewed.loanId,
      renewLoanNo: loan?.loanId ?? "",
      time: String(time),
    };
  };
  const items = [...made.newestFirst()].map((renewal) => ({
    ...renewal,
    orderId: renewal.order.orderId,
    coin: renewal.order.coin,
  }));
  return listReply(call, items, { orderId: "orderId", orderCurrency: "coin" }, record);
}

const contractRecord = (loan: FixedLoan): object => ({
  annualRate: formatDecimal(loan.annualRate),
  autoRepay: String(loan.order.repayType === 1),
  borrowCurrency: loan.coin,
  borrowTime: String(loan.time),
  interestPaid: formatDecimal(loan.interestPaid),
  loanId: loan.loanId,
  orderId: String(loan.order.orderId),
  repaymentTime: String(loan.dueTime),
  residualPenaltyInterest: formatDecimal(loan.interest),
  residualPrincipal: formatDecimal(loan.principal),
  status: loan.state,
  term: String(loan.order.term),
  repayType: String(loan.order.repayType),
});

function contracts(call: Call): Reply {
  const items = [...loansOf(call).loans.newestFirst()].map((loan) => ({
    ...loan,
    orderId: loan.order.orderId,
    term: loan.order.term,
  }));
  const filter = { orderId: "orderId", loanId: "loanId", orderCurrency: "coin", term: "term" } as const;
  return listReply(call, items, filter, contractRecord);
}

const detailedRepayment = (repayment: Repayment): object => ({
  ...repaymentRecord(repayment),
  details: repayment.parts.map(({ loanId, amount }) => ({
    loanCurrency: repayment.coin,
    repayAmount: formatDecimal(amount),
    loanId,
  })),
});

export const fixedBorrowHandlers: Handlers = {
  cryptoLoanFixedBorrow: borrow,
  cryptoLoanFixedBorrowOrderCancel: cancel,
  cryptoLoanFixedBorrowOrderQuote: (call) => quotesReply(call, "lender"),
  cryptoLoanFixedBorrowOrderInfo: (call) =>
    listReply(call, loansOf(call).borrowOrders.newestFirst(), orderFilter, (order) => ({
      ...fixedOrderRecord(order),
      repayType: String(order.repayType),
    })),
  cryptoLoanFixedBorrowContractInfo: contracts,
  cryptoLoanFixedFullyRepay: repayFully,
  cryptoLoanFixedRepayCollateral: (call) => repayWithCollateral(call, namedLoans(call), call.input.amount("amount")),
  cryptoLoanFixedRepaymentHistory: (call) =>
    listReply(call, loansOf(call).fixedRepayments.newestFirst(), repaymentFilter, detailedRepayment),
  cryptoLoanFixedRenew: renew,
  cryptoLoanFixedRenewInfo: renewals,
};
