import { createSigner } from "@specwright/signing";
import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

// The requests below have forms that existing clients send and the platform accepts. The comment beside each request
// names the client.

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "90000" };
const buy = { ...order, orderType: "Market", price: undefined };

/** Signs and sends a POST request with exactly this body. */
function post(world: TestWorld, path: string, body: string, headers: Record<string, string> = {}) {
  const signed = createSigner({ ...world.keys.master, now: world.clock.now }).headersSync({ method: "POST", body });
  return world.servers.mainnet.inject({ method: "POST", url: path, headers: { ...signed, ...headers }, payload: body });
}

test("null counts as missing, because JSON libraries serialize unset fields as null", async () => {
  const empty = { takeProfit: null, triggerPrice: null, orderLinkId: null, positionIdx: null, timeInForce: null };
  const { retMsg } = await createTestWorld().call("POST", "/v5/order/create", { ...order, ...empty });
  expect(retMsg).toBe("OK");
});

test("a required field that is null counts as missing", async () => {
  const response = await createTestWorld().call("POST", "/v5/order/create", { ...order, qty: null });
  expect(response).toMatchObject({ retCode: 10_001, retMsg: "qty: required" });
});

test("a trigger direction of 0 counts as missing, as in order lists", async () => {
  const world = createTestWorld();
  expect(await world.call("POST", "/v5/order/create", { ...order, triggerDirection: 0 })).toMatchObject({ retCode: 0 });
  const request = [{ ...order, triggerDirection: 0 }];
  const { retExtInfo } = await world.call("POST", "/v5/order/create-batch", { category: "linear", request });
  expect(retExtInfo.list).toEqual([{ code: 0, msg: "OK" }]);
});

test("spot orders ignore reduceOnly (ccxt sends it with every stop loss and take profit)", async () => {
  const spot = { category: "spot", symbol: "BTCUSDT", side: "Sell", orderType: "Market", qty: "0.01" };
  const world = createTestWorld();
  expect(await world.call("POST", "/v5/order/create", { ...spot, reduceOnly: true })).toMatchObject({ retCode: 0 });
  const stop = { ...spot, triggerPrice: "70000", reduceOnly: true, closeOnTrigger: true };
  const { result } = await world.call("POST", "/v5/order/create", stop);
  const { list } = (await world.call("GET", "/v5/order/realtime", { category: "spot", orderId: result.orderId }))
    .result;
  expect(list).toMatchObject([{ orderStatus: "Untriggered", reduceOnly: false, closeOnTrigger: false }]);
});

test("a TP/SL request without tpslMode and positionIdx, as ccxt and the platform's MCP server send it, is for the one-way position", async () => {
  const world = createTestWorld();
  await world.call("POST", "/v5/order/create", buy);
  const exits = { category: "linear", symbol: "BTCUSDT", takeProfit: "200000", trailingStop: "500" };
  expect(await world.call("POST", "/v5/position/trading-stop", exits)).toMatchObject({ retCode: 0 });
  const { list } = (await world.call("GET", "/v5/position/list", { category: "linear", symbol: "BTCUSDT" })).result;
  expect(list).toMatchObject([{ takeProfit: "200000", trailingStop: "500", positionIdx: 0 }]);
});

test.each(["ETHUSDT", "BTCUSD"])(
  "a fee rate request without a category, as ccxt before 4.2 and the documentation send it, returns the contract %s",
  async (symbol) => {
    const { result } = await createTestWorld().call("GET", "/v5/account/fee-rate", { symbol });
    expect(result.list).toMatchObject([{ symbol, takerFeeRate: "0.00055" }]);
  },
);

test.each(["", "null"])("a body of %j, as gocryptotrader sends it, is read as an empty object", async (body) => {
  const world = createTestWorld();
  expect((await post(world, "/v5/user/create-demo-member", body)).json()).toMatchObject({ retCode: 0 });
  const missing = { retCode: 10_001, retMsg: "category: required" };
  expect((await post(world, "/v5/order/cancel-all", body)).json()).toMatchObject(missing);
});

test.each(["", "json", "text/plain", "application/x-www-form-urlencoded", "application/json;charset=UTF-8"])(
  "a body is read as JSON regardless of its content type: %j",
  async (type) => {
    const world = createTestWorld();
    const response = await post(world, "/v5/order/create", JSON.stringify(order), { "content-type": type });
    expect([response.statusCode, response.json()]).toMatchObject([200, { retCode: 0 }]);
  },
);

test.each(["coinstate", "currency-data", "position-tiers"])(
  "spot-margin-trade/%s accepts requests without a signature (pybit and Bybit.Net send none)",
  async (name) => {
    const world = createTestWorld();
    const url = `/v5/spot-margin-trade/${name}`;
    expect((await world.servers.mainnet.inject({ method: "GET", url })).json()).toMatchObject({ retCode: 0 });
    expect(await world.call("GET", url)).toMatchObject({ retCode: 0 });
    const wrong = { key: { apiKey: world.keys.master.apiKey, secret: "another-one" } };
    expect(await world.call("GET", url, {}, wrong)).toMatchObject({ retCode: 10_004 });
  },
);

test("the time path of API version 3, which bybit-api before 3.11 and ccxt before 4 use, returns the time", async () => {
  const world = createTestWorld();
  const [old, present] = await Promise.all(
    ["/v3/public/time", "/v5/market/time"].map(async (url) => (await world.servers.mainnet.inject({ url })).json()),
  );
  expect(old).toEqual(present);
});

test.each([
  ["/v5/order/realtime", 200, 50],
  ["/v5/execution/list", 200, 100],
])("%s with a limit of %i returns at most %i records (hummingbot, scripts on pybit)", async (path, limit, most) => {
  const world = createTestWorld();
  const request = Array.from({ length: 20 }, () =>
    path.includes("order") ? { ...order, qty: "0.001" } : { ...buy, qty: "0.001" },
  );
  for (let count = 0; count < 6; count += 1)
    await world.call("POST", "/v5/order/create-batch", { category: "linear", request });
  const { retCode, result } = await world.call("GET", path, { category: "linear", symbol: "BTCUSDT", limit });
  expect([retCode, result.list.length]).toEqual([0, most]);
});
