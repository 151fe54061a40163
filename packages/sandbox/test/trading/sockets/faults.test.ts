import { expect, test } from "vitest";
import type { FaultRule, Sandbox } from "../../../src/index.ts";
import { connect, connectPrivate, SocketClient, startSandbox, type Message } from "../../support/socket-client.ts";
import { noon } from "../../support/test-world.ts";

const topic = "orderbook.50.BTCUSDT";
const numbersOf = (messages: readonly Message[]): number[] => messages.map(({ data }) => (data as { u: number }).u);

async function subscribed(sandbox: Sandbox): Promise<SocketClient> {
  const client = await connect(sandbox.trading.mainnetUrl, "/v5/public/linear");
  await client.ask({ op: "subscribe", args: [topic] });
  return client;
}

/** Makes ten updates of an order book and returns the update ids of the pushed messages, relative to the snapshot. */
async function run(...faults: FaultRule[]): Promise<number[]> {
  const sandbox = await startSandbox({ faults: { faults } });
  const client = await subscribed(sandbox);
  for (let step = 0; step < 10; step++) sandbox.clock.advance(1000);
  const [first = 0, ...rest] = numbersOf(await client.all(topic));
  return rest.map((number) => number - first);
}

const whole = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each<[string, FaultRule, number[]]>([
  ["drop", { fault: "socket-drop", skip: 3, times: 1 }, [1, 2, 4, 5, 6, 7, 8, 9, 10]],
  ["double", { fault: "socket-double", skip: 3, times: 1 }, [1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10]],
  ["reverse: two are swapped", { fault: "socket-reverse", skip: 3, times: 1 }, [1, 2, 4, 3, 5, 6, 7, 8, 9, 10]],
  ["reverse", { fault: "socket-reverse", messages: 4, skip: 3, times: 1 }, [1, 2, 6, 5, 4, 3, 7, 8, 9, 10]],
  ["delay", { fault: "socket-delay", ms: 3000, skip: 3, times: 1 }, [1, 2, 4, 5, 6, 3, 7, 8, 9, 10]],
])("a message fault changes the sequence of pushed messages: %s", async (_name, rule, expected) => {
  expect(await run({ ...rule, operation: topic })).toEqual(expected);
  expect(await run({ ...rule, operation: "tickers.*" })).toEqual(whole);
});

test("a restarted order book begins with a snapshot numbered 1, also over REST", async () => {
  const sandbox = await startSandbox({
    faults: { faults: [{ fault: "book-restart", operation: "orderbook.1000.*", skip: 1, times: 1 }] },
  });
  const client = await connect(sandbox.trading.mainnetUrl, "/v5/public/linear");
  await client.ask({ op: "subscribe", args: ["orderbook.1000.BTCUSDT"] });
  for (let step = 0; step < 3; step++) sandbox.clock.advance(1000);
  const messages = await client.all("orderbook.1000.BTCUSDT");
  expect(messages.map(({ type }) => type)).toEqual(["snapshot", "delta", "snapshot", "delta"]);
  expect(numbersOf(messages).slice(2)).toEqual([1, 2]);
  const url = `${sandbox.trading.mainnetUrl}/v5/market/orderbook?category=linear&symbol=BTCUSDT`;
  expect(await (await fetch(url)).json()).toMatchObject({ result: { u: 2 } });
});

test("restartBook restarts an order book, and the full order book topic sends an empty update", async () => {
  const sandbox = await startSandbox();
  const client = await connect(sandbox.trading.mainnetUrl, "/v5/public/spot");
  await client.ask({ op: "subscribe", args: ["orderbook.50.BTCUSDT", "orderbook.full.BTCUSDT"] });
  sandbox.trading.controls().restartBook({ symbol: "BTCUSDT", category: "spot" });
  expect(await client.pushed("orderbook.full.BTCUSDT")).toMatchObject({ type: "delta", data: { b: [], a: [], u: 1 } });
  await client.pushed(topic);
  expect(await client.pushed(topic)).toMatchObject({ type: "snapshot", data: { u: 1 } });
});

test.each([0, 1, 3, 200])("the fault socket-cut cuts a connection after %i bytes of a message", async (bytes) => {
  const sandbox = await startSandbox({
    faults: { faults: [{ fault: "socket-cut", bytes, operation: topic, skip: 2 }] },
  });
  const client = await subscribed(sandbox);
  sandbox.clock.advance(1000);
  sandbox.clock.advance(1000);
  expect(await client.closed).toBe(1006);
  expect(client.messages.filter((message) => message.topic === topic)).toHaveLength(2);
});

test("a socket fault closes a connection with a code, or keeps it open and silent", async () => {
  const faults: FaultRule[] = [
    { fault: "socket-close", code: 1012, operation: "pong", times: 1 },
    { fault: "socket-silence", operation: topic, skip: 1, times: 1 },
  ];
  const sandbox = await startSandbox({ faults: { faults } });
  const closed = await connect(sandbox.trading.mainnetUrl, "/v5/public/linear");
  closed.send({ op: "ping" });
  expect(await closed.closed).toBe(1012);
  const silent = await subscribed(sandbox);
  sandbox.clock.advance(1000);
  silent.send({ op: "ping" });
  const other = await connect(sandbox.trading.mainnetUrl, "/v5/public/linear");
  await other.ask({ op: "ping" });
  expect(silent.messages.map(({ type }) => type)).toEqual(["snapshot"]);
  expect(sandbox.trading.controls().connections()).toHaveLength(2);
});

test("a server with the fault socket-slow-read processes requests one at a time in order, but pushes messages without delay", async () => {
  const sandbox = await startSandbox();
  sandbox.trading.controls().addFault({ fault: "socket-slow-read", ms: 500, operation: "linear", skip: 1 });
  const client = await subscribed(sandbox);
  await client.pushed(topic);
  for (const id of ["a", "b", "c"]) client.send({ op: "ping", req_id: id });
  const other = await connect(sandbox.trading.mainnetUrl, "/v5/public/spot");
  // When this ping has a reply, the server has read the three messages, or waits for the sandbox's clock before it
  // reads the next one.
  await other.ask({ op: "ping" });
  for (const id of ["a", "b", "c"]) {
    await other.ask({ op: "ping" });
    expect(client.messages.filter(({ op }) => op === "ping")).toEqual([]);
    sandbox.clock.advance(500);
    expect(await client.next(({ op }) => op === "ping")).toMatchObject({ req_id: id });
    expect(await client.pushed(topic)).toMatchObject({ type: "delta" });
  }
});

test.each([403, 429, 502])(
  "a fault refuses WebSocket handshakes with status %i, and its rule selects them by server or path",
  async (status) => {
    const sandbox = await startSandbox();
    const controls = sandbox.trading.controls();
    const handshake = (path: string) => new SocketClient(`${sandbox.trading.mainnetUrl}${path}`).opened();
    controls.addFault({ fault: "socket-refuse", status, operation: "private" });
    expect(await handshake("/v5/private")).toBe(status);
    expect(await handshake("/v5/public/spot")).toBe(101);
    controls.addFault({ fault: "socket-refuse", status, operation: "/v5/public/*", times: 1 });
    expect(await handshake("/v5/public/spot")).toBe(status);
    expect(await handshake("/v5/public/spot")).toBe(101);
    controls.clearFaults();
    expect(await handshake("/v5/private")).toBe(101);
  },
);

const header = { "X-BAPI-TIMESTAMP": String(noon) };
const linear = { category: "linear", symbol: "BTCUSDT" };
const create = { ...linear, side: "Buy", orderType: "Limit", qty: "0.01", price: "90000" };

test("a fault makes the order socket refuse an order with code 10019, or execute it and reply with an inconclusive code", async () => {
  const sandbox = await startSandbox();
  const controls = sandbox.trading.controls();
  const client = await connectPrivate(sandbox, "/v5/trade");
  const request = (reqId: string) =>
    client.ask({ header, op: "order.create", args: [{ ...create, orderLinkId: reqId }], reqId });
  controls.addFault({ fault: "socket-ret-code", operation: "/v5/trade", times: 1 });
  expect(await request("a")).toMatchObject({ retCode: 10_019, reqId: "a", data: {} });
  controls.addFault({ fault: "socket-ret-code", executed: "yes", operation: "order.create", times: 1 });
  expect(await request("b")).toMatchObject({ retCode: 10_016, reqId: "b" });
  const cancel = (reqId: string) =>
    client.ask({ header, op: "order.cancel", args: [{ ...linear, orderLinkId: reqId }] });
  expect(await cancel("a")).toMatchObject({ retCode: 110_001 });
  expect(await cancel("b")).toMatchObject({ retCode: 0 });
});

test("a fault makes the order socket omit code and reqId, send no reply, or send the reply twice", async () => {
  const sandbox = await startSandbox();
  const controls = sandbox.trading.controls();
  const client = await connectPrivate(sandbox, "/v5/trade");
  const send = (reqId: string) => client.send({ header, op: "order.create", args: [create], reqId });
  controls.addFault({ fault: "socket-double", operation: "order.create", skip: 1, times: 1 });
  controls.addFault({ fault: "socket-drop", operation: "order.create", skip: 1, times: 1 });
  controls.addFault({ fault: "socket-nameless", operation: "order.create", times: 1 });
  for (const reqId of ["a", "b", "c"]) send(reqId);
  expect(await client.next()).toEqual({
    success: false,
    ret_msg: "Params Error",
    op: "order.create",
    conn_id: expect.any(String),
  });
  expect([await client.next(), await client.next()]).toMatchObject([{ reqId: "c" }, { reqId: "c" }]);
});

test("cutConnections cuts all connections or those of one server, and connections() lists the open ones", async () => {
  const sandbox = await startSandbox();
  const controls = sandbox.trading.controls();
  const account = await connectPrivate(sandbox);
  await account.ask({ op: "subscribe", args: ["order"] });
  const market = await subscribed(sandbox);
  const { apiKey } = sandbox.trading.keys.master;
  expect(controls.connections()).toEqual([
    { id: expect.any(String), server: "private", apiKey, topics: ["order"] },
    { id: expect.any(String), server: "linear", topics: [topic] },
  ]);
  controls.cutConnections({ server: "private" });
  expect(await account.closed).toBe(1006);
  expect(await market.ask({ op: "ping" })).toMatchObject({ ret_msg: "pong" });
  controls.cutConnections();
  expect(await market.closed).toBe(1006);
});

test("the controls for WebSocket connections also work over HTTP", async () => {
  const sandbox = await startSandbox();
  const post = async (path: string, body: object) => {
    const url = `${sandbox.trading.mainnetUrl}/sandbox/${path}`;
    const headers = { "content-type": "application/json" };
    return (await (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json()) as {
      retCode: number;
      retMsg: string;
    };
  };
  const client = await subscribed(sandbox);
  const list = await fetch(`${sandbox.trading.mainnetUrl}/sandbox/connections`);
  expect(await list.json()).toMatchObject({ result: { list: [{ server: "linear", topics: [topic] }] } });
  expect(await post("fault", { fault: "socket-nope" })).toMatchObject({ retCode: 10_001 });
  expect(await post("fault", { fault: "socket-drop", operation: topic, times: 1 })).toMatchObject({ retCode: 0 });
  expect(await post("book/restart", { symbol: "BTCUSDT" })).toMatchObject({ retCode: 0 });
  sandbox.clock.advance(1000);
  expect((await client.all(topic)).map(({ type }) => type)).toEqual(["snapshot", "delta"]);
  expect(await post("fault/clear", {})).toMatchObject({ retCode: 0 });
  expect(await post("connections/cut", { server: "linear" })).toMatchObject({ retCode: 0 });
  expect(await client.closed).toBe(1006);
});

test("a fault rule with an unknown topic is rejected, and so is a WebSocket fault in the header of an HTTP request", async () => {
  const rule: FaultRule = { fault: "socket-drop", operation: "orderbok.50.BTCUSDT" };
  await expect(startSandbox({ faults: { faults: [rule] } })).rejects.toThrow(/orderbok/);
  const sandbox = await startSandbox();
  expect(() => sandbox.trading.controls().addFault(rule)).toThrow(
    'unknown topic or reply "orderbok.50.BTCUSDT" on mainnet. Did you mean orderbook.50.BTCUSDT?',
  );
  const headers = { "x-sandbox-fault": "socket-drop" };
  const response = await fetch(`${sandbox.trading.mainnetUrl}/v5/market/time`, { headers });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("WebSocket connections")]);
});

test("the same seed makes a fault rule with a chance affect the same messages", async () => {
  const rule: FaultRule = { fault: "socket-drop", operation: topic, chance: 0.5, skip: 1 };
  const [first, second] = [await run(rule), await run(rule)];
  expect(first).toEqual(second);
  expect(first.length).toBeLessThan(10);
});
