import { describe, expect, test } from "vitest";
import { json, stubPlatform } from "./support/stub-platform.ts";

describe("64-bit integers keep all digits", () => {
  test("2^53 + 1 arrives with its last digit in the result of a call", async () => {
    const answer =
      '{"retCode":0,"retMsg":"OK","result":{"timeSecond":"1","timeNano":"1","seq":9007199254740993},"time":1}';
    const { trading } = stubPlatform([json(answer)]);
    expect(await trading.market.time()).toMatchObject({ seq: 2n ** 53n + 1n });
  });
});
