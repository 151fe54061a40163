import { describe, expect, it } from "vitest";
import { Comparison } from "../../src/live/compare.ts";
import { readSpecification } from "../../src/live/specification.ts";

const specification = readSpecification();

/** Returns the findings about a successful response with this result, by place. */
function found(operationId: string, result: object, time = 1_772_409_600_000): Record<string, string> {
  const comparison = new Comparison(specification);
  const body = { retCode: 0, retMsg: "OK", result, retExtInfo: {}, time };
  comparison.response({ operationId, status: 200, headers: new Headers(), body });
  return Object.fromEntries(comparison.differences.map(({ place, found: what }) => [place, what]));
}

const candle = ["1772409600000", "92000.1", "92100", "91000", "92050", "12.5", "1150000"];
const candles = (list: readonly unknown[]) => ({ category: "linear", symbol: "BTCUSDT", list });
const kline = (entry: readonly unknown[]) => found("marketKline", candles([entry]));
const ticker = (fields: object) =>
  found("marketTickers", { category: "linear", list: [{ symbol: "BTCUSDT", ...fields }] });

describe("the check of values reports", () => {
  it("nothing for a usual response", () => {
    expect(kline(candle)).toEqual({});
    expect(Object.keys(ticker({ lastPrice: "1e-7", markPrice: "-0.5", openInterest: "" }))).not.toContain(
      "result.list[].lastPrice",
    );
  });

  it("times in another unit", () => {
    expect(found("marketKline", candles([candle]), 1_772_409_600)).toEqual({ "response.time": "seconds" });
    expect(found("marketKline", candles([candle]), 1_772_409_600_000_000)).toEqual({ "response.time": "microseconds" });
    const time = { timeSecond: "1772409600", timeNano: "1772409600000" };
    expect(found("marketTime", time)).toEqual({ "result.timeNano": "milliseconds" });
  });

  it("no date fields that the specification describes as dates", () => {
    const comparison = new Comparison(specification);
    const at = "2026-03-02T00:00:00Z";
    const body = { id: "1", status: "pending", created_at: at, updated_at: at };
    comparison.response({ operationId: "submitText", status: 201, headers: new Headers(), body });
    const places = comparison.differences.map(({ place }) => place);
    expect(places.filter((place) => place.endsWith("_at"))).toEqual([]);
  });

  it("times that have the form of dates", () => {
    expect(kline(["2026-03-02T00:00:00Z", ...candle.slice(1)])).toEqual({ "result.list[][0]": "wrong format" });
  });

  it("decimal strings in another notation", () => {
    expect(ticker({ lastPrice: "98,486.60" })).toMatchObject({ "result.list[].lastPrice": "wrong format" });
  });

  it("integers that lost digits", () => {
    expect(found("marketKline", candles([candle]), 2 ** 53)["response.time"]).toBe("an integer beyond 2^53");
  });

  it("a tuple with one entry too many", () => {
    expect(kline([...candle, "1"])).toMatchObject({ "result.list[]": "8 entries" });
  });

  describe("an order book", () => {
    const [asks, bids] = [
      [
        ["92001", "5"],
        ["92002", "0.2"],
      ],
      [
        ["92000", "0.1"],
        ["91999", "7"],
      ],
    ] as const;
    const book = (a: readonly unknown[], b: readonly unknown[]) =>
      found("marketOrderbook", { s: "BTCUSDT", a, b, ts: 1_772_409_600_000, u: 1, seq: 1, cts: 1_772_409_600_000 });
    const swapped = (levels: readonly (readonly string[])[]) => levels.map((level) => level.toReversed());

    it.each([
      ["as usual", asks, bids, {}],
      ["with asks from the highest", asks.toReversed(), bids, { "result.a": "not in the order of prices" }],
      ["with bids from the lowest", asks, bids.toReversed(), { "result.b": "not in the order of prices" }],
      ["with a repeated level", asks, [bids[0], bids[0]], { "result.b": "not in the order of prices" }],
      ["with sizes before prices", swapped(asks), bids, { "result.a": "not in the order of prices" }],
      ["with exchanged sides", [asks[0]].flatMap(() => [bids[0]]), [asks[0]], { result: "bids at or above asks" }],
    ])("%s", (_, a, b, places) => {
      expect(book(a, b)).toEqual(places);
    });

    it("with unsorted levels only in a snapshot, because a delta lists single changes", () => {
      const comparison = new Comparison(specification);
      const data = { s: "BTCUSDT", a: asks.toReversed(), b: bids, u: 2, seq: 2 };
      const message = { topic: "orderbook.50.BTCUSDT", ts: 1_772_409_600_000, cts: 1_772_409_600_000, data };
      comparison.message("orderBook", { ...message, type: "delta" });
      expect(comparison.differences).toEqual([]);
      comparison.message("orderBook", { ...message, type: "snapshot" });
      expect(comparison.differences).toMatchObject([{ place: "message.data.a", found: "not in the order of prices" }]);
    });
  });

  it("a pushed candle whose high is below its low", () => {
    const comparison = new Comparison(specification);
    const prices = { open: "92000", high: "91000", low: "92100", close: "92050" };
    comparison.message("kline", { topic: "kline.5.BTCUSDT", type: "snapshot", data: [prices] });
    const { differences } = comparison;
    expect(differences.map(({ place, found: what }) => `${place} ${what}`)).toContain("message.data[] high below low");
  });

  it("a missing field that the category of the response requires", () => {
    expect(ticker({ markPrice: "1" })).toMatchObject({ "result.list[].fundingRate": "absent" });
    expect(found("marketTickers", { category: "spot", list: [{ symbol: "BTCUSDT" }] })).not.toHaveProperty([
      "result.list[].fundingRate",
    ]);
  });
});
