export { parseBaseUrl, resolveUrl, guardOrigin, type BaseUrlOptions } from "./base-url.ts";
export { CallState } from "./call-state.ts";
export { capBody, capResponse } from "./cap-response.ts";
export { elapsed, systemClock, type Clock } from "./clock.ts";
export { compose, type Transport } from "./compose.ts";
export {
  SpecwrightError,
  TransportError,
  networkError,
  toTransportError,
  hasBrand,
  type Outcome,
  type TransportErrorCode,
  type TransportErrorOptions,
} from "./errors.ts";
export { fromFetch, sender } from "./from-fetch.ts";
export { guardBody, discardBody } from "./guard-body.ts";
export { type BodyEvent, type BodyWatcher } from "./guarded-body.ts";
export { LightRequest, type LightRequestInit } from "./light-request.ts";
export { obey } from "./obey.ts";
export { platformFetch } from "./platform-fetch.ts";
export { readBytes, type ReadBytesOptions } from "./read-bytes.ts";
export { readJsonObject, type JsonObject, type ReadJsonOptions } from "./read-json.ts";
export { createRedactor, redact, type Redactor } from "./redact.ts";
export { refuseRedirect, refuseRedirects } from "./refuse-redirects.ts";
export { createRetrier, retry, type Failure, type Retrier, type RetryOptions } from "./retry.ts";
export { createRetryBudget, type RetryBudget, type RetryBudgetOptions } from "./retry-budget.ts";
export { sanitizeCause } from "./sanitize-cause.ts";
export { createThrottle, throttle, type Throttle, type ThrottleOptions } from "./throttle.ts";
export { createMemoryStore, type ThrottleStore } from "./throttle-store.ts";
export { readRateLimit, type RateLimitHeaders } from "./rate-limit-headers.ts";
export { timeout, type TimeoutOptions } from "./timeout.ts";
export type * from "./types.ts";
export type * from "./web-types.ts";
export { HttpCall, HttpClient, type HttpClientOptions, type HttpRequest, type OpenResponse } from "./http-client.ts";
