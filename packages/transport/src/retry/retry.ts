import type { Clock } from "../time/clock.ts";
import type { SpecwrightError } from "../errors/errors.ts";
import type { HttpCall } from "../http-call.ts";
import { createRetryBudget, type RetryBudget } from "./retry-budget.ts";

/** What the error of a failed attempt says about it. Errors of the clients fit as they are. */
export interface AttemptFailure {
  readonly code?: string;
  /** The failure may pass, so that another attempt can help. */
  readonly isTemporary?: boolean;
  /** The server refused the request for its frequency. */
  readonly wasRateLimited?: boolean;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

export interface RetryOptions {
  /** Attempts of one call, the first included; default 3. */
  readonly maxAttempts?: number;
  /** Default: a budget of its own for each client. */
  readonly budget?: RetryBudget;
  /** Replaces the rule for what is worth another attempt. Whether it is safe is checked all the same. */
  readonly shouldRetry?: (failure: AttemptFailure) => boolean;
  /** Upper bounds of the random wait in milliseconds: `baseMs * 2 ** retries`, at most `capMs`. Default 200 and 5,000. */
  readonly backoff?: { readonly baseMs?: number; readonly capMs?: number };
  /** The longest wait the server may ask for, in milliseconds; a longer one is cut to it. Default 10,000. */
  readonly maxRetryAfterMs?: number;
  /** A number from 0 up to 1; default `Math.random`. */
  readonly random?: () => number;
}

/** Consecutive rate-limited responses of a client that are retried outside the budget. */
const MAX_FREE_RATE_LIMITED = 2;

/** Repeats attempts until one succeeds, must not be repeated, or the budget is spent. */
export class RetryLoop {
  readonly #options: RetryOptions;
  readonly #budget: RetryBudget;
  /** Consecutive rate-limited responses, over all calls. */
  #rateLimitedInARow = 0;

  constructor(options: RetryOptions, clock: Clock) {
    this.#options = options;
    this.#budget = options.budget ?? createRetryBudget({ clock });
  }

  async run<Result>(call: HttpCall<Result>, attempt: (call: HttpCall<Result>) => Promise<Result>): Promise<Result> {
    const { maxAttempts = 3 } = this.#options;
    this.#budget.deposit();
    for (let tries = 1; ; tries++) {
      try {
        const result = await attempt(call);
        this.#rateLimitedInARow = 0;
        this.#budget.success?.();
        return result;
      } catch (thrown) {
        const error = call.toError(thrown);
        const failure = error as SpecwrightError & AttemptFailure;
        this.#rateLimitedInARow = failure.wasRateLimited === true ? this.#rateLimitedInARow + 1 : 0;
        const waitMs = this.#waitBefore(tries, failure.retryAfterMs, call.retryAfterMs);
        const canRetry = call.abortReason === undefined && tries < maxAttempts && waitMs < call.remainingMs;
        if (!canRetry || !this.#isSafe(call, failure) || !this.#isWorthwhile(call, failure)) throw error;
        call.debug({ type: "retry", code: error.code, waitMs });
        await call.wait(waitMs);
      }
    }
  }

  /** Full jitter, or what the server asks for if that is longer. */
  #waitBefore(tries: number, ...hints: readonly (number | undefined)[]): number {
    const {
      backoff: { baseMs = 200, capMs = 5000 } = {},
      maxRetryAfterMs = 10_000,
      random = Math.random,
    } = this.#options;
    const hint = Math.max(0, ...hints.map((ms) => ms ?? 0));
    return Math.max(random() * Math.min(capMs, baseMs * 2 ** (tries - 1)), Math.min(hint, maxRetryAfterMs));
  }

  /** Whether the server can carry the request out only once. */
  #isSafe({ request, attemptOutcome }: HttpCall, { wasRateLimited }: AttemptFailure): boolean {
    if (request.isIdempotent || attemptOutcome === "not-sent") return true;
    return wasRateLimited === true && attemptOutcome === "answered";
  }

  #isWorthwhile({ request }: HttpCall, failure: AttemptFailure): boolean {
    const { shouldRetry } = this.#options;
    const isWanted = shouldRetry === undefined ? failure.isTemporary === true : shouldRetry(failure);
    if (!isWanted) return false;
    // The throttle delays the next attempt, so the first two in a row consume no budget. A server that goes on refusing
    // counts differently from the throttle, and may ban the address.
    const isFree =
      failure.wasRateLimited === true &&
      request.rateLimits !== undefined &&
      this.#rateLimitedInARow <= MAX_FREE_RATE_LIMITED;
    return isFree || this.#budget.withdraw();
  }
}
