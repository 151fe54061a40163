export { createPayloadSigner, createSigner } from "./sign/create-signer.ts";
export { createStreamSigner, type StreamSigner, type StreamSignerOptions } from "./sign/stream-signer.ts";
export { createVerifier, verifySignature } from "./verify/verifiers.ts";
export { signedFetch } from "./fetch/signed-fetch.ts";
export { signingMiddleware, type SigningMiddleware } from "./fetch/signing-middleware.ts";
export { explain, type Explanation, type ServerFinding, type SignedPart, type SignedPartName } from "./explain.ts";
export { DEFAULT_RECV_WINDOW_MS, wireSearch } from "./sign/payload.ts";
export {
  normalizeCursor,
  serializeQuery,
  type QueryInput,
  type QueryValue,
  type SerializeQueryOptions,
} from "./query.ts";
export {
  isTimestampAccepted,
  readSignatureHeaders,
  type ReceivedHeaders,
  type SignatureHeaders,
  type TimestampWindow,
} from "./verify/received-request.ts";
export { SigningError, type SigningErrorCode } from "./errors.ts";
export type { FetchFunction, RequestLike, SignedFetch, SignedFetchOptions } from "./fetch/types.ts";
export type { Verifier, VerifierOptions, VerifyInput } from "./verify/create-verifier.ts";
export type {
  CallbackErrors,
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
} from "./sign/types.ts";
