import type { RateLimitStatus, ResponseHeaders } from "@specwright/transport";

/** Reads the platform's rate limit headers. A header that is missing, empty or not a plain number becomes undefined. */
export function readRateLimit(headers: Pick<ResponseHeaders, "get">): RateLimitStatus {
  const read = (name: string) => {
    const value = headers.get(`x-bapi-limit${name}`) ?? "";
    // Reject more digits, which would exceed the exact range of numbers.
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  };
  return {
    limit: read(""),
    remaining: read("-status"),
    resetAt: read("-reset-timestamp"),
  };
}
