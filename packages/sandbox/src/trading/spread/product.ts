import type { Product } from "../product.ts";
import * as handlers from "./spread-handlers.ts";
import * as marketHandlers from "./spread-market.ts";
import { workSpreadOrders } from "./spread-matching.ts";
import { spreadBookOf } from "./spread-model.ts";

export const spread: Product = {
  handlers: Object.assign({}, handlers, marketHandlers),
  engine: { isBusy: (account) => spreadBookOf(account).open.size > 0, react: workSpreadOrders },
};
