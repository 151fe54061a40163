import { bybit } from "ccxt";
import { apiKey, order, position, secret } from "./order.mjs";

/** Its calls by path, which decode and check the code but do not translate; without its own rate limiter. @type {import("./contender.d.ts").Create} */
export async function create(base) {
  const exchange = /** @type {any} */ (new bybit({ apiKey, secret, enableRateLimit: false }));
  exchange.urls.api = { ...exchange.urls.api, private: base, public: base };
  return {
    get: async () => (await exchange.privateGetV5PositionList(position)).result,
    post: async () => (await exchange.privatePostV5OrderCreate(order)).result,
  };
}
