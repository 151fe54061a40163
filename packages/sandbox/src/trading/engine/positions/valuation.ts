import { decimal, type Decimal, divide, multiply, proportion, smaller } from "../../../decimal.ts";
import { entryOf } from "../../../maps.ts";
import { type Instrument, valueOf, type Side } from "../../market/instrument.ts";
import type { Prices } from "../../market/prices.ts";
import type { Account } from "../account.ts";
import { isOpen, type Leg, type Order, type Position } from "../model.ts";
import { maintenanceOf } from "./risk-tiers.ts";

/** Time, and the prices that apply at that time. All valuations are based on them. */
export interface Moment {
  readonly prices: Prices;
  readonly now: number;
}

/** Maintenance margin of a sold option, as a fraction of the underlying's price. */
const optionMaintenance = decimal("0.005");

export function averagePrice(position: Position): Decimal {
  if (position.size === 0n) return 0n;
  const { instrument, size, entryValue } = position;
  return instrument.category === "inverse" ? divide(size, entryValue) : divide(entryValue, size);
}

/** Returns the profit of closing a position at an exit value, in the settlement coin. */
export function profit(instrument: Instrument, side: Side, entryValue: Decimal, exitValue: Decimal): Decimal {
  const gain = instrument.category === "inverse" ? entryValue - exitValue : exitValue - entryValue;
  return side === "Buy" ? gain : -gain;
}

export interface PositionValue {
  markPrice: Decimal;
  /** Value of the position at the mark price, in the settlement coin. */
  markValue: Decimal;
  unrealised: Decimal;
  initialMargin: Decimal;
  maintenanceMargin: Decimal;
}

export function valuePosition(at: Moment, account: Account, position: Position): PositionValue {
  const { prices, now } = at;
  const { instrument, side, size } = position;
  const markPrice = prices.mark(instrument, now);
  const markValue = valueOf(instrument, size, markPrice);
  if (side === "") return { markPrice, markValue: 0n, unrealised: 0n, initialMargin: 0n, maintenanceMargin: 0n };
  const unrealised = profit(instrument, side, position.entryValue, markValue);
  if (instrument.category !== "option") {
    const initialMargin = positionMargin(account, position, side, markValue);
    return { markPrice, markValue, unrealised, initialMargin, maintenanceMargin: maintenanceOf(instrument, markValue) };
  }
  // A bought option is already paid for, so it needs no margin.
  const underlying = side === "Buy" ? 0n : multiply(size, decimal(prices.indexNumber(instrument, now)));
  return {
    markPrice,
    markValue,
    unrealised,
    initialMargin: underlying / 10n + position.addedMargin,
    maintenanceMargin: multiply(underlying, optionMaintenance),
  };
}

/**
 * Returns the margin of a position, calculated from the entry value in isolated mode and from the current value in
 * cross mode.
 */
function positionMargin(account: Account, position: Position, side: Side, markValue: Decimal): Decimal {
  const base = account.isIsolated ? position.entryValue : markValue;
  return divide(base, account.leverageOf(position.instrument, side)) + position.addedMargin;
}

/** Returns the margin that an open order of a contract reserves, in its settlement coin. */
export function orderMargin(at: Moment, account: Account, order: Order): Decimal {
  const { instrument } = order;
  if (instrument.category === "spot" || order.reduceOnly || order.status === "Untriggered" || !isOpen(order)) return 0n;
  const price = order.price === 0n ? at.prices.mark(instrument, at.now) : order.price;
  return requiredMargin(at, account, { instrument, side: order.side, qty: order.qty - order.filled, price });
}

export function requiredMargin(at: Moment, account: Account, leg: Leg): Decimal {
  const { instrument, side, qty, price } = leg;
  const value = valueOf(instrument, qty, price);
  if (instrument.category === "option") {
    return side === "Buy"
      ? value + optionFee(at, leg, instrument.takerFee)
      : divide(multiply(qty, decimal(at.prices.indexNumber(instrument, at.now))), decimal("10"));
  }
  return divide(value, account.leverageOf(instrument, side)) + multiply(value, instrument.takerFee) * 2n;
}

/** Returns the valuation of one coin of an account, before positions and orders are added. */
const emptyCoin = (coin: string, walletBalance: Decimal, usdRate: Decimal) => ({
  coin,
  walletBalance,
  usdRate,
  locked: 0n,
  unrealised: 0n,
  optionValue: 0n,
  equity: 0n,
  orderMargin: 0n,
  positionMargin: 0n,
  maintenanceMargin: 0n,
  realised: 0n,
  usdValue: 0n,
});

export type CoinValue = ReturnType<typeof emptyCoin>;
export type AccountValue = ReturnType<typeof total>;

/** Values the whole account at this instant: each coin in units of the coin, and the totals in US dollars. */
export function valueAccount(at: Moment, account: Account): AccountValue {
  const coins = new Map<string, CoinValue>();
  const of = (coin: string): CoinValue =>
    entryOf(coins, coin, () => emptyCoin(coin, account.balance(coin), at.prices.usdRate(coin, at.now)));
  for (const coin of account.balances.keys()) of(coin);
  for (const [coin, amount] of lockedCoins(account)) of(coin).locked = amount;
  for (const position of account.positions.values()) {
    const entry = of(position.instrument.settleCoin);
    if (position.instrument.category !== "option") entry.realised += position.totalPnl;
    if (position.side === "") continue;
    const value = valuePosition(at, account, position);
    if (position.instrument.category === "option")
      entry.optionValue += position.side === "Buy" ? value.markValue : -value.markValue;
    else entry.unrealised += value.unrealised;
    entry.positionMargin += value.initialMargin;
    entry.maintenanceMargin += value.maintenanceMargin;
  }
  for (const order of account.openOrders.values()) {
    const margin = orderMargin(at, account, order);
    if (margin > 0n) of(order.instrument.settleCoin).orderMargin += margin;
  }
  return total(coins, account.isIsolated);
}

function total(coins: Map<string, CoinValue>, isolated: boolean) {
  const sum = {
    coins,
    walletBalance: 0n,
    equity: 0n,
    marginBalance: 0n,
    unrealised: 0n,
    initialMargin: 0n,
    maintenanceMargin: 0n,
    available: 0n,
  };
  let reserved = 0n;
  for (const entry of coins.values()) {
    entry.equity = entry.walletBalance + entry.unrealised + entry.optionValue;
    entry.usdValue = multiply(entry.equity, entry.usdRate);
    const dollars = (amount: Decimal): Decimal => multiply(amount, entry.usdRate);
    sum.walletBalance += dollars(entry.walletBalance);
    sum.equity += entry.usdValue;
    sum.marginBalance += dollars(entry.walletBalance + entry.unrealised);
    sum.unrealised += dollars(entry.unrealised);
    sum.initialMargin += dollars(entry.orderMargin + entry.positionMargin);
    sum.maintenanceMargin += dollars(entry.maintenanceMargin);
    reserved += dollars(entry.locked);
  }
  // In isolated mode, the profit of an open position isn't available.
  sum.available = (isolated ? sum.walletBalance : sum.marginBalance) - sum.initialMargin - reserved;
  return sum;
}

/**
 * Returns the amount of a coin that is available for new orders and transfers. In cross mode, all coins of the account
 * contribute to it; in isolated mode, only this coin.
 */
export function availableOf(at: Moment, account: Account, coin: string): Decimal {
  const value = valueAccount(at, account);
  const own = value.coins.get(coin);
  if (!account.isIsolated) return divide(value.available, at.prices.usdRate(coin, at.now));
  return own === undefined ? 0n : own.walletBalance - own.positionMargin - own.orderMargin - own.locked;
}

/** Maximum fee of an option, as a fraction of its premium. */
const optionFeeCap = decimal("0.07");

/** Returns the fee of an option trade: `rate` times the index price, but at most `optionFeeCap` times the premium. */
export function optionFee(
  { prices, now }: Moment,
  { instrument, qty, price }: Pick<Leg, "instrument" | "qty" | "price">,
  rate: Decimal,
): Decimal {
  const index = prices.index(instrument, now);
  return multiply(qty, smaller(multiply(index, rate), multiply(price, optionFeeCap)));
}

/** Divides `part` by `size` and returns this fraction of `whole`, such as the fee for the closed part of a position. */
export const share = (whole: Decimal, part: Decimal, size: Decimal): Decimal =>
  part === size ? whole : proportion(whole, part, size);

/** Returns the balance of a coin minus the amount that open orders reserve. */
export const freeOf = (account: Account, coin: string): Decimal =>
  account.balance(coin) - (lockedCoins(account).get(coin) ?? 0n);

/** Returns the amount that may be transferred out of the trading wallet: neither reserved nor needed as margin. */
export function movable(at: Moment, account: Account, coin: string): Decimal {
  const most = smaller(freeOf(account, coin), availableOf(at, account, coin));
  return most > 0n ? most : 0n;
}

/** Returns the amount of a coin that may be transferred out of a wallet. */
export const availableIn = (at: Moment, account: Account, wallet: string, coin: string): Decimal =>
  wallet === "FUND" ? (account.funding.get(coin) ?? 0n) : movable(at, account, coin);

/**
 * Returns the reserved amounts by coin: those of open spot orders, and of orders that the engine does not store.
 */
function lockedCoins(account: Account): Map<string, Decimal> {
  const locked = new Map<string, Decimal>();
  for (const order of account.openOrders.values()) {
    const { coin, amount } = reservation(order);
    if (amount > 0n) locked.set(coin, (locked.get(coin) ?? 0n) + amount);
  }
  for (const [coin, amount] of account.reserved) {
    if (amount > 0n) locked.set(coin, (locked.get(coin) ?? 0n) + amount);
  }
  return locked;
}

/** Returns whether a conditional order reserves its funds before it triggers. Only spot TP/SL orders do. */
export const reservesEarly = ({ instrument, orderFilter }: Pick<Order, "instrument" | "orderFilter">): boolean =>
  instrument.category === "spot" && orderFilter === "tpslOrder";

/** Returns the amount that an open spot order reserves. Zero for any other order. */
export function reservation(order: Order): { coin: string; amount: Decimal } {
  const waits = order.status === "Untriggered" && !reservesEarly(order);
  if (order.instrument.category !== "spot" || waits) return { coin: "", amount: 0n };
  return spotNeed(order, order.qty - order.filled, order.triggerPrice);
}

/** Returns the coin and the amount that a spot order pays. */
export function spotNeed(
  order: Pick<Order, "instrument" | "side" | "price" | "marketUnit" | "orderType">,
  qty: Decimal,
  marketPrice = 0n,
): { coin: string; amount: Decimal } {
  const { instrument, side } = order;
  if (side === "Sell")
    return {
      coin: instrument.baseCoin,
      amount: order.marketUnit === "quoteCoin" ? divide(qty, marketPrice || 1n) : qty,
    };
  if (order.orderType === "Market" && order.marketUnit === "quoteCoin")
    return { coin: instrument.quoteCoin, amount: qty };
  return {
    coin: instrument.quoteCoin,
    amount: multiply(qty, order.orderType === "Market" ? marketPrice : order.price),
  };
}
