import type { Account } from "../../engine/account.ts";
import type { Exchange } from "../../environment.ts";
import type { Session } from "../session.ts";

interface Product {
  /** As REST names it. */
  readonly name: string;
  readonly categories: readonly string[];
}

const products: Readonly<Record<string, Product>> = {
  "dcp.future": { name: "DERIVATIVES", categories: ["linear", "inverse"] },
  "dcp.spot": { name: "SPOT", categories: ["spot"] },
  "dcp.option": { name: "OPTIONS", categories: ["option"] },
};

interface Deadline {
  readonly account: Account;
  readonly topic: string;
  readonly at: number;
}

/**
 * Cancels the active orders of a product when every connection that subscribed to its protection is gone for longer than the
 * window that REST has set. A connection that subscribes and pings in time keeps them.
 */
export class DisconnectProtection {
  readonly #exchange: Exchange;
  readonly #deadlines = new Map<string, Deadline>();

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /** Whether a window is running. */
  get isWaiting(): boolean {
    return this.#deadlines.size > 0;
  }

  /** A connection has ended; the others are those that are still open. */
  lost({ key, topics }: Session, others: ReadonlySet<Session>, now: number): void {
    if (key === undefined) return;
    const { account } = key;
    for (const topic of topics.keys()) {
      const seconds = account.disconnectWindows.get(products[topic]?.name ?? "");
      const isProtected = [...others].some((other) => other.key?.account === account && protects(other, topic));
      const id = idOf(account, topic);
      if (seconds === undefined || isProtected || this.#deadlines.has(id)) continue;
      this.#deadlines.set(id, { account, topic, at: now + seconds * 1000 });
    }
  }

  /** A connection has pinged or subscribed. */
  alive(session: Session): void {
    if (session.key === undefined) return;
    for (const topic of session.topics.keys())
      if (protects(session, topic)) this.#deadlines.delete(idOf(session.key.account, topic));
  }

  /** Cancels what is due, at the moment at which it was due. */
  work(now: number): void {
    for (const [id, { account, topic, at }] of this.#deadlines) {
      if (at > now) continue;
      this.#deadlines.delete(id);
      this.#exchange.catchUp(at);
      this.#cancel(account, products[topic]?.categories ?? []);
    }
  }

  #cancel(account: Account, categories: readonly string[]): void {
    for (const order of account.openOrders.values()) {
      const isActive = order.status !== "Untriggered" && categories.includes(order.instrument.category);
      if (isActive) this.#exchange.cancel(account, order, "CancelByDCP");
    }
  }
}

const idOf = ({ uid }: Account, topic: string): string => `${uid}/${topic}`;

const protects = ({ hasPinged, topics }: Session, topic: string): boolean =>
  hasPinged && topics.has(topic) && products[topic] !== undefined;
