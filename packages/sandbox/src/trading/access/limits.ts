import { ApiError, forbidden } from "../../http/envelope.ts";
import { durationOf } from "../../clock.ts";
import { entryOf } from "../../maps.ts";

/** Request headers as in Node, in a type that doesn't require Node's types. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface RateRule {
  categories?: readonly string[];
  requests: number;
  window: string;
}

export interface RateLimit {
  scope: "uid" | "ip";
  limits: readonly RateRule[];
  cost?: "order" | "request";
}

/** The values of the three rate limit headers of a response. */
export interface RateState {
  limit: number;
  remaining: number;
  resetAt: number;
}

/** Countries whose requests are rejected. */
const restrictedCountries = new Set(["US", "CN"]);

/** Returns whether the test header `x-sandbox-country` contains a restricted country. */
export const isFromRestrictedCountry = ({ "x-sandbox-country": country }: RequestHeaders): boolean =>
  typeof country === "string" && restrictedCountries.has(country.toUpperCase());

/** Returns the caller's IP address. A test can replace it with the header `x-sandbox-address`. */
export function addressOf({ "x-sandbox-address": pretended }: RequestHeaders, address = ""): string {
  return typeof pretended === "string" ? pretended : address;
}

export const limitUsedUp = (): ApiError => new ApiError(10006, "too many visits: the limit of this call is used up");

const ipLimit = { requests: 600, window: 5000, ban: 600_000 };
/** Rate limit of operations without a documented limit. */
const fallback: RateRule = { requests: 50, window: "1s" };

/** Returns the rate limit rule for a category. A rule without categories applies to all of them. */
export function ruleFor(limit: RateLimit | undefined, category: string): RateRule {
  const rules = limit?.limits ?? [];
  return (
    rules.find((rule) => rule.categories?.includes(category)) ??
    rules.find((rule) => rule.categories === undefined) ??
    rules[0] ??
    fallback
  );
}

/** A rolling rate limit window. It stores the times of the calls that still count, oldest first. */
export class RollingWindow {
  #instants: number[] = [];

  /** Uses up to `wanted` units of the limit and returns the number granted. */
  take(now: number, length: number, limit: number, wanted: number): number {
    const from = this.#instants.findIndex((instant) => instant > now - length);
    this.#instants = from === -1 ? [] : from === 0 ? this.#instants : this.#instants.slice(from);
    const granted = Math.max(0, Math.min(wanted, limit - this.#instants.length));
    for (let unit = 0; unit < granted; unit++) this.#instants.push(now);
    return granted;
  }

  get used(): number {
    return this.#instants.length;
  }

  oldest(now: number): number {
    return this.#instants[0] ?? now;
  }
}

/** Counts calls by address and by account and operation, on the sandbox's clock. */
export class RateLimiter {
  readonly #addresses = new Map<string, RollingWindow>();
  readonly #banned = new Map<string, number>();
  readonly #orderEntry = new Map<string, RollingWindow>();
  readonly #accounts = new Map<string, RollingWindow>();
  /**
   * Rate limit windows that the control `setRateLimit` has used up partly or completely. They are enforced until all
   * their calls have expired, even if rate limits are off.
   */
  readonly #setByControl = new Set<RollingWindow>();
  readonly #isEnforced: boolean;
  /** Limits that `apilimit/set` changed for an account, by `uid:bizType`. */
  readonly custom = new Map<string, number>();

  constructor(isEnforced = true) {
    this.#isEnforced = isEnforced;
  }

  /** Throws the 403 error for an address that sent too many requests. The ban ends after ten minutes. */
  checkAddress(address: string, now: number): void {
    const until = this.#banned.get(address) ?? 0;
    if (until <= now) {
      if (windowOf(this.#addresses, address).take(now, ipLimit.window, ipLimit.requests, 1) === 1) return;
      this.#banned.set(address, now + ipLimit.ban);
    }
    throw forbidden(10018, "access too frequent");
  }

  /**
   * Counts one order request over WebSocket against the rate limit of the client's IP address. Returns false if the
   * limit is used up.
   */
  takeOrderEntry(address: string, limit: { count: number; windowMs: number }, now: number): boolean {
    return windowOf(this.#orderEntry, address).take(now, limit.windowMs, limit.count, 1) === 1;
  }

  /** Uses up to `wanted` units of an account's limit for one call. Grants fewer if the limit is almost used up. */
  take(uid: string, bucket: string, rule: RateRule, now: number, wanted = 1): { granted: number; state: RateState } {
    const length = durationOf(rule.window) ?? 1000;
    const window = windowOf(this.#accounts, `${uid}/${bucket}`);
    if (!this.#isEnforced && !this.#isSetByControl(window, now, length)) {
      const state = { limit: rule.requests, remaining: Math.max(1, rule.requests - 1), resetAt: now };
      return { granted: wanted, state };
    }
    const granted = window.take(now, length, rule.requests, wanted);
    const remaining = Math.max(0, rule.requests - window.used);
    const resetAt = granted < wanted ? window.oldest(now) + length : now;
    return { granted, state: { limit: rule.requests, remaining, resetAt } };
  }

  /** Uses up an account's rate limit so that only `remaining` calls are left in the current window. */
  setRemaining(uid: string, bucket: string, rule: RateRule, now: number, remaining: number): void {
    const key = `${uid}/${bucket}`;
    this.#accounts.delete(key);
    const length = durationOf(rule.window) ?? 1000;
    const window = windowOf(this.#accounts, key);
    window.take(now, length, rule.requests, Math.max(0, rule.requests - remaining));
    this.#setByControl.add(window);
  }

  #isSetByControl(window: RollingWindow, now: number, length: number): boolean {
    if (!this.#setByControl.has(window)) return false;
    window.take(now, length, 0, 0);
    if (window.used === 0) this.#setByControl.delete(window);
    return window.used > 0;
  }
}

/**
 * Returns the name of an operation's rate limit counter. Operations with limits per category have a counter for each
 * category.
 */
export const bucketOf = (operationId: string, rule: RateRule, category: string): string =>
  `${operationId}/${rule.categories?.includes(category) ? rule.categories.join("+") : ""}`;

const windowOf = (byKey: Map<string, RollingWindow>, key: string): RollingWindow =>
  entryOf(byKey, key, () => new RollingWindow());
