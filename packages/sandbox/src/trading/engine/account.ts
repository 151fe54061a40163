import { decimal, type Decimal } from "../../decimal.ts";
import { inputError } from "../../http/envelope.ts";
import { entryOf } from "../../maps.ts";
import type { Instrument, Side } from "../market/instrument.ts";
import { History, instrumentKeys, OrderHistory } from "./history.ts";
import {
  type BorrowingCost,
  type ClosedPnl,
  type DeliveryRecord,
  emptyPosition,
  type Execution,
  isOpen,
  type LogEntry,
  type Order,
  type Position,
} from "./model.ts";

export interface AccountOptions {
  uid: string;
  /** UID of the master account. Empty for a master account. */
  parentUid?: string;
  username?: string;
}

/** Trading account: its money, positions, orders and history. */
export class Account {
  readonly uid: string;
  readonly parentUid: string;
  readonly username: string;
  readonly balances = new Map<string, Decimal>();
  /** Balances of the funding wallet by coin. They are separate from the trading wallet. */
  readonly funding = new Map<string, Decimal>();
  readonly positions = new Map<string, Position>();
  readonly openOrders = new Map<string, Order>();
  /** Every order, in the order of creation. */
  readonly orderHistory = new OrderHistory<Order>({
    keysOf: ({ instrument }) => instrumentKeys(instrument),
    mustStay: isOpen,
  });
  readonly executions = new History<Execution>({
    keysOf: ({ instrument, orderId }) => [...instrumentKeys(instrument), orderId],
  });
  /** Changes that haven't been passed to the `onChange` callbacks yet. */
  changes = new AccountChanges();
  readonly log = new History<LogEntry>({ keysOf: ({ category }) => [category] });
  readonly closedPnl = new History<ClosedPnl>({ keysOf: ({ order }) => instrumentKeys(order.instrument) });
  readonly borrowing = new History<BorrowingCost>({ keysOf: () => [] });
  readonly deliveries: DeliveryRecord[] = [];
  /** Money reserved by open orders that the engine does not store, by coin. */
  readonly reserved = new Map<string, Decimal>();
  readonly leverage = new Map<string, { buy: Decimal; sell: Decimal }>();
  /**
   * Position modes by symbol or settlement coin: true for hedge mode. A symbol's mode takes precedence over its coin's
   * mode.
   */
  readonly hedged = new Map<string, boolean>();
  readonly collateralOff = new Set<string>();
  readonly agreements = new Set<string>();
  /** Limits of the market maker protection, by base coin. */
  readonly protection = new Map<string, Readonly<Record<string, string>>>();
  /** Seconds without a private connection after which orders are cancelled, by product group. */
  readonly disconnectWindows = new Map<string, number>();
  marginMode = "REGULAR_MARGIN";
  hedging = "OFF";
  deltaNeutral = false;
  spotMargin = false;
  spotLeverage = "10";
  /** For a sub-account: true if its master has frozen it. */
  frozen = false;
  deleted = false;
  /** On mainnet: uid of the account's demo account. */
  demoUid: string | undefined;
  modifiedAt: number;

  constructor(options: AccountOptions, now: number) {
    this.uid = options.uid;
    this.parentUid = options.parentUid ?? "";
    this.username = options.username ?? `user${options.uid}`;
    this.modifiedAt = now;
  }

  get isIsolated(): boolean {
    return this.marginMode === "ISOLATED_MARGIN";
  }

  get isMaster(): boolean {
    return this.parentUid === "";
  }

  addExecution(execution: Execution): void {
    this.executions.push(execution);
    this.changes.executions.add(execution);
  }

  /** Reserves money for an order of a product. A negative amount releases it. */
  reserve(coin: string, amount: Decimal): void {
    this.reserved.set(coin, (this.reserved.get(coin) ?? 0n) + amount);
  }

  balance(coin: string): Decimal {
    return this.balances.get(coin) ?? 0n;
  }

  leverageOf(instrument: Instrument, side: Side): Decimal {
    const setting = this.leverage.get(`${instrument.category}:${instrument.symbol}`);
    const fallback = decimal("10") < instrument.maximumLeverage ? decimal("10") : instrument.maximumLeverage;
    if (setting === undefined) return fallback;
    return side === "Buy" ? setting.buy : setting.sell;
  }

  /** Returns whether an instrument is in hedge mode. Only perpetuals settled in USDT have two modes. */
  isHedged(instrument: Instrument): boolean {
    if (instrument.contractType !== "LinearPerpetual" || instrument.settleCoin !== "USDT") return false;
    return this.hedged.get(instrument.symbol) ?? this.hedged.get(instrument.settleCoin) ?? false;
  }

  /** Returns the position that a position index selects. Throws if the index doesn't fit the position mode. */
  positionFor(instrument: Instrument, positionIdx: number): Position {
    const hedged = this.isHedged(instrument);
    if (hedged ? positionIdx !== 1 && positionIdx !== 2 : positionIdx !== 0) {
      throw inputError("positionIdx: does not fit the position mode of the symbol");
    }
    return this.position(instrument, positionIdx);
  }

  position(instrument: Instrument, positionIdx: number): Position {
    const key = `${instrument.category}:${instrument.symbol}:${positionIdx}`;
    return entryOf(this.positions, key, () => emptyPosition(instrument, positionIdx));
  }
}

/** Changes of an account since the last report. A record that changes twice is reported once. */
export class AccountChanges {
  readonly orders = new Set<Order>();
  readonly executions = new Set<Execution>();
  readonly positions = new Set<Position>();
  /** Changed records of products outside the engine, by kind of record. `changesOf` selects the records of one kind. */
  readonly ofProducts = new Map<symbol, Set<unknown>>();
  hasMovedMoney = false;

  get isEmpty(): boolean {
    if (this.hasMovedMoney) return false;
    return [this.orders, this.executions, this.positions, ...this.ofProducts.values()].every(({ size }) => size === 0);
  }
}

/**
 * Declares a kind of product record. Returns a function that selects the records of this kind from an account's
 * changes.
 */
export function changesOf<Item>(): (changes: AccountChanges) => Set<Item> {
  const kind = Symbol("kind");
  return ({ ofProducts }) => entryOf(ofProducts, kind, () => new Set()) as Set<Item>;
}
