import { decimal, type Decimal, divide, floorToStep, multiply, smaller } from "../../decimal.ts";
import { unit } from "../../random.ts";
import type { Account } from "../engine/account.ts";
import {
  type FixedContract,
  type FixedLoan,
  type FixedOrder,
  type FixedSupply,
  type LoanAccount,
  loanStates,
  orderStates,
} from "./loan-account.ts";
import { loanCoins, type LoanDesk } from "./loan-to-value.ts";
import { dayMs } from "../../clock.ts";

/** Fills an order with the day's quotes at an acceptable rate. The unfilled part stays open. */
function match(
  desk: LoanDesk,
  order: FixedOrder,
  now: number,
  fill: (contract: FixedContract) => void,
  isBorrower: boolean,
): void {
  const quotes = fixedQuotes(desk.seed, isBorrower ? "lender" : "borrower", { ...order, now });
  for (const quote of quotes) {
    const accepts = isBorrower ? quote.annualRate <= order.annualRate : quote.annualRate >= order.annualRate;
    const amount = smaller(quote.qty, order.amount - order.filled);
    if (!accepts || amount === 0n) continue;
    order.filled += amount;
    const { annualRate } = quote;
    // The interest covers the whole term.
    const interest = divide(multiply(multiply(amount, annualRate), decimal(String(order.term))), decimal("365"));
    fill({ order, amount, annualRate, interest, time: now, dueTime: now + order.term * dayMs });
  }
  if (order.filled === order.amount) order.state = orderStates.filled;
}

/**
 * Fills a borrow order with lenders' quotes at the order's rate or below. The borrowed amounts are credited to the
 * funding wallet.
 */
export function matchBorrowOrder(
  desk: LoanDesk,
  { account, loans, order, now }: { account: Account; loans: LoanAccount; order: FixedOrder; now: number },
): void {
  const { coin } = order;
  const borrow = (contract: FixedContract): void => {
    const { amount: principal } = contract;
    const loanId = String(desk.nextId());
    const loan: FixedLoan = { ...contract, loanId, coin, principal, interestPaid: 0n, state: loanStates.open };
    loans.openLoans.add(loan);
    loans.loans.push(loan);
    desk.ledger.moveFunding(account, coin, principal);
  };
  match(desk, order, now, borrow, true);
  if (order.state !== orderStates.matching) loans.openBorrowOrders.delete(order);
}

/**
 * Fills a supply order with borrowers' quotes at the order's rate or above. The amount was already debited when the
 * order was created.
 */
export function matchSupplyOrder(
  desk: LoanDesk,
  { loans, order, now }: { loans: LoanAccount; order: FixedOrder; now: number },
): void {
  const lend = (contract: FixedContract): void => {
    const supply: FixedSupply = { ...contract, supplyId: String(desk.nextId()), isPaidBack: false };
    loans.openSupplies.add(supply);
    loans.supplies.push(supply);
  };
  match(desk, order, now, lend, false);
  if (order.state !== orderStates.matching) loans.openSupplyOrders.delete(order);
}

/** Cancels the unfilled part of an order. */
export function cancelRest(order: FixedOrder): void {
  order.state = order.filled === 0n ? orderStates.cancelled : orderStates.partlyFilled;
}

export const fixedTerms = [7, 14, 30, 90, 180] as const;

/** Another user's order to lend or borrow a coin for a fixed term at a fixed rate. */
export interface FixedQuote {
  coin: string;
  term: number;
  annualRate: Decimal;
  qty: Decimal;
}

const rateStep = decimal("0.0001");
const levels = 3;

/**
 * Returns other users' orders for a coin and a term, best first. Lenders' rates start above the coin's rate and rise;
 * borrowers' rates start below it and fall. The orders are constant for a day.
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
