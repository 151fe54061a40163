import type { ExternalSign, RawSign, SigningTools } from "./types.ts";

/** Signs through the caller's callback, and lets nothing out of it but a header-safe signature or a clean error. */
export function externalSign(tools: SigningTools, sign: ExternalSign, apiKey: string): RawSign {
  const { messageBytes, headerValue, SigningError } = tools;
  const failed = (error: unknown): never => {
    // Only name and message travel on, without the API key: an error of a key service may carry the whole request.
    const { name, message } = error instanceof Error ? error : new Error("no Error was thrown");
    const cause = new Error(message.replaceAll(apiKey, "[apiKey]"));
    cause.name = name;
    throw new SigningError("external-signer", "the sign callback failed", { cause });
  };
  const finish = (result: unknown) =>
    headerValue(
      "the answer of the sign callback",
      result instanceof Uint8Array ? written(result) : result,
      "external-signer",
    );
  return (prefix, payload) => {
    let result: ReturnType<ExternalSign>;
    try {
      result = sign(messageBytes(prefix, payload));
    } catch (error) {
      return failed(error);
    }
    if (typeof result === "string" || result instanceof Uint8Array) return finish(result);
    return Promise.resolve(result).then(finish, failed);
  };
}

/** Raw bytes as header text: HMAC-SHA256 in hex, the longer RSA in base64. */
const written = (bytes: Uint8Array): string =>
  bytes.length === 32
    ? Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
    : btoa(String.fromCharCode(...bytes));
