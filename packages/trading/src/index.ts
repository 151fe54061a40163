export { createTradingClient, type TradingClient } from "./client.ts";
export type { Credentials, SignCallback, TradingOptions } from "./options.ts";
export type { CustomEnvironment, EnvironmentKind, EnvironmentName } from "./environment.ts";
export { InputError, TradingError, type TradingErrorCode, type TradingErrorDetails } from "./errors/errors.ts";
export { toStep, toTick, type Rounding } from "./decimal.ts";
export { parseExtraFees, parseJson } from "./http/json.ts";
export type {
  ReconciledOrder,
  ReconciledTransfer,
  ReconciledWithdrawal,
  ReconcileOptions,
} from "./reconcile/reconcile.ts";
export type { PositionRecord } from "./call/overridden-types.ts";
export type {
  ApiResponse,
  BatchCall,
  BatchFailure,
  BatchItem,
  BatchSuccess,
  Call,
  Envelope,
  OptionalCall,
  OptionalPagedCall,
  PagedCall,
  RateLimitStatus,
  RequestOptions,
} from "./call/types.ts";
export type { OperationInputs, OperationItems, OperationResults, TradingCalls } from "./generated/calls.ts";
export type { components, operations, paths } from "./generated/schema.ts";
