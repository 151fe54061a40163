import { headerValue } from "./header-value.ts";
import { payloadOf } from "./payload.ts";
import { SigningError } from "./signing-error.ts";
import type { RawSign, SignedHeaders, Signer, SignerOptions, SignInput, SigningPlatform } from "./types.ts";

/** Makes a signer on a platform's cryptography. The key lives in this closure and nowhere else. */
export function createSignerOn(platform: SigningPlatform, options: SignerOptions): Signer {
  const { now = () => Date.now(), referer } = options;
  const apiKey = headerValue("apiKey", options.apiKey);
  const recvWindow = windowText(options);
  const sign = rawSign(platform, options);
  const rest: SignedHeaders = {
    ...(recvWindow && { "X-BAPI-RECV-WINDOW": recvWindow }),
    ...(referer !== undefined && { "X-Referer": headerValue("referer", referer) }),
  };

  const queryOf = ({ query }: SignInput) =>
    typeof query === "object" && query ? platform.serializeQuery(query) : query;
  const partsOf = (input: SignInput, query: unknown) => {
    const timestamp = input.timestamp ?? Math.floor(now());
    if (!(timestamp >= 0) || !Number.isSafeInteger(timestamp)) {
      throw new SigningError("invalid-input", "timestamp must be whole milliseconds");
    }
    return { timestamp, apiKey, recvWindow, payload: payloadOf(input, query) };
  };
  const start = (input: SignInput, query: unknown) => {
    const { timestamp, payload } = partsOf(input, query);
    return [sign(timestamp + apiKey + recvWindow, payload), timestamp] as const;
  };
  const build = (signature: string, timestamp: number): SignedHeaders => ({
    "X-BAPI-API-KEY": apiKey,
    "X-BAPI-TIMESTAMP": `${timestamp}`,
    "X-BAPI-SIGN": signature,
    ...rest,
  });

  return {
    synchronous: platform.synchronous && !options.sign,
    headers: async (input) => {
      const query = queryOf(input);
      // No wait without need: until here the caller cannot have changed a byte of the body.
      const [signature, timestamp] = start(input, query instanceof Promise ? await query : query);
      return build(await signature, timestamp);
    },
    headersSync: (input) => {
      const [signature, timestamp] = start(input, queryOf(input));
      if (typeof signature === "string") return build(signature, timestamp);
      signature.catch(() => {});
      throw new SigningError("not-synchronous", "use headers() here");
    },
    explain: async (input, serverAnswer) =>
      (await import("./explain.ts")).explainRequest(partsOf(input, await queryOf(input)), serverAnswer),
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
  throw new SigningError("invalid-options", "give exactly one of secret, privateKey (both text) and sign (function)");
}
