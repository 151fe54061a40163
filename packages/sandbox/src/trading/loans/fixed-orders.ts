import { decimal, type Decimal, divide, floorToStep, multiply, smaller } from "../../decimal.ts";
import { unit } from "../../random.ts";
import type { Account } from "../engine/account.ts";
import {
  type FixedLoan,
  type FixedOrder,
  type FixedSupply,
  type LoanAccount,
  loanStates,
  orderStates,
} from "./loan-account.ts";
import { loanCoins, type LoanDesk } from "./loan-to-value.ts";
import { dayMs } from "../../clock.ts";

/** Interest of a loan for its whole term. */
const interestOf = (amount: Decimal, annualRate: Decimal, term: number): Decimal =>
  divide(multiply(multiply(amount, annualRate), decimal(String(term))), decimal("365"));

/** Fills an order with the quotes of the day that it accepts; the rest keeps matching. */
function match(
  desk: LoanDesk,
  order: FixedOrder,
  now: number,
  fill: (quote: FixedQuote, amount: Decimal) => void,
  isBorrower: boolean,
): void {
  const quotes = fixedQuotes(desk.seed, isBorrower ? "lender" : "borrower", { ...order, now });
  for (const quote of quotes) {
    const accepts = isBorrower ? quote.annualRate <= order.annualRate : quote.annualRate >= order.annualRate;
    const amount = smaller(quote.qty, order.amount - order.filled);
    if (!accepts || amount === 0n) continue;
    order.filled += amount;
    fill(quote, amount);
  }
  if (order.filled === order.amount) order.state = orderStates.filled;
}

/** Borrows what lenders offer at the rate of the order or below; the loans arrive in the funding wallet. */
export function matchBorrowOrder(
  desk: LoanDesk,
  { account, loans, order, now }: { account: Account; loans: LoanAccount; order: FixedOrder; now: number },
): void {
  const borrow = ({ annualRate }: FixedQuote, amount: Decimal): void => {
    const loan: FixedLoan = {
      loanId: String(desk.nextId()),
      order,
      coin: order.coin,
      amount,
      principal: amount,
      interest: interestOf(amount, annualRate, order.term),
      interestPaid: 0n,
      annualRate,
      state: loanStates.open,
      time: now,
      dueTime: now + order.term * dayMs,
    };
    loans.openLoans.add(loan);
    loans.loans.push(loan);
    desk.ledger.moveFunding(account, order.coin, amount);
  };
  match(desk, order, now, borrow, true);
  if (order.state !== orderStates.matching) loans.openBorrowOrders.delete(order);
}

/** Lends to borrowers who pay the rate of the order or more. The money has left the wallet with the order. */
export function matchSupplyOrder(
  desk: LoanDesk,
  { loans, order, now }: { loans: LoanAccount; order: FixedOrder; now: number },
): void {
  const lend = ({ annualRate }: FixedQuote, amount: Decimal): void => {
    const supply: FixedSupply = {
      supplyId: String(desk.nextId()),
      order,
      amount,
      annualRate,
      interest: interestOf(amount, annualRate, order.term),
      isPaidBack: false,
      time: now,
      dueTime: now + order.term * dayMs,
    };
    loans.openSupplies.add(supply);
    loans.supplies.push(supply);
  };
  match(desk, order, now, lend, false);
  if (order.state !== orderStates.matching) loans.openSupplyOrders.delete(order);
}

/** Ends the part of an order that is not filled. */
export function cancelRest(order: FixedOrder): void {
  order.state = order.filled === 0n ? orderStates.cancelled : orderStates.partlyFilled;
}

export const fixedTerms = [7, 14, 30, 90, 180] as const;

/** An order of others at a fixed rate. */
export interface FixedQuote {
  coin: string;
  term: number;
  annualRate: Decimal;
  qty: Decimal;
}

const rateStep = decimal("0.0001");
const levels = 3;

/**
 * The orders of others for a coin and a term, the best first: offers of lenders with rising rates above the rate of the coin,
 * or orders of borrowers with falling rates below it. They hold still for a day.
 */
export function fixedQuotes(
  seed: number,
  party: "lender" | "borrower",
  { coin, term, now }: { coin: string; term: number; now: number },
): FixedQuote[] {
  const found = loanCoins.find((each) => each.coin === coin);
  if (found === undefined) return [];
  const day = Math.floor(now / dayMs);
  return Array.from({ length: levels }, (_, level) => {
    const noise = unit(`${seed}/loan/${party}/${coin}/${term}/${level}/${day}`);
    const away = 0.02 + 0.1 * level + 0.05 * noise + term / 2000;
    const share = party === "lender" ? 1 + away : 1 - away;
    return {
      coin,
      term,
      annualRate: floorToStep(multiply(found.rate, decimal(share)), rateStep),
      qty: found.minimumFixed * BigInt(5 + Math.floor(20 * noise)),
    };
  });
}
