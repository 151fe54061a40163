export {
  HttpClient,
  type FailureSteps,
  type HttpClientOptions,
  type OpenSteps,
  type SendAttempt,
} from "./http-client.ts";
export type { HttpCall } from "./http-call.ts";
export type { HttpRequest, RequestHeaders } from "./http-request.ts";
export type {
  CompleteResponse,
  OpenResponse,
  ResponseHead,
  ResponseHeaderFacts,
  ResponseHeaders,
} from "./http-response.ts";
export type { RequestDispatcher } from "./runtime/runtime.ts";
export type { DebugEvent, DebugListener } from "./debug.ts";
export { notify, throwToProcess } from "./notify.ts";
export { outcomeOfCall, type Outcome } from "./outcome.ts";
export {
  hasBrand,
  SpecwrightError,
  TransportError,
  type TransportErrorCode,
  type TransportErrorOptions,
} from "./errors/errors.ts";
export { checkKnownNames, didYouMean, InputError, optionError, readGiven, redactOption } from "./input/input-error.ts";
export {
  booleanOption,
  clockOption,
  credentialsOption,
  environmentOption,
  headerOption,
  millisecondsOption,
  positiveOption,
  timeoutOption,
  urlOption,
  wholeNumberOption,
} from "./input/common-options.ts";
export { dispatcherOption, refuseDispatcherWith } from "./input/dispatcher-option.ts";
export {
  copyPlain,
  expectArray,
  expectBoolean,
  expectId,
  expectNumber,
  expectObject,
  expectOneOf,
  expectPresent,
  expectString,
  expectTuple,
  formatJson,
  isJsonObject,
  parseJson,
  textOf,
  type JsonObject,
  type JsonType,
  type ResponseCheck,
} from "./json.ts";
export {
  functionOption,
  objectOption,
  option,
  optionGroup,
  readOptions,
  type OptionReader,
  type OptionReaders,
} from "./input/read-options.ts";
export { isRetryableStatus } from "./errors/network-error.ts";
export { safeRead, toCallerError, toSafeError, type SafeError } from "./errors/safe-error.ts";
export { createRedactor, MIN_SECRET_LENGTH, redactValue, WITHHELD, type Redactor } from "./errors/redact.ts";
export {
  createRetryBudget,
  readRetryAfter,
  retryOption,
  type AttemptFailure,
  type RetryBudget,
  type RetryBudgetOptions,
  type RetryOptions,
} from "./retry/retry.ts";
export {
  findDeviations,
  responseModeOption,
  watchDrift,
  type Deviation,
  type DriftListener,
  type DriftReport,
  type DriftWatch,
  type ResponseMode,
  type ResponseSchema,
} from "./drift/drift.ts";
export type { RateLimit, RateLimitStatus, ReadRateLimit, Slot, ThrottleStore } from "./throttle/rate-limit.ts";
export {
  createMemoryStore,
  Throttle,
  type MemoryStore,
  type Release,
  type ThrottledCall,
  type ThrottleOptions,
} from "./throttle/throttle.ts";
export type { DebugStep } from "./debug.ts";
export { isAbortSignal, onAbort } from "./abort.ts";
export { findPathProblem, parseBaseUrl, type BaseUrlOptions } from "./base-url.ts";
export {
  elapsed,
  ServerClock,
  systemClock,
  timestampOf,
  type Clock,
  type ClockEstimate,
  type ClockSample,
} from "./time/clock.ts";
export { createClientIds, type ClientIds } from "./client-ids.ts";
export type * from "./web-types.ts";
