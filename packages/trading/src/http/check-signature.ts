const ACCEPTED = "return lowercase hex for HMAC-SHA256, base64 for RSA, or the raw bytes";

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

function bytesProblem({ length }: Uint8Array): string | undefined {
  return length === HMAC_BYTES || length >= MIN_RSA_BYTES ? undefined : `${length} bytes, which are not a signature`;
}

/**
 * Why the platform would reject what a `sign` callback returned, or undefined. It accepts one encoding of each kind of
 * signature, and answers any other with an error that does not mention encodings.
 */
export function signatureProblem(signature: unknown): string | undefined {
  let problem: string | undefined;
  if (typeof signature === "string") problem = textProblem(signature);
  else if (signature instanceof Uint8Array) problem = bytesProblem(signature);
  else problem = signature === null ? "null" : `a value of type ${typeof signature}`;
  return problem && `the sign callback returned ${problem}; ${ACCEPTED}`;
}
