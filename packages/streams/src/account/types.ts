import type {
  Arguments,
  GapEvent,
  ListenOptions,
  ResumedEvent,
  Subscription,
  TopicEvent,
  UpdateEvent,
} from "../subscriptions/types.ts";
import type { UpdateNote } from "../topic.ts";

export type { UpdateNote };

/** New data of an account topic. */
export interface AccountUpdate<Data> extends UpdateEvent<Data> {
  /** `rest` if the event was missed and later read over REST. */
  readonly source: "stream" | "rest";
  /** Set if the update has a special meaning, such as `late-cancel`. */
  readonly note?: UpdateNote;
}

/**
 * The events of the gap were read over REST, and all of them have been delivered. REST lists some events late, so the
 * client reads again six seconds after the gap, and then emits this event. The wallet is read only once. New events are
 * delivered meanwhile.
 */
export interface ReconciledEvent extends TopicEvent {
  readonly type: "reconciled";
  /** Start of the gap: Unix time of this machine in milliseconds. */
  readonly from: number;
  /** End of the gap: Unix time of this machine in milliseconds when the topic's messages arrived again. */
  readonly to: number;
  /** Number of missed events. */
  readonly missed: number;
}

/**
 * The events of the gap couldn't be read completely. Those that were read have been delivered. The gap stays open, and
 * the client retries with growing delays. A temporary error is reported at each attempt, a permanent error once.
 */
export interface UnreconciledEvent extends TopicEvent {
  readonly type: "unreconciled";
  /** Start of the gap: Unix time of this machine in milliseconds. */
  readonly from: number;
  /** End of the gap: Unix time of this machine in milliseconds when the topic's messages arrived again. */
  readonly to: number;
  /** Error of the failed read. */
  readonly why: string;
  /** Milliseconds until the next attempt. */
  readonly retryMs: number;
}

/** Event of an account topic. No event is dropped: a reader that is too slow receives an error. */
export type AccountEvent<Data> = AccountUpdate<Data> | GapEvent | ResumedEvent | ReconciledEvent | UnreconciledEvent;

/**
 * Subscribes to events of the account. If the client has the `trading` option, it reads the orders, executions,
 * positions and wallet changes of a gap over REST, and delivers them. `reconciled` then reports that none is missing.
 * For other topics, and without the `trading` option, the client delivers `resumed` instead, and doesn't deliver the
 * missed events.
 *
 * @throws {InputError} without credentials, for an unknown or malformed parameter or option, or an environment without
 * the topic
 */
export type AccountMethod<Parameters, Data> = (
  ...args: Arguments<Parameters, ListenOptions<AccountEvent<Data>>>
) => Subscription<AccountEvent<Data>>;
