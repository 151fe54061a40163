import { elapsed } from "@specwright/transport";
import { StreamError } from "../errors.ts";
import { addressTopic, choosePolicy, type TopicParameters } from "../subscriptions/arguments.ts";
import {
  EventStream,
  openSubscription,
  type SubscriptionContext,
  type SubscriptionListener,
} from "../subscriptions/event-stream.ts";
import type { ListenOptions, Subscription } from "../subscriptions/types.ts";
import type { Topic } from "../topic.ts";
import type { AccountFeed } from "./account-feed.ts";
import type { AccountEvent } from "./types.ts";

type Event = AccountEvent<unknown>;

/**
 * The module that turns messages into events. It is loaded with the first account topic, because most pages only show
 * market data.
 */
let Feed: typeof AccountFeed | undefined;

const NOT_LOADED =
  "A file of the client failed to load, so nothing was subscribed. Check the network, then subscribe again.";

async function loadFeed(): Promise<void> {
  try {
    ({ AccountFeed: Feed } = await import("./account-feed.ts"));
  } catch (cause) {
    throw new StreamError("network", NOT_LOADED, { cause });
  }
}

/**
 * Creates a listener that passes messages to the topic's `AccountFeed`. The topic is requested only after this class
 * has loaded, so no message is lost.
 */
function createListener(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  stream: EventStream<Event>,
): SubscriptionListener {
  const createdAt = elapsed(context.clock);
  const createFeed = () => Feed && new Feed(context, topic, parameters, stream, createdAt);
  let feed = createFeed();
  const load = async (): Promise<void> => {
    await loadFeed();
    feed = createFeed();
  };
  return {
    load: feed === undefined ? load : undefined,
    onSubscribed: () => feed?.onSubscribed(),
    onMessage: (message) => feed?.onMessage(message),
    onUnusable: (reason, lastMessageAt) => feed?.onUnusable(reason, lastMessageAt),
    onDown: (reason, lastMessageAt) => feed?.onDown(reason, lastMessageAt),
    onFailed: (error) => stream.fail(error),
    onClosed: () => stream.close(),
    stop: () => feed?.stop(),
  };
}

/** Subscribes to an account topic, and reconciles its gaps if the topic and the options support it. */
export function subscribeAccount(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: ListenOptions<Event> = {},
): Subscription<Event> {
  const address = addressTopic(topic, parameters);
  const stream = new EventStream<Event>(address.text, choosePolicy(topic, undefined), options, context);
  return openSubscription(stream, context, topic, address, false, () =>
    createListener(context, topic, parameters, stream),
  );
}
