/** Subscribes to every topic of a live service over plain sockets, and compares the messages with the specification. */
import { createStreamSigner } from "@specwright/signing";
import type { Credentials } from "@specwright/trading";
import type { Comparison } from "./compare.ts";
import type { LiveValues } from "./inputs.ts";
import type { LiveRun, Silence } from "./run.ts";
import type { ComparedTopic, Specification } from "./specification.ts";

/** Part of a WebSocket that the comparison uses. */
export type ListeningSocket = Pick<WebSocket, "send" | "close" | "addEventListener">;

/** Topic on one server, with its parameters and the topic name that the subscription sends. */
interface Subscription {
  readonly id: string;
  /** Name of the subscription in progress messages and reports. */
  readonly name: string;
  readonly topic: ComparedTopic;
  readonly server: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Listening {
  readonly run: LiveRun;
  readonly specification: Specification;
  readonly comparison: Comparison;
  readonly values: LiveValues;
  /**
   * Returns the URL of a server without a path, such as `wss://stream.bybit.com`. Undefined if the environment lacks
   * the server.
   */
  readonly hostOf: (server: string) => string | undefined;
  readonly open: (url: string) => ListeningSocket;
  readonly credentials?: Credentials | undefined;
  readonly now: () => number;
  /** Signal that ends the wait for messages. */
  readonly endOfWait: AbortSignal;
  /** Number of messages after which a topic counts as reached. */
  readonly messages: number;
  /** Returns the number of records that an operation lists with a time between two times, in milliseconds. */
  readonly listedBetween: (
    operationId: string,
    input: { readonly category: string; readonly symbol: string | undefined },
    between: readonly [since: number, until: number],
  ) => Promise<number>;
  /** Called after the servers have accepted the subscriptions, to cause messages on account topics. */
  readonly whileSubscribed?: (() => Promise<void>) | undefined;
}

/** Symbols to subscribe to if the specification lists none, by server. For other servers: BTCUSDT. */
const usualSymbols: Readonly<Record<string, string>> = { inverse: "BTCUSD", option: "BTC", spread: "SOLUSDT_SOL/USDT" };

const listedValues = (name: string, { parameters }: ComparedTopic, server: string): readonly string[] | undefined =>
  parameters[name]?.[server] ?? parameters[name]?.[""];

/**
 * Returns the value of a topic's parameter: the first value that the specification lists for the server, or a symbol
 * from an earlier response.
 */
const valueOf = (name: string, topic: ComparedTopic, server: string, { values }: Listening): string =>
  listedValues(name, topic, server)?.[0] ?? values.symbol(server, usualSymbols[server] ?? "BTCUSDT");

/**
 * Returns the name of a topic in progress and reports: `topic greeks`, or `topic kline (spot)` if it has several servers,
 * or `topic orderBook (spot 50)` for a depth other than the first.
 */
export const topicName = (
  id: string,
  { servers }: Pick<ComparedTopic, "servers">,
  server: string,
  depth?: string,
): string => {
  const parts = [...(servers.length === 1 ? [] : [server]), ...(depth === undefined ? [] : [depth])];
  return parts.length === 0 ? `topic ${id}` : `topic ${id} (${parts.join(" ")})`;
};

const noMessage = "no message arrived in time";

/**
 * Returns the meaning of a missing message. A public topic must send one if it is pushed without changes, or if REST
 * returns the state that it pushes. Another public topic must send one if an earlier run received one. An account topic
 * need not, because its messages depend on the account's activity.
 */
function silenceOf({ topic, server }: Subscription, { specification, run }: Listening): Silence {
  if (specification.servers[server]?.isPrivate === true) return "expected";
  const isExpected = topic.isRegular || topic.snapshot.some((operationId) => run.isReached(operationId));
  return isExpected ? "unexpected" : "unless-seen";
}

/** Milliseconds after which a new subscription must receive every event. It may miss earlier events. */
const delayMs = 2000;

/**
 * Minimum number of events that REST must list before a topic that sent none is reported. Fewer events prove nothing,
 * because the server may not have pushed the newest ones yet.
 */
const enoughEvents = 3;

/**
 * Checks a public topic that sent no event. If REST lists events from the time of the subscription, the topic should
 * have sent them.
 */
async function checkEvents(
  subscription: Subscription,
  [since, until]: readonly [since: number, until: number],
  listening: Listening,
): Promise<void> {
  const { topic, server, parameters } = subscription;
  const { run } = listening;
  const between = [since + delayMs, until] as const;
  const isSilent = run.missed.get(subscription.name) === noMessage;
  if (!isSilent || silenceOf(subscription, listening) !== "unless-seen" || between[0] >= between[1]) return;
  for (const operationId of topic.reconcile) {
    if (run.signal.aborted) return;
    const input = { category: server, symbol: parameters["symbol"] };
    if ((await listening.listedBetween(operationId, input, between)) >= enoughEvents)
      run.miss(subscription.name, noMessage, "unexpected");
  }
}

/** Returns a subscription for each topic on each of its servers, and for each depth of an order book. */
const subscriptionsOf = (listening: Listening): Subscription[] =>
  Object.entries(listening.specification.topics).flatMap(([id, topic]) =>
    topic.servers.flatMap((server) => {
      const names = Object.keys(topic.parameters);
      const usual: Record<string, string> = Object.fromEntries(
        names.map((name) => [name, valueOf(name, topic, server, listening)]),
      );
      const depths: readonly (string | undefined)[] = listedValues("depth", topic, server) ?? [undefined];
      return depths.map((depth) => {
        const parameters: Record<string, string> = { ...usual, ...(depth === undefined ? {} : { depth }) };
        const text = topic.address.replaceAll(/\{([^}]+)\}/g, (_, name: string) => parameters[name] ?? "");
        const name = topicName(id, topic, server, depth === depths[0] ? undefined : depth);
        return { id, name, topic, server, parameters, text };
      });
    }),
  );

/**
 * Frame of a stream. A reply to a subscribe request has the request's ID, except on the option and spread servers,
 * whose replies list the topics instead.
 */
interface ReceivedFrame {
  readonly topic?: string;
  readonly op?: string;
  readonly success?: boolean;
  readonly req_id?: string;
  readonly type?: string;
  readonly data?: { readonly successTopics?: readonly string[]; readonly failTopics?: readonly string[] };
}

/** Connection to a server, with the topics that haven't been reached yet. */
class Connection {
  readonly #waiting = new Map<string, { readonly subscription: Subscription; left: number }>();
  readonly #subscribed = new Set<string>();
  #endSubscribing = (): void => {};
  #settle = (): void => {};
  #unanswered: number;
  readonly #socket: ListeningSocket;
  readonly #listening: Listening;
  readonly done: Promise<void>;
  /** Promise that resolves when the server has replied to every subscription, or when the connection has ended. */
  readonly subscribed = new Promise<void>((resolve) => {
    this.#endSubscribing = resolve;
  });

  constructor(url: string, subscriptions: readonly Subscription[], isPrivate: boolean, listening: Listening) {
    this.#listening = listening;
    this.#unanswered = subscriptions.length;
    for (const subscription of subscriptions) {
      this.#waiting.set(subscription.text, { subscription, left: listening.messages });
      this.#subscribed.add(subscription.text);
    }
    this.#socket = listening.open(url);
    this.done = new Promise((resolve) => {
      this.#settle = resolve;
    });
    const { endOfWait, run } = listening;
    const stop = (): void =>
      this.#end(noMessage, (subscription) => (run.signal.aborted ? "expected" : silenceOf(subscription, listening)));
    if (endOfWait.aborted || run.signal.aborted) stop();
    for (const signal of [endOfWait, run.signal]) signal.addEventListener("abort", stop, { once: true });
    this.#socket.addEventListener("open", () => void this.#begin(isPrivate));
    this.#socket.addEventListener("error", () => this.#end("the connection failed"));
    this.#socket.addEventListener("close", () => this.#end("the connection was closed"));
    this.#socket.addEventListener("message", ({ data }) => {
      try {
        if (typeof data !== "string") throw new TypeError("The frame is binary.");
        this.#receive(data);
      } catch {
        run.cannotCompare(`a frame of ${new URL(url).pathname} that is binary, not JSON, or not a message`);
      }
      if (this.#waiting.size === 0) this.#end("");
    });
  }

  /** Closes the connection. Records each topic that sent no message as missed, with this reason. */
  #end(reason: string, silence: (subscription: Subscription) => Silence = () => "unexpected"): void {
    for (const { subscription } of this.#waiting.values())
      this.#listening.run.miss(subscription.name, reason, silence(subscription));
    this.#waiting.clear();
    this.#socket.close();
    this.#endSubscribing();
    this.#settle();
  }

  async #begin(isPrivate: boolean): Promise<void> {
    const { credentials, now } = this.#listening;
    if (!isPrivate || credentials === undefined) return this.#subscribe();
    this.#send({ op: "auth", args: await createStreamSigner(credentials).authenticate(now() + 10_000) });
  }

  /** Authenticates if needed, then subscribes. Before authentication, the server would refuse account topics. */
  #subscribe(): void {
    // Send one request per topic, because the server refuses all topics of a request if it refuses one of them.
    for (const topic of this.#waiting.keys()) this.#send({ op: "subscribe", req_id: topic, args: [topic] });
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  #receive(text: string): void {
    const message = Object(JSON.parse(text)) as ReceivedFrame;
    if (message.op === "auth" && message.success === true) this.#subscribe();
    if (message.op === "auth" && message.success === false) this.#end("the key was refused", () => "expected");
    if (message.req_id !== undefined) this.#takeReply(message.req_id, message.success !== false);
    if (message.type === "COMMAND_RESP") {
      for (const topic of message.data?.successTopics ?? []) this.#takeReply(topic, true);
      for (const topic of message.data?.failTopics ?? []) this.#takeReply(topic, false);
    }
    const known = this.#waiting.get(message.topic ?? "");
    const { run, comparison } = this.#listening;
    if (typeof message.topic === "string" && !this.#subscribed.has(message.topic))
      run.cannotCompare(`a message of ${message.topic.split(".", 1).join("")}, a topic without a subscription`);
    if (known === undefined) return;
    comparison.message(known.subscription.id, message, known.subscription.server);
    run.reach(known.subscription.name);
    known.left -= 1;
    if (known.left === 0) this.#waiting.delete(known.subscription.text);
    run.onProgress(known.subscription.name);
  }

  /** Handles the reply to a subscription request. The request's ID is the name of its topic. */
  #takeReply(text: string, isSuccess: boolean): void {
    this.#unanswered -= 1;
    if (this.#unanswered === 0) this.#endSubscribing();
    const known = this.#waiting.get(text);
    if (isSuccess || known === undefined) return;
    this.#listening.run.miss(known.subscription.name, "the subscription was refused", "unexpected");
    this.#waiting.delete(text);
  }
}

/**
 * Subscribes to every topic that the environment and key allow. Resolves when all topics were reached or the time is
 * up.
 */
export async function listenToEverything(listening: Listening): Promise<void> {
  const { run, specification, credentials } = listening;
  const connections = new Map<string, Subscription[]>();
  for (const subscription of subscriptionsOf(listening)) {
    const isPrivate = specification.servers[subscription.server]?.isPrivate === true;
    const host = listening.hostOf(subscription.server);
    if (host === undefined) run.miss(subscription.name, "the environment does not have it");
    else if (isPrivate && credentials === undefined) run.miss(subscription.name, "it needs a key");
    else {
      // The platform refuses `order` and `order.linear` on one connection, so use another connection for topics by
      // category.
      const kind = subscription.id.endsWith("ByCategory") ? " by category" : "";
      const key = `${subscription.server}${kind}`;
      connections.set(key, [...(connections.get(key) ?? []), subscription]);
    }
  }
  const opened = [...connections].map(([key, subscriptions]) => {
    const [server = ""] = key.split(" ");
    const { pathname = "", isPrivate = false } = specification.servers[server] ?? {};
    const url = `${listening.hostOf(server)}${pathname}`;
    const { subscribed, done } = new Connection(url, subscriptions, isPrivate, listening);
    return { subscriptions, since: subscribed.then(() => listening.now()), done };
  });
  await Promise.all(opened.map(({ since }) => since));
  await listening.whileSubscribed?.();
  await Promise.all(opened.map(({ done }) => done));
  const until = listening.now();
  for (const { subscriptions, since } of opened)
    for (const subscription of subscriptions) await checkEvents(subscription, [await since, until], listening);
}
