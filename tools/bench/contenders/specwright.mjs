import { createTradingClient } from "@specwright/trading";
import { apiKey, order, position, secret } from "./order.mjs";

/** As installed, on Node: signed, typed, checked, decoded, with time limit and retry. @type {import("./contender.d.ts").Create} */
export async function create(base) {
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
