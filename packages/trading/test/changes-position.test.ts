import { expect, test } from "vitest";
import document from "@specwright/specs/trading.json" with { type: "json" };
import { changesPosition } from "../src/index.ts";

const types = document.components.schemas.ExecTypeValue.anyOf.flatMap((branch) =>
  "enum" in branch ? branch.enum : [],
);

test.each(types.filter((type) => type !== "UNKNOWN"))(
  "%s is classified by whether it changes a position",
  (execType) => {
    expect(changesPosition({ execType })).toBe(!["Funding", "Dividend"].includes(execType));
  },
);

test("SessionSettlePnL, which closed PnL lists, is classified as a payment", () => {
  expect(changesPosition({ execType: "SessionSettlePnL" })).toBe(false);
});

test.each(["UNKNOWN", "Teleport", "toString", "", undefined, 1])(
  "the change of a position by %o is undefined",
  (execType) => {
    expect(changesPosition({ execType })).toBeUndefined();
  },
);
