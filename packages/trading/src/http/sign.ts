import { createPayloadSigner, type SignedHeaders } from "@specwright/signing";
import { SpecwrightError } from "@specwright/transport";
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
 * Creates the signer of a client. What a `sign` callback throws passes through.
 *
 * @throws {SigningError} `invalid-options` for an unusable key
 */
export function createSigner(options: SignerOptions): SignRequest {
  const { credentials, recvWindow, referer } = options;
  if (credentials.sign !== undefined) return createCallbackSigner({ ...options, credentials });
  const signer = createPayloadSigner({ ...credentials, recvWindow, referer });
  return (payload, time) => signer.sign(payload, String(time));
}

/** The signing package withholds what a callback throws, because it may contain a secret. The core of the client cleans it. */
function createCallbackSigner({
  credentials,
  recvWindow,
  referer,
}: SignerOptions & { credentials: { sign: SignCallback } }): SignRequest {
  /** The failure of the request that is being signed. The callback is called synchronously, so they cannot mix up. */
  let current: { failure?: { readonly thrown: unknown } } = {};
  const sign: SignCallback = (message) => {
    const own = current;
    const fail = (thrown: unknown): never => {
      own.failure = { thrown };
      throw thrown;
    };
    const check = (signature: string | Uint8Array) => {
      const problem = signatureProblem(signature);
      return problem === undefined ? signature : fail(new SpecwrightError("external-signer", problem));
    };
    let signature;
    try {
      signature = credentials.sign(message);
    } catch (error) {
      return fail(error);
    }
    const isText = typeof signature === "string" || signature instanceof Uint8Array;
    return isText ? check(signature as string) : Promise.resolve(signature).then(check, fail);
  };
  const signer = createPayloadSigner({ apiKey: credentials.apiKey, sign, recvWindow, referer });
  return (payload, time) => {
    const own: typeof current = (current = {});
    const rethrow = (error: unknown): never => {
      throw own.failure === undefined ? error : own.failure.thrown;
    };
    try {
      const headers = signer.sign(payload, String(time));
      return headers instanceof Promise ? headers.catch(rethrow) : headers;
    } catch (error) {
      return rethrow(error);
    }
  };
}
