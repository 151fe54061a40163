export { createTradingClient, type TradingClient } from "./client.ts";
export type { Credentials, SignCallback, TradingOptions } from "./options.ts";
export type { CustomEnvironment, EnvironmentKind, EnvironmentName } from "./environment.ts";
export { InputError, TradingError, type TradingErrorFacts, type TradingErrorKind } from "./errors/errors.ts";
export { toStep, toTick, type Rounding } from "./decimal.ts";
export { parseExtraFees, parseJson } from "./http/json.ts";
export type { ReconciledOrder, ReconciledTransfer, ReconciledWithdrawal, ReconcileSettings } from "./reconcile/reconcile.ts";
export type { PathCalls, PathResult } from "./path-types.ts";
export type { PositionRecord } from "./call/overridden-types.ts";
export type {
  AcceptedLeg,
  Answer,
  BatchCall,
  Call,
  CallSettings,
  Envelope,
  FailedLeg,
  Leg,
  OptionalCall,
  OptionalPagedCall,
  PagedCall,
  RateLimitStatus,
} from "./call/types.ts";
export type { OperationInputs, OperationItems, OperationResults, TradingCalls } from "./generated/calls.ts";
export type { components, operations, paths } from "./generated/schema.ts";
