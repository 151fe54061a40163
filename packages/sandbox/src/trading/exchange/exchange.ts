import { Refusal } from "../../http/envelope.ts";
import type { Clock } from "../../clock.ts";
import { uuid } from "../../random.ts";
import type { Catalog } from "../market/catalog.ts";
import type { Agreement } from "../market/instrument.ts";
import type { Prices } from "../market/prices.ts";
import { Account, type AccountOptions } from "./account.ts";
import { amendOrder, type Amendment } from "./amending.ts";
import { checkOrder, isQuoteAmount } from "./checks.ts";
import { orderRefusal } from "./errors.ts";
import { Ledger } from "./ledger.ts";
import { matchIncoming } from "./matching.ts";
import { isOpen, type Order, type OrderRequest, type OrderStatus } from "./model.ts";
import { passTime } from "./passage.ts";
import { syncExits } from "./triggers.ts";

export interface ExchangeOptions {
  clock: Clock;
  seed: number;
  catalog: Catalog;
  prices: Prices;
  /** Milliseconds between the acknowledgement of an order and the matching engine seeing it. */
  matchingDelay: number;
}

/** Accounts, orders and money of one environment. */
export class Exchange {
  readonly catalog: Catalog;
  readonly prices: Prices;
  readonly seed: number;
  /** When this exchange opened; what lies before is generated past. */
  readonly startedAt: number;
  readonly ledger = new Ledger();
  readonly accounts = new Map<string, Account>();
  readonly #clock: Clock;
  readonly #matchingDelay: number;
  /** The instant the engine is working at; lags the clock while time is being caught up. */
  now: number;
  sequence: number;
  #eventSequence = 40_000_000;

  constructor(options: ExchangeOptions) {
    this.catalog = options.catalog;
    this.prices = options.prices;
    this.seed = options.seed;
    this.#clock = options.clock;
    this.#matchingDelay = options.matchingDelay;
    this.startedAt = this.now = options.clock.now();
    this.sequence = 1_000_000;
  }

  nextSequence(): number {
    this.sequence += 1;
    return this.sequence;
  }

  /** Event contracts are counted for themselves: reading them leaves the ids of orders alone. */
  nextEventSequence(): number {
    this.#eventSequence += 1;
    return this.#eventSequence;
  }

  addAccount(options: AccountOptions): Account {
    const account = new Account(options, this.now);
    this.accounts.set(account.uid, account);
    return account;
  }

  /** Lets everything happen that the passing of time makes happen, up to the present. */
  catchUp(): void {
    passTime(this, this.#clock.now());
  }

  hasAgreed(account: Account, agreement: Agreement): boolean {
    const signer = account.isMaster ? account : this.accounts.get(account.parentUid);
    return signer?.agreements.has(agreement) ?? false;
  }

  /** Acknowledges an order, or throws what the service refuses it with. What becomes of it shows in the order lists. */
  place(account: Account, request: OrderRequest): Order {
    checkOrder(this, account, request);
    return this.accept(account, request);
  }

  /** Books an order without the checks of the front door: for exits and forced closings. */
  accept(account: Account, request: OrderRequest): Order {
    const order: Order = {
      ...request,
      orderId: orderIdFor(this, request),
      status: request.triggerDirection === 0 ? "New" : "Untriggered",
      filled: 0n,
      filledValue: 0n,
      fee: 0n,
      feeByCoin: new Map(),
      fills: 0,
      effectiveAt: this.now + this.#matchingDelay,
      matched: false,
      createdTime: this.now,
      updatedTime: this.now,
      rejectReason: "EC_NoError",
      cancelType: "UNKNOWN",
      lastPriceOnCreated: this.prices.last(request.instrument, this.now),
      closed: { qty: 0n, entryValue: 0n, exitValue: 0n, pnl: 0n, openFee: 0n, closeFee: 0n },
    };
    if (order.orderLinkId !== "") account.orderLinks.set(order.orderLinkId, order);
    account.orders.set(order.orderId, order);
    account.openOrders.set(order.orderId, order);
    if (this.#matchingDelay === 0 && order.triggerDirection === 0) this.activate(account, order);
    return order;
  }

  /** The order meets the book. */
  activate(account: Account, order: Order): void {
    order.matched = true;
    matchIncoming(this, account, order);
    syncExits(this, account, order);
  }

  find(
    account: Account,
    category: string,
    ids: { orderId?: string | undefined; orderLinkId?: string | undefined },
  ): Order | undefined {
    const order =
      ids.orderId !== undefined && ids.orderId !== ""
        ? account.orders.get(ids.orderId)
        : account.orderLinks.get(ids.orderLinkId ?? "");
    // With a delay, an acknowledged order is not known to the engine yet.
    if (order === undefined || order.instrument.category !== category || order.effectiveAt > this.now) return undefined;
    return order;
  }

  cancel(account: Account, order: Order, cancelType = "CancelByUser"): void {
    if (!isOpen(order)) throw orderRefusal(order.instrument.category, "orderNotFound");
    order.cancelType = cancelType;
    this.close(account, order, order.status === "Untriggered" ? "Deactivated" : "Cancelled", "EC_PerCancelRequest");
  }

  amend(account: Account, order: Order, change: Amendment): void {
    if (!isOpen(order)) throw orderRefusal(order.instrument.category, "orderNotFound");
    if (isQuoteAmount(order)) throw new Refusal(170312, "a market order cannot be changed");
    amendOrder(this, account, order, change);
  }

  /** Ends an order's life and moves it to the history. */
  close(account: Account, order: Order, status: OrderStatus, rejectReason: string): void {
    order.status = status;
    order.rejectReason = rejectReason;
    order.updatedTime = this.now;
    account.openOrders.delete(order.orderId);
    account.closedOrders.push(order);
    if (order.closed.qty > 0n) {
      const leverage = account.leverageOf(order.instrument, order.side === "Buy" ? "Sell" : "Buy");
      account.closedPnl.push({ orderId: order.orderId, order, leverage, createdTime: this.now, updatedTime: this.now });
    }
  }
}

/** Spot ids are long numbers, all others UUIDs. */
function orderIdFor(exchange: Exchange, request: OrderRequest): string {
  const sequence = exchange.nextSequence();
  if (request.instrument.category === "spot") return `${1_700_000_000_000_000_000n + BigInt(sequence)}`;
  return uuid(`${exchange.seed}/order/${sequence}`);
}
