import { afterAll, expect, test, vi } from "vitest";

vi.mock("../src/catalog.ts", async (original) => ({
  ...(await original<object>()),
  returnCodes: () => {
    throw new Error("ENOENT: no such file or directory");
  },
}));

// Remove the mock, so that later test files in this process load the real module.
afterAll(() => void vi.resetModules());

test("the command line reports the outcome of a write even if the package is replaced while it runs", async () => {
  vi.resetModules();
  const { cli } = await import("./support.ts");
  const fetch = async () => Promise.reject(new TypeError("cut"));
  const flags = [
    "--category",
    "linear",
    "--symbol",
    "BTCUSDT",
    "--side",
    "Buy",
    "--qty",
    "1",
    "--order-link-id",
    "a-1",
  ];
  expect(await cli(["order", "create", ...flags, "--order-type", "Market"], { fetch })).toMatchObject({
    code: 4,
    error: expect.stringContaining("specwright order reconcile a-1") as string,
  });
});
