import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createTestWorld, noon, type TestWorld } from "../support/test-world.ts";

const ask = (world: TestWorld, method: "GET" | "POST", url: string, payload?: string, type = "application/json") =>
  world.servers.mainnet.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload, headers: { "content-type": type } }),
  });

test("the clock can be read and advanced over HTTP, and the server time follows it", async () => {
  const world = createTestWorld();
  expect((await ask(world, "GET", "/sandbox/clock")).json()).toMatchObject({ retCode: 0, result: { now: noon } });
  const moved = await ask(world, "POST", "/sandbox/clock/advance", '{"milliseconds": 3600000}');
  expect(moved.json()).toMatchObject({ result: { now: noon + 3_600_000 }, time: noon + 3_600_000 });
  expect((await world.call("GET", "/v5/market/time")).result.timeSecond).toBe(String((noon + 3_600_000) / 1000));
});

test.each([
  ['{"milliseconds": -1}', "application/json", "milliseconds"],
  ['{"milliseconds": "soon"}', "application/json", "milliseconds"],
  ["{", "application/json", "not JSON"],
  ["[]", "application/json", "not a JSON object"],
  ["", "application/json", "not JSON"],
  ['{"milliseconds": 1}', "text/plain", "content-type"],
  ['{"milliseconds": 1}', "application/json-seq", "content-type"],
])("the payload %s with the content type %s is refused with a readable error", async (payload, type, message) => {
  const world = createTestWorld();
  expect((await ask(world, "POST", "/sandbox/clock/advance", payload, type)).json()).toMatchObject({
    retCode: 10_001,
    retMsg: expect.stringContaining(message),
  });
  expect(world.clock.now()).toBe(noon);
});

test("faults do not apply to control endpoints, and unknown control endpoints are refused", async () => {
  const world = createTestWorld({ faults: { faults: [{ fault: "server-error" }] } });
  expect((await ask(world, "GET", "/sandbox/clock")).statusCode).toBe(200);
  expect((await ask(world, "GET", "/v5/market/time")).statusCode).toBe(502);
  for (const url of ["/sandbox/", "/sandbox/clock/", "/sandbox/nothing", "/sandbox/../v5"])
    expect((await ask(createTestWorld(), "GET", url)).json()).toMatchObject({ retCode: 10_017 });
});

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom("BTCUSDT-UPDOWN-5M", "Buy", "UP", "0.8", "100", "1e9", "-1", "__proto__", "9".repeat(40)),
);
const names = ["uid", "symbol", "side", "direction", "payoutRatio", "value", "orderLinkId", "triggerPrice", "orderId"];

test(
  "the sandbox controls respond to random input with a return code, never with a server error",
  // With SPECWRIGHT_LONG=1, the test tries many more inputs.
  { timeout: 600_000 },
  async () => {
    const world = createTestWorld();
    const usual = { symbol: "BTCUSDT-UPDOWN-5M", side: "Buy", direction: "UP", payoutRatio: "0.8", value: "100" };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("event/place", "event/cancel", "clock/advance"),
        fc.dictionary(fc.constantFrom(...names, "milliseconds"), value, { maxKeys: 4 }),
        async (path, input) => {
          const response = await ask(world, "POST", `/sandbox/${path}`, JSON.stringify({ ...usual, ...input }));
          expect(response.statusCode, JSON.stringify(input)).toBe(200);
          expect([0, 10_001, 110_001, 110_007, 110_072]).toContain(response.json<{ retCode: number }>().retCode);
        },
      ),
      { numRuns: process.env.SPECWRIGHT_LONG === "1" ? 20_000 : 500 },
    );
  },
);
