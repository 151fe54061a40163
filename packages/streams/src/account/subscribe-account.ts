import type { SubscriptionContext } from "../subscriptions/context.ts";
import { EventStream } from "../subscriptions/event-stream.ts";
import { choosePolicy } from "../subscriptions/policy.ts";
import { addressTopic, type TopicParameters } from "../subscriptions/topic-text.ts";
import type { ListenOptions, Subscription } from "../subscriptions/types.ts";
import type { Topic } from "../topic.ts";
import { AccountFeed } from "./account-feed.ts";
import { RestReader } from "./rest-reader.ts";
import type { AccountEvent } from "./types.ts";

type Event = AccountEvent<unknown>;

/** Subscribes to a topic of the account, and reconciles its gaps where the topic and the options allow it. */
export function subscribeAccount(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: ListenOptions<Event> = {},
): Subscription<Event> {
  const { pool, trading } = context;
  const { text, server } = addressTopic(topic, parameters);
  const stream = new EventStream<Event>(text, choosePolicy(topic, undefined), options);
  const canReconcile = trading !== undefined && topic.twin !== undefined;
  const rest = canReconcile ? new RestReader(trading, topic.twin, topic.key, parameters) : undefined;
  const feed = new AccountFeed(context, topic, stream, rest);
  const handle = pool.listen(topic, server, text, feed, false);
  stream.brakeWith(handle);
  stream.onEnd(() => {
    feed.stop();
    handle.release();
  });
  return stream;
}
