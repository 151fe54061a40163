import { fromBase64, messageBytes, utf8 } from "./bytes.ts";
import type { RawVerify, VerifyingPlatform } from "./create-verifier.ts";
import { badPem, derElement, readPem, rsaAlgorithm, webRsa } from "./pem.ts";

/** Verification through WebCrypto, whose `verify` compares in constant time. Keys are imported once, at their first use. */
export const webVerifier: VerifyingPlatform = {
  hmac: (secret) => {
    let key: Promise<CryptoKey> | undefined;
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const load = () => (key ??= crypto.subtle.importKey("raw", utf8(secret), algorithm, false, ["verify"]));
    return verifyWith("HMAC", load, fromHex);
  },
  rsa: (publicKey) => {
    const { der, isPkcs1 } = readPem("PUBLIC", publicKey);
    const spki = isPkcs1 ? derElement(48, rsaAlgorithm, derElement(3, Uint8Array.of(0), der)) : der;
    let key: Promise<CryptoKey> | undefined;
    const load = () =>
      (key ??= crypto.subtle.importKey("spki", spki, webRsa, false, ["verify"]).catch(() => {
        throw badPem("PUBLIC");
      }));
    return verifyWith(webRsa.name, load, fromBase64);
  },
};

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

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
