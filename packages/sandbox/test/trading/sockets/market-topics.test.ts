import { expect, test } from "vitest";
import { violations } from "../../support/check-message.ts";
import {
  connect,
  fieldsOf,
  recordsOf,
  startSandbox,
  type Fields,
  type Message,
  type SocketClient,
} from "../../support/socket-client.ts";
import { noon } from "../../support/test-world.ts";

async function subscribed(url: string, server: string, topic: string): Promise<SocketClient> {
  const client = await connect(url, `/v5/public/${server}`);
  await client.ask({ op: "subscribe", args: [topic] });
  return client;
}

interface Result extends Book {
  list: (Fields & Row)[];
}

const rest = async (url: string, path: string): Promise<Result> =>
  ((await (await fetch(`${url}/v5/market/${path}`)).json()) as { result: Result }).result;

type Row = readonly [price: string, size: string];
interface Book {
  b: Row[];
  a: Row[];
  u: number;
  seq: number;
}

/** Builds an order book from its messages, as the platform's documentation describes. */
function keep(messages: readonly Message[]): Omit<Book, "seq"> {
  const sides = { b: new Map<string, string>(), a: new Map<string, string>() };
  let u = 0;
  for (const { type, data: update } of messages) {
    const data = update as Book;
    if (type === "snapshot") for (const side of Object.values(sides)) side.clear();
    else expect(data.u).toBe(u + 1);
    u = data.u;
    for (const name of ["b", "a"] as const)
      for (const [price, size] of data[name])
        if (size === "0") sides[name].delete(price);
        else sides[name].set(price, size);
  }
  const sorted = (name: "b" | "a", sign: number) =>
    [...sides[name]].toSorted(([left], [right]) => sign * (Number(left) - Number(right)));
  return { b: sorted("b", -1), a: sorted("a", 1), u };
}

test.each([
  ["linear", "50"],
  ["spot", "200"],
  ["inverse", "1000"],
])("an order book of %s and depth %s, updated by its deltas, equals the REST book", async (category, depth) => {
  const { trading, clock } = await startSandbox();
  const symbol = category === "inverse" ? "BTCUSD" : "BTCUSDT";
  const topic = `orderbook.${depth}.${symbol}`;
  const client = await subscribed(trading.mainnetUrl, category, topic);
  for (let step = 0; step < 20; step++) clock.advance(step % 3 === 0 ? 1000 : 200);
  trading.controls().setPrice({ symbol: "BTCUSDT", price: "90000" });
  const messages = await client.all(topic);
  expect(messages.map(({ type }) => type)).toEqual(["snapshot", ...Array.from({ length: 21 }, () => "delta")]);
  expect(messages.flatMap((message) => violations("orderBook", message))).toEqual([]);
  const book = await rest(trading.mainnetUrl, `orderbook?category=${category}&symbol=${symbol}&limit=${depth}`);
  const { u, ...kept } = keep(messages);
  expect(kept).toEqual({ b: book.b, a: book.a });
  if (depth === "1000") expect(u).toBe(book.u);
});

test("a later subscriber receives a snapshot with the number of the last update", async () => {
  const { trading, clock } = await startSandbox();
  const topic = "orderbook.1000.BTCUSDT";
  const first = await subscribed(trading.mainnetUrl, "linear", topic);
  clock.advance(200);
  clock.advance(70);
  const second = await subscribed(trading.mainnetUrl, "linear", topic);
  clock.advance(50);
  const book = await rest(trading.mainnetUrl, "orderbook?category=linear&symbol=BTCUSDT&limit=1000");
  const [early, late] = [keep(await first.all(topic)), keep(await second.all(topic))];
  expect(early).toEqual(late);
  expect(early).toEqual({ b: book.b, a: book.a, u: book.u });
});

test("the snapshot is sent before any update, even if time passes while the snapshot is created", async () => {
  let time = noon;
  // Each read of the clock advances it by a second.
  const { trading } = await startSandbox({ now: () => (time += 1000) });
  const client = await subscribed(trading.mainnetUrl, "linear", "orderbook.50.BTCUSDT");
  const messages = [await client.pushed("orderbook.50.BTCUSDT"), await client.pushed("orderbook.50.BTCUSDT")];
  expect(messages.map(({ type }) => type)).toEqual(["snapshot", "delta"]);
  expect(keep(messages).u).toBeGreaterThan(0);
});

test("an order book of depth 1 sends only snapshots, and repeats the last one after three seconds", async () => {
  const { trading, clock } = await startSandbox();
  trading.controls().setPrice({ symbol: "BTCUSDT", price: "90000", hold: true });
  const client = await subscribed(trading.mainnetUrl, "linear", "orderbook.1.BTCUSDT");
  clock.advance(20);
  clock.advance(20);
  expect(await client.all("orderbook.1.BTCUSDT")).toHaveLength(1);
  clock.advance(2960);
  const [message] = await client.all("orderbook.1.BTCUSDT");
  expect(message).toMatchObject({ type: "snapshot", data: { b: [[expect.any(String), expect.any(String)]] } });
  expect(Object.keys(message ?? {}).slice(0, 3)).toEqual(["topic", "ts", "type"]);
});

test("a full order book can start from the REST snapshot and continue with deltas", async () => {
  const { trading, clock } = await startSandbox();
  const topic = "orderbook.full.BTCUSDT";
  const client = await subscribed(trading.mainnetUrl, "spot", topic);
  clock.advance(200);
  const snapshot = await rest(trading.mainnetUrl, "full_orderbook?category=spot&symbol=BTCUSDT");
  clock.advance(1000);
  const deltas = await client.all(topic);
  expect(deltas.map(({ type }) => type)).toEqual(["delta", "delta"]);
  const later = deltas.filter(({ data }) => (data as Book).seq > snapshot.seq);
  const end = await rest(trading.mainnetUrl, "full_orderbook?category=spot&symbol=BTCUSDT");
  const { b, a, u } = keep([{ type: "snapshot", data: snapshot }, ...later]);
  expect({ b: b.slice(0, 2000), a: a.slice(0, 2000), u }).toEqual({ b: end.b, a: end.a, u: end.u });
});

test("the snapshot of a contract ticker merged with its deltas equals the ticker over REST", async () => {
  const { trading, clock } = await startSandbox();
  const client = await subscribed(trading.mainnetUrl, "linear", "tickers.BTCUSDT");
  for (let step = 0; step < 10; step++) clock.advance(700);
  const messages = await client.all("tickers.BTCUSDT");
  expect(messages.map(({ type }) => type)).toEqual(["snapshot", ...Array.from({ length: 10 }, () => "delta")]);
  expect(messages.flatMap((message) => violations("contractTicker", message))).toEqual([]);
  const merged: Fields = Object.assign({}, ...messages.map(fieldsOf));
  const { list } = await rest(trading.mainnetUrl, "tickers?category=linear&symbol=BTCUSDT");
  for (const name of ["lastPrice", "markPrice", "bid1Price", "ask1Size", "fundingRate", "highPrice24h"])
    expect(merged[name]).toBe(list[0]?.[name]);
});

test("each pushed trade equals the same trade over REST", async () => {
  const { trading, clock } = await startSandbox();
  const client = await subscribed(trading.mainnetUrl, "linear", "publicTrade.BTCUSDT");
  clock.advance(500);
  clock.advance(2500);
  clock.advance(2_000_000);
  const messages = await client.all("publicTrade.BTCUSDT");
  expect(messages.map((message) => recordsOf(message).length)).toEqual([3, 1024]);
  expect(messages.flatMap((message) => violations("publicTrade", message))).toEqual([]);
  const { list } = await rest(trading.mainnetUrl, "recent-trade?category=linear&symbol=BTCUSDT&limit=10");
  const newest = messages.flatMap(recordsOf).slice(-10).toReversed();
  expect(newest.map(({ i, p, v, S, T }) => [i, p, v, S, String(T)])).toEqual(
    list.map(({ execId, price, size, side, time }) => [execId, price, size, side, time]),
  );
});

test("an open candle is updated, and is sent with confirm: true exactly once before the next candle begins", async () => {
  const { trading, clock } = await startSandbox();
  const client = await subscribed(trading.mainnetUrl, "linear", "kline.1.BTCUSDT");
  for (const step of [1000, 58_000, 1000, 1000, 120_000]) clock.advance(step);
  const messages = await client.all("kline.1.BTCUSDT");
  expect(messages.flatMap((message) => violations("kline", message))).toEqual([]);
  const states = messages.map((message) =>
    recordsOf(message).map(({ start, confirm }) => [(Number(start) - noon) / 60_000, confirm]),
  );
  expect(states).toEqual([
    [[0, false]],
    [[0, false]],
    [
      [0, true],
      [1, false],
    ],
    [[1, false]],
    [
      [1, true],
      [2, true],
      [3, false],
    ],
  ]);
  const { list } = await rest(trading.mainnetUrl, "kline?category=linear&symbol=BTCUSDT&interval=1&limit=3");
  const complete = messages.flatMap(recordsOf).filter(({ confirm }) => String(confirm) === "true");
  const names = ["start", "open", "high", "low", "close", "volume", "turnover"];
  expect(list[1]).toEqual(names.map((name) => String(complete.at(-1)?.[name])));
});

test("a contract in its call auction sends no messages, and starts with a snapshot once it opens", async () => {
  const { trading, clock } = await startSandbox();
  const auction = await subscribed(trading.mainnetUrl, "linear", "orderbook.50.HELIXUSDT");
  const opening = await subscribed(trading.mainnetUrl, "linear", "orderbook.50.QUARKUSDT");
  clock.advance(1000);
  expect(await auction.all("orderbook.50.HELIXUSDT")).toEqual([]);
  expect(await opening.all("orderbook.50.QUARKUSDT")).toEqual([]);
  clock.advance(3_600_000);
  clock.advance(1000);
  expect((await opening.all("orderbook.50.QUARKUSDT")).map(({ type }) => type)).toEqual(["snapshot", "delta"]);
});

test("the same seed, clock and calls produce the same messages, byte for byte", async () => {
  const run = async (): Promise<string> => {
    const { trading, clock } = await startSandbox({ seed: 7 });
    const topics = ["orderbook.50.ETHUSDT", "tickers.ETHUSDT", "publicTrade.ETHUSDT", "kline.5.ETHUSDT"];
    const client = await connect(trading.mainnetUrl, "/v5/public/linear");
    await client.ask({ op: "subscribe", args: topics });
    for (let step = 0; step < 20; step++) clock.advance(333);
    await client.ask({ op: "ping" });
    return JSON.stringify(client.messages);
  };
  expect(await run()).toBe(await run());
});

test("order book, ticker and trades of a spread equal the REST records", async () => {
  const { trading, clock } = await startSandbox();
  const symbol = "SOLUSDT_SOL/USDT";
  const topics = [`orderbook.25.${symbol}`, `tickers.${symbol}`, `publicTrade.${symbol}`];
  const client = await connect(trading.mainnetUrl, "/v5/public/spread");
  expect(await client.ask({ op: "subscribe", args: [...topics, "tickers.NOPE_NOPE"] })).toMatchObject({
    data: { successTopics: topics, failTopics: ["tickers.NOPE_NOPE"] },
  });
  for (let step = 0; step < 5; step++) clock.advance(1000);
  await client.ask({ op: "ping" });
  const of = (topic: string | undefined) => client.messages.filter((message) => message.topic === topic);
  const read = async (path: string): Promise<Result> => {
    const response = await fetch(`${trading.mainnetUrl}/v5/spread/${path}symbol=${encodeURIComponent(symbol)}`);
    return ((await response.json()) as { result: Result }).result;
  };
  const { b, a, u } = await read("orderbook?limit=25&");
  expect(of(topics[0]).map(({ type }) => type)).toEqual(["snapshot", "delta", "delta", "delta", "delta", "delta"]);
  expect(keep(of(topics[0]))).toEqual({ b, a, u });
  expect((await read("tickers?")).list).toEqual([of(topics[1]).at(-1)?.data]);
  const trades = of(topics[2]).flatMap(recordsOf).toReversed();
  const { list } = await read("recent-trade?limit=5&");
  expect(trades.map(({ i, p, v, S }) => [i, p, v, S])).toEqual(
    list.map(({ execId, price, size, side }) => [execId, price, size, side]),
  );
});
