import { describe, expect, test } from "vitest";
import { json, stubPlatform } from "./support/stub-platform.ts";

describe("64-bit integers lose nothing", () => {
  test("2^53 + 1 arrives with its last digit, in a result of a call", async () => {
    const answer =
      '{"retCode":0,"retMsg":"OK","result":{"list":[{"symbol":"A","seq":9007199254740993}],"nextPageCursor":""},"time":1}';
    const { trading } = stubPlatform([json(answer)]);
    const { list } = await trading.position.list({ category: "linear", symbol: "A" });
    expect(list[0]?.seq).toBe(2n ** 53n + 1n);
  });
});
