import type { ListenOptions, Subscription, TopicEvent } from "../subscriptions/types.ts";

/** Times of an update. A slow reader can calculate the update's age from them. */
interface BookTimes extends TopicEvent {
  /** Platform time of the update, in milliseconds since the epoch. */
  readonly time: number | undefined;
  /** Local arrival time, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Event: the book now equals the server's book after the update `updateId`. */
export interface BookSynced extends BookTimes {
  readonly type: "synced";
  readonly updateId: number | bigint;
}

/** A level as an array: its price, followed by its sizes. */
type AnyLevel = readonly string[];

/**
 * Changed levels. The book already contains them. `onEvent` receives every change. A loop that falls behind receives
 * only the newest change, so read the book instead of accumulating changes.
 */
export interface BookChange<Level extends AnyLevel = AnyLevel> extends BookTimes {
  readonly type: "change";
  readonly updateId: number | bigint;
  /** Bids in the update, as the platform sent them. */
  readonly bids: readonly Level[];
  /** Asks in the update, as the platform sent them. */
  readonly asks: readonly Level[];
  /**
   * If true, `bids` and `asks` are the whole book. If false, they are changed levels, and the size `"0"` removes a
   * level.
   */
  readonly isSnapshot: boolean;
}

/** Event: the book may differ from the server's book. The client automatically requests a new snapshot. */
export interface BookStale extends TopicEvent {
  readonly type: "stale";
  /** Reason why an update is missing or unusable, as a sentence for logging. */
  readonly reason: string;
}

/** Event of an order book. A slow reader receives the newest change and the newest state. */
export type BookEvent<Level extends AnyLevel = AnyLevel> = BookSynced | BookChange<Level> | BookStale;

/** Options of a subscription to an order book: the signal that ends it, and callbacks for its events and its end. */
export type BookOptions<Level extends AnyLevel = AnyLevel> = ListenOptions<BookEvent<Level>>;

/** Result instead of prices while the book isn't synced: the first snapshot hasn't arrived, or an update is missing. */
export type UnsyncedBook = { readonly state: "syncing" } | { readonly state: "stale"; readonly reason: string };

/** Fields of a synced book. A synced book equals the server's book after all updates received so far. */
interface SyncedBook {
  readonly state: "synced";
  readonly updateId: number | bigint;
  /** Platform time of the last update, in milliseconds since the epoch. */
  readonly time: number | undefined;
  /**
   * Milliseconds since the last update arrived. Some books aren't resent while nothing changes. A high age therefore
   * means either an unchanged book or a server that stopped sending it.
   */
  readonly ageMs: number;
}

/** Best level of each side. Undefined for an empty side. */
export interface BestPrices<Level> extends SyncedBook {
  /** Best bid: the level with the highest price. */
  readonly bid: Level | undefined;
  /** Best ask: the level with the lowest price. */
  readonly ask: Level | undefined;
}

/** Levels of both sides, best first. */
export interface BookLevels<Level> extends SyncedBook {
  /** Bids, highest price first. */
  readonly bids: readonly Level[];
  /** Asks, lowest price first. */
  readonly asks: readonly Level[];
}

/**
 * Order book that the client keeps up to date. `state` shows whether it is current. A level is an array: its price,
 * followed by its size.
 */
export interface OrderBook<Level extends readonly string[]> extends Subscription<BookEvent<Level>> {
  /** `syncing` until the first snapshot, then `synced`. `stale` after a missing update, until the next snapshot. */
  readonly state: "syncing" | "synced" | "stale";
  /** Resolves when the book is synced. Rejects if the subscription ends first. */
  readonly synced: Promise<void>;
  /** Returns the best level of each side. The result contains prices only if the book is synced. */
  best(): BestPrices<Level> | UnsyncedBook;
  /**
   * Returns the best `count` levels of each side. Default: all. The result contains levels only if the book is synced.
   */
  levels(count?: number): BookLevels<Level> | UnsyncedBook;
}

/**
 * Subscribes to an order book and keeps it up to date.
 *
 * @throws {InputError} for an unknown or malformed parameter or option, or an environment without the topic
 */
export type BookMethod<Parameters, Level extends readonly string[]> = (
  parameters: Parameters,
  options?: BookOptions<Level>,
) => OrderBook<Level>;
