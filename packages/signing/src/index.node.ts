import { createSignerOn } from "./create-signer.ts";
import { createVerifierOn, type Verifier, type VerifierOptions, type VerifyInput } from "./create-verifier.ts";
import { createPayloadSignerOn, windowText } from "./payload-signer.ts";
import type { PayloadSigner, PayloadSignerOptions, Signer, SignerOptions } from "./types.ts";
import type { SignedFetch, SignedFetchOptions } from "./signed-fetch-types.ts";
import { nodePlatform } from "./node-platform.ts";
import { nodeSignedFetch } from "./node-signed-fetch.ts";
import { nodeVerifier } from "./node-verifier.ts";

export * from "./shared.ts";

/**
 * Makes a signer for one key.
 *
 * @throws {SigningError} `invalid-options`; its message never holds what was given
 */
export const createSigner = (options: SignerOptions): Signer => createSignerOn(nodePlatform, options);

/**
 * Makes the least of a signer for one key, for clients that write query and body themselves.
 *
 * @throws {SigningError} `invalid-options`; its message never holds what was given
 */
export const createPayloadSigner = (options: PayloadSignerOptions): PayloadSigner =>
  createPayloadSignerOn(nodePlatform, options, windowText(options));

/**
 * A `fetch` that signs, per call, exactly what it sends: the query as the URL parser writes it, or the bytes of the body,
 * which is read once and sent as read. Redirects are refused. Text bodies are sent as JSON unless a header says otherwise.
 *
 * @throws {SigningError} as `Signer.headers`, and `redirect-refused`; what the inner `fetch` throws passes through
 */
export const signedFetch = (options: SignedFetchOptions): SignedFetch => nodeSignedFetch(options);

/**
 * Makes a verifier for one key, for servers and tests.
 *
 * @throws {SigningError} `invalid-options`; its message never holds what was given
 */
export const createVerifier = (options: VerifierOptions): Verifier => createVerifierOn(nodeVerifier, options);

/** Verifies one signature. For many with one key, `createVerifier` imports the key only once. */
export const verifySignature = (input: VerifyInput & VerifierOptions): Promise<boolean> =>
  createVerifier(input).verify(input);
