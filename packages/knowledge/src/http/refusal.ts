/** What refusals mean: loaded with the first call, as a page needs none of it at its start. */
import { cleanerOf } from "../cleaner.ts";
import { KnowledgeError, type KnowledgeErrorCode } from "../errors.ts";
import type { Settings } from "../options.ts";
import { isPage, outcomeOf, type Answer, type Judged } from "./ask.ts";

const CODES: Readonly<Record<number, KnowledgeErrorCode>> = {
  400: "bad-request",
  401: "unauthorized",
  403: "unauthorized",
  404: "not-found",
  // No call of the service has a method that it does not take.
  405: "wrong-address",
  409: "conflict",
  413: "too-large",
  422: "bad-request",
};

function codeOf(operation: string, status: number, type: string, detail: string): KnowledgeErrorCode {
  // A proxy in front of the right service says so with a page too.
  if (status >= 500) return "server";
  if (status < 400 || isPage(type, detail) || (status === 404 && detail.startsWith("404 page"))) return "wrong-address";
  if (status === 409 && operation.startsWith("submit") && /already submitted|duplicate/i.test(detail))
    return "duplicate";
  if (status === 400 && /body too large/i.test(detail)) return "too-large";
  return CODES[status] ?? "http";
}

/** What an error body says: the released server's `error`, or the text itself. */
function detailOf(text: string): string {
  try {
    const { error, message, detail } = JSON.parse(text) as Record<string, unknown>;
    for (const said of [error, message, detail]) if (typeof said === "string") return said;
  } catch {}
  return text.trim();
}

/** How long the server asks to wait, as seconds or as a date. */
function waitOf({ headers }: Response, now: number): number | undefined {
  const value = headers.get("retry-after");
  const ms = value && (/^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now);
  return ms && ms >= 0 ? ms : undefined;
}

/** The error for an answer that is no success. */
export function refusal(settings: Settings, call: Judged, { status, type, text, response }: Answer): KnowledgeError {
  const { operation } = call;
  const detail = cleanerOf(settings)(detailOf(text)).slice(0, 1000);
  const code = codeOf(operation, status, type, detail);
  const shown = isPage(type, detail) ? "a web page" : detail;
  const said = code === "wrong-address" ? "this address is not that of the service" : shown;
  return new KnowledgeError(code, `${operation} was answered with status ${status || "of a redirect"}: ${said}`, {
    status,
    detail,
    outcome: outcomeOf(call, status),
    retryAfterMs: waitOf(response, settings.clock.now()),
  });
}
