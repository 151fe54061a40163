import { loanDeskOf } from "./loan-to-value.ts";
import { formatDecimal } from "../../decimal.ts";
import { ApiError, inputError } from "../../http/envelope.ts";
import { accountOf, type Call, limitOf, selects } from "../call.ts";
import {
  cancelRest,
  type FixedQuote,
  fixedQuotes,
  fixedTerms,
  matchBorrowOrder,
  matchSupplyOrder,
} from "./fixed-orders.ts";
import {
  type FixedLoan,
  type FixedOrder,
  type FixedSupply,
  loanStates,
  orderStates,
  type Renewal,
  type Repayment,
} from "./loan-account.ts";
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
import { releaseCollateral, totalOwed } from "./repayment.ts";

type Terms = Pick<FixedOrder, "coin" | "amount" | "annualRate" | "term" | "repayType">;

/** Reads the terms that borrow and supply orders have in common. */
function readTerms(call: Call): Omit<Terms, "repayType"> {
  const names = { coin: "orderCurrency", amount: "orderAmount" };
  const { coin, amount } = readLoan(call, names, ({ minimumFixed }) => minimumFixed);
  return { coin, amount, annualRate: call.input.amount("annualRate"), term: call.input.integer("term", 0) };
}

/** Creates an unfilled order. */
function newFixedOrder(call: Call, terms: Terms): FixedOrder {
  return {
    ...terms,
    orderId: loanDeskOf(call.environment).nextId(),
    filled: 0n,
    state: orderStates.matching,
    time: call.now,
  };
}

/** Builds the record fields that borrow and supply orders have in common. */
const fixedOrderRecord = (order: FixedOrder): object => ({
  annualRate: formatDecimal(order.annualRate),
  orderId: order.orderId,
  orderTime: String(order.time),
  filledQty: formatDecimal(order.filled),
  orderQty: formatDecimal(order.amount),
  orderCurrency: order.coin,
  state: order.state,
  term: order.term,
});

/** Fields by which a request can filter orders. */
const orderFields = {
  orderId: ({ orderId }: FixedOrder) => orderId,
  orderCurrency: ({ coin }: FixedOrder) => coin,
  state: ({ state }: FixedOrder) => state,
  term: ({ term }: FixedOrder) => term,
};
const ofOrder = {
  orderId: ({ order }: { order: FixedOrder }) => order.orderId,
  orderCurrency: ({ order }: { order: FixedOrder }) => order.coin,
};
const ofContract = { ...ofOrder, term: ({ order }: { order: FixedOrder }) => order.term };

const sortKeys: Readonly<Record<string, (quote: FixedQuote) => number>> = {
  apy: ({ annualRate }) => Number(annualRate),
  term: ({ term }) => term,
  quantity: ({ qty }) => Number(qty),
};

/** Lists other users' orders in a coin, sorted by the request's `orderBy`. */
function quotesReply(call: Call, party: "lender" | "borrower"): object {
  const { input, environment, now } = call;
  const coin = input.required("orderCurrency");
  const key = sortKeys[input.required("orderBy")] ?? (() => 0);
  const direction = input.integer("sort", 0) === 1 ? -1 : 1;
  const list = fixedTerms
    .filter(selects(input, { term: (term) => term }))
    .flatMap((term) => fixedQuotes(environment.seed, party, { coin, term, now }))
    .toSorted((left, right) => direction * (key(left) - key(right)))
    .slice(0, limitOf(call))
    .map(({ term, annualRate, qty }) => ({
      orderCurrency: coin,
      term,
      annualRate: formatDecimal(annualRate),
      qty: formatDecimal(qty),
    }));
  return { list };
}

export function cryptoLoanFixedBorrow(call: Call): object {
  const order = placeBorrowOrder(call, { ...readTerms(call), repayType: repayTypeOf(call) });
  return { orderId: String(order.orderId) };
}

/** Reads the repay type. `repayType` takes precedence over the deprecated parameter `autoRepay`. */
function repayTypeOf({ input }: Call): 1 | 2 {
  if (!input.has("repayType")) return input.flag("autoRepay") || !input.has("autoRepay") ? 1 : 2;
  return input.text("repayType") === "1" ? 1 : 2;
}

function placeBorrowOrder(call: Call, terms: Terms): FixedOrder {
  const loans = loansOf(call);
  pledgeFor(call, terms);
  const order = newFixedOrder(call, terms);
  loans.openBorrowOrders.add(order);
  loans.borrowOrders.push(order);
  matchBorrowOrder(loanDeskOf(call.environment), { account: accountOf(call), loans, order, now: call.now });
  return order;
}

export function cryptoLoanFixedBorrowOrderCancel(call: Call): object {
  const loans = loansOf(call);
  const order = loans.borrowOrders.newest(call.input.required("orderId"));
  if (order === undefined) throw new ApiError(148023, "orderId: there is no such order");
  if (order.state !== orderStates.matching) throw new ApiError(148024, "orderId: no part of the order is open");
  cancelRest(order);
  loans.openBorrowOrders.delete(order);
  releaseCollateral(loanDeskOf(call.environment).ledger, accountOf(call), loans);
  return {};
}

const oldestFirst = (left: FixedLoan, right: FixedLoan): number =>
  left.dueTime - right.dueTime || Number(right.annualRate - left.annualRate);

/**
 * Returns the open loans that a request refers to: the loan with an id, or all loans in a coin, in order of repayment.
 */
function namedLoans(call: Call): FixedLoan[] {
  const isNamed = selects<FixedLoan>(call.input, { loanId: ({ loanId }) => loanId, loanCurrency: ({ coin }) => coin });
  const found = [...loansOf(call).openLoans].filter(isNamed);
  if (found.length === 0) throw new ApiError(148023, "loanId, loanCurrency: there is no such open loan");
  return found.toSorted(oldestFirst);
}

export function cryptoLoanFixedFullyRepay(call: Call): object {
  const debts = namedLoans(call);
  return repayFromFunding(call, debts, totalOwed(debts));
}

/** Borrows the principal of a repaid loan again, at an equal rate and for an equal term. */
export function cryptoLoanFixedRenew(call: Call): object {
  const loans = loansOf(call);
  const id = call.input.required("loanId");
  const renewed = loans.loans.newest(id);
  if (renewed?.loanId !== id) throw new ApiError(148023, "loanId: there is no such loan");
  if (renewed.state !== loanStates.repaid) throw inputError("loanId: the loan is not repaid yet");
  const { coin, amount, order } = renewed;
  const { term, repayType, annualRate } = order;
  const renewal = placeBorrowOrder(call, { coin, amount, annualRate, term, repayType });
  loans.renewals.push({ order: renewal, renewed, time: call.now });
  return { orderId: renewal.orderId };
}

export function cryptoLoanFixedRenewInfo(call: Call): object {
  const { loans, renewals: made } = loansOf(call);
  const record = ({ order, renewed, time }: Renewal): object => {
    const loan = loans.newest(String(order.orderId));
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
  return listOf(call, made.newestFirst(), ofOrder, record);
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

const detailedRepayment = (repayment: Repayment): object => ({
  ...repaymentRecord(repayment),
  details: repayment.parts.map(({ loanId, amount }) => ({
    loanCurrency: repayment.coin,
    repayAmount: formatDecimal(amount),
    loanId,
  })),
});

/** Creates a supply order. Its amount is debited from the funding wallet immediately. */
export function cryptoLoanFixedSupply(call: Call): object {
  const { input, environment, now } = call;
  const account = accountOf(call);
  const loans = loansOf(call);
  const terms = readTerms(call);
  const { coin, amount } = terms;
  if (input.text("availableSource", "0") !== "0")
    throw inputError("availableSource: must be 0, because the sandbox lends only from the funding wallet");
  if (amount > (account.funding.get(coin) ?? 0n))
    throw new ApiError(148022, `orderAmount: the funding wallet does not hold that much ${coin}`);
  const order = newFixedOrder(call, { ...terms, repayType: 1 });
  loanDeskOf(environment).ledger.moveFunding(account, coin, -amount);
  loans.openSupplyOrders.add(order);
  loans.supplyOrders.push(order);
  matchSupplyOrder(loanDeskOf(environment), { loans, order, now });
  return { orderId: String(order.orderId) };
}

export function cryptoLoanFixedSupplyOrderCancel(call: Call): object {
  const { input, environment } = call;
  const loans = loansOf(call);
  const order = loans.supplyOrders.newest(input.required("orderId"));
  if (order === undefined) throw new ApiError(148030, "orderId: there is no such offer");
  if (order.state !== orderStates.matching) throw new ApiError(148025, "orderId: no part of the offer is open");
  if (input.text("refundedAccount", "0") !== "0")
    throw inputError("refundedAccount: must be 0, because the sandbox refunds only to the funding wallet");
  cancelRest(order);
  loans.openSupplyOrders.delete(order);
  loanDeskOf(environment).ledger.moveFunding(accountOf(call), order.coin, order.amount - order.filled);
  return {};
}

const supplyRecord = (each: FixedSupply): object => ({
  annualRate: formatDecimal(each.annualRate),
  supplyCurrency: each.order.coin,
  supplyTime: String(each.time),
  supplyAmount: formatDecimal(each.amount),
  interest: formatDecimal(each.interest),
  supplyId: each.supplyId,
  orderId: String(each.order.orderId),
  redemptionTime: String(each.dueTime),
  penaltyInterest: "0",
  actualRedemptionTime: String(each.dueTime),
  status: each.isPaidBack ? 2 : 1,
  term: String(each.order.term),
});

export const cryptoLoanFixedBorrowOrderQuote = (call: Call): object => quotesReply(call, "lender");

export const cryptoLoanFixedBorrowOrderInfo = (call: Call): object =>
  listOf(call, loansOf(call).borrowOrders.newestFirst(), orderFields, (order) => ({
    ...fixedOrderRecord(order),
    repayType: String(order.repayType),
  }));

export const cryptoLoanFixedBorrowContractInfo = (call: Call): object =>
  listOf(call, loansOf(call).loans.newestFirst(), { ...ofContract, loanId: ({ loanId }) => loanId }, contractRecord);

export const cryptoLoanFixedRepayCollateral = (call: Call): object =>
  repayWithCollateral(call, namedLoans(call), call.input.amount("amount"));

export const cryptoLoanFixedRepaymentHistory = (call: Call): object =>
  listOf(call, loansOf(call).fixedRepayments.newestFirst(), repaymentFields, detailedRepayment);

export const cryptoLoanFixedSupplyOrderQuote = (call: Call): object => quotesReply(call, "borrower");

export const cryptoLoanFixedSupplyOrderInfo = (call: Call): object =>
  listOf(call, loansOf(call).supplyOrders.newestFirst(), orderFields, fixedOrderRecord);

export const cryptoLoanFixedSupplyContractInfo = (call: Call): object =>
  listOf(
    call,
    loansOf(call).supplies.newestFirst(),
    { ...ofContract, supplyId: ({ supplyId }) => supplyId, supplyCurrency: ({ order }) => order.coin },
    supplyRecord,
  );
