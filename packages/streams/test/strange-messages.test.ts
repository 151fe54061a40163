import { anything, array, assert, asyncProperty, constantFrom, oneof, record, string } from "fast-check";
import { expect, test } from "vitest";
import { createTradingStreams, type BookEvent } from "../src/index.ts";
import { requiredMessage } from "@specwright-tools/testing/required-message";
import { FakeServer } from "./support/fake-server.ts";

const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const credentials = { apiKey: "key", secret: "secret" };

async function openBook() {
  const server = new FakeServer();
  const events: BookEvent[] = [];
  const streams = createTradingStreams(server.options);
  const book = streams.orderBook({ ...btc, depth: 50 }, { onEvent: (event) => events.push(event) });
  await book.ready;
  return { server, streams, book, events };
}

/** Returns a book message as a JSON string, because `JSON.stringify` can't write integers beyond 2^53. */
const bookText = (type: string, u: string, seq: string, bids: string) =>
  `{"topic":"orderbook.50.BTCUSDT","type":"${type}","ts":1,"data":{"s":"BTCUSDT","b":${bids},"a":[],"u":${u},"seq":${seq}}}`;

test.each(["1234567890123456", "12345678901234567", "123456789012345678", "1234567890123456789"])(
  "an integer keeps all its digits: %s",
  async (digits) => {
    const server = new FakeServer();
    await using streams = createTradingStreams({ ...server.options, credentials });
    const seen: unknown[] = [];
    const orders = streams.position({ onEvent: (event) => void ("data" in event && seen.push(event.data.seq)) });
    await orders.ready;
    const message = requiredMessage("/v5/private", { topic: "position", creationTime: 1, data: [{ seq: 0 }] });
    server.socket.pushText(JSON.stringify(message).replace('"seq":0', `"seq":${digits}`));
    expect(seen.map(String)).toEqual([digits]);
  },
);

test("an order book detects a missing update among update numbers beyond 2^53", async () => {
  const { server, book, streams } = await openBook();
  server.socket.pushText(bookText("snapshot", "9007199254740991", "9007199254740990", '[["1","1"]]'));
  server.socket.pushText(bookText("delta", "9007199254740992", "9007199254740993", '[["2","1"]]'));
  server.socket.pushText(bookText("delta", "9007199254740993", "9007199254740993", '[["3","1"]]'));
  server.socket.pushText(bookText("delta", "9007199254740992", "9007199254740993", '[["4","1"]]'));
  expect(book.best()).toMatchObject({ state: "synced", updateId: 2n ** 53n + 1n, bid: ["3", "1"] });
  server.socket.pushText(bookText("delta", "9007199254740995", "9007199254740999", "[]"));
  expect(book.best()).toEqual({
    state: "stale",
    reason: "Update 9007199254740994 is missing: 9007199254740995 arrived.",
  });
  streams.close();
});

const mismatch = "Unusable message: message.data";
test.each([
  ["null", `${mismatch} must be object, not null.`],
  ["5", `${mismatch} must be object, not number.`],
  ["{}", `${mismatch}.b is absent.`],
  ['{"s":"X","b":[5],"a":[],"u":101,"seq":1001}', `${mismatch}.b[0] must be array, not number.`],
  ['{"s":"X","b":[["1","1"],["1"]],"a":[],"u":101,"seq":1001}', `${mismatch}.b[1][1] is absent.`],
  ['{"s":"X","b":[],"a":[],"u":"101","seq":1001}', `${mismatch}.u must be number, not string.`],
  ['{"s":"BTCUSDT","b":[],"a":[],"u":101.5,"seq":1001}', "An update number is not an integer."],
  ['{"s":"ETHUSDT","b":[],"a":[],"u":101,"seq":1001}', "A message of the book is about another symbol."],
])("an order book that cannot use the data %s is stale and requests a snapshot", async (data, reason) => {
  const { server, book, events, streams } = await openBook();
  server.socket.pushText(bookText("snapshot", "100", "1000", '[["1","1"]]'));
  server.socket.pushText(`{"topic":"orderbook.50.BTCUSDT","type":"delta","ts":1,"data":${data}}`);
  expect(events.at(-1)).toMatchObject({ type: "stale", reason });
  expect(server.socket.topics("unsubscribe")).toEqual(["orderbook.50.BTCUSDT"]);
  server.socket.pushText(bookText("snapshot", "102", "1002", '[["1","1"]]'));
  expect(book.state).toBe("synced");
  streams.close();
});

test("no server message causes an exception, and the next valid message is delivered", async () => {
  const topics = [
    "publicTrade.BTCUSDT",
    "tickers.BTCUSDT",
    "orderbook.50.BTCUSDT",
    "kline.1.BTCUSDT",
    "order",
    "unknown",
  ];
  const json = anything({ withNullPrototype: false });
  const message = record(
    {
      topic: oneof(constantFrom<unknown>(...topics), json),
      type: oneof(constantFrom<unknown>("snapshot", "delta", "COMMAND_RESP"), json),
      op: oneof(constantFrom<unknown>("ping", "pong", "auth", "subscribe", "unsubscribe"), json),
      data: oneof(json, array(json)),
      ts: json,
      success: json,
      ret_msg: json,
      req_id: json,
      args: json,
    },
    { requiredKeys: [] },
  );
  const text = oneof(
    message.map((value) => JSON.stringify(value)),
    string(),
  );
  await assert(
    asyncProperty(array(text, { maxLength: 20 }), async (texts) => {
      const server = new FakeServer();
      await using streams = createTradingStreams({ ...server.options, credentials });
      const seen: unknown[] = [];
      const onEvent = (event: { readonly type: string }) => void ("data" in event && seen.push(event.data));
      const subscriptions = [
        streams.publicTrade(btc, { onEvent }),
        streams.contractTicker(btc),
        streams.orderBook({ ...btc, depth: 50 }),
        streams.kline({ ...btc, interval: "1" }),
        streams.order(),
      ];
      await Promise.all(subscriptions.map(({ ready }) => ready));
      for (const socket of server.sockets) {
        for (const one of texts) socket.pushText(one);
        socket.push({ topic: "publicTrade.BTCUSDT", type: "snapshot", ts: 1, data: [{ i: "last" }] });
      }
      expect(seen.at(-1)).toMatchObject({ i: "last" });
    }),
    { numRuns: 200 },
  );
});
