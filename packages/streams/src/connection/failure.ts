import { safeRead } from "@specwright/transport";

/** Observer of a socket's handshake. It finds the cause of a failure, because the socket's events don't contain one. */
export interface Handshake {
  /** Returns the error or response that ended the handshake. Undefined while it is in progress. */
  failure(): unknown;
  /** Stops observing the handshake. */
  stop(): void;
}

const TLS = /SSL|TLS|CERT|EPROTO|UNABLE_TO_/;

/** Error messages of runtimes that set no error code, with the equivalent codes. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/connection refused/i, "ECONNREFUSED"],
  [/dns|lookup|getaddrinfo|name resolution|not known/i, "ENOTFOUND"],
  [/certificate|\b(?:tls|ssl)\b/i, "TLS"],
];

const STATUS = /(?:response|status|HTTP error)\D{0,12}([1-5]\d\d)\b/i;

/** Matches undici's error message for a proxy that doesn't open a tunnel to the server. Captures the status. */
const PROXY_REFUSAL = /^Proxy response \((\d{3})\)/;

/**
 * Returns the HTTP status with which a proxy refused to connect. Undefined for any other error. Only proxies send the
 * status 407.
 */
function proxyStatusOf(error: unknown): string | undefined {
  const message = safeRead(error, "message");
  const refusal = typeof message === "string" ? PROXY_REFUSAL.exec(message)?.[1] : undefined;
  return refusal ?? (statusOf(error) === "407" ? "407" : undefined);
}

/**
 * Yields an error and its causes, outermost first. If a connection to several addresses failed, follows the first error
 * of the list.
 */
function* chainOf(error: unknown): Generator {
  let current = error;
  for (let depth = 0; depth < 5 && current !== undefined && current !== null; depth++) {
    yield current;
    current = safeRead(current, "cause") ?? safeRead(safeRead(current, "errors"), 0) ?? safeRead(current, "error");
  }
}

function codeOf(error: unknown): string | undefined {
  const code = safeRead(error, "code");
  if (typeof code === "string" && /^[A-Z][A-Z0-9_]{2,60}$/.test(code)) return code;
  const message = safeRead(error, "message");
  return typeof message === "string" ? CODES.find(([pattern]) => pattern.test(message))?.[1] : undefined;
}

function statusOf(error: unknown): string | undefined {
  const status = safeRead(error, "statusCode");
  if (Number.isInteger(status)) return String(status);
  const message = safeRead(error, "message");
  return typeof message === "string" ? STATUS.exec(message)?.[1] : undefined;
}

function explain(code: string): string {
  if (code === "ECONNREFUSED") return "no server accepts connections at this address";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "the host name cannot be resolved";
  return TLS.test(code) ? "no secure connection is possible: check the scheme, the certificate and proxies" : "";
}

/**
 * Returns the reason for a connection failure, for logging. It contains only codes and numbers, because a runtime's
 * messages contain addresses and a server's messages may contain a key. Browsers hide the reason from pages.
 */
export function describeFailure(...sources: readonly unknown[]): string {
  const errors = sources.flatMap((source) => [...chainOf(source)]);
  const proxyStatus = errors.map(proxyStatusOf).find((found) => found !== undefined);
  if (proxyStatus !== undefined) return `The proxy refused to connect to the server with HTTP status ${proxyStatus}.`;
  const status = errors.map(statusOf).find((found) => found !== undefined);
  if (status !== undefined) return `The server responded to the handshake with HTTP status ${status}.`;
  const code = errors.map(codeOf).find((found) => found !== undefined);
  if (code === undefined) return "The connection failed.";
  const text = explain(code);
  return text === "" ? `The connection failed (${code}).` : `The connection failed (${code}): ${text}.`;
}
