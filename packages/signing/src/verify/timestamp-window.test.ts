import { expect, test } from "vitest";
import { isTimestampAccepted } from "../index.ts";

const serverTime = 1_700_000_000_000;

test.each([
  [-5001, undefined, false],
  [-5000, undefined, true],
  [0, undefined, true],
  [999, undefined, true],
  [1000, undefined, false],
  [-20000, 20000, true],
  [-20001, 20000, false],
  [999, 20000, true],
  [1000, 20000, false],
  [999, 1, true],
  [-1, 1, true],
  [-2, 1, false],
  [Number.NaN, undefined, false],
])("a timestamp %i ms from the server's, window %s: %s", (offset, recvWindow, accepted) => {
  expect(isTimestampAccepted({ timestamp: serverTime + offset, serverTime, recvWindow })).toBe(accepted);
});
