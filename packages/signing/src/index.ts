import { createSignerOn } from "./create-signer.ts";
import { createVerifierOn, type Verifier, type VerifierOptions, type VerifyInput } from "./create-verifier.ts";
import type { Signer, SignerOptions } from "./types.ts";
import { webPlatform } from "./web-platform.ts";
import { webVerifier } from "./web-verifier.ts";

export * from "./shared.ts";

/**
 * Makes a signer for one key.
 *
 * @throws {SigningError} `invalid-options`; its message never holds what was given
 */
export const createSigner = (options: SignerOptions): Signer => createSignerOn(webPlatform, options);

/**
 * Makes a verifier for one key, for servers and tests.
 *
 * @throws {SigningError} `invalid-options`; its message never holds what was given
 */
export const createVerifier = (options: VerifierOptions): Verifier => createVerifierOn(webVerifier, options);

/** Verifies one signature. For many with one key, `createVerifier` imports the key only once. */
export const verifySignature = (input: VerifyInput & VerifierOptions): Promise<boolean> =>
  createVerifier(input).verify(input);
