import { TransportError, type Outcome, type WebAbortSignal } from "@specwright/transport";
import type { Config } from "../options/config.ts";
import { KnowledgeError } from "../errors.ts";
import { redactorFor } from "../options/redact.ts";
import { isRead, outcomeOf, type Call } from "./call.ts";

/** What to do after a write with an unknown outcome. */
export const CHECK_FIRST = "The server may have carried out the call: check that before you send it again.";

/** The error of a call that its caller aborted. */
export const abortError = (
  call: string,
  outcome: Outcome,
  signal: WebAbortSignal | undefined,
  attempts = 1,
): TransportError =>
  new TransportError("aborted", `${call}: the caller aborted the call.`, {
    outcome,
    attempts,
    cause: signal?.reason as unknown,
  });

/** What the call was about, for programs: in a list of failures, each names its task, session or file. */
export function subjectOf(config: Config, { id, query }: Call): { readonly id?: string; readonly path?: string } {
  const redact = redactorFor(config);
  const path = query?.["path"];
  return {
    ...(typeof id === "string" && { id: redact(id) }),
    ...(typeof path === "string" && { path: redact(path) }),
  };
}

/** The same for people, to be added to a sentence. */
export function shownSubject(config: Config, call: Call): string {
  const { id, path } = subjectOf(config, call);
  if (path !== undefined) return ` (path ${JSON.stringify(path)})`;
  return id === undefined ? "" : ` (id ${JSON.stringify(id)})`;
}

/** The error for a response that did not come from the service. */
export function wrongAddress(
  config: Config,
  call: Call,
  { status, what, outcome }: { readonly status: number | undefined; readonly what: string; readonly outcome: Outcome },
): KnowledgeError {
  const responded = status ? `${what} (HTTP ${status})` : what;
  const message = `${call.call}: ${responded} came instead of a response of the service. Check baseUrl (${config.baseUrl}).`;
  return new KnowledgeError("wrong-address", message, {
    ...subjectOf(config, call),
    status,
    outcome: isRead(call) ? outcomeOf(call) : outcome,
  });
}

/** What is known of a whole call when one of its requests has failed. */
function outcomeOfFailure({ isPreparation, wasRefused }: Call, { outcome }: TransportError): Outcome {
  if (isPreparation === true) return "not-sent";
  return wasRefused === true && outcome === "not-sent" ? "answered" : outcome;
}

/** The limits and the signal of a request. */
interface RequestLimits {
  readonly limitMs: number;
  readonly idleTimeoutMs: number;
  readonly signal: WebAbortSignal | undefined;
}

function timeoutError(config: Config, call: Call, limits: RequestLimits, error: TransportError): KnowledgeError {
  const isAttempt = error.code === "attempt-timeout";
  const limit = error.code === "idle-timeout" ? "idle" : "total";
  const ms = isAttempt ? config.attemptTimeoutMs : limit === "idle" ? limits.idleTimeoutMs : limits.limitMs;
  const own = isAttempt ? undefined : call.timeoutError?.(limit, ms);
  if (own !== undefined) return own;
  const outcome = outcomeOfFailure(call, error);
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

/** A browser says of a page that may not call another origin only that it failed. */
function crossOriginHint(baseUrl: string): string {
  const { location } = globalThis as { readonly location?: { readonly origin?: string } };
  const origin = location?.origin;
  if (origin === undefined || !/^https?:/.test(origin) || new URL(baseUrl).origin === origin) return "";
  return ` This page comes from ${origin}: the browser lets it call another origin only if that allows it (CORS), which the released server does not. Call it through a proxy of ${origin}.`;
}

function connectionError({ baseUrl }: Config, call: Call, error: TransportError): TransportError {
  const outcome = outcomeOfFailure(call, error);
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

/** Turns an error of the transport into one that names the call, what happened and what to do. */
export function fromTransportError(config: Config, call: Call, limits: RequestLimits, error: TransportError): Error {
  const { code, status, attempts } = error;
  const outcome = outcomeOfFailure(call, error);
  if (code === "aborted") return abortError(call.call, outcome, limits.signal, attempts);
  if (code.endsWith("-timeout")) return timeoutError(config, call, limits, error);
  if (code === "redirect") return wrongAddress(config, call, { status, what: "a redirect", outcome });
  if (code !== "response-too-large") return connectionError(config, call, error);
  const message = `${call.call}: the response is larger than ${config.maxResponseBytes} bytes. Raise maxResponseBytes if that is expected.`;
  return new KnowledgeError(code, message, {
    ...subjectOf(config, call),
    status,
    outcome: outcomeOf(call, status),
  });
}
