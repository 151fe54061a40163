import { hex, messageBytes, utf8 } from "./bytes.ts";
import type { RawSign, SigningPlatform } from "./types.ts";

/**
 * Signing through WebCrypto: each key is imported once, at its first use, and every signature is a promise. RSA and external
 * keys, and queries given as objects, are rarer than secrets and text, so their code is loaded at their first use.
 */
export const webPlatform: SigningPlatform = {
  synchronous: false,
  hmac: (secret) => {
    let key: Promise<CryptoKey> | undefined;
    return async (prefix, payload) => {
      const message = messageBytes(prefix, payload);
      key ??= crypto.subtle.importKey("raw", utf8(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return hex(await crypto.subtle.sign("HMAC", await key, message));
    };
  },
  rsa: (privateKey) => lazily(async () => (await import("./web-rsa.ts")).webRsaSign(privateKey)),
  external: (sign, apiKey) => lazily(async () => (await import("./external-sign.ts")).externalSign(sign, apiKey)),
  serializeQuery: async (query) => (await import("./serialize-query.ts")).serializeQuery(query),
};

function lazily(load: () => Promise<RawSign>): RawSign {
  let loaded: Promise<RawSign> | undefined;
  return async (prefix, payload) => {
    // Before the first await: the caller may change its bytes after it.
    const message = messageBytes(prefix, payload);
    return (await (loaded ??= load()))("", message);
  };
}
