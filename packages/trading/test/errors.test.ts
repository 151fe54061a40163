import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { InputError, TradingError } from "../src/index.ts";
import {
  created,
  credentials,
  envelope,
  json,
  ok,
  refused,
  stubPlatform,
  type StubResponse,
} from "./support/stub-platform.ts";

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const positions = { category: "linear", symbol: "BTCUSDT" } as const;

async function failure(work: Promise<unknown>): Promise<TradingError> {
  const error: unknown = await work.then(
    () => new Error("The call succeeded."),
    (thrown: unknown) => thrown,
  );
  if (!TradingError.isInstance(error)) throw error;
  return error;
}

const readFailure = (answers: StubResponse[], options = {}) => {
  const { trading, clock } = stubPlatform(answers, options);
  return clock.run(failure(trading.position.list(positions)));
};
const writeFailure = (answers: StubResponse[], options = {}) => {
  const { trading, clock } = stubPlatform(answers, options);
  return clock.run(failure(trading.order.create(order)));
};

describe("the response envelope", () => {
  test.each(["OK", "success", "Success", "SUCCESS", "", "anything"])(
    "is a success with retCode 0 and retMsg %j",
    async (retMsg) => {
      const { trading } = stubPlatform([ok({ list: [] }, { retMsg })]);
      expect(await trading.position.list(positions)).toMatchObject({ list: [] });
    },
  );

  test("is not a success with another retCode, even if retMsg is OK", async () => {
    expect((await readFailure([refused(10001, "OK")])).code).toBe("validation");
  });

  test("is accepted in the older spelling", async () => {
    const result = { category: "linear", list: [], nextPageCursor: "" };
    const legacy = { ret_code: 0, ret_msg: "OK", result, ext_info: {}, time_now: 1 };
    expect(await stubPlatform([json(legacy)]).trading.position.list(positions)).toEqual(result);
    const said = {
      ret_code: 10003,
      ret_msg: "API key is invalid.",
      ext_info: { more: 1 },
      time_now: 1_700_000_000_000,
    };
    expect(await readFailure([json(said)])).toMatchObject({
      code: "auth",
      retCode: 10003,
      retMsg: "API key is invalid.",
      retExtInfo: { more: 1 },
      time: 1_700_000_000_000,
    });
  });

  test("may consist of a code alone, and a time that isn't a number is dropped", async () => {
    const error = await readFailure([json({ retCode: 10003, time: "1700000000000" })]);
    expect(error).toMatchObject({ code: "auth", retMsg: "", retExtInfo: {}, time: undefined });
  });

  const nested = (levels: number) =>
    `{"retCode":0,"more":${"[".repeat(levels)}${"]".repeat(levels)},"result":{"list":[]}}`;
  test.each([
    ["content-type", "The response is not JSON", json(nested(1), { headers: { "content-type": "text/html" } })],
    ["invalid-json", "Invalid JSON in the response body", json("{")],
    ["too-deep", "The response body is nested too deeply", json(nested(1000))],
    ["missing-field", "The response has no numeric retCode", json({ result: {} })],
    ["missing-field", "The response has no numeric retCode", json("null")],
  ])("causes an error with the reason if it is unusable: %s", async (code, problem, answer) => {
    expect(await readFailure([answer], { retry: false })).toMatchObject({
      code: "protocol",
      message: `position.list: ${problem} (HTTP 200).`,
      status: 200,
      cause: { code, status: 200, operation: "position.list", outcome: "unknown" },
    });
  });

  test("is read with a thousand nested levels, and without a media type", async () => {
    for (const answer of [json(nested(999)), new Response(new TextEncoder().encode(nested(1)))]) {
      const { trading } = stubPlatform([answer]);
      expect(await trading.position.list(positions)).toMatchObject({ list: [] });
    }
  });

  test("without a result resolves with an empty object", async () => {
    const { trading } = stubPlatform([json({ retCode: 0, retMsg: "" })]);
    expect(await trading.account.mmpReset({ baseCoin: "BTC" })).toEqual({});
  });
});

describe("the code of an error", () => {
  test("is `network` if the response body ends too early", async () => {
    const body = () =>
      new ReadableStream({
        pull: (controller) => controller.error(new TypeError("terminated")),
      });
    const broken = () => new Response(body(), { headers: { "content-type": "application/json" } });
    const { code, cause } = await readFailure([broken], { retry: false });
    expect({ code, cause }).toMatchObject({ code: "network", cause: { code: "body-interrupted" } });
  });

  test.each([
    [10001, "validation"],
    [10003, "auth"],
    [10004, "auth"],
    [10005, "permission"],
    [10006, "rate-limit"],
    [10014, "duplicate"],
    [110001, "not-found"],
    [110043, "state"],
    [10024, "permission"],
    [987654321, "unknown"],
  ])("for a read that is refused with %i is %s, with the outcome `answered`", async (retCode, code) => {
    const error = await readFailure([refused(retCode)], { retry: false });
    expect(error).toMatchObject({ code, retCode, outcome: "answered" });
  });

  test("is accompanied by the response details that help to find the cause", async () => {
    const error = await readFailure([
      json(
        { retCode: 110001, retMsg: "gone", result: {}, retExtInfo: { more: 1 }, time: 1_700_000_000_000 },
        {
          headers: {
            "x-bapi-limit": "50",
            "x-bapi-limit-status": "49",
            "x-bapi-limit-reset-timestamp": "1700000000000",
          },
        },
      ),
    ]);
    expect(error).toMatchObject({
      code: "not-found",
      retCode: 110001,
      retMsg: "gone",
      retExtInfo: { more: 1 },
      time: 1_700_000_000_000,
      operation: "position.list",
      status: 200,
      attempts: 1,
      rateLimit: { limit: 50, remaining: 49, resetAt: 1_700_000_000_000 },
    });
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("does not allow a retry if the platform's return code is undocumented", async () => {
    const { trading, seen } = stubPlatform([refused(987654321)]);
    await failure(trading.position.list(positions));
    expect(seen).toHaveLength(1);
  });

  test("may depend on the path of the request", async () => {
    const { trading } = stubPlatform([refused(131001)], { retry: false });
    const transfer = {
      transferId: "a",
      coin: "BTC",
      amount: "1",
      fromAccountType: "UNIFIED",
      toAccountType: "FUND",
    } as const;
    expect((await failure(trading.asset.transferInterTransfer(transfer))).code).toBe("unknown-outcome");
    expect((await failure(trading.user.agreement({ categoryV2: 1, agree: true }))).code).not.toBe("unknown-outcome");
  });
});

describe("HTTP statuses", () => {
  const page = (status: number, text: string) =>
    new Response(text, { status, headers: { "content-type": "text/html" } });

  test.each([
    [403, "<html>Access too frequent</html>", "ip-ban"],
    [403, "<html>The distribution blocks access from your country.</html>", "geo-blocked"],
    [403, "", "forbidden"],
    [403, "<html><title>403</title><h1>Access Denied</h1></html>", "forbidden"],
    [403, "Request blocked. There might be too much traffic or a configuration error. Try again later.", "forbidden"],
    [403, "Blocked by the policy of your company", "forbidden"],
    [403, "This service is not available in your region.", "geo-blocked"],
    [401, "", "auth"],
    [404, "<html></html>", "protocol"],
    [408, "", "server"],
    [425, "", "server"],
    [400, "", "validation"],
    [429, "", "rate-limit"],
    [502, "<html></html>", "server"],
  ])("%i with %j has the code %s", async (status, text, code) => {
    const error = await readFailure([page(status, text)], { retry: false });
    expect(error).toMatchObject({ code, status });
    expect(error.retCode).toBeUndefined();
  });

  test.each([
    [404, "unknown-outcome", "unknown"],
    [429, "unknown-outcome", "unknown"],
    [408, "unknown-outcome", "unknown"],
    [425, "server", "answered"],
    [500, "unknown-outcome", "unknown"],
    [400, "validation", "answered"],
  ])("%i in response to a write has the code %s", async (status, code, outcome) => {
    expect(await writeFailure([page(status, "")], { retry: false })).toMatchObject({ code, status, outcome });
  });

  test("the error of a write that may have been carried out has isRetryable false, even if the client resent the write itself", async () => {
    const error = await writeFailure([page(502, ""), page(502, ""), page(502, "")]);
    expect(error).toMatchObject({ code: "unknown-outcome", attempts: 3, isTemporary: true, isRetryable: false });
    expect(await readFailure([page(502, "")], { retry: false })).toMatchObject({ code: "server", isRetryable: true });
    const unreached = Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNREFUSED" } });
    expect(await writeFailure([unreached], { retry: false })).toMatchObject({ code: "network", isRetryable: true });
  });

  test.each([408, 425, 502])("a read is retried after %i, and a write only if it is safe to repeat", async (status) => {
    const busy = () => page(status, "");
    const read = stubPlatform([busy, ok({ list: [] })]);
    expect(await read.clock.run(read.trading.position.list(positions))).toMatchObject({ list: [] });
    const write = stubPlatform([busy, created]);
    expect(await write.clock.run(write.trading.order.create(order))).toMatchObject({ orderId: "1" });
    const cancel = stubPlatform([busy, ok()]);
    await failure(cancel.trading.order.cancel({ category: "linear", symbol: "A", orderId: "1" }));
    expect(cancel.seen).toHaveLength(1);
  });

  test("a banned IP address and a blocked region are never retried", async () => {
    for (const text of ["access too frequent", "blocked country"]) {
      const { trading, seen } = stubPlatform([page(403, text)]);
      await failure(trading.position.list(positions));
      expect(seen).toHaveLength(1);
    }
  });
});

describe("a response that is not an envelope", () => {
  test.each([
    ["HTML with status 200", new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["truncated JSON", json('{"retCode":0,"result":{')],
    ["no body", json("")],
    ["a list", json("[]")],
    ["no code", json({ result: {} })],
    ["a code that is text", json({ retCode: "0", result: {} })],
  ])("%s is never returned as a result", async (_, answer) => {
    expect(await readFailure([answer])).toMatchObject({ code: "protocol", status: 200 });
    expect((await writeFailure([answer])).code).toBe("unknown-outcome");
  });

  test("a redirect is not followed, and leaves the outcome of a write unknown", async () => {
    const { trading, seen } = stubPlatform([
      new Response(null, { status: 307, headers: { location: "https://evil.example" } }),
    ]);
    expect(await failure(trading.order.create(order))).toMatchObject({ code: "unknown-outcome", status: 307 });
    expect(seen).toHaveLength(1);
    expect(await failure(trading.position.list(positions))).toMatchObject({ code: "protocol", status: 307 });
  });

  test.each([301, 302, 303, 305, 307, 308, 404])(
    "HTTP status %i after a lost attempt leaves the outcome unknown",
    async (status) => {
      const lost = new TypeError("reset");
      const error = await writeFailure([lost, new Response(null, { status })]);
      expect(error).toMatchObject({ code: "unknown-outcome", outcome: "unknown", attempts: 2 });
    },
  );
});

describe("credentials", () => {
  test.each([
    [
      "a wrong signature whose text quotes the key",
      refused(10004, `error sign! origin_string[1${credentials.apiKey}5000]`),
    ],
    ["a failed connection", Object.assign(new TypeError(`bad header ${credentials.secret}`), { config: credentials })],
    [
      "HTML that echoes the key",
      new Response(credentials.apiKey, { status: 500, headers: { "content-type": "text/html" } }),
    ],
  ])("are not in the error of %s", async (_, answer) => {
    const error = await writeFailure([answer], { retry: false });
    for (const text of [
      inspect(error, { depth: 9, showHidden: true }),
      JSON.stringify(error),
      String(error),
      error.stack,
    ]) {
      expect(text).not.toContain(credentials.apiKey);
      expect(text).not.toContain(credentials.secret);
    }
  });

  test("are not in a printed client", () => {
    const { trading } = stubPlatform([ok()]);
    expect(inspect(trading, { depth: 9, showHidden: true })).not.toContain(credentials.secret);
    expect(JSON.stringify(trading)).not.toContain(credentials.secret);
  });
});

test("a private call without a key fails before anything is sent", async () => {
  const { trading, seen } = stubPlatform([ok()], { credentials: undefined });
  await expect(trading.position.list(positions)).rejects.toSatisfy(InputError.isInstance);
  expect(seen).toHaveLength(0);
});

test.each([303, 300, 304, 399, 0])(
  "a write has an unknown outcome if the response has the HTTP status %i",
  async (status) => {
    const answer = { ok: false, status, headers: new Headers(), body: null, type: "basic", redirected: false, url: "" };
    const fetch = async () => answer as unknown as Response;
    const { trading } = stubPlatform([], { fetch, retry: false });
    expect(await failure(trading.order.create(order))).toMatchObject({ code: "unknown-outcome", status });
    expect(await failure(trading.market.time())).toMatchObject({ code: "protocol", status });
  },
);

const redirects: [string, object][] = [
  ["was followed", { redirected: true }],
  ["a browser hides", { type: "opaqueredirect", status: 0, ok: false }],
];
test.each(redirects)("a write has an unknown outcome after a redirect that %s", async (_, how) => {
  const moved = () => {
    const response = json(envelope({ orderId: "1" }));
    // Let `clone` return the same response, because a real clone would lose these properties.
    const properties = { ...how, clone: () => response };
    for (const [name, value] of Object.entries(properties)) Object.defineProperty(response, name, { value });
    return response;
  };
  const { trading } = stubPlatform([moved], { retry: false });
  expect(await failure(trading.order.create(order))).toMatchObject({ code: "unknown-outcome", outcome: "unknown" });
  expect(await failure(trading.market.time())).toMatchObject({ code: "protocol" });
});

test.each([404, 403, 500])("retCode 0 with HTTP status %i leaves the outcome of a write unknown", async (status) => {
  const strange = () => json(envelope({ orderId: "1" }), { status });
  const { trading } = stubPlatform([strange], { retry: false });
  expect(await failure(trading.order.create(order))).toMatchObject({ code: "unknown-outcome", status });
});

const PROXY_HEADERS = { server: "nginx", traceid: "5f3a", via: `1.1 ${credentials.apiKey}`, "set-cookie": "session=1" };

test.each([
  ["refuses", () => json({ retCode: 10001, retMsg: "params error", result: {} }, { headers: PROXY_HEADERS })],
  ["is a page of a proxy", () => new Response("<html>", { status: 502, headers: PROXY_HEADERS })],
  ["lacks an essential field", () => json({ retCode: 0, retMsg: "OK", result: {} }, { headers: PROXY_HEADERS })],
])("the error for a response that %s contains the response details", async (_, answer) => {
  const { trading } = stubPlatform([answer], { retry: false });
  const input = { category: "linear", symbol: "A", side: "Buy", orderType: "Market", qty: "1" } as const;
  const error = await trading.order.create(input).catch((reason: unknown) => reason);
  const { "set-cookie": _cookie, ...telling } = PROXY_HEADERS;
  expect(error).toMatchObject({ status: answer().status, responseHeaders: { ...telling, via: "1.1 [redacted]" } });
  expect(Object.keys((error as TradingError).responseHeaders ?? {})).not.toContain("set-cookie");
});

test("an error has no response headers if its last attempt got no response, although an earlier attempt got one", async () => {
  const { trading, clock } = stubPlatform([new Response("busy", { status: 503 }), new TypeError("lost")]);
  const error = await clock.run(trading.market.time().catch((reason: unknown) => reason));
  expect(error).toMatchObject({ code: "network", status: undefined, responseHeaders: undefined });
});
