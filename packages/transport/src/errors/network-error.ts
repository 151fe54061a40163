import type { HttpCall } from "../http-call.ts";
import type { SpecwrightError } from "./errors.ts";
import { rootCause, safeRead, toSafeError } from "./safe-error.ts";

const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Returns true if a server with this response status may work again later. */
export const isRetryableStatus = (status: number): boolean => RETRYABLE_STATUSES.has(status);

/** Matches the codes of TLS failures. No byte of the request was sent, and a retry doesn't help. */
const CERTIFICATE = /CERT|UNABLE_TO_|ERR_TLS/;
/** Matches the codes of requests that the runtime rejects. */
const INVALID = /INVALID_(ARG|URL)|NOT_SUPPORTED/;
const INVALID_REQUEST = "The runtime rejects this request. Check its URL, method and headers.";
/** Matches failures to find or reach a server, by system call and code. Some runtimes don't report the system call. */
const UNREACHED = /^(connect|getaddrinfo) |^\S* (\w*CONNECT_TIMEOUT|ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

/**
 * Matches undici's error message for a proxy that doesn't open a tunnel to the server. The message includes the HTTP
 * status.
 */
const PROXY_REFUSAL = /^Proxy response \((\d{3})\)/;

/** Returns the HTTP status with which a proxy refused to connect. Returns undefined for any other failure. */
function proxyStatus(inner: unknown): number | undefined {
  if (safeRead(inner, "code") !== "UND_ERR_ABORTED") return undefined;
  const status = PROXY_REFUSAL.exec(String(safeRead(inner, "message")))?.[1];
  return status === undefined ? undefined : Number(status);
}

/**
 * Returns the system call and code of the innermost error. Returns an empty string on browsers and Deno, whose errors
 * have neither.
 */
const failureOf = (inner: unknown): string => {
  const [syscall, code] = [safeRead(inner, "syscall"), safeRead(inner, "code")];
  return typeof code === "string" ? `${typeof syscall === "string" ? syscall : ""} ${code}` : "";
};

/** Returns true if the system's error codes prove that no connection to the server was made. */
export function hasNotReachedServer(error: unknown): boolean {
  const inner = rootCause(error);
  const failure = failureOf(inner);
  return CERTIFICATE.test(failure) || UNREACHED.test(failure) || proxyStatus(inner) !== undefined;
}

/**
 * Creates the error for a request that the runtime rejects before sending it. The runtime's own error is dropped,
 * because it may quote keys.
 */
export const invalidRequestError = (call: HttpCall): SpecwrightError => call.error("invalid-request", INVALID_REQUEST);

/**
 * Creates the error for an attempt without a response. `isCallers` is true if the caller's own `fetch` threw the error.
 */
export function networkError(error: unknown, call: HttpCall, isCallers: boolean): SpecwrightError {
  const inner = rootCause(error);
  // Node's fetch throws this error if it must not follow a redirect.
  if (safeRead(inner, "message") === "unexpected redirect") return redirectError(call);
  const cause = isCallers ? call.callerError(error) : toSafeError(inner, call.redact);
  const status = proxyStatus(inner);
  if (status !== undefined) {
    const message = `The proxy refused to connect to the server with HTTP status ${status}.`;
    return call.error("proxy", message, { isTemporary: isRetryableStatus(status), cause });
  }
  const failure = failureOf(inner);
  if (INVALID.test(failure)) return call.error("invalid-request", INVALID_REQUEST, { cause });
  const code = toSafeError(inner).code;
  return call.error("network", `The request failed${code === undefined ? "" : ` (${code})`}.`, {
    isTemporary: !CERTIFICATE.test(failure),
    cause,
  });
}

/**
 * Creates the error for a redirect. Redirects aren't followed, because `fetch` would forward key and signature, and for
 * 307 and 308 also the body.
 */
export const redirectError = (call: HttpCall): SpecwrightError =>
  call.error("redirect", "The server responded with a redirect, which is never followed.");

/** Creates the error for an upload that failed because the caller's stream failed. */
export const uploadError = (error: unknown, call: HttpCall): SpecwrightError =>
  call.error("network", "The stream of the request body failed; see cause.", { cause: call.callerError(error) });
