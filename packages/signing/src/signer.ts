import { signing } from "#runtime";
import { headerValue, SigningError } from "./errors.ts";
import { payloadOf, receiveWindowText } from "./payload.ts";
import type {
  CallbackErrors,
  PayloadSigner,
  PayloadSignerOptions,
  RawSign,
  SignedHeaders,
  Signer,
  SignerOptions,
  SigningKey,
  SigningRuntime,
  SignInput,
} from "./types.ts";

/**
 * Creates a signer for one key.
 *
 * @throws {SigningError} `invalid-options`; messages never contain the rejected value
 */
export const createSigner = (options: SignerOptions): Signer => createSignerWith(signing, options);

/**
 * Creates a minimal signer for one key, for clients that encode query and body themselves. It doesn't check its input.
 *
 * @throws {SigningError} `invalid-options`; messages never contain the rejected value
 */
export const createPayloadSigner = (options: PayloadSignerOptions): PayloadSigner =>
  createPayloadSignerWith(signing, options, receiveWindowText({ recvWindow: options.recvWindow }));

/** Creates a signer that accepts whole requests. It rejects a query that the URL parser would change after signing. */
export function createSignerWith(runtime: SigningRuntime, options: SignerOptions): Signer {
  const { now = Date.now, apiKey } = options;
  const recvWindow = receiveWindowText(options);
  const { synchronous, sign } = createPayloadSignerWith(runtime, options, recvWindow);

  const timeOf = ({ timestamp = Math.floor(now()) }: SignInput): string => {
    if (timestamp >= 0 && Number.isSafeInteger(timestamp)) return `${timestamp}`;
    throw new SigningError("invalid-input", "timestamp must be whole milliseconds");
  };
  const start = (input: SignInput) => {
    const time = timeOf(input);
    return sign(payloadOf(input), time);
  };
  return {
    synchronous,
    headers: async (input) => start(input),
    headersSync: (input) => {
      const headers = start(input);
      if (!(headers instanceof Promise)) return headers;
      headers.catch(() => {});
      throw new SigningError("not-synchronous", "this runtime or key signs asynchronously: use headers()");
    },
    parts: (input) => [timeOf(input), apiKey, recvWindow, payloadOf(input)],
  };
}

/** Creates a payload signer. Only its closure contains the key. */
export function createPayloadSignerWith(
  runtime: SigningRuntime,
  options: Omit<PayloadSignerOptions, "recvWindow"> & SigningKey,
  recvWindow: string,
): PayloadSigner {
  const { referer, callbackErrors } = options;
  const apiKey = headerValue("apiKey", options.apiKey);
  if (referer !== undefined) headerValue("referer", referer);
  const sign = rawSign(runtime, options, callbackErrors);
  // Copy each property: spreading an object costs more than the signature on Node 20.
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
    synchronous: runtime.synchronous && !options.sign,
    sign: (payload, time) => {
      const signature = sign(time + apiKey + recvWindow, payload);
      return typeof signature === "string" ? build(time, signature) : signature.then((text) => build(time, text));
    },
  };
}

/** Creates the signature function for the given kind of key. */
function rawSign(
  runtime: SigningRuntime,
  { secret, privateKey, sign }: SigningKey,
  callbackErrors?: CallbackErrors,
): RawSign {
  if ([secret, privateKey, sign].filter((key) => key !== undefined).length === 1) {
    if (secret && typeof secret === "string") return runtime.hmac(secret);
    if (typeof privateKey === "string") return runtime.rsa(privateKey);
    if (typeof sign === "function") return runtime.external(sign, callbackErrors);
  }
  throw new SigningError("invalid-options", "pass exactly one of secret, privateKey and sign");
}

/** Signer for the first message of a private WebSocket connection. */
export interface StreamSigner {
  /**
   * Returns the arguments of the `auth` request: key, expiry, signature. `expires` is Unix time in whole milliseconds,
   * later than the server's clock.
   *
   * @throws {SigningError} `invalid-options` (a key that the runtime can't use) or `external-signer`
   */
  authenticate(expires: number): Promise<[apiKey: string, expires: number, signature: string]>;
}

/** Options of a stream signer: the API key, and the key to sign with. */
export type StreamSignerOptions = { readonly apiKey: string } & SigningKey;

/**
 * Creates a signer for private WebSocket connections. It signs the string `GET/realtime` followed by the expiry.
 *
 * @throws {SigningError} `invalid-options`; messages never contain the rejected value
 */
export function createStreamSigner(options: StreamSignerOptions): StreamSigner {
  const apiKey = headerValue("apiKey", options.apiKey);
  const sign = rawSign(signing, options);
  return { authenticate: async (expires) => [apiKey, expires, await sign("GET/realtime", String(expires))] };
}
