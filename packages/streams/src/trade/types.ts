import type { BatchItem, Operation, OrderOptions } from "@specwright/trading/orders";

export type { OrderOptions };

/** A request of order entry: what it is called on the socket, and the REST operation that does the same. */
export interface TradeRequest {
  readonly op: string;
  readonly operation: Operation;
}

/**
 * Sends one request, once. Resolves when the platform has taken it in; what becomes of the order arrives on the topic `order`.
 *
 * @throws {InputError} of `@specwright/trading`, before anything is sent
 * @throws {UnknownOutcomeError} after sending, when no reply settles what happened: ask with its method `reconcile`
 * @throws {TradingError} of `@specwright/trading`: the platform refused the request, or nothing was sent
 */
export type OrderMethod<Params, Result> = (params: Params, options?: OrderOptions) => Promise<Result>;

/**
 * Sends a batch, once. Resolves with one outcome for each item of the request, in its order: ask each whether it is `ok`.
 *
 * @throws {InputError} of `@specwright/trading`, before anything is sent
 * @throws {UnknownOutcomeError} after sending, when no reply settles what happened: it stands for all items
 * @throws {TradingError} of `@specwright/trading`: the platform refused the whole batch, or nothing was sent
 */
export type OrderBatchMethod<Params, Item> = (params: Params, options?: OrderOptions) => Promise<BatchItem<Item>[]>;

declare const noOrderEntry: unique symbol;

/** A client that has no orders over the socket. The compiler shows the reason; at run time every method throws it. */
export interface NoOrderEntry<Reason extends string> {
  readonly [noOrderEntry]?: Reason;
}
