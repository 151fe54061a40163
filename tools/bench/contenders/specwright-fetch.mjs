import { createTradingClient } from "@specwright/trading";
import { apiKey, order, position, secret } from "./order.mjs";

/** The same client on the platform's `fetch`, the sender that every runtime has. @type {import("./contender.d.ts").Create} */
export async function create(base) {
  const trading = createTradingClient({
    environment: { baseUrl: base },
    credentials: { apiKey, secret },
    throttle: false,
    fetch: globalThis.fetch,
  });
  return {
    get: () => trading.position.list(/** @type {any} */ (position)),
    post: () => trading.order.create(/** @type {any} */ (order)),
  };
}
