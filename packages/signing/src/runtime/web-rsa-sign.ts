import { messageBytes } from "../bytes.ts";
import { SigningError } from "../errors.ts";
import type { RawSign } from "../types.ts";
import { badPem, derElement, readPem, rsaAlgorithm, webRsa } from "./pem.ts";

/**
 * Signs with RSA-SHA256 in WebCrypto, which reads only PKCS#8. Keys in the older PKCS#1 format are wrapped in PKCS#8.
 */
export async function webRsaSign(privateKey: string): Promise<RawSign> {
  const pem = readPem("PRIVATE", privateKey);
  const frame = (der: Uint8Array) => derElement(48, Uint8Array.of(2, 1, 0), rsaAlgorithm, derElement(4, der));
  const pkcs8 = pem?.isPkcs1 ? frame(pem.der) : pem?.der;
  try {
    const key = await crypto.subtle.importKey("pkcs8", pkcs8 ?? new Uint8Array(), webRsa, false, ["sign"]);
    return async (prefix, payload) => {
      const signature = await crypto.subtle.sign(webRsa.name, key, messageBytes(prefix, payload));
      return btoa(String.fromCharCode(...new Uint8Array(signature)));
    };
  } catch {
    // Drop the runtime's own error, because it may quote the key.
    throw new SigningError("invalid-options", badPem("PRIVATE"));
  }
}
