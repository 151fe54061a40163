import type { Clock } from "../../clock.ts";
import { uuid } from "../../random.ts";
import type { Catalog } from "../market/catalog.ts";
import type { Agreement } from "../market/listings.ts";
import type { Prices } from "../market/prices.ts";
import type { TradeSeries } from "../market/trade-series.ts";
import { Account, AccountChanges, type AccountOptions } from "./account.ts";
import { Ledger } from "./ledger.ts";
import { newOrder, type Order, type OrderRequest, type OrderStatus } from "./model.ts";

export type EngineOptions = Pick<
  EngineState,
  "catalog" | "prices" | "trades" | "seed" | "matchingDelay" | "products" | "startedAt"
> & {
  clock: Clock;
};

/** Functions of a product whose orders are stored outside the engine. The engine calls them. */
export interface EngineProduct {
  /**
   * Returns whether the passing of time or a price change may affect the product's records of the account, such as its
   * open orders.
   */
  isBusy(account: Account): boolean;
  /**
   * Carries out what is due for the product, such as settlements. Called before expired positions are delivered.
   */
  advance?(state: EngineState, account: Account): void;
  /** Processes the product's orders at the current prices. Called after the orders of instruments are processed. */
  react?(state: EngineState, account: Account): void;
}

type Watcher = (account: Account, changes: AccountChanges) => void;

/** Data of one environment's matching engine. Neighbouring modules contain the functions that work on it. */
export class EngineState {
  readonly catalog: Catalog;
  readonly prices: Prices;
  readonly trades: TradeSeries;
  readonly seed: number;
  /** Time at which the engine started. All earlier data is generated history. */
  readonly startedAt: number;
  readonly ledger = new Ledger();
  readonly accounts = new Map<string, Account>();
  /** Milliseconds between the acknowledgement of an order and its arrival at the matching engine. */
  readonly matchingDelay: number;
  readonly products: readonly EngineProduct[];
  readonly #clock: Clock;
  readonly #watchers: Watcher[] = [];
  /** Time up to which the engine has processed due steps. It lags behind the clock while the engine catches up. */
  now: number;
  sequence = 1_000_000;

  constructor(options: EngineOptions) {
    this.catalog = options.catalog;
    this.prices = options.prices;
    this.trades = options.trades;
    this.seed = options.seed;
    this.matchingDelay = options.matchingDelay;
    this.products = options.products;
    this.#clock = options.clock;
    this.startedAt = options.startedAt;
    this.now = options.clock.now();
  }

  /** Current time of the clock, up to which the engine has to catch up. */
  get clockTime(): number {
    return this.#clock.now();
  }

  nextSequence(): number {
    this.sequence += 1;
    return this.sequence;
  }

  addAccount(options: AccountOptions): Account {
    const account = new Account(options, this.now);
    this.accounts.set(account.uid, account);
    return account;
  }

  /** Adds a callback that receives the changes of accounts. */
  onChange(watcher: Watcher): void {
    this.#watchers.push(watcher);
  }

  /** Passes an account's changes since the last report to the watchers. */
  report(account: Account): void {
    const { changes } = account;
    if (changes.isEmpty) return;
    account.changes = new AccountChanges();
    for (const watcher of this.#watchers) watcher(account, changes);
  }

  hasAgreed(account: Account, agreement: Agreement): boolean {
    const signer = account.isMaster ? account : this.accounts.get(account.parentUid);
    return signer?.agreements.has(agreement) ?? false;
  }

  /** Registers an order as open, without checks and without matching it. */
  openOrder(account: Account, request: OrderRequest): Order {
    const order = this.recordOrder(account, request);
    account.openOrders.set(order.orderId, order);
    account.changes.orders.add(order);
    return order;
  }

  /** Creates an order that can be found by its ids but isn't matched. */
  recordOrder(account: Account, request: OrderRequest): Order {
    const order: Order = {
      ...request,
      ...newOrder(this.now),
      orderId: this.#orderId(request),
      status: request.triggerDirection === 0 ? "New" : "Untriggered",
      effectiveAt: this.now + this.matchingDelay,
      lastPriceOnCreated: this.prices.last(request.instrument, this.now),
    };
    account.orderHistory.push(order);
    return order;
  }

  /** Closes an order and moves it to the history. */
  closeOrder(account: Account, order: Order, status: OrderStatus, rejectReason: string): void {
    order.status = status;
    order.rejectReason = rejectReason;
    order.updatedTime = this.now;
    account.openOrders.delete(order.orderId);
    account.changes.orders.add(order);
    if (order.closed.qty > 0n) {
      const leverage = account.leverageOf(order.instrument, order.side === "Buy" ? "Sell" : "Buy");
      account.closedPnl.push({ orderId: order.orderId, order, leverage, createdTime: this.now, updatedTime: this.now });
    }
  }

  /** Returns a new order id. Spot ids are long numbers, all others UUIDs. */
  #orderId(request: OrderRequest): string {
    const sequence = this.nextSequence();
    if (request.instrument.category === "spot") return `${1_700_000_000_000_000_000n + BigInt(sequence)}`;
    return uuid(`${this.seed}/order/${sequence}`);
  }
}
