import type { SigningTools } from "./signing-tools.ts";
import type { ExternalSign, RawSign } from "./types.ts";

/** Class names of errors; what somebody else put there is no such name. */
const CLASS = /^[A-Za-z]{0,40}(Error|Exception)$/;

/** The class of what was thrown, where it is the plain name of one. Looking at it may throw as well. */
function classOf(thrown: unknown): string {
  try {
    const { name } = (thrown as Error).constructor;
    if (CLASS.test(name)) return name;
  } catch {
    // It tells nothing.
  }
  return "Error";
}

/** Signs through the caller's callback, and lets nothing out of it but a header-safe signature or a clean error. */
export function externalSign(tools: SigningTools, sign: ExternalSign): RawSign {
  const { messageBytes, headerValue, SigningError } = tools;
  const failed = (thrown: unknown): never => {
    // An error of a key service may carry the whole request, or a password, in its message, name, stack or members.
    const cause = new Error("the message is withheld");
    cause.name = classOf(thrown);
    throw new SigningError("external-signer", "the sign callback failed", { cause });
  };
  const finish = (result: unknown) => headerValue("the answer of the sign callback", textOf(result), "external-signer");
  return (prefix, payload) => {
    let result: ReturnType<ExternalSign>;
    try {
      result = sign(messageBytes(prefix, payload));
    } catch (error) {
      return failed(error);
    }
    return textOf(result) === undefined ? Promise.resolve(result).then(finish, failed) : finish(result);
  };
}

/** A signature as text; undefined for what is none, or may not be looked at. */
function textOf(answer: unknown): string | undefined {
  try {
    if (answer instanceof Uint8Array) return written(answer);
  } catch {
    // It is none.
  }
  return typeof answer === "string" ? answer : undefined;
}

/** Raw bytes as header text: HMAC-SHA256 in hex, the longer RSA in base64. */
const written = (bytes: Uint8Array): string =>
  bytes.length === 32
    ? Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
    : btoa(String.fromCharCode(...bytes));
