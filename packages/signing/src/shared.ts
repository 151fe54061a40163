/** What both builds export alike; `index.ts` and `index.node.ts` add what depends on the platform's cryptography. */
export { explain } from "./explain.ts";
export { isTimestampAccepted, type TimestampWindow } from "./timestamp-window.ts";
export { normalizeCursor } from "./normalize-cursor.ts";
export { wireSearch } from "./payload.ts";
export { serializeQuery, type QueryInput, type QueryValue, type SerializeQueryOptions } from "./serialize-query.ts";
export { readSignatureHeaders, type ReceivedHeaders, type SignatureHeaders } from "./signature-headers.ts";
export type { FetchFunction, RequestLike, SignedFetch, SignedFetchOptions } from "./signed-fetch-types.ts";
export { signingMiddleware, type SigningMiddleware } from "./signing-middleware.ts";
export { SigningError, type SigningErrorCode } from "./signing-error.ts";
export type { Explanation, ServerFinding, SignedPart, SignedPartName } from "./explain.ts";
export type { Verifier, VerifierOptions, VerifyInput } from "./create-verifier.ts";
export type {
  ExternalSign,
  PayloadSigner,
  PayloadSignerOptions,
  PayloadSignerSettings,
  SignableBody,
  SignedHeaders,
  Signer,
  SignerOptions,
  SignerSettings,
  SignInput,
  SigningKey,
} from "./types.ts";
