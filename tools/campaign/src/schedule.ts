import type { TradingOptions } from "@specwright/trading";
import type { Random } from "./random.ts";
import { credentials } from "./server/model.ts";

/** A schedule whose client did something wrong. */
export interface Violation {
  readonly seed: number;
  readonly write: string;
  readonly problems: readonly string[];
  /** What the server did, delivery by delivery. */
  readonly history: readonly string[];
}

/** What came of one schedule. */
export interface Outcome {
  /** How the call ended: `done`, or what its error says. */
  readonly told: string;
  readonly deliveries: number;
  readonly violation: Violation | undefined;
}

/** The options of a client that does not hold calls back for their rate. */
export function randomOptions(random: Random, attemptTimeoutMs: number): TradingOptions {
  const budget = { deposit: () => {}, withdraw: () => true };
  const maxAttempts = random.pick([1, 2, 3, 4, 6]);
  return {
    credentials,
    throttle: false,
    attemptTimeoutMs,
    retry: random.chance(0.1) ? false : { maxAttempts, budget, random: () => random.next(), maxRetryAfterMs: 2000 },
  };
}
