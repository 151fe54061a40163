import { createHmac, createVerify, generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { createStreamSigner, SigningError } from "../src/index.ts";

const expires = 1_790_000_000_000;

test("with a secret, the stream signer signs the text GET/realtime and the expiry time, and returns hexadecimal", async () => {
  const signer = createStreamSigner({ apiKey: "key", secret: "secret" });
  const signature = createHmac("sha256", "secret").update(`GET/realtime${expires}`).digest("hex");
  expect(await signer.authenticate(expires)).toEqual(["key", expires, signature]);
});

test("the stream signer signs GET/realtime and the expiry with a private key, in base64", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }) as string;
  const [, , signature] = await createStreamSigner({ apiKey: "key", privateKey: pem }).authenticate(expires);
  const verify = createVerify("RSA-SHA256").update(`GET/realtime${expires}`);
  expect(verify.verify(publicKey, signature, "base64")).toBe(true);
});

test("the stream signer passes the bytes to sign to a callback", async () => {
  const texts: string[] = [];
  const sign = (message: Uint8Array) => {
    texts.push(new TextDecoder().decode(message));
    return "ab".repeat(32);
  };
  expect((await createStreamSigner({ apiKey: "key", sign }).authenticate(expires))[2]).toBe("ab".repeat(32));
  expect(texts).toEqual([`GET/realtime${expires}`]);
});

test("the stream signer refuses an API key with invalid header characters, and names the option", () => {
  expect(() => createStreamSigner({ apiKey: "a b", secret: "secret" })).toThrow("apiKey must be printable ASCII");
});

test("the stream signer rejects a secret together with a private key without repeating them", () => {
  const options = { apiKey: "key", secret: "secret-1", privateKey: "secret-2" } as never;
  expect(() => createStreamSigner(options)).toThrow(SigningError);
  expect(() => createStreamSigner(options)).not.toThrow(/secret-\d/);
});
