import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createTradingStreams, InputError, type StreamsOptions } from "../src/index.ts";

/** Never called, because these tests open no connection. */
const webSocket = () => {};
const SECRET = "hunter2-of-the-vault";
/** Returns an object with a property that throws when it is read. */
const throwing = (name: string) =>
  Object.defineProperty({}, name, {
    enumerable: true,
    get: () => {
      throw new Error(SECRET);
    },
  });

function mistakeOf(options: unknown): InputError {
  try {
    createTradingStreams(options as StreamsOptions);
  } catch (error) {
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("hunter2");
    if (InputError.isInstance(error)) return error;
    throw error;
  }
  throw new Error("An InputError was expected.");
}

const milliseconds = "must be a number of milliseconds above 0";
const wholeMilliseconds = "must be a whole number of milliseconds above 0";
const clockRule = "must have the methods now and after";
const functionRule = "must be a function";
const textRule = "must be printable ASCII without spaces";
test.each<[option: string, rule: string, options: object]>([
  ["webSocket", functionRule, { webSocket: SECRET }],
  ["random", functionRule, { random: 0.5 }],
  ["onDebug", functionRule, { onDebug: {} }],
  ["generateId", functionRule, { generateId: "id" }],
  ["clock", clockRule, { clock: {} }],
  ["clock", clockRule, { clock: Date }],
  ["clock", clockRule, { clock: "hunter2" }],
  ["clock", clockRule, { clock: { now: () => 0, after: () => () => {}, elapsed: 5 } }],
  ["recvWindow", wholeMilliseconds, { recvWindow: Number.NaN }],
  ["recvWindow", wholeMilliseconds, { recvWindow: -1 }],
  ["recvWindow", wholeMilliseconds, { recvWindow: 5n }],
  ["maxMessageLength", "must be a whole number of characters above 0", { maxMessageLength: Infinity }],
  ["heartbeat", "must be an object", { heartbeat: 5 }],
  ["heartbeat.pingMs", milliseconds, { heartbeat: { pingMs: Number.NaN } }],
  ["heartbeat.pongMs", milliseconds, { heartbeat: { pongMs: -1 } }],
  ["heartbeat.pongMs", milliseconds, { heartbeat: { pongMs: "5" } }],
  ["referer", textRule, { referer: 5 }],
  ["referer", textRule, { referer: `${SECRET}\r\n` }],
  ["trading", "must be a client of createTradingClient", { trading: { order: {} } }],
  ["trading", "must be a client of createTradingClient", { trading: throwing("order") }],
  ["credentials", "must be an object", { credentials: SECRET }],
  ["credentials", "must be an object", { credentials: Number.NaN }],
  ["credentials.apiKey", "is required", { credentials: { secret: SECRET } }],
  ["credentials.apiKey", "must not be empty", { credentials: { apiKey: "", secret: SECRET } }],
  ["environment.kind", "must be mainnet, testnet or demo", { environment: { baseUrl: "ws://localhost:1", kind: 5 } }],
  ["environment.baseUrl", "must be a URL", { environment: { baseUrl: 5 } }],
])("a malformed %s is refused when the client is created: it %s", (field, rule, options) => {
  const mistake = mistakeOf({ webSocket, ...options });
  expect(mistake).toMatchObject({ operation: "options", field, rule });
  expect(mistake.message).toContain(field);
});

describe("an option that throws when it is read", () => {
  const names =
    "environment credentials trading heartbeat maxMessageLength webSocket throttle recvWindow referer generateId";
  test.each(`${names} clock random onDebug`.split(" "))(
    "is refused with an error that contains its name: %s",
    (name) => {
      expect(mistakeOf(throwing(name)).message).toBe(`options: ${name} must not throw when it is read.`);
    },
  );

  test.each([
    ["heartbeat.pingMs", { heartbeat: throwing("pingMs") }],
    ["credentials.secret", { credentials: throwing("secret") }],
    ["environment.baseUrl", { environment: throwing("baseUrl") }],
    ["clock", { clock: throwing("now") }],
  ])("is refused with an error that contains its path: %s", (field, options) => {
    expect(mistakeOf({ webSocket, ...options }).field).toBe(field);
  });
});

test("an option that is null and an unknown option are refused", () => {
  expect(mistakeOf({ recvWindow: null })).toMatchObject({ field: "recvWindow", rule: "must not be null" });
  expect(mistakeOf({ recvwindow: 5 }).message).toBe('options: unknown option "recvwindow". Did you mean "recvWindow"?');
});

describe("a subscription argument that throws when it is read", () => {
  const fail = () => {
    throw new Error(SECRET);
  };
  const proxy = new Proxy({}, { get: fail, has: fail, ownKeys: fail }) as never;

  test.each<[field: string, parameters: never, options?: object]>([
    ["parameters", proxy],
    ["options", { category: "linear", symbol: "BTCUSDT", depth: 50 } as never, proxy],
    ["signal", { category: "linear", symbol: "BTCUSDT", depth: 50 } as never, { signal: proxy }],
  ])("causes an InputError with its name: %s", (field, parameters, options) => {
    const streams = createTradingStreams({ webSocket: webSocket as never });
    let mistake: unknown;
    try {
      streams.orderBook(parameters, options);
    } catch (error) {
      mistake = error;
    }
    expect(mistake).toMatchObject({ name: "InputError", operation: "orderBook", field });
    expect(inspect(mistake, { depth: Infinity, showHidden: true })).not.toContain(SECRET);
  });
});
