import { expect, test } from "vitest";
import { createTradingStreams, type DebugEvent, type StreamsOptions } from "../src/index.ts";
import { REST_DELAY_MS } from "./support/account-client.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading } from "./support/fake-trading.ts";

const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const credentials = { apiKey: "key", secret: "secret" };
const T = 1_700_000_000_000;

function connect(options: Omit<StreamsOptions, "credentials"> = {}) {
  const server = new FakeServer();
  const events: { readonly type: string; readonly data?: unknown }[] = [];
  const problems: string[] = [];
  const onDebug = (event: DebugEvent): void => {
    if (event.type === "invalid-message") problems.push(`${event.topic}: ${event.problem}`);
  };
  const streams = createTradingStreams({ ...server.options, ...options, credentials, onDebug });
  const onEvent = (event: (typeof events)[number]): void => void events.push(event);
  return { server, streams, events, problems, onEvent };
}

const trades = (...data: object[]) => ({ topic: "publicTrade.BTCUSDT", type: "snapshot", ts: 1, data });
const ticker = (type: string, data: object) => ({ topic: "tickers.BTCUSDT", type, ts: 1, data });
const executions = (...data: object[]) => ({ topic: "execution", creationTime: 1, data });
const execution = (execId: string, at: number) => ({ category: "linear", execId, execTime: String(T + at), seq: at });

test("a message that violates the specification causes a gap and is not delivered", async () => {
  const { server, streams, events, problems, onEvent } = connect();
  await streams.publicTrade(btc, { onEvent }).ready;
  server.socket.push(trades({ i: "1" }));
  await server.clock.advance(1000);
  server.socket.push(trades({ i: "2" }, { i: 3 }));
  server.socket.push(trades({ i: "4" }));
  const problem = "message.data[1].i must be string, not number";
  expect(events).toMatchObject([
    { type: "update", data: { i: "1" } },
    { type: "gap", from: T, reason: `Unusable message: ${problem}.` },
    { type: "resumed", from: T, to: T + 1000 },
    { type: "update", data: { i: "4" } },
  ]);
  expect(problems).toEqual([`publicTrade.BTCUSDT: ${problem}`]);
  expect(server.socket.topics("unsubscribe")).toEqual([]);
  streams.close();
});

test("unknown fields and unknown values are delivered", async () => {
  const { server, streams, events, problems, onEvent } = connect();
  await streams.publicTrade(btc, { onEvent }).ready;
  server.socket.push({ ...trades({ i: "1", S: "Sideways", novel: [1] }), novel: true });
  expect(events).toMatchObject([{ type: "update", data: { i: "1", S: "Sideways", novel: [1] } }]);
  expect(problems).toEqual([]);
  streams.close();
});

test("a ticker starts over with a snapshot if a delta is invalid", async () => {
  const { server, streams, events, onEvent } = connect();
  await streams.contractTicker(btc, { onEvent }).ready;
  server.socket.push(ticker("snapshot", { symbol: "BTCUSDT", lastPrice: "1" }));
  server.socket.pushText('{"topic":"tickers.BTCUSDT","type":"delta","ts":1,"data":{"lastPrice":"2"}}');
  server.socket.push(ticker("delta", { symbol: "BTCUSDT", markPrice: "3" }));
  expect(events.map(({ type }) => type)).toEqual(["update", "gap"]);
  await server.clock.advance(0);
  expect(server.socket.topics("unsubscribe")).toEqual(["tickers.BTCUSDT"]);
  expect(events.map(({ type }) => type)).toEqual(["update", "gap"]);
  server.socket.push(ticker("snapshot", { symbol: "BTCUSDT", lastPrice: "4" }));
  expect(events.map(({ type }) => type)).toEqual(["update", "gap", "resumed", "update"]);
  expect(events.at(-1)).toMatchObject({ type: "update", data: { symbol: "BTCUSDT", lastPrice: "4" } });
  expect(events.at(-1)?.data).not.toHaveProperty("markPrice");
  const requests = server.socket.requests.filter(({ op }) => op !== "ping").length;
  await server.clock.advance(60_000);
  expect(server.socket.requests.filter(({ op }) => op !== "ping")).toHaveLength(requests);
  streams.close();
});

/**
 * Subscribes to a ticker. `breaks` returns the fault of each subscribe request: the snapshot is cut off, missing, or
 * preceded by a broken message.
 */
async function openTicker(breaks: (request: number) => "broken" | "absent" | "before" | undefined) {
  const connection = connect();
  const { server, streams, onEvent } = connection;
  let requests = 0;
  server.onRequest = (socket, { op, req_id }) => {
    if (op !== "subscribe") return undefined;
    const fault = breaks(++requests);
    const broken = '{"topic":"tickers.BTCUSDT","type":"snapsh';
    queueMicrotask(() => {
      if (fault === "before") socket.pushText(broken);
      socket.push({ success: true, ret_msg: "", op, req_id, conn_id: "1" });
      if (fault === "broken") socket.pushText(broken);
      if (fault === undefined) socket.push(ticker("snapshot", { symbol: "BTCUSDT", lastPrice: "1" }));
    });
    return "none";
  };
  await streams.contractTicker(btc, { onEvent }).ready;
  return connection;
}

test.each([
  ["is broken and arrives before the reply", (server: FakeServer) => server.socket.cut(), [2], "before"],
  ["is broken", (server: FakeServer) => server.socket.cut(), [2], "broken"],
  ["is broken twice", (server: FakeServer) => server.socket.pushText("{"), [2, 3], "broken"],
  ["does not arrive", (server: FakeServer) => server.socket.cut(), [2], "absent"],
] as const)("a ticker requests its snapshot again if the snapshot %s", async (_, disturb, requests, fault) => {
  const { server, streams, events } = await openTicker((request) =>
    (requests as readonly number[]).includes(request) ? fault : undefined,
  );
  disturb(server);
  await server.clock.advance(1000);
  server.socket.push(ticker("delta", { lastPrice: "2" }));
  expect(events.map(({ type }) => type)).toEqual(["update", "gap"]);
  await server.clock.advance(30_000);
  server.socket.push(ticker("delta", { lastPrice: "3" }));
  expect(events.map(({ type }) => type)).toEqual(["update", "gap", "resumed", "update", "update"]);
  streams.close();
});

test("a second reader of a ticker subscribes again if the client has no snapshot", async () => {
  const { server, streams } = await openTicker((request) => (request === 2 ? "absent" : undefined));
  const seen: string[] = [];
  streams.contractTicker(btc, { onEvent: (event) => void seen.push(event.type) });
  await server.clock.advance(6000);
  server.socket.push(ticker("delta", { lastPrice: "2" }));
  expect(seen).toEqual(["update", "update"]);
  streams.close();
});

test("the content of an invalid account message is read over REST", async () => {
  const trading = fakeTrading((_, { category }) =>
    category === "linear" ? [execution("2", 20), execution("1", 10)] : [],
  );
  const { server, streams, events, onEvent } = connect({ trading });
  await streams.execution({ onEvent }).ready;
  server.socket.push(executions(execution("1", 10)));
  server.socket.push(executions({ ...execution("2", 20), orderId: 5 }));
  server.socket.push(executions(execution("3", 30)));
  await server.clock.advance(REST_DELAY_MS);
  expect(events).toMatchObject([
    { type: "update", source: "stream", data: { execId: "1" } },
    { type: "gap", from: T },
    { type: "update", source: "rest", data: { execId: "2" } },
    { type: "update", source: "stream", data: { execId: "3" } },
    { type: "reconciled", from: T, to: T, missed: 1 },
  ]);
  streams.close();
});

test("invalid messages during a REST read keep the gap open, and REST is read again", async () => {
  const trading = fakeTrading((_, { category }) => (category === "linear" ? [execution("1", 10)] : []));
  const { server, streams, events, onEvent } = connect({ trading });
  await streams.execution({ onEvent }).ready;
  const spoilt = executions({ ...execution("1", 10), orderId: 5 });
  for (const message of [spoilt, spoilt, spoilt]) server.socket.push(message);
  await server.clock.advance(0);
  expect(events.map(({ type }) => type)).toEqual(["gap", "unreconciled"]);
  await server.clock.advance(REST_DELAY_MS);
  expect(events.slice(2)).toMatchObject([
    { type: "update", source: "rest" },
    { type: "reconciled", missed: 1 },
  ]);
  streams.close();
});

test("a message that isn't JSON causes a gap in every topic of the connection", async () => {
  const { server, streams, events, onEvent } = connect();
  const book = streams.orderBook({ ...btc, depth: 50 });
  await Promise.all([book.ready, streams.publicTrade(btc, { onEvent }).ready]);
  server.socket.push({
    topic: "orderbook.50.BTCUSDT",
    type: "snapshot",
    ts: 1,
    data: { s: "BTCUSDT", b: [["1", "1"]], a: [], u: 5, seq: 5 },
  });
  server.socket.pushText('{"topic":"publicTrade.BTC');
  expect(book.best()).toEqual({ state: "stale", reason: "A message of the connection cannot be read." });
  expect(events.map(({ type }) => type)).toEqual(["gap", "resumed"]);
  expect(server.socket.topics("unsubscribe")).toEqual(["orderbook.50.BTCUSDT"]);
  streams.close();
});

test.each([
  ["without a topic", JSON.stringify({ ts: 1, data: [{ i: "1" }] }), "A message of the connection has no topic."],
  ["whose topic is null", JSON.stringify({ topic: null, data: [] }), "A message of the connection has no topic."],
  ["that isn't text", new ArrayBuffer(8), "A message of the connection cannot be read."],
])("a message %s causes a gap in every topic of the connection", async (_, message, reason) => {
  const { server, streams, events, onEvent } = connect();
  await streams.publicTrade(btc, { onEvent }).ready;
  server.socket.pushData(message);
  expect(events).toMatchObject([{ type: "gap", reason }, { type: "resumed" }]);
  streams.close();
});

test.each([
  { op: "news", data: [] },
  { success: true, data: { successTopics: ["publicTrade.X"], failTopics: [] }, type: "COMMAND_RESP" },
  { retCode: 0, retMsg: "OK", data: {} },
  { text: "news" },
])("the message %j is not assigned to a topic", async (message) => {
  const { server, streams, events, onEvent } = connect();
  await streams.publicTrade(btc, { onEvent }).ready;
  server.socket.pushText(JSON.stringify(message));
  expect(events).toEqual([]);
  streams.close();
});
