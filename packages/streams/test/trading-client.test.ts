import { createTradingClient, type TradingOptions } from "@specwright/trading";
import { describe, expect, test } from "vitest";
import { createTradingStreams, InputError, type StreamsOptions } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const credentials = { apiKey: "key-of-account", secret: "secret" };
const other = { apiKey: "key-of-other-account", secret: "secret" };
const address = { baseUrl: "http://127.0.0.1:1" };

/** Creates a streams client whose `trading` option is a REST client created with the given options. */
function create(trading: TradingOptions, streams: StreamsOptions = {}) {
  const server = new FakeServer();
  const options = { ...server.options, ...streams, trading: createTradingClient({ credentials, ...trading }) };
  return { server, streams: createTradingStreams(options) };
}

describe("stream options that contradict the trading client are rejected", () => {
  test.each<[string, TradingOptions, StreamsOptions, string]>([
    ["another key", {}, { credentials: other }, "credentials.apiKey must be the key of the client passed as `trading`"],
    ["no key", { credentials: undefined }, { credentials }, "trading must have credentials, the same as the streams"],
    ["mainnet beside testnet", { environment: "testnet" }, { environment: "mainnet" }, "`trading`, testnet"],
    ["testnet beside mainnet", {}, { environment: "testnet" }, "`trading`, mainnet"],
    ["demo beside mainnet", {}, { environment: "demo" }, "`trading`, mainnet"],
    ["mainnet beside demo", { environment: "demo" }, { environment: "mainnet" }, "`trading`, demo"],
    ["a region beside mainnet", {}, { environment: "turkey" }, "`trading`, mainnet"],
    ["mainnet beside a region", { environment: "turkey" }, { environment: "mainnet" }, "`trading`, turkey"],
    [
      "an address of another kind",
      { environment: { ...address, kind: "testnet" } },
      { environment: { ...address, kind: "mainnet" } },
      "`trading`, a custom address of kind testnet",
    ],
    [
      "mainnet beside an address without a kind",
      { environment: address },
      { environment: "mainnet" },
      "a custom address without kind. Give `kind` with `baseUrl`",
    ],
  ])("%s", (_, trading, streams, text) => {
    const attempt = () => create(trading, streams);
    expect(attempt).toThrow(InputError);
    expect(attempt).toThrow(text);
    expect(attempt).not.toThrow(/key-of|127\.0\.0\.1/);
  });
});

describe("stream options that agree with the trading client are accepted", () => {
  test.each<[string, TradingOptions, StreamsOptions]>([
    ["the same names", { environment: "testnet" }, { environment: "testnet", credentials }],
    ["a region of the mainnet host", { environment: "eea" }, { environment: "mainnet", credentials }],
    ["addresses of the same kind", { environment: { ...address, kind: "demo" } }, { environment: "demo" }],
    ["an address with and without a kind", { environment: { ...address, kind: "testnet" } }, { environment: address }],
  ])("%s", (_, trading, streams) => {
    expect(() => create(trading, streams).streams.close()).not.toThrow();
  });
});

test.each([
  ["mainnet", "stream.bybit.com"],
  ["mainnet-alternate", "stream.bybit.com"],
  ["eea", "stream.bybit.com"],
  ["netherlands", "stream.bybit.com"],
  ["uae", "stream.bybit.com"],
  ["testnet", "stream-testnet.bybit.com"],
  ["turkey", "stream.bybit.tr"],
] as const)(
  "streams with a trading client for %s use its environment and key by default",
  async (environment, host) => {
    const { server, streams } = create({ environment });
    await streams.execution().ready;
    void streams.trade
      .create({ category: "spot", symbol: "X", side: "Buy", orderType: "Market", qty: "1" })
      .catch(() => {});
    await server.ordersArrived(1);
    expect(server.sockets.map(({ url }) => url)).toEqual([`wss://${host}/v5/private`, `wss://${host}/v5/trade`]);
    expect(server.sockets[0]?.requests[0]?.args[0]).toBe(credentials.apiKey);
    streams.close();
  },
);

test("streams with a trading client that has a base URL use this URL by default", async () => {
  const { server, streams } = create({ environment: { ...address, kind: "mainnet" } });
  await streams.publicTrade({ category: "spot", symbol: "X" }).ready;
  expect(server.socket.url).toBe("ws://127.0.0.1:1/v5/public/spot");
  streams.close();
});

test.each(["hong-kong", "japan-testnet"] as const)(
  "streams with a trading client for %s require a base URL",
  (environment) => {
    const text = `environment must be given as { baseUrl }, because no stream address is documented for ${environment}`;
    expect(() => create({ environment })).toThrow(text);
    expect(() =>
      create(
        { environment },
        { environment: { ...address, kind: environment === "hong-kong" ? "mainnet" : "testnet" } },
      ),
    ).not.toThrow();
  },
);

test("streams with a trading client without a key offer only market data", () => {
  const { streams } = create({ credentials: undefined });
  expect(() => streams.execution()).toThrow("credentials");
  streams.close();
});
