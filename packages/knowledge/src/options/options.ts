import {
  booleanOption,
  clockOption,
  dispatcherOption,
  functionOption,
  HttpClient,
  parseBaseUrl,
  positiveOption,
  readOptions,
  refuseDispatcherWith,
  responseModeOption,
  retryOption,
  systemClock,
  watchDrift,
  type Clock,
  type DebugListener,
  type DriftListener,
  type InputError,
  type OptionReader,
  type WebFetch,
  type RequestDispatcher,
  type ResponseMode,
  type RetryOptions,
  type WebAbortSignal,
  type WebUrl,
} from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import { inputError, type FieldNames } from "../validate.ts";
import type { Config } from "./config.ts";
import { redactorFor, SECRET_HEADER } from "./redact.ts";

/** Options of every call. */
export interface CallOptions {
  /** Signal that aborts the call and closes its connection. */
  readonly signal?: WebAbortSignal | undefined;
  /** Time limit for the whole call in milliseconds, including retries and waits. Default: the client's limit. */
  readonly timeoutMs?: number | undefined;
}

/** Options of calls that read a stream. */
export interface StreamOptions extends CallOptions {
  /** Maximum silence in the stream, in milliseconds. Default: the client's limit. */
  readonly idleTimeoutMs?: number | undefined;
}

export const CALL_OPTIONS: FieldNames<CallOptions> = { signal: true, timeoutMs: true };
export const STREAM_OPTIONS: FieldNames<StreamOptions> = { ...CALL_OPTIONS, idleTimeoutMs: true };

/** Options of a client. Every option has a default. */
export interface KnowledgeClientOptions {
  /** Base URL of the service, including the path prefix of a proxy. Default: `http://localhost:8080`. */
  readonly baseUrl?: string | WebUrl;
  /** Token, sent as `Authorization: Bearer …` with every request. Default: none. */
  readonly token?: string;
  /**
   * True to allow a token over `http:` to another machine. Anyone on the network path can then read and use the token.
   * Default: false.
   */
  readonly dangerouslyAllowInsecureHttp?: boolean;
  /** Additional headers of every request. The client's own authorization and content headers override them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replacement for the runtime's `fetch`. */
  readonly fetch?: WebFetch;
  /**
   * `undici` dispatcher that sends the requests of this client, such as a `ProxyAgent`. Node.js only. Can't be combined
   * with `fetch`. Default: the global dispatcher.
   */
  readonly dispatcher?: RequestDispatcher;
  /**
   * Time limit for a whole call in milliseconds, including retries and waits. Default: 60,000; `Infinity` for no limit.
   * Uploads and chats have no limit unless the call itself sets one.
   */
  readonly timeoutMs?: number;
  /**
   * Time limit for one attempt of a call, in milliseconds. A read that exceeds it is retried. Default: no limit per
   * attempt, only `timeoutMs` for the whole call.
   */
  readonly attemptTimeoutMs?: number;
  /**
   * Retries of reads after temporary failures: a broken connection, or status 408, 429, 500, 502, 503 or 504. The
   * client waits for `Retry-After`, up to `maxRetryAfterMs` (10 seconds). Default: 3 attempts and one retry budget per
   * client; `false` for no retries. Calls that submit, upload, ask, change or delete are never sent twice.
   */
  readonly retry?: RetryOptions | false;
  /** Maximum response size in bytes, except for chat streams. Default: 16 MiB. */
  readonly maxResponseBytes?: number;
  /**
   * Maximum silence in a chat stream, in milliseconds. Default: 300,000. The service sends nothing while it searches
   * articles.
   */
  readonly idleTimeoutMs?: number;
  /**
   * Maximum size of an event in a chat stream, in characters. Default: 16,777,216. The released server sends events of
   * up to 8 MiB.
   */
  readonly chatMaxEventLength?: number;
  /**
   * Validation of responses. `"essential"` (default) rejects a response that lacks an essential field and returns every
   * other response unchanged. `"strict"` rejects a response that lacks a required field or has a field of
   * another type.
   */
  readonly responses?: ResponseMode;
  /**
   * Called once with each difference between responses and the specification: a field that is missing, `null`, new or
   * of another type. Reports contain no values. Exceptions of the callback become unhandled rejections.
   */
  readonly onDrift?: DriftListener;
  /** Called with each request, response, retry and wait. Exceptions of the callback become unhandled rejections. */
  readonly onDebug?: DebugListener;
  /** Clock, for tests. */
  readonly clock?: Clock;
}

/** Method that error messages name. */
const CREATE = "createKnowledgeClient";

const limitOption = positiveOption("must be a number above 0 (Infinity for no limit)");
/** Accepts any value. The option is checked where it is used. */
const anyOption: OptionReader = (value) => value;

/** Reads the options, each of them once, so that a getter can't change the value after the check. */
function readClientOptions(given: KnowledgeClientOptions): KnowledgeClientOptions {
  try {
    const options = readOptions<KnowledgeClientOptions>(given, {
      baseUrl: anyOption,
      token: anyOption,
      dangerouslyAllowInsecureHttp: booleanOption,
      headers: anyOption,
      fetch: functionOption,
      dispatcher: dispatcherOption,
      timeoutMs: limitOption,
      attemptTimeoutMs: limitOption,
      retry: retryOption,
      maxResponseBytes: limitOption,
      idleTimeoutMs: limitOption,
      chatMaxEventLength: limitOption,
      responses: responseModeOption,
      onDrift: functionOption,
      onDebug: functionOption,
      clock: clockOption,
    });
    refuseDispatcherWith("fetch", options);
    return options;
  } catch (error) {
    const { message } = error as InputError;
    throw new KnowledgeError("input", `${CREATE}: ${message.replace(/^options: /, "")}`);
  }
}

/** Headers that only the runtime may set. If a caller could set them, some would make the request fail. */
const RESERVED_HEADER = /^(content-length|transfer-encoding|keep-alive|upgrade|expect)$/;

/**
 * Returns the base URL without a trailing slash. `http:` is allowed here for any host; a token is checked separately.
 */
function readBaseUrl(base: unknown): string {
  try {
    return parseBaseUrl(base as string | URL, { dangerouslyAllowInsecureHttp: true }).href.replace(/\/$/, "");
  } catch {
    const isPath = typeof base === "string" && /^\/(?!\/)/.test(base);
    const hint = isPath ? '; for a path of the server of a page, pass location.origin + "/…"' : "";
    throw inputError(CREATE, `baseUrl must be an http: or https: URL without credentials, query and fragment${hint}`);
  }
}

/** Converts headers to a record with lowercase names, so that the headers of a call override them. */
function readHeaders(headers: unknown): Record<string, string> {
  try {
    // Check the values here, because `Headers` would convert any value to a string.
    if (
      typeof headers === "object" &&
      headers !== null &&
      Object.values(headers).every((value) => typeof value === "string")
    ) {
      const read = new Headers(headers as HeadersInit);
      // Drop the content type, because each call sets its own.
      read.delete("content-type");
      if (![...read.keys()].some((name) => RESERVED_HEADER.test(name))) return Object.fromEntries(read);
    }
  } catch {
    // Rejected below, because the runtime's message would quote the value.
  }
  throw inputError(
    CREATE,
    "headers must be an object of header names and values, without headers that the client sets",
  );
}

const MIB = 2 ** 20;

/** Returns true if requests to this URL are sent unencrypted to another machine. */
function isExposed(baseUrl: string): boolean {
  try {
    parseBaseUrl(baseUrl);
    return false;
  } catch {
    return true;
  }
}

/**
 * Returns a function that creates the authorization header for a token.
 *
 * @param tokens collects each token, so that the redactor removes it from errors
 */
const createAuthorize =
  (baseUrl: string, allowsInsecureHttp: boolean, tokens: Set<string>): Config["authorize"] =>
  (call, token) => {
    if (token === undefined) return {};
    if (typeof token !== "string" || !/^[!-~]+$/.test(token))
      throw inputError(call, "token must be a string of visible ASCII characters without spaces");
    if (!allowsInsecureHttp && isExposed(baseUrl))
      throw inputError(
        call,
        "baseUrl must begin with https: to send a token, unless dangerouslyAllowInsecureHttp is true",
      );
    tokens.add(token);
    return { authorization: `Bearer ${token}` };
  };

/** Rejects headers that may contain a credential if the connection is unencrypted. */
function checkHeaders(headers: Readonly<Record<string, string>>, baseUrl: string): void {
  const secret = Object.keys(headers).find((name) => SECRET_HEADER.test(name));
  if (secret === undefined || !isExposed(baseUrl)) return;
  const rule = `baseUrl must begin with https: to send the header ${secret}, unless dangerouslyAllowInsecureHttp is true`;
  throw inputError(CREATE, rule);
}

/**
 * Checks the options and adds the defaults. Keeps credentials in closures, so that printing the configuration doesn't
 * show them.
 */
export function createConfig(given: KnowledgeClientOptions): Config {
  const options = readClientOptions(given);
  const {
    baseUrl: givenBaseUrl = "http://localhost:8080",
    token,
    dangerouslyAllowInsecureHttp,
    headers: givenHeaders = {},
    timeoutMs = 60_000,
    attemptTimeoutMs = Infinity,
    retry,
    maxResponseBytes = 16 * MIB,
    idleTimeoutMs = 300_000,
    chatMaxEventLength = 16 * MIB,
    onDebug,
    clock = systemClock,
  } = options;
  const limits = { timeoutMs, attemptTimeoutMs, idleTimeoutMs, maxResponseBytes, chatMaxEventLength };
  const { maxRetryAfterMs = 10_000 } = retry === false ? {} : (retry ?? {});
  const baseUrl = readBaseUrl(givenBaseUrl);
  const ownHeaders = readHeaders(givenHeaders);
  const tokens = new Set<string>();
  const authorize = createAuthorize(baseUrl, dangerouslyAllowInsecureHttp === true, tokens);
  if (dangerouslyAllowInsecureHttp !== true) checkHeaders(ownHeaders, baseUrl);
  const headers = { ...ownHeaders, ...authorize(CREATE, token) };
  const config: Config = {
    ...limits,
    baseUrl,
    spentMs: 0,
    maxRetryAfterMs,
    clock,
    authorize,
    headers: () => headers,
    credentials: () => ({ tokens, headers: ownHeaders }),
    server: { variant: undefined },
    drift: watchDrift(options.responses ?? "essential", options.onDrift),
    http: new HttpClient({
      fetch: options.fetch,
      dispatcher: options.dispatcher,
      retry: retry === false ? false : { ...retry, maxRetryAfterMs },
      throttle: false,
      clock,
      attemptTimeoutMs,
      maxResponseBytes,
      redact: (text) => redactorFor(config)(text),
      onDebug,
    }),
  };
  return config;
}
