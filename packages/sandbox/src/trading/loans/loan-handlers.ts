import type { Handlers } from "../call.ts";
import { fixedBorrowHandlers } from "./fixed-borrowing.ts";
import { fixedSupplyHandlers } from "./fixed-lending.ts";
import { flexibleLoanHandlers } from "./flexible-loans.ts";
import { sharedLoanHandlers } from "./shared-loans.ts";

/** The present generation of crypto loans; the one before it returns the examples of the specification. */
export const loanHandlers: Handlers = {
  ...sharedLoanHandlers,
  ...flexibleLoanHandlers,
  ...fixedBorrowHandlers,
  ...fixedSupplyHandlers,
};
