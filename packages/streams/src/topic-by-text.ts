import { checkKnownNames, didYouMean, InputError, textOf } from "@specwright/transport";
import type { AccountEvent } from "./account/types.ts";
import type { BookEvent, OrderBook } from "./book/types.ts";
import type { ServerName } from "./generated/servers.ts";
import { topics } from "./generated/topics/index.ts";
import type { TopicApi, TopicMethods } from "./generated/types/index.ts";
import { readParameters, type ParsedTopic } from "./parse-topic.ts";
import { isTopicPart, type TopicParameters } from "./subscriptions/arguments.ts";
import type { ListenOptions, MarketEvent, Policy, SubscribeOptions, Subscription } from "./subscriptions/types.ts";
import type { Topic } from "./topic.ts";

/**
 * Server group of a topic: a market data category such as `linear`, or another group such as `private` for topics of
 * the account.
 */
export type TopicCategory = Exclude<ServerName, "trade">;

const CATEGORIES: readonly TopicCategory[] = [
  "spot",
  "linear",
  "inverse",
  "option",
  "spread",
  "rfq",
  "earn",
  "status",
  "private",
];

/** Received message, including its topic. Integers beyond 2^53 - 1 are `bigint`. */
export type RawMessage = Readonly<Record<string, unknown>>;

/** Topic methods for a topic string, by category. `never` for a string that isn't in the specification. */
type MethodsOf<Text extends string> =
  ParsedTopic<Text> extends { readonly address: infer Address } ? TopicMethods[Address & keyof TopicMethods] : never;

type NameIn<Methods> = Methods[keyof Methods] & keyof TopicApi;

/** Events of a topic whose topic string isn't known at compile time. */
type AnyEvent = MarketEvent<unknown, Policy> | AccountEvent<unknown> | BookEvent<readonly string[]>;

type RawSubscription<Category> = [Category] extends ["private"]
  ? Subscription<AccountEvent<RawMessage>>
  : Subscription<MarketEvent<RawMessage, Policy>>;

/**
 * Subscription to a topic string: the type that the topic's method returns, or a subscription to whole messages if the
 * string isn't in the specification.
 */
export type TopicSubscription<Text extends string, Category extends TopicCategory | undefined> = string extends Text
  ? Subscription<AnyEvent>
  : [MethodsOf<Text>] extends [never]
    ? RawSubscription<Category>
    : [Category] extends [undefined]
      ? ReturnType<TopicApi[NameIn<MethodsOf<Text>>]>
      : [Category] extends [keyof MethodsOf<Text>]
        ? ReturnType<TopicApi[MethodsOf<Text>[Category] & keyof TopicApi]>
        : RawSubscription<Category>;

type OptionsOf<Found> =
  Found extends OrderBook<infer Level>
    ? ListenOptions<BookEvent<Level>>
    : Found extends Subscription<infer Event>
      ? [Extract<Event, { readonly type: "reconciled" }>] extends [never]
        ? SubscribeOptions<Event>
        : ListenOptions<Event>
      : never;

/** Arguments after the topic string. The category is optional for a topic that exists in a single category. */
type ArgumentsOf<Text extends string, Category, Allowed, Options> = [MethodsOf<Text>] extends [never]
  ? [parameters: { readonly category: Category & Allowed }, options?: Options]
  : [keyof MethodsOf<Text> & Allowed] extends [never]
    ? [parameters: { readonly category: never }]
    : [keyof MethodsOf<Text> & ("spot" | "linear" | "inverse" | "option")] extends [never]
      ? [parameters?: { readonly category?: Category & Allowed }, options?: Options]
      : [parameters: { readonly category: Category & Allowed }, options?: Options];

/**
 * Subscribes to any topic by its topic string. For a topic in the specification, returns the same subscription as the
 * topic's method: `topic("publicTrade.BTCUSDT", { category: "linear" })` equals `publicTrade({ category: "linear",
 * symbol: "BTCUSDT" })`. Any other string is sent unchanged. Each of its messages is then an update whose `data` is the
 * whole message, and `onDebug` receives `raw-topic`.
 *
 * @throws {InputError} for a malformed string, a missing or unknown category, an option that the topic doesn't have, or
 * `private` without credentials
 */
export type TopicMethod<Allowed extends TopicCategory = TopicCategory> = <
  const Text extends string,
  const Category extends TopicCategory | undefined = undefined,
>(
  text: Text,
  ...args: ArgumentsOf<Text, Category, Allowed, OptionsOf<TopicSubscription<Text, Category>>>
) => TopicSubscription<Text, Category>;

/** Topic in the specification with the parameters from its topic string, or a topic that isn't in the specification. */
export type FoundTopic =
  | { readonly topic: Topic; readonly parameters: TopicParameters; readonly isRaw: false }
  | { readonly topic: Topic; readonly category: TopicCategory; readonly isRaw: true };

function readCategory(given: unknown): TopicCategory | undefined {
  const { category }: { readonly category?: unknown } = checkKnownNames("topic", given ?? {}, ["category"]);
  const known = CATEGORIES.find((one) => one === category);
  if (category === undefined || known !== undefined) return known;
  const rule = `must be one of ${CATEGORIES.join(", ")}${didYouMean(textOf(category), CATEGORIES)}`;
  throw new InputError("topic", "category", rule, category);
}

/**
 * Finds the topic for a topic string.
 *
 * @throws {InputError} for a malformed string, or an unknown or missing category
 */
export function findTopic(text: unknown, given: unknown): FoundTopic {
  if (typeof text !== "string" || !isTopicPart(text))
    throw new InputError("topic", "text", "must be a string without spaces or commas", text);
  const category = readCategory(given);
  const matches = Object.values(topics).flatMap((topic) => {
    const parameters = readParameters(topic, text);
    return parameters === undefined ? [] : [{ topic, parameters, isRaw: false as const }];
  });
  const available = matches.flatMap(({ topic }) => topic.servers);
  const chosen = category ?? (available.length === 1 ? available[0] : undefined);
  if (chosen === undefined || chosen === "trade") {
    const values = available.length === 0 ? CATEGORIES : available;
    throw new InputError("topic", "category", `must be one of ${values.join(", ")}`, category);
  }
  const found = matches.find(({ topic }) => topic.servers.includes(chosen));
  if (found === undefined)
    return {
      topic: { name: "topic", address: text, servers: [chosen], parameters: {}, merge: "raw" },
      category: chosen,
      isRaw: true,
    };
  const { servers } = found.topic;
  return servers.length === 1 ? found : { ...found, parameters: { ...found.parameters, category: chosen } };
}
