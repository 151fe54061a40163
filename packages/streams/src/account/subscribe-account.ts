import type { SubscriptionContext } from "../subscriptions/context.ts";
import { EventStream, openSubscription } from "../subscriptions/event-stream.ts";
import { choosePolicy } from "../subscriptions/subscribe-options.ts";
import { addressTopic, type TopicParameters } from "../subscriptions/topic-text.ts";
import type { ListenOptions, Subscription } from "../subscriptions/types.ts";
import type { Topic } from "../topic.ts";
import { AccountFeed, type LoadReader } from "./account-feed.ts";
import type { AccountEvent } from "./types.ts";

type Event = AccountEvent<unknown>;

/** Loads what reads the topic over REST; undefined where the topic or the options do not allow it. */
function readerOf(
  { trading }: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
): LoadReader | undefined {
  const { restSource } = topic;
  if (trading === undefined || restSource === undefined) return undefined;
  return async () => {
    const { RestReader } = await import("./rest-reader.ts");
    return new RestReader(trading, restSource, topic, parameters);
  };
}

/** Subscribes to a topic of the account, and reconciles its gaps where the topic and the options allow it. */
export function subscribeAccount(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: ListenOptions<Event> = {},
): Subscription<Event> {
  const address = addressTopic(topic, parameters);
  const stream = new EventStream<Event>(address.text, choosePolicy(topic, undefined), options);
  const createListener = () => new AccountFeed(context, topic, stream, readerOf(context, topic, parameters));
  return openSubscription(stream, context, topic, address, false, createListener);
}
