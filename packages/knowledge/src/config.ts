import { HttpClient, parseBaseUrl, systemClock, type Clock } from "@specwright/transport";
import { CREATE, readBaseUrl, readHeaders, readClientOptions, type KnowledgeClientOptions } from "./client-options.ts";
import { redactorFor } from "./http/redact.ts";
import { inputError } from "./http/validate.ts";
import type { ServerVariant } from "./server-variant.ts";

/** What all calls of a client share. */
export interface Config {
  readonly baseUrl: string;
  /** Headers of every request, credentials included. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly attemptTimeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly maxResponseBytes: number;
  readonly chatMaxEventLength: number;
  /** What the responses so far say about the server. */
  readonly server: { variant: ServerVariant | undefined };
  /** The authorization header for a token. Refuses a token that no header can hold, or that others could read. */
  readonly authorize: (call: string, token: string | undefined) => { readonly authorization?: string };
  /** What errors must not contain. A function, so that printing the client does not show it. */
  readonly credentials: () => {
    readonly tokens: ReadonlySet<string>;
    readonly headers: Readonly<Record<string, string>>;
  };
}

const MIB = 2 ** 20;

/** Whether others can read what is sent there. */
function isExposed(baseUrl: string): boolean {
  try {
    parseBaseUrl(baseUrl);
    return false;
  } catch {
    return true;
  }
}

/** @param tokens receives each token, so that no error shows it */
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

/** Checks the options and fills in the defaults. Credentials stay in the closures of the result. */
export function createConfig(given: KnowledgeClientOptions): Config {
  const {
    baseUrl: givenBaseUrl = "http://localhost:8080",
    token,
    dangerouslyAllowInsecureHttp,
    headers: givenHeaders = {},
    fetch,
    timeoutMs = 60_000,
    attemptTimeoutMs = Infinity,
    retry,
    maxResponseBytes = 16 * MIB,
    idleTimeoutMs = 300_000,
    chatMaxEventLength = 16 * MIB,
    onDebug,
    clock = systemClock,
  } = readClientOptions(given);
  const limits = { timeoutMs, attemptTimeoutMs, idleTimeoutMs, maxResponseBytes, chatMaxEventLength };
  const baseUrl = readBaseUrl(givenBaseUrl);
  const ownHeaders = readHeaders(givenHeaders);
  const tokens = new Set<string>();
  const authorize = createAuthorize(baseUrl, dangerouslyAllowInsecureHttp === true, tokens);
  const headers = { ...ownHeaders, ...authorize(CREATE, token) };
  const config: Config = {
    ...limits,
    baseUrl,
    clock,
    authorize,
    headers: () => headers,
    credentials: () => ({ tokens, headers: ownHeaders }),
    server: { variant: undefined },
    http: new HttpClient({
      fetch,
      retry,
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
