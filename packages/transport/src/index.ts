export { HttpClient, type HttpClientOptions } from "./http-client.ts";
export type { HttpCall, HttpRequest, RequestHeaders } from "./http-call.ts";
export type { OpenResponse, ResponseHead, ResponseHeaderFacts, ResponseHeaders } from "./http-response.ts";
export type { DebugEvent, DebugListener } from "./debug.ts";
export {
  hasBrand,
  SpecwrightError,
  TransportError,
  type Outcome,
  type TransportErrorCode,
  type TransportErrorOptions,
} from "./errors/errors.ts";
export { InputError } from "./input/input-error.ts";
export { didYouMean } from "./input/nearest-name.ts";
export {
  booleanOption,
  clockOption,
  environmentOption,
  headerOption,
  millisecondsOption,
  positiveOption,
  timeoutOption,
  urlOption,
  wholeNumberOption,
} from "./input/common-options.ts";
export { copyPlain } from "./input/copy-plain.ts";
export { credentialsOption } from "./input/credentials-option.ts";
export { checkKnownNames, optionError, redactOption } from "./input/option-error.ts";
export {
  functionOption,
  objectOption,
  option,
  optionGroup,
  readOptions,
  type OptionReader,
  type OptionReaders,
} from "./input/read-options.ts";
export { toCallerError, toSafeError, type SafeError } from "./errors/safe-error.ts";
export { createRedactor, MIN_SECRET_LENGTH, redactValue, WITHHELD, type Redactor } from "./errors/redact.ts";
export {
  createRetryBudget,
  retryOption,
  type AttemptFailure,
  type RetryBudget,
  type RetryBudgetOptions,
  type RetryOptions,
} from "./retry/retry.ts";
export {
  expectArray,
  expectBoolean,
  expectId,
  expectNumber,
  expectObject,
  expectOneOf,
  expectPresent,
  expectString,
  expectTuple,
  type JsonType,
  type ResponseCheck,
} from "./body/response-check.ts";
export {
  DriftReporter,
  findDeviations,
  findRefusal,
  responseModeOption,
  type Deviation,
  type DriftListener,
  type DriftReport,
  type ResponseMode,
  type ResponseSchema,
} from "./drift/drift.ts";
export { isRetryableStatus, readRetryAfter } from "./retry/retryable.ts";
export type { RateLimit, RateLimitStatus, ReadRateLimit, Slot, ThrottleStore } from "./throttle/rate-limit.ts";
export { createMemoryStore, type ThrottleOptions } from "./throttle/throttle.ts";
export { formatJson, isJsonObject, parseJson, type JsonObject } from "./json.ts";
export { onAbort } from "./abort.ts";
export { parseBaseUrl, type BaseUrlOptions } from "./base-url.ts";
export { elapsed, systemClock, timestampOf, type Clock } from "./time/clock.ts";
export { ServerClock, type ClockEstimate, type ClockSample } from "./time/server-clock.ts";
export type * from "./web-types.ts";
