import type { Account } from "../../engine/account.ts";
import type { Exchange } from "../../environment.ts";
import type { Session } from "../session.ts";

interface Product {
  /** Name of the product group in the REST API. */
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
 * Cancels a product's active orders when all connections that subscribed to its disconnect protection have been closed
 * for longer than the window set over REST. A new connection prevents the cancellation if it subscribes and pings in
 * time.
 */
export class DisconnectProtection {
  readonly #exchange: Exchange;
  readonly #deadlines = new Map<string, Deadline>();

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /** True if the orders of a closed connection are waiting to be cancelled at the end of a disconnect window. */
  get isWaiting(): boolean {
    return this.#deadlines.size > 0;
  }

  /** Handles a closed connection. `others` are the connections that are still open. */
  onDisconnect({ key, topics }: Session, others: ReadonlySet<Session>, now: number): void {
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

  /**
   * Handles a ping or subscription of an open connection. Stops the countdown to the cancellation of the account's
   * orders, for each disconnect protection topic that the connection subscribes to.
   */
  onActivity(session: Session): void {
    if (session.key === undefined) return;
    for (const topic of session.topics.keys())
      if (protects(session, topic)) this.#deadlines.delete(idOf(session.key.account, topic));
  }

  /** Cancels the orders whose disconnect window has ended. The time of a cancellation is the end of its window. */
  cancelDue(now: number): void {
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
