import type { Topic } from "../topic.ts";
import type { SubscriptionContext } from "./context.ts";
import { EventStream } from "./event-stream.ts";
import { choosePolicy } from "./policy.ts";
import { messageTime, RecordReader } from "./records.ts";
import { SilenceWatch } from "./silence-watch.ts";
import { addressTopic, type TopicParameters } from "./topic-text.ts";
import type { MarketEvent, Policy, SubscribeOptions, Subscription } from "./types.ts";

type Event = MarketEvent<unknown, Policy>;

/** Names of events that are no records, for the policy `latest`: each replaces the one before. */
const GAP = "#gap";
const RESUMED = "#resumed";

/** Subscribes to a topic whose messages are delivered as they come, with the gaps between connections. */
export function subscribeMarket(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: SubscribeOptions<Event> = {},
): Subscription<Event> {
  const { pool, clock } = context;
  const { text, server } = addressTopic(topic, parameters);
  const policy = choosePolicy(topic, options.policy);
  const reader = new RecordReader(topic);
  const silence = new SilenceWatch(context, topic, text);
  let gapFrom: number | undefined;
  const stream = new EventStream<Event>(text, policy, options);
  const listener = {
    onSubscribed: () => {
      stream.markReady();
      silence.start();
      if (gapFrom === undefined) return;
      stream.push({ type: "resumed", from: gapFrom, to: clock.now() }, RESUMED);
      gapFrom = undefined;
    },
    onMessage: (message: Readonly<Record<string, unknown>>) => {
      silence.stop();
      const time = messageTime(message);
      for (const { data, record } of reader.read(message)) stream.push({ type: "update", data, time }, record);
    },
    onDown: (reason: string, heardAt: number) => {
      reader.reset();
      silence.stop();
      if (gapFrom !== undefined) return;
      gapFrom = heardAt;
      stream.push({ type: "gap", from: gapFrom, reason }, GAP);
    },
    onFailed: stream.fail.bind(stream),
    onClosed: stream.close.bind(stream),
  };
  const handle = pool.listen(topic.name, server, text, listener, topic.merge === "fields");
  stream.onEnd(() => {
    silence.stop();
    handle.release();
  });
  return stream;
}
