import { signing } from "#platform";
import { headerValue } from "../checks.ts";
import { rawSign } from "./create-signer.ts";
import type { SigningKey } from "./types.ts";

/** Signs the first message of a private WebSocket connection. */
export interface StreamSigner {
  /**
   * The arguments of the request `auth`: key, expiry, signature. `expires` is Unix time in whole milliseconds, later than
   * the clock of the server.
   *
   * @throws {SigningError} `invalid-options` (a key the platform refuses) or `external-signer`
   */
  authenticate(expires: number): Promise<[apiKey: string, expires: number, signature: string]>;
}

/** The key of a stream signer. */
export type StreamSignerOptions = { readonly apiKey: string } & SigningKey;

/**
 * Creates a signer for private WebSocket connections. It signs the text `GET/realtime` followed by the expiry.
 *
 * @throws {SigningError} `invalid-options`; the message never repeats an option
 */
export function createStreamSigner(options: StreamSignerOptions): StreamSigner {
  const apiKey = headerValue("apiKey", options.apiKey);
  const sign = rawSign(signing, options);
  return { authenticate: async (expires) => [apiKey, expires, await sign("GET/realtime", String(expires))] };
}
