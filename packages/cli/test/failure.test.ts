import { expect, test, vi } from "vitest";
import { cli } from "./support.ts";

vi.mock("../src/catalog.ts", async (original) => ({
  ...(await original<object>()),
  returnCodes: () => {
    throw new Error("ENOENT: no such file or directory");
  },
}));

test("a package that is replaced while it runs still tells what became of a write", async () => {
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
