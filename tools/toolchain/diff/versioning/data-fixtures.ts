import type { DocumentFixture, Files } from "./operation-fixtures.ts";

const codes = (...list: object[]): Files => ({ "ret-codes": list });
const code = (name: string) => ({ code: 110_007, group: "trade", class: name, meaning: "Too little." });
const hosts = (...list: object[]): Files => ({ hosts: { environments: list } });
const limits = (content: object): Files => ({ "rate-limits": content });
const mainnet = { name: "mainnet", rest: "https://api.example.com" };

/**
 * Builds a stream document with two channels: one whose messages the client receives, and one whose messages it sends.
 */
function streams(
  {
    address = "trade.{symbol}",
    push = {},
    always = [],
    request = {},
    messages = {},
    channels = {},
    depth = ["1", "50"],
    facts = {},
    server = {},
  }: {
    readonly address?: string;
    readonly push?: object;
    /** Fields that every pushed message has. */
    readonly always?: readonly string[];
    readonly request?: object;
    readonly messages?: object;
    readonly channels?: object;
    readonly depth?: readonly string[];
    /** Additional keys of the received channel. */
    readonly facts?: object;
    /** Additional keys of the server `spot`. */
    readonly server?: object;
  },
  required: readonly string[] = [],
): Files {
  const received = {
    address,
    parameters: { depth: { enum: depth } },
    servers: [{ $ref: "#/servers/spot" }],
    messages: {
      trade: { payload: { type: "object", properties: { price: { type: "string" }, ...push }, required: always } },
      ...messages,
    },
    ...facts,
  };
  const sent = { address: null, messages: { create: { payload: { type: "object", properties: request, required } } } };
  return {
    streams: {
      servers: { spot: { pathname: "/spot", ...server }, linear: { pathname: "/linear" } },
      channels: { publicTrade: received, orderRequests: sent, ...channels },
      operations: {
        onTrade: { action: "receive", channel: { $ref: "#/channels/publicTrade" } },
        create: { action: "send", channel: { $ref: "#/channels/orderRequests" } },
      },
    },
  };
}
const text = { type: "string" };
const ticker = { tickers: { address: "tickers.{symbol}", messages: {} } };
const onServers = (...names: string[]) => ({
  facts: { servers: names.map((name) => ({ $ref: `#/servers/${name}` })) },
});
const onHosts = (environments: Readonly<Record<string, string>>) => ({
  server: { variables: { host: { "x-environments": environments } } },
});
const knowledge = (port: string): Files => ({
  knowledge: { servers: [{ url: "http://localhost:{port}", variables: { port: { default: port } } }] },
});
const credentials = (scheme: object): Files => ({ knowledge: { components: { securitySchemes: { Token: scheme } } } });
const order = { type: "object", properties: { side: text } };
const side = { type: "string", enum: ["Buy", "Sell"] };
const schemas = (all: object): Files => ({ trading: { components: { schemas: all } } });
const changed = (before: Files, after: Files, expected: string): DocumentFixture => ({ before, after, expected });

export const dataFixtures: Readonly<Record<string, DocumentFixture>> = {
  "a schema, and so an exported type, is renamed": changed(
    schemas({ Order: order, Side: { ...side, title: "Side" } }),
    schemas({ Order: order, OrderSide: { ...side, title: "OrderSide" } }),
    "`type Side`: is renamed to `OrderSide`",
  ),
  "a schema, and so an exported type, is removed": changed(
    schemas({ Order: order, Side: side }),
    schemas({ Order: order }),
    "`type Side`: is removed",
  ),
  "a return code is added": changed(codes(), codes(code("funds")), "`code 110007`: is new (`funds`)"),
  "the class of a return code changes (another error code, or another retry)": changed(
    codes(code("funds")),
    codes(code("state")),
    "`code 110007`: has the class `state` (was `funds`)",
  ),
  "a return code is removed": changed(codes(code("funds")), codes(), "`code 110007`: is removed (was `funds`)"),
  "the explanation of a return code changes": changed(
    codes(code("funds")),
    codes({ ...code("funds"), meaning: "The balance is too low." }),
    "`code 110007`: means: The balance is too low.",
  ),
  "a shared rate limit is added": changed(
    limits({ orders: [] }),
    limits({ orders: [{ what: "Spot orders in all", maximum: 500 }] }),
    "`rate limits`: `orders[Spot orders in all]` is `{ maximum: 500 }` (was not set)",
  ),
  "a shared rate limit changes": changed(
    limits({ ip: { requests: 600, window: "5s" } }),
    limits({ ip: { requests: 400, window: "5s" } }),
    "`rate limits`: `ip.requests` is `400` (was `600`)",
  ),
  "a shared rate limit is removed": changed(
    limits({ websocket: { orderEntry: { requests: 3000 } } }),
    limits({ websocket: { orderEntry: {} } }),
    "`rate limits`: `websocket.orderEntry.requests` is not set (was `3000`)",
  ),
  "a host changes": changed(
    hosts(mainnet),
    hosts({ ...mainnet, rest: "https://api.example.org" }),
    "`environment mainnet`: is `https://api.example.org` (was `https://api.example.com`)",
  ),
  "a host is removed": changed(
    hosts(mainnet),
    hosts(),
    "`environment mainnet`: is removed (was `https://api.example.com`)",
  ),
  "a stream host changes": changed(
    hosts({ ...mainnet, websocket: "wss://stream.example.com" }),
    hosts({ ...mainnet, websocket: "wss://stream.example.org" }),
    "`environment mainnet, streams`: is `wss://stream.example.org` (was `wss://stream.example.com`)",
  ),
  "a base URL changes": changed(
    knowledge("8080"),
    knowledge("9090"),
    "`server`: is `http://localhost:9090` (was `http://localhost:8080`)",
  ),
  "a channel is added": changed(
    streams({}),
    streams({ channels: ticker }),
    "`streams.tickers`: is new (`tickers.{symbol}`)",
  ),
  "a channel is removed": changed(
    streams({ channels: ticker }),
    streams({}),
    "`streams.tickers`: is removed (`tickers.{symbol}`)",
  ),
  "a channel is no longer part of the client": changed(
    streams({}),
    streams({ facts: { "x-removed": { "replaced-by": ["tradeByCategory"] } } }),
    "`streams.publicTrade`: is no longer part of the client (use `tradeByCategory`)",
  ),
  "a channel is added to a server": changed(
    streams(onServers("spot")),
    streams(onServers("spot", "linear")),
    "`streams.publicTrade`: is on the server linear",
  ),
  "a channel is removed from a server": changed(
    streams(onServers("spot", "linear")),
    streams(onServers("spot")),
    "`streams.publicTrade`: is no longer on the server linear",
  ),
  "a channel is removed from an environment": changed(
    streams({}),
    streams({ facts: { "x-environment": { available: ["mainnet", "testnet"] } } }),
    "`streams.publicTrade`: is no longer available on demo",
  ),
  "the policy for slow consumers changes": changed(
    streams({ facts: { "x-policy": "latest" } }),
    streams({ facts: { "x-policy": "queue" } }),
    "`streams.publicTrade`: has the policy `queue` for a slow consumer (was `latest`)",
  ),
  "the merging of messages changes": changed(
    streams({ facts: { "x-update": { merge: "append" } } }),
    streams({ facts: { "x-update": { merge: "replace" } } }),
    "`streams.publicTrade`: merges messages by `replace` (was `append`)",
  ),
  "the key of a channel's records changes": changed(
    streams({ facts: { "x-update": { merge: "records", key: ["orderId"] } } }),
    streams({ facts: { "x-update": { merge: "records", key: ["orderId", "symbol"] } } }),
    "`streams.publicTrade`: `x-update.key` is `orderId`, `symbol` (was `orderId`)",
  ),
  "the push interval changes": changed(
    streams({ facts: { "x-push": [{ interval: "10ms" }] } }),
    streams({ facts: { "x-push": [{ interval: "20ms" }] } }),
    "`streams.publicTrade`: `x-push` is `[{ interval: 20ms }]` (was `[{ interval: 10ms }]`)",
  ),
  "a topic excludes another one": changed(
    streams({}),
    streams({ facts: { "x-exclusive-with": ["tickers"] } }),
    "`streams.publicTrade`: `x-exclusive-with` is `tickers` (was not set)",
  ),
  "the path of a stream server changes": changed(
    streams({}),
    streams({ server: { pathname: "/v6/spot" } }),
    "`server spot`: has the path `/v6/spot` (was `/spot`)",
  ),
  "a stream server loses the host of an environment": changed(
    streams(onHosts({ mainnet: "a.example.com", demo: "b.example.com" })),
    streams(onHosts({ mainnet: "a.example.com" })),
    "`server spot`: no longer has the host `b.example.com` on demo",
  ),
  "a limit of a stream server changes": changed(
    streams({ server: { "x-limits": { connects: { count: 500, window: "5m" } } } }),
    streams({ server: { "x-limits": { connects: { count: 300, window: "5m" } } } }),
    "`server spot`: `x-limits.connects.count` is `300` (was `500`)",
  ),
  "a stream server begins to need a key": changed(
    streams({}),
    streams({ server: { security: [{ type: "apiKey" }] } }),
    "`server spot`: needs an API key",
  ),
  "the authentication of a stream server changes": changed(
    streams({ server: { "x-connection": { authentication: "auth" } } }),
    streams({ server: { "x-connection": { authentication: "login" } } }),
    "`server spot`: authenticates a connection with `login` (was `auth`)",
  ),
  "the credentials change": changed(
    credentials({ type: "http", scheme: "bearer" }),
    credentials({ type: "apiKey", in: "header", name: "X-Key" }),
    "`credentials Token`: are `apiKey in the header X-Key` (were `http bearer`)",
  ),
  "the topic name changes": changed(
    streams({}),
    streams({ address: "publicTrade.{symbol}" }),
    "`streams.publicTrade`: has the topic `publicTrade.{symbol}` (was `trade.{symbol}`)",
  ),
  "a message is added": changed(
    streams({}),
    streams({ messages: { summary: { payload: { type: "object" } } } }),
    "`streams.publicTrade`: has the new message `summary`",
  ),
  "a message is removed": changed(
    streams({ messages: { summary: { payload: { type: "object" } } } }),
    streams({}),
    "`streams.publicTrade`: no longer has the message `summary`",
  ),
  "the examples of a message change": changed(
    streams({ messages: { summary: { payload: { type: "object" }, examples: [{ payload: { a: 1 } }] } } }),
    streams({ messages: { summary: { payload: { type: "object" }, examples: [{ payload: { a: 2 } }] } } }),
    "`streams.publicTrade`: the message `summary` has other examples",
  ),
  "a field is added to a pushed message": changed(
    streams({}),
    streams({ push: { size: text } }),
    "`streams.publicTrade`: `size` is new",
  ),
  "an always present field is added to a pushed message": changed(
    streams({}),
    streams({ push: { size: text }, always: ["size"] }),
    "`streams.publicTrade`: `size` is new and always present",
  ),
  "a field is removed from a pushed message": changed(
    streams({ push: { size: text } }),
    streams({}),
    "`streams.publicTrade`: `size` is removed",
  ),
  "a required field is added to a message the client sends": changed(
    streams({}),
    streams({ request: { qty: text } }, ["qty"]),
    "`streams.orderRequests`: `qty` is new and required",
  ),
  "a value is removed from a topic parameter": changed(
    streams({}),
    streams({ depth: ["1"] }),
    "`streams.publicTrade`: `depth` no longer accepts `50`",
  ),
};
