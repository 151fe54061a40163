/**
 * - `invalid-options`: a signer, verifier or wrapper cannot be made from what was given
 * - `invalid-input`: this request cannot be signed as it stands
 * - `not-synchronous`: `headersSync` or `verifySync` where only a promise is possible
 * - `external-signer`: the `sign` callback threw, or answered something that is no signature
 * - `redirect-refused`: the server answered with a redirect, which would carry key and signature elsewhere
 */
export type SigningErrorCode =
  | "invalid-options"
  | "invalid-input"
  | "not-synchronous"
  | "external-signer"
  | "redirect-refused";

const brand = Symbol.for("@specwright/signing/SigningError");

/** The one error of this package. Names fields, rules and positions; never holds a key, a secret or a signature. */
export class SigningError extends Error {
  readonly code: SigningErrorCode;

  constructor(code: SigningErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "SigningError";
    this.code = code;
    Object.defineProperty(this, brand, { value: true });
  }

  /** True for every `SigningError`, also one from another copy of this package. */
  static isInstance(value: unknown): value is SigningError {
    return typeof value === "object" && value !== null && (value as Record<symbol, unknown>)[brand] === true;
  }
}
