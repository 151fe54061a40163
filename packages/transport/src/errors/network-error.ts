import type { HttpCall } from "../http-call.ts";
import type { SpecwrightError } from "./errors.ts";
import { rootCause, safeRead, toSafeError } from "./safe-error.ts";

const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Returns true if a server that responds with this status may work later. */
export const isRetryableStatus = (status: number): boolean => RETRYABLE_STATUSES.has(status);

/** Failures of securing a connection: no byte of a request has left. Trying again cures none of them. */
const CERTIFICATE = /CERT|UNABLE_TO_|ERR_TLS/;
/** The platform does not accept the request. */
const INVALID = /INVALID_(ARG|URL)|NOT_SUPPORTED/;
const INVALID_REQUEST = "The platform does not accept this request. Check its URL, method and headers.";
/** Failures of finding or reaching a server, by system call and code. Not every runtime names the call. */
const UNREACHED = /^(connect|getaddrinfo) |^\S* (\w*CONNECT_TIMEOUT|ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

/** The error of undici when a proxy doesn't open a tunnel to the server. */
const PROXY_REFUSAL = /^Proxy response \((\d{3})\)/;

/** The HTTP status with which a proxy refused to connect to the server. Undefined for any other failure. */
function proxyStatus(inner: unknown): number | undefined {
  if (safeRead(inner, "code") !== "UND_ERR_ABORTED") return undefined;
  const status = PROXY_REFUSAL.exec(String(safeRead(inner, "message")))?.[1];
  return status === undefined ? undefined : Number(status);
}

/** System call and code of the innermost error. Browsers and Deno name neither. */
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

/** The error of a request that the platform refuses before it sends anything. Its own error quotes values: keys. */
export const invalidRequestError = (call: HttpCall): SpecwrightError => call.error("invalid-request", INVALID_REQUEST);

/** The error of an attempt without a response. `isCallers`: the caller's own `fetch` threw it. */
export function networkError(error: unknown, call: HttpCall, isCallers: boolean): SpecwrightError {
  const inner = rootCause(error);
  // Node's fetch throws this when it must not follow a redirect.
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

/** A redirect is an error: `fetch` would forward key and signature, and for 307 and 308 the body. */
export const redirectError = (call: HttpCall): SpecwrightError =>
  call.error("redirect", "The server responded with a redirect, which is never followed.");

/** The error of an upload whose stream, the caller's own, failed while it was sent. */
export const uploadError = (error: unknown, call: HttpCall): SpecwrightError =>
  call.error("network", "The stream of the request body failed; see cause.", { cause: call.callerError(error) });
