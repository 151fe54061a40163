export {
  createPayloadSigner,
  createSigner,
  createStreamSigner,
  type StreamSigner,
  type StreamSignerOptions,
} from "./signer.ts";
export { signedFetch, signingMiddleware, type SigningMiddleware } from "./signed-fetch.ts";
export { explain, type Explanation, type ServerFinding, type SignedPart, type SignedPartName } from "./explain.ts";
export {
  DEFAULT_RECV_WINDOW_MS,
  normalizeCursor,
  serializeQuery,
  wireSearch,
  type QueryInput,
  type QueryValue,
  type SerializeQueryOptions,
} from "./payload.ts";
export {
  createVerifier,
  isTimestampAccepted,
  readSignatureHeaders,
  verifySignature,
  type ReceivedHeaders,
  type SignatureHeaders,
  type TimestampWindow,
  type Verifier,
  type VerifierOptions,
  type VerifyInput,
} from "./verify.ts";
export { SigningError, type SigningErrorCode } from "./errors.ts";
export type {
  CallbackErrors,
  ExternalSign,
  FetchFunction,
  PayloadSigner,
  PayloadSignerOptions,
  PayloadSignerSettings,
  RequestLike,
  SignableBody,
  SignedFetch,
  SignedFetchOptions,
  SignedHeaders,
  Signer,
  SignerOptions,
  SignerSettings,
  SignInput,
  SigningKey,
} from "./types.ts";
