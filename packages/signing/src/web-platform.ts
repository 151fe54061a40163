import { badPem, derElement, encodeSignature, messageBytes, readPem, rsaAlgorithm, utf8 } from "./bytes.ts";
import type { RawSign, SigningPlatform } from "./types.ts";

/** Signing through WebCrypto: each key is imported once, at its first use, and every signature is a promise. */
export const webPlatform: SigningPlatform = {
  synchronous: false,
  hmac: (secret) => {
    let key: Promise<CryptoKey> | undefined;
    return signWith(
      "HMAC",
      () => (key ??= crypto.subtle.importKey("raw", utf8(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"])),
    );
  },
  rsa: (privateKey) => {
    const { der, pkcs1 } = readPem("privateKey", privateKey, "PRIVATE");
    const pkcs8 = pkcs1 ? derElement(48, Uint8Array.of(2, 1, 0), rsaAlgorithm, derElement(4, der)) : der;
    const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
    let key: Promise<CryptoKey> | undefined;
    return signWith(
      algorithm.name,
      () =>
        (key ??= crypto.subtle.importKey("pkcs8", pkcs8, algorithm, false, ["sign"]).catch(() => {
          throw badPem("privateKey", "PRIVATE");
        })),
    );
  },
};

function signWith(algorithm: string, key: () => Promise<CryptoKey>): RawSign {
  return async (prefix, payload) => {
    const message = messageBytes(prefix, payload);
    return encodeSignature(new Uint8Array(await crypto.subtle.sign(algorithm, await key(), message)));
  };
}
