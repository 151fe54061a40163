import { createPayloadSigner, type SignedHeaders } from "@specwright/signing";
import type { Credentials } from "../options.ts";

/** Signs the exact query or body of a request. Returns a promise if the platform or the key needs one. */
export type SignRequest = (payload: string | Uint8Array, time: number) => SignedHeaders | Promise<SignedHeaders>;

interface SignerOptions {
  readonly credentials: Credentials;
  readonly recvWindow?: number | undefined;
  readonly referer?: string | undefined;
}

/**
 * Creates the signer of a client. What a `sign` callback throws passes through: the core of the client cleans it.
 *
 * @throws {SigningError} `invalid-options` for an unusable key
 */
export function createSigner({ credentials, recvWindow, referer }: SignerOptions): SignRequest {
  const signer = createPayloadSigner({ ...credentials, recvWindow, referer, callbackErrors: "passed" });
  return (payload, time) => signer.sign(payload, String(time));
}
