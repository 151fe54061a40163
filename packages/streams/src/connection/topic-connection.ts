import { formatJson } from "@specwright/transport";
import type { DebugEvent } from "../debug.ts";
import { StreamError } from "../errors.ts";
import type { StreamServer } from "../stream-server.ts";
import { Connection, type ConnectionContext } from "./connection.ts";
import type { StreamMessage } from "./message.ts";
import { readResponse, type PendingRequest, type RequestOutcome } from "./subscribe-replies.ts";

/** What a topic tells whoever listens to it. */
export interface TopicListener {
  /** The server sends the topic, after the first request or after a reconnection. */
  onSubscribed(): void;
  onMessage(message: StreamMessage): void;
  /** The connection ended. It connects and subscribes again by itself. All that was sent before `heardAt` has arrived. */
  onDown(reason: string, heardAt: number): void;
  /** The topic ends here: the server refused it, or the key. */
  onFailed(error: StreamError): void;
  /** The client was closed. */
  onClosed(): void;
}

/** A request without a response is sent again after this time, in milliseconds. */
const RESPONSE_MS = 10_000;

/** So many unknown topics and messages are reported, each of them once. */
const MOST_REPORTS = 100;

/** The topics of one connection. */
export class TopicConnection {
  readonly #server: StreamServer;
  readonly #context: ConnectionContext;
  readonly #connection: Connection;
  readonly #listeners = new Map<string, Set<TopicListener>>();
  /** Topics to ask for in the next request. */
  readonly #wanted = new Set<string>();
  readonly #pending = new Map<string, PendingRequest & { readonly cancelTimer: () => void }>();
  /** What was reported as unknown. */
  readonly #reported = new Set<string>();
  /** Listeners whose readers are behind. While there is one, nothing is read. */
  readonly #full = new Set<TopicListener>();
  #requests = 0;
  #characters = 0;
  #isFailed = false;

  constructor(baseUrl: string, server: StreamServer, context: ConnectionContext) {
    this.#server = server;
    this.#context = context;
    this.#connection = new Connection(baseUrl, server, context, {
      onReady: () => this.#subscribeAll(),
      onMessage: (message) => this.#onMessage(message),
      onDown: (reason, heardAt) => this.#onDown(reason, heardAt),
      onFailed: (error) => this.#onFailed(error),
    });
  }

  get topics(): number {
    return this.#listeners.size;
  }

  /** The server refused the key; the connection is of no use. */
  get isFailed(): boolean {
    return this.#isFailed;
  }

  has(topic: string): boolean {
    return this.#listeners.has(topic);
  }

  /** Whether one more topic fits into the limits of a connection. */
  hasRoomFor(topic: string): boolean {
    const { topicCharacters = Infinity, topics = Infinity } = this.#server;
    return this.topics < topics && this.#characters + topic.length <= topicCharacters;
  }

  /** `needsSnapshot` asks the server for a snapshot, also where the topic is subscribed already. */
  add(topic: string, listener: TopicListener, needsSnapshot: boolean): void {
    const listeners = this.#listeners.get(topic);
    if (listeners === undefined) {
      this.#listeners.set(topic, new Set([listener]));
      this.#characters += topic.length;
      this.#want(topic);
      return;
    }
    listeners.add(listener);
    if (needsSnapshot) this.resubscribe(topic);
    else if (this.#connection.isReady && !this.#isRequested(topic)) listener.onSubscribed();
  }

  remove(topic: string, listener: TopicListener): void {
    this.resume(listener);
    const listeners = this.#listeners.get(topic);
    if (listeners?.delete(listener) !== true || listeners.size > 0) return;
    this.#forget(topic);
    if (!this.#wanted.delete(topic)) this.#request("unsubscribe", [topic]);
  }

  /** Asks for a new snapshot. Other topics are not touched. */
  resubscribe(topic: string): void {
    if (this.#wanted.has(topic) || !this.has(topic)) return;
    this.#request("unsubscribe", [topic]);
    this.#request("subscribe", [topic]);
  }

  /** Holds the connection back for a listener; false if it cannot. */
  pause(listener: TopicListener): boolean {
    if (!this.#connection.pause()) return false;
    this.#full.add(listener);
    return true;
  }

  resume(listener: TopicListener): void {
    if (this.#full.delete(listener) && this.#full.size === 0) this.#connection.resume();
  }

  close(): void {
    this.#clearPending();
    this.#connection.close();
    this.#tellAll((listener) => listener.onClosed());
  }

  #forget(topic: string): void {
    if (this.#listeners.delete(topic)) this.#characters -= topic.length;
  }

  #isRequested(topic: string): boolean {
    return this.#wanted.has(topic) || [...this.#pending.values()].some(({ topics }) => topics.includes(topic));
  }

  #subscribeAll(): void {
    this.#wanted.clear();
    this.#request("subscribe", [...this.#listeners.keys()]);
  }

  /** Topics that are added in one go share requests. */
  #want(topic: string): void {
    this.#wanted.add(topic);
    if (this.#wanted.size > 1) return;
    queueMicrotask(() => {
      const topics = [...this.#wanted];
      this.#wanted.clear();
      this.#request("subscribe", topics);
    });
  }

  /** Without a connection nothing is sent: a new connection asks for all topics. */
  #request(op: PendingRequest["op"], topics: readonly string[]): void {
    // A private topic and its form by category must not share a request.
    const size = this.#server.isPrivate ? 1 : (this.#server.topicsPerRequest ?? Infinity);
    for (let start = 0; start < topics.length; start += size) this.#send(op, topics.slice(start, start + size));
  }

  #send(op: PendingRequest["op"], topics: readonly string[]): void {
    const id = `${op}-${++this.#requests}`;
    if (!this.#connection.send({ op, req_id: id, args: topics })) return;
    const cancelTimer = this.#context.clock.after(RESPONSE_MS, () => {
      this.#pending.delete(id);
      if (op === "subscribe")
        this.#request(
          op,
          topics.filter((topic) => this.has(topic)),
        );
    });
    this.#pending.set(id, { id, op, topics, cancelTimer });
  }

  #onMessage(message: StreamMessage): void {
    const { topic } = message;
    if (typeof topic === "string") return this.#dispatch(topic, message);
    const outcome = readResponse(message, [...this.#pending.values()]);
    if (outcome !== undefined) return this.#onOutcome(outcome);
    const { url } = this.#connection;
    const kind = Object.keys(message).toSorted().join(" ");
    this.#reportOnce(kind, message, (text) => ({ type: "unknown-message", url, text }));
  }

  #reportOnce(kind: string, message: StreamMessage, report: (text: string) => DebugEvent): void {
    if (this.#reported.size >= MOST_REPORTS || this.#reported.has(kind)) return;
    this.#reported.add(kind);
    const { debug, redact } = this.#context;
    debug(report(redact(formatJson(message))));
  }

  #dispatch(topic: string, message: StreamMessage): void {
    const listeners = this.#listeners.get(topic);
    if (listeners !== undefined) {
      for (const listener of listeners) listener.onMessage(message);
    } else if (!this.#isRequested(topic)) {
      // Until the server has responded to the request to unsubscribe, the topic may still come.
      const { url } = this.#connection;
      this.#reportOnce(`topic ${topic}`, message, (text) => ({ type: "unknown-topic", url, topic, text }));
    }
  }

  #onOutcome({ request, subscribed, refused, again, ...outcome }: RequestOutcome): void {
    const reason = this.#context.redact(outcome.reason);
    this.#pending.get(request.id)?.cancelTimer();
    this.#pending.delete(request.id);
    if (request.op === "unsubscribe") return;
    // Disconnect protection counts from a ping on a connection that has its topics.
    if (this.#server.isPrivate && this.#pending.size === 0) this.#connection.ping();
    if (reason !== "") {
      this.#context.debug({ type: "request-refused", url: this.#connection.url, reason, topics: request.topics });
    }
    for (const topic of subscribed) this.#tell(topic, (listener) => listener.onSubscribed());
    for (const topic of refused) {
      const text = `The server refused the topic ${topic}: ${reason}. Check the symbol, its letter case and the category.`;
      const error = new StreamError("refused", text, { operation: topic, retMsg: reason });
      this.#tell(topic, (listener) => listener.onFailed(error));
      this.#forget(topic);
    }
    for (const topics of again)
      this.#request(
        "subscribe",
        topics.filter((topic) => this.has(topic)),
      );
  }

  #tell(topic: string, tell: (listener: TopicListener) => void): void {
    for (const listener of this.#listeners.get(topic) ?? []) tell(listener);
  }

  #tellAll(tell: (listener: TopicListener) => void): void {
    for (const topic of this.#listeners.keys()) this.#tell(topic, tell);
  }

  #clearPending(): void {
    for (const { cancelTimer } of this.#pending.values()) cancelTimer();
    this.#pending.clear();
  }

  #onDown(reason: string, heardAt: number): void {
    this.#clearPending();
    this.#full.clear();
    this.#tellAll((listener) => listener.onDown(reason, heardAt));
  }

  #onFailed(error: StreamError): void {
    this.#isFailed = true;
    this.#clearPending();
    this.#tellAll((listener) => listener.onFailed(error));
    this.#listeners.clear();
  }
}
