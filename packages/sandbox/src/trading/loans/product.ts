import { withMessage } from "../call.ts";
import { fieldsByOwner, loadByOwner } from "../fields.ts";
import type { Account } from "../engine/account.ts";
import type { Product } from "../product.ts";
import { advanceLoans } from "./advance-loans.ts";
import * as fixedLoans from "./fixed-loans.ts";
import * as flexibleLoans from "./flexible-loans.ts";
import { loanDeskOf } from "./loan-to-value.ts";
import * as sharedLoans from "./shared-loans.ts";

/**
 * Current generation of crypto loans. Operations of the previous generation return the examples in the specification.
 */
export const loans: Product = {
  handlers: withMessage("ok", { ...fixedLoans, ...flexibleLoans, ...sharedLoans }),
  state: {
    save(environment) {
      const { accounts, nextId } = loanDeskOf(environment);
      return { next: nextId.last, accounts: fieldsByOwner(accounts) };
    },
    load(environment, saved) {
      const desk = loanDeskOf(environment);
      desk.nextId.last = Number(saved.next);
      loadByOwner(saved.accounts, (account) => desk.accountOf(account as Account, 0));
    },
  },
  catchUp: (environment, now) => advanceLoans(loanDeskOf(environment), now),
};
