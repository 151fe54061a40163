import type { ListenOptions, Subscription, TopicEvent } from "../subscriptions/types.ts";

/** When an update was made and when it arrived. A reader that is behind can tell how old it is. */
interface BookTimes extends TopicEvent {
  /** When the platform made the update: Unix time in milliseconds, by its clock. */
  readonly time: number | undefined;
  /** When it arrived: Unix time in milliseconds, by the clock of this machine. */
  readonly receivedAt: number;
}

/** The book equals that of the server after the update with this number. */
export interface BookSynced extends BookTimes {
  readonly type: "synced";
  readonly updateId: number | bigint;
}

/** A price, then its sizes. */
type AnyLevel = readonly string[];

/**
 * Levels changed. The book has them already. With `onEvent` every change is delivered. A loop that is behind gets only the
 * newest one, so it reads the book instead of adding up changes.
 */
export interface BookChange<Level extends AnyLevel = AnyLevel> extends BookTimes {
  readonly type: "change";
  readonly updateId: number | bigint;
  /** Bids of this update, as they were sent. */
  readonly bids: readonly Level[];
  /** Asks of this update, as they were sent. */
  readonly asks: readonly Level[];
  /** `true`: `bids` and `asks` are the whole book. `false`: levels that changed; one with the size `"0"` was removed. */
  readonly isSnapshot: boolean;
}

/** The book may differ from that of the server. It asks for a snapshot by itself. */
export interface BookStale extends TopicEvent {
  readonly type: "stale";
  /** Why an update is missing or cannot be used, for a log. */
  readonly reason: string;
}

/** What happens to a book. A slow reader gets the newest change and the newest state. */
export type BookEvent<Level extends AnyLevel = AnyLevel> = BookSynced | BookChange<Level> | BookStale;

/** Options of a book. */
export type BookOptions<Level extends AnyLevel = AnyLevel> = ListenOptions<BookEvent<Level>>;

/** A book that has no prices to trade on: no snapshot has arrived yet, or an update is missing. */
export type UnsyncedBook = { readonly state: "syncing" } | { readonly state: "stale"; readonly reason: string };

/** A book that equals that of the server, as far as its updates have arrived. */
interface SyncedBook {
  readonly state: "synced";
  readonly updateId: number | bigint;
  /** When the platform made the last update: Unix time in milliseconds, by its clock. */
  readonly time: number | undefined;
  /**
   * Milliseconds since the last update arrived. The platform repeats only some books while nothing changes, so an old one may
   * be right, or the server may have stopped sending it.
   */
  readonly ageMs: number;
}

/** The best prices; a side without levels has none. */
export interface BestPrices<Level> extends SyncedBook {
  /** The level with the highest price to sell to. */
  readonly bid: Level | undefined;
  /** The level with the lowest price to buy from. */
  readonly ask: Level | undefined;
}

/** Levels of both sides, the best first. */
export interface BookLevels<Level> extends SyncedBook {
  /** Highest price first. */
  readonly bids: readonly Level[];
  /** Lowest price first. */
  readonly asks: readonly Level[];
}

/** An order book that is kept up to date, or says that it is not. A level is a list: its price, then its size. */
export interface OrderBook<Level extends readonly string[]> extends Subscription<BookEvent<Level>> {
  /** `syncing` until the first snapshot, then `synced`, and `stale` from a missing update to the next snapshot. */
  readonly state: "syncing" | "synced" | "stale";
  /** Resolves when the book is synced; rejects if it never will be. */
  readonly synced: Promise<void>;
  /** The best level of each side. Without prices while the book is not synced. */
  best(): BestPrices<Level> | UnsyncedBook;
  /** The best `count` levels of each side. Default: all. */
  levels(count?: number): BookLevels<Level> | UnsyncedBook;
}

/**
 * Subscribes to an order book and keeps it.
 *
 * @throws {InputError} for an unknown or malformed parameter or option, or an environment without the topic
 */
export type BookMethod<Parameters, Level extends readonly string[]> = (
  parameters: Parameters,
  options?: BookOptions<Level>,
) => OrderBook<Level>;
