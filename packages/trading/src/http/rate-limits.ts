import { Throttle, type Clock, type RateLimit } from "@specwright/transport";
import type { Category, Operation, RateLimitRule } from "../operation.ts";
import type { TradingOptions } from "../options.ts";
import { readRateLimit } from "../result/rate-limit-headers.ts";

type Input = Readonly<Record<string, unknown>>;

/** Rate limits of a key, shared by HTTP and sockets. */
export interface KeyLimits {
  readonly throttle: Throttle;
  readonly rateLimitsOf: RateLimitsOf;
}

/** Creates the rate limits of a key for a client that has no REST client to share them with. */
export const createKeyLimits = (clock: Clock, serverNow: () => number): KeyLimits => ({
  throttle: new Throttle({}, { clock, serverNow, readRateLimit }),
  rateLimitsOf: createRateLimitsOf(""),
});

/** Returns a short hash that identifies a key in a shared store without revealing it. */
function hashKey(apiKey: string): string {
  let hash = 0x811c9dc5;
  for (const char of apiKey) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Returns the cost of a batch: the number of orders for linear, inverse and spot, or 1 for options. */
function costOf(input: Input): number {
  if (input["category"] === "option") return 1;
  const list = Object.values(input).find((value) => Array.isArray(value));
  return Math.max(1, list?.length ?? 1);
}

/** Returns the operation-specific limits of a call. Returns undefined if the call has none. */
export type RateLimitsOf = (operation: Operation, input: Input) => readonly RateLimit[] | undefined;

/**
 * Creates a function that returns the rate limits of private calls. `scope` is the prefix of the limit names in a
 * shared store.
 */
export function createRateLimitsOf(scope: string): RateLimitsOf {
  /** Cached limits of calls with the cost 1, which nearly every call has. */
  const singles = new WeakMap<RateLimitRule, readonly [RateLimit]>();
  return ({ id, isPublic, rateLimits, costPerOrder }, input) => {
    const applies = ({ categories }: RateLimitRule) => categories?.includes(input["category"] as Category) ?? true;
    const rule = isPublic ? undefined : rateLimits?.find(applies);
    if (rule === undefined) return undefined;
    let single = singles.get(rule);
    if (single === undefined) {
      const { categories, requests, windowMs } = rule;
      single = [{ key: `${scope}${id}:${categories?.join() ?? ""}`, requests, windowMs }];
      singles.set(rule, single);
    }
    const cost = costPerOrder ? costOf(input) : 1;
    return cost === 1 ? single : [{ ...single[0], cost }];
  };
}

/** Returns the prefix of limit names. A shared store counts several keys, so the prefix identifies the key. */
export function rateLimitScope({ throttle, credentials }: TradingOptions): string {
  const isShared = typeof throttle === "object" && throttle.store !== undefined;
  return isShared && credentials !== undefined ? `${hashKey(credentials.apiKey)}:` : "";
}
