// Type-checked against the installed packages, never run.
import { createKnowledgeClient } from "@specwright/knowledge";
import { createSigner } from "@specwright/signing";
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient, TradingError } from "@specwright/trading";
import { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";

const signer = createSigner({ apiKey: "key", secret: "secret" });
const credentials = { apiKey: "key", secret: "secret" };
const trading = createTradingClient({ environment: "testnet", credentials });
const streams = createTradingStreams({ environment: "testnet", credentials, trading });
const knowledge = createKnowledgeClient({ baseUrl: "http://localhost:8080" });

export async function use(): Promise<void> {
  await signer.headers({ method: "GET", query: "category=linear" });
  const { list } = await trading.position.list({ category: "linear", settleCoin: "USDT" });
  const sizes: string[] = list.map((position) => position.size ?? "");
  console.log(sizes.length);
  const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", price: "1" } as const;
  await trading.order.create({ ...order, qty: "0.1" });
  // @ts-expect-error a quantity is a decimal string, never a number
  await trading.order.create({ ...order, qty: 0.1 });
  try {
    const { data, error } = await createOpenApiFetchClient().GET("/v5/market/time");
    console.log(data, error);
  } catch (error) {
    if (TradingError.isInstance(error)) console.log(error.code, error.retCode);
  }
  // @ts-expect-error options have the depths 25 and 100
  streams.orderBook({ category: "option", symbol: "BTC", depth: 50 });
  for await (const event of streams.order()) {
    if (event.type === "update") console.log(event.data.orderStatus, event.source);
  }
  for await (const event of knowledge.chat({ query: "?" })) {
    if (event.type === "delta") console.log(event.text.length);
  }
}
