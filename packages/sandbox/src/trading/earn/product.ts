import { withMessage } from "../call.ts";
import type { Product } from "../product.ts";
import { earnDeskOf } from "./earn-desk.ts";
import * as handlers from "./earn-handlers.ts";

export const earn: Product = {
  handlers: withMessage("", handlers),
  catchUp: (environment, now) => earnDeskOf(environment).catchUp(now),
};
