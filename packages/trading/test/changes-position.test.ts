import { expect, test } from "vitest";
import document from "@specwright/specs/trading.json" with { type: "json" };
import { changesPosition } from "../src/index.ts";

const types = document.components.schemas.ExecTypeValue.anyOf.flatMap((branch) =>
  "enum" in branch ? branch.enum : [],
);

test.each(types.filter((type) => type !== "UNKNOWN"))(
  "changesPosition returns the right value for the execution type %s",
  (execType) => {
    expect(changesPosition({ execType })).toBe(!["Funding", "Dividend"].includes(execType));
  },
);

test("the execution type SessionSettlePnL, which occurs in closed PnL records, does not change a position", () => {
  expect(changesPosition({ execType: "SessionSettlePnL" })).toBe(false);
});

test.each(["UNKNOWN", "Teleport", "toString", "", undefined, 1])(
  "changesPosition returns undefined for the execution type %o",
  (execType) => {
    expect(changesPosition({ execType })).toBeUndefined();
  },
);
