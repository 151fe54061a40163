import {
  checkOptionNames,
  InputError,
  nearestName,
  optionError,
  redactOption,
  unknownOptionError,
  type Clock,
  type DebugEvent,
  type PlatformFetch,
  type RetryOptions,
  type ThrottleOptions,
  type WebUrl,
} from "@specwright/transport";
import type { CustomEnvironment, EnvironmentName } from "./environment.ts";

/**
 * Signs with a key that is held elsewhere, such as in a key management service. Receives the exact bytes to sign.
 *
 * Return the raw signature as bytes, or as text in the encoding that the platform expects: lowercase hex for
 * HMAC-SHA256, base64 for RSA (PKCS#1 v1.5 with SHA-256). Any other encoding is refused before anything is sent.
 */
export type SignCallback = (message: Uint8Array) => string | Uint8Array | Promise<string | Uint8Array>;

/** One kind of key: the HMAC secret of a system-generated key, an RSA private key (PKCS#1 or PKCS#8 PEM), or a callback. */
export type Credentials =
  | { readonly apiKey: string; readonly secret: string; readonly privateKey?: undefined; readonly sign?: undefined }
  | { readonly apiKey: string; readonly privateKey: string; readonly secret?: undefined; readonly sign?: undefined }
  | {
      readonly apiKey: string;
      readonly sign: SignCallback;
      readonly secret?: undefined;
      readonly privateKey?: undefined;
    };

export interface TradingOptions {
  /** Where requests go. Default `"mainnet"`: real funds. */
  readonly environment?: EnvironmentName | CustomEnvironment | undefined;
  /** Without credentials only public operations can be called. */
  readonly credentials?: Credentials | undefined;
  /** Other base URLs for the paths below a prefix: `{ "/v5/order/": "https://…" }`. */
  readonly baseUrls?: Readonly<Record<string, string | WebUrl>> | undefined;
  /** How long a request stays valid, in milliseconds. Default 5000. The client never enlarges it. */
  readonly recvWindow?: number | undefined;
  /** Broker ID, sent as `X-Referer`. Default: not sent. */
  readonly referer?: string | undefined;
  /** Milliseconds for a whole call with its retries and waits. Default 0: no limit. A call can set its own. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds for one attempt, from signing until its response has been read. Default 10,000; 0 for no limit. */
  readonly attemptTimeoutMs?: number | undefined;
  /** `false` never sends twice. Default: 3 attempts, for reads and for writes with an ID that the server recognizes. */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * Keeps calls inside the documented limits: all calls inside that of the IP address (600 requests in 5 s), private
   * calls inside that of their operation as well. A `store` lets several processes share the limits. A write waits for
   * `maxWriteWaitMs` at most (10,000 by default) and is then refused unsent. Default true.
   */
  readonly throttle?: boolean | Pick<ThrottleOptions, "store" | "maxWriteWaitMs"> | undefined;
  /** Sends requests instead of the platform's `fetch`. It must not follow redirects. */
  readonly fetch?: PlatformFetch | undefined;
  /** Source of time, for tests. */
  readonly clock?: Clock | undefined;
  /** Generates the UUIDs of requests and orders. Default `crypto.randomUUID`. */
  readonly generateId?: (() => string) | undefined;
  /** Receives every request, response, retry and wait. Exceptions it throws are ignored. */
  readonly onDebug?: ((event: DebugEvent) => void) | undefined;
}

const OPTION_NAMES: Readonly<Record<keyof TradingOptions, true>> = {
  environment: true,
  credentials: true,
  baseUrls: true,
  recvWindow: true,
  referer: true,
  timeoutMs: true,
  attemptTimeoutMs: true,
  retry: true,
  throttle: true,
  fetch: true,
  clock: true,
  generateId: true,
  onDebug: true,
};
const RETRY_NAMES = ["maxAttempts", "budget", "shouldRetry", "backoff", "maxRetryAfterMs", "random"];
const CREDENTIAL_NAMES = ["apiKey", "secret", "privateKey", "sign"];

/**
 * Rejects malformed options when the client is created rather than at the first call.
 *
 * @throws {InputError}
 */
export function checkOptions(options: TradingOptions): void {
  checkOptionNames(options, Object.keys(OPTION_NAMES));
  const { baseUrls = {}, credentials } = options;
  for (const name of ["timeoutMs", "attemptTimeoutMs"] as const) checkTimeout("options", name, options[name]);
  for (const name of ["fetch", "generateId", "onDebug"] as const) {
    const value = options[name];
    if (value !== undefined && typeof value !== "function") throw optionError(name, "must be a function", typeof value);
  }
  checkRetry(options.retry);
  checkThrottle(options.throttle);
  checkClock(options.clock);
  const prefix = Object.keys(baseUrls).find((name) => !name.startsWith("/"));
  if (prefix !== undefined) throw optionError("baseUrls", "must have path prefixes that begin with /", prefix);
  if (credentials !== undefined) checkCredentials(credentials);
}

const isMilliseconds = (value: unknown): boolean => typeof value === "number" && value >= 0;

/** Throws when a time limit is not a number of milliseconds. */
export function checkTimeout(operation: string, name: "timeoutMs" | "attemptTimeoutMs", value: unknown): void {
  if (value === undefined || isMilliseconds(value)) return;
  throw new InputError(operation, name, "must be a number of milliseconds, or 0 for no limit", redactOption(value));
}

function checkRetry(retry: TradingOptions["retry"]): void {
  if (retry === undefined || retry === false) return;
  if (typeof retry !== "object") throw optionError("retry", "must be false or an object", retry);
  checkOptionNames(retry, RETRY_NAMES, "retry");
  const { maxAttempts = 1, maxRetryAfterMs = 0, backoff = {} } = retry;
  if (!Number.isInteger(maxAttempts) || maxAttempts < 1)
    throw optionError("retry.maxAttempts", "must be a whole number from 1", maxAttempts);
  checkOptionNames(backoff, ["baseMs", "capMs"], "retry.backoff");
  const { baseMs = 0, capMs = 0 } = backoff;
  for (const [name, value] of Object.entries({ maxRetryAfterMs, "backoff.baseMs": baseMs, "backoff.capMs": capMs }))
    if (!isMilliseconds(value)) throw optionError(`retry.${name}`, "must be a number of milliseconds", value);
  for (const name of ["shouldRetry", "random"] as const) {
    const value = retry[name];
    if (value !== undefined && typeof value !== "function")
      throw optionError(`retry.${name}`, "must be a function", typeof value);
  }
}

function checkThrottle(throttle: TradingOptions["throttle"]): void {
  if (throttle === undefined || typeof throttle === "boolean") return;
  if (typeof throttle !== "object") throw optionError("throttle", "must be true, false or an object", throttle);
  checkOptionNames(throttle, ["store", "maxWriteWaitMs"], "throttle");
  const { store, maxWriteWaitMs = 0 } = throttle;
  if (!isMilliseconds(maxWriteWaitMs))
    throw optionError("throttle.maxWriteWaitMs", "must be a number of milliseconds", maxWriteWaitMs);
  if (store !== undefined && typeof Object(store).take !== "function")
    throw optionError("throttle.store", "must have a method take", typeof store);
}

function checkClock(clock: TradingOptions["clock"]): void {
  if (clock === undefined) return;
  const { now, after } = Object(clock) as Partial<Clock>;
  if (typeof now !== "function" || typeof after !== "function")
    throw optionError("clock", "must have the methods now and after", typeof clock);
}

/** Rejects empty and misnamed keys. The signer checks the format of a key. */
function checkCredentials(credentials: Credentials): void {
  checkOptionNames(credentials, Object.keys(credentials), "credentials");
  const given = credentials as Readonly<Record<string, unknown>>;
  if (given["apiKey"] === undefined) {
    // Other credential libraries say `key` or `api_key`.
    const similar = Object.keys(given).find((name) => nearestName(name, CREDENTIAL_NAMES) === "apiKey");
    if (similar !== undefined)
      throw unknownOptionError(similar, given[similar], CREDENTIAL_NAMES, { prefix: "credentials." });
    throw optionError("credentials.apiKey", "is required", undefined);
  }
  for (const name of ["apiKey", "secret", "privateKey"]) {
    if (given[name] !== "") continue;
    const message = `credentials.${name} is empty. Is the environment variable set?`;
    throw new InputError("options", `credentials.${name}`, "must not be empty", "", message);
  }
}
