import { systemClock, type Clock } from "./clock.ts";
import { toTransportError, type Outcome, type SpecwrightError } from "./errors.ts";
import { discardBody } from "./guard-body.ts";
import type { LightRequest } from "./light-request.ts";
import { retryAfterMs } from "./retry-after.ts";
import { createRetryBudget, type RetryBudget } from "./retry-budget.ts";
import { isRetryableStatus, outcomeOf } from "./status.ts";
import type { CallContext, Layer } from "./types.ts";
import type { WebResponse } from "./web-types.ts";

/** What a failed attempt has to say for itself. Errors of the clients fit as they are. */
export interface Failure {
  readonly isRetryable?: boolean;
  readonly outcome?: Outcome;
  readonly retryAfterMs?: number | undefined;
  /** The server says that it did not act on the request, so that even a write may be sent again. */
  readonly wasRefused?: boolean;
}

export interface RetryOptions {
  /** Attempts of one call, the first included; default 3. */
  readonly maxAttempts?: number;
  /** Default: a budget of its own for each retry layer. */
  readonly budget?: RetryBudget;
  /** Replaces the rule for what is worth another attempt. Whether it is safe is checked all the same. */
  readonly shouldRetry?: (failure: Failure, context: CallContext) => boolean;
  /** Upper bounds of the random wait in milliseconds: `baseMs * 2 ** retries`, at most `capMs`. Default 200 and 5,000. */
  readonly backoff?: { readonly baseMs?: number; readonly capMs?: number };
  /** The longest wait the server may ask for; a longer hint is cut to it. Default 10,000 ms. */
  readonly maxHintMs?: number;
  readonly random?: () => number;
  readonly clock?: Clock;
}

/** Runs `attempt` until it succeeds, must not be repeated, or the budget is used up. */
export type Retrier = <Result>(
  context: CallContext,
  repeatable: boolean,
  attempt: (context: CallContext) => Promise<Result>,
  /** Says which results are failures as well; the last one is handed out, those before it are dropped. */
  judge?: (result: Result, now: number) => (Failure & { drop(): void }) | false,
) => Promise<Result>;

/** The loop behind `retry`, for clients that decide by the decoded answer. */
export function createRetrier({
  maxAttempts = 3,
  budget = createRetryBudget(),
  random = Math.random,
  clock = systemClock,
  maxHintMs = 10_000,
  shouldRetry = (failure) => failure.isRetryable === true,
  backoff: { baseMs = 200, capMs = 5000 } = {},
}: RetryOptions = {}): Retrier {
  return async (context, repeatable, attempt, judge) => {
    const { state, operation, onDebug } = context;
    budget.deposit();
    for (let tries = 1; ; tries++) {
      let error: SpecwrightError | undefined;
      let failure: (Failure & { code?: unknown; drop?(): void }) | false | undefined;
      let result;
      state.retrying = true;
      try {
        result = await attempt(context);
        failure = judge?.(result, clock.now());
        if (!failure) return result;
      } catch (thrown) {
        failure = error = toTransportError(thrown, context);
      }
      const { outcome, wasRefused, retryAfterMs: hint = 0 } = failure;
      if (
        state.stopped ||
        tries >= maxAttempts ||
        !(repeatable || outcome === "not-sent" || wasRefused) ||
        !shouldRetry(failure, context) ||
        // What a throttle holds back cannot flood a server that refused it for its frequency.
        !((wasRefused && context.limits) || budget.withdraw())
      ) {
        if (error) throw error;
        return result as never;
      }
      state.uncertain ||= outcome === "unknown";
      // What is given up in the wait was settled by its answer, or is uncertain already.
      state.sent = false;
      const waitMs = Math.max(random() * Math.min(capMs, baseMs * 2 ** (tries - 1)), Math.min(hint, maxHintMs));
      onDebug?.({ type: "retry", operation, detail: `${failure.code}`, attempt: tries, waitMs });
      failure.drop?.();
      await state.wait(clock, waitMs);
    }
  };
}

/**
 * Tries again what failed in passing: connection errors, timeouts, and the statuses 408, 429, 500, 502, 503, 504.
 * Only what may arrive twice is repeated (`context.repeatable`, or a reading method), or what surely did not arrive.
 * A status that stays is not an error here: the last response is returned.
 */
export function retry(options: RetryOptions = {}): Layer {
  const run = createRetrier(options);
  const judge = (response: WebResponse, now: number) => {
    const { status, headers } = response;
    return (
      isRetryableStatus(status) && {
        isRetryable: true,
        code: status,
        outcome: outcomeOf(status),
        retryAfterMs: retryAfterMs(headers, now),
        drop: () => discardBody(response),
      }
    );
  };
  return (next) => (request, context) => {
    const { repeatable = /^(GET|HEAD|OPTIONS)$/.test(request.method) } = context;
    // A stream is gone once it was sent. Of a platform request the sender takes a copy, if it may be repeated.
    const { rawBody } = request as Partial<LightRequest>;
    return run(context, repeatable && !(rawBody instanceof ReadableStream), () => next(request, context), judge);
  };
}
