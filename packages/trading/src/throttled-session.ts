import { gateOf } from "./http/rate-limiter.ts";
import { createSession as make, type FullSession } from "./client-context.ts";
import type { TradingOptions } from "./options.ts";

/**
 * Makes the session of the whole client, for operations one by one: with retries, a synchronised clock, and a throttle
 * that keeps the limits. Nothing is sent until the first call.
 *
 * @throws {InputError} for an unknown environment or option
 * @throws {Error} with a `code` for an unusable base address or key, see `createTradingClient`
 */
export const createSession = (options: TradingOptions = {}): FullSession => make(options, gateOf);
