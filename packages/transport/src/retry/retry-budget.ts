import { elapsed, systemClock, type Clock } from "../time/clock.ts";
import { amountOption, clockOption } from "../input/common-options.ts";
import { readOptions } from "../input/read-options.ts";

/** Decides how many extra requests a client may cause. One per client, shared by all its calls. */
export interface RetryBudget {
  /** A call starts. */
  deposit(): void;
  /** An attempt failed and its call wants to send again; false when the budget is used up. */
  withdraw(): boolean;
  /** A call succeeded. */
  success?(): void;
}

export interface RetryBudgetOptions {
  /** Extra requests per call in the long run; default 0.1. */
  readonly ratio?: number;
  /** What a fresh client may use at once, and the most that can be saved up; default 10. */
  readonly reserve?: number;
  /**
   * Retries per second that a quiet client may make outside the budget: one that makes fewer than five calls a second.
   * Ends after eight consecutive failures, until a call succeeds. Default 4; 0 for none.
   */
  readonly minPerSecond?: number;
  readonly clock?: Clock;
}

/** A client with fewer calls in the last second is quiet. */
const QUIET_CALLS_PER_SECOND = 5;
/** Consecutive failures after which the server counts as down. With every second attempt failing, that is one case in 256. */
const MAX_CONSECUTIVE_FAILURES = 8;

/** Retries for a client with few calls. At most those of one second are saved up, and at least one. */
class QuietAllowance {
  readonly #perSecond: number;
  readonly #max: number;
  readonly #clock: Clock;
  /** When the last calls started, the oldest first. */
  readonly #startedAt: number[] = [];
  #left: number;
  #filledAt: number;
  /** Failed attempts since the last success. */
  #failures = 0;

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

  noteFailure(): void {
    this.#failures += 1;
  }

  noteSuccess(): void {
    this.#failures = 0;
  }

  take(): boolean {
    const now = elapsed(this.#clock);
    const isBusy = this.#startedAt.length === QUIET_CALLS_PER_SECOND && now - (this.#startedAt[0] as number) < 1000;
    this.#left = Math.min(this.#max, this.#left + ((now - this.#filledAt) / 1000) * this.#perSecond);
    this.#filledAt = now;
    if (isBusy || this.#failures > MAX_CONSECUTIVE_FAILURES || this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/**
 * A bucket that starts full. Calls earn `ratio` each, but first pay the initial filling back, so that after n calls
 * of which none succeeded the budget allowed at most max(reserve, ratio * n) retries: with the defaults 1.1 requests per
 * call from the hundredth call on. While the client makes few calls and some succeed, `minPerSecond` retries are allowed
 * besides, and a client with a throttle retries the first two rate-limited attempts in a row without asking.
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
      quiet.noteSuccess();
    },
    withdraw() {
      quiet.noteFailure();
      const allowed = Math.max(reserve, calls * ratio);
      // No more than the reserve is saved up.
      used = Math.max(used, allowed - reserve);
      if (used + 1 > allowed) return quiet.take();
      used++;
      return true;
    },
  };
}
