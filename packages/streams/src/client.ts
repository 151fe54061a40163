import { createStreamSigner } from "@specwright/signing";
import { createRedactor, InputError, ServerClock, systemClock, watchDrift } from "@specwright/transport";
import { subscribeAccount } from "./account/subscribe-account.ts";
import { keepAccount } from "./account-state/account-state.ts";
import type { AccountState, AccountStateOptions } from "./account-state/types.ts";
import { subscribeBook } from "./book/subscribe-book.ts";
import { subscribeFullBook } from "./book/subscribe-full-book.ts";
import { PongClock } from "./connection/pings.ts";
import { TopicPool } from "./connection/topic-pool.ts";
import { safeListener } from "./debug.ts";
import { resolveEnvironment, type CustomEnvironment } from "./environment.ts";
import { topics } from "./generated/topics/index.ts";
import type { AccountTopic, TopicApi } from "./generated/types/index.ts";
import {
  findWebSocket,
  readStreamsOptions,
  type Credentials,
  type StreamsOptions,
  type TradingCalls,
} from "./options.ts";
import { subscribeMarket } from "./subscriptions/market.ts";
import { LISTEN_OPTIONS, readSubscribeOptions, splitArguments, SUBSCRIBE_OPTIONS } from "./subscriptions/arguments.ts";
import type { SubscriptionContext } from "./subscriptions/event-stream.ts";
import type { Topic } from "./topic.ts";
import { findTopic, type TopicCategory, type TopicMethod } from "./topic-by-text.ts";
import { withTradingDefaults } from "./trading-client.ts";
import { createTrade } from "./trade/create-trade.ts";
import type { OrderEntry } from "./trade/order-entry.ts";
import type { NoOrderEntry } from "./trade/types.ts";

/** Members that every streams client has in addition to its topic methods. */
interface StreamsClient<Orders> extends AsyncDisposable {
  /** Order requests over the socket. Each request is sent once, and its promise always settles. */
  readonly trade: Orders;
  /** Ends every subscription and order request, and closes every connection. */
  close(): void;
}

/** Method for the current state of the account. */
interface AccountKeeping {
  /**
   * Keeps open orders, positions and balances up to date from the account's streams and from REST. Compares them with
   * REST every `auditMs`. Needs the client options `credentials` and `trading`.
   *
   * @throws {InputError} without `credentials` or `trading`, or for an unknown or malformed option
   */
  accountState(options?: AccountStateOptions): AccountState;
}

/** All topics as methods, the current account state, and order requests over the socket. */
export interface TradingStreams<Orders = OrderEntry> extends TopicApi, AccountKeeping, StreamsClient<Orders> {
  /** Subscribes to any topic by its topic string, such as `orderbook.50.BTCUSDT`. */
  readonly topic: TopicMethod;
}

/** Market data topics as methods. Account events and orders need the `credentials` or `trading` option. */
export interface StreamsWithoutCredentials
  extends
    Omit<TopicApi, AccountTopic>,
    StreamsClient<NoOrderEntry<"Orders need the client option credentials or trading.">> {
  /** Subscribes to any market data topic by its topic string, such as `orderbook.50.BTCUSDT`. */
  readonly topic: TopicMethod<Exclude<TopicCategory, "private">>;
}

/** A demo environment of the platform, or a custom host with demo accounts. */
type Demo = "demo" | (CustomEnvironment & { readonly kind: "demo" });

type Method = (...args: readonly unknown[]) => unknown;

/** Returns the function that subscribes to a topic. It depends on the kind of the topic's messages. */
function subscriberOf({ merge, snapshot, servers }: Topic) {
  if (merge === "levels") return snapshot === "rest" ? subscribeFullBook : subscribeBook;
  return servers.includes("private") ? subscribeAccount : subscribeMarket;
}

function requireCredentials(operation: string, hasCredentials: boolean): void {
  if (!hasCredentials) throw new InputError(operation, "credentials", "must be set in the client's options", undefined);
}

function createMethod(context: SubscriptionContext, topic: Topic, hasCredentials: boolean): Method {
  const subscribe = subscriberOf(topic);
  const known = subscribe === subscribeMarket ? SUBSCRIBE_OPTIONS : LISTEN_OPTIONS;
  return (...args) => {
    const { parameters, options } = splitArguments(topic, args);
    if (topic.servers.includes("private")) requireCredentials(topic.name, hasCredentials);
    return subscribe(context, topic, parameters, readSubscribeOptions(topic.name, options, known));
  };
}

/**
 * Creates the method that subscribes by topic string. A topic in the specification is subscribed through its own
 * method. The messages of any other topic are delivered unchanged.
 */
function createTopicMethod(
  context: SubscriptionContext,
  methods: ReadonlyMap<string, Method>,
  hasCredentials: boolean,
): Method {
  return (text, given, options) => {
    const found = findTopic(text, given);
    const { topic } = found;
    if (!found.isRaw) {
      const method = methods.get(topic.name) as Method;
      return Object.keys(found.parameters).length === 0 ? method(options) : method(found.parameters, options);
    }
    const subscription = createMethod(context, topic, hasCredentials)(options);
    context.debug({ type: "raw-topic", topic: topic.address, category: found.category });
    return subscription;
  };
}

/**
 * Creates a streams client. It opens no connection until the first subscription or order.
 *
 * @throws {InputError} for an unknown or malformed option, or if the client in `trading` has another account or
 * environment
 * @throws {SigningError} `invalid-options` for an unusable key; messages never contain the rejected value
 */
export function createTradingStreams(
  options: StreamsOptions & { readonly environment: Demo; readonly credentials: Credentials },
): TradingStreams<NoOrderEntry<"Demo accounts have no orders over the socket: send them with the REST client.">>;
export function createTradingStreams(
  options: StreamsOptions & ({ readonly credentials: Credentials } | { readonly trading: TradingCalls }),
): TradingStreams<OrderEntry>;
export function createTradingStreams(options?: StreamsOptions): StreamsWithoutCredentials;
export function createTradingStreams(given: StreamsOptions = {}): TradingStreams<never> {
  const { options, limits } = withTradingDefaults(readStreamsOptions(given));
  const { credentials, clock = systemClock, random = Math.random, heartbeat = {} } = options;
  const debug = safeListener(options.onDebug);
  // Copied, because the caller may wipe or change the object while the server still echoes the key.
  const secrets = Object.values(credentials ?? {}).filter((value) => typeof value === "string");
  const serverClock = new ServerClock(() => clock.now());
  const connections = {
    Socket: findWebSocket(options),
    clock,
    serverClock,
    pongClock: new PongClock(clock),
    random,
    heartbeat,
    signer: credentials && createStreamSigner(credentials),
    redact: createRedactor(secrets),
    debug,
    drift: watchDrift(options.responses, options.onDrift),
    maxMessageLength: options.maxMessageLength ?? 2 ** 24,
  };
  const findBaseUrl = resolveEnvironment(options.environment);
  const pool = new TopicPool(findBaseUrl, connections);
  const trade = createTrade({ findBaseUrl, connections, options, secrets, limits });
  const { trading } = options;
  const { redact, pongClock } = connections;
  const context = { pool, clock, pongClock, random, redact, debug, trading };
  const hasCredentials = credentials !== undefined;
  const methods = new Map(
    Object.entries(topics).map(([name, topic]) => [name, createMethod(context, topic, hasCredentials)]),
  );
  const close = () => {
    pool.close();
    trade.close();
  };
  return {
    ...Object.fromEntries(methods),
    topic: createTopicMethod(context, methods, hasCredentials),
    accountState: (accountOptions?: AccountStateOptions) => {
      requireCredentials("accountState", hasCredentials);
      return keepAccount(context, trading, accountOptions);
    },
    trade: trade.api,
    close,
    [Symbol.asyncDispose]: async () => close(),
  } as unknown as TradingStreams<never>;
}
