import type { Redactor } from "./redact.ts";

/** Failures of securing a connection: no byte of a request has left. */
const CERTIFICATE = /CERT|UNABLE_TO_|ERR_TLS/;

/** Failures of finding or reaching a server, by system call and code; not every runtime names the call. */
const UNREACHED = /^(connect|getaddrinfo) |CONNECT_TIMEOUT|ECONNREFUSED|ENOTFOUND|EAI_AGAIN/;

interface ForeignError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** A foreign error, reduced to what is safe to show. */
export interface SanitizedCause {
  readonly error: Error & { code?: string };
  /** The failure happened before anything could be sent. */
  readonly beforeSending: boolean;
  /** Trying again gives the same answer. */
  readonly permanent: boolean;
}

/**
 * Name, message, code and system call of the system error inside: `fetch` hides it one or two causes deep, connecting to
 * several addresses in a list. Nothing of what nobody may look at.
 */
function factsOf(foreign: unknown): string[] {
  try {
    let inner = foreign as ForeignError | null | undefined;
    for (let depth = 0; depth < 4; depth++) inner = (inner?.cause ?? inner?.errors?.[0] ?? inner) as ForeignError;
    return [inner?.name, inner?.message, inner?.code, inner?.syscall].map((fact) => `${fact}`);
  } catch {
    return [];
  }
}

/**
 * A new error with the name and code of a foreign one. Its message is kept only where a redactor can clean it: header
 * errors quote the key, connection errors name hosts, parse errors quote the body. Its stack, own properties and causes
 * are not carried over. Never throws, whatever was thrown.
 */
export function sanitizeCause(foreign: unknown, redact: Redactor = () => ""): SanitizedCause {
  const [name = "", message = "", given = "", syscall] = factsOf(foreign);
  // Codes are names such as ECONNRESET; anything else might be text that somebody put there.
  const code = /^[A-Z][A-Z0-9_]{2,48}$/.test(given) ? given : "";
  const error: Error & { code?: string } = new Error(redact(message) || code || "Message withheld.");
  Object.defineProperty(error, "name", { value: /^[A-Z][A-Za-z]{2,40}$/.test(name) ? name : "Error" });
  if (code) error.code = code;
  const isCertificate = CERTIFICATE.test(code);
  return {
    error,
    beforeSending: isCertificate || UNREACHED.test(`${syscall} ${code}`),
    // Trying again cures no certificate, and no request that the platform does not accept.
    permanent: isCertificate || /INVALID_ARG|NOT_SUPPORTED/.test(code),
  };
}
