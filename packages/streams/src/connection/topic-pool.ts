import { StreamError } from "../errors.ts";
import type { FindBaseUrl } from "../environment.ts";
import type { StreamServer } from "../stream-server.ts";
import type { Topic } from "../topic.ts";
import type { ConnectionContext } from "./connection.ts";
import { TopicConnection, type TopicListener } from "./topic-connection.ts";

/**
 * Milliseconds for which a connection without topics stays open for later subscriptions, because the platform limits
 * how often connections are opened.
 */
const IDLE_MS = 30_000;

/** Methods to control a listener that was added to a topic. */
export interface TopicHandle {
  /** Requests a new snapshot from the server. */
  resubscribe(): void;
  /** Pauses the connection with all its topics. Returns false if the connection can't be paused. */
  pause(): boolean;
  resume(): void;
  /** Removes the listener. */
  release(): void;
}

/** Connections for topics: one per server, and more if a connection's limits are reached. */
export class TopicPool {
  readonly #findBaseUrl: FindBaseUrl;
  readonly #context: ConnectionContext;
  readonly #connections = new Map<StreamServer, TopicConnection[]>();
  /** Functions that cancel the closing of connections without topics. */
  readonly #idleTimers = new Map<TopicConnection, () => void>();
  #isClosed = false;

  constructor(findBaseUrl: FindBaseUrl, context: ConnectionContext) {
    this.#findBaseUrl = findBaseUrl;
    this.#context = context;
  }

  /**
   * Adds a listener to a topic.
   *
   * @throws {InputError} if the environment doesn't have the server
   * @throws {StreamError} `closed` after `close`
   */
  listen(
    definition: Topic,
    server: StreamServer,
    topic: string,
    listener: TopicListener,
    needsSnapshot: boolean,
  ): TopicHandle {
    const { name: operation } = definition;
    if (this.#isClosed) throw new StreamError("closed", `${operation}: the client is closed. Create a new one.`);
    const connection = this.#find(operation, server, topic);
    this.#keep(connection);
    connection.add(topic, definition, listener, needsSnapshot);
    return {
      resubscribe: () => connection.resubscribe(topic),
      pause: () => connection.pause(listener),
      resume: () => connection.resume(listener),
      release: () => {
        connection.remove(topic, listener);
        if (connection.topics === 0) this.#closeLater(server, connection);
      },
    };
  }

  close(): void {
    this.#isClosed = true;
    for (const cancel of this.#idleTimers.values()) cancel();
    for (const connections of this.#connections.values()) for (const one of connections) one.close();
    this.#connections.clear();
  }

  #find(operation: string, server: StreamServer, topic: string): TopicConnection {
    const connections = (this.#connections.get(server) ?? []).filter(({ isFailed }) => !isFailed);
    const found = connections.find((one) => one.has(topic)) ?? connections.find((one) => one.hasRoomFor(topic));
    if (found !== undefined) return found;
    const created = new TopicConnection(this.#findBaseUrl(operation, server), server, this.#context);
    this.#connections.set(server, [...connections, created]);
    return created;
  }

  /** Cancels the scheduled closing of a connection. */
  #keep(connection: TopicConnection): void {
    this.#idleTimers.get(connection)?.();
    this.#idleTimers.delete(connection);
  }

  #closeLater(server: StreamServer, connection: TopicConnection): void {
    if (this.#isClosed || connection.isFailed) return;
    this.#keep(connection);
    const cancel = this.#context.clock.after(IDLE_MS, () => {
      this.#idleTimers.delete(connection);
      connection.close();
      const others = (this.#connections.get(server) ?? []).filter((one) => one !== connection);
      this.#connections.set(server, others);
    });
    this.#idleTimers.set(connection, cancel);
  }
}
