import { hex, messageBytes } from "../bytes.ts";
import { SigningError } from "../errors.ts";
import { signatureProblem } from "./signature-problem.ts";
import type { CallbackErrors, ExternalSign, RawSign } from "./types.ts";

/** Class names of errors. A name of another shape may be a secret that somebody put there. */
const CLASS = /^[A-Za-z]{0,40}(Error|Exception)$/;

/** The class of what was thrown, if it is a plain class name. Reading it may throw, too. */
function classOf(thrown: unknown): string {
  try {
    const { name } = (thrown as Error).constructor;
    if (CLASS.test(name)) return name;
  } catch {
    // A revoked proxy, null, or an object without a prototype.
  }
  return "Error";
}

/** Withholds what was thrown: an error of a key service may carry the whole request, or a password, anywhere. */
function withhold(thrown: unknown): never {
  const cause = new Error("the message is withheld");
  cause.name = classOf(thrown);
  throw new SigningError("external-signer", "the sign callback failed", { cause });
}

function pass(thrown: unknown): never {
  throw thrown;
}

/** Signs through the caller's callback. What it returns is an encoding that the platform accepts, or gives an error. */
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

/** A signature; undefined for anything else, such as a promise. */
function signatureOf(result: unknown): string | Uint8Array | undefined {
  try {
    if (result instanceof Uint8Array) return new Uint8Array(result);
  } catch {
    // An object that throws when it is read is no signature.
  }
  return typeof result === "string" ? result : undefined;
}

const kindOf = (value: unknown): string => (value === null ? "null" : `a value of type ${typeof value}`);

/** The header text of a signature. */
function finish(result: unknown): string {
  const signature = signatureOf(result);
  const problem = signature === undefined ? kindOf(result) : signatureProblem(signature);
  if (problem !== undefined) {
    const message = `the sign callback returned ${problem}; return lowercase hex for HMAC-SHA256, base64 for RSA, or the raw bytes`;
    throw new SigningError("external-signer", message);
  }
  return typeof signature === "string" ? signature : encodeSignature(signature as Uint8Array);
}

/** Raw bytes as header text: HMAC-SHA256 in hex, the longer RSA signature in base64. */
const encodeSignature = (bytes: Uint8Array): string =>
  bytes.length === 32 ? hex(bytes) : btoa(String.fromCharCode(...bytes));
