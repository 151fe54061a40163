import { describe, expect, test } from "vitest";
import type { DriftReport } from "../src/index.ts";
import { ok, stubPlatform, type ReceivedRequest } from "./support/stub-platform.ts";

/** A ticker with every field that all categories have. */
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

describe("fields that one category requires", () => {
  test("are reported as drift where a response of that category lacks them", async () => {
    const { fundingRate, ...without } = contract;
    expect(fundingRate).toBeDefined();
    const before = await reports("linear", contract);
    expect(before).not.toContain("result.list[].fundingRate");
    expect(await reports("linear", without)).toContain("result.list[].fundingRate");
    expect(await reports("linear", { ...contract, markPrice: undefined })).toContain("result.list[].markPrice");
  });

  test("are not missed in another category", async () => {
    expect(await reports("spot", {})).not.toContain("result.list[].fundingRate");
  });

  test("are required in the strict mode", async () => {
    const strict = (ticker: object) =>
      stubPlatform([respond(ticker)], { responses: "strict", retry: false }).trading.market.tickers({
        category: "linear",
        symbol: "BTCUSDT",
      });
    await expect(strict({ ...contract, fundingRate: undefined })).rejects.toThrow(/result\.list\[\]\.\w+ is absent/);
  });
});
