import { expect, test } from "vitest";
import { createTestWorld } from "../support/test-world.ts";

/** Simulates a small trader's day and returns every response. */
async function day(seed: number): Promise<unknown[]> {
  const world = createTestWorld({ seed });
  const order = { category: "linear", symbol: "SOLUSDT", qty: "5" };
  const responses: unknown[] = [];
  const call = async (...words: Parameters<typeof world.raw>) => {
    const { headers, body } = await world.raw(...words);
    responses.push([body, headers.traceid]);
  };
  await call("POST", "/v5/order/create", {
    ...order,
    side: "Buy",
    orderType: "Market",
    takeProfit: "400",
    stopLoss: "50",
  });
  await call("POST", "/v5/order/create", { ...order, side: "Buy", orderType: "Limit", price: "180" });
  for (let hour = 0; hour < 24; hour++) {
    world.clock.advance(3_600_000);
    await call("GET", "/v5/position/list", { category: "linear", settleCoin: "USDT" });
    await call("GET", "/v5/order/realtime", { category: "linear", settleCoin: "USDT" });
  }
  await call("GET", "/v5/execution/list", { category: "linear" });
  await call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED" });
  return responses;
}

test("the same seed, clock and calls produce the same responses, byte for byte", async () => {
  const first = await day(11);
  expect(await day(11)).toEqual(first);
  expect(await day(12)).not.toEqual(first);
});
