import { fieldsByOwner, loadByOwner } from "../fields.ts";
import type { Account } from "../engine/account.ts";
import type { Product } from "../product.ts";
import * as handlers from "./event-handlers.ts";
import { advanceEvents } from "./event-lifecycle.ts";
import { eventBookOf, sequenceOf } from "./event-model.ts";
import { eventTopics, eventTrades } from "./event-updates.ts";

export const events: Product = {
  handlers,
  state: {
    save({ exchange }) {
      const books = [...exchange.accounts.values()].map((account) => [account, eventBookOf(account)] as const);
      return { next: sequenceOf(exchange).last, books: fieldsByOwner(books) };
    },
    load({ exchange }, saved) {
      sequenceOf(exchange).last = Number(saved.next);
      loadByOwner(saved.books, (account) => eventBookOf(account as Account));
    },
  },
  engine: { isBusy: (account) => eventBookOf(account).isBusy, advance: advanceEvents },
  accountTopics: eventTopics,
  publicMessages: eventTrades,
};
