import { expect, test } from "vitest";
import { formatTopic, parseTopic } from "../src/index.ts";
import { topics } from "../src/generated/topics/index.ts";

test.each([
  ["orderbook.50.BTCUSDT", "orderbook.{depth}.{symbol}", { depth: 50, symbol: "BTCUSDT" }],
  ["orderbook.rpi.BTCUSDT", "orderbook.rpi.{symbol}", { symbol: "BTCUSDT" }],
  ["orderbook.full.BTCUSDT", "orderbook.full.{symbol}", { symbol: "BTCUSDT" }],
  ["kline.60.BTCUSDT", "kline.{interval}.{symbol}", { interval: "60", symbol: "BTCUSDT" }],
  ["execution.fast", "execution.fast", {}],
  ["execution.fast.linear", "execution.fast.{category}", { category: "linear" }],
  ["execution.linear", "execution.{category}", { category: "linear" }],
  ["publicTrade.1000PEPEUSDT", "publicTrade.{symbol}", { symbol: "1000PEPEUSDT" }],
  ["tickers.BTC-25DEC26-90000-C-USDT", "tickers.{symbol}", { symbol: "BTC-25DEC26-90000-C-USDT" }],
])("the topic %s is parsed as the address %s", (text, address, parameters) => {
  expect(parseTopic(text)).toEqual({ address, parameters });
  expect(formatTopic(address as "tickers.{symbol}", parameters as never)).toBe(text);
});

test.each([
  "",
  "news",
  "orderbook.51.BTCUSDT",
  "orderbook.50",
  "orderbook.50.",
  "Order",
  "order.",
  "kline.2.A",
  "order\n",
])("%j is not parsed as a topic", (text) => {
  expect(parseTopic(text)).toBeUndefined();
});

test("every topic of the specification is parsed from its formatted name", () => {
  for (const { address, parameters } of Object.values(topics)) {
    const values = Object.entries(parameters).map(([name, { values: all, valuesByServer }]) => {
      const [first = "X"] = all ?? Object.values(valuesByServer ?? {})[0] ?? [];
      return [name, first];
    });
    const text = formatTopic(address as "wallet", Object.fromEntries(values));
    expect(parseTopic(text as string)?.address, text).toBe(address);
  }
});
