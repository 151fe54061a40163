import type { Clock, Redactor } from "@specwright/transport";
import type { SerialQueue } from "../account/serial-queue.ts";
import type { PongClock } from "../connection/server-time.ts";
import type { TopicPool } from "../connection/topic-pool.ts";
import type { DebugListener } from "../debug.ts";
import type { TradingCalls } from "../trading-calls.ts";

/** What subscriptions need of their client. */
export interface SubscriptionContext {
  readonly pool: TopicPool;
  readonly clock: Clock;
  readonly pongClock: PongClock;
  readonly random: () => number;
  /** Removes the key from what others say. */
  readonly redact: Redactor;
  readonly debug: DebugListener;
  /** The REST client, if the caller gave one. */
  readonly trading: TradingCalls | undefined;
  /** One topic of the account is reconciled at a time. */
  readonly restQueue: SerialQueue;
}
