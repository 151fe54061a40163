import type { Redactor } from "./redact.ts";

/** Failures of finding or securing a connection: no byte of a request has left. */
const CONNECTING = new Set(["connect", "getaddrinfo"]);
/** Failures that trying again does not cure: a certificate, or a request the platform does not accept. */
const PERMANENT = /CERT|SIGNED|ALTNAME|UNABLE_TO_|ERR_TLS|INVALID_ARG|NOT_SUPPORTED/;
/** Codes are names such as ECONNRESET; anything else might be text somebody put there. */
const CODE = /^[A-Z][A-Z0-9_]{2,48}$/;

interface ForeignError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/** A foreign error, reduced to what is safe to show. */
export interface SanitizedCause {
  readonly error: Error & { code?: string };
  /** The failure happened before anything could be sent. */
  readonly beforeSending: boolean;
  /** Trying again gives the same answer. */
  readonly permanent: boolean;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The system error inside: `fetch` hides it one or two causes deep, connecting to several addresses in a list. */
function innermost(error: unknown): ForeignError {
  let current = error as ForeignError | undefined;
  for (let depth = 0; depth < 4; depth++) {
    const inner = current?.cause ?? (Array.isArray(current?.errors) ? (current.errors[0] as unknown) : undefined);
    if (typeof inner !== "object" || inner === null) break;
    current = inner;
  }
  return typeof current === "object" && current !== null ? current : { message: current };
}

/**
 * A new error with the name and code of a foreign one. Its message is kept only where a redactor can clean it:
 * header errors quote the key, connection errors name hosts, parse errors quote the body. Its stack, own
 * properties and causes are not carried over.
 */
export function sanitizeCause(error: unknown, redact?: Redactor): SanitizedCause {
  const source = innermost(error);
  const code = CODE.test(text(source.code)) ? text(source.code) : undefined;
  const name = /^[A-Za-z]{1,40}$/.test(text(source.name)) ? text(source.name) : "Error";
  const safe: Error & { code?: string } = new Error(redact?.(text(source.message)) || (code ?? "Message withheld."));
  Object.defineProperty(safe, "name", { value: name, configurable: true });
  if (code !== undefined) safe.code = code;
  const permanent = PERMANENT.test(code ?? "");
  const beforeSending =
    permanent || CONNECTING.has(text(source.syscall)) || code === "UND_ERR_CONNECT_TIMEOUT" || code === "ENOTFOUND";
  return { error: safe, beforeSending, permanent };
}
