import type { BatchItem, Operation, OrderOptions } from "@specwright/trading/orders";
import type { RateLimitStatus, WebAbortSignal } from "@specwright/transport";

export type { OrderOptions };

/** Order entry request: its name on the socket, and the equivalent REST operation. */
export interface TradeRequest {
  readonly op: string;
  readonly operation: Operation;
}

/** Result of a request, with the rate limit status from its reply. */
export interface OrderResponse<Result> {
  readonly result: Result;
  readonly rateLimit: RateLimitStatus;
  /** ID of the request on the socket. */
  readonly requestId: string;
}

/** Options of `connect`. */
export interface ConnectOptions {
  /** Milliseconds until the connection must be ready. Default 10,000. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: WebAbortSignal | undefined;
}

/**
 * Sends one request, once. Resolves when the platform has accepted the request. The `order` topic then delivers the
 * order's outcome.
 *
 * @throws {InputError} from `@specwright/trading`, before anything is sent
 * @throws {UnknownOutcomeError} after sending, when no reply settles the outcome. Its `reconcile` method finds the
 * outcome
 * @throws {TradingError} from `@specwright/trading`: the platform refused the request, or nothing was sent
 */
export interface OrderMethod<Params, Result> {
  (params: Params, options?: OrderOptions): Promise<Result>;
  /** Sends the request, and resolves with the result and the rate limit status. */
  withResponse(params: Params, options?: OrderOptions): Promise<OrderResponse<Result>>;
}

/**
 * Sends a batch, once. Resolves with one outcome for each item, in the order of the request. Check `ok` of each item.
 *
 * @throws {InputError} from `@specwright/trading`, before anything is sent
 * @throws {UnknownOutcomeError} after sending, when no reply settles the outcome. The error applies to all items
 * @throws {TradingError} from `@specwright/trading`: the platform refused the whole batch, or nothing was sent
 */
export type OrderBatchMethod<Params, Item> = OrderMethod<Params, BatchItem<Item>[]>;

declare const noOrderEntry: unique symbol;

/**
 * Type of the order methods of a client that can't send orders over the socket. Compiler errors show the reason. At run
 * time, every method throws.
 */
export interface NoOrderEntry<Reason extends string> {
  readonly [noOrderEntry]?: Reason;
}
