import { SigningError } from "./signing-error.ts";

const encoder = new TextEncoder();

/** UTF-8, with a replacement character for an unpaired surrogate: the same bytes as `fetch` sends. */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** One block of the prefix and the payload. Always a copy, so later changes of the payload do not reach the signature. */
export function messageBytes(prefix: string, payload: string | Uint8Array): Uint8Array<ArrayBuffer> {
  if (typeof payload === "string") return utf8(prefix + payload);
  const head = utf8(prefix);
  const message = new Uint8Array(head.length + payload.length);
  message.set(head);
  message.set(payload, head.length);
  return message;
}

/** Header text of a raw signature: HMAC-SHA256 is 32 bytes and travels as lowercase hex, RSA is longer and travels as base64. */
export function encodeSignature(bytes: Uint8Array): string {
  if (bytes.length === 32) return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return btoa(String.fromCharCode(...bytes));
}

/** The DER inside a PEM block, and whether it is the older PKCS#1 form. Errors name the option, never its text. */
export function readPem(
  option: string,
  pem: string,
  kind: "PRIVATE" | "PUBLIC",
): { der: Uint8Array<ArrayBuffer>; pkcs1: boolean } {
  const match = new RegExp(`-----BEGIN (RSA )?${kind} KEY-----([\\w+/=\\s]+)-----END`).exec(pem);
  try {
    if (match?.[2]) {
      return { der: Uint8Array.from(atob(match[2]), (char) => char.charCodeAt(0)), pkcs1: match[1] !== undefined };
    }
  } catch {
    // Falls through to the one error: the platform's own would quote nothing useful.
  }
  throw badPem(option, kind);
}

/** The one error for an RSA key that cannot be used. */
export function badPem(option: string, kind: "PRIVATE" | "PUBLIC"): SigningError {
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
