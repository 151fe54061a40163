import { expect, test } from "vitest";
import { ResponseModel, type Kind, type Step } from "./essential.ts";

const trading = new ResponseModel();
const result = (operationId: string) => trading.below(trading.response(operationId), "result");

test.each<[string, readonly Step[], Kind]>([
  ["orderRealtime", ["list"], "essential"],
  ["orderRealtime", ["list", 0], "essential"],
  ["orderRealtime", ["list", 0, "orderId"], "essential"],
  ["orderRealtime", ["list", 0, "cumExecFee"], "informative"],
  ["orderRealtime", ["nextPageCursor"], "either"],
  ["accountWalletBalance", ["list", 0, "coin", 0, "walletBalance"], "essential"],
  ["accountWalletBalance", ["list", 0, "coin", 0, "bonus"], "informative"],
])("the specification defines the essential fields that %s needs of %j", (operationId, steps, kind) => {
  expect(trading.kindInResult(result(operationId), steps)).toBe(kind);
});

test("a field is deprecated if all its schemas mark it as deprecated", () => {
  expect(trading.isDeprecated(result("positionList"), ["list", 0, "bustPrice"])).toBe(true);
  expect(trading.isDeprecated(result("positionList"), ["list", 0, "size"])).toBe(false);
});
