import { withMessage } from "../call.ts";
import { fieldsByOwner, loadByOwner } from "../fields.ts";
import type { Account } from "../engine/account.ts";
import type { Product } from "../product.ts";
import { earnDeskOf } from "./earn-desk.ts";
import * as handlers from "./earn-handlers.ts";

export const earn: Product = {
  handlers: withMessage("", handlers),
  state: {
    save(environment) {
      const { accounts, next } = earnDeskOf(environment);
      return { next: next.last, accounts: fieldsByOwner(accounts) };
    },
    load(environment, saved) {
      const desk = earnDeskOf(environment);
      desk.next.last = Number(saved.next);
      loadByOwner(saved.accounts, (account) => desk.accountOf(account as Account, 0));
    },
  },
  catchUp: (environment, now) => earnDeskOf(environment).catchUp(now),
};
