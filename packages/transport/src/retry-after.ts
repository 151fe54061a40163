/** How long the server asks to wait, in milliseconds, by `Retry-After` or the trading platform's reset header. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get("retry-after");
  if (value !== null) {
    const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
    if (ms >= 0) return ms;
  }
  const reset = Number(headers.get("x-bapi-limit-reset-timestamp") ?? NaN) - now;
  return reset >= 0 ? reset : undefined;
}
