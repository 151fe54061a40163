import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { node, web } from "./support/runtimes.ts";
import { SigningError, type SignerOptions, type SignInput } from "../src/index.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret, rsaPkcs8 } = testKeys;
const now = () => 1_700_000_000_123;
const hmac = (text: string) => createHmac("sha256", secret).update(text).digest("hex");

describe.each([
  ["node", node],
  ["web", web],
])("createSigner in the %s build", (name, { createSigner }) => {
  const signed = async (options: Partial<SignerOptions>, input: SignInput) =>
    createSigner({ apiKey, secret, now, ...options } as SignerOptions).headers(input);

  test("signs with the configured clock, receive window and referer", async () => {
    expect(await signed({ recvWindow: 8000, referer: "broker-1" }, { method: "get", query: "a=1" })).toEqual({
      "X-BAPI-API-KEY": apiKey,
      "X-BAPI-TIMESTAMP": "1700000000123",
      "X-BAPI-RECV-WINDOW": "8000",
      "X-Referer": "broker-1",
      "X-BAPI-SIGN": hmac(`1700000000123${apiKey}8000a=1`),
    });
  });

  test("rounds the time of a clock with fractional milliseconds", async () => {
    const headers = await signed({ now: () => 1234.9 }, { method: "GET" });
    expect(headers["X-BAPI-TIMESTAMP"]).toBe("1234");
  });

  test("reads the clock for every signature unless a timestamp is given", async () => {
    let time = 10;
    const signer = createSigner({ apiKey, secret, now: () => time++ });
    const times = [];
    for (const timestamp of [undefined, 5, 0, undefined]) {
      times.push((await signer.headers({ method: "GET", timestamp }))["X-BAPI-TIMESTAMP"]);
    }
    expect(times).toEqual(["10", "5", "0", "11"]);
  });

  test("signs the bytes of an ArrayBuffer and of a view with an offset", async () => {
    const bytes = new TextEncoder().encode('xx{"a":"é"}');
    const view = bytes.subarray(2);
    const expected = (await signed({}, { method: "POST", body: '{"a":"é"}' }))["X-BAPI-SIGN"];
    expect((await signed({}, { method: "POST", body: view }))["X-BAPI-SIGN"]).toBe(expected);
    expect((await signed({}, { method: "POST", body: bytes.slice(2).buffer }))["X-BAPI-SIGN"]).toBe(expected);
  });

  test("creates the same signature for a body as bytes and as text if the secret is a short ASCII string", async () => {
    const body = '{"a":"b"}';
    const short = { secret: "short-secret" };
    const expected = await signed(short, { method: "POST", body });
    expect(await signed(short, { method: "POST", body: new TextEncoder().encode(body) })).toEqual(expected);
  });

  test("signs unpaired surrogates in a body as the bytes that fetch sends for them", async () => {
    const body = '{"a":"\ud800"}';
    const sent = new Uint8Array(await new Response(body).arrayBuffer());
    const { "X-BAPI-SIGN": signature } = await signed({}, { method: "POST", body });
    expect((await signed({}, { method: "POST", body: sent }))["X-BAPI-SIGN"]).toBe(signature);
  });

  test("signs the body as it was at the time of the call", async () => {
    const signer = createSigner({ apiKey, secret, now });
    const body = new TextEncoder().encode("{}");
    const before = await signer.headers({ method: "POST", body });
    const pending = signer.headers({ method: "POST", body });
    body.fill(0);
    expect(await pending).toEqual(before);
  });

  test.each<[string, object]>([
    ["method must be GET", { method: "PUT" }],
    ["method must be GET", {}],
    ["method must be GET", { method: "GET", body: "" }],
    ["method must be GET", { method: "POST", query: "" }],
    ["method must be GET", { method: "POST", body: {} }],
    ["method must be GET", { method: "POST", body: 1 }],
    ["query must be a percent-encoded string", { method: "GET", query: "a=b c" }],
    ["query must be a percent-encoded string", { method: "GET", query: "a=b'c" }],
    ["query must be a percent-encoded string", { method: "GET", query: "a=b#c" }],
    ["query must be a percent-encoded string", { method: "GET", query: "a=é" }],
    ["query must be a percent-encoded string", { method: "GET", query: "a=b\r\nX: y" }],
    ["query must be a percent-encoded string", { method: "GET", query: { a: "b" } }],
    ["query must be a percent-encoded string", { method: "GET", query: ["a=b"] }],
    ["query must be a percent-encoded string", { method: "GET", query: 1 }],
    ["query must be a percent-encoded string", { method: "GET", query: new URLSearchParams("a=1") }],
    ["timestamp must be whole milliseconds", { method: "GET", timestamp: 1.5 }],
    ["timestamp must be whole milliseconds", { method: "GET", timestamp: -1 }],
    ["timestamp must be whole milliseconds", { method: "GET", timestamp: "1700000000123" }],
    ["timestamp must be whole milliseconds", { method: "GET", timestamp: Number.NaN }],
  ])("refuses a request: %s (%j)", async (message, input) => {
    const error: unknown = await signed({}, input as SignInput).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SigningError);
    expect(error).toMatchObject({ code: "invalid-input", message: expect.stringContaining(message) as string });
  });

  test.each<[string, object]>([
    ["apiKey", { apiKey: "" }],
    ["apiKey", { apiKey: undefined }],
    ["apiKey", { apiKey: "a b" }],
    ["apiKey", { apiKey: "ключ" }],
    ["referer", { referer: "a\nb" }],
    ["pass exactly one of", { secret: undefined }],
    ["pass exactly one of", { secret: "" }],
    ["pass exactly one of", { secret: null }],
    ["pass exactly one of", { secret: new Uint8Array(3) }],
    ["pass exactly one of", { privateKey: rsaPkcs8 }],
    ["pass exactly one of", { sign: () => "x" }],
    ["pass exactly one of", { secret: undefined, sign: "x" }],
    ["recvWindow", { recvWindow: 0 }],
    ["recvWindow", { recvWindow: -5 }],
    ["recvWindow", { recvWindow: 1.5 }],
    ["recvWindow", { recvWindow: Number.POSITIVE_INFINITY }],
    ["recvWindow", { recvWindow: null }],
    ["version", { version: "v4" }],
    ["version", { version: "xv5" }],
  ])("refuses an option: %s (%j)", (message, options) => {
    const make = () => createSigner({ apiKey, secret, now, ...options } as SignerOptions);
    expect(make).toThrow(SigningError);
    expect(make).toThrow(
      expect.objectContaining({
        code: "invalid-options",
        message: expect.stringContaining(message) as string,
      }) as Error,
    );
  });

  test.each([
    "",
    "no PEM",
    rsaPkcs8.replace("PRIVATE", "ENCRYPTED PRIVATE"),
    rsaPkcs8.slice(0, 200),
    testKeys.rsaPublic,
  ])("rejects an invalid private key", async (privateKey) => {
    const attempt = async () => createSigner({ apiKey, privateKey }).headers({ method: "GET" });
    await expect(attempt()).rejects.toMatchObject({
      code: "invalid-options",
      message: "privateKey must be an unencrypted RSA PRIVATE KEY in PEM form",
    });
  });

  test("refuses a private key of an unsupported type", async () => {
    const { generateKeyPairSync } = await import("node:crypto");
    const { privateKey } = generateKeyPairSync("ed25519");
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const attempt = async () => createSigner({ apiKey, privateKey: pem }).headers({ method: "GET" });
    await expect(attempt()).rejects.toMatchObject({ code: "invalid-options" });
  });

  test("supports headersSync exactly if its property `synchronous` is true", async () => {
    const input = { method: "GET", query: "a=1" };
    const kinds: SignerOptions[] = [
      { apiKey, secret, now },
      { apiKey, privateKey: rsaPkcs8, now },
    ];
    const signers = kinds.map((options) => createSigner(options));
    const expected = await Promise.all(signers.map((signer) => signer.headers(input)));
    for (const [index, signer] of signers.entries()) {
      expect(signer.synchronous).toBe(name === "node");
      if (signer.synchronous) expect(signer.headersSync(input)).toEqual(expected[index]);
      else
        expect(() => signer.headersSync(input)).toThrow(expect.objectContaining({ code: "not-synchronous" }) as Error);
    }
  });

  test("returns methods that also work without the signer as their `this` value", async () => {
    const { headers } = createSigner({ apiKey, secret, now });
    expect(await headers({ method: "GET" })).toHaveProperty("X-BAPI-SIGN");
  });
});
