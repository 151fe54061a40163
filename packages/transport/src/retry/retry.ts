import type { SpecwrightError } from "../errors/errors.ts";
import type { HttpCall } from "../http-call.ts";
import type { ResponseHeaders } from "../http-response.ts";
import { amountOption, clockOption, millisecondsOption } from "../input/common-options.ts";
import {
  functionOption,
  objectOption,
  option,
  optionGroup,
  readOptions,
  type OptionReader,
} from "../input/read-options.ts";
import { elapsed, systemClock, type Clock } from "../time/clock.ts";

/** Budget that limits the extra requests of a client. All calls of the client share the budget. */
export interface RetryBudget {
  /** Called at the start of a call. */
  deposit(): void;
  /** Called before a failed attempt is repeated. Returns false if the budget is used up. */
  withdraw(): boolean;
  /** Called when a call succeeded. */
  success?(): void;
}

export interface RetryBudgetOptions {
  /** Extra requests per call in the long run. Default 0.1. */
  readonly ratio?: number;
  /** Retries available to a new client, and the maximum that can be saved. Default 10. */
  readonly reserve?: number;
  /**
   * Additional retries per second, outside the budget, while the client makes fewer than five calls per second. They
   * stop after eight consecutive failures, until a call succeeds. Default 4; 0 for none.
   */
  readonly minPerSecond?: number;
  readonly clock?: Clock;
}

/** Number of calls per second below which `minPerSecond` applies. */
const QUIET_CALLS_PER_SECOND = 5;
/**
 * Number of consecutive failures after which the server is considered down. If half of all attempts failed, eight
 * consecutive failures would happen in one case of 256.
 */
const MAX_CONSECUTIVE_FAILURES = 8;

/**
 * Additional retries of a client that makes few calls. Unused retries accumulate up to the number for one second, or to
 * one retry if that number is smaller.
 */
class QuietAllowance {
  readonly #perSecond: number;
  readonly #max: number;
  readonly #clock: Clock;
  /** Start times of recent calls, oldest first. */
  readonly #startedAt: number[] = [];
  #left: number;
  #filledAt: number;
  /** Failed attempts since the last success. */
  failures = 0;

  constructor(perSecond: number, clock: Clock) {
    this.#perSecond = perSecond;
    this.#max = perSecond > 0 ? Math.max(1, perSecond) : 0;
    this.#clock = clock;
    this.#left = this.#max;
    this.#filledAt = elapsed(clock);
  }

  noteCall(): void {
    if (this.#startedAt.push(elapsed(this.#clock)) > QUIET_CALLS_PER_SECOND) this.#startedAt.shift();
  }

  take(): boolean {
    const now = elapsed(this.#clock);
    const isBusy = this.#startedAt.length === QUIET_CALLS_PER_SECOND && now - (this.#startedAt[0] as number) < 1000;
    this.#left = Math.min(this.#max, this.#left + ((now - this.#filledAt) / 1000) * this.#perSecond);
    this.#filledAt = now;
    if (isBusy || this.failures > MAX_CONSECUTIVE_FAILURES || this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/**
 * Creates a retry budget. Each call earns `ratio` retries. A new budget already allows `reserve` retries as an advance,
 * so the number of allowed retries grows only after the calls have earned more than `reserve`. After n calls without a
 * success, the budget has allowed at most max(reserve, ratio * n) retries: with the defaults, 1.1 requests per call
 * from the hundredth call on. While the client makes few calls and some succeed, `minPerSecond` additional retries are
 * allowed. A client with a throttle retries the first two consecutive rate-limited attempts outside the budget.
 *
 * @throws {InputError} for an unknown or malformed option
 */
export function createRetryBudget(options: RetryBudgetOptions = {}): RetryBudget {
  const {
    ratio = 0.1,
    reserve = 10,
    minPerSecond = 4,
    clock = systemClock,
  } = readOptions<RetryBudgetOptions>(options, {
    ratio: amountOption,
    reserve: amountOption,
    minPerSecond: amountOption,
    clock: clockOption,
  });
  const quiet = new QuietAllowance(minPerSecond, clock);
  let calls = 0;
  let used = 0;
  return {
    deposit() {
      calls++;
      quiet.noteCall();
    },
    success() {
      quiet.failures = 0;
    },
    withdraw() {
      quiet.failures += 1;
      const allowed = Math.max(reserve, calls * ratio);
      // Unused retries accumulate only up to the reserve.
      used = Math.max(used, allowed - reserve);
      if (used + 1 > allowed) return quiet.take();
      used++;
      return true;
    },
  };
}

/** Facts about a failed attempt, which are read from the client's error. */
export interface AttemptFailure {
  readonly code?: string;
  /** True if the failure may be temporary, so another attempt can help. */
  readonly isTemporary?: boolean;
  /** True if the server refused the request because of too many requests. */
  readonly wasRateLimited?: boolean;
  /** Wait that the server requests, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

export interface RetryOptions {
  /** Attempts per call, including the first. Default 3. */
  readonly maxAttempts?: number;
  /** Retry budget. Default: one per client. */
  readonly budget?: RetryBudget;
  /**
   * Returns true if a failure is worth another attempt. Replaces the default rule. The check that a retry is safe still
   * applies.
   */
  readonly shouldRetry?: (failure: AttemptFailure) => boolean;
  /** Upper bounds of the random wait in milliseconds: `baseMs * 2 ** retries`, at most `capMs`. Default 200 and 5,000. */
  readonly backoff?: { readonly baseMs?: number; readonly capMs?: number };
  /**
   * Maximum wait that the server may request, in milliseconds. A longer wait is reduced to this maximum. Default
   * 10,000.
   */
  readonly maxRetryAfterMs?: number;
  /** Returns a random number from 0 to below 1. Default: `Math.random`. */
  readonly random?: () => number;
}

/** Maximum number of a client's consecutive rate-limited responses whose retries don't use the retry budget. */
const MAX_FREE_RATE_LIMITED = 2;

/** Decides which failed attempts of a client are repeated, and when. */
export class RetryPolicy {
  readonly #options: RetryOptions;
  readonly #budget: RetryBudget;
  /** Consecutive rate-limited responses over all calls. */
  #rateLimitedInARow = 0;

  constructor(options: RetryOptions, clock: Clock) {
    this.#options = options;
    this.#budget = options.budget ?? createRetryBudget({ clock });
  }

  /** Counts the start of a call. */
  start(): void {
    this.#budget.deposit();
  }

  /** Counts a successful call. */
  succeed(): void {
    this.#rateLimitedInARow = 0;
    this.#budget.success?.();
  }

  /** Returns the milliseconds to wait before the next attempt. Returns undefined if no attempt may follow. */
  waitAfter(call: HttpCall, failure: SpecwrightError & AttemptFailure, tries: number): number | undefined {
    const { maxAttempts = 3 } = this.#options;
    this.#rateLimitedInARow = failure.wasRateLimited === true ? this.#rateLimitedInARow + 1 : 0;
    const waitMs = this.#waitBefore(tries, failure.retryAfterMs, call.retryAfterMs);
    const canRetry = call.abortReason === undefined && tries < maxAttempts && waitMs < call.remainingMs;
    return canRetry && this.#isSafe(call, failure) && this.#isWorthwhile(call, failure) ? waitMs : undefined;
  }

  /** Returns a random wait (full jitter), or the wait that the server requests if it is longer. */
  #waitBefore(tries: number, ...hints: readonly (number | undefined)[]): number {
    const {
      backoff: { baseMs = 200, capMs = 5000 } = {},
      maxRetryAfterMs = 10_000,
      random = Math.random,
    } = this.#options;
    const hint = Math.max(0, ...hints.map((ms) => ms ?? 0));
    return Math.max(random() * Math.min(capMs, baseMs * 2 ** (tries - 1)), Math.min(hint, maxRetryAfterMs));
  }

  /** Returns true if a retry is safe: the request is idempotent, wasn't sent, or was refused for its rate. */
  #isSafe({ request, attemptOutcome }: HttpCall, { wasRateLimited }: AttemptFailure): boolean {
    if (request.isIdempotent || attemptOutcome === "not-sent") return true;
    return wasRateLimited === true && attemptOutcome === "answered";
  }

  #isWorthwhile({ request }: HttpCall, failure: AttemptFailure): boolean {
    const { shouldRetry } = this.#options;
    const isWanted = shouldRetry === undefined ? failure.isTemporary === true : shouldRetry(failure);
    if (!isWanted) return false;
    // The throttle delays the next attempt, so the first two consecutive rate-limit failures don't count against the
    // budget. Later ones count, because a server that continues to refuse counts differently from the throttle, and may
    // ban the address.
    const isFree =
      failure.wasRateLimited === true &&
      request.rateLimits !== undefined &&
      this.#rateLimitedInARow <= MAX_FREE_RATE_LIMITED;
    return isFree || this.#budget.withdraw();
  }
}

const retryOptions = optionGroup<RetryOptions>({
  maxAttempts: option("must be a whole number of at least 1", (value: number) => Number.isInteger(value) && value > 0),
  budget: objectOption("must have the methods deposit and withdraw", ["deposit", "withdraw"], ["success"]),
  shouldRetry: functionOption,
  backoff: optionGroup<NonNullable<RetryOptions["backoff"]>>({ baseMs: millisecondsOption, capMs: millisecondsOption }),
  maxRetryAfterMs: millisecondsOption,
  random: functionOption,
});

const noRetry = option("must be false or an object", (value) => value === false);

/** Reads the retry options, or `false` for no retries. */
export const retryOption: OptionReader = (value, name) =>
  typeof value === "object" ? retryOptions(value, name) : noRetry(value, name);

/** Parses `Retry-After` to milliseconds: a number of seconds, or a date by the server's clock. */
function parseRetryAfter(value: string, serverNow: number): number {
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1000;
  return Date.parse(value) - serverNow;
}

/**
 * Returns the wait that the server requests, in milliseconds: until the later of `Retry-After` and `resetAt`, the end
 * of a rate limit window. Returns undefined if neither time is in the future.
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
