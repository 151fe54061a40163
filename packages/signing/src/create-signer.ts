import { explainRequest } from "./explain.ts";
import { externalSign } from "./external-sign.ts";
import { headerValue } from "./header-value.ts";
import { payloadOf } from "./payload.ts";
import { SigningError } from "./signing-error.ts";
import type { RawSign, SignedHeaders, Signer, SignerOptions, SignInput, SigningPlatform } from "./types.ts";

/** Makes a signer on a platform's cryptography. The key lives in this closure and nowhere else. */
export function createSignerOn(platform: SigningPlatform, options: SignerOptions): Signer {
  const { version = "v5", now = () => Date.now(), referer } = options;
  const apiKey = headerValue("apiKey", options.apiKey);
  if (referer !== undefined) headerValue("referer", referer);
  const recvWindow = windowText(version, options.recvWindow);
  const sign = rawSign(platform, options);

  const timeOf = (input: SignInput): number => {
    const timestamp = input.timestamp ?? Math.floor(now());
    if (!Number.isSafeInteger(timestamp) || timestamp < 0) {
      throw new SigningError("invalid-input", "timestamp must be whole milliseconds");
    }
    return timestamp;
  };
  const build = (timestamp: number, signature: string): SignedHeaders => {
    const headers: SignedHeaders = {
      "X-BAPI-API-KEY": apiKey,
      "X-BAPI-TIMESTAMP": `${timestamp}`,
      "X-BAPI-SIGN": signature,
    };
    if (recvWindow) headers["X-BAPI-RECV-WINDOW"] = recvWindow;
    if (referer) headers["X-Referer"] = referer;
    return headers;
  };

  return {
    synchronous: platform.synchronous && !options.sign,
    headers: async (input) => {
      const timestamp = timeOf(input);
      return build(timestamp, await sign(timestamp + apiKey + recvWindow, payloadOf(input)));
    },
    headersSync: (input) => {
      const timestamp = timeOf(input);
      const signature = sign(timestamp + apiKey + recvWindow, payloadOf(input));
      if (typeof signature === "string") return build(timestamp, signature);
      signature.catch(() => {});
      throw new SigningError("not-synchronous", "this key signs asynchronously: use headers()");
    },
    explain: async (input, serverAnswer) =>
      explainRequest({ timestamp: timeOf(input), apiKey, recvWindow, payload: payloadOf(input) }, serverAnswer),
  };
}

function windowText(version: unknown, recvWindow: unknown): string {
  if (version === "v3" && (recvWindow === undefined || recvWindow === null)) return "";
  const value = recvWindow === undefined ? 5000 : recvWindow;
  if (version !== "v3" && version !== "v5") throw new SigningError("invalid-options", "version must be v5 or v3");
  if (!Number.isSafeInteger(value) || (value as number) <= 0) {
    throw new SigningError("invalid-options", "recvWindow must be whole milliseconds above 0 (null only with v3)");
  }
  return String(value);
}

function rawSign(platform: SigningPlatform, { apiKey, secret, privateKey, sign }: SignerOptions): RawSign {
  const given = [secret, privateKey, sign].filter((key) => key !== undefined);
  if (given.length === 1) {
    if (typeof sign === "function") return externalSign(sign, apiKey);
    if (typeof secret === "string" && secret) return platform.hmac(secret);
    if (typeof privateKey === "string") return platform.rsa(privateKey);
  }
  throw new SigningError(
    "invalid-options",
    "give exactly one of secret, privateKey (text, not empty) and sign (function)",
  );
}
