import type { Fault } from "../../faults/catalog.ts";
import type { FaultPlan, SocketTarget } from "../../faults/plan.ts";
import { uuid } from "../../random.ts";
import type { Environment } from "../environment.ts";
import { AccountEvents } from "./account-events.ts";
import { DisconnectProtection } from "./disconnect-protection.ts";
import { createFeed, type Feed } from "./topics/index.ts";
import type { Session } from "./session.ts";
import type { Topic } from "./topic.ts";

/** How often the sandbox looks for what is due while its clock runs by itself. */
const tickMs = 20;
const scanMs = 30_000;
/** A public connection that never pings and has no topic lives this long. */
const idleMs = 61_000;

/** An open connection, as a test sees it. */
export interface Connection {
  readonly id: string;
  readonly server: string;
  /** The key that has authenticated it. */
  readonly apiKey?: string;
  readonly topics: readonly string[];
}

interface SharedFeed {
  readonly topic: Topic;
  readonly feed: Feed;
  readonly sessions: Set<Session>;
  readonly intervalMs: number;
  workedAt: number;
}

/** The open connections of one environment, and everything that is pushed to them. Its clock is that of the sandbox. */
export class SocketHub {
  readonly #environment: Environment;
  readonly #plan: FaultPlan;
  readonly #sessions = new Set<Session>();
  readonly #feeds = new Map<string, SharedFeed>();
  readonly #protection: DisconnectProtection;
  #timer: NodeJS.Timeout | undefined;
  #connections = 0;
  #workedAt: number;
  #scannedAt: number;
  /** Instants of the handshakes that still count for the limit. */
  #handshakes: number[] = [];

  constructor(environment: Environment, plan: FaultPlan) {
    this.#environment = environment;
    this.#plan = plan;
    this.#protection = new DisconnectProtection(environment.exchange);
    this.#workedAt = this.#scannedAt = environment.clock.now();
    environment.clock.onAdvance(() => this.work());
    environment.prices.onSet(() => this.work());
    const events = new AccountEvents(environment);
    environment.exchange.state.onChange((account, changes) => {
      events.push(this.#sessions, account, changes);
      if (changes.eventOrders.length > 0) this.#workEventBooks();
    });
    environment.rfqs.onChange((changed) => events.pushRfq(this.#sessions, changed));
  }

  describe(): Connection[] {
    return [...this.#sessions].map(({ id, server, key, topics }) => ({
      id,
      server: server.name,
      ...(key === undefined ? {} : { apiKey: key.apiKey }),
      topics: [...topics.keys()],
    }));
  }

  /** Cuts the connections to a server, or all. */
  cut(server: string | undefined): void {
    for (const session of this.#sessions)
      if (server === undefined || session.server.name === server) session.outbox.terminate();
  }

  /** The fault that hits something on a connection. */
  pick(scope: SocketTarget["scope"], label: string, path: string): Fault | undefined {
    return this.#plan.pickSocket({ scope, label, path, environment: this.#environment.name });
  }

  /** Counts a handshake; false when the server has taken as many as it takes. */
  admit({ count, windowMs }: { count: number; windowMs: number }): boolean {
    const { now } = this;
    this.#handshakes = this.#handshakes.filter((instant) => instant > now - windowMs);
    if (this.#handshakes.length >= count) return false;
    this.#handshakes.push(now);
    return true;
  }

  nextConnectionId(): string {
    const { seed, name } = this.#environment;
    this.#connections += 1;
    return uuid(`${seed}/connection/${name}/${this.#connections}`);
  }

  get now(): number {
    return this.#environment.clock.now();
  }

  add(session: Session): void {
    if (this.#sessions.size === 0) this.#workedAt = this.#scannedAt = this.now;
    this.#sessions.add(session);
    if (!this.#environment.clock.isRunning) return;
    this.#timer ??= setInterval(() => this.work(), tickMs).unref();
  }

  remove(session: Session): void {
    this.#sessions.delete(session);
    this.#protection.lost(session, this.#sessions, this.now);
    for (const topic of session.topics.values()) this.unsubscribe(session, topic);
    if (this.#sessions.size === 0 && !this.#protection.isWaiting) this.#stop();
  }

  subscribe(session: Session, topic: Topic): void {
    session.topics.set(topic.text, topic);
    this.#protection.alive(session);
    if (topic.isSilent) return;
    const shared = this.#sharedFeed(topic, session.server.path);
    if (shared === undefined) return;
    const { now } = this;
    shared.feed.work(now);
    for (const message of shared.feed.greet(now)) session.push(message, topic.text);
    shared.sessions.add(session);
  }

  unsubscribe(session: Session, { text, server }: Topic): void {
    session.topics.delete(text);
    const key = `${server}/${text}`;
    const shared = this.#feeds.get(key);
    if (shared === undefined) return;
    shared.sessions.delete(session);
    if (shared.sessions.size > 0) return;
    shared.feed.end();
    this.#feeds.delete(key);
  }

  /** A client has pinged. */
  keepAlive(session: Session): void {
    session.hasPinged = true;
    session.silentMs = 0;
    this.#protection.alive(session);
  }

  /** Pushes everything that has become due. */
  work(): void {
    const { now } = this;
    this.#protection.work(now);
    if (this.#sessions.size === 0) return this.#protection.isWaiting ? undefined : this.#stop();
    this.#environment.exchange.catchUp();
    this.#environment.rfqs.expire(now);
    for (const shared of this.#feeds.values()) {
      if (now - shared.workedAt < shared.intervalMs && now !== shared.workedAt) continue;
      shared.workedAt = now;
      shared.feed.work(now);
    }
    for (const { inbox, outbox } of this.#sessions) {
      inbox.work();
      outbox.work();
    }
    this.#closeSilent(now);
  }

  /** Ends every connection. */
  close(): void {
    for (const session of this.#sessions) session.outbox.terminate();
    this.#stop();
  }

  /** The books of event contracts are the orders of the accounts: they change without the passing of time. */
  #workEventBooks(): void {
    const { now } = this.#environment.exchange;
    for (const { topic, feed } of this.#feeds.values()) if (topic.server === "event") feed.work(now);
  }

  #sharedFeed(topic: Topic, path: string): SharedFeed | undefined {
    const key = `${topic.server}/${topic.text}`;
    const known = this.#feeds.get(key);
    if (known !== undefined) return known;
    const sessions = new Set<Session>();
    const push = (message: object): void => {
      for (const session of sessions) session.push(message, topic.text);
    };
    const restarts = (): boolean => this.pick("book", topic.text, path) !== undefined;
    const feed = createFeed({ environment: this.#environment, topic, push, restarts });
    if (feed === undefined) return undefined;
    const intervalMs = topic.channel.intervalMs(topic.parameters) ?? 0;
    const shared = { topic, feed, sessions, intervalMs, workedAt: this.now };
    this.#feeds.set(key, shared);
    return shared;
  }

  /** Cuts connections that have been silent for too long. A leap of the clock counts as one scan: nobody could ping in it. */
  #closeSilent(now: number): void {
    const passed = Math.min(now - this.#workedAt, scanMs);
    this.#workedAt = now;
    const isScan = now - this.#scannedAt >= scanMs;
    if (isScan) this.#scannedAt = now;
    for (const session of this.#sessions) {
      session.silentMs += passed;
      const { server, silentMs, silenceMs = Infinity, hasPinged, topics } = session;
      const isIdle = !server.isPrivate && !hasPinged && topics.size === 0;
      if ((isIdle && silentMs >= idleMs) || (isScan && silentMs > silenceMs)) session.outbox.terminate();
    }
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
