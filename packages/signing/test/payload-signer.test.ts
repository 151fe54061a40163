import { describe, expect, test } from "vitest";
import { node, web } from "./support/runtimes.ts";

const key = { apiKey: "key", secret: "secret" };
const settings = { recvWindow: 4000, referer: "Broker01" };
const timestamp = 1_700_000_000_000;

describe.each([
  ["node", node, true],
  ["web", web, false],
])("createPayloadSigner in the %s build", (_, build, isSynchronous) => {
  test.each([
    ["a query", { method: "GET", query: "category=linear&symbol=BTCUSDT" }],
    ["nothing", { method: "GET", query: "" }],
    ["a body", { method: "POST", body: '{"a":"é"}' }],
  ])("creates the same headers for %s as createSigner", async (_name, input) => {
    const signer = build.createPayloadSigner({ ...key, ...settings });
    const payload = ("body" in input ? input.body : input.query) ?? "";
    const expected = await build.createSigner({ ...key, ...settings }).headers({ ...input, timestamp });
    const headers = signer.sign(payload, String(timestamp));
    expect(headers instanceof Promise).toBe(!isSynchronous);
    expect(await headers).toEqual(expected);
    expect(signer.synchronous).toBe(isSynchronous);
  });

  test("waits for an external signer", async () => {
    const signer = build.createPayloadSigner({ apiKey: "key", sign: async () => "ab".repeat(32) });
    expect(signer.synchronous).toBe(false);
    expect(await signer.sign("", "1")).toMatchObject({ "X-BAPI-SIGN": "ab".repeat(32), "X-BAPI-RECV-WINDOW": "5000" });
  });

  test.each([
    ["recvWindow", { recvWindow: 0 }],
    ["recvWindow", { recvWindow: -1 }],
    ["recvWindow", { recvWindow: 1.5 }],
    ["recvWindow", { recvWindow: null }],
    ["apiKey", { apiKey: "a b" }],
    ["secret", { secret: "" }],
  ])("refuses an option: %s (%o)", (name, wrong) => {
    const options = { ...key, ...wrong } as never;
    expect(() => build.createPayloadSigner(options)).toThrow(
      expect.objectContaining({ code: "invalid-options", message: expect.stringContaining(name) as string }) as Error,
    );
  });
});
