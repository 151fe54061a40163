import { describe, expect, it } from "vitest";
import { Comparison } from "../../src/live/compare.ts";
import { readSpecification } from "../../src/live/specification.ts";

const specification = readSpecification();
const time = 1_772_409_600_000;

/**
 * Compares responses of an operation with the specification. Returns the differences for missing fields, their paths,
 * and the presence of fields for the next run.
 */
function compareResults(
  operationId: string,
  results: readonly object[],
  earlier: Parameters<Comparison["missingFields"]>[0] = {},
  envelope: object = { time },
) {
  const comparison = new Comparison(specification);
  for (const result of results) {
    const body = { retCode: 0, retMsg: "OK", result, retExtInfo: {}, ...envelope };
    comparison.response({ operationId, status: 200, headers: new Headers(), body });
  }
  const before = new Set(comparison.differences.map(({ place }) => place));
  const next = comparison.missingFields(earlier);
  const missing = comparison.differences.filter(({ place }) => !before.has(place));
  return { next, missing, places: missing.map(({ place }) => place) };
}

const book = { s: "BTCUSDT", a: [["92001", "5"]], b: [["92000", "0.7"]], ts: time, u: 1, seq: 1 };

describe("an optional field that all examples have", () => {
  it("is reported if no response has it", () => {
    const { missing } = compareResults("marketOrderbook", [book, book]);
    expect(missing).toMatchObject([
      {
        place: "result.cts",
        found: "absent",
        times: 2,
        files: ["specs/trading/components/schemas/market/MarketOrderbookResult.yaml"],
        advice: "look for cts under a new name, or remove cts",
      },
    ]);
  });

  it("is not reported if one of the responses has it", () => {
    expect(compareResults("marketOrderbook", [book, { ...book, cts: time }]).places).toEqual([]);
  });

  it("is not reported if no response has the object around it", () => {
    const { places } = compareResults("orderRealtime", [{ category: "linear", list: [], nextPageCursor: "" }]);
    expect(places).toEqual([]);
  });

  it.each([
    ["the category of these examples", "linear", true],
    ["another category", "spot", false],
  ])("in one category is compared with %s (%s)", (_, category, isReported) => {
    const { places } = compareResults("marketInstrumentsInfo", [{ category, list: [{ symbol: "BTCUSDT" }] }]);
    expect(places.includes("result.nextPageCursor")).toBe(isReported);
  });

  it.each([
    ["snapshot", ["message.cts"]],
    ["delta", ["message.cts"]],
  ])("is reported in messages without it: %s", (type, places) => {
    const comparison = new Comparison(specification);
    const data = { s: "BTCUSDT", a: book.a, b: book.b, u: 1, seq: 1 };
    comparison.message("orderBook", { topic: "orderbook.50.BTCUSDT", type, ts: time, data }, "linear");
    comparison.missingFields({});
    expect(comparison.differences.map(({ place }) => place)).toEqual(places);
  });

  it("is not expected in a delta, which lists only what changed", () => {
    const comparison = new Comparison(specification);
    const data = { symbol: "BTCUSDT", lastPrice: "92000" };
    const message = { topic: "tickers.BTCUSDT", type: "delta", ts: time, cs: 1, data };
    comparison.message("contractTicker", message, "linear");
    comparison.missingFields({});
    expect(comparison.differences).toEqual([]);
  });
});

describe("an optional field that all responses of an earlier run contained", () => {
  // The examples of this operation have no `time`.
  const operationId = "fiatBalanceQuery";
  const result = { balances: [] };

  it("is reported if no response has it", () => {
    const { next, places } = compareResults(operationId, [result]);
    expect(places).not.toContain("response.time");
    expect(compareResults(operationId, [result], next, {}).places).toEqual(["response.time"]);
  });

  it("is reported again if the responses of the next run lack it too", () => {
    const { next } = compareResults(operationId, [result]);
    const { next: third } = compareResults(operationId, [result], next, {});
    expect(compareResults(operationId, [result], third, {}).places).toEqual(["response.time"]);
  });

  it("is still expected by the next run if this run gets no response", () => {
    const { next } = compareResults(operationId, [result]);
    expect(compareResults(operationId, [], next).next).toEqual(next);
  });

  it("is not reported if it was sometimes missing, although all examples have it", () => {
    const { next } = compareResults("marketOrderbook", [book, { ...book, cts: time }]);
    expect(compareResults("marketOrderbook", [book], next).places).toEqual([]);
    // A field that was once missing may be missing again.
    const { next: third } = compareResults("marketOrderbook", [{ ...book, cts: time }], next);
    expect(compareResults("marketOrderbook", [book], third).places).toEqual([]);
  });

  it("is reported as missing from records only if the earlier run got at least three records", () => {
    const trade = { execId: "a", symbol: "BTCUSDT", price: "1", size: "1", side: "Buy", time: String(time) };
    const run = (count: number, more: object, earlier = {}) =>
      compareResults(
        "marketRecentTrade",
        [{ category: "inverse", list: Array.from({ length: count }, () => ({ ...trade, ...more })) }],
        earlier,
      );
    const seq = { seq: "1" };
    expect(run(1, {}, run(2, seq).next).places).not.toContain("result.list[].seq");
    expect(run(1, {}, run(3, seq).next).places).toContain("result.list[].seq");
  });
});

it("a resumed run reports an optional field that was missing before the interruption", () => {
  const first = new Comparison(specification);
  const body = { retCode: 0, retMsg: "OK", result: book, retExtInfo: {}, time };
  first.response({ operationId: "marketOrderbook", status: 200, headers: new Headers(), body });
  const resumed = new Comparison(specification);
  resumed.restore(first.differences, first.fieldCounts);
  resumed.missingFields({});
  expect(resumed.differences.map(({ place }) => place)).toEqual(["result.cts"]);
});

describe("a public list that always had records", () => {
  const isEmpty = (operationId: string, results: readonly object[], earlier = {}) =>
    compareResults(operationId, results, earlier).missing.some(({ found }) => found === "an empty list");
  const tickers = (...list: readonly object[]) => ({ category: "linear", list });

  it("is reported if it is empty in all responses of a category", () => {
    const { missing } = compareResults("marketTickers", [tickers()]);
    expect(missing).toMatchObject([{ place: "result.list", found: "an empty list", times: 1 }]);
    expect(isEmpty("marketTickers", [tickers(), tickers({ symbol: "BTCUSDT" })])).toBe(false);
  });

  it("is not reported if it was empty in an earlier run", () => {
    const { next } = compareResults("marketTickers", [tickers(), tickers({ symbol: "BTCUSDT" })]);
    expect(isEmpty("marketTickers", [tickers()], next)).toBe(false);
  });

  it("is not reported if it is empty in a response about an account", () => {
    expect(isEmpty("orderRealtime", [tickers()])).toBe(false);
  });

  it("is reported if it is empty in all messages", () => {
    const comparison = new Comparison(specification);
    comparison.message("kline", { topic: "kline.5.BTCUSDT", type: "snapshot", ts: time, data: [] }, "linear");
    comparison.missingFields({});
    expect(comparison.differences.map(({ place, found }) => `${place} ${found}`)).toContain(
      "message.data an empty list",
    );
  });
});
