import { Buffer } from "node:buffer";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createTradingClient, InputError, TradingError, type Credentials } from "../src/index.ts";
import { createOpenApiFetchClient } from "../src/openapi-fetch.ts";
import { call, createSession, positionList } from "../src/operations.ts";
import { json, ok, stubPlatform, type ReceivedRequest } from "./support/stub-platform.ts";

const apiKey = "AKzq81Xk2pQwErTy";
const secret = 'SeCr3t/+"\\x&y=zü€9kLmNoPqRsT';
const elsewhere = "f0e1d2c3b4a5968778695a4b3c2d1e0f".repeat(2);
const keys: Record<string, Credentials> = {
  secret: { apiKey, secret },
  callback: { apiKey, sign: async () => elsewhere },
};

const forms = (text: string): string[] => [
  text,
  JSON.stringify(text).slice(1, -1),
  encodeURIComponent(text),
  Buffer.from(text).toString("base64"),
  Buffer.from(text).toString("base64url"),
  Buffer.from(text).toString("hex"),
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16)}`).join(""),
];
/** Returns everything that a printed error or result shows. */
const shown = (value: unknown): string =>
  [inspect(value, { depth: 20, showHidden: true, maxStringLength: null }), JSON.stringify(value), String(value)].join(
    "\n",
  );

const positions = { category: "linear", symbol: "BTCUSDT" } as const;
const leg = { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "1" } as const;
const failed = async (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

const known = ({ secret: given }: Credentials) => [apiKey, given ?? apiKey].flatMap(forms);

describe.each(Object.entries(keys))("the key and the signature in platform responses: %s", (_, credentials) => {
  /**
   * Creates a platform that echoes the whole request, in every encoding, in every part of the response that can be a
   * string.
   */
  function quoting(retCode: number, legs: boolean) {
    const quoted: string[] = [];
    const answer = ({ headers, path }: ReceivedRequest) => {
      const sign = headers.get("x-bapi-sign") ?? "";
      if (sign !== "") quoted.push(...forms(sign), ...known(credentials));
      const echo = ["error sign!", ...forms(sign), ...known(credentials)].join(" ");
      if (path === "/v5/market/time") return json({ retCode: 0, retMsg: "OK", result: {}, time: 1_700_000_000_000 });
      const info = { origin: echo, [`${apiKey}`]: 1, deep: [{ echo, [sign]: [echo, 5, null] }] };
      const list = [
        { code: 10004, msg: echo },
        { code: 1, msg: echo },
      ];
      return json({ retCode, retMsg: echo, result: { list: [{}, {}] }, retExtInfo: legs ? { list } : info });
    };
    return { ...stubPlatform([answer], { credentials, retry: false }), quoted };
  }

  test.each([10001, 10002, 10003, 10004, 170_001])(
    "are redacted in an error and its properties (return code %i)",
    async (code) => {
      const ways: ((platform: ReturnType<typeof quoting>) => Promise<unknown>)[] = [
        ({ trading }) => failed(trading.position.list(positions)),
        ({ trading }) => failed(trading.order.create.withResponse({ ...leg, category: "linear" })),
        ({ fetch, clock }) =>
          failed(call(createSession({ credentials, fetch, clock, retry: false }), positionList, positions)),
      ];
      for (const way of ways) {
        const platform = quoting(code, false);
        const error = await platform.clock.run(way(platform));
        expect(error).toSatisfy(TradingError.isInstance);
        const { retMsg, retExtInfo } = error as TradingError;
        expect(retMsg).toMatch(/^error sign! \[redacted\]/);
        expect(retExtInfo).toMatchObject({ "[redacted]": 1, deep: [{ "[redacted]": [expect.any(String), 5, null] }] });
        expect(platform.quoted.length).toBeGreaterThan(0);
        for (const text of platform.quoted) expect(shown(error).includes(text)).toBe(false);
      }
    },
  );

  test("are redacted in the items of a batch", async () => {
    const platform = quoting(0, true);
    const legs = await platform.trading.order.createBatch({ category: "linear", request: [leg, leg] });
    expect(legs.map((outcome) => outcome.ok)).toEqual([false, false]);
    for (const one of legs) {
      expect(one.ok === false && one.error.retMsg).toMatch(/^error sign! \[redacted\]/);
      for (const text of platform.quoted) expect(shown(one).includes(text)).toBe(false);
      for (const text of platform.quoted) expect(shown(one.ok === false && one.error).includes(text)).toBe(false);
    }
  });

  test.each([true, false])(
    "are redacted in the response fields beside the result (batch items quote them: %s)",
    async (legs) => {
      const platform = quoting(0, legs);
      const { trading, fetch } = platform;
      const client = createOpenApiFetchClient({ credentials, fetch });
      const request = [leg, leg];
      const ways = [
        trading.order.createBatch.withResponse({ category: "linear", request }),
        trading.order.cancelAll.withResponse({ category: "linear", symbol: "BTCUSDT" }),
        client
          .POST("/v5/order/create-batch", { body: { category: "linear", request } as never })
          .then(({ data }) => data),
        client.GET("/v5/nowhere" as "/v5/market/time").then(({ data }) => data),
      ];
      for (const way of ways) {
        const reported = shown(await way);
        expect(reported).toContain("error sign! [redacted]");
        expect(platform.quoted.length).toBeGreaterThan(0);
        for (const text of platform.quoted) expect(reported.includes(text)).toBe(false);
      }
    },
  );
});

test.each(Object.entries(keys))(
  "the error of a custom fetch is redacted even if the signature in it is surrounded by letters (key: %s)",
  async (_, credentials) => {
    const fetch = async (_url: string, init?: RequestInit) => {
      const [sign, ...encoded] = forms(new Headers(init?.headers).get("x-bapi-sign") ?? "");
      throw new Error(`no route for x${sign}x, ${encoded.at(-1)}`);
    };
    const trading = createTradingClient({ credentials, fetch: fetch as typeof globalThis.fetch, retry: false });
    const error = await failed(trading.position.list(positions));
    const { cause } = (error as { cause: Error }).cause as { cause: Error };
    expect(cause.message).toBe("no route for x[redacted]x, [redacted]");
    expect(shown(error)).not.toMatch(/[0-9a-f]{64}/);
  },
);

test("ordinary words in platform messages are not redacted", async () => {
  const retExtInfo = { list: [{ code: 1, msg: "symbol BTCUSDT is closed" }], id: 9 };
  const { trading } = stubPlatform([json({ retCode: 10001, retMsg: "qty 0.001 of BTCUSDT is too small", retExtInfo })]);
  const error = await failed(trading.position.list(positions));
  expect(error).toMatchObject({ retMsg: "qty 0.001 of BTCUSDT is too small", retExtInfo });
});

test("response fields beside the result are unchanged if they contain no secret, and the result may contain the caller's key", async () => {
  const codes = { list: [{ code: 0, msg: "OK" }], id: 2n ** 63n };
  const result = { list: [{ orderId: "1" }], apiKey };
  const text = JSON.stringify({ retCode: 0, retMsg: "", result, retExtInfo: { ...codes, id: "#" } });
  const { trading } = stubPlatform([json(text.replace('"#"', String(codes.id)))], { credentials: { apiKey, secret } });
  const input = { category: "linear" as const, request: [leg] };
  const { envelope } = await trading.order.createBatch.withResponse(input);
  expect(envelope).toMatchObject({ result, retMsg: "", retExtInfo: codes });
});

describe("errors for invalid input", () => {
  const hidden = "hunter2-password-x".repeat(3);
  const { trading, seen } = stubPlatform([json({ retCode: 0 })]);
  const sloppy = trading.user as unknown as Record<string, (input: unknown) => Promise<unknown>>;
  const member = { username: "abc12345", memberType: 1 };
  const permissions = { Wallet: ["AccountTransfer"] };

  test.each([
    ["createSubMember", { ...member, password: hidden }, "password"],
    ["createSubMember", { ...member, password: { text: hidden } }, "password"],
    ["createSubMember", { ...member, password: [hidden] }, "password"],
    ["createSubMember", { ...member, passWord: hidden }, "passWord"],
    ["createSubMember", { ...member, password: 5, note: { apiSecret: hidden } }, "password"],
    ["createSubMember", { ...member, note: { deep: [{ access_token: hidden }] } }, "note"],
    ["createSubMember", [{ password: hidden }], "input"],
    ["createSubApi", { subuid: 1, readOnly: 0, permissions, secretKey: hidden }, "secretKey"],
    ["createSubApi", { subuid: 1, readOnly: 0, permissions, passphrase: hidden }, "passphrase"],
    ["createSubMember", { ...member, authorization: hidden }, "authorization"],
    ["createSubMember", { ...member, pwd: hidden }, "pwd"],
    ["createSubMember", { ...member, note: { credentials: { user: hidden }, otp: hidden, pin: hidden } }, "note"],
    ["deleteSubApi", { apikey: { apikey: hidden } }, "apikey"],
  ])("contain no password: user.%s(%j)", async (name, input, field) => {
    const error = await failed(sloppy[name]?.(input) ?? Promise.resolve());
    expect(error).toSatisfy(InputError.isInstance);
    expect((error as InputError).field).toBe(field);
    expect(shown(error)).not.toContain("hunter2");
    expect(seen).toHaveLength(0);
  });

  test("report a circular value without the password in it", async () => {
    const loop: Record<string, unknown> = { password: hidden };
    loop["again"] = loop;
    const error = await failed(trading.position.list({ category: "linear", symbol: loop } as never));
    expect(error).toMatchObject({ code: "invalid-input", field: "input" });
    expect(inspect(error, { depth: 20 })).not.toContain("hunter2");
  });

  test("contain a rejected value that is not secret", async () => {
    const error = await failed(trading.position.list({ category: "linear", symbol: 5 } as never));
    expect(error).toMatchObject({ field: "symbol", value: 5 });
    expect(String(error)).toContain("got 5.");
  });
});

test("a malformed option is not repeated in the error if it may contain a password", () => {
  for (const name of ["retry", "throttle"]) {
    expect(() => createTradingClient({ [name]: "redis://user:hunter2@host" })).toThrow(/got "\[withheld\]"/);
  }
  const environment = { baseUrl: "http://localhost:1", kind: "https://hunter2@host" as "demo" };
  expect(() => createTradingClient({ environment })).toThrow(/got "\[withheld\]"/);
});

test.each([
  "https://user:hunter2@api.example.com",
  "https://hunter2@example.com/v5",
  "https://example.com/?token=hunter2",
  "hunter2 hunter2",
  "//:hunter2@example.com",
])("an environment that is a URL is not repeated in the error: %s", (environment) => {
  for (const make of [createTradingClient, createSession, createOpenApiFetchClient]) {
    let error: unknown;
    try {
      make({ environment: environment as "mainnet" });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code: "invalid-input", field: "environment" });
    expect(shown(error)).not.toContain("hunter2");
  }
});

test("a key is still redacted if the caller clears it after creating the client", async () => {
  const reported = { retCode: 10003, retMsg: `no such key: ${apiKey} with ${secret}`, retExtInfo: { apiKey } };
  const own = { apiKey, secret };
  const { trading, fetch } = stubPlatform([json(reported)], { credentials: own, retry: false });
  const session = createSession({ credentials: own, fetch, retry: false });
  Object.assign(own, { apiKey: "", secret: "" });
  const errors = [await failed(trading.position.list(positions)), await failed(call(session, positionList, positions))];
  for (const error of errors) {
    expect(error).toMatchObject({ retMsg: "no such key: [redacted] with [redacted]" });
    expect(shown(error)).not.toContain(apiKey);
  }
});

test("the retMsg of a success is redacted", async () => {
  const answer = ok({}, { retMsg: `OK for ${apiKey}` });
  const { trading, fetch } = stubPlatform([answer], { credentials: { apiKey, secret } });
  const client = createOpenApiFetchClient({ credentials: { apiKey, secret }, fetch });
  expect((await trading.position.list.withResponse(positions)).envelope.retMsg).toBe("OK for [redacted]");
  const { data } = await client.GET("/v5/position/list", { params: { query: positions } });
  expect(data?.retMsg).toBe("OK for [redacted]");
});

test("a key that consists of digits is redacted if the server sends it as a number", async () => {
  const digits = "84061729351028475";
  const text = `{"retCode":10003,"retMsg":"no","retExtInfo":{"key":${digits},"list":[${digits},7]}}`;
  const { trading } = stubPlatform([json(text)], { credentials: { apiKey: digits, secret }, retry: false });
  const error = await failed(trading.position.list(positions));
  expect(error).toMatchObject({ retExtInfo: { key: "[redacted]", list: ["[redacted]", 7] } });
});

test("an exception of the caller's code is the cause of the error, without the client's secrets", async () => {
  const generateId = () => {
    throw new RangeError(`the vault has no ${secret}`);
  };
  const fetch = async () => {
    throw Object.assign(new TypeError(`cannot read ${secret} of undefined`), { code: "MY_CODE" });
  };
  const credentials = { apiKey, secret };
  const client = createTradingClient({ credentials, fetch, retry: false });
  const error = await failed(client.position.list(positions));
  const cause = (error as { cause: { cause: Error & { code: string } } }).cause.cause;
  expect(cause).toMatchObject({ name: "TypeError", message: "cannot read [redacted] of undefined", code: "MY_CODE" });
  expect(cause.stack).toContain("secrets.test.ts");
  expect(shown(error)).not.toContain(secret);
  const order = { ...leg, category: "linear" } as const;
  await expect(createTradingClient({ credentials, generateId, fetch }).order.create(order)).rejects.toThrow("vault");
});

test.each(["throws", "rejects"])(
  "if a sign callback %s, its exception is the cause of the error, without the key in it",
  async (how) => {
    const denied = Object.assign(new Error(`no access to ${apiKey}`), { name: "AccessDenied", code: "AccessDenied" });
    const sign = () => {
      if (how === "throws") throw denied;
      return Promise.reject(denied);
    };
    const { trading, seen } = stubPlatform([json({ retCode: 0 })], { credentials: { apiKey, sign } });
    const error = await failed(trading.position.list(positions));
    expect(error).toMatchObject({
      code: "auth",
      outcome: "not-sent",
      cause: { name: "AccessDenied", message: "no access to [redacted]", code: "AccessDenied" },
    });
    expect(shown(error)).not.toContain(apiKey);
    expect(seen).toHaveLength(0);
  },
);

test("if a string as long as an API key is passed as the environment, the error does not contain it", () => {
  for (const environment of [apiKey.padEnd(18, "7"), "Xq7RkZ2mVb9TyLw4NpHs8JdFc3GaEu6KiOPQ"]) {
    expect(() => createTradingClient({ environment: environment as "mainnet" })).toThrow(/got "\[withheld\]"/);
  }
  expect(() => createTradingClient({ environment: "mainnet-alternative" as "mainnet" })).toThrow("mainnet-alternative");
});
