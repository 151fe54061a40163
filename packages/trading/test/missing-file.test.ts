import { afterAll, expect, test, vi } from "vitest";

vi.mock("../src/generated/operations/announcements.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

// Remove the mock, so that later test files in this process load the real module.
afterAll(() => void vi.resetModules());

test("a call is not sent if its code cannot be loaded, and the error contains the reason", async () => {
  vi.resetModules();
  const { stubPlatform, ok } = await import("./support/stub-platform.ts");
  const { trading, seen } = stubPlatform([ok()]);
  await expect(trading.announcements.index({ locale: "en-US" })).rejects.toMatchObject({
    name: "TradingError",
    code: "network",
    outcome: "not-sent",
    operation: "announcements.index",
    message:
      "announcements.index: a file of the client could not be loaded, so nothing was sent. Check the network, then call again.",
  });
  expect(seen).toHaveLength(0);
});
