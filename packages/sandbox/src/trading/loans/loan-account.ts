import type { Decimal } from "../../decimal.ts";
import { History } from "../engine/history.ts";

export interface Pledge {
  coin: string;
  amount: Decimal;
}

/** A debt in one coin, from a flexible loan or from one fixed-rate loan. */
export interface Debt {
  coin: string;
  principal: Decimal;
  interest: Decimal;
}

export interface FlexibleBorrow {
  orderId: string;
  coin: string;
  amount: Decimal;
  time: number;
}

/** Types of repayment, with the platform's number for each. */
export const repayTypes = { borrower: 1, liquidation: 2, automatic: 3, collateral: 7, toFlexible: 8 } as const;
export type RepayType = (typeof repayTypes)[keyof typeof repayTypes];

export interface Repayment {
  repayId: string;
  coin: string;
  amount: Decimal;
  repayType: RepayType;
  time: number;
  /** Repaid amounts of each fixed-rate loan. */
  parts: readonly { loanId: string; amount: Decimal }[];
}

export interface Adjustment {
  adjustId: number;
  coin: string;
  amount: Decimal;
  /** 0: collateral was added; 1: collateral was removed. */
  direction: 0 | 1;
  ltvBefore: Decimal;
  ltvAfter: Decimal;
  time: number;
}

/** States of a fixed-rate order, with the platform's number for each. */
export const orderStates = { matching: 1, partlyFilled: 2, filled: 3, cancelled: 4 } as const;

/** An order to borrow or to lend at a fixed rate. */
export interface FixedOrder {
  orderId: number;
  coin: string;
  amount: Decimal;
  filled: Decimal;
  /** Yearly rate, as a fraction. */
  annualRate: Decimal;
  term: number;
  state: (typeof orderStates)[keyof typeof orderStates];
  /** For a borrower: 1 repays a due loan from the funding wallet, 2 converts it to a flexible loan. */
  repayType: 1 | 2;
  time: number;
}

/** States of a fixed-rate loan, with the platform's number for each. */
export const loanStates = { open: 1, repaid: 2, overdue: 3 } as const;

/** A fixed-rate contract between a borrower and a lender, created by an order of the account. */
export interface FixedContract {
  order: FixedOrder;
  amount: Decimal;
  annualRate: Decimal;
  interest: Decimal;
  time: number;
  dueTime: number;
}

export interface FixedLoan extends Debt, FixedContract {
  loanId: string;
  interestPaid: Decimal;
  state: (typeof loanStates)[keyof typeof loanStates];
}

export interface Renewal {
  order: FixedOrder;
  renewed: FixedLoan;
  time: number;
}

/** A contract in which the account is the lender. */
export interface FixedSupply extends FixedContract {
  supplyId: string;
  isPaidBack: boolean;
}

/** Debts, collateral, and fixed-rate orders and loans of one account. */
export class LoanAccount {
  readonly collateral = new Map<string, Decimal>();
  readonly flexible = new Map<string, Debt>();
  readonly openLoans = new Set<FixedLoan>();
  readonly openBorrowOrders = new Set<FixedOrder>();
  readonly openSupplyOrders = new Set<FixedOrder>();
  readonly openSupplies = new Set<FixedSupply>();
  readonly borrows = new History<FlexibleBorrow>({ keysOf: ({ orderId }) => [orderId] });
  readonly flexibleRepayments = new History<Repayment>({ keysOf: ({ repayId }) => [repayId] });
  readonly adjustments = new History<Adjustment>({ keysOf: () => [] });
  readonly borrowOrders = new History<FixedOrder>({
    keysOf: ({ orderId }) => [String(orderId)],
    mustStay: (order) => this.openBorrowOrders.has(order),
  });
  readonly loans = new History<FixedLoan>({
    keysOf: ({ loanId, order }) => [loanId, String(order.orderId)],
    mustStay: (loan) => this.openLoans.has(loan),
  });
  readonly fixedRepayments = new History<Repayment>({ keysOf: ({ repayId }) => [repayId] });
  readonly renewals = new History<Renewal>({ keysOf: () => [] });
  readonly supplyOrders = new History<FixedOrder>({
    keysOf: ({ orderId }) => [String(orderId)],
    mustStay: (order) => this.openSupplyOrders.has(order),
  });
  readonly supplies = new History<FixedSupply>({
    keysOf: () => [],
    mustStay: (supply) => this.openSupplies.has(supply),
  });
  /** Time up to which interest has been calculated. */
  caughtUpTo: number;

  constructor(now: number) {
    this.caughtUpTo = now;
  }

  get debts(): Debt[] {
    return [...this.flexible.values(), ...this.openLoans];
  }
}

export const owed = ({ principal, interest }: Debt): Decimal => principal + interest;

/** Repays part of a debt, interest before principal. Returns the interest part. */
export function reduceDebt(debt: Debt, amount: Decimal): Decimal {
  const interest = amount < debt.interest ? amount : debt.interest;
  debt.interest -= interest;
  debt.principal -= amount - interest;
  return interest;
}
