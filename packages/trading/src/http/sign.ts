import { createPayloadSigner, type SignedHeaders } from "@specwright/signing";
import { sanitizeCause, SpecwrightError, type Redactor } from "@specwright/transport";
import type { Credentials, SignCallback } from "../options.ts";
import { signatureProblem } from "./check-signature.ts";

/** Signs the exact query or body of a request. Returns a promise if the platform or the key needs one. */
export type SignRequest = (payload: string | Uint8Array, time: number) => SignedHeaders | Promise<SignedHeaders>;

interface SignerOptions {
  readonly credentials: Credentials;
  readonly recvWindow?: number | undefined;
  readonly referer?: string | undefined;
}

/**
 * Creates the signer of a client. `redact` removes the client's secrets from errors of a `sign` callback.
 *
 * @throws {SigningError} `invalid-options` for an unusable key
 */
export function createSigner(options: SignerOptions, redact: Redactor): SignRequest {
  const { credentials, recvWindow, referer } = options;
  if (credentials.sign !== undefined) return createCallbackSigner({ ...options, credentials }, redact);
  const signer = createPayloadSigner({ ...credentials, recvWindow, referer });
  return (payload, time) => signer.sign(payload, String(time));
}

/** The signing package withholds what a callback throws. Here the client's secrets are known, so it can be shown. */
function createCallbackSigner(
  { credentials, recvWindow, referer }: SignerOptions & { credentials: { sign: SignCallback } },
  redact: Redactor,
): SignRequest {
  let failure: { error?: SpecwrightError } = {};
  const sign: SignCallback = (message) => {
    // The callback is called synchronously, so this is the failure of the request that is being signed.
    const own = failure;
    const fail = (thrown: unknown): never => {
      const cause = SpecwrightError.isInstance(thrown) ? undefined : sanitizeCause(thrown, redact);
      own.error = SpecwrightError.isInstance(thrown)
        ? thrown
        : new SpecwrightError("external-signer", "the sign callback failed", { cause });
      throw own.error;
    };
    const check = (signature: string | Uint8Array) => {
      const problem = signatureProblem(signature);
      if (problem !== undefined) return fail(new SpecwrightError("external-signer", problem));
      return signature;
    };
    let signature;
    try {
      signature = credentials.sign(message);
    } catch (error) {
      return fail(error);
    }
    return signature instanceof Promise ? signature.then(check, fail) : check(signature);
  };
  const signer = createPayloadSigner({ apiKey: credentials.apiKey, sign, recvWindow, referer });
  return (payload, time) => {
    const own: typeof failure = (failure = {});
    const rethrow = (error: unknown): never => {
      throw own.error ?? error;
    };
    try {
      const headers = signer.sign(payload, String(time));
      return headers instanceof Promise ? headers.catch(rethrow) : headers;
    } catch (error) {
      return rethrow(error);
    }
  };
}
