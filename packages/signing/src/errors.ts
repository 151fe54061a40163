/**
 * - `invalid-options`: the options of a signer, verifier or wrapper are unusable
 * - `invalid-input`: this request cannot be signed as it stands
 * - `not-synchronous`: `headersSync` or `verifySync` with a platform or key that needs a promise
 * - `external-signer`: the `sign` callback threw, or returned something that is no signature
 * - `redirect-refused`: the server responded with a redirect, which would carry key and signature elsewhere
 */
export type SigningErrorCode =
  | "invalid-options"
  | "invalid-input"
  | "not-synchronous"
  | "external-signer"
  | "redirect-refused";

const brand = Symbol.for("@specwright/SigningError");

/** The one error of this package. Names fields and rules; never holds a key, a secret or a signature. */
export class SigningError extends Error {
  override readonly name = "SigningError";
  declare readonly code: SigningErrorCode;

  constructor(code: SigningErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  get [brand](): true {
    return true;
  }

  /** True for every `SigningError`, also one from another copy of this package. */
  static isInstance(value: unknown): value is SigningError {
    return (value as Record<symbol, unknown> | undefined | null)?.[brand] === true;
  }
}
