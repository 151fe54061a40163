/** The orders that a run makes, noted before they are sent, so that nothing stays behind whatever interrupts it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { TradingClient } from "@specwright/trading";

/** Why a run cannot begin. */
export class LiveError extends Error {
  override readonly name = "LiveError";
  readonly code = "input";
}

/** An order that may exist, named by the ID that the run gave it. */
export interface NotedOrder {
  readonly environment: string;
  readonly category: "linear";
  readonly symbol: string;
  readonly orderLinkId: string;
  readonly notedAt: number;
}

/** The platform accepts a request for seconds after it was sent. Later, an order that it does not know was never made. */
const stillArrivingMs = 60_000;

/** Orders of a file. Every change is on the disk before the next request is sent. */
export class OrderJournal {
  readonly #file: string;
  readonly #environment: string;
  readonly #now: () => number;
  #orders: readonly NotedOrder[];

  constructor(file: string, environment: string, now: () => number) {
    this.#file = file;
    this.#environment = environment;
    this.#now = now;
    this.#orders = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as NotedOrder[]) : [];
    const other = this.#orders.find((order) => order.environment !== environment);
    if (other !== undefined)
      throw new LiveError(
        `${file} names orders of ${other.environment}: run there with --journeys first, to cancel them.`,
      );
  }

  get orders(): readonly NotedOrder[] {
    return this.#orders;
  }

  /** Notes an order that is about to be sent. */
  note(symbol: string, orderLinkId: string): void {
    const order = {
      environment: this.#environment,
      category: "linear",
      symbol,
      orderLinkId,
      notedAt: this.#now(),
    } as const;
    this.#write([...this.#orders, order]);
  }

  /** Takes an order off that exists no more. */
  strike(orderLinkId: string): void {
    this.#write(this.#orders.filter((order) => order.orderLinkId !== orderLinkId));
  }

  /**
   * Cancels every order of the journal and takes those off that the platform no longer has open. An order that the
   * platform does not know stays for a minute, because its request may still arrive.
   *
   * @throws {TradingError} where the platform cannot be asked; the journal keeps what is left
   */
  async clear(client: TradingClient): Promise<void> {
    for (const { category, symbol, orderLinkId, notedAt } of this.#orders) {
      const order = { category, symbol, orderLinkId };
      await client.order.cancel(order).catch(ignoreRefusal);
      const { list } = await client.order.realtime(order);
      const [found] = list;
      if (found === undefined ? this.#now() - notedAt > stillArrivingMs : isOver(found.orderStatus))
        this.strike(orderLinkId);
    }
  }

  #write(orders: readonly NotedOrder[]): void {
    this.#orders = orders;
    if (orders.length === 0) rmSync(this.#file, { force: true });
    else writeFileSync(this.#file, JSON.stringify(orders));
  }
}

/** A cancellation that the platform refuses says that nothing is open; the list of orders tells whether that is so. */
function ignoreRefusal(error: unknown): void {
  if ((error as { retCode?: number }).retCode === undefined) throw error;
}

const isOver = (status: string): boolean =>
  ["Cancelled", "Rejected", "Filled", "PartiallyFilledCanceled", "Deactivated"].includes(status);
