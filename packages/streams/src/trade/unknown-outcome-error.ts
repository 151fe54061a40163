import { TradingError } from "@specwright/trading/errors";
import type { ReconciledOrder } from "@specwright/trading/orders";
import { hasBrand, type WebAbortSignal } from "@specwright/transport";

const UNKNOWN_OUTCOME_ERROR = Symbol.for("@specwright/streams/UnknownOutcomeError");

/** Options of `reconcile`. */
export interface ReconcileOutcomeOptions {
  readonly signal?: WebAbortSignal | undefined;
  /** Maximum milliseconds to search for one order; 0 for no limit. Default: the REST client's limit. */
  readonly timeoutMs?: number | undefined;
}

/** Looks up the outcome of each order in a request, through the REST client. */
export type ReconcileOutcome = (options?: ReconcileOutcomeOptions) => Promise<ReconciledOrder[]>;

/**
 * Error of a sent request that the platform may have carried out: `outcome` is `"unknown"`. Its `code` is
 * `unknown-outcome`, or `duplicate` if the platform has already received the caller's ID. Reconcile before you resend
 * the request.
 */
export class UnknownOutcomeError extends TradingError {
  /**
   * Looks up the outcome of each order in the request, through the REST client from the `trading` option. The results
   * are in the order of the request. `not-found` right after submitting proves nothing: try again after `recvWindow`,
   * when the platform no longer accepts the request.
   *
   * @throws {InputError} without the `trading` option
   * @throws {TradingError} if a search fails
   */
  readonly reconcile: ReconcileOutcome;

  constructor(error: TradingError, reconcile: ReconcileOutcome) {
    super(error.code, error.message, error, error.cause);
    this.reconcile = reconcile;
  }

  get [UNKNOWN_OUTCOME_ERROR](): true {
    return true;
  }

  override get name(): string {
    return "UnknownOutcomeError";
  }

  /** Returns true if `value` is an `UnknownOutcomeError`, even from another copy of this package. */
  static override isInstance(value: unknown): value is UnknownOutcomeError {
    return hasBrand(value, UNKNOWN_OUTCOME_ERROR);
  }
}
