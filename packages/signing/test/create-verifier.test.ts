import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { node, web } from "./support/runtimes.ts";
import { SigningError, type VerifierOptions, type VerifyInput } from "../src/index.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret, rsaPkcs8, rsaPublic, rsaPublicPkcs1 } = testKeys;
const noKey = rsaPublic.replace("MII", "AAA");
const ed25519 = generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "pem" });
const payload = new TextEncoder().encode('{"a":"é"}');

describe.each([
  ["node", node],
  ["web", web],
])("createVerifier in the %s build", (name, { createSigner, createVerifier, verifySignature }) => {
  describe.each<[string, VerifierOptions, object]>([
    ["HMAC", { secret }, { secret }],
    ["RSA", { publicKey: rsaPublic }, { privateKey: rsaPkcs8 }],
    ["RSA with a PKCS#1 public key", { publicKey: rsaPublicPkcs1 }, { privateKey: rsaPkcs8 }],
  ])("%s", (_, options, key) => {
    const make = async (): Promise<VerifyInput> => {
      const signer = createSigner({ apiKey, ...key } as never);
      const headers = await signer.headers({ method: "POST", body: payload, timestamp: 1_700_000_000_000 });
      return { apiKey, timestamp: "1700000000000", recvWindow: "5000", payload, signature: headers["X-BAPI-SIGN"]! };
    };

    test("accepts a signed payload as text or bytes, and header values as text or numbers", async () => {
      const input = await make();
      const verifier = createVerifier(options);
      const same: VerifyInput[] = [
        input,
        { ...input, payload: '{"a":"é"}' },
        { ...input, payload: Buffer.from(payload) },
        { ...input, timestamp: 1_700_000_000_000, recvWindow: 5000 },
      ];
      expect(await Promise.all(same.map((each) => verifier.verify(each)))).toEqual([true, true, true, true]);
      expect(await verifySignature({ ...input, ...options })).toBe(true);
    });

    test("refuses a changed payload, timestamp, key or signature", async () => {
      const input = await make();
      const verifier = createVerifier(options);
      const { signature } = input;
      const flipped = (signature.startsWith("a") ? "b" : "a") + signature.slice(1);
      const changed: VerifyInput[] = [
        { ...input, payload: '{"a": "é"}' },
        { ...input, payload: "" },
        { ...input, timestamp: "01700000000000" },
        { ...input, timestamp: 1_700_000_000_001 },
        { ...input, apiKey: `${apiKey}1` },
        { ...input, recvWindow: "05000" },
        { ...input, recvWindow: null },
        ...[
          "",
          flipped,
          signature.slice(1),
          `${signature}0`,
          ` ${signature}`,
          `${signature}\n`,
          "é".repeat(64),
          undefined,
          [signature],
        ].map((other) => ({ ...input, signature: other as string })),
        { ...input, signature: signature.toUpperCase() },
      ];
      const results = await Promise.all(changed.map((each) => verifier.verify(each)));
      expect(results).toEqual(changed.map(() => false));
    });

    test("supports verifySync only in the node build", async () => {
      const input = await make();
      const verifier = createVerifier(options);
      if (name === "node") {
        expect(verifier.verifySync(input)).toBe(true);
        expect(verifier.verifySync({ ...input, payload: "" })).toBe(false);
      } else {
        expect(() => verifier.verifySync(input)).toThrow(
          expect.objectContaining({
            code: "not-synchronous",
            message: "this runtime verifies asynchronously: use verify()",
          }) as Error,
        );
      }
    });
  });

  test("accepts the unpadded base64 signature of a 3072-bit key", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", {
      modulusLength: 3072,
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
      publicKeyEncoding: { type: "spki", format: "pem" },
    });
    const headers = await createSigner({ apiKey, privateKey }).headers({ method: "GET", timestamp: 1 });
    const input = { apiKey, timestamp: 1, recvWindow: 5000, payload: "", signature: headers["X-BAPI-SIGN"]! };
    expect(await createVerifier({ publicKey }).verify(input)).toBe(true);
  });

  test("causes no unhandled rejection if verifySync throws", () => {
    const verify = () =>
      createVerifier({ publicKey: noKey }).verifySync({ apiKey, timestamp: 1, payload: "", signature: "AAAA" });
    expect(verify).toThrow(SigningError);
  });

  test("accepts a version 3 request without a receive window", async () => {
    const headers = await createSigner({ apiKey, secret, version: "v3" }).headers({ method: "GET", timestamp: 1 });
    const received = { apiKey, timestamp: 1, payload: "", signature: headers["X-BAPI-SIGN"]! };
    const windows = [undefined, null, ""];
    const verifier = createVerifier({ secret });
    const results = await Promise.all(windows.map((recvWindow) => verifier.verify({ ...received, recvWindow })));
    expect(results).toEqual([true, true, true]);
  });

  const oneKey = "pass exactly one of secret and publicKey, as a non-empty string";
  const publicPem = "publicKey must be an unencrypted RSA PUBLIC KEY in PEM form";
  test.each<[string, object, string]>([
    ["no key", {}, oneKey],
    ["an empty secret", { secret: "" }, oneKey],
    ["two keys", { secret, publicKey: rsaPublic }, oneKey],
    ["a private key", { publicKey: rsaPkcs8 }, publicPem],
    ["no PEM", { publicKey: "x" }, publicPem],
    ["a PEM that is cut", { publicKey: rsaPublic.slice(0, 120) + rsaPublic.slice(200) }, publicPem],
    ["a PEM that holds no key", { publicKey: noKey }, publicPem],
    ["a public key of another kind", { publicKey: ed25519 }, publicPem],
  ])("refuses %s", async (_, options, message) => {
    const attempt = async () =>
      createVerifier(options as VerifierOptions).verify({
        apiKey,
        timestamp: 1,
        payload: "",
        signature: "AAAA".repeat(86),
      });
    await expect(attempt()).rejects.toMatchObject({ code: "invalid-options", message });
  });
});
