import { badPem, derElement, readPem, rsaAlgorithm, webRsa } from "./pem.ts";
import type { SigningTools } from "./signing-tools.ts";
import type { RawSign } from "./types.ts";

/** RSA-SHA256 through WebCrypto, which reads PKCS#8 only: the older PKCS#1 form gets the missing frame. */
export async function webRsaSign({ messageBytes, SigningError }: SigningTools, privateKey: string): Promise<RawSign> {
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
    // The platform's own error may quote what it read.
    throw new SigningError("invalid-options", badPem("PRIVATE"));
  }
}
