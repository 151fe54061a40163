import type { ResponseHeaders } from "../http-response.ts";
import { readRateLimit } from "../throttle/rate-limit-headers.ts";

const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Whether a server that responds with this status may work later. */
export const isRetryableStatus = (status: number): boolean => RETRYABLE_STATUSES.has(status);

/** `Retry-After` in milliseconds: a number of seconds, or a date by the server's clock. */
function parseRetryAfter(value: string, serverNow: number): number {
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1000;
  return Date.parse(value) - serverNow;
}

/**
 * How long the server asks to wait, in milliseconds: the later of `Retry-After` and the trading platform's reset
 * header. Undefined if neither names a time in the future.
 */
export function readRetryAfter(headers: Pick<ResponseHeaders, "get">, serverNow: number): number | undefined {
  const afterMs = parseRetryAfter(headers.get("retry-after") ?? "", serverNow);
  const resetMs = (readRateLimit(headers).resetAt ?? NaN) - serverNow;
  const latest = Math.max(afterMs || 0, resetMs || 0);
  return latest > 0 ? latest : undefined;
}
