import type { SandboxClock } from "../clock.ts";
import { uuid } from "../random.ts";
import { ClockDrift, KeyRing } from "./access/authenticate.ts";
import { RateLimiter } from "./access/limits.ts";
import { advanceTime, reactToPrices } from "./advance-time.ts";
import type { Account } from "./engine/account.ts";
import type { Conversion, TransferRecord, Withdrawal } from "./engine/ledger.ts";
import type { Order, OrderRequest } from "./engine/model.ts";
import { type Amendment, amendOrder, cancelOrder, placeOrder } from "./engine/orders/order-lifecycle.ts";
import { type EngineOptions, type EngineProduct, EngineState } from "./engine/state.ts";
import { BookVersions } from "./market/book-versions.ts";
import { Catalog } from "./market/catalog.ts";
import { Prices } from "./market/prices.ts";
import { TradeSeries } from "./market/trade-series.ts";

export type EnvironmentName = "mainnet" | "testnet" | "demo";

/** One base address and everything behind it: its own accounts, keys, orders and limits. */
export interface Environment {
  readonly name: EnvironmentName;
  readonly clock: SandboxClock;
  readonly seed: number;
  readonly catalog: Catalog;
  readonly prices: Prices;
  /** Generated trades and those of the accounts. */
  readonly trades: TradeSeries;
  /** The numbers of order book updates, which REST and the streams share. */
  readonly books: BookVersions;
  readonly exchange: Exchange;
  readonly keys: KeyRing;
  readonly limiter: RateLimiter;
  readonly drift: ClockDrift;
  /** A new id for each response: 32 hexadecimal digits. */
  nextTraceId(): string;
  /** Whether rate limits are enforced. */
  readonly limited: boolean;
  /** Transfers by the id the caller gave them. */
  readonly transfers: Map<string, TransferRecord>;
  readonly withdrawals: Withdrawal[];
  /** Quotes and conversions by their id. */
  readonly conversions: Map<string, Conversion>;
  /** The demo environment of a mainnet, where demo members live. */
  readonly demo: Environment | undefined;
}

interface EnvironmentOptions {
  name: EnvironmentName;
  clock: SandboxClock;
  seed: number;
  limited: boolean;
  matchingDelay: number;
  products: readonly EngineProduct[];
  drift?: ClockDrift;
  demo?: Environment;
}

export function createEnvironment(options: EnvironmentOptions): Environment {
  const { clock, name, limited, matchingDelay, products } = options;
  // Testnet has a market of its own.
  const seed = name === "testnet" ? options.seed + 1 : options.seed;
  const catalog = new Catalog(clock.now());
  // Mainnet and demo show the same market, so they share its prices and trades.
  const prices = options.demo?.prices ?? new Prices(seed);
  const trades = options.demo?.trades ?? new TradeSeries(prices);
  let traces = 0;
  return {
    name,
    clock,
    seed,
    catalog,
    prices,
    trades,
    books: new BookVersions(prices, clock.now()),
    limited,
    exchange: new Exchange({ clock, seed, catalog, prices, trades, matchingDelay, products }),
    keys: new KeyRing(),
    limiter: new RateLimiter(),
    drift: options.drift ?? new ClockDrift(),
    nextTraceId: () => uuid(`${seed}/trace/${name}/${(traces += 1)}`).replaceAll("-", ""),
    transfers: new Map(),
    withdrawals: [],
    conversions: new Map(),
    demo: options.demo,
  };
}

/** The exchange of one environment as handlers use it: the state of its engine, with what a request asks of it. */
export class Exchange extends EngineState {
  constructor(options: EngineOptions) {
    super(options);
    options.prices.onSet(() => reactToPrices(this));
  }

  /** Lets everything happen that has become due since the last call: fills, triggers, funding, delivery. */
  catchUp(until = this.clockTime): void {
    advanceTime(this, until);
  }

  /** Tells the watchers what requests and levers have changed without the matching engine. */
  reportAll(): void {
    for (const account of this.accounts.values()) this.report(account);
  }

  place(account: Account, request: OrderRequest): Order {
    const order = placeOrder(this, account, request);
    this.report(account);
    return order;
  }

  amend(account: Account, order: Order, change: Amendment): void {
    amendOrder(this, account, order, change);
    this.report(account);
  }

  cancel(account: Account, order: Order, cancelType?: string): void {
    cancelOrder(this, account, order, cancelType);
    this.report(account);
  }

  /** The order with an id; `orderId` wins over `orderLinkId`. With a matching delay, the engine does not know a new order yet. */
  find(account: Account, category: string, ids: { orderId: string; orderLinkId: string }): Order | undefined {
    const order = account.orderHistory.find(ids);
    if (order === undefined || order.instrument.category !== category || order.effectiveAt > this.now) return undefined;
    return order;
  }
}
