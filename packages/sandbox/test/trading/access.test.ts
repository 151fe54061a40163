import { createSigner } from "@specwright/signing";
import { expect, test } from "vitest";
import { ClockDrift } from "../../src/trading/access/authenticate.ts";
import { type ApiResponse, type CallOptions, createTestWorld } from "../support/test-world.ts";

const info = "/v5/account/info";
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.001", price: "60000" };

test.each([
  [-5000, 0],
  [-5001, 10_002],
  [999, 0],
  [1000, 10_002],
])("a timestamp off by %i ms with a receive window of 5000 ms returns the code %i", async (skew, retCode) => {
  const world = createTestWorld();
  expect((await world.call("GET", info, {}, { skew })).retCode).toBe(retCode);
});

test.each([
  [-100, 100, 0],
  [-101, 100, 10_002],
  [-20_000, 20_000, 0],
  [1000, 60_000, 10_002],
])("a timestamp off by %i ms with a receive window of %i ms returns the code %i", async (skew, recvWindow, retCode) => {
  const world = createTestWorld();
  expect((await world.call("GET", info, {}, { skew, recvWindow })).retCode).toBe(retCode);
});

test("the return code shows whether a refused key is unknown, expired, read-only or bound to another IP address", async () => {
  const world = createTestWorld();
  const code = async (options: CallOptions, method: "GET" | "POST" = "GET", path = info, input = {}) =>
    (await world.call(method, path, input, options)).retCode;
  expect(await code({ key: { apiKey: "nobody", secret: "x" } })).toBe(10_003);
  expect(await code({ key: { apiKey: world.keys.master.apiKey, secret: "x" } })).toBe(10_004);
  expect(await code({ key: world.keys.testnet })).toBe(10_003);
  expect(await code({ key: world.keys.testnet, environment: "testnet" })).toBe(0);
  expect(await code({ key: world.keys.demo, environment: "demo" })).toBe(0);
  expect(await code({ key: world.keys.restricted })).toBe(10_010);
  expect(await code({ key: world.keys.restricted, headers: { "x-sandbox-address": "203.0.113.7" } })).toBe(0);
  expect(await code({ key: world.keys.expired })).toBe(33_004);
  expect(await code({ key: world.keys.readOnly })).toBe(0);
  expect(await code({ key: world.keys.readOnly }, "POST", "/v5/order/create", order)).toBe(10_005);
  expect(await code({ key: world.keys.rsa })).toBe(0);
});

test("a private request without a key returns status 401", async () => {
  const world = createTestWorld();
  const response = await world.servers.mainnet.inject({ url: info });
  expect([response.statusCode, response.json<ApiResponse>().retCode]).toEqual([401, 10_003]);
});

test("an optional signature is verified if it is sent", async () => {
  const world = createTestWorld();
  const url = "/v5/earn/rwa/product";
  const anonymous = (await world.servers.mainnet.inject({ url })).json<ApiResponse>();
  expect(anonymous.retCode).toBe(0);
  expect((await world.call("GET", url)).retCode).toBe(0);
  expect((await world.call("GET", url, {}, { key: { ...world.keys.master, secret: "x" } })).retCode).toBe(10_004);
});

test.each(["cursor=a%3A1%2Cb%3A2", "coin=USDT%20BTC&accountType=UNIFIED", "coin=€", "", "a=1&a=2&=&%zz"])(
  "the signature covers the raw query string: %s",
  async (query) => {
    const world = createTestWorld();
    const signer = createSigner({ ...world.keys.master, now: () => world.clock.now() });
    const url = query === "" ? info : `${info}?${query}`;
    const sent = new URL(url, "http://sandbox").search.slice(1);
    const headers = signer.headersSync({ method: "GET", query: sent });
    const { retCode } = (await world.servers.mainnet.inject({ url, headers })).json<ApiResponse>();
    expect(retCode).toBe(0);
  },
);

test.each([
  '{"coin":"USDT", "collateralSwitch":"ON"}',
  '{"note":"ü€💥","coin":"USDT","collateralSwitch":"ON"}',
  "{}",
  "",
])("the signature covers the raw body: %s", async (payload) => {
  const world = createTestWorld();
  const signer = createSigner({ ...world.keys.master, now: () => world.clock.now() });
  const headers = { ...signer.headersSync({ method: "POST", body: payload }), "content-type": "application/json" };
  const send = (body: string) =>
    world.servers.mainnet.inject({ method: "POST", url: "/v5/account/set-collateral-switch", headers, payload: body });
  expect((await send(payload)).json<ApiResponse>().retCode).not.toBe(10_004);
  expect((await send(`${payload} `)).json<ApiResponse>().retCode).toBe(10_004);
});

test("signatures of API version 3 need no receive window", async () => {
  const world = createTestWorld();
  const signer = createSigner({ ...world.keys.master, version: "v3", now: () => world.clock.now() });
  const headers = signer.headersSync({ method: "GET", query: "" });
  expect(headers["X-BAPI-RECV-WINDOW"]).toBeUndefined();
  expect((await world.servers.mainnet.inject({ url: info, headers })).json<ApiResponse>().retCode).toBe(0);
});

test("an account can send the documented number of requests, and the rate limit headers count down", async () => {
  const world = createTestWorld({ limited: true });
  for (let left = 9; left >= 0; left--) {
    const { headers } = await world.raw("POST", "/v5/order/create", order);
    expect(headers["x-bapi-limit"]).toBe("10");
    expect(headers["x-bapi-limit-status"]).toBe(String(left));
    expect(headers["x-bapi-limit-reset-timestamp"]).toBe(String(world.clock.now()));
  }
  const refused = await world.raw("POST", "/v5/order/create", order);
  expect([refused.statusCode, refused.json<ApiResponse>().retCode]).toEqual([200, 10_006]);
  expect(refused.headers["x-bapi-limit-reset-timestamp"]).toBe(String(world.clock.now() + 1000));
  expect(
    (await world.call("POST", "/v5/order/create", { ...order, category: "spot", symbol: "BTCUSDT", qty: "0.001" }))
      .retCode,
  ).toBe(0);
  expect((await world.call("POST", "/v5/order/create", order, { key: world.keys.sub })).retCode).toBe(0);
  world.clock.advance(1000);
  expect((await world.call("POST", "/v5/order/create", order)).retCode).toBe(0);
});

test("an IP address that sends too many requests is banned for ten minutes", async () => {
  const world = createTestWorld({ limited: true });
  const time = () => world.servers.mainnet.inject({ url: "/v5/market/time" });
  for (let count = 0; count < 600; count++) expect((await time()).statusCode).toBe(200);
  const refused = await time();
  expect([refused.statusCode, refused.headers["content-type"]]).toEqual([403, "text/html"]);
  world.clock.advance(599_999);
  expect((await time()).statusCode).toBe(403);
  world.clock.advance(1);
  expect((await time()).statusCode).toBe(200);
});

test("requests from restricted regions are refused, and so are GET requests with a body", async () => {
  const world = createTestWorld();
  const from = (country: string) =>
    world.raw("GET", "/v5/market/time", {}, { headers: { "x-sandbox-country": country } });
  expect((await from("US")).statusCode).toBe(403);
  expect((await from("DE")).statusCode).toBe(200);
  const body = await world.servers.mainnet.inject({
    url: "/v5/market/time",
    payload: "{}",
    headers: { "content-type": "application/json" },
  });
  expect(body.statusCode).toBe(403);
});

test("responses have request IDs, and unknown paths and methods return 404", async () => {
  const world = createTestWorld();
  const { headers } = await world.raw("GET", info, {}, { headers: { "cdn-request-id": "mine-1" } });
  expect(headers["cdn-request-id"]).toBe("mine-1");
  expect(headers.traceid).toMatch(/^[0-9a-f]{32}$/);
  for (const [method, url] of [
    ["GET", "/v5/nothing"],
    ["POST", info],
    ["DELETE", info],
    ["GET", `${info}/`],
  ] as const) {
    const response = await world.servers.mainnet.inject({ method, url });
    expect([response.statusCode, response.json<ApiResponse>().retCode]).toEqual([404, 10_017]);
  }
});

test("the error for an operation of another environment names the environments that have the operation", async () => {
  const world = createTestWorld();
  const { retCode, retMsg } = await world.call("POST", "/v5/account/demo-apply-money", {});
  expect([retCode, retMsg]).toEqual([10_024, "this call does not exist on mainnet; it exists on demo"]);
});

test("an input error begins with the name of the field", async () => {
  const world = createTestWorld();
  expect(await world.call("GET", "/v5/market/tickers", { category: "stocks" })).toMatchObject({
    retCode: 10_001,
    retMsg: expect.stringContaining("category"),
  });
  expect(await world.call("GET", "/v5/position/list", { category: "linear" })).toMatchObject({
    retCode: 10_001,
    retMsg: expect.stringContaining("settleCoin"),
  });
  expect(
    await world.call("GET", "/v5/position/list", { category: "linear", settleCoin: "USDT", limit: 201 }),
  ).toMatchObject({ retCode: 10_001 });
  expect(await world.call("POST", "/v5/order/create", { ...order, qty: undefined })).toMatchObject({
    retCode: 10_001,
    retMsg: expect.stringContaining("qty"),
  });
});

test("with a stopped clock, a request's timestamp may be ahead by the real time that has passed since the last response", async () => {
  let real = 0;
  const world = createTestWorld({ drift: new ClockDrift(() => real) });
  const ask = async (skew: number) =>
    (await world.call("GET", "/v5/position/list", { category: "inverse" }, { skew })).retCode;
  expect(await ask(1000)).toBe(10_002);
  real = 2500;
  expect([await ask(3499), await ask(3500), await ask(-5001)]).toEqual([0, 10_002, 10_002]);
});
