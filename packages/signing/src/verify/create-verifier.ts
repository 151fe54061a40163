import { SigningError } from "../errors.ts";

/** The parts of a received request: the texts of its headers, and the raw query of a GET or the raw body of a POST. */
export interface VerifyInput {
  readonly apiKey: string;
  /** As received. Text keeps leading zeros that a number would lose. */
  readonly timestamp: string | number;
  /** As received; `""`, `null` or absent if there was no such header. */
  readonly recvWindow?: string | number | null | undefined;
  /** Exact bytes. Text is taken as UTF-8. */
  readonly payload: string | Uint8Array;
  /** `X-BAPI-SIGN`. */
  readonly signature: string;
}

/** The key to verify with: the HMAC secret, or the RSA public key as PEM (PKCS#1 or SubjectPublicKeyInfo). */
export type VerifierOptions =
  | { readonly secret: string; readonly publicKey?: undefined }
  | { readonly publicKey: string; readonly secret?: undefined };

/** Verifies signatures with one key, in constant time. A malformed signature is `false`, never an error. */
export interface Verifier {
  verify(input: VerifyInput): Promise<boolean>;
  /** @throws {SigningError} `not-synchronous` outside Node, Bun and Deno */
  verifySync(input: VerifyInput): boolean;
}

/** Compares a raw signature with a prefix and a payload. */
export type RawVerify = (prefix: string, payload: string | Uint8Array, signature: string) => boolean | Promise<boolean>;

/** What the Node and the web implementation each provide. */
export interface VerifyingPlatform {
  hmac(secret: string): RawVerify;
  rsa(publicKey: string): RawVerify;
}

const HMAC_TEXT = /^[0-9a-f]{64}$/;
const RSA_TEXT = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Creates a verifier with the cryptography of a platform. */
export function createVerifierWith(platform: VerifyingPlatform, options: VerifierOptions): Verifier {
  const { secret, publicKey } = options;
  if ((typeof secret === "string" && secret !== "") === (typeof publicKey === "string")) {
    throw new SigningError("invalid-options", "give exactly one of secret and publicKey, as text that is not empty");
  }
  const format = secret === undefined ? RSA_TEXT : HMAC_TEXT;
  const raw = secret === undefined ? platform.rsa(publicKey) : platform.hmac(secret);
  const run = ({ timestamp, apiKey, recvWindow, payload, signature }: VerifyInput) =>
    typeof signature === "string" &&
    format.test(signature) &&
    raw(`${timestamp}${apiKey}${recvWindow ?? ""}`, payload, signature);
  return {
    verify: async (input) => run(input),
    verifySync: (input) => {
      const result = run(input);
      if (typeof result === "boolean") return result;
      result.catch(() => {});
      throw new SigningError("not-synchronous", "this platform verifies asynchronously: use verify()");
    },
  };
}
