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

/** A trading environment: one base address with its own accounts, keys, orders and limits. */
export interface Environment {
  readonly name: EnvironmentName;
  readonly clock: SandboxClock;
  readonly seed: number;
  readonly catalog: Catalog;
  readonly prices: Prices;
  /** Generated trades and the accounts' trades. */
  readonly trades: TradeSeries;
  /** Versions of the order books. REST responses and stream messages share their update ids. */
  readonly books: BookVersions;
  readonly exchange: Exchange;
  readonly keys: KeyRing;
  readonly limiter: RateLimiter;
  readonly drift: ClockDrift;
  /** Returns a new id for a response: 32 hexadecimal digits. */
  nextTraceId(): string;
  /** True if rate limits are enforced. */
  readonly limited: boolean;
  /** True if the sandbox refuses operations and topics that it doesn't simulate, instead of sending their examples. */
  readonly simulatedOnly: boolean;
  /** Transfers by `transferId`, which the caller chooses. */
  readonly transfers: Map<string, TransferRecord>;
  readonly withdrawals: Withdrawal[];
  /** Quotes and conversions by id. */
  readonly conversions: Map<string, Conversion>;
  /** The demo environment, which contains the demo accounts of the mainnet accounts. Undefined except on mainnet. */
  readonly demo: Environment | undefined;
}

interface EnvironmentOptions {
  name: EnvironmentName;
  clock: SandboxClock;
  seed: number;
  limited: boolean;
  matchingDelay: number;
  simulatedOnly?: boolean;
  products: readonly EngineProduct[];
  /** Start time of the environment, as saved in a state file. Default: now. */
  startedAt?: number | undefined;
  drift?: ClockDrift;
  demo?: Environment;
}

export function createEnvironment(options: EnvironmentOptions): Environment {
  const { clock, name, limited, matchingDelay, products, startedAt = clock.now() } = options;
  // Testnet has a separate market, so it gets its own seed.
  const seed = name === "testnet" ? options.seed + 1 : options.seed;
  const catalog = new Catalog(startedAt);
  // Mainnet and demo show the same market, so they share prices and trades.
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
    simulatedOnly: options.simulatedOnly ?? false,
    exchange: new Exchange({ clock, startedAt, seed, catalog, prices, trades, matchingDelay, products }),
    keys: new KeyRing(),
    limiter: new RateLimiter(limited),
    drift: options.drift ?? new ClockDrift(),
    nextTraceId: () => uuid(`${seed}/trace/${name}/${(traces += 1)}`).replaceAll("-", ""),
    transfers: new Map(),
    withdrawals: [],
    conversions: new Map(),
    demo: options.demo,
  };
}

/** The exchange of one environment, with the methods that handlers call. */
export class Exchange extends EngineState {
  constructor(options: EngineOptions) {
    super(options);
    options.prices.onSet(() => reactToPrices(this));
  }

  /** Processes everything that is due since the last call: fills, triggers, funding, delivery. */
  catchUp(until = this.clockTime): void {
    this.trades.show(until);
    advanceTime(this, until);
  }

  /**
   * Passes all changes that the matching engine didn't make, such as transfers or sandbox controls, to the `onChange`
   * callbacks.
   */
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

  /**
   * Returns the order with an id. `orderId` takes precedence over `orderLinkId`. If the engine has a `matchingDelay`, a
   * new order can't be found until the delay is over.
   */
  find(account: Account, category: string, ids: { orderId: string; orderLinkId: string }): Order | undefined {
    const order = account.orderHistory.find(ids);
    if (order === undefined || order.instrument.category !== category || order.effectiveAt > this.now) return undefined;
    return order;
  }
}
