import type { VerifyingPlatform } from "../verify/create-verifier.ts";
import { nodeCrypto } from "./node-crypto.ts";
import { nodeSigning } from "./node-sign.ts";
import { badPem } from "./pem.ts";
import { SigningError } from "../errors.ts";

/** Verification through `node:crypto`, with keys imported once. */
export const nodeVerifying: VerifyingPlatform = {
  hmac: (secret) => {
    const sign = nodeSigning.hmac(secret);
    // Both are 64 characters of hex by now: the comparison needs equal lengths.
    return (prefix, payload, signature) =>
      nodeCrypto().timingSafeEqual(Buffer.from(signature), Buffer.from(sign(prefix, payload) as string));
  },
  rsa: (publicKey) => {
    const key = importPublicKey(publicKey);
    return (prefix, payload, signature) =>
      nodeCrypto().createVerify("RSA-SHA256").update(prefix).update(payload).verify(key, signature, "base64");
  },
};

function importPublicKey(pem: string) {
  try {
    // Node would derive the public key from a private one, which a server should not hold at all.
    if (pem.includes(" PUBLIC KEY-----") || pem.includes("BEGIN PUBLIC KEY")) {
      const key = nodeCrypto().createPublicKey(pem);
      if (key.asymmetricKeyType === "rsa") return key;
    }
  } catch {
    // Reported below.
  }
  throw new SigningError("invalid-options", badPem("PUBLIC"));
}
