import { createThrottle, type RateLimit } from "@specwright/transport";
import { limitsIn } from "./rate-limits.ts";
import type { GateMaker } from "../client-context.ts";

/** The platform counts all requests of one address; who goes on beyond this is shut out for ten minutes or more. */
const address: RateLimit = { key: "address", requests: 600, windowMs: 5_000 };

/** A number for a key, by which nobody can tell the key: what stores hold may be seen by others. */
function numberOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Holds calls back by the limits of the specification: every call by that of the address, a private one by that of
 * its operation and key as well.
 */
export const gateOf: GateMaker = ({ throttle: wanted, credentials }, clock, serverNow) => {
  const given = typeof wanted === "object" ? wanted : undefined;
  const scope = given?.store === undefined || credentials === undefined ? "" : `${numberOf(credentials.apiKey)}:`;
  return { enter: createThrottle({ ...given, shared: [address], clock, serverNow }), limitsOf: limitsIn(scope) };
};
