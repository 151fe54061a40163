import type { Header } from "../har.ts";
import { replaySession } from "../replay/replay-key.ts";

/** Everything else is dropped before a recording is made: an unknown header may carry a credential. */
const kept = {
  request: new Set([
    "accept",
    "cdn-request-id",
    "content-type",
    "mcp-protocol-version",
    "mcp-session-id",
    "x-bapi-api-key",
    "x-bapi-recv-window",
    "x-bapi-sign",
    "x-bapi-timestamp",
    "x-referer",
  ]),
  response: new Set([
    "content-type",
    "mcp-session-id",
    "retry-after",
    "x-bapi-limit",
    "x-bapi-limit-reset-timestamp",
    "x-bapi-limit-status",
  ]),
} as const;

export type Side = keyof typeof kept;

export const isKept = (side: Side, name: string): boolean => kept[side].has(name.toLowerCase());

/** The headers that a recording may hold, in alphabetical order. */
export function keepHeaders(side: Side, headers: Headers): Header[] {
  return (
    [...headers]
      .filter(([name]) => isKept(side, name))
      // The boundary of a multipart body is random and says nothing; who knows a session may speak in it.
      .map(([name, value]) => ({
        name,
        value: name === "mcp-session-id" ? replaySession : value.replace(/;\s*boundary=.*$/, ""),
      }))
  );
}
