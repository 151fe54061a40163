import { verifying } from "#platform";
import { createVerifierWith, type Verifier, type VerifierOptions, type VerifyInput } from "./create-verifier.ts";

/**
 * Creates a verifier for one key, for servers and tests.
 *
 * @throws {SigningError} `invalid-options`; the message never repeats an option
 */
export const createVerifier = (options: VerifierOptions): Verifier => createVerifierWith(verifying, options);

/** Verifies one signature. For many with one key, `createVerifier` imports the key only once. */
export const verifySignature = (input: VerifyInput & VerifierOptions): Promise<boolean> =>
  createVerifier(input).verify(input);
