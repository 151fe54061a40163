import { base64, hex, messageBytes } from "./bytes.ts";
import { headerValue } from "./header-value.ts";
import { SigningError } from "./signing-error.ts";
import type { ExternalSign, RawSign } from "./types.ts";

/** Signs through the caller's callback, and lets nothing out of it but a header-safe signature or a clean error. */
export function externalSign(sign: ExternalSign, apiKey: string): RawSign {
  const failed = (error: unknown): never => {
    // Only name and message travel on, without the API key: an error of a key service may carry the whole request.
    const { name, message } = error instanceof Error ? error : new Error("no Error was thrown");
    const cause = new Error(message.replaceAll(apiKey, "[apiKey]"));
    cause.name = name;
    throw new SigningError("external-signer", "the sign callback failed", { cause });
  };
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

function finish(result: unknown): string {
  const text = result instanceof Uint8Array ? (result.length === 32 ? hex(result) : base64(result)) : result;
  return headerValue("the answer of the sign callback", text, "external-signer");
}
