import { headerValue } from "./header-value.ts";
import { payloadOf } from "./payload.ts";
import { SigningError } from "./signing-error.ts";
import type { RawSign, SignedHeaders, Signer, SignerOptions, SignInput, SigningPlatform } from "./types.ts";

/** Makes a signer on a platform's cryptography. The key lives in this closure and nowhere else. */
export function createSignerOn(platform: SigningPlatform, options: SignerOptions): Signer {
  const { now = () => Date.now(), referer } = options;
  const apiKey = headerValue("apiKey", options.apiKey);
  if (referer !== undefined) headerValue("referer", referer);
  const recvWindow = windowText(options);
  const sign = rawSign(platform, options);

  const queryOf = ({ query }: SignInput) => (typeof query === "object" ? platform.serializeQuery(query) : query);
  const timeOf = ({ timestamp = Math.floor(now()) }: SignInput): string => {
    if (timestamp >= 0 && Number.isSafeInteger(timestamp)) return `${timestamp}`;
    throw new SigningError("invalid-input", "timestamp must be whole milliseconds");
  };
  const start = (time: string, input: SignInput, query: unknown) =>
    sign(time + apiKey + recvWindow, payloadOf(input, query));
  // Property by property: spreading an object costs more than the signature on Node 20.
  const build = (time: string, signature: string): SignedHeaders => {
    const headers: SignedHeaders = {
      "X-BAPI-API-KEY": apiKey,
      "X-BAPI-TIMESTAMP": time,
      "X-BAPI-SIGN": signature,
    };
    if (recvWindow) headers["X-BAPI-RECV-WINDOW"] = recvWindow;
    if (referer) headers["X-Referer"] = referer;
    return headers;
  };

  return {
    synchronous: platform.synchronous && !options.sign,
    headers: async (input) => {
      const query = queryOf(input);
      // No wait without need: until here the caller cannot have changed a byte of the body.
      const text = query instanceof Promise ? await query : query;
      const time = timeOf(input);
      return build(time, await start(time, input, text));
    },
    headersSync: (input) => {
      const time = timeOf(input);
      const query = queryOf(input);
      const signature = query instanceof Promise ? query : start(time, input, query);
      if (typeof signature === "string") return build(time, signature);
      signature.catch(() => {});
      throw new SigningError("not-synchronous", "use headers()");
    },
    explain: async (input, answer) => {
      const payload = payloadOf(input, await queryOf(input));
      return (await import("./explain.ts")).explainRequest([timeOf(input), apiKey, recvWindow, payload], answer);
    },
  };
}

/** The window as it is signed: none only where the V3 form leaves it out. */
function windowText({ version = "v5", recvWindow = version === "v3" ? null : 5000 }: SignerOptions): string {
  const text = version === "v3" && recvWindow === null ? "" : `${recvWindow}`;
  if (/^v(3|[35][1-9]\d*)$/.test(version + text)) return text;
  throw new SigningError("invalid-options", "recvWindow must be whole milliseconds, version v5 or v3");
}

function rawSign(platform: SigningPlatform, { apiKey, secret, privateKey, sign }: SignerOptions): RawSign {
  if ([secret, privateKey, sign].filter((key) => key !== undefined).length === 1) {
    if (secret && typeof secret === "string") return platform.hmac(secret);
    if (typeof privateKey === "string") return platform.rsa(privateKey);
    if (typeof sign === "function") return platform.external(sign, apiKey);
  }
  throw new SigningError("invalid-options", "give one of secret, privateKey, sign");
}
