import { createPayloadSigner, type PayloadSigner } from "@specwright/signing";
import {
  createRedactor,
  createClientIds,
  HttpClient,
  InputError,
  ServerClock,
  systemClock,
  watchDrift,
  type Clock,
  type DriftWatch,
  type RateLimit,
  type Redactor,
} from "@specwright/transport";
import type { PreparedRequest, SendOptions } from "../prepared-request.ts";
import { setConnection, type ClientConnection } from "../connection.ts";
import { resolveEnvironment, type Environment } from "../environment.ts";
import { createValueRedactor, type ValueRedactor } from "../errors/redact.ts";
import type { Endpoint } from "../operation.ts";
import { readTradingOptions, type TradingOptions } from "../options.ts";
import { readRateLimit } from "../result/rate-limit-headers.ts";
import { createRateLimitsOf, rateLimitScope, type KeyLimits, type RateLimitsOf } from "./rate-limits.ts";
import { sendOverHttp, type HttpSettings, type HttpSuccess } from "./send-over-http.ts";

/**
 * Limit for all requests from one IP address. If an address exceeds it, the platform bans the address for ten minutes
 * or more.
 */
const IP_ADDRESS_LIMIT: RateLimit = { key: "ip-address", requests: 600, windowMs: 5_000 };

const DEFAULT_ATTEMPT_TIMEOUT_MS = 10_000;
/**
 * Maximum size of a response, far above the largest documented response. A larger or endless response would exhaust the
 * memory.
 */
const MAX_RESPONSE_BYTES = 2 ** 24;
/** Time limit of the request for the server time. It has its own limit, because several calls may wait for it. */
const TIME_REQUEST_TIMEOUT_MS = 30_000;

const TIME_ENDPOINT = { name: "market.time", method: "GET", path: "/v5/market/time", isPublic: true } as const;
const TIME_REQUEST = { input: {}, query: "", body: undefined, isIdempotent: true, generatedIds: [] } as const;

/** Shared state of one client's calls: environment, key, clock, limits. Create one with `createSession`. */
export interface Session {
  readonly environment: Environment;
  /** True if private operations can be called. */
  readonly isSigned: boolean;
  readonly clock: Clock;
  /** Default limit for a whole call in milliseconds; 0 for none. */
  readonly timeoutMs: number;
  readonly generateId: () => string;
  readonly rateLimitsOf: RateLimitsOf;
  /** Creates the redactor for the client's secrets and the signature of one attempt. */
  readonly redactorFor: (signature: string | undefined) => ValueRedactor;
  /** Returns the estimated server time in whole milliseconds. */
  readonly serverTime: () => number;
  /** Measures the server's clock with one request. */
  readonly syncTime: () => Promise<void>;
  /**
   * Observer that compares responses with the specification and reports differences (drift). Undefined unless `onDrift`
   * or `responses: "strict"` is set.
   */
  readonly drift: DriftWatch | undefined;
  /** Rate limits of the key. Undefined if throttling is off. */
  readonly limits: KeyLimits | undefined;
  /** Sends one request. Every failure is a `TradingError` or an `InputError`. */
  readonly send: (endpoint: Endpoint, prepared: PreparedRequest, sendOptions: SendOptions) => Promise<HttpSuccess>;
}

interface HttpClientSettings {
  readonly clock: Clock;
  readonly serverNow: () => number;
  readonly redact: Redactor;
}

function createHttpClient(options: TradingOptions, settings: HttpClientSettings): HttpClient {
  const { fetch, dispatcher, retry, throttle = true, attemptTimeoutMs = DEFAULT_ATTEMPT_TIMEOUT_MS, onDebug } = options;
  const throttleOptions = typeof throttle === "object" ? throttle : undefined;
  return new HttpClient({
    ...settings,
    readRateLimit,
    fetch,
    dispatcher,
    retry,
    throttle: throttle === false ? false : { ...throttleOptions, shared: [IP_ADDRESS_LIMIT] },
    attemptTimeoutMs,
    maxResponseBytes: MAX_RESPONSE_BYTES,
    onDebug,
  });
}

/** Copies the secrets, because the caller may wipe or change the credentials while the server still echoes the key. */
const secretsOf = ({ credentials }: TradingOptions): string[] =>
  Object.values(credentials ?? {}).filter((value) => typeof value === "string");

/**
 * Creates the redactors of one client. The pattern for the client's secrets is created once. The pattern for a
 * signature is created with the first string that may contain the signature.
 */
const createRedactorFor =
  (redact: Redactor): Session["redactorFor"] =>
  (signature) => {
    const withoutSignature = createRedactor(signature === undefined ? [] : [signature]);
    return createValueRedactor((text) => withoutSignature(redact(text)));
  };

/**
 * Creates the signer of a client's requests. Returns undefined without a key. Exceptions of a `sign` callback pass
 * through, and the request core removes secrets from them.
 */
function createSign({ credentials, recvWindow, referer }: TradingOptions): PayloadSigner["sign"] | undefined {
  if (credentials === undefined) return undefined;
  return createPayloadSigner({ ...credentials, recvWindow, referer, callbackErrors: "passed" }).sign;
}

const keyLimits = ({ throttle }: HttpClient, options: TradingOptions): KeyLimits | undefined =>
  throttle && { throttle, rateLimitsOf: createRateLimitsOf(rateLimitScope(options)) };

function connectionFrom(
  { environment = "mainnet", credentials, dispatcher }: TradingOptions,
  { kind }: Environment,
  limits: KeyLimits | undefined,
): ClientConnection {
  return { environment, kind, credentials: credentials && { ...credentials }, dispatcher, limits };
}

/**
 * Creates a session for calls of single operations: their shared environment, key, limits and clock. Nothing is sent
 * until the first call.
 *
 * @throws {InputError} for an unknown or malformed option
 * @throws {TransportError} `invalid-url` or `insecure-url` for an unusable base URL
 * @throws {SigningError} `invalid-options` for an unusable key
 */
export function createSession(given: TradingOptions = {}): Session {
  const options = readTradingOptions(given);
  const { clock = systemClock, credentials, timeoutMs = 0 } = options;
  const environment = resolveEnvironment(options.environment, options.baseUrls);
  const serverClock = new ServerClock(() => clock.now());
  const redact = createRedactor(secretsOf(options));
  const http = createHttpClient(options, { clock, serverNow: serverClock.now, redact });
  const ids = createClientIds(options.generateId);
  let syncing: Promise<void> | undefined;
  const requestTime = async (): Promise<void> => {
    serverClock.reset();
    const sendOptions = { timeoutMs: TIME_REQUEST_TIMEOUT_MS, expiresAt: clock.now() + TIME_REQUEST_TIMEOUT_MS };
    await send(TIME_ENDPOINT, TIME_REQUEST, sendOptions).finally(() => (syncing = undefined));
  };
  const httpSettings: HttpSettings = {
    environment,
    clock,
    sign: createSign(options),
    serverClock,
    // Concurrent calls share one request for the time.
    syncTime: () => (syncing ??= requestTime()),
    generateRequestId: ids.forRequest,
    redactorFor: createRedactorFor(redact),
  };
  const send: Session["send"] = (endpoint, prepared, sendOptions) => {
    if (endpoint.isPublic !== true && httpSettings.sign === undefined)
      throw new InputError(endpoint.name, "credentials", "are required for a private operation", undefined);
    const reply = sendOverHttp(http, httpSettings, endpoint, prepared, sendOptions);
    void reply.then(ids.prepare, () => {});
    return reply;
  };
  const limits = keyLimits(http, options);
  const session: Session = {
    environment,
    isSigned: credentials !== undefined,
    clock,
    timeoutMs,
    generateId: ids.forOrder,
    rateLimitsOf: limits?.rateLimitsOf ?? (() => undefined),
    limits,
    redactorFor: httpSettings.redactorFor,
    serverTime: serverClock.now,
    syncTime: httpSettings.syncTime,
    drift: watchDrift(options.responses, options.onDrift),
    send,
  };
  setConnection(session, connectionFrom(options, environment, limits));
  return session;
}
