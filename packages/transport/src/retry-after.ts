import { readRateLimit } from "./rate-limit-headers.ts";
import type { WebHeaders } from "./web-types.ts";

/** How long the server asks to wait, in milliseconds, by `Retry-After` or the trading platform's reset header. */
export function retryAfterMs(headers: WebHeaders, now: number): number | undefined {
  const after = headers.get("retry-after") ?? "";
  const { resetAt = NaN } = readRateLimit(headers);
  // A number of seconds or a date.
  return [Number(after || NaN) * 1000, Date.parse(after) - now, resetAt - now].find((ms) => ms >= 0);
}
