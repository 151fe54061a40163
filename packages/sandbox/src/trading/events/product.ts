import type { Product } from "../product.ts";
import * as handlers from "./event-handlers.ts";
import { advanceEvents } from "./event-lifecycle.ts";
import { eventBookOf } from "./event-model.ts";

export const events: Product = {
  handlers,
  engine: { isBusy: (account) => eventBookOf(account).isBusy, advance: advanceEvents },
};
