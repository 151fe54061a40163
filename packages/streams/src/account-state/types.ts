import type { OrderUpdate, PositionUpdate, WalletCoinUpdate } from "../generated/types/index.ts";
import type { ListenOptions, OverflowEvent, Subscription, TopicEvent, WithoutTopic } from "../subscriptions/types.ts";

/** Product category of orders and positions. */
export type AccountCategory = "spot" | "linear" | "inverse" | "option";

/** Part of the account that `accountState` keeps up to date. */
export type AccountPart = "orders" | "positions" | "balances";

/** Options of `accountState`. */
export interface AccountStateOptions extends ListenOptions<AccountStateEvent> {
  /**
   * Categories whose orders and positions are kept up to date. Fewer categories need fewer REST calls. Default: all
   * four.
   */
  readonly categories?: readonly AccountCategory[] | undefined;
  /** Milliseconds between two comparisons with REST, at least 10,000. Default 60,000. */
  readonly auditMs?: number | undefined;
}

interface Change<Type extends string, Data> extends TopicEvent {
  readonly type: Type;
  /** The order, the position or the balance of a coin, after the change. */
  readonly data: Data;
  /** `rest` if REST returned the change before the stream delivered it. */
  readonly source: "stream" | "rest";
}

/** Event: an order was placed, changed, or is no longer open. `orders()` lists only open orders. */
export type OrderChange = Change<"order", OrderUpdate>;
/** Event: a position changed. A closed position has size 0, and `positions()` omits it. */
export type PositionChange = Change<"position", PositionUpdate>;
/** Event: the balance of a coin changed. */
export type BalanceChange = Change<"balance", WalletCoinUpdate>;

/** Event: orders, positions and balances are all in sync with the platform. */
export interface AccountSynced extends TopicEvent {
  readonly type: "synced";
}

/**
 * Event: orders, positions or balances, depending on `part`, may differ from the platform. The client reads them over
 * REST and syncs them again automatically.
 */
export interface AccountStale extends TopicEvent {
  readonly type: "stale";
  readonly part: AccountPart;
  /** Cause, for logging. */
  readonly reason: string;
}

/** Event: the client compared orders, positions or balances, depending on `part`, with REST. */
export interface AccountAudited extends TopicEvent {
  readonly type: "audited";
  readonly part: AccountPart;
  /**
   * Number of records for which the streams had missed a change. Each of these records was repaired and delivered as a
   * separate event before this event.
   */
  readonly repaired: number;
}

/**
 * Event: a comparison with REST failed. Until the next comparison, missed changes stay unnoticed. A permanent error is
 * reported once.
 */
export interface AccountAuditFailed extends TopicEvent {
  readonly type: "audit-failed";
  readonly part: AccountPart;
  /** Cause, without secrets. */
  readonly why: string;
  /** Milliseconds until the next comparison. */
  readonly retryMs: number;
}

/**
 * Changes and sync state of an account. Their `topic` is `accountState`. A reader that is more than 1000 events behind
 * receives `overflow`.
 */
export type AccountStateEvent =
  | OrderChange
  | PositionChange
  | BalanceChange
  | AccountSynced
  | AccountStale
  | AccountAudited
  | AccountAuditFailed
  | OverflowEvent;

/** Events as they are created, before the account state adds the `topic`. */
export type AccountNews = WithoutTopic<AccountStateEvent>;

/** Result that a method returns while the records aren't in sync. */
export type UnsyncedAccount = { readonly state: "syncing" } | { readonly state: "stale"; readonly reason: string };

interface SyncedRecords {
  readonly state: "synced";
  /**
   * Milliseconds since the last update of these records, or since REST last confirmed all of them, whichever was later.
   */
  readonly ageMs: number;
  /** Milliseconds since REST last confirmed these orders, positions or balances. */
  readonly auditedMs: number;
}

/** Open orders, in sync with the platform. */
export interface OpenOrders extends SyncedRecords {
  readonly orders: readonly OrderUpdate[];
}

/**
 * Positions with a size other than 0. Fields that follow the mark price, such as `unrealisedPnl`, can be up to `ageMs`
 * old.
 */
export interface OpenPositions extends SyncedRecords {
  readonly positions: readonly PositionUpdate[];
}

/** Balances by coin. Fields that follow prices, such as `equity`, can be up to `ageMs` old. */
export interface Balances extends SyncedRecords {
  readonly balances: readonly WalletCoinUpdate[];
}

/** Filter for orders or positions. An omitted field matches every value. */
export interface MarketFilter {
  readonly category?: AccountCategory;
  readonly symbol?: string;
}

/** Filter for balances. Without `coin`, all coins match. */
export interface CoinFilter {
  readonly coin?: string;
}

/** Order for which `positionIdx` is looked up: its market, its side, and whether it reduces a position. */
export interface PositionSlotInput {
  readonly category: "linear" | "inverse";
  readonly symbol: string;
  readonly side: "Buy" | "Sell";
  /** True for an order that reduces a position. Default false. */
  readonly reduceOnly?: boolean;
}

/**
 * Open orders, positions and balances of an account, kept up to date from its streams and REST. Getters return records
 * only while they are in sync, and never block.
 */
export interface AccountState extends Subscription<AccountStateEvent> {
  /** `synced` while orders, positions and balances are all in sync. */
  readonly state: "syncing" | "synced" | "stale";
  /**
   * Resolves when orders, positions and balances are all in sync, at the earliest 6 s after the connection opens.
   * Rejects if the account state is closed or fails first.
   */
  readonly synced: Promise<void>;
  /**
   * Returns the open orders.
   *
   * @throws {InputError} for an unknown or empty field, or a category that the option `categories` excludes
   */
  orders(filter?: MarketFilter): OpenOrders | UnsyncedAccount;
  /**
   * Returns the positions with a size other than 0.
   *
   * @throws {InputError} for an unknown or empty field, or a category that the option `categories` excludes
   */
  positions(filter?: MarketFilter): OpenPositions | UnsyncedAccount;
  /**
   * Returns the balances by coin, including reported balances of 0.
   *
   * @throws {InputError} for an unknown or empty field
   */
  balances(filter?: CoinFilter): Balances | UnsyncedAccount;
  /**
   * Returns the `positionIdx` for the next order: 0 in one-way mode; in hedge mode 1 for the long and 2 for the short
   * position. The client derives it from an open position of the symbol, or from `position.list` over REST if there is
   * none.
   *
   * @throws {InputError} for a missing or malformed field
   * @throws {TradingError} when REST fails
   */
  positionIdx(input: PositionSlotInput): Promise<0 | 1 | 2>;
  /**
   * Compares orders, positions and balances with REST immediately, and repairs records for which the streams missed a
   * change. Returns the number of repaired records.
   *
   * @throws {StreamError} `closed` after the account state is closed, `network` if a topic has no connection or REST
   * fails
   */
  audit(): Promise<number>;
}
