import type { Environment } from "../environment.ts";
import type { Session } from "./session.ts";
import { createFeed } from "./topics/create-feed.ts";
import type { Feed, Topic } from "./topics/topic.ts";

interface SharedFeed {
  readonly topic: Topic;
  readonly feed: Feed;
  readonly sessions: Set<Session>;
  readonly intervalMs: number;
  pushedAt: number;
}

export interface SubscriptionsOptions {
  readonly environment: Environment;
  /** Returns whether a fault makes the update ids of an order book start again at its next update. */
  readonly restarts: (topic: Topic, path: string) => boolean;
}

/** The subscribed topics. Connections that subscribe to one topic share its feed. */
export class Subscriptions {
  readonly #options: SubscriptionsOptions;
  readonly #feeds = new Map<string, SharedFeed>();

  constructor(options: SubscriptionsOptions) {
    this.#options = options;
  }

  add(session: Session, topic: Topic): void {
    const shared = this.#sharedFeed(topic, session.server.path);
    if (shared === undefined) return;
    const now = this.#options.environment.clock.now();
    shared.feed.pushDue(now);
    for (const message of shared.feed.initialMessages(now)) session.push(message, topic.text);
    shared.sessions.add(session);
  }

  remove(session: Session, topic: Topic): void {
    const shared = this.#feeds.get(keyOf(topic));
    if (shared === undefined) return;
    shared.sessions.delete(session);
    if (shared.sessions.size > 0) return;
    shared.feed.end();
    this.#feeds.delete(keyOf(topic));
  }

  /** Pushes all messages that are due. */
  pushDue(now: number): void {
    for (const shared of this.#feeds.values()) {
      if (now - shared.pushedAt < shared.intervalMs && now !== shared.pushedAt) continue;
      shared.pushedAt = now;
      shared.feed.pushDue(now);
    }
  }

  /**
   * Pushes updates of event contracts' order books. The books consist of the accounts' orders, so they can change
   * without time passing.
   */
  pushEventBooks(now: number): void {
    for (const { topic, feed } of this.#feeds.values()) if (topic.server === "event") feed.pushDue(now);
  }

  /** Pushes public trades. Called right after fills, because a fill of an account is also a public trade. */
  pushTrades(now: number): void {
    for (const { topic, feed } of this.#feeds.values()) if (topic.channel.name === "publicTrade") feed.pushDue(now);
  }

  #sharedFeed(topic: Topic, path: string): SharedFeed | undefined {
    const known = this.#feeds.get(keyOf(topic));
    if (known !== undefined) return known;
    const { environment, restarts } = this.#options;
    const sessions = new Set<Session>();
    const push = (message: object): void => {
      for (const session of sessions) session.push(message, topic.text);
    };
    const feed = createFeed({ environment, topic, push, restarts: () => restarts(topic, path) });
    if (feed === undefined) return undefined;
    const intervalMs = topic.channel.intervalMs(topic.parameters) ?? 0;
    const shared = { topic, feed, sessions, intervalMs, pushedAt: environment.clock.now() };
    this.#feeds.set(keyOf(topic), shared);
    return shared;
  }
}

const keyOf = ({ server, text }: Topic): string => `${server}/${text}`;
