import { describe, expect, it } from "vitest";
import { sentenceCaseProblem } from "./rules/descriptions.ts";

describe("sentenceCaseProblem", () => {
  it.each(["Get server time", "List open USDT positions", "Render Markdown page"])("accepts %s", (summary) => {
    expect(sentenceCaseProblem(summary)).toBeUndefined();
  });
  it.each(["", "get time", "Get time.", "Get Server time"])("refuses %j", (summary) => {
    expect(sentenceCaseProblem(summary)).toBeTypeOf("string");
  });
});
