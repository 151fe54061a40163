import { describe, expect, it } from "vitest";
import { publishedExamples } from "@specwright-tools/contract/documents";
import { readEveryRecording } from "@specwright-tools/contract/files";
import { Comparison } from "../../src/live/compare.ts";
import { operationOf, readSpecification } from "../../src/live/specification.ts";

const specification = readSpecification();

const orders = () =>
  structuredClone(publishedExamples("orderRealtime", 200)[0]?.value) as {
    retCode: number;
    result: { list: Record<string, unknown>[] };
  };
const orderFile = "specs/trading/components/schemas/order/Order.yaml";

/** Returns the differences that the comparison finds after a change to the open orders in a response. */
function compared(change: (order: Record<string, unknown>, body: ReturnType<typeof orders>) => void, headers = {}) {
  const comparison = new Comparison(specification);
  const body = orders();
  change(body.result.list[0] ?? {}, body);
  comparison.response({ operationId: "orderRealtime", status: 200, headers: new Headers(headers), body });
  return comparison.differences;
}

describe("a response", () => {
  it("has no differences if it follows the specification", () => {
    expect(compared(() => {})).toEqual([]);
  });

  it.each([
    [
      "a field that is absent",
      (order) => delete order["cumExecFee"],
      "cumExecFee",
      "absent",
      undefined,
      "remove cumExecFee from required",
    ],
    ["null", (order) => (order["qty"] = null), "qty", "null", "null", "let qty be null or string"],
    ["another type", (order) => (order["qty"] = 12.5), "qty", "number", "99.9", "let qty be number instead of string"],
    [
      "a new field",
      (order) => (order["mood"] = "Abc-12"),
      "mood",
      "unknown field",
      '"Xxx-99"',
      "add mood with its type and meaning",
    ],
    [
      "a new value",
      (order) => (order["orderStatus"] = "Paused"),
      "orderStatus",
      "unknown value",
      '"Paused"',
      "add the new value to the enum of orderStatus",
    ],
  ] satisfies [string, (order: Record<string, unknown>) => void, string, string, string | undefined, string][])(
    "with %s is reported with the file to change",
    (_, change, property, found, example, advice) => {
      const [difference, ...others] = compared(change);
      expect(others).toEqual([]);
      expect(difference).toMatchObject({
        operation: "orderRealtime",
        place: `result.list[].${property}`,
        found,
        times: 1,
        files: [
          found === "unknown value" ? "specs/trading/components/schemas/scalars/OrderStatusValue.yaml" : orderFile,
        ],
        property,
        advice,
      });
      expect(difference?.example).toBe(example);
    },
  );

  it("with an undocumented return code is reported with the file of the codes", () => {
    const [difference] = compared((_, body) => Object.assign(body, { retCode: 987_654, result: {} }));
    expect(difference).toMatchObject({
      place: "retCode",
      found: "code 987654",
      files: ["specs/trading/ret-codes.yaml"],
    });
  });

  it("with a different rate limit than the specified one is reported with its operation", () => {
    const [difference] = compared(() => {}, { "x-bapi-limit": "7" });
    expect(difference).toMatchObject({
      place: "header.X-Bapi-Limit",
      found: "limit 7",
      files: ["specs/trading/paths/order/realtime.yaml"],
    });
  });

  it("with an undocumented status is reported with its operation", () => {
    const comparison = new Comparison(specification);
    comparison.response({ operationId: "orderRealtime", status: 418, headers: new Headers(), body: {} });
    expect(comparison.differences).toMatchObject([
      { place: "status", found: "status 418", files: ["specs/trading/paths/order/realtime.yaml"] },
    ]);
  });

  it("is compared field by field even if its schema also allows a response without the envelope", () => {
    const comparison = new Comparison(specification);
    const operationId = "earnHoldToEarnYieldHistory";
    const [example] = publishedExamples(operationId, 200);
    const body = structuredClone(example?.value) as { result: { airdropDailyPnls: Record<string, unknown>[] } };
    Object.assign(body.result.airdropDailyPnls[0] ?? {}, { coinName: 1, mood: "x" });
    comparison.response({ operationId, status: 200, headers: new Headers(), body });
    expect(comparison.differences).toMatchObject([
      { place: "result.airdropDailyPnls[].coinName", found: "number" },
      { place: "result.airdropDailyPnls[].mood", found: "unknown field" },
    ]);
  });

  it("with one difference in several records is reported once, with the number of occurrences", () => {
    const comparison = new Comparison(specification);
    const body = orders();
    body.result.list = ["a", "b", "c"].map((orderId) => ({ ...body.result.list[0], orderId, mood: 1 }));
    const response = { operationId: "orderRealtime", status: 200, headers: new Headers(), body };
    comparison.response(response);
    comparison.response(response);
    expect(comparison.differences).toMatchObject([{ place: "result.list[].mood", times: 6 }]);
  });
});

it("a pushed message is compared with the schema of its topic", () => {
  const comparison = new Comparison(specification);
  const ts = 1_772_409_600_000;
  const trade = {
    T: ts,
    s: "BTCUSDT",
    S: "Buy",
    v: "1",
    p: 20_000,
    L: "PlusTick",
    i: "1",
    BT: false,
    RPI: false,
    seq: 1,
  };
  comparison.message("publicTrade", { topic: "publicTrade.BTCUSDT", type: "snapshot", ts, data: [trade] });
  expect(comparison.differences).toMatchObject([
    { topic: "publicTrade", place: "message.data[].p", found: "number", example: "99999" },
  ]);
  expect(comparison.differences[0]?.files[0]).toMatch(/^specs\/streams\/.*\.yaml$/);
});

it("recordings show differences only where the sandbox injected them", () => {
  const comparison = new Comparison(specification);
  let count = 0;
  for (const { recording } of readEveryRecording().filter(({ recording: { broken } }) => broken !== true))
    for (const { request, response } of recording.entries) {
      const operationId = operationOf(specification, request.method, request.url);
      if (operationId === undefined || !response.content.mimeType.startsWith("application/json")) continue;
      const headers = new Headers(response.headers.map(({ name, value }): [string, string] => [name, value]));
      comparison.response({ operationId, status: response.status, headers, body: JSON.parse(response.content.text) });
      count += 1;
    }
  expect(count).toBeGreaterThan(400);
  // The recordings contain two injected differences: a limit of 10 and an unknown return code.
  expect(comparison.differences.map(({ operation, found }) => `${operation} ${found}`)).toEqual([
    "positionList limit 10",
    "positionList code 987654",
  ]);
});
