import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { web } from "./support/runtimes.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret, rsaPkcs8, rsaPublic } = testKeys;
const input = { method: "GET", timestamp: 1 };

test("the web build imports keys as non-extractable", async () => {
  const importKey = vi.spyOn(crypto.subtle, "importKey");
  const received = { apiKey, timestamp: 1, payload: "" };
  await web.createSigner({ apiKey, secret }).headers(input);
  await web.createSigner({ apiKey, privateKey: rsaPkcs8 }).headers(input);
  await web.createVerifier({ secret }).verify({ ...received, signature: "ab".repeat(32) });
  await web.createVerifier({ publicKey: rsaPublic }).verify({ ...received, signature: "AAAA" });
  const isExtractable = importKey.mock.calls.map((call) => call[3]);
  importKey.mockRestore();
  expect(isExtractable).toEqual([false, false, false, false]);
});

test("the web build can sign after the runtime once failed to load the key", async () => {
  const { headers } = web.createSigner({ apiKey, secret });
  const importKey = vi.spyOn(crypto.subtle, "importKey").mockRejectedValueOnce(new Error("offline"));
  await expect(headers(input)).rejects.toThrow("offline");
  expect(await headers(input)).toMatchObject({ "X-BAPI-API-KEY": apiKey });
  expect(await headers(input)).toMatchObject({ "X-BAPI-API-KEY": apiKey });
  const loads = importKey.mock.calls.length;
  importKey.mockRestore();
  expect(loads).toBe(2);
});

test("a Node version without getBuiltinModule can sign", async () => {
  vi.resetModules();
  const getBuiltinModule = vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined as never);
  const { createSigner } = await import("../src/index.ts");
  const headers = await createSigner({ apiKey, secret }).headers(input);
  getBuiltinModule.mockRestore();
  expect(headers["X-BAPI-SIGN"]).toBe(createHmac("sha256", secret).update(`1${apiKey}5000`).digest("hex"));
});
