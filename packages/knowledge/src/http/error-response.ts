import { isRetryableStatus, readRetryAfter } from "@specwright/transport";
import { KnowledgeError, type KnowledgeErrorCode } from "../errors.ts";
import { operations } from "../generated/operations.ts";
import type { Config } from "../options/config.ts";
import { isRead, outcomeOf, type Call, type CompleteResponse } from "./call.ts";
import { CHECK_FIRST, shownSubject, subjectOf, wrongAddress } from "./call-errors.ts";
import { redactorFor, withFullStop } from "../options/redact.ts";

const CODES: Readonly<Record<number, KnowledgeErrorCode>> = {
  400: "bad-request",
  401: "unauthorized",
  403: "unauthorized",
  404: "not-found",
  409: "conflict",
  413: "too-large",
  422: "bad-request",
};

/** A proxy refuses a request with its own page if the request is too slow, too large, or one too many. */
const REFUSALS_OF_PROXIES: ReadonlySet<number> = new Set([408, 413, 429]);

/** A web page: by its media type, or by its first character, because some proxies keep the type of the request. */
export const isWebPage = (type: string, text: string): boolean =>
  type === "text/html" || text.trimStart().startsWith("<");

/** The server has this content already. */
export const isDuplicate = (detail: string): boolean => /already submitted|duplicate/i.test(detail);

/** The AI engine of the released server starts, or starts again after it ended. */
export const isEngineStarting = (detail: string): boolean => /\bdaemon not ready\b/i.test(detail);

/** What a conflict of `derive.start` is about. */
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

/** The released server refuses a question in an unknown session with 400, everything else about it with 404. */
const isUnknownSession = ({ operation }: Call, status: number, detail: string): boolean =>
  SESSIONS.has(operation) && (status === 400 || status === 404) && /^session not found/i.test(detail);

function codeOf(call: Call, status: number, type: string, detail: string): KnowledgeErrorCode {
  const { operation } = call;
  if (isEngineStarting(detail)) return "engine-starting";
  // A proxy in front of the service also responds with a page when the service is down.
  if (status >= 500) return "server";
  if (status < 400 || (isWebPage(type, detail) && !REFUSALS_OF_PROXIES.has(status))) return "wrong-address";
  // The router of the released server knows no such path, or no such method of it.
  if (status === 405 || (status === 404 && detail.startsWith("404 page"))) return "wrong-address";
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

/** The message in an error body: `error` of the released server, a similar field, or the text itself. */
function detailOf(text: string): string {
  try {
    const { error, message, detail } = JSON.parse(text) as Record<string, unknown>;
    for (const words of [error, message, detail]) if (typeof words === "string") return words;
  } catch {
    // The body is text.
  }
  return text.trim();
}

const ADVICE: Partial<Record<KnowledgeErrorCode, string>> = {
  unauthorized: " Check the token.",
  duplicate:
    " Its task still exists. The service does not say which one it is; tasks.list({ q }) finds it by its title.",
  "engine-starting": " The AI engine of the server starts; try again in a few seconds.",
  "session-not-found": " It was deleted, or never existed: create a new one.",
  "derive-exists": " Choose another slug, or read the one that exists.",
  "derive-active": " Wait for that job: derive.wait.",
  "too-large": " The server took nothing of it.",
};

/** The error for a response that is no success. */
export function toKnowledgeError(config: Config, call: Call, complete: CompleteResponse): KnowledgeError {
  const { response, status, type, bytes } = complete;
  const detail = redactorFor(config)(detailOf(new TextDecoder().decode(bytes))).slice(0, 1000);
  const code = codeOf(call, status, type, detail);
  const isPage = isWebPage(type, detail);
  // A page comes from something in front of the service, and says nothing about the service. What is too large goes no further.
  const isKnown = !isPage || code === "too-large" || isRead(call);
  const outcome = isKnown ? outcomeOf(call, status) : outcomeOf(call);
  if (code === "wrong-address")
    return wrongAddress(config, call, { status, what: isPage ? "a web page" : "an error of a router", outcome });
  const shown = isPage ? "a web page" : detail;
  const isUncertain = outcome === "unknown";
  const advice = isUncertain ? ` ${CHECK_FIRST}` : (ADVICE[code] ?? "");
  return new KnowledgeError(
    code,
    `${call.call}: HTTP ${status}: ${withFullStop((shown || "no reason given") + shownSubject(config, call))}` + advice,
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
