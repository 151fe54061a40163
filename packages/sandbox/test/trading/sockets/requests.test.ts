import { createStreamSigner } from "@specwright/signing";
import { expect, test } from "vitest";
import { authArguments, connect, connectPrivate, SocketClient, startSandbox } from "../../support/socket-client.ts";
import { noon } from "../../support/test-world.ts";

const time = String(noon);

test.each([
  ["spot", { success: true, ret_msg: "pong", conn_id: expect.any(String), op: "ping" }],
  ["linear", { success: true, ret_msg: "pong", conn_id: expect.any(String), req_id: "", op: "ping" }],
  ["option", { args: [time], op: "pong" }],
  ["spread", { args: [time], op: "pong" }],
])("the %s server responds to a ping with its own pong format", async (server, pong) => {
  const { trading } = await startSandbox();
  const client = await connect(trading.mainnetUrl, `/v5/public/${server}`);
  expect(await client.ask({ op: "ping" })).toEqual(pong);
});

test("a ping to the private or the order entry server gets a pong before authentication", async () => {
  const { trading } = await startSandbox();
  const account = await connect(trading.mainnetUrl, "/v5/private");
  expect(await account.ask({ op: "ping", req_id: "p" })).toEqual({
    req_id: "p",
    op: "pong",
    args: [time],
    conn_id: expect.any(String),
  });
  const trade = await connect(trading.mainnetUrl, "/v5/trade");
  expect(await trade.ask({ op: "ping" })).toEqual({
    retCode: 0,
    retMsg: "OK",
    op: "pong",
    data: [time],
    connId: expect.any(String),
  });
});

test("a numeric request ID is returned as a string", async () => {
  const { trading } = await startSandbox();
  const client = await connect(trading.mainnetUrl, "/v5/public/spot");
  expect(await client.ask({ op: "subscribe", args: ["orderbook.1.BTCUSDT"], req_id: 1 })).toEqual({
    success: true,
    ret_msg: "subscribe",
    conn_id: expect.any(String),
    req_id: "1",
    op: "subscribe",
  });
});

test.each([
  ["/v5/public/linear", "mainnetUrl", 101],
  ["/v5/public/rfq", "mainnetUrl", 101],
  ["/v5/public/fp", "testnetUrl", 101],
  ["/v5/public/misc/status", "mainnetUrl", 101],
  ["/v5/private", "demoUrl", 101],
  ["/v5/trade", "demoUrl", 404],
  ["/v5/public/linear", "demoUrl", 404],
  ["/v5/public/nope", "mainnetUrl", 404],
] as const)("a handshake with %s at %s gets the status %i", async (path, url, status) => {
  const { trading } = await startSandbox();
  expect(await new SocketClient(`${trading[url]}${path}`).opened()).toBe(status);
});

test("after 500 handshakes in five minutes, further ones are refused until the five minutes have passed", async () => {
  const { trading, clock } = await startSandbox({ limits: true });
  const handshake = () => new SocketClient(`${trading.mainnetUrl}/v5/public/linear`).opened();
  const statuses = await Promise.all(Array.from({ length: 501 }, handshake));
  expect(statuses.filter((status) => status === 403)).toHaveLength(1);
  clock.advance(300_000);
  expect(await handshake()).toBe(101);
});

test("HMAC and RSA keys authenticate, with an expiry as a number or as a string", async () => {
  const { trading } = await startSandbox();
  const args = await createStreamSigner(trading.keys.rsa).authenticate(noon + 1000);
  const rsa = await connect(trading.mainnetUrl, "/v5/private");
  expect(await rsa.ask({ op: "auth", args, req_id: "a" })).toEqual({
    success: true,
    ret_msg: "",
    op: "auth",
    conn_id: expect.any(String),
    req_id: "a",
  });
  const [apiKey, expires, signature] = authArguments(trading.keys.master, noon + 1000);
  const hmac = await connect(trading.mainnetUrl, "/v5/trade");
  const request = { op: "auth", args: [apiKey, String(expires), signature] };
  expect(await hmac.ask(request)).toEqual({ retCode: 0, retMsg: "OK", op: "auth", connId: expect.any(String) });
  expect(await hmac.ask(request)).toMatchObject({ retCode: 20_001 });
});

test.each([
  ["an expiry that has passed", (args: unknown[]) => [args[0], noon, args[2]], 10_001, "Params Error"],
  ["a missing signature", (args: unknown[]) => args.slice(0, 2), 10_001, "Params Error"],
  ["an unknown key", (args: unknown[]) => ["nobody", args[1], args[2]], 10_003, /API key is invalid/],
  ["a wrong signature", (args: unknown[]) => [args[0], Number(args[1]) + 1, args[2]], 10_004, /error sign/],
])("authentication is refused with %s", async (_name, change, retCode, message) => {
  const { trading } = await startSandbox();
  const args = change(authArguments(trading.keys.master, noon + 1000));
  const account = await connect(trading.mainnetUrl, "/v5/private");
  expect(await account.ask({ op: "auth", args })).toMatchObject({
    success: false,
    ret_msg: expect.stringMatching(message),
  });
  const trade = await connect(trading.mainnetUrl, "/v5/trade");
  expect(await trade.ask({ op: "auth", args })).toMatchObject({ retCode });
});

test.each([
  ["spot", { success: true, ret_msg: "subscribe", conn_id: expect.any(String), op: "subscribe" }],
  ["linear", { success: true, ret_msg: "", conn_id: expect.any(String), req_id: "", op: "subscribe" }],
  [
    "option",
    {
      success: true,
      conn_id: expect.any(String),
      data: { failTopics: [], successTopics: ["publicTrade.BTC"] },
      type: "COMMAND_RESP",
    },
  ],
])("a subscription on %s is acknowledged in the format of that server", async (server, reply) => {
  const { trading } = await startSandbox();
  const client = await connect(trading.mainnetUrl, `/v5/public/${server}`);
  const topic = server === "option" ? "publicTrade.BTC" : "publicTrade.BTCUSDT";
  expect(await client.ask({ op: "subscribe", args: [topic] })).toEqual(reply);
});

test("a subscription request with one invalid or repeated topic is refused", async () => {
  const { trading } = await startSandbox();
  const client = await connect(trading.mainnetUrl, "/v5/public/linear");
  const subscribe = (...args: unknown[]) => client.ask({ op: "subscribe", args, req_id: "s" });
  for (const wrong of ["publicTrade.btcusdt", "orderbook.25.BTCUSDT", "order", "nope", "tickers.BTCUSD"])
    expect(await subscribe("publicTrade.BTCUSDT", wrong)).toMatchObject({
      success: false,
      ret_msg: `error:handler not found,topic:${wrong}`,
      req_id: "s",
    });
  expect(await subscribe("publicTrade.BTCUSDT")).toMatchObject({ success: true });
  expect(await subscribe("tickers.BTCUSDT", "publicTrade.BTCUSDT")).toMatchObject({
    success: false,
    ret_msg: "error:already subscribed,topic:publicTrade.BTCUSDT",
  });
  expect(await subscribe(1)).toMatchObject({ success: false, ret_msg: "Params Error" });
  expect(await client.ask({ op: "unsubscribe", args: ["publicTrade.BTCUSDT"] })).toMatchObject({
    success: true,
    op: "unsubscribe",
  });
  expect(await subscribe("publicTrade.BTCUSDT")).toMatchObject({ success: true });
});

test("the server for option topics lists unknown topics in its response, and accepts order book depths for which it sends no messages", async () => {
  const { trading } = await startSandbox();
  const client = await connect(trading.mainnetUrl, "/v5/public/option");
  const options = "/v5/market/instruments-info?category=option&baseCoin=BTC&limit=1";
  const response = await fetch(`${trading.mainnetUrl}${options}`);
  const { result } = (await response.json()) as { result: { list: { symbol: string }[] } };
  const symbol = result.list[0]?.symbol;
  const [served, silent] = [`orderbook.25.${symbol}`, `orderbook.50.${symbol}`];
  expect(await client.ask({ op: "subscribe", args: [served, silent, "tickers.NOPE"] })).toMatchObject({
    success: false,
    data: { successTopics: [served, silent], failTopics: ["tickers.NOPE"] },
  });
  expect(await client.all(silent)).toEqual([]);
});

test("a spot subscription request may name at most ten topics, and a connection's topics may have at most 21,000 characters", async () => {
  const { trading } = await startSandbox();
  const spot = await connect(trading.mainnetUrl, "/v5/public/spot");
  const eleven = Array.from({ length: 11 }, (_, index) => `publicTrade.${index}`);
  expect(await spot.ask({ op: "subscribe", args: eleven })).toMatchObject({ success: false, ret_msg: "args size >10" });
  const linear = await connect(trading.mainnetUrl, "/v5/public/linear");
  const many = Array.from({ length: 1106 }, () => "publicTrade.BTCUSDT");
  expect(await linear.ask({ op: "subscribe", args: many })).toMatchObject({
    success: false,
    ret_msg: "args length >21000",
  });
});

test("private topics require a key, and one request must not combine a topic with its category topic", async () => {
  const sandbox = await startSandbox();
  const stranger = await connect(sandbox.trading.mainnetUrl, "/v5/private");
  expect(await stranger.ask({ op: "subscribe", args: ["order"] })).toMatchObject({
    success: false,
    ret_msg: "Request not authorized",
  });
  const client = await connectPrivate(sandbox);
  expect(await client.ask({ op: "subscribe", args: ["order", "order.linear"] })).toMatchObject({ success: false });
  expect(await client.ask({ op: "subscribe", args: ["order", "execution.linear"], req_id: "x" })).toEqual({
    success: true,
    ret_msg: "",
    op: "subscribe",
    conn_id: expect.any(String),
    req_id: "x",
  });
});

test("an unreadable message gets a response, and the connection stays open", async () => {
  const { trading } = await startSandbox();
  const client = await connect(trading.mainnetUrl, "/v5/public/linear");
  expect(await client.ask("{")).toMatchObject({ success: false });
  expect(await client.ask("[]")).toMatchObject({ success: false });
  expect(await client.ask({ op: "nope" })).toMatchObject({ success: false, ret_msg: "error:invalid op" });
  expect(await client.ask({ op: "ping" })).toMatchObject({ ret_msg: "pong" });
});

test("a connection without pings and topics is closed after 61 seconds, and a silent private connection after ten minutes", async () => {
  const sandbox = await startSandbox();
  const idle = await connect(sandbox.trading.mainnetUrl, "/v5/public/linear");
  const account = await connectPrivate(sandbox);
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second++) sandbox.clock.advance(1000);
  };
  pass(60);
  await idle.ask({ op: "nope" });
  pass(1);
  expect(await idle.closed).toBe(1006);
  pass(530);
  expect(await account.ask({ op: "ping" })).toMatchObject({ op: "pong" });
  // However far the clock advances, the sandbox counts only one check interval of silence, because no client could ping
  // in between.
  sandbox.clock.advance(86_400_000);
  pass(560);
  expect(await account.ask({ op: "nope" })).toMatchObject({ success: false });
  pass(60);
  expect(await account.closed).toBe(1006);
});

test("max_active_time shortens the silence after which a connection is closed", async () => {
  const sandbox = await startSandbox();
  const client = await connect(sandbox.trading.mainnetUrl, "/v5/private?max_active_time=45s");
  sandbox.clock.advance(30_000);
  sandbox.clock.advance(29_000);
  await client.ask({ op: "nope" });
  sandbox.clock.advance(1000);
  expect(await client.closed).toBe(1006);
});
