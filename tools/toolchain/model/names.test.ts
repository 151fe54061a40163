import { describe, expect, test } from "vitest";
import { callName, camelCase } from "./names.ts";

describe("call names", () => {
  test.each([
    ["/v5/position/list", "positionList", "position", "list"],
    ["/v5/spot-margin-trade/set-leverage", "spotMarginTradeSetLeverage", "spotMarginTrade", "setLeverage"],
    ["/unified/v3/private/order/list", "unifiedV3PrivateOrderList", "unified", "v3PrivateOrderList"],
    ["/v5/user/escrow_sub_members", "userEscrowSubMembers", "user", "escrowSubMembers"],
    [
      "/v5/earn/flexible-saving/auto-savings",
      "earnFlexibleSavingSetAutoSavings",
      "earn",
      "flexibleSavingSetAutoSavings",
    ],
  ])("%s is called by its group and the rest of its name", (path, id, group, method) => {
    expect(callName(path, id)).toEqual({ group, method });
  });

  test("rejects an operationId that belongs to another path", () => {
    expect(() => callName("/v5/order/create", "positionList")).toThrow(/positionList.*"order".*\/v5\/order\/create/);
  });

  test("joins words with any separator in camelCase", () => {
    expect(camelCase("fht/compliance/tax/private/batch_create")).toBe("fhtComplianceTaxPrivateBatchCreate");
  });
});
