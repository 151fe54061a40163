import { createTradingClient } from "@specwright/trading";
import { expect, test } from "vitest";
import { createTradingStreams, type TradingCalls } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading } from "./support/fake-trading.ts";

const T = 1_700_000_040_000;
const MINUTE = 60_000;
const btc = { category: "linear", symbol: "BTCUSDT" } as const;

type Market = Partial<TradingCalls["market"]>;

/** Connects a streams client to a fake server. The functions in `market` replace the calls of its REST client. */
function connect(market: Market) {
  const server = new FakeServer();
  server.clock.set(T);
  const calls = fakeTrading();
  const streams = createTradingStreams({
    ...server.options,
    trading: { ...calls, market: { ...calls.market, ...market } } as never,
  });
  return { server, streams };
}

const live = (id: number) => ({ T: T + id, s: "BTCUSDT", S: "Buy", v: "1", p: "100", i: String(id), BT: false });
const rest = (id: number) => ({
  execId: String(id),
  symbol: "BTCUSDT",
  side: "Buy",
  size: "1",
  price: "100",
  time: String(T + id),
  isBlockTrade: false,
});

/**
 * Summarizes each event of a subscription. The summary of an update consists of its source and its trade or minute. The
 * summary of any other event is its type.
 */
function summary(events: readonly object[]): unknown[] {
  return (events as { type: string; data?: { i?: string; start?: number }; source?: string }[]).map((event) => {
    if (event.type !== "update") return event.type;
    const name = event.data?.i ?? (Number(event.data?.start) - T) / MINUTE;
    return event.source === "rest" ? `rest ${name}` : `live ${name}`;
  });
}

async function trades(recentTrade: (ids: () => number[]) => Market["recentTrade"]) {
  let ids: number[] = [];
  const { server, streams } = connect({ recentTrade: recentTrade(() => ids) as never });
  const events: object[] = [];
  await streams.publicTrade(btc, { onEvent: (event) => void events.push(event) }).ready;
  const push = (...list: number[]) =>
    server.socket.push({ topic: "publicTrade.BTCUSDT", type: "snapshot", ts: T, data: list.map(live) });
  return { server, streams, events, push, setRest: (list: number[]) => void (ids = list) };
}

const listing = (ids: () => number[]) => async () => ({ list: ids().map(rest) });

test("trades missed in a gap are delivered once, before later trades", async () => {
  const { server, streams, events, push, setRest } = await trades(listing);
  push(1, 2);
  server.socket.cut();
  setRest([5, 4, 3, 2, 1]);
  await server.clock.advance(1000);
  push(5, 6);
  await server.clock.advance(3000);
  push(7);
  expect(summary(events)).toEqual([
    "live 1",
    "live 2",
    "gap",
    "rest 3",
    "rest 4",
    "rest 5",
    "live 6",
    "resumed",
    "live 7",
  ]);
  expect(events.at(-2)).toMatchObject({ type: "resumed", filled: { missed: 3 } });
  streams.close();
});

test("a trade that REST lists late is delivered before the resumed event", async () => {
  const { server, streams, events, push, setRest } = await trades(listing);
  push(1);
  server.socket.cut();
  setRest([1]);
  await server.clock.advance(500);
  setRest([2, 1]);
  await server.clock.advance(3000);
  expect(summary(events)).toEqual(["live 1", "gap", "rest 2", "resumed"]);
  streams.close();
});

test("if REST no longer lists all missed trades, the resumed event contains the time until which trades are lost", async () => {
  const { server, streams, events, push, setRest } = await trades(listing);
  push(1);
  server.socket.cut();
  setRest(Array.from({ length: 1000 }, (_, index) => 2000 - index));
  await server.clock.advance(5000);
  expect(events.at(-1)).toMatchObject({ type: "resumed", filled: { missed: 1000, lostUntil: T + 1001 } });
  streams.close();
});

test("trades that were delivered after one gap are not repeated after the next gap", async () => {
  const { server, streams, events, push, setRest } = await trades(listing);
  push(1);
  for (const last of [3, 5]) {
    server.socket.cut();
    setRest(Array.from({ length: last }, (_, index) => last - index));
    await server.clock.advance(5000);
  }
  expect(summary(events)).toEqual([
    "live 1",
    "gap",
    "rest 2",
    "rest 3",
    "resumed",
    "gap",
    "rest 4",
    "rest 5",
    "resumed",
  ]);
  streams.close();
});

test("if the connection is lost again during the REST read, both losses are one gap, which the next connection fills", async () => {
  const { server, streams, events, push, setRest } = await trades(listing);
  push(1);
  server.socket.cut();
  setRest([2, 1]);
  await server.clock.advance(1000);
  server.socket.cut();
  setRest([3, 2, 1]);
  await server.clock.advance(6000);
  expect(summary(events)).toEqual(["live 1", "gap", "rest 2", "rest 3", "resumed"]);
  streams.close();
});

test("the reason of a failed REST read is reported, and the stream continues", async () => {
  const failing = () => async () => {
    throw new Error("REST is down.");
  };
  const { server, streams, events, push } = await trades(failing as never);
  push(1);
  server.socket.cut();
  await server.clock.advance(1000);
  push(2);
  expect(summary(events)).toEqual(["live 1", "gap", "resumed", "live 2"]);
  expect(events.at(-2)).toMatchObject({ filled: { missed: 0, why: "REST is down.", lostFrom: T + 1 } });
  streams.close();
});

test("if the second REST read fails, the resumed event contains the time from which trades may be lost", async () => {
  let calls = 0;
  const failingSecond = (ids: () => number[]) => async () => {
    calls += 1;
    if (calls > 1) throw new Error("REST is down.");
    return { list: ids().map(rest) };
  };
  const { server, streams, events, push, setRest } = await trades(failingSecond as never);
  push(1);
  server.socket.cut();
  setRest([3, 2, 1]);
  await server.clock.advance(5000);
  expect(summary(events)).toEqual(["live 1", "gap", "rest 2", "rest 3", "resumed"]);
  expect(events.at(-1)).toMatchObject({ filled: { missed: 2, why: "REST is down.", lostFrom: T + 3 } });
  streams.close();
});

test("a lost connection while live trades wait for REST leaves the gap open until the next connection", async () => {
  const { server, streams, events, push, setRest } = await trades(listing);
  push(1);
  server.socket.cut();
  setRest([2, 1]);
  await server.clock.advance(1000);
  push(3);
  server.opensSockets = false;
  server.socket.cut();
  // Trade 4 happens while the client is offline, after all reads of the first connection.
  await server.clock.advance(8000);
  setRest([4, 3, 2, 1]);
  server.opensSockets = true;
  await server.clock.advance(60_000);
  expect(summary(events)).toEqual(["live 1", "gap", "rest 2", "live 3", "rest 4", "resumed"]);
  expect(events.at(-1)).toMatchObject({ filled: { missed: 2 } });
  streams.close();
});

test("live trades are delivered if REST does not respond before a thousand messages arrive", async () => {
  const { server, streams, events, push } = await trades((() => () => new Promise(() => {})) as never);
  server.socket.cut();
  await server.clock.advance(1000);
  for (let id = 1; id <= 1001; id++) push(id);
  expect(summary(events).slice(0, 3)).toEqual(["gap", "resumed", "live 1"]);
  expect(events).toHaveLength(1003);
  streams.close();
});

test("a streams client without the `trading` option reads nothing over REST", async () => {
  const server = new FakeServer();
  const streams = createTradingStreams(server.options);
  const events: object[] = [];
  await streams.publicTrade(btc, { onEvent: (event) => void events.push(event) }).ready;
  server.socket.cut();
  await server.clock.advance(1000);
  expect(summary(events)).toEqual(["gap", "resumed"]);
  expect(events.at(-1)).not.toHaveProperty("filled");
  streams.close();
});

/**
 * Subscribes to one-minute candles. Before the simulated REST call returns a candle, it awaits `isLate`, and omits the
 * candle if the result is true.
 */
async function candles(isLate: (minute: number) => boolean | Promise<boolean> = () => false) {
  const row = (start: number) => [String(T + start * MINUTE), "1", "2", "0.5", "1.5", "10", "15"];
  const kline = Object.assign(async () => ({ list: [] }), {
    async *iterate({ start, end }: { start: number; end: number }) {
      for (let minute = 0; minute < 10; minute++) {
        const time = T + minute * MINUTE;
        if (time < start || time > end) continue;
        if (!(await isLate(minute))) yield row(minute);
      }
    },
  });
  const { server, streams } = connect({ kline: kline as never });
  const events: object[] = [];
  await streams.kline({ ...btc, interval: "1" }, { onEvent: (event) => void events.push(event) }).ready;
  const push = (start: number, confirm: boolean) =>
    server.socket.push({
      topic: "kline.1.BTCUSDT",
      type: "snapshot",
      ts: T,
      data: [{ start: T + start * MINUTE, open: "1", high: "1", low: "1", close: "1", confirm }],
    });
  push(0, true);
  push(1, false);
  server.clock.set(T + MINUTE);
  const reconnectAfter = async (minutes: number) => {
    server.socket.cut();
    server.opensSockets = false;
    await server.clock.advance(minutes * MINUTE);
    server.opensSockets = true;
  };
  return { server, streams, events, push, reconnectAfter };
}

test("candles that closed during a gap are delivered, including the candle that was open when the gap began", async () => {
  const { server, streams, events, push, reconnectAfter } = await candles();
  await reconnectAfter(3);
  await server.clock.advance(2 * MINUTE);
  push(6, false);
  const seen = summary(events);
  expect(seen.slice(0, 6)).toEqual(["live 0", "live 1", "gap", "rest 1", "rest 2", "rest 3"]);
  expect(seen).toContain("resumed");
  expect(new Set(seen).size).toBe(seen.length);
  expect(events.find((event) => "source" in event)).toMatchObject({ data: { confirm: true, close: "1.5" } });
  streams.close();
});

test("after a failed REST read, the candles read so far are delivered, and resumed contains the time from which candles may be lost", async () => {
  const { server, streams, events, reconnectAfter } = await candles((minute) => {
    if (minute === 3) throw new Error("REST is down.");
    return false;
  });
  await reconnectAfter(5);
  await server.clock.advance(MINUTE);
  expect(summary(events)).toEqual(["live 0", "live 1", "gap", "rest 1", "rest 2", "resumed"]);
  expect(events.at(-1)).toMatchObject({ filled: { missed: 2, why: "REST is down.", lostFrom: T + 3 * MINUTE } });
  streams.close();
});

test("the REST read stops when a thousand live messages wait for it, and the candles read so far are delivered", async () => {
  let go = () => {};
  const waiting = new Promise<boolean>((resolve) => (go = () => resolve(false)));
  const { server, streams, events, push, reconnectAfter } = await candles((minute) => (minute === 3 ? waiting : false));
  await reconnectAfter(5);
  await server.clock.advance(MINUTE);
  for (let count = 0; count <= 1000; count++) push(6, false);
  go();
  await server.clock.advance(MINUTE);
  expect(summary(events).slice(0, 7)).toEqual(["live 0", "live 1", "gap", "rest 1", "rest 2", "resumed", "live 6"]);
  expect(events[5]).toMatchObject({ filled: { missed: 2, lostFrom: T + 3 * MINUTE } });
  expect(new Set(summary(events).slice(6))).toEqual(new Set(["live 6"]));
  streams.close();
});

test("a candle that REST lists late is delivered after newer live candles", async () => {
  let isListed = false;
  const { server, streams, events, push, reconnectAfter } = await candles((minute) => minute === 3 && !isListed);
  await reconnectAfter(3);
  server.clock.set(T + 4 * MINUTE);
  await server.clock.advance(1000);
  push(4, true);
  isListed = true;
  await server.clock.advance(MINUTE);
  expect(summary(events)).toEqual(["live 0", "live 1", "gap", "rest 1", "rest 2", "live 4", "rest 3", "resumed"]);
  streams.close();
});

test("a connection that is lost during the REST read does not make the client deliver candles twice", async () => {
  let go = () => {};
  const waiting = new Promise<boolean>((resolve) => (go = () => resolve(false)));
  const { server, streams, events, reconnectAfter } = await candles((minute) => (minute === 3 ? waiting : false));
  await reconnectAfter(5);
  await server.clock.advance(MINUTE);
  server.socket.cut();
  go();
  await server.clock.advance(MINUTE);
  const seen = summary(events);
  expect(seen).toEqual([
    "live 0",
    "live 1",
    "gap",
    "rest 1",
    "rest 2",
    "rest 3",
    "rest 4",
    "rest 5",
    "rest 6",
    "resumed",
  ]);
  expect(events.at(-1)).toMatchObject({ filled: { missed: 6 } });
  streams.close();
});

test("types: a client of createTradingClient has the calls that fill gaps", () => {
  const { recentTrade, kline } = createTradingClient({ environment: "testnet" }).market;
  expect([typeof recentTrade, typeof kline.iterate]).toEqual(["function", "function"]);
});
