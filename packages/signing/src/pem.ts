import { fromBase64 } from "./bytes.ts";
import { SigningError } from "./signing-error.ts";

/** The DER inside a PEM block, and whether it is the older PKCS#1 form. Errors name the option, never its text. */
export function readPem(kind: "PRIVATE" | "PUBLIC", pem: string): { der: Uint8Array<ArrayBuffer>; isPkcs1: boolean } {
  const match = new RegExp(`-----BEGIN (RSA )?${kind} KEY-----([\\w+/=\\s]+)-----END`).exec(pem);
  try {
    if (match?.[2]) return { der: fromBase64(match[2]), isPkcs1: match[1] !== undefined };
  } catch {
    // Falls through to the one error: the platform's own may quote what it read.
  }
  throw badPem(kind);
}

/** The one error for an RSA key that cannot be used. */
export function badPem(kind: "PRIVATE" | "PUBLIC"): SigningError {
  const option = kind === "PRIVATE" ? "privateKey" : "publicKey";
  return new SigningError("invalid-options", `${option} must be an unencrypted RSA ${kind} KEY in PEM form`);
}

/** A DER element. RSA keys are between 256 bytes and 64 kB, so the length always takes the two-byte form. */
export function derElement(tag: number, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = content.flatMap((part) => Array.from(part));
  return Uint8Array.of(tag, 0x82, body.length >> 8, body.length & 255, ...body);
}

/** The DER algorithm identifier `rsaEncryption` with its NULL parameter. */
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

/** How WebCrypto names the RSA signature. */
export const webRsa = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;
