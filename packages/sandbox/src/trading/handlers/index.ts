import { Reply } from "../../http/envelope.ts";
import type { Handler, Handlers } from "../call.ts";
import * as earn from "../earn/earn-handlers.ts";
import * as events from "../events/event-handlers.ts";
import * as fixedLoans from "../loans/fixed-loans.ts";
import * as flexibleLoans from "../loans/flexible-loans.ts";
import * as sharedLoans from "../loans/shared-loans.ts";
import * as rfqs from "../rfq/rfq-handlers.ts";
import * as spreads from "../spread/spread-handlers.ts";
import * as spreadMarket from "../spread/spread-market.ts";
import * as account from "./account.ts";
import * as asset from "./asset/asset.ts";
import * as convert from "./asset/convert.ts";
import * as withdraw from "./asset/withdraw.ts";
import * as marketData from "./market/market-data.ts";
import * as instruments from "./market/market-instruments.ts";
import * as reference from "./market/market-reference.ts";
import * as orderQuery from "./order/order-query.ts";
import * as order from "./order/order.ts";
import * as platform from "./platform.ts";
import * as position from "./position/position.ts";
import * as apiKeys from "./user/api-keys.ts";
import * as user from "./user/user.ts";

/** Handlers whose success has a message of its own. */
const saying = (retMsg: string, ofGroup: Handlers): Handlers =>
  mapHandlers(ofGroup, (handle) => (call) => new Reply(handle(call), { retMsg }));

/** Before anything else, whatever has run out of time ends, and afterwards the quotes of an RFQ that ended. */
const punctually = (ofGroup: Handlers): Handlers =>
  mapHandlers(ofGroup, (handle) => (call) => {
    call.environment.rfqs.expire(call.now);
    const result = handle(call);
    call.environment.rfqs.expire(call.now);
    return result;
  });

const mapHandlers = (ofGroup: Handlers, wrap: (handle: Handler) => Handler): Handlers =>
  Object.fromEntries(Object.entries(ofGroup).map(([operationId, handle]) => [operationId, wrap(handle)]));

/**
 * Simulated operations by operationId: what a module of handlers exports has the name of its operation. Any other operation
 * returns the example of its specification.
 */
export const handlers: Handlers = {
  ...account,
  ...apiKeys,
  ...convert,
  ...marketData,
  ...instruments,
  ...order,
  ...orderQuery,
  ...position,
  ...reference,
  ...asset,
  ...saying("", earn),
  ...events,
  // The present generation of crypto loans; the one before it returns the examples of the specification.
  ...saying("ok", { ...fixedLoans, ...flexibleLoans, ...sharedLoans }),
  ...platform,
  ...punctually(rfqs),
  ...spreads,
  ...spreadMarket,
  ...user,
  ...withdraw,
};

/** How the sandbox responds to an operation: from its own state, or with the example of the specification. */
export type Behaviour = "simulated" | "example";

export const behaviourOf = (operationId: string): Behaviour =>
  Object.hasOwn(handlers, operationId) ? "simulated" : "example";
