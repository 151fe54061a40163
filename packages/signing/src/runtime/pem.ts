/**
 * RSA keys in PEM form. Separate from HMAC signing, so that a page that signs with a secret doesn't load this module.
 */

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/**
 * Returns the DER content of a PEM block, and whether it has the older PKCS#1 format. Undefined if there is no usable
 * block.
 */
export function readPem(
  kind: "PRIVATE" | "PUBLIC",
  pem: string,
): { readonly der: Uint8Array<ArrayBuffer>; readonly isPkcs1: boolean } | undefined {
  const match = new RegExp(`-----BEGIN (RSA )?${kind} KEY-----([\\w+/=\\s]+)-----END`).exec(pem);
  if (match === null) return undefined;
  try {
    return { der: fromBase64(match[2] as string), isPkcs1: match[1] !== undefined };
  } catch {
    // Drop the runtime's own error, because it may quote the key.
  }
  return undefined;
}

/** Returns the error message for an unusable RSA key. It names the option and never quotes the key. */
export const badPem = (kind: "PRIVATE" | "PUBLIC"): string =>
  `${kind === "PRIVATE" ? "privateKey" : "publicKey"} must be an unencrypted RSA ${kind} KEY in PEM form`;

/**
 * Encodes a DER element. The content of RSA keys has between 256 bytes and 64 kB, so the length always needs two bytes.
 */
export function derElement(tag: number, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = content.flatMap((part) => Array.from(part));
  return Uint8Array.of(tag, 0x82, body.length >> 8, body.length & 255, ...body);
}

/** DER algorithm identifier `rsaEncryption` with its NULL parameter. */
export const rsaAlgorithm: Uint8Array<ArrayBuffer> = Uint8Array.of(
  48,
  13,
  6,
  9,
  42,
  134,
  72,
  134,
  247,
  13,
  1,
  1,
  1,
  5,
  0,
);

/** WebCrypto's algorithm for the RSA signature. */
export const webRsa = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;
