import { RestClientV5 } from "bybit-api";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const kinds = ["HMAC", "RSA"] as const;

function client(kind: (typeof kinds)[number]): RestClientV5 {
  const { master, rsa } = sandbox.trading.keys;
  const [key, secret] = kind === "HMAC" ? [master.apiKey, master.secret] : [rsa.apiKey, rsa.privateKey];
  return new RestClientV5({ baseUrl: sandbox.trading.mainnetUrl, key, secret });
}

/** Returns the result of a response after checking that its return code is 0. */
async function success<Result>(answer: Promise<{ retCode: number; retMsg: string; result: Result }>): Promise<Result> {
  const { retCode, retMsg, result } = await answer;
  expect([retCode, retMsg]).toEqual([0, expect.any(String)]);
  return result;
}

describe.each(kinds)("bybit-api with an %s key", (kind) => {
  test("reads the server time", async () => {
    expect(Number((await success(client(kind).getServerTime())).timeSecond)).toBeGreaterThan(1_700_000_000);
  });

  test("reads instruments and tickers", async () => {
    const instruments = await success(client(kind).getInstrumentsInfo({ category: "linear", symbol: "BTCUSDT" }));
    expect(instruments.list[0]).toMatchObject({ symbol: "BTCUSDT", status: "Trading" });
    const tickers = await success(client(kind).getTickers({ category: "spot" }));
    expect(tickers.list.length).toBeGreaterThan(5);
  });

  test("reads the wallet", async () => {
    const wallet = await success(client(kind).getWalletBalance({ accountType: "UNIFIED" }));
    expect(wallet.list[0]?.coin.map(({ coin }) => coin)).toContain("USDT");
  });

  test("creates, amends and cancels an order", async () => {
    const order = { category: "linear", symbol: "SOLUSDT" } as const;
    const created = await success(
      client(kind).submitOrder({
        ...order,
        side: "Buy",
        orderType: "Limit",
        qty: "1",
        price: "100",
        timeInForce: "GTC",
      }),
    );
    await success(client(kind).amendOrder({ ...order, orderId: created.orderId, price: "110" }));
    const open = await success(client(kind).getActiveOrders({ ...order, orderId: created.orderId }));
    expect(open.list[0]).toMatchObject({ price: "110", orderStatus: "New" });
    await success(client(kind).cancelOrder({ ...order, orderId: created.orderId }));
  });

  test("sets the leverage, and reads position and closed PnL", async () => {
    const symbol = kind === "HMAC" ? "ETHUSDT" : "XRPUSDT";
    const order = { category: "linear", symbol, orderType: "Market", qty: "10" } as const;
    await success(client(kind).setLeverage({ category: "linear", symbol, buyLeverage: "7", sellLeverage: "7" }));
    await success(client(kind).submitOrder({ ...order, side: "Buy" }));
    const positions = await success(client(kind).getPositionInfo({ category: "linear", settleCoin: "USDT" }));
    expect(positions.list).toMatchObject([{ symbol, size: "10", leverage: "7" }]);
    await success(client(kind).submitOrder({ ...order, side: "Sell", reduceOnly: true }));
    const closed = await success(client(kind).getClosedPnL({ category: "linear", symbol }));
    expect(closed.list).toMatchObject([{ symbol, closedSize: "10" }]);
  });
});

test("bybit-api synchronizes its time with a sandbox whose clock is stopped", async () => {
  const still = await createSandbox({ now: Date.UTC(2026, 0, 5, 12) });
  try {
    const { mainnetUrl: baseUrl, keys } = still.trading;
    const { apiKey: key, secret } = keys.master;
    const synchronized = new RestClientV5({ baseUrl, key, secret, enable_time_sync: true });
    const { list } = await success(synchronized.getPositionInfo({ category: "linear", settleCoin: "USDT" }));
    expect(list).toEqual([]);
  } finally {
    await still.close();
  }
});
