import { createSigner } from "@specwright/signing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox, type Controls, type Sandbox } from "../src/index.ts";

let sandbox: Sandbox;
let controls: Controls;
beforeAll(async () => {
  sandbox = await createSandbox({ now: Date.UTC(2026, 10, 2, 12) });
  controls = sandbox.trading.controls();
});
afterAll(() => sandbox.close());

type Result = { list: Record<string, string>[]; nextPageCursor: string } & Record<string, unknown>;

async function call(method: "GET" | "POST", path: string, input: Record<string, unknown> = {}) {
  const signer = createSigner({ ...sandbox.trading.keys.master, now: () => sandbox.clock.now() });
  const query = method === "GET" ? new URLSearchParams(input as Record<string, string>).toString() : "";
  const body = method === "POST" ? JSON.stringify(input) : undefined;
  const headers = {
    ...(method === "GET" ? signer.headersSync({ method, query }) : signer.headersSync({ method, body: body ?? "" })),
    "content-type": "application/json",
  };
  const url = `${sandbox.trading.mainnetUrl}${path}${query === "" ? "" : `?${query}`}`;
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  return (await response.json()) as { retCode: number; retMsg: string; result: Result };
}

async function pull(name: string, body: object) {
  const headers = { "content-type": "application/json" };
  const url = `${sandbox.trading.mainnetUrl}/sandbox/${name}`;
  return (await (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json()) as {
    retCode: number;
    retMsg: string;
  };
}

const btc = { category: "linear", symbol: "BTCUSDT" };
const price = async (symbol = "BTCUSDT", category = "linear") =>
  (await call("GET", "/v5/market/tickers", { category, symbol })).result.list[0]!;

test("setPrice changes every price, and orders react immediately", async () => {
  const order = { ...btc, side: "Buy", orderType: "Limit", qty: "0.01", price: "80000" };
  const { orderId } = (await call("POST", "/v5/order/create", order)).result;
  controls.setPrice({ symbol: "BTCUSDT", price: "79000" });
  expect(await price()).toMatchObject({ lastPrice: "79000", markPrice: "79000", bid1Price: "79000" });
  expect(Number((await price("BTCUSD", "inverse")).markPrice) / 79_000).toBeCloseTo(1, 2);
  expect((await call("GET", "/v5/order/realtime", { ...btc, orderId })).result.list).toMatchObject([
    { orderStatus: "Filled" },
  ]);
  const [candle] = (await call("GET", "/v5/market/kline", { ...btc, interval: "1", limit: "1" })).result
    .list as unknown as string[][];
  expect(Number(candle![3])).toBeLessThanOrEqual(79_000);
});

test("a price that setPrice sets with `hold: true` does not change while time passes", async () => {
  controls.setPrice({ symbol: "ETHUSDT", price: 3000, hold: true });
  sandbox.clock.advance(3 * 3_600_000);
  expect((await price("ETHUSDT")).lastPrice).toBe("3000");
  controls.setPrice({ symbol: "ETHUSDT", price: 3100 });
  expect((await price("ETHUSDT")).lastPrice).toBe("3100");
  sandbox.clock.advance(3 * 3_600_000);
  expect((await price("ETHUSDT")).lastPrice).not.toBe("3100");
  const hours = (
    await call("GET", "/v5/market/kline", { category: "linear", symbol: "ETHUSDT", interval: "60", limit: "5" })
  ).result.list as unknown as string[][];
  expect(
    hours.map((row) => row.slice(1, 5)).filter((row) => new Set(row.map(Number)).size <= 2).length,
  ).toBeGreaterThan(0);
});

test("setBalance sets the wallet balance", async () => {
  controls.setBalance({ coin: "XRP", amount: "123.5" });
  controls.setBalance({ coin: "USDT", amount: 70, accountType: "FUND" });
  const wallet = await call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED", coin: "XRP" });
  expect(wallet.result.list[0]!.coin).toMatchObject([{ coin: "XRP", walletBalance: "123.5" }]);
  const funding = await call("GET", "/v5/asset/transfer/query-account-coins-balance", {
    accountType: "FUND",
    coin: "USDT",
  });
  expect(funding.result.balance).toMatchObject([{ walletBalance: "70" }]);
});

test("setPosition creates a position that an order can close", async () => {
  const sol = { category: "linear", symbol: "SOLUSDT" } as const;
  controls.setPosition({ ...sol, side: "Sell", size: "12.5", avgPrice: "150" });
  const position = async () => (await call("GET", "/v5/position/list", sol)).result.list[0]!;
  expect(await position()).toMatchObject({ side: "Sell", size: "12.5", avgPrice: "150", positionValue: "1875" });
  const close = { ...sol, side: "Buy", orderType: "Market", qty: "0", reduceOnly: true, closeOnTrigger: true };
  expect((await call("POST", "/v5/order/create", close)).retCode).toBe(0);
  expect(await position()).toMatchObject({ side: "", size: "0" });
  controls.setPosition({ ...sol, side: "Buy", size: 1 });
  controls.setPosition({ ...sol, side: "Buy", size: 0 });
  expect(await position()).toMatchObject({ side: "", size: "0" });
});

test("a used-up rate limit recovers as its window passes", async () => {
  controls.setRateLimit({ operation: "positionList", remaining: 1 });
  const ask = async () => (await call("GET", "/v5/position/list", btc)).retCode;
  expect([await ask(), await ask()]).toEqual([0, 10_006]);
  sandbox.clock.advance(1000);
  expect(await ask()).toBe(0);
});

test("every control has an HTTP endpoint", async () => {
  expect(await pull("price", { symbol: "BTCUSDT", price: "81000" })).toMatchObject({ retCode: 0 });
  expect((await price()).lastPrice).toBe("81000");
  expect(await pull("balance", { coin: "USDC", amount: "5" })).toMatchObject({ retCode: 0 });
  expect(await pull("position", { ...btc, side: "Buy", size: "0.5" })).toMatchObject({ retCode: 0 });
  expect((await call("GET", "/v5/position/list", btc)).result.list).toMatchObject([{ size: "0.5", avgPrice: "81000" }]);
  expect(await pull("rate-limit", { operation: "orderCreate", category: "linear", remaining: 0 })).toMatchObject({
    retCode: 0,
  });
  const order = { ...btc, side: "Buy", orderType: "Market", qty: "1" };
  expect((await call("POST", "/v5/order/create", order)).retCode).toBe(10_006);
});

test.each([
  ["price", { symbol: "NONE", price: "5" }, "symbol: there is no NONE in linear."],
  ["price", { symbol: "BTCUSD", price: "5" }, "symbol: there is no BTCUSD in linear. Did you mean BTCUSDT?"],
  ["connections/cut", { server: "privat" }, "server: there is no privat. Did you mean private?"],
  ["fault", { fault: "dely" }, 'fault: there is no "dely". Did you mean delay?'],
  ["price", { symbol: "BTCUSDT", price: "-5" }, "price: must be a decimal number of zero or more"],
  ["price", { symbol: "BTCUSDT" }, "price: required"],
  ["price", { symbol: "BTCUSDT", price: "5", hlod: true }, "hlod: there is no such field. Did you mean hold?"],
  ["balance", { coin: "BTC", amount: "x" }, "amount: must be a decimal number of zero or more"],
  ["balance", { coin: "BTC", amount: "1", uid: "7" }, "uid: there is no account 7"],
  ["position", { ...btc, side: "Up", size: "1" }, "side: one of Buy, Sell"],
  ["position", { ...btc, side: "Buy", size: "0.0001" }, "size: must be a multiple of the quantity step"],
  ["rate-limit", { operation: "none", remaining: 1 }, "operation: unknown operation none."],
  [
    "rate-limit",
    { operation: "ordrCreate", remaining: 1 },
    "operation: unknown operation ordrCreate. Did you mean orderCreate?",
  ],
])("the control %s rejects %j with a readable error", async (name, body, retMsg) => {
  expect(await pull(name, body)).toMatchObject({ retCode: 10_001, retMsg });
});
