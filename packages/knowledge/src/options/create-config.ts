import {
  DriftReporter,
  HttpClient,
  parseBaseUrl,
  systemClock,
  type DriftListener,
  type ResponseMode,
} from "@specwright/transport";
import { CREATE, readBaseUrl, readClientOptions, readHeaders, type KnowledgeClientOptions } from "./options.ts";
import type { Config } from "./config.ts";
import { redactorFor, SECRET_HEADER } from "./redact.ts";
import { inputError } from "../validate.ts";

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

/** What a full check of each response costs is spent only where somebody asks for it. */
function driftWatch(mode: ResponseMode, onDrift: DriftListener | undefined): Config["drift"] {
  if (mode === "essential" && onDrift === undefined) return undefined;
  return { mode, reporter: onDrift && new DriftReporter(onDrift) };
}

/** Refuses headers that may hold a credential where a token would be refused. */
function checkHeaders(headers: Readonly<Record<string, string>>, baseUrl: string): void {
  const secret = Object.keys(headers).find((name) => SECRET_HEADER.test(name));
  if (secret === undefined || !isExposed(baseUrl)) return;
  const rule = `baseUrl must begin with https: to send the header ${secret}, unless dangerouslyAllowInsecureHttp is true`;
  throw inputError(CREATE, rule);
}

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
    responses = "essential",
    onDrift,
    onDebug,
    clock = systemClock,
  } = readClientOptions(given);
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
    drift: driftWatch(responses, onDrift),
    http: new HttpClient({
      fetch,
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
