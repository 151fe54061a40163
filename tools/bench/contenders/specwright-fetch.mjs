import { createTradingClient } from "@specwright/trading";
import { apiKey, order, position, secret } from "./order.mjs";

/**
 * The same client on the platform's `fetch`, the sender of every other runtime: on Node it is used where the global `fetch`
 * is not Node's own. @type {import("./contender.d.ts").Create}
 */
export async function create(base) {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(input, init);
  const trading = createTradingClient({
    environment: { baseUrl: base },
    credentials: { apiKey, secret },
    throttle: false,
  });
  return {
    get: () => trading.position.list(/** @type {any} */ (position)),
    post: () => trading.order.create(/** @type {any} */ (order)),
  };
}
