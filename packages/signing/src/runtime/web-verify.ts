import { messageBytes } from "../bytes.ts";
import { SigningError } from "../errors.ts";
import type { RawVerify, VerifyingRuntime } from "../types.ts";
import { badPem, derElement, fromBase64, readPem, rsaAlgorithm, webRsa } from "./pem.ts";

/** Verification with WebCrypto, whose `verify` compares in constant time. Keys are imported once, on first use. */
export const webVerifying: VerifyingRuntime = {
  hmac: (secret) => {
    let key: Promise<CryptoKey> | undefined;
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const load = () => (key ??= crypto.subtle.importKey("raw", messageBytes(secret, ""), algorithm, false, ["verify"]));
    return verifyWith("HMAC", load, fromHex);
  },
  rsa: (publicKey) => {
    const pem = readPem("PUBLIC", publicKey);
    if (!pem) throw unusable();
    const spki = pem.isPkcs1 ? derElement(48, rsaAlgorithm, derElement(3, Uint8Array.of(0), pem.der)) : pem.der;
    let key: Promise<CryptoKey> | undefined;
    const load = () =>
      (key ??= crypto.subtle.importKey("spki", spki, webRsa, false, ["verify"]).catch(() => {
        throw unusable();
      }));
    return verifyWith(webRsa.name, load, fromBase64);
  },
};

const unusable = () => new SigningError("invalid-options", badPem("PUBLIC"));

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(2 * index, 2 * index + 2), 16));

function verifyWith(
  name: string,
  key: () => Promise<CryptoKey>,
  decode: (text: string) => Uint8Array<ArrayBuffer>,
): RawVerify {
  return async (prefix, payload, signature) => {
    const message = messageBytes(prefix, payload);
    return crypto.subtle.verify(name, await key(), decode(signature), message);
  };
}
