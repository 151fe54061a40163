/**
 * packages/transport/README.md: a throttle that several processes share. Without a Redis server, the throttle counts
 * only the requests of this process.
 */
import { createTradingClient } from "@specwright/trading";
import { rateLimiterFlexibleStore } from "@specwright/transport/rate-limiter-flexible";
import { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";

const storeClient = new Redis();
const store = rateLimiterFlexibleStore(
  ({ requests, windowMs }) => new RateLimiterRedis({ storeClient, points: requests / 2, duration: windowMs / 1000 }),
);
const trading = createTradingClient({ environment: "testnet", throttle: { store } });

storeClient.on("error", () => {});
const { timeSecond } = await trading.market.time();
console.log(timeSecond);
storeClient.disconnect();
