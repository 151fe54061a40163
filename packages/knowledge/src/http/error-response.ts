import { isRetryableStatus, readRetryAfter } from "@specwright/transport";
import { KnowledgeError, type KnowledgeErrorCode } from "../errors.ts";
import { operations } from "../generated/operations.ts";
import type { Config } from "../config.ts";
import { isRead, outcomeOf, type Call, type CompleteResponse } from "./call.ts";
import { CHECK_FIRST, wrongAddress } from "./call-errors.ts";
import { redactorFor } from "./redact.ts";

const CODES: Readonly<Record<number, KnowledgeErrorCode>> = {
  400: "bad-request",
  401: "unauthorized",
  403: "unauthorized",
  404: "not-found",
  409: "conflict",
  413: "too-large",
  422: "bad-request",
};

/** A web page: by its media type, or by its first character, because some proxies keep the type of the request. */
export const isWebPage = (type: string, text: string): boolean =>
  type === "text/html" || text.trimStart().startsWith("<");

/** The server has this content already. */
export const isDuplicate = (detail: string): boolean => /already submitted|duplicate/i.test(detail);

function codeOf({ operation }: Call, status: number, type: string, detail: string): KnowledgeErrorCode {
  // A proxy in front of the service also responds with a page when the service is down.
  if (status >= 500) return "server";
  if (status < 400 || isWebPage(type, detail)) return "wrong-address";
  // The router of the released server knows no such path, or no such method of it.
  if (status === 405 || (status === 404 && detail.startsWith("404 page"))) return "wrong-address";
  if (
    status === 409 &&
    (operation === operations.submitText || operation === operations.submitFiles) &&
    isDuplicate(detail)
  )
    return "duplicate";
  if (status === 400 && /body too large/i.test(detail)) return "too-large";
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
  duplicate: " Its task still exists: find it with tasks.iterate.",
};

/** The error for a response that is no success. */
export function toKnowledgeError(config: Config, call: Call, complete: CompleteResponse): KnowledgeError {
  const { response, status, type, bytes } = complete;
  const detail = redactorFor(config)(detailOf(new TextDecoder().decode(bytes))).slice(0, 1000);
  const code = codeOf(call, status, type, detail);
  const isPage = isWebPage(type, detail);
  // A page comes from something in front of the service, and says nothing about the service.
  const outcome = isPage && !isRead(call) ? outcomeOf(call) : outcomeOf(call, status);
  if (code === "wrong-address")
    return wrongAddress(config, call, { status, what: isPage ? "a web page" : "an error of a router", outcome });
  const shown = isPage ? "a web page" : detail;
  const isUncertain = outcome === "unknown";
  const advice = isUncertain ? ` ${CHECK_FIRST}` : (ADVICE[code] ?? "");
  return new KnowledgeError(
    code,
    `${call.call}: HTTP ${status}: ${shown || "no reason given"}.`.replace(/\.\.$/, ".") + advice,
    {
      status,
      detail,
      outcome,
      isTemporary: isRetryableStatus(status),
      isWrite: !isRead(call),
      retryAfterMs: readRetryAfter(response.headers, config.clock.now()),
    },
  );
}
