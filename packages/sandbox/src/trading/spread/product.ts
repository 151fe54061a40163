import { fieldsByOwner, loadByOwner } from "../fields.ts";
import type { Account } from "../engine/account.ts";
import type { Product } from "../product.ts";
import * as handlers from "./spread-handlers.ts";
import * as marketHandlers from "./spread-market.ts";
import { processSpreadOrders } from "./spread-matching.ts";
import { spreadBookOf } from "./spread-model.ts";
import { spreadTopics } from "./spread-updates.ts";

export const spread: Product = {
  handlers: Object.assign({}, handlers, marketHandlers),
  state: {
    save: ({ exchange }) => ({
      books: fieldsByOwner([...exchange.accounts.values()].map((account) => [account, spreadBookOf(account)] as const)),
    }),
    load: (_environment, { books }) => loadByOwner(books, (account) => spreadBookOf(account as Account)),
  },
  engine: { isBusy: (account) => spreadBookOf(account).open.size > 0, react: processSpreadOrders },
  accountTopics: spreadTopics,
};
