import { hex, messageBytes } from "../bytes.ts";
import type { Runtime, RawSign } from "../types.ts";
import { webSignedFetch } from "./web-signed-fetch.ts";
import { webVerifying } from "./web-verify.ts";

export const wrapFetch: Runtime["wrapFetch"] = webSignedFetch;
export const verifying: Runtime["verifying"] = webVerifying;

/**
 * Signing with WebCrypto. Each key is imported once, on first use, and every signature is a promise. RSA and external
 * keys are rarer than secrets, so their code is loaded on first use.
 */
export const signing: Runtime["signing"] = {
  synchronous: false,
  hmac: (secret) =>
    lazily(async () => {
      const algorithm = { name: "HMAC", hash: "SHA-256" };
      const key = await crypto.subtle.importKey("raw", messageBytes(secret, ""), algorithm, false, ["sign"]);
      return async (_, message) => hex(await crypto.subtle.sign("HMAC", key, message as Uint8Array<ArrayBuffer>));
    }),
  rsa: (privateKey) => lazily(async () => (await import("./web-rsa-sign.ts")).webRsaSign(privateKey)),
  external: (sign, callbackErrors) =>
    lazily(async () => (await import("../external-sign.ts")).externalSign(sign, callbackErrors)),
};

function lazily(load: () => Promise<RawSign>): RawSign {
  let loaded: Promise<RawSign> | undefined;
  return async (prefix, payload) => {
    // Copied before the first await, because the caller may change its bytes afterwards.
    const message = messageBytes(prefix, payload);
    loaded ??= load().catch((error: unknown) => {
      // Let the next signature try again: a file may fail to load, such as in an offline browser.
      loaded = undefined;
      throw error;
    });
    return (await loaded)("", message);
  };
}
