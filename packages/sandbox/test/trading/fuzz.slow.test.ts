import { connect } from "node:net";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../../src/create-sandbox.ts";
import type { Sandbox } from "../../src/options.ts";
import { OperationTable, type OperationInfo } from "../../src/trading/operations.ts";
import { createTestWorld, type ApiResponse } from "../support/test-world.ts";

const requests = process.env.SPECWRIGHT_LONG === "1" ? 100_000 : 1000;
const operations = new OperationTable().all;

const words = fc.constantFrom(
  "linear",
  "inverse",
  "spot",
  "option",
  "BTCUSDT",
  "ETHUSDT",
  "BTCUSD",
  "BTC",
  "USDT",
  "UNIFIED",
  "Buy",
  "Sell",
  "Market",
  "Limit",
  "0",
  "1",
  "-1",
  "0.01",
  "50000",
  "1e999",
  "NaN",
  "",
  " ",
  "null",
  "__proto__",
  "constructor",
  "9".repeat(40),
  "💥",
  "\u0000",
  "%",
  "a=b&c",
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: words },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, -1, 1.5, 2 ** 53, true, false, null, [], {}) },
);

/**
 * Generates inputs with random values. Most inputs contain only field names that the operation has, so that the values
 * reach the sandbox's checks.
 */
function inputFor(operation: OperationInfo): fc.Arbitrary<Record<string, unknown>> {
  const names = [...operation.parameterNames, ...bodyNames(operation)];
  const shaped =
    names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 12 });
  return fc.oneof(
    { weight: 6, arbitrary: shaped },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), value, { maxKeys: 6 }) },
  );
}

const common = [
  "category",
  "symbol",
  "side",
  "orderType",
  "qty",
  "price",
  "orderId",
  "orderLinkId",
  "request",
  "list",
  "coin",
  "amount",
  "positionIdx",
];
const bodyNames = (operation: OperationInfo): string[] => (operation.bodySchema !== undefined ? common : []);

const request = fc.constantFrom(...operations).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    input: inputFor(operation),
    skew: fc.constantFrom(0, 0, 0, 0, 0, -6000, 1000),
    minutes: fc.constantFrom(0, 0, 0, 1, 600),
  }),
);

function expectEnvelope(body: string, status: number, what: string): void {
  expect(status, what).toBeLessThan(500);
  expect(body, what).not.toMatch(/\n\s+at |node:internal|\.ts:\d/);
  if (!body.startsWith("{")) return expect(status, what).toBe(403);
  const response = JSON.parse(body) as ApiResponse;
  expect(Number.isInteger(response.retCode), what).toBe(true);
  expect(response.retCode, what).not.toBe(10_016);
}

// With SPECWRIGHT_LONG=1, the test tries many more inputs for every operation.
test("random input to every operation returns a documented response", { timeout: 1_800_000 }, async () => {
  let world = createTestWorld();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(request, async ({ operation, input, skew, minutes }) => {
      // Replace the simulated exchange regularly, because many orders make it slow.
      count += 1;
      if (count % 2000 === 0) world = createTestWorld({ seed: count });
      if (minutes > 0) world.clock.advance(minutes * 60_000);
      const environment = operation.environments.includes("mainnet") ? "mainnet" : "demo";
      const key = environment === "mainnet" ? world.keys.master : world.keys.demo;
      const text =
        operation.method === "GET"
          ? Object.fromEntries(
              Object.entries(input).map(([name, item]) => [
                name,
                typeof item === "string" ? item : JSON.stringify(item),
              ]),
            )
          : input;
      const { body, statusCode } = await world.raw(operation.method, operation.path, text, { key, environment, skew });
      expectEnvelope(body, statusCode, `${operation.method} ${operation.path} ${JSON.stringify(input)}`);
    }),
    { numRuns: requests },
  );
});

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
});
afterAll(() => sandbox.close());

/** Sends raw bytes, waits until the connection closes, and returns the response. */
function send(bytes: Uint8Array): Promise<string> {
  const { hostname, port } = new URL(sandbox.trading.mainnetUrl);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });
}

test.each([
  ["a message that is not HTTP", "hello\r\n\r\n", 400],
  ["a header without a colon", "GET / HTTP/1.1\r\nHost\r\n\r\n", 400],
  [
    "a request with two content lengths",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    400,
  ],
  ["a very long address", `GET /v5/market/time?${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
])("%s is refused with an API error", async (_name, bytes, status) => {
  const response = await send(Buffer.from(bytes));
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(response.slice(response.indexOf("{")))).toMatchObject({ retCode: 10_001, result: {} });
});

const line = fc
  .constantFrom("GET", "POST", "get", "PUT", "OPTIONS")
  .chain((method) =>
    fc
      .webPath()
      .chain((path) =>
        fc
          .constantFrom("", "?", "?category=%", "?%00", "?category=linear")
          .map((query) => `${method} ${path || "/"}${query} HTTP/1.1`),
      ),
  );
const wire = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .tuple(line, fc.dictionary(fc.stringMatching(/^[A-Za-z-]{1,12}$/), fc.string(), { maxKeys: 4 }), fc.string())
    .map(([first, headers, body]) =>
      Buffer.from(
        `${first}\r\nHost: x\r\nConnection: close\r\n${Object.entries(headers)
          .map(([name, item]) => `${name}: ${item}\r\n`)
          .join("")}\r\n${body}`,
      ),
    ),
);

// With SPECWRIGHT_LONG=1, the test tries many more connections.
test("random bytes neither crash nor hang the server", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(wire, async (bytes) => {
      expect(await send(bytes)).not.toMatch(/\n\s+at |node:internal/);
    }),
    { numRuns: Math.min(requests / 10, 5000) },
  );
  const time = await fetch(`${sandbox.trading.mainnetUrl}/v5/market/time`);
  expect(time.status).toBe(200);
});
