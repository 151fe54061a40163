import type { RateLimit } from "@specwright/transport";
import type { Category, Operation } from "../operation.ts";

type Input = Readonly<Record<string, unknown>>;

interface OperationLimit {
  readonly categories: readonly Category[] | undefined;
  /** The limit of a call that costs 1, as nearly every call does. */
  readonly single: readonly [RateLimit];
}

/** The platform counts all requests of one IP address, and bans an address that exceeds this for ten minutes or more. */
export const IP_ADDRESS_LIMIT: RateLimit = { key: "ip-address", requests: 600, windowMs: 5_000 };

/** A short hash by which a shared store tells keys apart without revealing them. */
export function hashKey(apiKey: string): string {
  let hash = 0x811c9dc5;
  for (const char of apiKey) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What a batch takes from its limit: linear, inverse and spot pay for each order, option for the request. */
function costOf({ costPerOrder }: Operation, input: Input): number {
  if (!costPerOrder || input["category"] === "option") return 1;
  const list = Object.values(input).find((value) => Array.isArray(value));
  return Math.max(1, list?.length ?? 1);
}

/** The limits of its own that a call counts against; undefined when it has none. */
export type RateLimitsOf = (operation: Operation, input: Input) => readonly RateLimit[] | undefined;

/** Creates the function that finds the limits of private calls. `scope` precedes their names in a shared store. */
export function createRateLimitsOf(scope: string): RateLimitsOf {
  const cache = new WeakMap<Operation, readonly OperationLimit[]>();
  const limitsOf = (operation: Operation): readonly OperationLimit[] => {
    let limits = cache.get(operation);
    if (limits === undefined) {
      limits = (operation.rateLimits ?? []).map(({ categories, requests, windowMs }) => ({
        categories,
        single: [{ key: `${scope}${operation.id}:${categories?.join() ?? ""}`, requests, windowMs }],
      }));
      cache.set(operation, limits);
    }
    return limits;
  };
  return (operation, input) => {
    if (operation.rateLimits === undefined || operation.isPublic) return undefined;
    const category = input["category"] as Category;
    const limit = limitsOf(operation).find(({ categories }) => categories?.includes(category) ?? true);
    if (limit === undefined) return undefined;
    const cost = costOf(operation, input);
    return cost === 1 ? limit.single : [{ ...limit.single[0], cost }];
  };
}
