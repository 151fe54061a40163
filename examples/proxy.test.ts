import { createKnowledgeClient } from "@specwright/knowledge";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient, TradingError, type TradingOptions } from "@specwright/trading";
import { startProxy, startTls, type ProxyOptions, type TlsServer } from "@specwright-tools/testing/proxy";
import { ProxyAgent } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let sandbox: Sandbox;
let tls: TlsServer;
beforeAll(async () => {
  sandbox = await createSandbox();
  tls = await startTls(sandbox.trading.mainnetUrl);
});
afterAll(async () => {
  await tls[Symbol.asyncDispose]();
  await sandbox.close();
});

const LOGIN = "walter:open-sesame-4711";
const token = `Basic ${Buffer.from(LOGIN).toString("base64")}`;

/** Starts a proxy. Returns the requests that it receives and a dispatcher that connects through it. */
async function behindProxy(options: ProxyOptions = {}, agent: object = { token }) {
  const proxy = await startProxy({ login: LOGIN, ...options });
  const requestTls = { ca: tls.certificate };
  const dispatcher = new ProxyAgent({ uri: proxy.url, proxyTunnel: true, requestTls, ...agent });
  return {
    requests: proxy.requests,
    dispatcher,
    async [Symbol.asyncDispose]() {
      await dispatcher.destroy();
      await proxy[Symbol.asyncDispose]();
    },
  };
}

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;

const tradingClient = (options: TradingOptions) =>
  createTradingClient({
    environment: { baseUrl: sandbox.trading.mainnetUrl },
    credentials: sandbox.trading.keys.master,
    ...options,
  });

const tunnel = (url: string) => `CONNECT ${new URL(url).host}`;

describe("a client with a dispatcher", () => {
  test("sends REST requests and WebSocket connections through its own proxy over TLS", async () => {
    await using one = await behindProxy();
    await using other = await behindProxy();
    const environment = { baseUrl: tls.url };
    const trading = tradingClient({ environment, dispatcher: one.dispatcher });
    const { orderId } = await trading.order.create(order);
    expect(orderId).not.toBe("");
    // The streams use the proxy of the `trading` client.
    const streams = createTradingStreams({ environment: { baseUrl: tls.url.replace("https", "wss") }, trading });
    await streams.publicTrade({ category: "linear", symbol: "BTCUSDT" }).ready;
    await streams.order().ready;
    await streams.trade.create(order);
    streams.close();
    // The number of tunnels isn't fixed, because a socket may reuse the connection of a request.
    expect(one.requests.length).toBeGreaterThan(2);
    expect(new Set(one.requests)).toEqual(new Set([tunnel(tls.url)]));
    expect(tls.connections()).toBe(one.requests.length);

    const second = tradingClient({ environment, dispatcher: other.dispatcher });
    const before = one.requests.length;
    await second.market.time();
    expect([one.requests.length, new Set(other.requests)]).toEqual([before, new Set([tunnel(tls.url)])]);
    expect(tls.connections()).toBe(one.requests.length + other.requests.length);
  });

  test("sends knowledge uploads through its proxy", async () => {
    await using behind = await behindProxy();
    const baseUrl = sandbox.knowledge.releasedUrl;
    const knowledge = createKnowledgeClient({ baseUrl, dispatcher: behind.dispatcher });
    const data = new Blob([`# A note\n\n${"It is long. ".repeat(20_000)}`]);
    const [file] = await knowledge.submit.files([{ name: "note.md", data }]);
    expect(file?.ok).toBe(true);
    expect(new Set(behind.requests)).toEqual(new Set([tunnel(baseUrl)]));
  });

  test("does not affect clients without a dispatcher", async () => {
    await using behind = await behindProxy();
    await tradingClient({}).market.time();
    expect(behind.requests).toEqual([]);
  });
});

/** Proxy failures: name of the case, proxy options, dispatcher options, and the expected error message. */
const failures: readonly (readonly [string, ProxyOptions, object, string])[] = [
  ["wrong password", {}, { token: "Basic d2FsdGVyOndyb25n" }, "HTTP status 407"],
  ["no login", {}, {}, "HTTP status 407"],
  ["forbidden server", { refusal: 403 }, { token }, "HTTP status 403"],
  ["proxy without a way to the server", { refusal: 502 }, { token }, "HTTP status 502"],
  ["no proxy", {}, { token, uri: "http://walter:open-sesame-4711@127.0.0.1:9" }, "ECONNREFUSED"],
];

const everythingOf = (error: unknown): string => {
  const { message, stack, cause } = error as Error;
  return [message, stack, JSON.stringify(error), cause === undefined ? "" : everythingOf(cause)].join("\n");
};

const expectNoLogin = (text: string): void => {
  for (const secret of ["walter", "sesame", token.slice(6), "d2FsdGVyOndyb25n"]) expect(text).not.toContain(secret);
};

describe.each(failures)("a proxy that fails: %s", (_name, options, agent, message) => {
  test("fails an order with the outcome not-sent and keeps the proxy login out of the error", async () => {
    await using behind = await behindProxy(options, agent);
    const trading = tradingClient({ dispatcher: behind.dispatcher });
    const error = await trading.order.create(order).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TradingError);
    expect(error).toMatchObject({ code: "network", outcome: "not-sent" });
    expect(everythingOf(error)).toContain(message);
    expectNoLogin(everythingOf(error));
    const isRepeated = !/40\d/.test(message);
    expect((error as TradingError).attempts).toBe(isRepeated ? 3 : 1);
  });

  test("fails a chat question before it is sent", async () => {
    await using behind = await behindProxy(options, agent);
    const { releasedUrl: baseUrl } = sandbox.knowledge;
    const knowledge = createKnowledgeClient({ baseUrl, dispatcher: behind.dispatcher });
    const error = await knowledge.submit.text({ content: "A note" }).catch((thrown: unknown) => thrown);
    const code = message === "ECONNREFUSED" ? "network" : "proxy";
    expect(error).toMatchObject({ code, outcome: "not-sent" });
    expect(everythingOf(error)).toContain(message);
    expectNoLogin(everythingOf(error));
  });

  test("is reported as the reason why a WebSocket does not connect", async () => {
    await using behind = await behindProxy(options, agent);
    const environment = { baseUrl: sandbox.trading.mainnetUrl.replace("http", "ws") };
    const reason = await new Promise<string>((resolve) => {
      const streams = createTradingStreams({
        environment,
        dispatcher: behind.dispatcher,
        onDebug(event) {
          if (event.type !== "disconnected") return;
          streams.close();
          resolve(event.reason);
        },
      });
      streams.publicTrade({ category: "linear", symbol: "BTCUSDT" }).ready.catch(() => {});
    });
    expect(reason).toContain(message);
    expectNoLogin(reason);
  });
});

test("an order has the outcome unknown if the proxy forwards it and then closes the connection", async () => {
  await using behind = await behindProxy({ hangsUp: true });
  const trading = tradingClient({ dispatcher: behind.dispatcher, retry: false });
  const error = await trading.order.create(order).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "unknown-outcome", outcome: "unknown" });
  expectNoLogin(everythingOf(error));
});

describe("the dispatcher option", () => {
  const dispatcher = new ProxyAgent("http://127.0.0.1:9");
  const ignored = "dispatcher must be left out together with";

  test("is rejected together with the fetch or webSocket option", () => {
    expect(() => createTradingClient({ dispatcher, fetch })).toThrow(`${ignored} fetch`);
    expect(() => createKnowledgeClient({ dispatcher, fetch })).toThrow(`${ignored} fetch`);
    expect(() => createTradingStreams({ dispatcher, webSocket: WebSocket })).toThrow(`${ignored} webSocket`);
  });

  test("is rejected if its value is not a dispatcher", () => {
    const rule = "must be a dispatcher, such as a ProxyAgent";
    for (const wrong of ["http://127.0.0.1:9", {}, { agent: dispatcher }]) {
      const options = { dispatcher: wrong as never };
      expect(() => createTradingClient(options)).toThrow(rule);
      expect(() => createKnowledgeClient(options)).toThrow(rule);
      expect(() => createTradingStreams(options)).toThrow(rule);
    }
  });

  test("is rejected if the runtime's WebSocket does not accept a dispatcher", () => {
    const own = globalThis.WebSocket;
    try {
      globalThis.WebSocket = EventTarget as never;
      const trading = createTradingClient({ dispatcher });
      expect(() => createTradingStreams({ dispatcher })).toThrow("dispatcher needs the WebSocket of Node 22");
      expect(() => createTradingStreams({ trading })).toThrow("dispatcher needs the WebSocket of Node 22");
      expect(() => createTradingStreams({ trading, webSocket: own })).not.toThrow();
    } finally {
      globalThis.WebSocket = own;
    }
  });
});
