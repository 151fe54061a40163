import { describe, expect, test } from "vitest";
import type { DriftReport } from "../src/index.ts";
import { ok, stubPlatform, type ReceivedRequest } from "./support/stub-platform.ts";

/** Returns a function that responds with a ticker of the requested category. */
const respond = (ticker: object) => (request: ReceivedRequest) => {
  const category = request.query.get("category");
  return ok({ category, list: [{ ...ticker, symbol: "BTCUSDT" }] })(request);
};
const contract = { fundingRate: "0.0001", markPrice: "1", indexPrice: "1", openInterest: "1" };

async function reports(category: "linear" | "spot", ticker: object): Promise<string[]> {
  const found: DriftReport[] = [];
  const { trading } = stubPlatform([respond(ticker)], { onDrift: (report) => found.push(report) });
  await trading.market.tickers({ category, symbol: "BTCUSDT" });
  return found.filter((report) => report.found === "absent").map(({ place }) => place);
}

describe("a field that one category requires", () => {
  test("is reported as drift if a response of this category lacks it", async () => {
    const { fundingRate, ...without } = contract;
    expect(fundingRate).toBeDefined();
    const before = await reports("linear", contract);
    expect(before).not.toContain("result.list[].fundingRate");
    expect(await reports("linear", without)).toContain("result.list[].fundingRate");
    expect(await reports("linear", { ...contract, markPrice: undefined })).toContain("result.list[].markPrice");
  });

  test("is not reported if a response of another category lacks it", async () => {
    expect(await reports("spot", {})).not.toContain("result.list[].fundingRate");
  });

  test("causes an error in strict mode if a response of this category lacks it", async () => {
    const strict = (ticker: object) =>
      stubPlatform([respond(ticker)], { responses: "strict", retry: false }).trading.market.tickers({
        category: "linear",
        symbol: "BTCUSDT",
      });
    await expect(strict({ ...contract, fundingRate: undefined })).rejects.toThrow(/result\.list\[\]\.\w+ is absent/);
  });
});

describe("a field that one kind of Advance Earn product requires", () => {
  const extraInfo = async (category: string, result: object) => {
    const found: DriftReport[] = [];
    const respondRaw = () => Response.json({ retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: 1 });
    const { trading } = stubPlatform([respondRaw], { onDrift: (report) => found.push(report) });
    await trading.earn.advanceProductExtraInfo({ category: category as "DualAssets", productId: "1" });
    return found.filter((report) => report.found === "absent").map(({ place }) => place);
  };

  test.each([
    ["DualAssets", { category: "DualAssets", list: [] }, "list"],
    ["SmartLeverage", { category: "SmartLeverage", productId: "1" }, "productId"],
    ["DoubleWin", { category: "DoubleWin", productId: "1" }, "productId"],
    ["DiscountBuy", { offers: [] }, "offers"],
  ])("is reported if it is missing in %s", async (category, result, field) => {
    expect(await extraInfo(category, result)).toEqual([]);
    expect(await extraInfo(category, { ...result, [field]: undefined })).toEqual([`result.${field}`]);
  });
});
