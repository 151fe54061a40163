import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTradingClient, TradingError, type TradingClient, type TradingOptions } from "../src/index.ts";
import { createOpenApiFetchClient } from "../src/openapi-fetch.ts";
import { VirtualClock } from "@specwright-tools/testing";

let sandbox: Sandbox;
let trading: TradingClient;
const connect = (options: TradingOptions = {}) =>
  createTradingClient({
    environment: { baseUrl: sandbox.trading.mainnetUrl, kind: "mainnet" },
    credentials: sandbox.trading.keys.master,
    throttle: false,
    ...options,
  });

beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
  trading = connect();
});
afterAll(() => sandbox.close());

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;

describe("the client against the sandbox, which verifies signatures independently", () => {
  test("is accepted with every kind of key, but not with a wrong secret", async () => {
    for (const credentials of [sandbox.trading.keys.master, sandbox.trading.keys.rsa]) {
      expect((await connect({ credentials }).account.info()).unifiedMarginStatus).toBeTypeOf("number");
    }
    const wrong = connect({ credentials: { ...sandbox.trading.keys.master, secret: "wrong" } });
    await expect(wrong.account.info()).rejects.toMatchObject({ code: "auth", retCode: 10004 });
  });

  test("fails with different errors for a key of another environment, an expired key and a read-only key", async () => {
    const { testnet, expired, readOnly, restricted } = sandbox.trading.keys;
    await expect(connect({ credentials: testnet }).account.info()).rejects.toMatchObject({
      code: "auth",
      retCode: 10003,
    });
    await expect(connect({ credentials: expired }).account.info()).rejects.toMatchObject({
      code: "auth",
      retCode: 33004,
    });
    await expect(connect({ credentials: readOnly }).order.create(order)).rejects.toMatchObject({ code: "permission" });
    await expect(connect({ credentials: restricted }).account.info()).rejects.toMatchObject({ retCode: 10010 });
  });

  test.each([
    ["behind by just under the window", -4_000, 1],
    ["behind by more than the window", -60_000, 2],
    ["ahead by just under a second", 500, 1],
    ["ahead by more than a second", 60_000, 2],
  ])("with a clock that is %s (offset: %i ms) makes %i attempts", async (_, skew, attempts) => {
    const clock = new VirtualClock();
    clock.set(Date.now() + skew);
    const answer = await connect({ clock }).account.info.withResponse();
    expect(answer.attempts).toBe(attempts);
  });
});

describe("the client with the sandbox", () => {
  test("places an order, finds it by its ID, and lists its position", async () => {
    const { orderLinkId } = await trading.order.create(order);
    expect(await trading.order.reconcile(orderLinkId)).toMatchObject({ status: "found", order: { orderLinkId } });
    const { list } = await trading.position.list({ category: "linear", symbol: "BTCUSDT" });
    expect(list[0]).toMatchObject({ symbol: "BTCUSDT", side: "Buy" });
    await expect(trading.order.create({ ...order, orderLinkId })).rejects.toMatchObject({ code: "duplicate" });
  });

  test("reports the outcome of each item of a batch", async () => {
    const leg = { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
    const legs = await trading.order.createBatch({ category: "linear", request: [leg, { ...leg, symbol: "NOSUCH" }] });
    expect(legs.map(({ ok }) => ok)).toEqual([true, false]);
    expect(legs[1]?.ok === false && TradingError.isInstance(legs[1].error)).toBe(true);
  });

  test("reads all instruments page by page, in the order of the whole list", async () => {
    const { list } = await trading.market.instrumentsInfo({ category: "linear", limit: 500 });
    const paged: string[] = [];
    for await (const { symbol } of trading.market.instrumentsInfo.iterate({ category: "linear", limit: 3 }))
      paged.push(symbol);
    expect(paged).toEqual(list.map(({ symbol }) => symbol));
  });

  test("iterates over event contracts with both names of the cursor", async () => {
    const trades = new Set<string>();
    const orders = new Set<string>();
    let seen = 0;
    // The history contains two years of trades, so the first 50 trades span three pages of 20.
    for await (const { execId } of trading.event.trades.iterate({ symbol: "BTCUSDT-UPDOWN-5M", limit: 20 })) {
      trades.add(execId ?? "");
      if (++seen === 50) break;
    }
    for await (const { orderId } of trading.event.orderRealtime.iterate({ limit: 2 })) orders.add(orderId ?? "");
    expect(trades.size).toBe(seen);
    expect(seen).toBeGreaterThan(20);
    expect(orders.size).toBeGreaterThan(2);
  });

  test("returns one object for a fiat quote", async () => {
    const quote = await trading.fiat.referencePrice({ symbol: "EUR-USDT" });
    expect(quote).toMatchObject({ symbol: "EUR-USDT", fiat: "EUR", crypto: "USDT" });
    expect(quote.buys?.[0]?.unitPrice).toMatch(/^\d/);
  });

  test("returns the response of the legacy order list, or throws an error with its return code", async () => {
    const answer = await trading.unified.v3PrivateOrderList
      .withResponse({ category: "linear" })
      .catch((error: unknown) => error);
    if (TradingError.isInstance(answer)) expect(answer.retCode).toBeTypeOf("number");
    else expect(answer).toMatchObject({ envelope: { retCode: 0 } });
  });

  test("calls operations by path through openapi-fetch", async () => {
    const client = createOpenApiFetchClient({
      environment: { baseUrl: sandbox.trading.mainnetUrl },
      credentials: sandbox.trading.keys.master,
    });
    const query = { category: "linear", settleCoin: "USDT" } as const;
    const { data, error } = await client.GET("/v5/position/list", { params: { query } });
    expect(error).toBeUndefined();
    expect(data?.retCode).toBe(0);
    const body = { category: "linear", symbol: "BTCUSDT", orderId: "none" } as const;
    const refusal = await client.POST("/v5/order/cancel", { body });
    expect(refusal.data?.retCode).not.toBe(0);
    expect(refusal.response.status).toBe(200);
  });
});
