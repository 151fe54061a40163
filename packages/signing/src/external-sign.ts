import { hex, messageBytes } from "./bytes.ts";
import { SigningError } from "./errors.ts";
import type { CallbackErrors, ExternalSign, RawSign } from "./types.ts";

/** Pattern of error class names. Any other name may contain a secret. */
const CLASS = /^[A-Za-z]{0,40}(Error|Exception)$/;

/**
 * Returns the class name of a thrown value if it matches `CLASS`, otherwise `Error`. Never throws, even if the name
 * can't be read.
 */
function classOf(thrown: unknown): string {
  try {
    const { name } = (thrown as Error).constructor;
    if (CLASS.test(name)) return name;
  } catch {
    // The value is a revoked proxy, null or an object without a prototype.
  }
  return "Error";
}

/**
 * Throws a `SigningError` that contains only the class name of the thrown value. The thrown value's own message may
 * contain the whole request or a password.
 */
function withhold(thrown: unknown): never {
  const cause = new Error("the message is withheld, because it may contain the request or a password");
  cause.name = classOf(thrown);
  throw new SigningError("external-signer", "the sign callback failed", { cause });
}

function pass(thrown: unknown): never {
  throw thrown;
}

/**
 * Creates a signature function from the caller's callback. It rejects a signature whose encoding the platform wouldn't
 * accept.
 */
export function externalSign(sign: ExternalSign, callbackErrors: CallbackErrors = "withheld"): RawSign {
  const failed = callbackErrors === "passed" ? pass : withhold;
  return (prefix, payload) => {
    let result: ReturnType<ExternalSign>;
    try {
      result = sign(messageBytes(prefix, payload));
    } catch (error) {
      return failed(error);
    }
    return signatureOf(result) === undefined ? Promise.resolve(result).then(finish, failed) : finish(result);
  };
}

/**
 * Returns a callback's result if it is a string or bytes, as a signature has to be. Undefined for any other value, such
 * as a promise.
 */
function signatureOf(result: unknown): string | Uint8Array | undefined {
  try {
    if (result instanceof Uint8Array) return new Uint8Array(result);
  } catch {
    // An object that throws when it is read isn't a signature, so the result is undefined.
  }
  return typeof result === "string" ? result : undefined;
}

const kindOf = (value: unknown): string => (value === null ? "null" : `a value of type ${typeof value}`);

/** Checks a signature and returns it as a header value. */
function finish(result: unknown): string {
  const signature = signatureOf(result);
  const problem = signature === undefined ? kindOf(result) : signatureProblem(signature);
  if (problem !== undefined) {
    const message = `the sign callback returned ${problem}; return lowercase hex for HMAC-SHA256, base64 for RSA, or the raw bytes`;
    throw new SigningError("external-signer", message);
  }
  return typeof signature === "string" ? signature : encodeSignature(signature as Uint8Array);
}

/** Converts a raw signature to a header value: an HMAC-SHA256 signature to hex, a longer RSA signature to base64. */
const encodeSignature = (bytes: Uint8Array): string =>
  bytes.length === HMAC_BYTES ? hex(bytes) : btoa(String.fromCharCode(...bytes));

const HMAC_BYTES = 32;
/** Minimum length of an RSA signature in bytes. Keys have 1024 bits or more, and a signature is as long as its key. */
const MIN_RSA_BYTES = 128;

/** Returns a description of the problem if a string isn't a valid signature. Otherwise undefined. */
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
 * Returns a description of the problem if the platform would reject the signature. Otherwise undefined. The platform
 * accepts only one encoding for each kind of signature, and its error for other encodings doesn't mention them.
 */
const signatureProblem = (signature: string | Uint8Array): string | undefined =>
  typeof signature === "string" ? textProblem(signature) : bytesProblem(signature);
