import { base64, messageBytes } from "./bytes.ts";
import { badPem, derElement, readPem, rsaAlgorithm, webRsa } from "./pem.ts";
import type { RawSign } from "./types.ts";

/** RSA-SHA256 through WebCrypto, which reads PKCS#8 only: the older PKCS#1 form gets the missing frame. */
export async function webRsaSign(privateKey: string): Promise<RawSign> {
  const { der, isPkcs1 } = readPem("PRIVATE", privateKey);
  const pkcs8 = isPkcs1 ? derElement(48, Uint8Array.of(2, 1, 0), rsaAlgorithm, derElement(4, der)) : der;
  const key = await crypto.subtle.importKey("pkcs8", pkcs8, webRsa, false, ["sign"]).catch(() => {
    throw badPem("PRIVATE");
  });
  return async (prefix, payload) => base64(await crypto.subtle.sign(webRsa.name, key, messageBytes(prefix, payload)));
}
