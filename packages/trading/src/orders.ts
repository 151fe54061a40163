/**
 * Order entry for clients that don't send orders over HTTP.
 *
 * `@specwright/streams` sends orders over a socket, with the inputs, results and errors of the REST client.
 */
export { createOrderCall } from "./call/order-call.ts";
export type { CallOrder, OrderEntry, OrderOptions, OrderReply, OrderRequest, OrderSuccess } from "./call/order-call.ts";
export {
  orderAmend,
  orderAmendBatch,
  orderCancel,
  orderCancelBatch,
  orderCreate,
  orderCreateBatch,
} from "./generated/operations/order.ts";
export { changesPosition } from "./executions/changes-position.ts";
export { createKeyLimits, type KeyLimits } from "./http/rate-limits.ts";
export { readRateLimit } from "./result/rate-limit-headers.ts";
export { TradingError, type TradingErrorCode } from "./errors/trading-error.ts";
export type { BatchFailure, BatchItem, BatchSuccess } from "./call/types.ts";
export type { InputFields } from "./request-options.ts";
export type { EnvironmentKind, Operation } from "./operation.ts";
export type { ReconciledOrder, ReconcileOptions } from "./reconcile/reconcile.ts";
export type * from "./generated/types/order.ts";
