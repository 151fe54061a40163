import type { ResponseHeaders } from "../http-response.ts";

const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Whether a server that responds with this status may work later. */
export const isRetryableStatus = (status: number): boolean => RETRYABLE_STATUSES.has(status);

/** `Retry-After` in milliseconds: a number of seconds, or a date by the server's clock. */
function parseRetryAfter(value: string, serverNow: number): number {
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1000;
  return Date.parse(value) - serverNow;
}

/**
 * How long the server asks to wait, in milliseconds: until the later of `Retry-After` and `resetAt`, the end of the window
 * of a rate limit. Undefined if neither is in the future.
 */
export function readRetryAfter(
  headers: Pick<ResponseHeaders, "get">,
  serverNow: number,
  resetAt?: number,
): number | undefined {
  const afterMs = parseRetryAfter(headers.get("retry-after") ?? "", serverNow);
  const resetMs = (resetAt ?? NaN) - serverNow;
  const latest = Math.max(afterMs || 0, resetMs || 0);
  return latest > 0 ? latest : undefined;
}
