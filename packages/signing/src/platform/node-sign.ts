import { externalSign } from "../sign/external-sign.ts";
import { nodeCrypto } from "./node-crypto.ts";
import { oneShotHmac } from "./one-shot-hmac.ts";
import { badPem } from "./pem.ts";
import { SigningError } from "../errors.ts";
import type { SigningPlatform } from "../sign/types.ts";

/** Signing through `node:crypto`: the key is imported once, when the signer is made, and every signature is synchronous. */
export const nodeSigning: SigningPlatform = {
  synchronous: true,
  hmac: (secret) => {
    const { createHmac, createSecretKey } = nodeCrypto();
    const short = oneShotHmac(nodeCrypto(), secret);
    // A KeyObject, because text is converted at every use and a Buffer key is several times slower on Node 24.
    const key = createSecretKey(Buffer.from(secret));
    return (prefix, payload) =>
      short !== undefined && typeof payload === "string"
        ? short(prefix + payload)
        : createHmac("sha256", key).update(prefix).update(payload).digest("hex");
  },
  rsa: (privateKey) => {
    const { createSign } = nodeCrypto();
    const key = importPrivateKey(privateKey);
    return (prefix, payload) => createSign("RSA-SHA256").update(prefix).update(payload).sign(key, "base64");
  },
  external: externalSign,
};

function importPrivateKey(pem: string) {
  try {
    const key = nodeCrypto().createPrivateKey(pem);
    if (key.asymmetricKeyType === "rsa") return key;
  } catch {
    // Reported below. The platform's error is dropped, because it may hold a part of the key.
  }
  throw new SigningError("invalid-options", badPem("PRIVATE"));
}
