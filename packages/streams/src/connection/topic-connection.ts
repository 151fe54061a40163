import { OnceReports } from "../debug.ts";
import { createDecoder, topicIn, type TopicDecoder } from "../decoding/topic-decoder.ts";
import { StreamError } from "../errors.ts";
import type { StreamServer } from "../stream-server.ts";
import type { Topic } from "../topic.ts";
import { Connection, type ConnectionContext, type ConnectionListener } from "./connection.ts";
import { DriftChecks } from "./drift-checks.ts";
import { isPushed, type StreamMessage } from "../message.ts";
import type { Moment } from "./pings.ts";
import {
  readResponse,
  RefusedTopics,
  type SubscriptionRequest,
  type SubscriptionResult,
} from "./subscribe-requests.ts";

/** Callbacks of a topic. */
export interface TopicListener {
  /**
   * Loads modules that the listener needs before the topic is subscribed. Undefined if the listener needs none. Rejects
   * with a `StreamError`.
   */
  readonly load?: (() => Promise<void>) | undefined;
  /** Called when the server starts to send the topic, after the first request or after a reconnection. */
  onSubscribed(): void;
  onMessage(message: StreamMessage): void;
  /**
   * Called for an unusable message. Its content is lost, but everything that the server sent before `lastMessageAt` has
   * arrived.
   */
  onUnusable(reason: string, lastMessageAt: Moment): void;
  /**
   * Called when the connection ends. It reconnects and resubscribes automatically. Everything that the server sent
   * before `lastMessageAt` has arrived.
   */
  onDown(reason: string, lastMessageAt: Moment): void;
  /** Called when the server refuses the topic or the key permanently. The topic isn't requested again. */
  onFailed(error: StreamError): void;
  /** Called when the client is closed. */
  onClosed(): void;
}

/** A topic on a connection. */
export interface ConnectedTopic {
  readonly name: string;
  /** Start of the topic's messages in the usual key order. */
  readonly start: string;
  readonly definition: Topic;
  readonly decoder: TopicDecoder | undefined;
  /**
   * Listeners of the topic. The array is replaced instead of changed, because listeners may be added or removed while a
   * message is delivered.
   */
  listeners: readonly TopicListener[];
}

/** Calls the listeners of a topic. Skips listeners that are added or removed during the calls. */
function notifyListeners(topic: ConnectedTopic, call: (listener: TopicListener) => void): void {
  for (const listener of topic.listeners) if (topic.listeners.includes(listener)) call(listener);
}

/** Milliseconds after which a request without a response is reported, and resent if it is a subscribe request. */
const RESPONSE_MS = 10_000;

/** The topics of one connection, with their listeners and requests. */
export class TopicConnection implements ConnectionListener {
  readonly #server: StreamServer;
  readonly #context: ConnectionContext;
  readonly #connection: Connection;
  readonly #topics = new Map<string, ConnectedTopic>();
  /** Topic of the last message. The next message often has this topic, and comparing it is cheaper than a lookup. */
  #lastTopic: ConnectedTopic | undefined;
  readonly #checks: DriftChecks;
  /** Topics to include in the next request. */
  readonly #pendingTopics = new Set<string>();
  readonly #pending = new Map<string, SubscriptionRequest & { readonly cancelTimer: () => void }>();
  readonly #refused: RefusedTopics;
  readonly #reports: OnceReports;
  /** Listeners whose readers are behind. The connection is paused until the set is empty. */
  readonly #slowListeners = new Set<TopicListener>();
  #requests = 0;
  #characters = 0;
  #isFailed = false;
  /** Number of modules that are still loading. Topics are subscribed only after all have loaded. */
  #loading = 0;

  constructor(baseUrl: string, server: StreamServer, context: ConnectionContext) {
    this.#server = server;
    this.#context = context;
    this.#reports = new OnceReports(context);
    this.#checks = new DriftChecks(server, context.drift, context.debug);
    this.#refused = new RefusedTopics(context.clock, (topic) => this.#requestAgain([topic]));
    this.#connection = new Connection(baseUrl, server, context, this);
    this.#waitFor(this.#checks.load());
  }

  get topics(): number {
    return this.#topics.size;
  }

  /** True after the server refused the key, which makes the connection useless. */
  get isFailed(): boolean {
    return this.#isFailed;
  }

  has(topic: string): boolean {
    return this.#topics.has(topic);
  }

  /** Returns true if the connection's limits allow one more topic. */
  hasRoomFor(topic: string): boolean {
    const { topicCharacters = Infinity, topics = Infinity } = this.#server;
    return this.topics < topics && this.#characters + topic.length <= topicCharacters;
  }

  /**
   * Adds a listener to a topic. `topic` is the topic string with its parameters. If `needsSnapshot` is true, requests a
   * snapshot from the server, even if the topic is already subscribed.
   */
  add(topic: string, definition: Topic, listener: TopicListener, needsSnapshot: boolean): void {
    this.#waitFor(listener.load?.());
    const known = this.#topics.get(topic);
    if (known === undefined) {
      const decoder = createDecoder(topic, definition, this.#server, this.#context);
      const start = `{"topic":"${topic}"`;
      this.#topics.set(topic, { name: topic, start, definition, decoder, listeners: [listener] });
      this.#characters += topic.length;
      this.#queueTopic(topic);
      return;
    }
    known.listeners = [...known.listeners, listener];
    if (needsSnapshot) this.resubscribe(topic);
    else if (this.#isReady && !this.#isRequested(topic)) listener.onSubscribed();
  }

  remove(topic: string, listener: TopicListener): void {
    this.resume(listener);
    const known = this.#topics.get(topic);
    if (known === undefined) return;
    known.listeners = known.listeners.filter((other) => other !== listener);
    if (known.listeners.length > 0) return;
    this.#forget(topic);
    if (!this.#pendingTopics.delete(topic)) this.#request("unsubscribe", [topic]);
  }

  /** Requests a new snapshot of a topic by subscribing to it again. Other topics are not affected. */
  resubscribe(topic: string): void {
    if (this.#pendingTopics.has(topic) || !this.has(topic)) return;
    this.#request("unsubscribe", [topic]);
    this.#request("subscribe", [topic]);
  }

  /** Pauses the connection for a listener. Returns false if the connection can't be paused. */
  pause(listener: TopicListener): boolean {
    if (!this.#connection.pause()) return false;
    this.#slowListeners.add(listener);
    return true;
  }

  resume(listener: TopicListener): void {
    if (this.#slowListeners.delete(listener) && this.#slowListeners.size === 0) this.#connection.resume();
  }

  close(): void {
    this.#clearPending();
    this.#connection.close();
    this.#notifyAll((listener) => listener.onClosed());
  }

  /** True if topics can be subscribed now. */
  get #isReady(): boolean {
    return this.#connection.isReady && this.#loading === 0;
  }

  /** Delays requests for topics until a module has loaded. The connection is opened meanwhile. */
  #waitFor(file: Promise<void> | undefined): void {
    if (file === undefined) return;
    this.#loading += 1;
    const onLoaded = () => {
      this.#loading -= 1;
      if (this.#isReady) this.#subscribeAll();
    };
    file.then(onLoaded, (error: StreamError) => {
      this.#connection.close();
      this.onFailed(error);
    });
  }

  #forget(topic: string): void {
    this.#refused.forget(topic);
    if (this.#lastTopic?.name === topic) this.#lastTopic = undefined;
    if (this.#topics.delete(topic)) this.#characters -= topic.length;
  }

  #isRequested(topic: string): boolean {
    const isWaiting = this.#pendingTopics.has(topic) || this.#refused.isWaiting(topic);
    return isWaiting || [...this.#pending.values()].some(({ topics }) => topics.includes(topic));
  }

  #subscribeAll(): void {
    this.#pendingTopics.clear();
    this.#request("subscribe", [...this.#topics.keys()]);
  }

  /** Adds a topic to the next request. Topics that are added at the same time share a request. */
  #queueTopic(topic: string): void {
    this.#pendingTopics.add(topic);
    if (this.#pendingTopics.size > 1) return;
    queueMicrotask(() => {
      const topics = [...this.#pendingTopics];
      this.#pendingTopics.clear();
      this.#request("subscribe", topics);
    });
  }

  /** Sends a request. Does nothing without a connection, because a new connection requests all topics. */
  #request(op: SubscriptionRequest["op"], topics: readonly string[]): void {
    // Send private topics one by one: a topic and its variant by category must not share a request.
    const size = this.#server.isPrivate ? 1 : (this.#server.topicsPerRequest ?? Infinity);
    for (let start = 0; start < topics.length; start += size) this.#send(op, topics.slice(start, start + size));
  }

  /** Subscribes to those topics that still have a listener. */
  #requestAgain(topics: readonly string[]): void {
    this.#request(
      "subscribe",
      topics.filter((topic) => this.has(topic)),
    );
  }

  #send(op: SubscriptionRequest["op"], topics: readonly string[]): void {
    const id = `${op}-${++this.#requests}`;
    if (!this.#isReady || !this.#connection.send({ op, req_id: id, args: topics })) return;
    const cancelTimer = this.#context.clock.after(RESPONSE_MS, () => {
      this.#pending.delete(id);
      const { url } = this.#connection;
      this.#context.debug({ type: "request-unanswered", url, op, topics, afterMs: RESPONSE_MS });
      if (op === "subscribe") this.#requestAgain(topics);
    });
    this.#pending.set(id, { id, op, topics, cancelTimer });
  }

  onReady(): void {
    this.#subscribeAll();
  }

  onText(text: string): boolean {
    const last = this.#lastTopic;
    const known = last !== undefined && text.startsWith(last.start) ? last : this.#topics.get(topicIn(text) ?? "");
    this.#lastTopic = known;
    const message = known?.decoder?.decode(text);
    if (known === undefined || message === undefined) return false;
    // Inlined from `notifyListeners`, because most messages of a connection pass here.
    for (const listener of known.listeners) if (known.listeners.includes(listener)) listener.onMessage(message);
    return true;
  }

  onMessage(message: StreamMessage): void {
    const { topic } = message;
    if (typeof topic === "string") return this.#dispatch(topic, message);
    const result = readResponse(message, [...this.#pending.values()]);
    if (result !== undefined) return this.#onResult(result);
    const { url } = this.#connection;
    const kind = Object.keys(message).toSorted().join(" ");
    this.#reports.report(kind, message, (text) => ({ type: "unknown-message", url, text }));
    if (isPushed(message)) this.#onLost("A message of the connection has no topic.");
  }

  #dispatch(topic: string, message: StreamMessage): void {
    const known = this.#topics.get(topic);
    if (known !== undefined) {
      const problem = this.#checks.findProblem(known.definition, message);
      if (problem !== undefined) return this.#onInvalid(topic, problem);
      notifyListeners(known, (listener) => listener.onMessage(message));
    } else if (!this.#isRequested(topic)) {
      // Report a topic only if it isn't requested: until the server has confirmed the unsubscribe request, the topic
      // may still arrive.
      const [{ url }, name] = [this.#connection, this.#context.redact(topic)];
      this.#reports.report(`topic ${topic}`, message, (text) => ({ type: "unknown-topic", url, topic: name, text }));
    }
  }

  #onInvalid(topic: string, problem: string): void {
    const { previousMessageAt, url } = this.#connection;
    this.#context.debug({ type: "invalid-message", url, topic, problem });
    const reason = `Unusable message: ${problem}.`;
    this.#notify(topic, (listener) => listener.onUnusable(reason, previousMessageAt));
  }

  onUnreadable(): void {
    this.#onLost("A message of the connection cannot be read.");
  }

  /** Handles a message that can't be read. Its topic is unknown, so the listeners of all topics are notified. */
  #onLost(reason: string): void {
    const { previousMessageAt } = this.#connection;
    this.#notifyAll((listener) => listener.onUnusable(reason, previousMessageAt));
  }

  #onResult({ request, subscribed, refused, again, ...result }: SubscriptionResult): void {
    const reason = this.#context.redact(result.reason);
    this.#pending.get(request.id)?.cancelTimer();
    this.#pending.delete(request.id);
    if (request.op === "unsubscribe") return;
    // Send a ping once all topics are subscribed, because the platform's disconnect protection starts with a ping.
    if (this.#server.isPrivate && this.#pending.size === 0) this.#connection.ping();
    if (reason !== "") {
      this.#context.debug({ type: "request-refused", url: this.#connection.url, reason, topics: request.topics });
    }
    for (const topic of subscribed.filter((one) => this.has(one))) {
      this.#refused.accept(topic);
      this.#notify(topic, (listener) => listener.onSubscribed());
    }
    for (const topic of refused) this.#onRefused(topic, reason);
    for (const topics of again) this.#requestAgain(topics);
  }

  #onRefused(topic: string, reason: string): void {
    if (!this.has(topic) || this.#refused.retry(topic)) return;
    const text = `The server refused the topic ${topic}: ${reason}. Check the symbol, its letter case and the category.`;
    const error = new StreamError("refused", text, { operation: topic, retMsg: reason });
    this.#notify(topic, (listener) => listener.onFailed(error));
    this.#forget(topic);
  }

  #notify(topic: string, call: (listener: TopicListener) => void): void {
    const known = this.#topics.get(topic);
    if (known !== undefined) notifyListeners(known, call);
  }

  #notifyAll(call: (listener: TopicListener) => void): void {
    const topics = [...this.#topics.values()];
    for (const topic of topics) notifyListeners(topic, call);
  }

  #clearPending(): void {
    for (const { cancelTimer } of this.#pending.values()) cancelTimer();
    this.#pending.clear();
    this.#refused.stop();
  }

  onDown(reason: string, lastMessageAt: Moment): void {
    this.#clearPending();
    this.#slowListeners.clear();
    this.#notifyAll((listener) => listener.onDown(reason, lastMessageAt));
  }

  onFailed(error: StreamError): void {
    this.#isFailed = true;
    this.#clearPending();
    this.#notifyAll((listener) => listener.onFailed(error));
    this.#topics.clear();
    this.#lastTopic = undefined;
  }
}
