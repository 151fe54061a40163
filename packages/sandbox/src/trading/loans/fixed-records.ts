import { type Decimal, formatDecimal } from "../../decimal.ts";
import type { Reply } from "../../http/envelope.ts";
import type { Call } from "../call.ts";
import { type FixedQuote, fixedQuotes, fixedTerms } from "./fixed-orders.ts";
import { type FixedOrder, orderStates } from "./loan-account.ts";
import { ok } from "./loan-input.ts";

/** An order that nothing is filled of yet. */
export function newFixedOrder(
  call: Call,
  terms: { coin: string; amount: Decimal; annualRate: Decimal; term: number; repayType: 1 | 2 },
): FixedOrder {
  return {
    ...terms,
    orderId: call.environment.loans.nextId(),
    filled: 0n,
    state: orderStates.matching,
    time: call.now,
  };
}

/** The fields that orders to borrow and to lend share. */
export const fixedOrderRecord = (order: FixedOrder): object => ({
  annualRate: formatDecimal(order.annualRate),
  orderId: order.orderId,
  orderTime: String(order.time),
  filledQty: formatDecimal(order.filled),
  orderQty: formatDecimal(order.amount),
  orderCurrency: order.coin,
  state: order.state,
  term: order.term,
});

export const orderFilter = { orderId: "orderId", orderCurrency: "coin", state: "state", term: "term" } as const;

const sortKeys: Readonly<Record<string, (quote: FixedQuote) => number>> = {
  apy: ({ annualRate }) => Number(annualRate),
  term: ({ term }) => term,
  quantity: ({ qty }) => Number(qty),
};

/** The orders of others in a coin, sorted as the request says. */
export function quotesReply({ input, environment, now }: Call, party: "lender" | "borrower"): Reply {
  const coin = input.required("orderCurrency");
  const key = sortKeys[input.required("orderBy")] ?? (() => 0);
  const direction = input.integer("sort", 0) === 1 ? -1 : 1;
  const list = fixedTerms
    .filter((term) => !input.has("term") || String(term) === input.text("term"))
    .flatMap((term) => fixedQuotes(environment.seed, party, { coin, term, now }))
    .toSorted((left, right) => direction * (key(left) - key(right)))
    .slice(0, input.integer("limit", 10, { minimum: 1, maximum: 100 }))
    .map(({ term, annualRate, qty }) => ({
      orderCurrency: coin,
      term,
      annualRate: formatDecimal(annualRate),
      qty: formatDecimal(qty),
    }));
  return ok({ list });
}
