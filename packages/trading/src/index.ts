export { createTradingClient, type TradingClient } from "./client.ts";
export type { Credentials, SignCallback, TradingOptions } from "./options.ts";
export type { CustomEnvironment, EnvironmentName } from "./environment.ts";
export type { EnvironmentKind } from "./operation.ts";
export {
  InputError,
  parseJson,
  type DriftReport,
  type RateLimitStatus,
  type ResponseMode,
} from "@specwright/transport";
export {
  TradingError,
  type TradingErrorCode,
  type FoundOrder,
  type TradingErrorDetails,
} from "./errors/trading-error.ts";
export { toStep, toTick, type Rounding } from "./decimal.ts";
export { changesPosition } from "./executions/changes-position.ts";
export { parseExtraFees } from "./executions/extra-fees.ts";
export {
  instrumentRules,
  type InstrumentFilters,
  type InstrumentRules,
  type OrderAmounts,
} from "./instrument-rules.ts";

export type {
  ReconciledOrder,
  ReconciledTransfer,
  ReconciledWithdrawal,
  ReconcileOptions,
} from "./reconcile/reconcile.ts";
export type {
  ResultWithResponse,
  BatchFailure,
  BatchItem,
  BatchMethod,
  BatchSuccess,
  Envelope,
  Method,
  MethodByCategory,
  OptionalMethod,
  OptionalPagedMethod,
  PagedMethod,
  PagedMethodByCategory,
  RangeMethod,
  IterateOptions,
} from "./call/types.ts";
export type { InputFields, RequestOptions } from "./request-options.ts";
export type * from "./generated/types/index.ts";
