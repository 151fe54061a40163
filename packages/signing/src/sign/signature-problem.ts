const HMAC_BYTES = 32;
/** RSA keys have 1024 bits or more, and a signature is as long as its key. */
const MIN_RSA_BYTES = 128;

/** What is wrong with a signature in text form, or undefined. */
function textProblem(text: string): string | undefined {
  if (/^[0-9a-f]+$/i.test(text) && text.length % 2 === 0) {
    if (text.length === 2 * HMAC_BYTES) return text === text.toLowerCase() ? undefined : "uppercase hex";
    if (text.length >= 2 * MIN_RSA_BYTES) return "an RSA signature in hex";
  }
  if (/^[A-Za-z0-9_-]+$/.test(text) && /[_-]/.test(text)) return "base64url";
  if (/^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 === 0) {
    const bytes = (text.length / 4) * 3 - (text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0);
    if (bytes >= MIN_RSA_BYTES) return undefined;
    if (bytes === HMAC_BYTES) return "an HMAC in base64";
  }
  return `a string of ${text.length} characters that is not a signature`;
}

const bytesProblem = ({ length }: Uint8Array): string | undefined =>
  length === HMAC_BYTES || length >= MIN_RSA_BYTES ? undefined : `${length} bytes, which are not a signature`;

/**
 * What a signature is, if the platform would reject it; otherwise undefined. The platform accepts one encoding of each kind
 * of signature, and its error for any other does not mention encodings.
 */
export const signatureProblem = (signature: string | Uint8Array): string | undefined =>
  typeof signature === "string" ? textProblem(signature) : bytesProblem(signature);
