import { createHmac, createSign } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { node, web } from "./support/runtimes.ts";
import type { ExternalSign } from "../src/index.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret, rsaPkcs1 } = testKeys;
const input = { method: "GET", query: "a=1", timestamp: 1 };

describe.each([
  ["node", node],
  ["web", web],
])("an external signer in the %s build", (name, { createPayloadSigner, createSigner }) => {
  const expected = () => createSigner({ apiKey, secret }).headers(input);

  test.each<[string, ExternalSign]>([
    ["text", (message) => createHmac("sha256", secret).update(message).digest("hex")],
    ["a promise of text", async (message) => createHmac("sha256", secret).update(message).digest("hex")],
    ["bytes", (message) => createHmac("sha256", secret).update(message).digest()],
    ["a promise of bytes", async (message) => createHmac("sha256", secret).update(message).digest()],
  ])("may return %s", async (_, sign) => {
    const signer = createSigner({ apiKey, sign });
    expect(signer.synchronous).toBe(false);
    expect(await signer.headers(input)).toEqual(await expected());
  });

  test("may return RSA bytes to be sent as base64", async () => {
    const sign: ExternalSign = (message) => createSign("RSA-SHA256").update(message).sign(rsaPkcs1);
    const headers = await createSigner({ apiKey, sign }).headers(input);
    expect(headers).toEqual(await createSigner({ apiKey, privateKey: rsaPkcs1 }).headers(input));
  });

  test.each([true, false])(
    "causes an error without the exception's message if reading its return value throws (in a promise: %s)",
    async (isPromised) => {
      const look = (): never => {
        throw new Error("hunter2");
      };
      const result: never = new Proxy(new Uint8Array(32), { get: look, getPrototypeOf: look }) as never;
      const sign: ExternalSign = () => (isPromised ? Promise.resolve({ result }) : result) as never;
      const error: unknown = await Promise.resolve()
        .then(() => createSigner({ apiKey, sign }).headers(input))
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: "SigningError", code: "external-signer" });
      expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("hunter2");
    },
  );

  test("can be used with headersSync in the node build if it returns no promise", async () => {
    const signer = createSigner({ apiKey, sign: (message) => createHmac("sha256", secret).update(message).digest() });
    if (name === "node") expect(signer.headersSync(input)).toEqual(await expected());
    else expect(() => signer.headersSync(input)).toThrow("use headers()");
  });

  test("causes no unhandled rejection if it returns a rejected promise during a headersSync call", () => {
    const signer = createSigner({ apiKey, sign: () => Promise.reject(new Error("refused")) });
    expect(() => signer.headersSync(input)).toThrow(expect.objectContaining({ code: "not-synchronous" }) as Error);
  });

  test.each<[string, ExternalSign]>([
    [
      "throws",
      () => {
        throw new TypeError(`denied for ${apiKey}`);
      },
    ],
    ["rejects", () => Promise.reject(new TypeError(`denied for ${apiKey}`))],
  ])("causes one error without secrets when the callback %s", async (_, sign) => {
    const error: unknown = await createSigner({ apiKey, sign })
      .headers(input)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "external-signer", message: "the sign callback failed" });
    expect((error as Error).cause).toMatchObject({
      name: "TypeError",
      message: "the message is withheld, because it may contain the request or a password",
    });
  });

  const needle = "p4ss-of-the-key-service";
  const errorNamed = (given: string, more: object = {}): Error =>
    Object.assign(new Error(`${needle} ${apiKey}`, { cause: new Error(needle) }), { name: given, ...more });
  class KmsDeniedException extends Error {}
  test.each<[string, unknown, string]>([
    ["an error", errorNamed("OtherError"), "Error"],
    ["an error of a class of its own", new KmsDeniedException(needle), "KmsDeniedException"],
    [
      "an error with a secret as its name",
      errorNamed(needle, { stack: needle, code: needle, request: { needle } }),
      "Error",
    ],
    [
      "an error of a class with a secret as its name",
      new { [needle]: class extends Error {} }[needle]!(needle),
      "Error",
    ],
    [
      "an error of a class whose name ends with a secret",
      new { [`Error-${needle}`]: class extends Error {} }[`Error-${needle}`]!(needle),
      "Error",
    ],
    [
      "an error of a class whose name begins with a secret",
      new { [`${needle}Error`]: class extends Error {} }[`${needle}Error`]!(needle),
      "Error",
    ],
    ["an error of a class named like the key", new { [apiKey]: class extends Error {} }[apiKey]!(needle), "Error"],
    [
      "an error of a class named by letters of the key",
      new { [apiKey.replaceAll(/[^A-Za-z]/g, "")]: class extends Error {} }[apiKey.replaceAll(/[^A-Za-z]/g, "")]!(
        needle,
      ),
      "Error",
    ],
    ["text", needle, "Error"],
    ["nothing", undefined, "Error"],
    ["an object without a prototype", Object.create(null), "Error"],
    [
      "an error whose members throw",
      new Proxy(new Error(needle), {
        get: () => {
          throw new Error(needle);
        },
      }),
      "Error",
    ],
  ])("reveals only that %s was thrown", async (_, thrown, shown) => {
    const throws: ExternalSign = () => {
      throw thrown;
    };
    for (const sign of [throws, () => Promise.reject(thrown)] as ExternalSign[]) {
      const error = await createSigner({ apiKey, sign })
        .headers(input)
        .then(String, (reason: unknown) => reason as Error);
      expect(error).toMatchObject({
        code: "external-signer",
        cause: { name: shown, message: "the message is withheld, because it may contain the request or a password" },
      });
      const all = inspect(error, { depth: Infinity, showHidden: true, getters: true });
      expect(all + String((error as Error).stack) + String(((error as Error).cause as Error).stack)).not.toContain(
        needle,
      );
      expect(all).not.toContain(apiKey);
    }
  });

  const hmac = createHmac("sha256", secret).update("text").digest();
  const rsa = createSign("RSA-SHA256").update("text").sign(rsaPkcs1);

  test.each<[string, string | Uint8Array]>([
    [hmac.toString("hex"), hmac.toString("hex")],
    [hmac.toString("hex"), new Uint8Array(hmac)],
    [rsa.toString("base64"), rsa.toString("base64")],
    [rsa.toString("base64"), new Uint8Array(rsa)],
  ])("returns a signature that is sent as %s", async (header, result) => {
    const headers = await createSigner({ apiKey, sign: () => result }).headers(input);
    expect(headers["X-BAPI-SIGN"]).toBe(header);
  });

  test.each<[string, unknown]>([
    ["a value of type undefined", undefined],
    ["null", null],
    ["a value of type number", 7],
    ["a value of type object", { signature: "x" }],
    ["a string of 0 characters that is not a signature", ""],
    ["a string of 9 characters that is not a signature", "signature"],
    ["a string of 9 characters that is not a signature", "abc\r\nX: y"],
    ["0 bytes, which are not a signature", new Uint8Array()],
    ["20 bytes, which are not a signature", new Uint8Array(20)],
    ["uppercase hex", hmac.toString("hex").toUpperCase()],
    ["an HMAC in base64", hmac.toString("base64")],
    ["base64url", hmac.toString("base64url").replace(/^./, "_")],
    ["base64url", rsa.toString("base64url").replace(/^./, "-")],
    ["an RSA signature in hex", rsa.toString("hex")],
  ])("is refused when it returns %s", async (problem, result) => {
    const message = `the sign callback returned ${problem}; return lowercase hex for HMAC-SHA256, base64 for RSA, or the raw bytes`;
    for (const sign of [() => result, async () => result] as ExternalSign[])
      await expect(createSigner({ apiKey, sign }).headers(input)).rejects.toMatchObject({
        code: "external-signer",
        message,
      });
  });

  test('throws errors of its callback unchanged if callbackErrors is "passed"', async () => {
    const thrown = new Error(needle);
    const throws: ExternalSign = () => {
      throw thrown;
    };
    for (const sign of [throws, () => Promise.reject(thrown)] as ExternalSign[]) {
      const signer = createPayloadSigner({ apiKey, sign, callbackErrors: "passed" });
      const error = await Promise.resolve()
        .then(() => signer.sign("", "1"))
        .catch((reason: unknown) => reason);
      expect(error).toBe(thrown);
    }
  });
});
