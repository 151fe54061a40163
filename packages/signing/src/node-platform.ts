import { messageBytes } from "./bytes.ts";
import { externalSign } from "./external-sign.ts";
import { headerValue } from "./header-value.ts";
import { nodeCrypto } from "./node-crypto.ts";
import { oneShotHmac } from "./one-shot-hmac.ts";
import { badPem } from "./pem.ts";
import { SigningError } from "./signing-error.ts";
import type { SigningPlatform } from "./types.ts";

/** Signing through `node:crypto`: the key is imported once, when the signer is made, and every signature is synchronous. */
export const nodePlatform: SigningPlatform = {
  synchronous: true,
  hmac: (secret) => {
    const { createHmac, createSecretKey } = nodeCrypto();
    const short = oneShotHmac(nodeCrypto(), secret);
    // A KeyObject, because text is converted at every use and a Buffer key is several times slower on Node 24.
    const key = createSecretKey(secret, "utf8");
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
  external: (sign) => externalSign({ messageBytes, headerValue, SigningError }, sign),
};

function importPrivateKey(pem: string) {
  try {
    const key = nodeCrypto().createPrivateKey(pem);
    if (key.asymmetricKeyType === "rsa") return key;
  } catch {
    // Falls through: the platform's error is dropped, so that nothing of the key can travel in it.
  }
  throw new SigningError("invalid-options", badPem("PRIVATE"));
}
