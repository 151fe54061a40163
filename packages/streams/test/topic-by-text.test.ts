import { expect, test } from "vitest";
import { createTradingStreams, InputError, type DebugEvent } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const credentials = { apiKey: "key", secret: "secret" };

function open(options: object = {}) {
  const server = new FakeServer();
  const debug: DebugEvent[] = [];
  const onDebug = (event: DebugEvent) => void debug.push(event);
  const streams = createTradingStreams({ ...server.options, ...options, onDebug, credentials });
  return { server, debug, streams };
}

test("a known topic name subscribes to the topic and delivers its records", async () => {
  const { server, streams, debug } = open();
  const events: unknown[] = [];
  const trades = streams.topic(
    "publicTrade.BTCUSDT",
    { category: "linear" },
    { onEvent: (event) => void events.push(event) },
  );
  await trades.ready;
  expect(trades.topic).toBe("publicTrade.BTCUSDT");
  server.socket.push({ topic: "publicTrade.BTCUSDT", type: "snapshot", ts: 5, data: [{ i: "1" }, { i: "2" }] });
  expect(events).toMatchObject([{ data: { i: "1" } }, { data: { i: "2" } }]);
  expect(debug.filter(({ type }) => type === "raw-topic")).toEqual([]);
  streams.close();
});

test("a known topic name of an order book returns an order book", () => {
  const { streams } = open();
  const book = streams.topic("orderbook.50.BTCUSDT", { category: "linear" });
  expect(book.best()).toMatchObject({ state: "syncing" });
  streams.close();
});

test.each(["order", "order.linear", "wallet"] as const)(
  "the account topic %s is subscribed without a category",
  async (text) => {
    const { server, streams } = open();
    const subscription = streams.topic(text);
    await subscription.ready;
    expect(server.socket.topics("subscribe")).toEqual([text]);
    streams.close();
  },
);

test.each(["linear", "private"] as const)(
  "messages of an unknown topic name on the %s server are delivered completely and unchanged",
  async (category) => {
    const { server, streams, debug } = open();
    const events: unknown[] = [];
    const text = "newTopic.7.BTCUSDT";
    const raw = streams.topic(text, { category }, { onEvent: (event: unknown) => void events.push(event) });
    await raw.ready;
    const messages = [
      { topic: text, type: "delta", ts: 5, data: [{ a: 1 }, { b: 2 }] },
      { topic: text, ts: 6 },
      { topic: text, data: null, more: { deep: [null] } },
      ...Array.from({ length: 150 }, (_, index) => ({ topic: text, index })),
    ];
    for (const message of messages) server.socket.push(message);
    expect(events).toMatchObject(messages.map((data) => ({ type: "update", topic: text, data })));
    expect(debug.filter(({ type }) => type === "raw-topic")).toEqual([{ type: "raw-topic", topic: text, category }]);
    expect(debug.map(({ type }) => type)).not.toContain("undecoded-topic");
    server.socket.cut();
    await server.clock.advance(200);
    expect(events.slice(messages.length)).toMatchObject([{ type: "gap" }, { type: "resumed" }]);
    streams.close();
  },
);

test("messages of a topic name that exists only in another category are delivered completely and unchanged", async () => {
  const { server, streams } = open();
  const raw = streams.topic("priceLimit.BTCUSDT", { category: "option" });
  await raw.ready;
  expect(server.socket.topics("subscribe")).toEqual(["priceLimit.BTCUSDT"]);
  streams.close();
});

test.each([
  ["a topic name with a space", "a b", { category: "linear" }, "text"],
  ["an empty topic name", "", { category: "linear" }, "text"],
  ["a missing topic name", undefined, { category: "linear" }, "text"],
  ["an unknown topic name without a category", "newTopic", undefined, "category"],
  ["a topic name of several categories without a category", "publicTrade.BTCUSDT", {}, "category"],
  ["an unknown category", "publicTrade.BTCUSDT", { category: "futures" }, "category"],
  ["the name of an order request", "order.create", { category: "trade" }, "category"],
  ["an unknown parameter", "publicTrade.BTCUSDT", { server: "linear" }, "server"],
  ["an order book depth of another category", "orderbook.25.BTCUSDT", { category: "linear" }, "depth"],
])("%s throws an InputError and sends nothing", (_, text, parameters, field) => {
  const { streams } = open();
  const subscribe = streams.topic as unknown as (...args: unknown[]) => void;
  expect(() => subscribe(text, parameters)).toThrow(expect.objectContaining({ field }) as Error);
  expect(() => subscribe(text, parameters)).toThrow(InputError);
  streams.close();
});

test.each([
  ["wallet", undefined],
  ["newTopic", { category: "private" }],
])("the account topic %s without credentials throws an InputError", (text, parameters) => {
  const streams = createTradingStreams(new FakeServer().options);
  const subscribe = streams.topic as unknown as (...args: unknown[]) => void;
  expect(() => subscribe(text, parameters)).toThrow(/credentials/);
  streams.close();
});
