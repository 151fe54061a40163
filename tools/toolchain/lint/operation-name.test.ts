import { describe, expect, it } from "vitest";
import { operationName } from "./rules/names.ts";

describe("operationName", () => {
  it.each([
    ["/v5/position/list", "get", 1, "positionList"],
    ["/v5/market/funding/history", "get", 1, "marketFundingHistory"],
    ["/v5/market/full_orderbook", "get", 1, "marketFullOrderbook"],
    ["/v5/market/adlAlert", "get", 1, "marketAdlAlert"],
    ["/v5/spot-margin-trade/set-leverage", "post", 1, "spotMarginTradeSetLeverage"],
    ["/v5/earn/flexible-saving/auto-savings", "get", 2, "earnFlexibleSavingGetAutoSavings"],
    ["/v5/earn/flexible-saving/auto-savings", "post", 2, "earnFlexibleSavingSetAutoSavings"],
    ["/unified/v3/private/order/list", "get", 1, "unifiedV3PrivateOrderList"],
  ])("for %s %s, with %i methods of the path, is %s", (path, method, count, name) => {
    expect(operationName(path, method, count)).toBe(name);
  });
});
