// A test as a user's project contains it. Runs under Jest and under Vitest, with the global functions of each.
import { createKnowledgeClient } from "@specwright/knowledge";
import { createSandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";

let sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ now: Date.UTC(2026, 0, 5, 12) });
});

afterAll(() => sandbox.close());

const trading = () =>
  createTradingClient({
    environment: { baseUrl: sandbox.trading.mainnetUrl },
    credentials: sandbox.trading.keys.master,
  });

test("an order fills and opens a position", async () => {
  const bitcoin = { category: "linear", symbol: "BTCUSDT" };
  await trading().order.create({ ...bitcoin, side: "Buy", orderType: "Market", qty: "0.01" });
  const { list } = await trading().position.list(bitcoin);
  expect(list[0].size).toBe("0.01");
});

test("a refusal is an error of the client", async () => {
  const call = trading().order.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "unknown" });
  await expect(call).rejects.toMatchObject({ name: "TradingError", retCode: 110001 });
});

test("a text is compiled and answers a question", async () => {
  const knowledge = createKnowledgeClient({ baseUrl: sandbox.knowledge.releasedUrl });
  await knowledge.submit.text({ content: "# Alpha\n\nAlpha ships on Friday." });
  sandbox.clock.advance(10_000);
  const { text } = await knowledge.chat.answer({ query: "When does Alpha ship?" });
  expect(text).toContain("Friday");
});
