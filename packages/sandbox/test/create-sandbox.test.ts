import { createSigner, explain, signedFetch } from "@specwright/signing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox, type Sandbox } from "../src/index.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ now: Date.UTC(2026, 10, 2, 12), limits: false });
});
afterAll(() => sandbox.close());

type Answer = {
  retCode: number;
  retMsg: string;
  result: Record<string, unknown> & { list: Record<string, unknown>[] };
};

async function call(
  method: string,
  path: string,
  input: Record<string, unknown> = {},
  key: { apiKey: string; secret: string } | { apiKey: string; privateKey: string } = sandbox.trading.keys.master,
) {
  const signer = createSigner({ ...key, now: () => sandbox.clock.now() });
  const query = method === "GET" ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
  const init =
    method === "GET"
      ? { method }
      : { method, body: JSON.stringify(input), headers: { "content-type": "application/json" } };
  const response = await signedFetch({ signer })(`${sandbox.trading.mainnetUrl}${path}${query}`, init);
  return (await response.json()) as Answer;
}

test("an order can be created, listed, amended, cancelled and found in the history", async () => {
  const created = await call("POST", "/v5/order/create", {
    category: "linear",
    symbol: "BTCUSDT",
    side: "Buy",
    orderType: "Limit",
    qty: "0.01",
    price: "50000",
    orderLinkId: "first",
  });
  expect(created).toMatchObject({ retCode: 0, result: { orderLinkId: "first" } });
  const open = await call("GET", "/v5/order/realtime", { category: "linear", symbol: "BTCUSDT" });
  expect(open.result.list).toMatchObject([{ orderStatus: "New", price: "50000", qty: "0.01" }]);
  expect(
    await call("POST", "/v5/order/amend", {
      category: "linear",
      symbol: "BTCUSDT",
      orderLinkId: "first",
      price: "51000",
    }),
  ).toMatchObject({ retCode: 0 });
  expect(
    await call("POST", "/v5/order/cancel", { category: "linear", symbol: "BTCUSDT", orderLinkId: "first" }),
  ).toMatchObject({ retCode: 0 });
  expect((await call("GET", "/v5/order/history", { category: "linear" })).result.list).toMatchObject([
    { orderStatus: "Cancelled", price: "51000" },
  ]);
});

test("a market order opens a position, and closing it adds a closed-PnL record", async () => {
  const order = { category: "linear", symbol: "ETHUSDT", orderType: "Market", qty: "1" };
  expect(await call("POST", "/v5/order/create", { ...order, side: "Buy" }, sandbox.trading.keys.rsa)).toMatchObject({
    retCode: 0,
  });
  expect(
    (await call("GET", "/v5/position/list", { category: "linear", settleCoin: "USDT" })).result.list,
  ).toMatchObject([{ side: "Buy", size: "1", symbol: "ETHUSDT" }]);
  expect(await call("POST", "/v5/order/create", { ...order, side: "Sell", reduceOnly: true })).toMatchObject({
    retCode: 0,
  });
  expect((await call("GET", "/v5/position/closed-pnl", { category: "linear" })).result.list).toMatchObject([
    { symbol: "ETHUSDT", closedSize: "1" },
  ]);
  expect((await call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED" })).result.list).toHaveLength(1);
});

test.each([
  ["unknown key", { apiKey: "nobody", secret: "x" }, 10003],
  ["wrong secret", { apiKey: "sandbox-master", secret: "x" }, 10004],
])("a request with an invalid key is refused: %s", async (_name, key, retCode) => {
  expect(await call("GET", "/v5/account/info", {}, key)).toMatchObject({ retCode });
});

test("the response to a wrong signature contains the text that the server verified", async () => {
  const key = { apiKey: sandbox.trading.keys.master.apiKey, secret: "x", now: () => sandbox.clock.now() };
  const refusal = await call("GET", "/v5/account/info", { a: "1" }, key);
  const signer = createSigner(key);
  const same = await explain(signer, { method: "GET", query: "a=1" }, refusal);
  expect(same.server).toMatchObject({ matches: true });
  const other = await explain(signer, { method: "GET", query: "a=2" }, refusal);
  expect(other.server).toMatchObject({ matches: false, difference: { part: "payload", signed: "2", server: "1" } });
});

test("idle connections stay open for more than a minute at every address", async () => {
  const { trading, knowledge, close } = await createSandbox();
  try {
    for (const url of [`${trading.mainnetUrl}/v5/market/time`, `${knowledge.referenceUrl}/healthz`]) {
      const { headers } = await fetch(url);
      expect([url, headers.get("keep-alive")]).toEqual([url, "timeout=72"]);
    }
  } finally {
    await close();
  }
});
