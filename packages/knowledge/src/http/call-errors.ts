import {
  isRetryableStatus,
  readRetryAfter,
  safeRead,
  TransportError,
  type Outcome,
  type WebAbortSignal,
} from "@specwright/transport";
import { KnowledgeError, type KnowledgeErrorCode } from "../errors.ts";
import { operations } from "../generated/operations.ts";
import type { Config } from "../options/config.ts";
import { redactorFor, withFullStop } from "../options/redact.ts";
import { outcomeOfFailedCall, outcomeOfStatus } from "./attempt-outcome.ts";
import { isRead, type Call, type CompleteResponse } from "./call.ts";

/** Advice for a write with an unknown outcome. */
const CHECK_FIRST = "The server may have carried out the call. Check before you resend it.";

/** Returns the error for a call that the caller aborted. */
export const abortError = (
  call: string,
  outcome: Outcome,
  signal: WebAbortSignal | undefined,
  attempts = 1,
): TransportError =>
  new TransportError("aborted", `${call}: the caller aborted the call.`, {
    outcome,
    attempts,
    cause: safeRead(signal, "reason"),
  });

/** Returns the ID or path that a call is about, for the details of its error. Removes credentials. */
function subjectOf(
  config: Config,
  { id, query, path = query?.["path"] as string | undefined }: Call,
): { readonly id?: string; readonly path?: string } {
  const redact = redactorFor(config);
  return {
    ...(typeof id === "string" && { id: redact(id) }),
    ...(typeof path === "string" && { path: redact(path) }),
  };
}

/**
 * Formats the ID or path of a call as the end of a message, such as ` (id "7")`. Empty if the message doesn't need it.
 */
function shownSubject(config: Config, call: Call, isTooLarge: boolean): string {
  const { id, path } = subjectOf(config, call);
  // The results of an upload name its files, so the error doesn't. An error for a file that is too large needs the name.
  if (call.path !== undefined && !isTooLarge) return "";
  if (path !== undefined) return ` (path ${JSON.stringify(path)})`;
  return id === undefined ? "" : ` (id ${JSON.stringify(id)})`;
}

/** Response of a server or program other than the service. */
interface WrongResponse {
  readonly status: number | undefined;
  readonly what: string;
  /** Outcome of the request. Default: the outcome for this status. */
  readonly outcome?: Outcome | undefined;
  /** Message of the other server, with credentials removed. */
  readonly detail?: string | undefined;
}

/** Returns the error for a response that did not come from the service. */
export function wrongAddress(
  config: Config,
  call: Call,
  { status, what, outcome = outcomeOfStatus(call, status), detail }: WrongResponse,
): KnowledgeError {
  const responded = status ? `${what} (HTTP ${status})` : what;
  const message = `${call.call}: ${responded} was received instead of a response from the service. Check baseUrl (${config.baseUrl}).`;
  return new KnowledgeError("wrong-address", message, {
    ...subjectOf(config, call),
    status,
    detail,
    outcome,
  });
}

/** Limits and signal of a request. */
interface RequestLimits {
  readonly limitMs: number;
  readonly idleTimeoutMs: number;
  readonly signal: WebAbortSignal | undefined;
}

function timeoutError(
  config: Config,
  call: Call,
  limits: RequestLimits,
  error: TransportError,
  outcome: Outcome,
): KnowledgeError {
  const isAttempt = error.code === "attempt-timeout";
  const limit = error.code === "idle-timeout" ? "idle" : "total";
  const ms = isAttempt ? config.attemptTimeoutMs : limit === "idle" ? limits.idleTimeoutMs : limits.limitMs;
  const own = isAttempt ? undefined : call.timeoutError?.(limit, ms);
  if (own !== undefined) return own;
  const isSafe = isRead(call) || outcome !== "unknown";
  const advice = isSafe ? `Try again, or raise ${isAttempt ? "attemptTimeoutMs" : "timeoutMs"}.` : CHECK_FIRST;
  return new KnowledgeError("timeout", `${call.call}: no complete response within ${Math.round(ms)} ms. ${advice}`, {
    ...subjectOf(config, call),
    outcome,
    isTemporary: true,
    isWrite: !isRead(call),
    cause: error,
  });
}

/**
 * Returns a hint about CORS for a call from a web page to another origin, because a browser doesn't report why it
 * blocked a request.
 */
function crossOriginHint(baseUrl: string): string {
  const { location } = globalThis as { readonly location?: { readonly origin?: string } };
  const origin = location?.origin;
  if (origin === undefined || !/^https?:/.test(origin) || new URL(baseUrl).origin === origin) return "";
  return ` This page comes from ${origin}. A browser lets it call another origin only with CORS headers, which the released server doesn't send. Call the service through a proxy of ${origin}.`;
}

function connectionError({ baseUrl }: Config, call: Call, error: TransportError, outcome: Outcome): TransportError {
  const reason = (error.cause as { code?: string } | undefined)?.code ?? error.code;
  const connection =
    error.outcome === "not-sent" ? `${baseUrl} was not reached` : `the connection to ${baseUrl} failed`;
  const happened =
    error.code === "network"
      ? `${connection} (${reason}). Check baseUrl and that the service is running.${crossOriginHint(baseUrl)}`
      : `${error.message.replace(/\.$/, "")} (${baseUrl}).`;
  const isUncertain = outcome === "unknown" && !isRead(call);
  return new TransportError(error.code, `${call.call}: ${happened}${isUncertain ? ` ${CHECK_FIRST}` : ""}`, {
    outcome,
    attempts: error.attempts,
    status: error.status,
    isTemporary: error.isTemporary,
    isWrite: !isRead(call),
    operation: call.call,
    cause: error.cause,
  });
}

/** Converts a transport error to an error that names the call, the cause and a remedy. */
export function fromTransportError(config: Config, call: Call, limits: RequestLimits, error: TransportError): Error {
  const { code, status, attempts } = error;
  const outcome = outcomeOfFailedCall(call, error.outcome);
  if (code === "aborted") return abortError(call.call, outcome, limits.signal, attempts);
  if (code.endsWith("-timeout")) return timeoutError(config, call, limits, error, outcome);
  if (code === "redirect") return wrongAddress(config, call, { status, what: "a redirect" });
  if (code !== "response-too-large") return connectionError(config, call, error, outcome);
  const message = `${call.call}: the response is larger than ${config.maxResponseBytes} bytes. Raise maxResponseBytes if that is expected.`;
  return new KnowledgeError(code, message, {
    ...subjectOf(config, call),
    status,
    outcome: outcomeOfStatus(call, status),
  });
}

const CODES: Readonly<Record<number, KnowledgeErrorCode>> = {
  400: "bad-request",
  401: "unauthorized",
  403: "unauthorized",
  404: "not-found",
  407: "unauthorized",
  409: "conflict",
  413: "too-large",
  422: "bad-request",
};

/**
 * Statuses with which a proxy may refuse a request and send its own page: no access, too slow, too large, or too many
 * requests.
 */
const REFUSALS_OF_PROXIES: ReadonlySet<number> = new Set([401, 407, 408, 413, 429]);

/**
 * Returns whether a response is a web page, by its media type or first character. Some proxies send a page with another
 * media type.
 */
export const isWebPage = (type: string, text: string): boolean =>
  type === "text/html" || text.trimStart().startsWith("<");

/** Returns whether a message means that the server already has this content. */
export const isDuplicate = (detail: string): boolean => /already submitted|duplicate/i.test(detail);

/** Returns whether a message means that the AI engine of the released server is starting or restarting. */
export const isEngineStarting = (detail: string): boolean => /\bdaemon not ready\b/i.test(detail);

/** Returns the error code for a conflict. A conflict of `derive.start` has codes of its own. */
function conflictOf({ operation }: Call, detail: string): KnowledgeErrorCode {
  if (operation !== operations.startDerive) return "conflict";
  if (/already exists/i.test(detail)) return "derive-exists";
  return /already (queued|running|active)/i.test(detail) ? "derive-active" : "conflict";
}

const SESSIONS: ReadonlySet<unknown> = new Set([
  operations.streamChat,
  operations.updateSession,
  operations.deleteSession,
  operations.listMessages,
]);

/**
 * Returns whether the session of a call doesn't exist. The released server then responds with 400 to a question, and
 * with 404 to other calls.
 */
const isUnknownSession = ({ operation }: Call, status: number, detail: string): boolean =>
  SESSIONS.has(operation) && (status === 400 || status === 404) && /^session not found/i.test(detail);

/** Readable parts of an error body. */
interface ErrorBody {
  /** Message of the service or another server. The whole body if no message is recognized. */
  readonly detail: string;
  /** True if the message is in `error`, the field of the released server. */
  readonly isOfService: boolean;
  /** True if the body is JSON without a recognized message. */
  readonly isUnread: boolean;
}

function codeOf(call: Call, status: number, type: string, { detail, isOfService }: ErrorBody): KnowledgeErrorCode {
  const { operation } = call;
  // The service never sends a 404 for a call without ID and path, so another server sent it.
  const isForeign = !isOfService && call.id === undefined && call.query?.["path"] === undefined;
  if (isEngineStarting(detail)) return "engine-starting";
  // With a status of 500 or above, even a web page means that the service is down: it is the page of a proxy.
  if (status >= 500) return "server";
  if (status < 400 || (isWebPage(type, detail) && !REFUSALS_OF_PROXIES.has(status))) return "wrong-address";
  // The router of the released server doesn't know the path or the method, so the address is wrong.
  if (status === 405 || (status === 404 && (detail.startsWith("404 page") || isForeign))) return "wrong-address";
  if (
    status === 409 &&
    (operation === operations.submitText || operation === operations.submitFiles) &&
    isDuplicate(detail)
  )
    return "duplicate";
  if (status === 400 && /body too large/i.test(detail)) return "too-large";
  if (isUnknownSession(call, status, detail)) return "session-not-found";
  if (status === 409) return conflictOf(call, detail);
  return CODES[status] ?? "http";
}

/**
 * Parses an error body. The message is in `error`, as the released server sends it, in `message` or `detail`, or is the
 * whole body.
 */
function readErrorBody(text: string): ErrorBody {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { detail: text.trim(), isOfService: false, isUnread: false };
  }
  const { error, message, detail } = Object(value) as Readonly<Record<string, unknown>>;
  const words = [error, message, detail].find((each) => typeof each === "string");
  return { detail: words ?? text.trim(), isOfService: typeof error === "string", isUnread: words === undefined };
}

const ADVICE: Partial<Record<KnowledgeErrorCode, string>> = {
  unauthorized: " Check the token.",
  duplicate:
    " The earlier task with this content still exists. The response doesn't contain its ID, but tasks.list({ q }) finds the task by its title.",
  "engine-starting": " The AI engine of the server is starting; try again in a few seconds.",
  "session-not-found": " It was deleted, or never existed: create a new one.",
  "derive-exists": " Choose another slug, or read the existing knowledge base.",
  "derive-active": " Wait for that job: derive.wait.",
  "too-large":
    " The server stored nothing. Send less at once, or raise the limit of the server or of a proxy in front of it.",
};

/** Returns the error for an unsuccessful response. */
export function toKnowledgeError(config: Config, call: Call, complete: CompleteResponse): KnowledgeError {
  const { response, status, type, bytes } = complete;
  const body = readErrorBody(new TextDecoder().decode(bytes));
  const detail = redactorFor(config)(body.detail).slice(0, 1000);
  const code = codeOf(call, status, type, { ...body, detail });
  const isPage = isWebPage(type, detail);
  // A web page means that a proxy in front of the service sent the response. A proxy that refuses a request as too
  // large or unauthorized doesn't forward it, so the outcome is known.
  const mayBeForwarded = isPage && code !== "too-large" && code !== "unauthorized";
  const outcome = outcomeOfStatus(call, status, mayBeForwarded);
  if (code === "wrong-address") {
    const said = isPage ? { what: "a web page" } : { what: "a router's error", detail };
    return wrongAddress(config, call, { status, outcome, ...said });
  }
  const shown = isPage ? "a web page" : body.isUnread ? "JSON without a reason" : detail;
  const isUncertain = outcome === "unknown";
  const advice = isUncertain ? ` ${CHECK_FIRST}` : (ADVICE[code] ?? "");
  const login =
    isPage && code === "unauthorized" ? " The page comes from a proxy, which may require its own login." : "";
  const doubt = code === "not-found" && body.isUnread ? ` If it should exist, check baseUrl (${config.baseUrl}).` : "";
  return new KnowledgeError(
    code,
    `${call.call}: HTTP ${status}: ${withFullStop((shown || "no reason given") + shownSubject(config, call, code === "too-large"))}${advice}${login}${doubt}`,
    {
      ...subjectOf(config, call),
      status,
      detail,
      outcome,
      isTemporary: isRetryableStatus(status) || code === "engine-starting",
      isWrite: !isRead(call),
      retryAfterMs: readRetryAfter(response.headers, config.clock.now()),
    },
  );
}
