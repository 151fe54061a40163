import { bybit } from "ccxt";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const kinds = ["HMAC", "RSA"] as const;

function exchange(kind: (typeof kinds)[number]) {
  const { master, rsa } = sandbox.trading.keys;
  const [apiKey, secret] = kind === "HMAC" ? [master.apiKey, master.secret] : [rsa.apiKey, rsa.privateKey];
  const url = sandbox.trading.mainnetUrl;
  const client = new bybit({ apiKey, secret, enableRateLimit: false });
  client.urls["api"] = { spot: url, futures: url, v2: url, public: url, private: url };
  return client;
}

const linear = "SOL/USDT:USDT";

describe.each(kinds)("ccxt with an %s key", (kind) => {
  // One client for all tests: it loads the markets once, because loading them again within a second exceeds a
  // documented limit.
  let client: ReturnType<typeof exchange>;
  beforeAll(() => {
    client = exchange(kind);
  });

  test("reads the server time", async () => {
    const before = Date.now();
    const time = Number(await client.fetchTime());
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  test("reads instruments and tickers", async () => {
    const markets = await client.fetchMarkets();
    expect(markets.map((market) => market?.symbol)).toEqual(
      expect.arrayContaining(["BTC/USDT", "BTC/USDT:USDT", "BTC/USD:BTC"]),
    );
    const ticker = await client.fetchTicker("BTC/USDT:USDT");
    expect(ticker.last).toBeGreaterThan(0);
  });

  test("reads the wallet", async () => {
    const balance = await client.fetchBalance();
    expect(balance["USDT"]?.total).toBeGreaterThan(0);
  });

  test("creates, amends and cancels an order", async () => {
    const created = await client.createOrder(linear, "limit", "buy", 1, 100);
    await client.editOrder(String(created.id), linear, "limit", "buy", 1, 110);
    const open = await client.fetchOpenOrders(linear);
    expect(open.find((order) => order.id === created.id)).toMatchObject({ price: 110, status: "open" });
    await client.cancelOrder(String(created.id), linear);
  });

  test("sets the leverage, and reads position and closed PnL", async () => {
    const symbol = kind === "HMAC" ? "ETH/USDT:USDT" : "XRP/USDT:USDT";
    await client.setLeverage(7, symbol);
    await client.createOrder(symbol, "market", "buy", 10);
    const positions = await client.fetchPositions([symbol]);
    expect(positions).toMatchObject([{ symbol, contracts: 10, leverage: 7 }]);
    await client.createOrder(symbol, "market", "sell", 10, undefined, { reduceOnly: true });
    const closed = await client.fetchPositionsHistory([symbol]);
    expect(closed).toMatchObject([{ symbol }]);
  });
});
