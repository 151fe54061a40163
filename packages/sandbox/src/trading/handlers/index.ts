import type { Handlers } from "../call.ts";
import { products } from "../products.ts";
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

/**
 * Simulated operations by operationId. Each export of a handler module is named after its operation. All other
 * operations return the example in their specification.
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
  ...platform,
  ...user,
  ...withdraw,
  ...Object.fromEntries(products.flatMap((product) => Object.entries(product.handlers))),
};

/** Source of a response: the sandbox's own state, or the example in the specification. */
export type Behaviour = "simulated" | "example";

export const behaviourOf = (operationId: string): Behaviour =>
  Object.hasOwn(handlers, operationId) ? "simulated" : "example";
