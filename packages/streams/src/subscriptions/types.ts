/// <reference lib="esnext.disposable" preserve="true" />
import type { WebAbortSignal } from "@specwright/transport";
import type { StreamError } from "../errors.ts";

/**
 * Events that a subscription keeps for a reader that is slower than the topic.
 *
 * - `"latest"`: the newest state of each record. Older ones are replaced
 * - `{ queue: n }`: n events. The oldest are dropped, and an `overflow` event has their number
 * - `{ error: n }`: n events. One more ends the subscription with an error
 */
export type Policy = "latest" | { readonly queue: number } | { readonly error: number };

/** Fields of every event. */
export interface TopicEvent {
  /** The text of the topic, such as `publicTrade.BTCUSDT`. */
  readonly topic: string;
}

/** Events as they are created, before their subscription adds the topic. */
export type WithoutTopic<Event> = Event extends TopicEvent ? Omit<Event, "topic"> : never;

/** New data of the topic. */
export interface UpdateEvent<Data> extends TopicEvent {
  readonly type: "update";
  readonly data: Data;
  /** When the platform made the message: Unix time in milliseconds. Some topics do not say. */
  readonly time: number | undefined;
  /** `rest` for data that the connection missed and that were read over REST afterwards. */
  readonly source?: "stream" | "rest";
}

/** The connection ended, or a message could not be used: what happens from here on does not arrive. */
export interface GapEvent extends TopicEvent {
  readonly type: "gap";
  /** When the last message arrived: Unix time of this machine in milliseconds. What was sent before was delivered. */
  readonly from: number;
  /** Reason for a log, such as `The connection was closed with code 1006.` */
  readonly reason: string;
}

/** The topic arrives again. What happened between `from` and `to` was not sent. */
export interface ResumedEvent extends TopicEvent {
  readonly type: "resumed";
  /** When the last message before the gap arrived: Unix time of this machine in milliseconds. */
  readonly from: number;
  /** When the topic arrived again, by the same clock. */
  readonly to: number;
  /** The part of the gap that was read over REST: trades and candles, in a client with `trading`. */
  readonly filled?: GapFill;
}

/** Records of a gap that were read over REST and delivered before `resumed`. */
export interface GapFill {
  /** Number of records. */
  readonly missed: number;
  /** Records of the gap before this time are lost: the platform keeps no more. By its clock; absent if none is lost. */
  readonly lostUntil?: number;
  /** Reason why reading over REST ended early. The records read until then were delivered. */
  readonly why?: string;
  /** With `why`: records of the gap from this time on may be lost. By the platform's clock. */
  readonly lostFrom?: number;
}

/** The reader was too slow: the oldest events were dropped. */
export interface OverflowEvent extends TopicEvent {
  readonly type: "overflow";
  /** Number of events. */
  readonly dropped: number;
}

/** The policies that a specification proposes, as the client carries them out. */
export interface DefaultPolicies {
  readonly latest: "latest";
  readonly queue: { readonly queue: number };
}

type Overflow<Chosen extends Policy> = Chosen extends { readonly queue: number } ? OverflowEvent : never;

/** Event of a market data topic under a policy. */
export type MarketEvent<Data, Chosen extends Policy = "latest"> =
  | UpdateEvent<Data>
  | GapEvent
  | ResumedEvent
  | Overflow<Chosen>;

/** Options of every subscription. */
export interface ListenOptions<Event> {
  /** Ends the subscription with the error `aborted`, which a loop throws. `close()` ends it without an error. */
  readonly signal?: WebAbortSignal | undefined;
  /**
   * Receives every event at once, and nothing is kept for a loop. An exception, or a rejection of the promise it returns,
   * ends the subscription with the error `callback`. Add `onEnd`, or use `ended`, to receive this and every other failure:
   * without them a failure is thrown as an unhandled rejection.
   */
  readonly onEvent?: ((event: Event) => void) | undefined;
  /** Receives the end: the failure, or `undefined` after `close()` or when the loop was left. */
  readonly onEnd?: ((error: StreamError | undefined) => void) | undefined;
}

/** Options of a subscription to market data, which may drop what a slow reader cannot take. */
export interface SubscribeOptions<Event, Chosen extends Policy = Policy> extends ListenOptions<Event> {
  /** Default: that of the topic; a queue holds 1000 events. */
  readonly policy?: Chosen | undefined;
}

/**
 * Events of a topic, for one `for await` loop. Leaving the loop closes the subscription. A failure is thrown in the loop
 * after the events before it were read.
 */
export interface Subscription<Event> extends AsyncIterable<Event>, AsyncDisposable {
  /** The text of the topic. */
  readonly topic: string;
  /**
   * Resolves when the server sends the topic for the first time. Rejects if the subscription ends before. It waits while
   * there is no connection, because the client keeps trying. `onDebug` receives each failed attempt, and `close()` ends
   * the wait.
   */
  readonly ready: Promise<void>;
  /** Resolves at the end: with the failure, or with `undefined` after `close()` or when the loop was left. It never rejects. */
  readonly ended: Promise<StreamError | undefined>;
  /** Ends the subscription, and a loop over it, without an error. `ready`, if it still waits, rejects with `closed`. */
  close(): void;
}

/** The parameters of a topic and its options; a topic without parameters has options only. */
export type Arguments<Parameters, Options> = Parameters extends undefined
  ? [options?: Options]
  : [parameters: Parameters, options?: Options];

/**
 * Subscribes to a topic of market data.
 *
 * @throws {InputError} for an unknown or malformed parameter or option, or an environment without the topic
 */
export type MarketMethod<Parameters, Data, Default extends keyof DefaultPolicies> = <
  Chosen extends Policy = DefaultPolicies[Default],
>(
  ...args: Arguments<Parameters, SubscribeOptions<MarketEvent<Data, Chosen>, Chosen>>
) => Subscription<MarketEvent<Data, Chosen>>;
