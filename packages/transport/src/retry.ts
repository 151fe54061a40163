import { systemClock, type Clock } from "./clock.ts";
import { toTransportError, TransportError, transportError, type Outcome } from "./errors.ts";
import { discardBody } from "./guard-body.ts";
import { isReplayable } from "./light-request.ts";
import { retryAfterMs } from "./retry-after.ts";
import { createRetryBudget, type RetryBudget } from "./retry-budget.ts";
import { isRetryableStatus, outcomeOf } from "./status.ts";
import type { CallContext, Fetch, Layer, TransportRequest } from "./types.ts";

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

const REPEATABLE_METHOD = /^(GET|HEAD|OPTIONS)$/;

/** Runs `attempt` until it succeeds, must not be repeated, or the budget is used up. */
export type Retrier = <Result>(
  context: CallContext,
  repeatable: boolean,
  attempt: (context: CallContext) => Promise<Result>,
) => Promise<Result>;

/** The loop behind `retry`, for clients that decide by the decoded answer. */
export function createRetrier(options: RetryOptions = {}): Retrier {
  const { maxAttempts = 3, budget = createRetryBudget(), random = Math.random, clock = systemClock } = options;
  const { maxHintMs = 10_000, shouldRetry = (failure) => failure.isRetryable === true } = options;
  const { baseMs = 200, capMs = 5000 } = options.backoff ?? {};

  const mayRepeat = (failure: Failure, context: CallContext, repeatable: boolean) =>
    context.state.stopped === undefined &&
    (repeatable || failure.outcome === "not-sent" || failure.wasRefused === true) &&
    shouldRetry(failure, context) &&
    budget.withdraw();

  return async (context, repeatable, attempt) => {
    const { state } = context;
    let tries = 0;
    budget.deposit();
    for (;;) {
      tries += 1;
      state.retrying = true;
      state.sent = false;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        return await attempt(context);
      } catch (thrown) {
        const error = toTransportError(thrown, context);
        const failure = error as Failure;
        if (tries >= maxAttempts || !mayRepeat(failure, context, repeatable)) throw settle(error, context);
        state.uncertain ||= failure.outcome === "unknown";
        const jitter = random() * Math.min(capMs, baseMs * 2 ** (tries - 1));
        const waitMs = Math.max(jitter, Math.min(failure.retryAfterMs ?? 0, maxHintMs));
        context.onDebug?.({
          type: "retry",
          operation: context.operation,
          detail: error.code,
          attempt: tries,
          waitMs,
        });
        // oxlint-disable-next-line no-await-in-loop -- the wait before the next attempt
        await state.wait(clock, waitMs);
      }
    }
  };
}

/** The last error speaks for the whole call: an earlier attempt of unknown result stays unknown. */
function settle<Kind extends Error>(error: Kind, context: CallContext): Kind {
  if (TransportError.isInstance(error)) {
    error.attempts = context.state.attempts;
    if (context.state.uncertain) error.outcome = "unknown";
  }
  return error;
}

/** Thrown inside the loop to repeat an answer; the answer itself is what the caller gets when it is not repeated. */
class RetryableAnswer extends TransportError {
  readonly #response: Response;

  constructor(response: Response, failure: TransportError) {
    super("unexpected", failure.message, {
      outcome: "answered",
      isRetryable: true,
      retryAfterMs: failure.retryAfterMs,
    });
    this.#response = response;
  }

  static responseOf(error: unknown): Response | undefined {
    return error instanceof RetryableAnswer ? error.#response : undefined;
  }
}

async function sendOnce(next: Fetch, request: TransportRequest, context: CallContext, clock: Clock): Promise<Response> {
  const response = await next(request, context);
  if (!isRetryableStatus(response.status)) return response;
  const failure = transportError("unexpected", `HTTP status ${response.status}`, context, {
    outcome: outcomeOf(response.status),
    retryAfterMs: retryAfterMs(response.headers, clock.now()),
  });
  throw new RetryableAnswer(response, failure);
}

/**
 * Tries again what failed in passing: connection errors, timeouts, and the statuses 408, 429, 500, 502, 503, 504.
 * Only what may arrive twice is repeated (`context.repeatable`, or a reading method), or what surely did not arrive.
 * A status that stays is not an error here: the last response is returned.
 */
export function retry(options: RetryOptions = {}): Layer {
  const run = createRetrier(options);
  const { clock = systemClock } = options;
  return (next) => async (request, context) => {
    const repeatable = (context.repeatable ?? REPEATABLE_METHOD.test(request.method)) && isReplayable(request);
    let previous: Response | undefined;
    try {
      return await run(context, repeatable, async (inner) => {
        if (previous !== undefined) discardBody(previous);
        previous = undefined;
        try {
          return await sendOnce(next, request, inner, clock);
        } catch (error) {
          previous = RetryableAnswer.responseOf(error);
          throw error;
        }
      });
    } catch (error) {
      const answer = RetryableAnswer.responseOf(error);
      if (answer !== undefined) return answer;
      throw error;
    }
  };
}
