import { parseDecimal, toNumber, type Decimal } from "../decimal.ts";
import { createFaultControls, type FaultControls } from "./fault-controls.ts";
import { inputError } from "../http/envelope.ts";
import { bucketOf, ruleFor } from "../trading/access/limits.ts";
import { didYouMean } from "../nearest.ts";
import type { Account } from "../trading/engine/account.ts";

import { dropExits, limitReduceOnly } from "../trading/engine/positions/position-exits.ts";

import type { Environment } from "../trading/environment.ts";
import { type Category, type Instrument, type Side, valueOf } from "../trading/market/instrument.ts";
import type { OperationTable } from "../trading/operations.ts";
import type { TradingService } from "../trading/service.ts";
import { streamDocument } from "../trading/sockets/stream-document.ts";
import type { Connection } from "../trading/sockets/hub.ts";

/** Number, or a decimal string if a number would lose digits. */
type Amount = number | string;

/** Account that a setting changes, by its UID. Default: the first master account of the environment. */
interface OfAccount {
  uid?: string;
}

export interface PriceSetting {
  symbol: string;
  /** Category of the symbol. Default: `linear`. */
  category?: Exclude<Category, "option">;
  /** New mark and last price. */
  price: Amount;
  /**
   * True to keep the asset's prices until they are set again. Default: false, so they continue to move from the new
   * price.
   */
  hold?: boolean;
}

export interface BalanceSetting extends OfAccount {
  coin: string;
  /** New balance. */
  amount: Amount;
  /** Account type of the balance. Default: `UNIFIED`. */
  accountType?: "UNIFIED" | "FUND";
}

export interface PositionSetting extends OfAccount {
  category: Exclude<Category, "spot">;
  symbol: string;
  side: Side;
  /** Size in base coins or contracts. 0 removes the position. */
  size: Amount;
  /** Average price. Default: the mark price. */
  avgPrice?: Amount;
  /** Position index. Default: 0, which is one-way mode. */
  positionIdx?: 0 | 1 | 2;
}

export interface RateLimitSetting extends OfAccount {
  /** Operation ID, such as `orderCreate`. */
  operation: string;
  /** Category, for an operation with a separate limit per category. Default: all categories. */
  category?: Category;
  /** Number of requests that are left in the current window. */
  remaining: number;
}

/** Functions that set the state of an environment for a test, without the requests that would usually be needed. */
export interface Controls extends FaultControls {
  /** Sets the price of a symbol. Orders, triggers and liquidations react immediately. */
  setPrice(setting: PriceSetting): void;
  /** Sets the balance of a coin. The difference is recorded as a transfer. */
  setBalance(setting: BalanceSetting): void;
  /** Replaces a position without creating orders, fees or realised profit. */
  setPosition(setting: PositionSetting): void;
  /** Uses up the rate limit of an operation, until its window passes. */
  setRateLimit(setting: RateLimitSetting): void;
  /** Returns the open WebSocket connections, oldest first. */
  connections(): Connection[];
  /**
   * Drops the WebSocket connections to a server, such as `private`, without a closing handshake. Without a server,
   * drops all connections.
   */
  cutConnections(setting?: { server?: string }): void;
  /**
   * Restarts the update IDs of a symbol's order book at 1, as a restart of the platform does. Streams then send a new
   * snapshot.
   */
  restartBook(setting: { symbol: string; category?: Category }): void;
}

/**
 * Creates the controls of a service. Each control uses the service's current environment, because a reset replaces it.
 */
export function createControls(service: TradingService): Controls {
  return {
    ...createFaultControls(service.plan, service.environment.name),
    setPrice: (setting) => setPrice(service.environment, setting),
    setBalance: (setting) => setBalance(service.environment, setting),
    setPosition: (setting) => setPosition(service.environment, setting),
    setRateLimit: (setting) => setRateLimit(service.environment, service.table, setting),
    connections: () => service.sockets.describe(),
    cutConnections({ server } = {}) {
      if (server !== undefined) requireServer(server);
      service.sockets.cut(server);
    },
    restartBook({ symbol, category = "linear" }) {
      const { environment } = service;
      environment.books.restart(instrumentOf(environment, category, symbol), environment.clock.now());
    },
  };
}

function requireServer(server: string): void {
  const names = streamDocument().servers.map(({ name }) => name);
  if (!names.includes(server)) throw inputError(`server: there is no ${server}.${didYouMean(server, names)}`);
}

export function controlledAccount({ exchange }: Environment, uid: string | undefined): Account {
  const account = uid === undefined ? exchange.accounts.values().next().value : exchange.accounts.get(uid);
  if (account === undefined) throw inputError(`uid: there is no account ${uid}`);
  return account;
}

function amountOf(name: string, given: Amount): Decimal {
  const amount = parseDecimal(String(given));
  if (amount === undefined || amount < 0n) throw inputError(`${name}: must be a decimal number of zero or more`);
  return amount;
}

function instrumentOf({ catalog }: Environment, category: string, symbol: string): Instrument {
  const instrument = catalog.find(category, symbol);
  if (instrument === undefined) {
    const symbols = catalog.list(category).map((known) => known.symbol);
    throw inputError(`symbol: there is no ${symbol} in ${category}.${didYouMean(symbol, symbols)}`);
  }
  return instrument;
}

function setPrice(environment: Environment, { symbol, category = "linear", price, hold = false }: PriceSetting): void {
  const instrument = instrumentOf(environment, category, symbol);
  if (instrument.category === "option")
    throw inputError("category: the price of an option cannot be set; set the price of its underlying instead");
  const amount = amountOf("price", price);
  if (amount < instrument.tickSize) throw inputError("price: must be at least one tick");
  environment.exchange.catchUp();
  environment.prices.setMark(instrument, toNumber(amount), environment.exchange.now, hold);
}

function setBalance(environment: Environment, { coin, amount, accountType, uid }: BalanceSetting): void {
  const { exchange } = environment;
  const account = controlledAccount(environment, uid);
  const wanted = amountOf("amount", amount);
  if (accountType === "FUND") {
    return exchange.ledger.moveFunding(account, coin, wanted - (account.funding.get(coin) ?? 0n));
  }
  const cashFlow = wanted - account.balance(coin);
  if (cashFlow === 0n) return;
  const type = cashFlow > 0n ? "TRANSFER_IN" : "TRANSFER_OUT";
  exchange.ledger.post(account, { type, currency: coin, cashFlow, time: environment.clock.now() });
  exchange.reportAll();
}

function setPosition(environment: Environment, setting: PositionSetting): void {
  const { exchange, prices } = environment;
  const account = controlledAccount(environment, setting.uid);
  const instrument = instrumentOf(environment, setting.category, setting.symbol);
  if (setting.side !== "Buy" && setting.side !== "Sell") throw inputError("side: must be Buy or Sell");
  exchange.catchUp();
  const { now } = exchange;
  const size = amountOf("size", setting.size);
  if (size % instrument.qtyStep !== 0n) throw inputError("size: must be a multiple of the quantity step");
  const price = setting.avgPrice === undefined ? prices.mark(instrument, now) : amountOf("avgPrice", setting.avgPrice);
  if (price === 0n) throw inputError("avgPrice: must be above zero");
  const position = account.positionFor(instrument, setting.positionIdx ?? 0);
  const entryValue = valueOf(instrument, size, price);
  const none = { entryFee: 0n, addedMargin: 0n, currentPnl: 0n, updatedTime: now };
  Object.assign(
    position,
    none,
    size === 0n ? { side: "", size, entryValue, openTime: 0 } : { side: setting.side, size, entryValue, openTime: now },
  );
  if (position.createdTime === 0) position.createdTime = now;
  if (size === 0n) dropExits(exchange, account, position);
  limitReduceOnly(exchange, account, position);
  account.changes.positions.add(position);
  exchange.reportAll();
}

function setRateLimit(environment: Environment, table: OperationTable, setting: RateLimitSetting): void {
  const { operation: operationId, category, remaining } = setting;
  const operation = table.all.find((known) => known.operationId === operationId);
  if (operation === undefined)
    throw inputError(
      `operation: unknown operation ${operationId}.${didYouMean(
        operationId,
        table.all.map((known) => known.operationId),
      )}`,
    );
  if (!Number.isSafeInteger(remaining) || remaining < 0)
    throw inputError("remaining: must be a whole number of 0 or more");
  const { uid } = controlledAccount(environment, setting.uid);
  for (const each of category === undefined ? ["", "spot", "linear", "inverse", "option"] : [category]) {
    const rule = ruleFor(operation.rateLimit, each);
    environment.limiter.setRemaining(uid, bucketOf(operationId, rule, each), rule, environment.clock.now(), remaining);
  }
}
