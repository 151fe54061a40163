import { expect, test } from "vitest";
import { createTestWorld } from "../support/test-world.ts";

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "90000" };
const create = "/v5/order/create";
const agreement = "/v5/user/agreement";

test.each([
  [create, { ...order, category: "LINEAR" }, "category: must be one of spot, linear, inverse, option"],
  [create, { ...order, category: 5 }, "category: must be one of spot, linear, inverse, option"],
  [create, { ...order, category: undefined }, "category: required"],
  [create, { ...order, qty: 0.01 }, "qty: must be string"],
  [create, { ...order, qty: "1e-2" }, 'qty: must be a decimal string of at least 0, such as "0.01"'],
  [create, { ...order, qty: ["1"] }, "qty: must be string"],
  [create, { ...order, qty: "" }, "qty: required"],
  [create, { ...order, side: "buy" }, "side: one of Buy, Sell"],
  [create, { ...order, orderLinkId: "ü" }, "orderLinkId: must be 1 to 36 letters, digits, hyphens or underscores"],
  [create, { ...order, category: "option" }, "orderLinkId: required"],
  ["/v5/order/amend", { category: "linear", symbol: "BTCUSDT" }, "orderId or orderLinkId: required"],
  [
    "/v5/order/create-batch",
    { category: "linear", request: [{ ...order, qty: true }] },
    "request.0.qty: must be string",
  ],
  ["/v5/order/create-batch", { category: "linear", request: "x" }, "request: must be array"],
  [agreement, {}, "categoryV2 or category: required"],
  [agreement, { categoryV2: 1 }, "agree: required"],
  [agreement, { category: 2 }, "agree: required"],
  [agreement, { categoryV2: 1, agree: false }, "agree: must be true"],
  [agreement, { categoryV2: 9, agree: true }, "categoryV2: one of 1, 2"],
])("%s with %j is refused: %s", async (path, input, retMsg) => {
  expect(await createTestWorld().call("POST", path, input)).toMatchObject({ retCode: 10_001, retMsg });
});

test("an input that violates a rule of the specification returns the rule's message", async () => {
  const world = createTestWorld();
  const input = { utaDemoApplyMoney: [{ coin: "BTC", amountStr: "16" }] };
  const { retMsg } = await world.call("POST", "/v5/account/demo-apply-money", input, {
    environment: "demo",
    key: world.keys.demo,
  });
  expect(retMsg).toBe("utaDemoApplyMoney.0.amountStr: must be a decimal string, at most 15 BTC in one request");
});
