import { timestampOf } from "@specwright/transport";
import { messageTime, type StreamMessage } from "../message.ts";
import type { Moment } from "../connection/pings.ts";
import type { StreamError } from "../errors.ts";
import type { Topic } from "../topic.ts";
import { EventStream, openSubscription, type SubscriptionContext, type SubscriptionListener } from "./event-stream.ts";
import { addressTopic, choosePolicy, type TopicParameters } from "./arguments.ts";
import { createGapReader, type GapReader } from "./fill-gap.ts";
import { HeldMessages } from "./held-messages.ts";
import { RecordReader, type Fields } from "./records.ts";
import { SilenceWatch } from "./silence.ts";
import { SnapshotRequests } from "./snapshot-requests.ts";
import type { GapFill, MarketEvent, Policy, SubscribeOptions, Subscription } from "./types.ts";

type Event = MarketEvent<unknown, Policy>;

/**
 * Keys of the events `gap` and `resumed`, which aren't records. With the `latest` policy, each event replaces the
 * unread event that has the same key.
 */
const GAP = "#gap";
const RESUMED = "#resumed";

/** Maximum milliseconds until new trades and candles appear in REST responses. */
const REST_DELAY_MS = 2000;

/** Maximum number of messages held while a gap is read over REST. */
const MAX_HELD = 1000;

/** Returns true if the topic's messages are changes to an earlier snapshot. */
const needsSnapshot = ({ merge }: Topic): boolean => merge === "fields";

/**
 * Delivers the records and gap events of a topic. Each method delivers events as its last step, because the caller's
 * callback may close the subscription.
 */
class MarketListener implements SubscriptionListener {
  readonly #context: SubscriptionContext;
  readonly #topic: Topic;
  readonly #stream: EventStream<Event>;
  readonly #reader: RecordReader;
  readonly #silence: SilenceWatch;
  readonly #snapshotRequests: SnapshotRequests;
  readonly #parameters: TopicParameters;
  readonly #held: HeldMessages;
  #gapReader: GapReader | undefined;
  #gapFrom: number | undefined;
  /** Controller that cancels the REST read of the gap. Undefined while no gap is read. */
  #filling: AbortController | undefined;
  /** Part of the gap that was already read over REST. */
  #filled: GapFill = { missed: 0 };

  constructor(
    context: SubscriptionContext,
    topic: Topic,
    parameters: TopicParameters,
    stream: EventStream<Event>,
    resubscribe: () => void,
  ) {
    this.#parameters = parameters;
    this.#held = new HeldMessages(stream, (message) => this.#deliver(message));
    this.#context = context;
    this.#topic = topic;
    this.#stream = stream;
    this.#reader = new RecordReader(topic);
    this.#silence = new SilenceWatch(context, topic, stream.topic);
    this.#snapshotRequests = new SnapshotRequests(context.clock, resubscribe);
  }

  onSubscribed(): void {
    const { trading, pongClock } = this.#context;
    this.#stream.markReady();
    this.#silence.start();
    this.#gapReader ??= createGapReader(trading, this.#topic, this.#parameters, pongClock.now());
    if (this.#reader.needsSnapshot) this.#snapshotRequests.expectSnapshot();
    else this.#endGap();
  }

  onMessage(message: StreamMessage): void {
    this.#silence.stop();
    if (!this.#held.isHolding) return this.#deliver(message);
    this.#held.add(message);
    if (this.#held.size > MAX_HELD) this.#giveUp(`more than ${MAX_HELD} messages arrived before REST responded`);
  }

  #deliver(message: StreamMessage): void {
    const { type } = message;
    if (needsSnapshot(this.#topic) && type !== "snapshot" && type !== "delta")
      return this.onUnusable(
        "A message of the topic is neither a snapshot nor a delta.",
        this.#context.pongClock.moment(),
      );
    const time = messageTime(message);
    const hadSnapshot = !this.#reader.needsSnapshot;
    const records = this.#reader.read(message);
    if (hadSnapshot && this.#reader.needsSnapshot)
      return this.onUnusable("The topic has more fields than the client stores.", this.#context.pongClock.moment());
    if (records.length === 0) return;
    this.#snapshotRequests.stop();
    if (this.#filling === undefined) this.#endGap();
    for (const data of records) {
      if (this.#gapReader?.take(data as Fields) === false) continue;
      // Compute the key only if it is needed, because this takes longer than the rest of the delivery.
      const record = this.#stream.replacesRecords ? this.#reader.nameOf(data) : "";
      this.#stream.push({ type: "update", data, time }, record);
    }
  }

  onUnusable(reason: string, { local: lastMessageAt }: Moment): void {
    this.#silence.stop();
    // If a gap is open, do nothing: the gap ends with the server's next message, or with a snapshot, which is requested
    // again if it doesn't arrive.
    if (this.#gapFrom !== undefined) return;
    this.#reader.reset();
    if (this.#reader.needsSnapshot) this.#snapshotRequests.start();
    this.#beginGap(reason, lastMessageAt);
    if (!this.#reader.needsSnapshot) this.#endGap();
  }

  onDown(reason: string, { local: lastMessageAt }: Moment): void {
    this.#reader.reset();
    this.stop();
    this.#beginGap(reason, lastMessageAt);
  }

  onFailed(error: StreamError): void {
    this.#stream.fail(error);
  }

  onClosed(): void {
    this.#stream.close();
  }

  stop(): void {
    this.#silence.stop();
    this.#snapshotRequests.stop();
    this.#filling?.abort();
    // Release the held messages before clearing `#filling`. Otherwise, these messages of an ended connection would end
    // the gap.
    this.#held.releaseNow();
    this.#filling = undefined;
  }

  #beginGap(reason: string, from: number): void {
    if (this.#gapFrom !== undefined) return;
    this.#gapFrom = from;
    this.#filled = { missed: 0 };
    this.#gapReader?.beginGap();
    this.#stream.push({ type: "gap", from, reason }, GAP);
  }

  #endGap(): void {
    if (this.#gapFrom === undefined) return;
    if (this.#gapReader === undefined) this.#resume();
    else if (this.#filling === undefined) void this.#fillGap(this.#gapReader);
  }

  #resume(): void {
    const from = this.#gapFrom;
    if (from === undefined) return;
    this.#gapFrom = undefined;
    this.#gapReader?.endGap();
    const filled = this.#gapReader === undefined ? {} : { filled: this.#filled };
    this.#stream.push({ type: "resumed", from, to: this.#context.clock.now(), ...filled }, RESUMED);
  }

  /**
   * Delivers the records that were missed in the gap, and then the messages that arrived meanwhile. Reads the missed
   * records a second time after `REST_DELAY_MS`, because REST may list the latest ones late, and then delivers
   * `resumed`.
   */
  async #fillGap(reader: GapReader): Promise<void> {
    const filling = new AbortController();
    this.#filling = filling;
    const { signal } = filling;
    this.#held.hold();
    const deliver = (data: Fields): void => {
      if (!signal.aborted && reader.take(data)) this.#deliverMissed(data);
    };
    try {
      for (const waitMs of [0, REST_DELAY_MS]) {
        await this.#wait(waitMs, signal);
        const lostUntil = await reader.read(this.#context.pongClock.now(), signal, deliver);
        if (signal.aborted) return;
        if (lostUntil !== undefined) this.#filled = { ...this.#filled, lostUntil };
        await this.#held.release();
      }
      this.#filling = undefined;
      this.#resume();
    } catch (error) {
      if (!signal.aborted) this.#giveUp(error instanceof Error ? error.message : String(error));
    }
  }

  #deliverMissed(data: Fields): void {
    this.#filled = { ...this.#filled, missed: this.#filled.missed + 1 };
    const record = this.#stream.replacesRecords ? this.#reader.nameOf(data) : "";
    const time = timestampOf(data["T"] ?? data["end"]);
    this.#stream.push({ type: "update", data, time, source: "rest" }, record);
  }

  /**
   * Handles a failure to read the missed records over REST: delivers `resumed` with the reason, and then the held
   * messages.
   */
  #giveUp(why: string): void {
    this.#filling?.abort();
    this.#filling = undefined;
    const lostFrom = this.#gapReader?.missingFrom ?? 0;
    this.#filled = { ...this.#filled, why: this.#context.redact(why), lostFrom };
    this.#resume();
    this.#held.releaseNow();
  }

  #wait(ms: number, signal: AbortSignal): Promise<void> {
    if (ms === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const cancel = this.#context.clock.after(ms, resolve);
      signal.addEventListener("abort", () => {
        cancel();
        reject(signal.reason as Error);
      });
    });
  }
}

/** Subscribes to a topic whose messages are delivered unchanged. */
export function subscribeMarket(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: SubscribeOptions<Event> = {},
): Subscription<Event> {
  const address = addressTopic(topic, parameters);
  const stream = new EventStream<Event>(address.text, choosePolicy(topic, options.policy), options, context);
  return openSubscription(stream, context, topic, address, needsSnapshot(topic), (resubscribe) => {
    return new MarketListener(context, topic, parameters ?? {}, stream, resubscribe);
  });
}
