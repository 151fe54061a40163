import { afterEach, expect, test, vi } from "vitest";
import { systemClock } from "./clock.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [-5, 0],
  [-Infinity, 0],
  [0, 0],
  [7.5, 7.5],
  [2 ** 31, 2 ** 31 - 1],
  [Infinity, 2 ** 31 - 1],
])("a delay of %d ms is passed to the runtime as %d ms, which avoids its warning", (asked, given) => {
  const setTimer = vi.fn();
  vi.stubGlobal("setTimeout", setTimer);
  const callback = () => {};
  systemClock.after(asked, callback);
  expect(setTimer).toHaveBeenCalledWith(callback, given);
});
