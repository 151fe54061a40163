import { rfqDeskOf } from "../rfq/rfq-desk.ts";
import { eventOrderChanges } from "../events/event-model.ts";
import type { Fault } from "../../faults/catalog.ts";
import type { FaultPlan, SocketTarget } from "../../faults/plan.ts";
import { uuid } from "../../random.ts";
import { RollingWindow } from "../access/limits.ts";
import type { Environment } from "../environment.ts";
import { AccountEvents } from "./account/account-events.ts";
import { DisconnectProtection } from "./account/disconnect-protection.ts";
import type { Session } from "./session.ts";
import { Subscriptions } from "./subscriptions.ts";
import type { Topic } from "./topics/topic.ts";

/** Milliseconds between checks for due messages while the clock runs in real time. */
const tickMs = 20;

/** An open connection, in the form that tests can inspect. */
export interface Connection {
  readonly id: string;
  readonly server: string;
  /** Key that authenticated the connection. */
  readonly apiKey?: string;
  readonly topics: readonly string[];
}

/** The open connections of one environment, and the messages pushed to them. Uses the sandbox's clock. */
export class SocketHub {
  readonly #environment: Environment;
  readonly #plan: FaultPlan;
  readonly #sessions = new Set<Session>();
  readonly #subscriptions: Subscriptions;
  readonly #protection: DisconnectProtection;
  readonly #silence: Silence;
  readonly #handshakes = new RollingWindow();
  #timer: NodeJS.Timeout | undefined;
  #connections = 0;

  constructor(environment: Environment, plan: FaultPlan) {
    this.#environment = environment;
    this.#plan = plan;
    this.#subscriptions = new Subscriptions({
      environment,
      restarts: ({ text }, path) => this.pick("book", text, path) !== undefined,
    });
    this.#protection = new DisconnectProtection(environment.exchange);
    this.#silence = new Silence(environment.clock.now());
    environment.clock.onAdvance(() => this.tick());
    environment.prices.onSet(() => this.tick());
    const events = new AccountEvents(environment);
    environment.exchange.onChange((account, changes) => {
      events.push(this.#sessions, account, changes);
      const { now } = environment.exchange;
      // Skip intermediate trades during a large advance of the clock.
      const isPresent = environment.clock.now() - now < 1000;
      if (changes.executions.size > 0 && isPresent) this.#subscriptions.pushTrades(now);
      if (eventOrderChanges(changes).size > 0) this.#subscriptions.pushEventBooks(environment.exchange.now);
    });
    rfqDeskOf(environment).onChange((changed) => events.pushRfq(this.#sessions, changed));
  }

  describe(): Connection[] {
    return [...this.#sessions].map(({ id, server, key, topics }) => ({
      id,
      server: server.name,
      ...(key === undefined ? {} : { apiKey: key.apiKey }),
      topics: [...topics.keys()],
    }));
  }

  /** Terminates the connections to a server, or all connections if `server` is undefined. */
  cut(server: string | undefined): void {
    for (const session of this.#sessions)
      if (server === undefined || session.server.name === server) session.outbox.terminate();
  }

  /** Returns the fault to inject into an event on a connection, if any. */
  pick(scope: SocketTarget["scope"], label: string, path: string): Fault | undefined {
    return this.#plan.pickSocket({ scope, label, path, environment: this.#environment.name });
  }

  /** Returns the field changes (drifts) to apply to a message on a connection. */
  pickDrifts(label: string, path: string): readonly Fault[] {
    return this.#plan.pickDrifts({ label, path, environment: this.#environment.name });
  }

  /** Counts a handshake. Returns false if the limit is reached. */
  countHandshake(limit: { count: number; windowMs: number }): boolean {
    return this.#handshakes.take(this.now, limit.windowMs, limit.count, 1) === 1;
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
    if (this.#sessions.size === 0) this.#silence.restart(this.now);
    this.#sessions.add(session);
    if (!this.#environment.clock.isRunning) return;
    this.#timer ??= setInterval(() => this.tick(), tickMs).unref();
  }

  remove(session: Session): void {
    this.#sessions.delete(session);
    this.#protection.onDisconnect(session, this.#sessions, this.now);
    for (const topic of session.topics.values()) this.unsubscribe(session, topic);
    if (this.#sessions.size === 0 && !this.#protection.isWaiting) this.#stop();
  }

  subscribe(session: Session, topic: Topic): void {
    session.topics.set(topic.text, topic);
    this.#protection.onActivity(session);
    if (!topic.isSilent) this.#subscriptions.add(session, topic);
  }

  unsubscribe(session: Session, topic: Topic): void {
    session.topics.delete(topic.text);
    this.#subscriptions.remove(session, topic);
  }

  /** Handles a client's ping. */
  keepAlive(session: Session): void {
    session.hasPinged = true;
    session.silentMs = 0;
    this.#protection.onActivity(session);
  }

  /** Pushes all messages that are due. */
  tick(): void {
    const { now } = this;
    this.#protection.cancelDue(now);
    if (this.#sessions.size === 0) return this.#protection.isWaiting ? undefined : this.#stop();
    this.#environment.exchange.catchUp();
    rfqDeskOf(this.#environment).expire(now);
    this.#subscriptions.pushDue(now);
    for (const { inbox, outbox } of this.#sessions) {
      inbox.handleDue();
      outbox.sendDue();
    }
    this.#silence.endSilent(this.#sessions, now);
  }

  /** Closes every connection. */
  close(): void {
    for (const session of this.#sessions) session.outbox.terminate();
    this.#stop();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

const scanMs = 30_000;
/** Milliseconds until a public connection without pings and topics is closed. */
const idleMs = 61_000;

/** Measures how long connections are silent, and closes them after the limit. */
class Silence {
  #lookedAt: number;
  #scannedAt: number;

  constructor(now: number) {
    this.#lookedAt = this.#scannedAt = now;
  }

  /**
   * Starts to measure silence at this time. Called when the first connection opens, because nothing is measured while
   * no connection is open.
   */
  restart(now: number): void {
    this.#lookedAt = this.#scannedAt = now;
  }

  /**
   * Closes connections that were silent for too long. A large advance of the clock counts as one check interval only,
   * because clients could not ping in between.
   */
  endSilent(sessions: ReadonlySet<Session>, now: number): void {
    const passed = Math.min(now - this.#lookedAt, scanMs);
    this.#lookedAt = now;
    const isScan = now - this.#scannedAt >= scanMs;
    if (isScan) this.#scannedAt = now;
    for (const session of sessions) {
      session.silentMs += passed;
      const { server, silentMs, silenceMs = Infinity, hasPinged, topics } = session;
      const isIdle = !server.isPrivate && !hasPinged && topics.size === 0;
      if ((isIdle && silentMs >= idleMs) || (isScan && silentMs > silenceMs)) session.outbox.terminate();
    }
  }
}
