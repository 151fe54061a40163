import type { RateLimitStatus, ResponseHeaders } from "@specwright/transport";

/** Reads the rate limit headers of the platform. A header that is absent, empty or no plain number is undefined. */
export function readRateLimit(headers: Pick<ResponseHeaders, "get">): RateLimitStatus {
  const read = (name: string) => {
    const value = headers.get(`x-bapi-limit${name}`) ?? "";
    // More digits would not fit a number exactly.
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  };
  return {
    limit: read(""),
    remaining: read("-status"),
    resetAt: read("-reset-timestamp"),
  };
}
