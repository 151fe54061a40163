import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createTradingClient, InputError } from "../src/index.ts";
import { hosts, type EnvironmentName } from "../src/generated/hosts.ts";
import { createOpenApiFetchClient } from "../src/openapi-fetch.ts";
import { createSession } from "../src/operations.ts";
import { credentials, ok, stubPlatform } from "./support/stub-platform.ts";

const thrown = async (work: Promise<unknown>): Promise<InputError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!InputError.isInstance(error)) throw new Error(`An InputError was expected, got ${String(error)}.`);
  return error;
};

function refusal(make: () => unknown): InputError {
  try {
    make();
  } catch (error) {
    if (InputError.isInstance(error)) return error;
  }
  throw new Error("An InputError was expected.");
}

describe("base URLs", () => {
  test.each(Object.entries(hosts))("%s has its own base URL", async (environment, { baseUrl }) => {
    const host = baseUrl.slice(8);
    const { trading, seen } = stubPlatform([ok()], { environment: environment as EnvironmentName });
    await trading.market.time();
    expect(seen[0]?.url).toBe(`https://${host}/v5/market/time`);
  });

  test("mainnet is the default", async () => {
    const { trading, seen } = stubPlatform([ok()], { environment: undefined });
    await trading.market.time();
    expect(seen[0]?.url).toMatch(/^https:\/\/api\.bybit\.com\//);
  });

  test.each([
    ["enviroment", "testnet"],
    ["secret", credentials.secret],
    ["baseUrl", "http://127.0.0.1"],
  ])("a misspelt or misplaced option is refused without its value: %s", (name, value) => {
    for (const make of [createTradingClient, createSession, createOpenApiFetchClient] as ((
      options: object,
    ) => unknown)[]) {
      const error = refusal(() => make({ [name]: value }));
      expect(error).toMatchObject({ field: name, rule: "is not an option" });
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(value);
    }
  });

  test("a custom base URL may have a path", async () => {
    const { trading, seen } = stubPlatform([ok()], { environment: { baseUrl: "http://127.0.0.1:1/prefix/" } });
    await trading.market.time();
    expect(seen[0]?.url).toBe("http://127.0.0.1:1/prefix/v5/market/time");
  });

  test("baseUrls replace the base URL for paths below their prefix", async () => {
    const baseUrls = {
      "/v5/order/": "https://gateway.example",
      "/v5/order/realtime": "https://reads.example",
      "/v5/market/ti": "https://no-whole-segment.example",
    };
    const { trading, seen } = stubPlatform([new Error("down")], { baseUrls, retry: false });
    await trading.order.cancel({ category: "linear", symbol: "A", orderId: "1" }).catch(() => {});
    await trading.order.realtime({ category: "linear", symbol: "A" }).catch(() => {});
    await trading.market.time().catch(() => {});
    expect(seen.map(({ url }) => new URL(url).host)).toEqual([
      "gateway.example",
      "reads.example",
      "api-testnet.bybit.com",
    ]);
  });

  test.each([undefined, "ECONNRESET", "ECONNREFUSED"])(
    "are not contained in the error of a failed connection (system error: %s)",
    async (code) => {
      const environment = { baseUrl: "https://gateway.example" };
      const failure = Object.assign(new TypeError("fetch failed"), { cause: { code } });
      const { trading } = stubPlatform([failure], { environment, retry: false });
      const cancelling = trading.order.cancel({ category: "linear", symbol: "A", orderId: "1" });
      const error: unknown = await cancelling.catch((reason: unknown) => reason);
      expect(error).toMatchObject({ operation: "order.cancel" });
      expect(inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error)).not.toContain("gateway.example");
    },
  );

  test.each([
    ["an unknown name", { environment: "moon" as "mainnet" }, /must be one of mainnet, /],
    [
      "http to another machine",
      { environment: { baseUrl: "http://example.com" } },
      /^options: environment.baseUrl must be an https: URL/,
    ],
    [
      "a socket URL",
      { environment: { baseUrl: "ws://localhost" } },
      /^options: environment.baseUrl must be an https: URL/,
    ],
    [
      "a base URL of a prefix without a scheme",
      { baseUrls: { "/v5/order": "example.com" } },
      /^options: baseUrls must be an https: URL/,
    ],
    ["credentials in the address", { environment: { baseUrl: "https://a:b@example.com" } }, /credentials/],
  ])("%s is refused when the client is created", (_, options, message) => {
    expect(() => createTradingClient(options)).toThrow(message);
  });
});

describe("the environment of a call", () => {
  test("must be demo to request demo funds", async () => {
    const { trading, seen } = stubPlatform([ok()], { environment: "mainnet" });
    const error = await thrown(trading.account.demoApplyMoney({ adjustType: 0 }));
    expect(error.field).toBe("environment");
    expect(error.rule).toMatch(/must be demo/);
    expect(seen).toHaveLength(0);
  });

  test("must be mainnet to create demo members", async () => {
    const { trading, seen } = stubPlatform([ok()], { environment: "demo" });
    expect((await thrown(trading.user.createDemoMember({}))).rule).toMatch(/must be mainnet/);
    expect(seen).toHaveLength(0);
  });

  test("must not be demo for an operation that demo does not have", async () => {
    const onDemo = stubPlatform([ok()], { environment: "demo" });
    expect(
      (
        await thrown(
          onDemo.trading.asset.transferQueryTransferCoinList({ fromAccountType: "UNIFIED", toAccountType: "FUND" }),
        )
      ).rule,
    ).toMatch(/mainnet or testnet/);
    const elsewhere = stubPlatform([ok()], { environment: "testnet" });
    await elsewhere.trading.asset.transferQueryTransferCoinList({ fromAccountType: "UNIFIED", toAccountType: "FUND" });
    expect(elsewhere.seen).toHaveLength(1);
  });

  test("may be demo for an operation that the demo environment has, including public market data", async () => {
    const { trading, seen } = stubPlatform([ok({ list: [] })], { environment: "demo" });
    await trading.position.list({ category: "linear", symbol: "A" });
    await trading.market.time();
    expect(seen).toHaveLength(2);
  });

  test("with a custom base URL is that URL's `kind`, and without a `kind`, every operation is allowed", async () => {
    const free = stubPlatform([ok()], { environment: { baseUrl: "http://localhost:1" } });
    await free.trading.account.demoApplyMoney({ adjustType: 0 });
    const bound = stubPlatform([ok()], { environment: { baseUrl: "http://localhost:1", kind: "testnet" } });
    await thrown(bound.trading.account.demoApplyMoney({ adjustType: 0 }));
    expect([free.seen.length, bound.seen.length]).toEqual([1, 0]);
  });
});
