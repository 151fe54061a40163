import { formatDecimal } from "../../decimal.ts";
import { ApiError, inputError, type Reply } from "../../http/envelope.ts";
import { accountOf, type Call, type Handlers } from "../call.ts";
import { cancelRest, matchSupplyOrder } from "./fixed-orders.ts";
import { fixedOrderRecord, newFixedOrder, orderFilter, quotesReply } from "./fixed-records.ts";
import { readLoan } from "./flexible-loans.ts";
import { orderStates, type FixedSupply } from "./loan-account.ts";
import { listReply, loansOf, ok } from "./loan-input.ts";

/** The money of an offer leaves the funding wallet with the offer. */
function supply(call: Call): Reply {
  const { input, environment, now } = call;
  const account = accountOf(call);
  const loans = loansOf(call);
  const names = { coin: "orderCurrency", amount: "orderAmount" };
  const { coin, amount } = readLoan(call, names, ({ minimumFixed }) => minimumFixed);
  if (input.text("availableSource", "0") !== "0")
    throw inputError("availableSource: the sandbox lends from the funding wallet alone, 0");
  if (amount > (account.funding.get(coin) ?? 0n))
    throw new ApiError(148022, `orderAmount: the funding wallet holds less ${coin}`);
  const [annualRate, term] = [input.amount("annualRate"), input.integer("term", 0)];
  const order = newFixedOrder(call, { coin, amount, annualRate, term, repayType: 1 });
  environment.loans.ledger.moveFunding(account, coin, -amount);
  loans.openSupplyOrders.add(order);
  loans.supplyOrders.push(order);
  matchSupplyOrder(environment.loans, { loans, order, now });
  return ok({ orderId: String(order.orderId) });
}

function cancel(call: Call): Reply {
  const { input, environment } = call;
  const id = input.required("orderId");
  const loans = loansOf(call);
  const [order] = loans.supplyOrders.newestFirst(id);
  if (order === undefined) throw new ApiError(148030, "orderId: there is no such offer");
  if (order.state !== orderStates.matching) throw new ApiError(148025, "orderId: nothing of the offer is open");
  if (input.text("refundedAccount", "0") !== "0")
    throw inputError("refundedAccount: the sandbox refunds the funding wallet alone, 0");
  cancelRest(order);
  loans.openSupplyOrders.delete(order);
  environment.loans.ledger.moveFunding(accountOf(call), order.coin, order.amount - order.filled);
  return ok({});
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

function supplies(call: Call): Reply {
  const items = [...loansOf(call).supplies.newestFirst()].map((each) => {
    const { orderId, coin, term } = each.order;
    return { ...each, orderId, coin, term };
  });
  const filter = { orderId: "orderId", supplyId: "supplyId", supplyCurrency: "coin", term: "term" } as const;
  return listReply(call, items, filter, supplyRecord);
}

export const fixedSupplyHandlers: Handlers = {
  cryptoLoanFixedSupply: supply,
  cryptoLoanFixedSupplyOrderCancel: cancel,
  cryptoLoanFixedSupplyOrderQuote: (call) => quotesReply(call, "borrower"),
  cryptoLoanFixedSupplyOrderInfo: (call) =>
    listReply(call, loansOf(call).supplyOrders.newestFirst(), orderFilter, fixedOrderRecord),
  cryptoLoanFixedSupplyContractInfo: supplies,
};
