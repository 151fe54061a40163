/** Decides how many extra requests a client may cause. One per client, shared by all its calls. */
export interface RetryBudget {
  /** A call starts. */
  deposit(): void;
  /** A call wants to try again; false when the budget is used up. */
  withdraw(): boolean;
}

export interface RetryBudgetOptions {
  /** Extra requests per call in the long run; default 0.1. */
  readonly ratio?: number;
  /** What a fresh client may use at once, and the most that can be saved up; default 10. */
  readonly reserve?: number;
}

/**
 * A bucket that starts full. Calls earn `ratio` each, but first pay the initial filling back, so that after n calls
 * of which none succeeded at most max(reserve, ratio * n) were repeated: with the defaults never more than 1.1
 * requests per call from the hundredth call on.
 */
export function createRetryBudget({ ratio = 0.1, reserve = 10 }: RetryBudgetOptions = {}): RetryBudget {
  let calls = 0;
  let used = 0;
  return {
    deposit() {
      calls++;
    },
    withdraw() {
      const allowed = Math.max(reserve, calls * ratio);
      // No more than the reserve is saved up.
      used = Math.max(used, allowed - reserve);
      if (used + 1 > allowed) return false;
      used++;
      return true;
    },
  };
}
