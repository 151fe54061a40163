import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createTradingClient, InputError } from "../src/index.ts";
import { createOpenApiFetchClient } from "../src/openapi-fetch.ts";
import { createSession } from "../src/operations.ts";
import { ok, stubPlatform } from "./support/stub-platform.ts";

const makers = { createTradingClient, createSession, createOpenApiFetchClient };

function mistakeOf(make: () => unknown): InputError {
  try {
    make();
  } catch (error) {
    if (InputError.isInstance(error)) return error;
    throw error;
  }
  throw new Error("An InputError was expected.");
}

describe("the options of a new client", () => {
  test.each(Object.entries(makers))("must not be null (%s)", (_, make) => {
    for (const name of ["credentials", "environment", "baseUrls", "timeoutMs", "retry", "throttle", "fetch"]) {
      const mistake = mistakeOf(() => make({ [name]: null } as never));
      expect(mistake).toMatchObject({ field: name, rule: "must not be null", value: null });
      expect(mistake.message).toMatch(/must not be null, got null\.$/);
    }
  });

  test.each(Object.entries(makers))("must not contain an unknown kind of environment (%s)", (_, make) => {
    for (const kind of ["prod", "mainet", "m", "Testnet", 5, {}] as never[]) {
      const mistake = mistakeOf(() => make({ environment: { baseUrl: "http://localhost:1", kind } }));
      expect(mistake).toMatchObject({ field: "environment.kind", rule: "must be mainnet, testnet or demo" });
    }
    for (const kind of ["mainnet", "testnet", "demo", undefined] as const)
      expect(make({ environment: { baseUrl: "http://localhost:1", kind } })).toBeTypeOf("object");
  });

  test.each(Object.entries(makers))("must be an object (%s)", (_, make) => {
    for (const options of [null, "testnet", 5, true, [], () => {}, new Map([["environment", "testnet"]])] as never[])
      expect(mistakeOf(() => make(options))).toMatchObject({ field: "options", rule: "must be an object" });
    for (const environment of [["testnet"], new URL("http://localhost:1")] as never[])
      expect(mistakeOf(() => make({ environment }))).toMatchObject({ field: "environment", rule: "must be an object" });
    class Settings {
      readonly environment = "testnet";
    }
    expect(make(new Settings())).toBeTypeOf("object");
  });

  test.each(Object.entries(makers))(
    "must not contain a misspelt `kind`, which would disable the environment's restrictions (%s)",
    (_, make) => {
      const environment = { baseUrl: "http://localhost:1", knd: "demo" } as never;
      expect(mistakeOf(() => make({ environment }))).toMatchObject({
        field: "environment.knd",
        rule: "is not an option",
        message: 'options: unknown option "environment.knd". Did you mean "environment.kind"?',
      });
    },
  );

  test.each(Object.entries(makers))("must not contain malformed retry and throttle options (%s)", (_, make) => {
    for (const retry of [true, "twice", 3] as never[]) expect(mistakeOf(() => make({ retry })).field).toBe("retry");
    for (const maxAttempts of [0, -1, 1.5, Number.NaN, Infinity, "3"] as never[])
      expect(mistakeOf(() => make({ retry: { maxAttempts } }))).toMatchObject({
        field: "retry.maxAttempts",
        rule: "must be a whole number of at least 1",
      });
    for (const retry of [{ maxAttempt: 1 }, { clock: {} }] as never[])
      expect(mistakeOf(() => make({ retry })).rule).toBe("is not an option");
    for (const waits of [{ backoff: { baseMs: NaN } }, { backoff: { capMs: -1 } }, { maxRetryAfterMs: "x" }] as never[])
      expect(mistakeOf(() => make({ retry: waits })).rule).toMatch(/milliseconds/);
    expect(mistakeOf(() => make({ retry: { backoff: null } as never })).field).toBe("retry.backoff");
    for (const budget of [
      {},
      { deposit: () => {} },
      { deposit: () => {}, withdraw: () => true, success: 5 },
    ] as never[])
      expect(mistakeOf(() => make({ retry: { budget } })).field).toBe("retry.budget");
    for (const name of ["shouldRetry", "random"])
      expect(mistakeOf(() => make({ retry: { [name]: 0.5 } as never })).field).toBe(`retry.${name}`);
    for (const throttle of ["x", 5] as never[]) expect(mistakeOf(() => make({ throttle })).field).toBe("throttle");
    for (const [field, value] of [
      ["store", {}],
      ["store", { take: 5 }],
      ["store", { take: () => 0, correct: 5 }],
      ["maxWriteWaitMs", -1],
      ["size", 5],
    ] as const)
      expect(mistakeOf(() => make({ throttle: { [field]: value } as never })).field).toBe(`throttle.${field}`);
    for (const fine of [{}, { retry: false }, { retry: {} }, { retry: { maxAttempts: 1 } }, { throttle: {} }] as const)
      expect(make(fine)).toBeTypeOf("object");
    for (const throttle of [true, false]) expect(make({ throttle })).toBeTypeOf("object");
  });
});

const SECRET = "hunter2-of-the-vault";
/** Returns an object with a property that throws when it is read. */
const throwing = (name: string, others: object = {}) =>
  Object.defineProperty({ ...others }, name, {
    enumerable: true,
    get: () => {
      throw new Error(SECRET);
    },
  });

/** Returns a proxy whose traps throw, and a revoked proxy. */
function unreadable(): object[] {
  const fail = () => {
    throw new Error(SECRET);
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  return [new Proxy({}, { get: fail, has: fail, ownKeys: fail }), revoked.proxy];
}

describe("an option that throws when it is read", () => {
  const key = { apiKey: "k", secret: "s" };
  const names = "environment credentials baseUrls recvWindow referer timeoutMs attemptTimeoutMs retry throttle fetch";
  test.each(`${names} clock generateId onDebug`.split(" "))(
    "is refused with an error that contains its name: %s",
    (name) => {
      for (const make of Object.values(makers)) {
        const mistake = mistakeOf(() => make(throwing(name)));
        expect(mistake).toMatchObject({ field: name, message: `options: ${name} must not throw when it is read.` });
        expect(inspect(mistake, { depth: Infinity, showHidden: true })).not.toContain(SECRET);
      }
    },
  );

  test.each([
    ["credentials.apiKey", { credentials: throwing("apiKey", key) }],
    ["credentials.secret", { credentials: throwing("secret", key) }],
    ["environment.baseUrl", { environment: throwing("baseUrl") }],
    ["baseUrls./v5/order", { baseUrls: throwing("/v5/order") }],
    ["retry.maxAttempts", { retry: throwing("maxAttempts") }],
    ["retry.backoff.baseMs", { retry: { backoff: throwing("baseMs") } }],
    ["throttle.store", { throttle: throwing("store") }],
    ["clock", { clock: throwing("now") }],
    ["retry.budget", { retry: { budget: throwing("withdraw") } }],
    ["throttle.store", { throttle: { store: throwing("take") } }],
  ])("is refused with an error that contains its path: %s", (field, options) => {
    for (const make of Object.values(makers)) {
      const mistake = mistakeOf(() => make(options as never));
      expect(mistake.field).toBe(field);
      expect(inspect(mistake, { depth: Infinity, showHidden: true })).not.toContain(SECRET);
    }
  });
});

test.each(["a1B2c3D4e5F6a7B8c9D0e1F2a3B4c5D6e7F8", "0b9f4c1e-7d2a-4f5b-8c3d-9e8f7a6b5c4d"])(
  "a key in the wrong option is not repeated in the error: %s",
  async (key) => {
    const client = createTradingClient();
    const mistakes = [
      () => createTradingClient({ timeoutMs: key as never }),
      () => createTradingClient({ recvWindow: key as never }),
      () => createTradingClient({ fetch: key as never }),
      () => createTradingClient({ environment: key as never }),
      () => createTradingClient({ [key]: 1 }),
      () => createTradingClient({ retry: { [key]: 1 } }),
    ].map(mistakeOf);
    const inCall: unknown[] = await Promise.all(
      [{ timeoutMs: key as never }, { [key]: 1 }].map((options) =>
        client.market.time({}, options).catch((error: unknown) => error),
      ),
    );
    for (const mistake of [...mistakes, ...inCall]) {
      expect(mistake).toSatisfy(InputError.isInstance);
      expect(inspect(mistake, { depth: Infinity, showHidden: true })).not.toContain(key);
    }
  },
);

test("options are read once, so later changes have no effect", async () => {
  const { fetch, seen } = stubPlatform([ok({})]);
  const options = { environment: "testnet", fetch } as { environment: "testnet" | "mainnet" };
  const trading = createTradingClient(options);
  options.environment = "mainnet";
  await trading.market.time();
  expect(seen[0]?.url).toMatch(/testnet/);
});

test("the sign callback may be a method of the caller's object", async () => {
  class KeyService {
    readonly apiKey = "k";
    readonly signature = "ab".repeat(32);
    sign(): string {
      return this.signature;
    }
  }
  const { fetch, seen } = stubPlatform([ok({ list: [] })]);
  const trading = createTradingClient({ credentials: new KeyService(), fetch });
  await trading.position.list({ category: "linear", symbol: "BTCUSDT" });
  expect(seen[0]?.headers.get("x-bapi-sign")).toBe("ab".repeat(32));
});

test.each([
  ["fetch", "x"],
  ["generateId", {}],
  ["clock", {}],
  ["clock", "now"],
  ["clock", { now: () => 0, after: () => () => {}, elapsed: 5 }],
  ["attemptTimeoutMs", -1],
  ["attemptTimeoutMs", Number.NaN],
  ["recvWindow", -1],
  ["recvWindow", 1.5],
  ["recvWindow", Number.NaN],
  ["recvWindow", "5000"],
  ["referer", 5],
  ["referer", "a b"],
  ["baseUrls", 5],
  ["baseUrls", []],
  ["onDebug", 5],
  ["timeoutMs", "5000"],
  ["baseUrls", { "v5/order": "https://api.example.com" }],
])("a malformed %s is refused when the client is created: %j", (name, value) => {
  for (const make of Object.values(makers)) expect(mistakeOf(() => make({ [name]: value } as never)).field).toBe(name);
});

describe("a misspelt or missing key", () => {
  const mistake = (credentials: object) => mistakeOf(() => createTradingClient({ credentials: credentials as never }));

  test.each([
    [{ key: "k", secret: "s" }, 'options: unknown option "credentials.key". Did you mean "credentials.apiKey"?'],
    [
      { api_key: "k", secret: "s" },
      'options: unknown option "credentials.api_key". Did you mean "credentials.apiKey"?',
    ],
    [{ apiKey: "", secret: "s" }, "credentials.apiKey is empty. Is the environment variable set?"],
    [{ apiKey: "k", secret: "" }, "credentials.secret is empty. Is the environment variable set?"],
    [{ apiKey: "k", privateKey: "" }, "credentials.privateKey is empty. Is the environment variable set?"],
    [{ secret: "s" }, "options: credentials.apiKey is required, got nothing."],
  ])("is refused with the reason: %j", (credentials, message) => {
    expect(mistake(credentials).message).toBe(message);
  });

  test("is not repeated in the error", () => {
    const secret = "hunter2hunter2hunter2";
    expect(mistake({ key: secret, secret }).message).not.toContain("hunter2");
  });
});

test.each([
  ["enviroment", 'options: unknown option "enviroment". Did you mean "environment"?'],
  ["timeout", 'options: unknown option "timeout". Did you mean "timeoutMs"?'],
  ["proxy", 'options: unknown option "proxy". The options are environment, '],
])("the error for an unknown option suggests the closest option, or lists all options: %s", (name, message) => {
  for (const make of Object.values(makers))
    expect(mistakeOf(() => make({ [name]: "x" } as never)).message).toContain(message);
});

test("an undefined base URL in baseUrls is refused, so its paths are not sent to mainnet", () => {
  const baseUrls = { "/": undefined as unknown as string };
  expect(() => createTradingClient({ baseUrls })).toThrow(
    expect.objectContaining({ code: "invalid-input", field: "baseUrls./", rule: "must be a URL" }) as Error,
  );
});

test.each(["retry", "throttle", "credentials", "environment", "baseUrls"])(
  "the option %s causes an InputError with its name if reading it throws",
  (name) => {
    for (const make of Object.values(makers))
      for (const given of unreadable()) {
        const mistake = mistakeOf(() => make({ [name]: given }));
        expect(mistake).toMatchObject({ field: name, message: `options: ${name} must not throw when it is read.` });
        expect(inspect(mistake, { depth: Infinity, showHidden: true })).not.toContain(SECRET);
      }
  },
);

describe("an argument of a call that throws when it is read", () => {
  const names = ["signal", "headers", "extra", "newValues"] as const;
  const given = unreadable().flatMap((value) => [
    ["options", value] as const,
    ...names.map((name) => [name, { [name]: value }] as const),
  ]);

  test.each(given)("causes an InputError with its name, and nothing is sent: %s", async (field, options) => {
    const { trading, seen } = stubPlatform([ok()]);
    const call = options as object;
    const mistakes = await Promise.all(
      [
        () => trading.market.time({}, call),
        () => trading.order.history.iterate({ category: "linear" }, call).next(),
        () => trading.order.reconcile("a", call),
        () => trading.asset.reconcileTransfer("a", call),
      ].map((send) =>
        Promise.resolve()
          .then((): Promise<unknown> => send())
          .catch((error: unknown) => error),
      ),
    );
    for (const mistake of mistakes) {
      expect(mistake).toMatchObject({ name: "InputError", field });
      expect(inspect(mistake, { depth: Infinity, showHidden: true })).not.toContain(SECRET);
    }
    expect(seen).toEqual([]);
  });

  test("is reported without its source if it is a function", async () => {
    const { trading, seen } = stubPlatform([ok()]);
    const quoted = Object.assign(() => SECRET, { toString: () => SECRET });
    for (const input of [{ symbol: quoted }, { limit: quoted }, quoted]) {
      const sent = trading.order.realtime({ category: "linear", ...input } as never);
      const mistake: unknown = await sent.catch((error: unknown) => error);
      expect(mistake).toMatchObject({ name: "InputError" });
      expect((mistake as Error).message).not.toContain(SECRET);
    }
    expect(seen).toEqual([]);
  });

  test("causes an InputError if it is the start of a time range", async () => {
    const { trading, seen } = stubPlatform([ok()]);
    const converting = { valueOf: () => expect.fail(SECRET) };
    for (const startTime of [...unreadable(), converting] as never[]) {
      const sent = Promise.resolve().then(() =>
        trading.order.history.iterate({ category: "linear", startTime }).next(),
      );
      const mistake = await sent.catch((error: unknown) => error);
      expect(mistake).toMatchObject({ name: "InputError" });
      expect(inspect(mistake, { depth: Infinity, showHidden: true })).not.toContain(SECRET);
    }
    expect(seen).toEqual([]);
  });
});
