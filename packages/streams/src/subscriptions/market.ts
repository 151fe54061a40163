import { messageTime, type StreamMessage } from "../message.ts";
import type { Moment } from "../connection/pings.ts";
import type { StreamError } from "../errors.ts";
import type { Topic } from "../topic.ts";
import { EventStream, openSubscription, type SubscriptionContext, type SubscriptionListener } from "./event-stream.ts";
import { addressTopic, choosePolicy, type TopicParameters } from "./arguments.ts";
import { RecordReader } from "./records.ts";
import { Resync, SilenceWatch } from "./silence.ts";
import type { MarketEvent, Policy, SubscribeOptions, Subscription } from "./types.ts";

type Event = MarketEvent<unknown, Policy>;

/** Names of events that are no records, for the policy `latest`: each replaces the one before. */
const GAP = "#gap";
const RESUMED = "#resumed";

/** Whether messages are changes, which mean nothing without a snapshot before them. */
const needsSnapshot = ({ merge }: Topic): boolean => merge === "fields";

/** Delivers the records of a topic as they come, with its gaps. Events come last: the caller may close the subscription. */
class MarketListener implements SubscriptionListener {
  readonly #context: SubscriptionContext;
  readonly #topic: Topic;
  readonly #stream: EventStream<Event>;
  readonly #reader: RecordReader;
  readonly #silence: SilenceWatch;
  readonly #resync: Resync;
  #gapFrom: number | undefined;

  constructor(context: SubscriptionContext, topic: Topic, stream: EventStream<Event>, resubscribe: () => void) {
    this.#context = context;
    this.#topic = topic;
    this.#stream = stream;
    this.#reader = new RecordReader(topic);
    this.#silence = new SilenceWatch(context, topic, stream.topic);
    this.#resync = new Resync(context.clock, resubscribe);
  }

  onSubscribed(): void {
    this.#stream.markReady();
    this.#silence.start();
    if (this.#reader.needsSnapshot) this.#resync.expectSnapshot();
    else this.#endGap();
  }

  onMessage(message: StreamMessage): void {
    this.#silence.stop();
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
      return this.onUnusable("The topic has more fields than the client keeps.", this.#context.pongClock.moment());
    if (records.length === 0) return;
    this.#resync.stop();
    this.#endGap();
    for (const data of records) {
      // A name takes longer than the rest of the delivery.
      const record = this.#stream.replacesRecords ? this.#reader.nameOf(data) : "";
      this.#stream.push({ type: "update", data, time }, record);
    }
  }

  onUnusable(reason: string, { local: heardAt }: Moment): void {
    this.#silence.stop();
    // An open gap waits for the server, or for a snapshot that is asked for again if it does not come.
    if (this.#gapFrom !== undefined) return;
    this.#reader.reset();
    if (this.#reader.needsSnapshot) this.#resync.start();
    this.#beginGap(reason, heardAt);
    if (!this.#reader.needsSnapshot) this.#endGap();
  }

  onDown(reason: string, { local: heardAt }: Moment): void {
    this.#reader.reset();
    this.stop();
    this.#beginGap(reason, heardAt);
  }

  onFailed(error: StreamError): void {
    this.#stream.fail(error);
  }

  onClosed(): void {
    this.#stream.close();
  }

  stop(): void {
    this.#silence.stop();
    this.#resync.stop();
  }

  #beginGap(reason: string, from: number): void {
    if (this.#gapFrom !== undefined) return;
    this.#gapFrom = from;
    this.#stream.push({ type: "gap", from, reason }, GAP);
  }

  #endGap(): void {
    const from = this.#gapFrom;
    if (from === undefined) return;
    this.#gapFrom = undefined;
    this.#stream.push({ type: "resumed", from, to: this.#context.clock.now() }, RESUMED);
  }
}

/** Subscribes to a topic whose messages are delivered as they come. */
export function subscribeMarket(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: SubscribeOptions<Event> = {},
): Subscription<Event> {
  const address = addressTopic(topic, parameters);
  const stream = new EventStream<Event>(address.text, choosePolicy(topic, options.policy), options, context);
  return openSubscription(stream, context, topic, address, needsSnapshot(topic), (resubscribe) => {
    return new MarketListener(context, topic, stream, resubscribe);
  });
}
