/// <reference lib="esnext.disposable" preserve="true" />
import type { WebAbortSignal } from "@specwright/transport";
import type { StreamError } from "../errors.ts";

/**
 * Policy for events that a slow reader hasn't read yet.
 *
 * - `"latest"`: keeps the newest state of each record, and replaces older states
 * - `{ queue: n }`: keeps n events, drops the oldest ones, and delivers an `overflow` event with their number
 * - `{ error: n }`: keeps n events. One more event ends the subscription with an error
 */
export type Policy = "latest" | { readonly queue: number } | { readonly error: number };

/** Fields of every event. */
export interface TopicEvent {
  /** Topic string, such as `publicTrade.BTCUSDT`. */
  readonly topic: string;
}

/** Events as they are created, before their subscription adds the topic. */
export type WithoutTopic<Event> = Event extends TopicEvent ? Omit<Event, "topic"> : never;

/** New topic data. */
export interface UpdateEvent<Data> extends TopicEvent {
  readonly type: "update";
  readonly data: Data;
  /** Platform time of the message: Unix time in milliseconds. Undefined if the topic's messages have no time. */
  readonly time: number | undefined;
  /** Source of the data. `rest` for missed data that was later read over REST. */
  readonly source?: "stream" | "rest";
}

/** Start of a gap: the connection ended, or a message was unusable. Changes are missing from here on. */
export interface GapEvent extends TopicEvent {
  readonly type: "gap";
  /**
   * Arrival time of the last message: Unix time of this machine in milliseconds. Everything that the server sent
   * earlier was delivered.
   */
  readonly from: number;
  /** Reason, for logging, such as `The connection was closed with code 1006.` */
  readonly reason: string;
}

/**
 * End of a gap: messages of the topic arrive again. Changes between `from` and `to` are missing unless `filled` covers
 * them.
 */
export interface ResumedEvent extends TopicEvent {
  readonly type: "resumed";
  /** Arrival time of the last message before the gap: Unix time of this machine in milliseconds. */
  readonly from: number;
  /** Time when the topic's messages arrived again: Unix time of this machine in milliseconds. */
  readonly to: number;
  /** Part of the gap that was read over REST. Set for trades and candles if the client has the `trading` option. */
  readonly filled?: GapFill;
}

/** Records of a gap that were read over REST and delivered before `resumed`. */
export interface GapFill {
  /** Number of records that were missed and then read over REST. */
  readonly missed: number;
  /**
   * Server time before which records of the gap are lost, because the platform doesn't keep older records. Undefined if
   * no record is lost.
   */
  readonly lostUntil?: number;
  /** Reason why the REST read failed before its end. The records read until then were delivered. */
  readonly why?: string;
  /** Earliest server time of a record in the gap that may not have been delivered. Set if `why` is set. */
  readonly lostFrom?: number;
}

/** The oldest events were dropped, because the reader was too slow. */
export interface OverflowEvent extends TopicEvent {
  readonly type: "overflow";
  /** Number of dropped events. */
  readonly dropped: number;
}

/** Types of the default policies, by the policy's name in the specification. */
export interface DefaultPolicies {
  readonly latest: "latest";
  readonly queue: { readonly queue: number };
}

type Overflow<Chosen extends Policy> = Chosen extends { readonly queue: number } ? OverflowEvent : never;

/** Event of a market data topic. The policy `{ queue: n }` adds `overflow` events. */
export type MarketEvent<Data, Chosen extends Policy = "latest"> =
  | UpdateEvent<Data>
  | GapEvent
  | ResumedEvent
  | Overflow<Chosen>;

/** Options that every subscription accepts. */
export interface ListenOptions<Event> {
  /**
   * Signal that ends the subscription with the error `aborted`, which the loop throws. In contrast, `close()` ends the
   * subscription without an error.
   */
  readonly signal?: WebAbortSignal | undefined;
  /**
   * Receives every event immediately, so no event is kept for a loop. If this callback throws or its promise rejects,
   * the subscription ends with the error `callback`. Add `onEnd`, or use `ended`, to receive this and every other
   * failure. Without either, a failure becomes an unhandled rejection.
   */
  readonly onEvent?: ((event: Event) => void) | undefined;
  /**
   * Called when the subscription ends: with the failure, or with `undefined` after `close()` or after the loop was
   * left.
   */
  readonly onEnd?: ((error: StreamError | undefined) => void) | undefined;
}

/** Options of a market data subscription, which may drop events for a slow reader. */
export interface SubscribeOptions<Event, Chosen extends Policy = Policy> extends ListenOptions<Event> {
  /** Policy for unread events. Default: the policy of the topic. A queue holds 1000 events. */
  readonly policy?: Chosen | undefined;
}

/**
 * Events of a topic, for one `for await` loop. Leaving the loop closes the subscription. After a failure, the loop
 * first delivers the remaining events and then throws.
 */
export interface Subscription<Event> extends AsyncIterable<Event>, AsyncDisposable {
  /** Topic string. */
  readonly topic: string;
  /**
   * Resolves when the server first sends the topic. Rejects if the subscription ends earlier. Without a connection, it
   * stays pending, because the client keeps trying to connect. `onDebug` receives each failed attempt. `close()`
   * rejects a pending `ready`.
   */
  readonly ready: Promise<void>;
  /**
   * Resolves when the subscription ends: with the failure, or with `undefined` after `close()` or after the loop was
   * left. Never rejects.
   */
  readonly ended: Promise<StreamError | undefined>;
  /** Ends the subscription and its loop without an error. A pending `ready` rejects with `closed`. */
  close(): void;
}

/** Arguments of a topic: parameters and options. A topic without parameters has only options. */
export type Arguments<Parameters, Options> = Parameters extends undefined
  ? [options?: Options]
  : [parameters: Parameters, options?: Options];

/**
 * Subscribes to a market data topic.
 *
 * @throws {InputError} for an unknown or malformed parameter or option, or an environment without the topic
 */
export type MarketMethod<Parameters, Data, Default extends keyof DefaultPolicies> = <
  Chosen extends Policy = DefaultPolicies[Default],
>(
  ...args: Arguments<Parameters, SubscribeOptions<MarketEvent<Data, Chosen>, Chosen>>
) => Subscription<MarketEvent<Data, Chosen>>;
