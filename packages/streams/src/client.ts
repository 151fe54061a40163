import { createStreamSigner } from "@specwright/signing";
import { systemClock } from "@specwright/transport";
import { subscribeAccount } from "./account/subscribe-account.ts";
import { Turns } from "./account/turns.ts";
import { keepBook } from "./book/keep-book.ts";
import { TopicPool } from "./connection/topic-pool.ts";
import { safeListener } from "./debug.ts";
import { resolveEnvironment } from "./environment.ts";
import { InputError } from "./errors.ts";
import { topics } from "./generated/topics/index.ts";
import type { TopicApi } from "./generated/types/index.ts";
import { checkOptions, findWebSocket, type StreamsOptions } from "./options.ts";
import { ServerClock } from "./server-clock.ts";
import type { SubscriptionContext } from "./subscriptions/context.ts";
import { subscribeMarket } from "./subscriptions/market.ts";
import type { TopicParameters } from "./subscriptions/topic-text.ts";
import type { Topic } from "./topic.ts";

/** Every topic as a method. */
export interface TradingStreams extends TopicApi, AsyncDisposable {
  /** Ends every subscription and closes every connection. */
  close(): void;
}

type Method = (...args: readonly unknown[]) => unknown;

/** Topics without parameters have their options first. */
function splitArguments(topic: Topic, args: readonly unknown[]) {
  const hasParameters = Object.keys(topic.parameters).length > 0 || topic.servers.length > 1;
  const [parameters, options] = hasParameters ? args : [undefined, args[0]];
  return { parameters: parameters as TopicParameters | undefined, options: options as object | undefined };
}

function chooseSubscribe(topic: Topic) {
  if (topic.merge === "levels") return keepBook;
  return topic.servers.includes("private") ? subscribeAccount : subscribeMarket;
}

function createMethod(context: SubscriptionContext, topic: Topic, hasCredentials: boolean): Method {
  return (...args) => {
    const { parameters, options } = splitArguments(topic, args);
    if (topic.servers.includes("private") && !hasCredentials) {
      throw new InputError(topic.name, "credentials", "must be among the options of the client");
    }
    return chooseSubscribe(topic)(context, topic, parameters, options);
  };
}

/**
 * Creates a client of the streams. Nothing is opened until the first subscription.
 *
 * @throws {InputError} for an unknown or malformed option
 * @throws {SigningError} `invalid-options` for an unusable key; no message contains what was given
 */
export function createTradingStreams(options: StreamsOptions = {}): TradingStreams {
  checkOptions(options);
  const { credentials, clock = systemClock, random = Math.random, heartbeat = {} } = options;
  const debug = safeListener(options.onDebug);
  const serverClock = new ServerClock(clock);
  const pool = new TopicPool(resolveEnvironment(options.environment), {
    Socket: findWebSocket(options.webSocket),
    clock,
    serverClock,
    random,
    heartbeat,
    signer: credentials && createStreamSigner(credentials),
    debug,
  });
  const context = { pool, clock, serverClock, random, debug, trading: options.trading, turns: new Turns() };
  const methods = Object.entries(topics).map(([name, topic]): [string, Method] => [
    name,
    createMethod(context, topic, credentials !== undefined),
  ]);
  const close = () => pool.close();
  return {
    ...Object.fromEntries(methods),
    close,
    [Symbol.asyncDispose]: async () => close(),
  } as unknown as TradingStreams;
}
