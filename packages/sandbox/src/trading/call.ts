import { type Decimal, parseDecimal } from "../decimal.ts";
import { ApiError, inputError } from "../http/envelope.ts";
import type { ApiKey } from "./access/authenticate.ts";
import type { Account } from "./engine/account.ts";
import type { Environment } from "./environment.ts";
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

/** A moment of a market, as records are made of it. */
export type At = Pick<Call, "environment" | "now">;

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

/** Parameters of one call, from a query or a body. Numbers may come as text in a query, so each reader takes both. */
export class Input {
  readonly values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.values = values;
  }

  /** Empty text counts as absent, as the service takes it. */
  has(name: string): boolean {
    const value = this.values[name];
    return value !== undefined && value !== null && value !== "";
  }

  text(name: string, fallback = ""): string {
    if (!this.has(name)) return fallback;
    const value = this.values[name];
    if (typeof value === "string") return value;
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    throw inputError(`${name}: must be text`);
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === "") throw inputError(`${name}: required`);
    return value;
  }

  integer(name: string, fallback: number, bounds: { minimum?: number; maximum?: number } = {}): number {
    if (!this.has(name)) return fallback;
    const value = Number(this.text(name));
    if (!Number.isSafeInteger(value)) throw inputError(`${name}: must be a whole number`);
    if (value < (bounds.minimum ?? value) || value > (bounds.maximum ?? value)) {
      throw inputError(`${name}: must be between ${bounds.minimum ?? "-"} and ${bounds.maximum ?? "-"}`);
    }
    return value;
  }

  flag(name: string): boolean {
    const value = this.text(name, "false");
    if (value !== "true" && value !== "false") throw inputError(`${name}: must be true or false`);
    return value === "true";
  }

  /** A decimal of zero or more; zero when absent. */
  amount(name: string): Decimal {
    if (!this.has(name)) return 0n;
    const value = parseDecimal(this.text(name));
    if (value === undefined || value < 0n) throw inputError(`${name}: must be a decimal number as text`);
    return value;
  }

  list(name: string): Input[] {
    const value = this.values[name];
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) throw inputError(`${name}: must be a list`);
    return value.map((item: unknown, index) => {
      if (typeof item !== "object" || item === null || Array.isArray(item))
        throw inputError(`${name}[${index}]: must be an object`);
      return new Input({ ...item });
    });
  }
}
