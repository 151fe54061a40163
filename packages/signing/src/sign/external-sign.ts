import { messageBytes } from "../bytes.ts";
import { SigningError } from "../errors.ts";
import { headerValue } from "../header-value.ts";
import type { ExternalSign, RawSign } from "./types.ts";

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

function failed(thrown: unknown): never {
  // An error of a key service may carry the whole request, or a password, in its message, name, stack or members.
  const cause = new Error("the message is withheld");
  cause.name = classOf(thrown);
  throw new SigningError("external-signer", "the sign callback failed", { cause });
}

const finish = (result: unknown): string =>
  headerValue("the result of the sign callback", signatureText(result), "external-signer");

/** Signs through the caller's callback. Only a header-safe signature or a clean error comes out of it. */
export function externalSign(sign: ExternalSign): RawSign {
  return (prefix, payload) => {
    let result: ReturnType<ExternalSign>;
    try {
      result = sign(messageBytes(prefix, payload));
    } catch (error) {
      return failed(error);
    }
    return signatureText(result) === undefined ? Promise.resolve(result).then(finish, failed) : finish(result);
  };
}

/** A signature as text; undefined for anything else, such as a promise. */
function signatureText(result: unknown): string | undefined {
  try {
    if (result instanceof Uint8Array) return encodeSignature(result);
  } catch {
    // An object that throws when it is read is no signature.
  }
  return typeof result === "string" ? result : undefined;
}

/** Raw bytes as header text: HMAC-SHA256 in hex, the longer RSA signature in base64. */
const encodeSignature = (bytes: Uint8Array): string =>
  bytes.length === 32
    ? Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
    : btoa(String.fromCharCode(...bytes));
