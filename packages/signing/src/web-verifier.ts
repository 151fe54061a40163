import { badPem, derElement, messageBytes, readPem, rsaAlgorithm, utf8 } from "./bytes.ts";
import type { RawVerify, VerifyingPlatform } from "./create-verifier.ts";

/** Verification through WebCrypto, whose `verify` compares in constant time. Keys are imported once, at their first use. */
export const webVerifier: VerifyingPlatform = {
  hmac: (secret) => {
    let key: Promise<CryptoKey> | undefined;
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const load = () => (key ??= crypto.subtle.importKey("raw", utf8(secret), algorithm, false, ["verify"]));
    return verifyWith("HMAC", load, (hex) =>
      Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    );
  },
  rsa: (publicKey) => {
    const { der, pkcs1 } = readPem("publicKey", publicKey, "PUBLIC");
    const spki = pkcs1 ? derElement(48, rsaAlgorithm, derElement(3, Uint8Array.of(0), der)) : der;
    const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
    let key: Promise<CryptoKey> | undefined;
    const load = () =>
      (key ??= crypto.subtle.importKey("spki", spki, algorithm, false, ["verify"]).catch(() => {
        throw badPem("publicKey", "PUBLIC");
      }));
    return verifyWith(algorithm.name, load, (base64) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
  },
};

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
