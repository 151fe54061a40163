import type { VerifyingPlatform } from "./create-verifier.ts";
import { nodeCrypto } from "./node-crypto.ts";
import { nodePlatform } from "./node-platform.ts";
import { badPem } from "./pem.ts";
import { SigningError } from "./signing-error.ts";

/** Verification through `node:crypto`, with keys imported once. */
export const nodeVerifier: VerifyingPlatform = {
  hmac: (secret) => {
    const sign = nodePlatform.hmac(secret);
    // Both are 64 characters of hex by now, so the comparison never sees two lengths.
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
    // Node would derive the public key of a private one: a server should not hold that at all.
    const key =
      pem.includes(" PUBLIC KEY-----") || pem.includes("BEGIN PUBLIC KEY")
        ? nodeCrypto().createPublicKey(pem)
        : undefined;
    if (key?.asymmetricKeyType === "rsa") return key;
  } catch {
    // Falls through to the one error.
  }
  throw new SigningError("invalid-options", badPem("PUBLIC"));
}
