import { describe, expect, it } from "vitest";
import { Comparison } from "../../src/live/compare.ts";
import { readSpecification } from "../../src/live/specification.ts";

const specification = readSpecification();

/** Returns the values found in a successful response with this result, by place. */
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

describe("values that would be read wrongly are found", () => {
  it("not in a usual response", () => {
    expect(kline(candle)).toEqual({});
    expect(Object.keys(ticker({ lastPrice: "1e-7", markPrice: "-0.5", openInterest: "" }))).not.toContain(
      "result.list[].lastPrice",
    );
  });

  it("times in another unit", () => {
    expect(found("marketKline", candles([candle]), 1_772_409_600)).toEqual({ "response.time": "seconds" });
    expect(found("marketKline", candles([candle]), 1_772_409_600_000_000)).toEqual({
      "response.time": "microseconds or nanoseconds",
    });
  });

  it("decimal text in another form", () => {
    expect(ticker({ lastPrice: "98,486.60" })).toMatchObject({ "result.list[].lastPrice": "wrong format" });
  });

  it("integers that lost digits", () => {
    expect(found("marketKline", candles([candle]), 2 ** 53)["response.time"]).toBe("an integer beyond 2^53");
  });

  it("one entry too many in a tuple", () => {
    expect(kline([...candle, "1"])).toMatchObject({ "result.list[]": "8 entries" });
  });

  it("a field that the category of the response requires and that is absent", () => {
    expect(ticker({ markPrice: "1" })).toMatchObject({ "result.list[].fundingRate": "absent" });
    expect(found("marketTickers", { category: "spot", list: [{ symbol: "BTCUSDT" }] })).not.toHaveProperty([
      "result.list[].fundingRate",
    ]);
  });
});
