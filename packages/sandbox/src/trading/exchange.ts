import { advanceTime, reactToPrices } from "./advance-time.ts";
import type { Account, AccountOptions } from "./engine/account.ts";
import type { Ledger } from "./engine/ledger.ts";
import type { Order, OrderRequest } from "./engine/model.ts";
import { type Amendment, amendOrder } from "./engine/orders/amend-order.ts";
import { cancelOrder, placeOrder } from "./engine/orders/place-order.ts";
import { type EngineOptions, EngineState } from "./engine/state.ts";

/** The exchange of one environment as handlers use it: the engine's functions over one state. */
export class Exchange {
  readonly state: EngineState;

  constructor(options: EngineOptions) {
    this.state = new EngineState(options);
    options.prices.onSet(() => reactToPrices(this.state));
  }

  get accounts(): ReadonlyMap<string, Account> {
    return this.state.accounts;
  }

  get ledger(): Ledger {
    return this.state.ledger;
  }

  get now(): number {
    return this.state.now;
  }

  addAccount(options: AccountOptions): Account {
    return this.state.addAccount(options);
  }

  /** Lets everything happen that has become due since the last call: fills, triggers, funding, delivery. */
  catchUp(until = this.state.clockTime): void {
    advanceTime(this.state, until);
  }

  /** Tells the watchers what requests and levers have changed without the matching engine. */
  report(): void {
    for (const account of this.accounts.values()) this.state.report(account);
  }

  place(account: Account, request: OrderRequest): Order {
    const order = placeOrder(this.state, account, request);
    this.state.report(account);
    return order;
  }

  amend(account: Account, order: Order, change: Amendment): void {
    amendOrder(this.state, account, order, change);
    this.state.report(account);
  }

  cancel(account: Account, order: Order, cancelType?: string): void {
    cancelOrder(this.state, account, order, cancelType);
    this.state.report(account);
  }

  /** The order with an id; `orderId` wins over `orderLinkId`. With a matching delay, the engine does not know a new order yet. */
  find(account: Account, category: string, ids: { orderId: string; orderLinkId: string }): Order | undefined {
    const order = ids.orderId === "" ? account.orderLinks.get(ids.orderLinkId) : account.orders.get(ids.orderId);
    if (order === undefined || order.instrument.category !== category || order.effectiveAt > this.now) return undefined;
    return order;
  }
}
