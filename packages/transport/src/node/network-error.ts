import { networkError as portable, SpecwrightError, TransportError } from "../errors.ts";
import { lookInto } from "./sanitize-cause.ts";

/** Failures of securing a connection: no byte of a request has left. */
const CERTIFICATE = /CERT|UNABLE_TO_|ERR_TLS/;

/** Failures of finding or reaching a server, by system call and code; not every runtime names the call. */
const UNREACHED = /^(connect|getaddrinfo) |^\S* (\w*CONNECT_TIMEOUT|ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

/** The same as the portable one, where errors of the system tell whether anything can have been sent. */
export const networkError: typeof portable = (error, context) => {
  if (SpecwrightError.isInstance(error)) return error;
  const [inner, failure] = lookInto(error);
  // What Node's fetch says where it was asked not to follow one.
  if (inner instanceof Error && inner.message === "unexpected redirect") {
    return new TransportError("redirect", "Redirects are not followed.", { outcome: "answered" }, context);
  }
  const isCertificate = CERTIFICATE.test(failure);
  // A sender that has seen a connection knows better.
  if (isCertificate || UNREACHED.test(failure)) context.state.sent ??= false;
  const told = portable(inner, context);
  // Trying again cures no certificate, and no request that the platform does not accept.
  const isPermanent = isCertificate || /INVALID_ARG|NOT_SUPPORTED/.test(failure);
  return isPermanent ? Object.assign(told, { isRetryable: false }) : told;
};
