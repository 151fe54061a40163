import { RestClientV5 } from "bybit-api";
import { apiKey, order, position, secret } from "./order.mjs";

/** As its readme shows it. @type {import("./contender.d.ts").Create} */
export async function create(base) {
  const client = new RestClientV5({ key: apiKey, secret, baseUrl: base });
  return {
    get: async () => (await client.getPositionInfo(/** @type {any} */ (position))).result,
    post: async () => (await client.submitOrder(/** @type {any} */ (order))).result,
  };
}
