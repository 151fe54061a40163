import { describe, expect, it } from "vitest";
import { readDocument } from "./contract-data.ts";
import { withPlainEnums } from "./open-enums.ts";

const side = {
  description: "Direction. Other values may appear.",
  anyOf: [{ enum: ["Buy", "Sell"] }, { type: "string" }],
};

describe("an open enumeration on a reference page", () => {
  it("is a list of values, with the sentence that there may be others", () => {
    const reference = { $ref: "#/components/schemas/Side", description: "Direction of the order." };
    const shown = withPlainEnums({
      components: {
        schemas: { Side: side, Order: { properties: { side: reference, other: { $ref: reference.$ref } } } },
      },
    });
    expect(shown.components.schemas).toEqual({
      Side: { description: "Direction. Other values may appear.", type: "string", enum: ["Buy", "Sell"] },
      Order: {
        properties: {
          side: { ...reference, description: "Direction of the order. Other values may appear." },
          other: { $ref: reference.$ref },
        },
      },
    });
  });

  it("is nothing else: a choice between schemas stays one", () => {
    const choice = { anyOf: [{ $ref: "#/components/schemas/A" }, { type: "string" }] };
    const three = { anyOf: [{ enum: [1] }, { type: "integer" }, { type: "string" }] };
    expect(withPlainEnums({ a: choice, b: three })).toEqual({ a: choice, b: three });
  });

  it("is found in the documents themselves", () => {
    const document = readDocument("trading");
    const count = (value: object) => JSON.stringify(value).split('"anyOf":[{"enum":').length - 1;
    expect(count(document)).toBeGreaterThan(80);
    expect(count(withPlainEnums(document))).toBeLessThan(10);
  });
});
