import { expect, test } from "vitest";
import * as entry from "../src/index.ts";

test("the package exports only the expected values", () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    "InputError",
    "StreamError",
    "UnknownOutcomeError",
    "createTradingStreams",
    "formatTopic",
    "parseTopic",
    "warmUp",
  ]);
});
