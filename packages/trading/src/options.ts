import {
  clockOption,
  credentialsOption,
  dispatcherOption,
  environmentOption,
  functionOption,
  headerOption,
  millisecondsOption,
  objectOption,
  option,
  optionError,
  optionGroup,
  readOptions,
  refuseDispatcherWith,
  responseModeOption,
  retryOption,
  timeoutOption,
  urlOption,
  wholeNumberOption,
  type Clock,
  type DebugEvent,
  type DriftReport,
  type OptionReader,
  type WebFetch,
  type RequestDispatcher,
  type ResponseMode,
  type RetryOptions,
  type ThrottleOptions,
  type WebUrl,
} from "@specwright/transport";
import type { CustomEnvironment } from "./environment.ts";
import { hosts, type EnvironmentName } from "./generated/hosts.ts";

/**
 * Signs with an external key, such as a key in a key management service. Receives the exact bytes to sign.
 *
 * Return the raw signature as bytes, or as a string in the encoding that the platform expects: lowercase hex for
 * HMAC-SHA256, base64 for RSA (PKCS#1 v1.5 with SHA-256). Any other encoding is rejected before anything is sent.
 */
export type SignCallback = (message: Uint8Array) => string | Uint8Array | Promise<string | Uint8Array>;

/**
 * API key with one kind of signer: the HMAC secret of a system-generated key, an RSA private key (PKCS#1 or PKCS#8
 * PEM), or a callback.
 */
export type Credentials =
  | { readonly apiKey: string; readonly secret: string; readonly privateKey?: undefined; readonly sign?: undefined }
  | { readonly apiKey: string; readonly privateKey: string; readonly secret?: undefined; readonly sign?: undefined }
  | {
      readonly apiKey: string;
      readonly sign: SignCallback;
      readonly secret?: undefined;
      readonly privateKey?: undefined;
    };

/** Options of `createTradingClient`. Without options, the client calls the public operations of mainnet. */
export interface TradingOptions {
  /** Environment of the requests. Default `"mainnet"`: real funds. */
  readonly environment?: EnvironmentName | CustomEnvironment | undefined;
  /** API key. Without it, only public operations can be called. */
  readonly credentials?: Credentials | undefined;
  /**
   * Base URLs by path prefix, used instead of the environment's URL: `{ "/v5/order/": "https://…" }`. The longest
   * matching prefix wins.
   */
  readonly baseUrls?: Readonly<Record<string, string | WebUrl>> | undefined;
  /** Validity of a request in milliseconds. Default 5000. The client never enlarges it. */
  readonly recvWindow?: number | undefined;
  /** Broker ID, sent as `X-Referer`. Default: not sent. */
  readonly referer?: string | undefined;
  /**
   * Milliseconds for a whole call, including retries and waits. Default 0: no limit. Each call can set its own
   * `timeoutMs`.
   */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds for one attempt, from signing until its response has been read. Default 10,000; 0 for no limit. */
  readonly attemptTimeoutMs?: number | undefined;
  /**
   * Retry options, or `false` to send every request only once. Default: 3 attempts, for reads and for writes with an ID
   * that the server recognizes.
   */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * `true` keeps calls within the documented limits: 600 requests in 5 s per IP address, and for private calls also the
   * limit of the operation. With a `store`, several processes share the limits. A write waits at most `maxWriteWaitMs`
   * (default 10,000) and is then rejected before it is sent. Default true.
   */
  readonly throttle?: boolean | Pick<ThrottleOptions, "store" | "maxWriteWaitMs"> | undefined;
  /** Replacement for the global `fetch`. It must not follow redirects. */
  readonly fetch?: WebFetch | undefined;
  /**
   * `undici` dispatcher that sends the requests of this client, such as a `ProxyAgent`. Node only, and not together
   * with `fetch`. Default: the global dispatcher.
   */
  readonly dispatcher?: RequestDispatcher | undefined;
  /** Replacement for the system clock, for tests. */
  readonly clock?: Clock | undefined;
  /**
   * Generates the IDs of requests and orders. Default: UUIDs. Those of orders are random. Those of requests have a random
   * start and are numbered.
   */
  readonly generateId?: (() => string) | undefined;
  /**
   * Validation of responses. `"essential"` (default) rejects a response if a field is missing that a correct result
   * needs, and delivers everything else unchanged. `"strict"` rejects a response that lacks a required field or has a
   * field of another type.
   */
  readonly responses?: ResponseMode | undefined;
  /**
   * Receives each difference between responses and the specification once: a field that is missing, `null`, new, or of
   * another type. Reports contain no values. Exceptions of the callback become unhandled rejections.
   */
  readonly onDrift?: ((report: DriftReport) => void) | undefined;
  /** Receives every request, response, retry and wait. Exceptions of the callback become unhandled rejections. */
  readonly onDebug?: ((event: DebugEvent) => void) | undefined;
}

const throttleOptions = optionGroup<Pick<ThrottleOptions, "store" | "maxWriteWaitMs">>({
  store: objectOption("must have the method take", ["take"], ["correct"]),
  maxWriteWaitMs: millisecondsOption,
});

const throttleSwitch = option("must be true, false or an object", (value) => typeof value === "boolean");

const throttleOption: OptionReader = (value, name) =>
  typeof value === "object" ? throttleOptions(value, name) : throttleSwitch(value, name);

const baseUrlsOption: OptionReader = (value, name) => {
  const prefixes = Object.keys(Object(value) as object);
  const wrong = prefixes.find((prefix) => !prefix.startsWith("/"));
  if (wrong !== undefined) throw optionError(name, "must have path prefixes that begin with /", wrong);
  const baseUrls = readOptions(value, Object.fromEntries(prefixes.map((prefix) => [prefix, urlOption])), name);
  // Reject a prefix whose URL is undefined: its paths would be sent to the environment, which is mainnet by default.
  const missing = prefixes.find((prefix) => !Object.hasOwn(baseUrls, prefix));
  if (missing !== undefined) throw optionError(`${name}.${missing}`, "must be a URL", undefined);
  return baseUrls;
};

/**
 * Reads the options when the client is created, so that an invalid option fails before the first call.
 *
 * @throws {InputError}
 */
export function readTradingOptions(given: TradingOptions): TradingOptions {
  const options = readOptions<TradingOptions>(given, {
    environment: environmentOption(Object.keys(hosts)),
    credentials: credentialsOption,
    baseUrls: baseUrlsOption,
    recvWindow: wholeNumberOption("milliseconds"),
    referer: headerOption,
    timeoutMs: timeoutOption,
    attemptTimeoutMs: timeoutOption,
    retry: retryOption,
    throttle: throttleOption,
    fetch: functionOption,
    dispatcher: dispatcherOption,
    clock: clockOption,
    generateId: functionOption,
    responses: responseModeOption,
    onDrift: functionOption,
    onDebug: functionOption,
  });
  refuseDispatcherWith("fetch", options);
  return options;
}
