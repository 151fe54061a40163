import { ApiError } from "../http/envelope.ts";
import type { ApiKey } from "./access/keys.ts";
import type { Account } from "./engine/account.ts";
import type { Environment } from "./environment.ts";
import type { Input } from "./input.ts";
import type { Instrument } from "./market/instrument.ts";
import type { OperationInfo } from "./operations.ts";

/** One request that has passed all checks, as handlers see it. */
export interface Call {
  readonly environment: Environment;
  readonly operation: OperationInfo;
  readonly input: Input;
  readonly now: number;
  readonly key: ApiKey | undefined;
  /** How many orders of a batch the rate limit lets through. */
  readonly granted: number;
}

/** Returns a bare result, or a Reply when message or extra information matter. */
export type Handler = (call: Call) => unknown;
export type Handlers = Readonly<Record<string, Handler>>;

export function accountOf(call: Call): Account {
  return keyOf(call).account;
}

export function keyOf(call: Call): ApiKey {
  if (call.key === undefined) throw new ApiError(10007, "this call needs a key");
  return call.key;
}

export function instrumentOf(call: Call, category: string, symbol: string): Instrument {
  const instrument = call.environment.catalog.find(category, symbol);
  if (instrument === undefined)
    throw new ApiError(category === "spot" ? 170121 : 10001, `symbol: unknown in ${category}: ${symbol}`);
  return instrument;
}
