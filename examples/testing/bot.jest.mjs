import { createSandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";

let sandbox;
let trading;

beforeEach(async () => {
  sandbox = await createSandbox({ now: Date.UTC(2026, 0, 5, 12), seed: 7 });
  trading = createTradingClient({
    environment: { baseUrl: sandbox.trading.mainnetUrl, kind: "mainnet" },
    credentials: sandbox.trading.keys.master,
  });
});

afterEach(() => sandbox.close());

test("a market order opens a position", async () => {
  const btc = { category: "linear", symbol: "BTCUSDT" };
  await trading.order.create({ ...btc, side: "Buy", orderType: "Market", qty: "0.01" });
  const { list } = await trading.position.list(btc);
  expect(list[0].size).toBe("0.01");
});
