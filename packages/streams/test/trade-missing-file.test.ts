import { afterAll, expect, test, vi } from "vitest";
import { FakeServer } from "./support/fake-server.ts";

// The module exists, because helpers of the tests import it, but its export fails.
vi.mock("../src/trade/order-methods.ts", () => ({
  get createOrderMethods(): never {
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));

// Remove the mock, so that later test files in this process load the real module.
afterAll(() => void vi.resetModules());

test("an order is not sent if the client cannot load its code for orders, and the error contains the reason", async () => {
  vi.resetModules();
  const { createTradingStreams } = await import("../src/index.ts");
  const server = new FakeServer();
  const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
  const streams = createTradingStreams({ ...server.options, credentials });
  const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
  await expect(streams.trade.create(order)).rejects.toMatchObject({
    name: "TradingError",
    code: "network",
    outcome: "not-sent",
    operation: "order.create",
    message:
      "order.create: a file of the client could not be loaded, so nothing was sent. Check the network, then call again.",
  });
  expect(server.sockets).toHaveLength(0);
});
