import type { BatchItem, Operation, OrderOptions } from "@specwright/trading/orders";
import type { RateLimitStatus, WebAbortSignal } from "@specwright/transport";

export type { OrderOptions };

/** A request of order entry: what it is called on the socket, and the REST operation that does the same. */
export interface TradeRequest {
  readonly op: string;
  readonly operation: Operation;
}

/** Result of a request, and the rate limit status in its reply. */
export interface OrderResponse<Result> {
  readonly result: Result;
  readonly rateLimit: RateLimitStatus;
  /** The ID that the request had on the socket. */
  readonly requestId: string;
}

/** Options of `connect`. */
export interface ConnectOptions {
  /** Milliseconds until the connection must be ready. Default 10,000. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: WebAbortSignal | undefined;
}

/**
 * Sends one request, once. Resolves when the platform has accepted it. The outcome of the order arrives on the topic
 * `order`.
 *
 * @throws {InputError} of `@specwright/trading`, before anything is sent
 * @throws {UnknownOutcomeError} after sending, when no reply settles the outcome. Its method `reconcile` finds it
 * @throws {TradingError} of `@specwright/trading`: the platform refused the request, or nothing was sent
 */
export interface OrderMethod<Params, Result> {
  (params: Params, options?: OrderOptions): Promise<Result>;
  /** Makes the same request, and resolves with the rate limit beside the result. */
  withResponse(params: Params, options?: OrderOptions): Promise<OrderResponse<Result>>;
}

/**
 * Sends a batch, once. Resolves with one outcome for each item of the request, in its order: ask each whether it is `ok`.
 *
 * @throws {InputError} of `@specwright/trading`, before anything is sent
 * @throws {UnknownOutcomeError} after sending, when no reply settles what happened: it stands for all items
 * @throws {TradingError} of `@specwright/trading`: the platform refused the whole batch, or nothing was sent
 */
export type OrderBatchMethod<Params, Item> = OrderMethod<Params, BatchItem<Item>[]>;

declare const noOrderEntry: unique symbol;

/** A client that has no orders over the socket. The compiler shows the reason; at run time every method throws it. */
export interface NoOrderEntry<Reason extends string> {
  readonly [noOrderEntry]?: Reason;
}
