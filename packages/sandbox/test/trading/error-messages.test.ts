import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

// Many bots match words in `retMsg` instead of `retCode`, so the sandbox's messages contain these words.

const linear = { category: "linear", symbol: "BTCUSDT" };
const order = { ...linear, side: "Buy", orderType: "Limit", qty: "0.01", price: "90000" };
const position = (world: TestWorld, name: string, input: object) => world.call("POST", `/v5/position/${name}`, input);
const orders = (world: TestWorld, name: string, input: object) => world.call("POST", `/v5/order/${name}`, input);

test.each<[string, number, (world: TestWorld) => Promise<{ retCode: number; retMsg: string }>]>([
  [
    "leverage not modified",
    110_043,
    (world) => position(world, "set-leverage", { ...linear, buyLeverage: "10", sellLeverage: "10" }),
  ],
  ["position mode is not modified", 110_025, (world) => position(world, "switch-mode", { ...linear, mode: 0 })],
  [
    "margin mode is not modified",
    110_026,
    (world) => world.call("POST", "/v5/account/set-margin-mode", { setMarginMode: "REGULAR_MARGIN" }),
  ],
  ["zero position", 10_001, (world) => position(world, "trading-stop", { ...linear, takeProfit: "200000" })],
  ["order not exists or too late", 110_001, (world) => orders(world, "cancel", { ...linear, orderId: "none" })],
  ["does not exist", 170_213, (world) => orders(world, "cancel", { ...linear, category: "spot", orderId: "none" })],
  [
    "ab not enough",
    110_007,
    async (world) => {
      await position(world, "set-leverage", { ...linear, buyLeverage: "1", sellLeverage: "1" });
      return orders(world, "create", { ...order, qty: "99" });
    },
  ],
  [
    "nsufficient balance",
    170_131,
    (world) => orders(world, "create", { ...order, category: "spot", side: "Sell", qty: "40", price: "109000" }),
  ],
  [
    "current position is zero",
    110_017,
    (world) => orders(world, "create", { ...order, orderType: "Market", reduceOnly: true }),
  ],
  ["API key is invalid", 10_003, (world) => world.call("GET", "/v5/account/info", {}, { key: { ...world.keys.demo } })],
  ["ermission denied", 10_005, (world) => world.call("POST", "/v5/order/create", order, { key: world.keys.readOnly })],
])('the message contains "%s" for the code %i', async (words, retCode, ask) => {
  const response = await ask(createTestWorld());
  expect(response).toMatchObject({ retCode, retMsg: expect.stringContaining(words) });
});

test('unchanged TP/SL values return "not modified", and a used orderLinkId returns "duplicate"', async () => {
  const world = createTestWorld();
  await orders(world, "create", { ...order, orderType: "Market", price: undefined });
  const exits = { ...linear, takeProfit: "200000" };
  await position(world, "trading-stop", exits);
  expect((await position(world, "trading-stop", exits)).retMsg).toMatch(/^not modified/);
  for (const category of ["linear", "spot"]) {
    const named = { ...order, category, orderLinkId: `one-${category}` };
    await orders(world, "create", named);
    expect((await orders(world, "create", named)).retMsg).toMatch(/duplicate/);
  }
});
