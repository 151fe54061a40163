import { mapHandlers } from "../call.ts";
import { fieldsOf, setFields } from "../fields.ts";
import type { Product } from "../product.ts";
import { rfqDeskOf } from "./rfq-desk.ts";
import * as handlers from "./rfq-handlers.ts";

export const rfq: Product = {
  state: {
    save: (environment) => fieldsOf(rfqDeskOf(environment)),
    load: (environment, saved) => setFields(rfqDeskOf(environment), saved),
  },
  /**
   * Each handler closes expired RFQs and quotes before its operation, and again afterwards, because the operation may
   * have closed an RFQ.
   */
  handlers: mapHandlers(handlers, (handle) => (call) => {
    const desk = rfqDeskOf(call.environment);
    desk.expire(call.now);
    const result = handle(call);
    desk.expire(call.now);
    return result;
  }),
};
