import { type Decimal, formatDecimal, decimal } from "../../../decimal.ts";
import { ApiError, inputError } from "../../../http/envelope.ts";
import { accountOf, type Call, instrumentOf, pageOf, momentOf, within } from "../../call.ts";
import { dayMs } from "../../../clock.ts";
import type { Account } from "../../engine/account.ts";
import { heldPositions } from "../../engine/due-payments.ts";
import { instrumentKey } from "../../engine/history.ts";
import type { Position } from "../../engine/model.ts";
import { isBeyondLiquidation } from "../../engine/liquidation.ts";
import { dropExits, setExits } from "../../engine/positions/position-exits.ts";
import { tierOf } from "../../engine/positions/risk-tiers.ts";
import { availableOf, valuePosition } from "../../engine/positions/valuation.ts";
import { tradingDocument } from "../../operations.ts";
import { child, type Node } from "../../../json.ts";
import type { Instrument, Side } from "../../market/instrument.ts";
import { readExits } from "../order/order-input.ts";
import { closedOption, closedPnlRecord, deliveredOption, positionRecord } from "./position-record.ts";

/** Returns the positions of a symbol. Includes empty positions: one, or one per side in hedge mode. */
function positionsOfSymbol(account: Account, instrument: Instrument): Position[] {
  return (account.isHedged(instrument) ? [1, 2] : [0]).map((index) => account.position(instrument, index));
}

export function positionList(call: Call): object {
  const { input } = call;
  const account = accountOf(call);
  const category = input.required("category");
  const symbol = input.text("symbol");
  const [baseCoin, settleCoin] = [input.text("baseCoin"), input.text("settleCoin")];
  const positions =
    symbol === ""
      ? heldPositions(account).filter(({ instrument }) => {
          if (instrument.category !== category) return false;
          if (category === "option" && baseCoin !== "" && instrument.baseCoin !== baseCoin) return false;
          return settleCoin === "" || instrument.settleCoin === settleCoin;
        })
      : positionsOfSymbol(account, instrumentOf(call, category, symbol));
  return pageOf(call, positions, (position) => positionRecord(call, account, position), { category });
}

const derivative = (call: Call): Instrument =>
  instrumentOf(call, call.input.required("category"), call.input.required("symbol"));

function readLeverage(call: Call, name: string, instrument: Instrument): Decimal {
  const value = call.input.amount(name);
  if (value < decimal("1") || value > instrument.maximumLeverage) {
    throw inputError(`${name}: between 1 and ${formatDecimal(instrument.maximumLeverage)}`);
  }
  return value;
}

export function positionSetLeverage(call: Call): object {
  const account = accountOf(call);
  const instrument = derivative(call);
  const buy = readLeverage(call, "buyLeverage", instrument);
  const sell = readLeverage(call, "sellLeverage", instrument);
  if (!account.isHedged(instrument) && buy !== sell)
    throw inputError("buyLeverage, sellLeverage: must be equal in one-way mode");
  if (account.marginMode === "PORTFOLIO_MARGIN")
    throw new ApiError(110038, "leverage cannot be set in portfolio margin mode");
  const before = { buy: account.leverageOf(instrument, "Buy"), sell: account.leverageOf(instrument, "Sell") };
  if (before.buy === buy && before.sell === sell) {
    throw new ApiError(110043, "leverage not modified: it is set already");
  }
  for (const side of ["Buy", "Sell"] as const) checkTier(call, account, instrument, side === "Buy" ? buy : sell, side);
  const key = `${instrument.category}:${instrument.symbol}`;
  account.leverage.set(key, { buy, sell });
  if (wouldLiquidate(call, account, instrument)) {
    account.leverage.set(key, before);
    throw new ApiError(110046, "the leverage would liquidate the position at once");
  }
  for (const position of account.positions.values())
    if (position.instrument === instrument) account.changes.positions.add(position);
  return {};
}

/**
 * Returns whether a position of the instrument is beyond its liquidation price. Always false in cross margin mode,
 * which has no liquidation price per position.
 */
const wouldLiquidate = (call: Call, account: Account, instrument: Instrument): boolean =>
  account.isIsolated &&
  [...account.positions.values()].some(
    (position) => position.instrument === instrument && isBeyondLiquidation(momentOf(call), account, position),
  );

/** Throws if the risk tier of an open position doesn't allow the leverage. */
function checkTier(call: Call, account: Account, instrument: Instrument, leverage: Decimal, side: Side): void {
  for (const position of account.positions.values()) {
    if (position.instrument !== instrument || position.side !== side) continue;
    const { markValue } = valuePosition(momentOf(call), account, position);
    const { maxLeverage } = tierOf(instrument, markValue);
    if (leverage > maxLeverage)
      throw new ApiError(
        110013,
        `the risk tier of the position allows a leverage of at most ${formatDecimal(maxLeverage)}`,
      );
  }
}

function openPosition(call: Call): Position {
  const position = accountOf(call).positionFor(derivative(call), call.input.integer("positionIdx", 0));
  if (position.side === "") throw new ApiError(110033, "there is no open position");
  return position;
}

export function positionAddMargin(call: Call): object {
  const account = accountOf(call);
  const position = openPosition(call);
  const amount = readMargin(call.input.required("margin"));
  const { settleCoin } = position.instrument;
  if (amount > availableOf(momentOf(call), account, settleCoin))
    throw new ApiError(110014, "the available balance does not cover the margin");
  if (position.addedMargin + amount < 0n) throw new ApiError(110078, "more margin than was added cannot be taken back");
  position.addedMargin += amount;
  if (amount < 0n && wouldLiquidate(call, account, position.instrument)) {
    position.addedMargin -= amount;
    throw new ApiError(110046, "removing so much margin would liquidate the position at once");
  }
  account.changes.positions.add(position);
  const { properties } = child(tradingDocument(), "components", "schemas", "PositionAddMarginResult");
  const fields = new Set(Object.keys(properties as Node));
  const shown = Object.entries(positionRecord(call, account, position)).filter(([name]) => fields.has(name));
  return { category: position.instrument.category, ...Object.fromEntries(shown) };
}

/** Parses a margin change. A negative amount reduces the position's margin. */
function readMargin(text: string): Decimal {
  const match = /^(-?)(\d{1,20})(?:\.(\d{1,4}))?$/.exec(text);
  if (match === null) throw inputError("margin: must be a decimal number with at most four decimal places");
  const [, sign, whole, fraction = ""] = match;
  const size = BigInt(`${whole}${fraction.padEnd(18, "0")}`);
  return sign === "-" ? -size : size;
}

/** Lists closed positions with their profit, newest first. */
export function positionClosedPnl(call: Call): object {
  const category = call.input.required("category");
  const all = accountOf(call).closedPnl.newestFirst(instrumentKey(category, call.input.text("symbol")));
  return pageOf(call, within(call, all), closedPnlRecord, { category });
}

/** Returns option positions that were closed by an order or delivered, newest first. */
export function positionGetClosedPositions(call: Call): object {
  const category = call.input.required("category");
  const symbol = call.input.text("symbol");
  const account = accountOf(call);
  const closed = [...account.closedPnl.newestFirst(instrumentKey(category, symbol))];
  const delivered = account.deliveries.filter(
    (delivery) => delivery.category === category && (symbol === "" || delivery.symbol === symbol),
  );
  const all = [...closed.map(closedOption), ...delivered.map(deliveredOption)].toSorted(
    (left, right) => right.time - left.time,
  );
  return pageOf(call, within(call, all, undefined, dayMs), ({ record }) => record, { category });
}

const perpetuals = (call: Call): Instrument[] =>
  call.environment.catalog
    .list("linear")
    .filter(({ contractType, settleCoin }) => contractType === "LinearPerpetual" && settleCoin === "USDT");

const hasPosition = (account: Account, instrument: Instrument): boolean =>
  heldPositions(account).some((position) => position.instrument === instrument);

const hasOrder = (account: Account, instrument: Instrument): boolean =>
  [...account.openOrders.values()].some((order) => order.instrument === instrument);

/** Sets one-way or hedge mode of a symbol, or of all symbols of a coin. */
export function positionSwitchMode(call: Call): object {
  const { input } = call;
  if (input.required("category") !== "linear") throw inputError("category: only linear has two position modes");
  const hedge = input.integer("mode", 0) === 3;
  if (input.has("symbol")) switchSymbol(call, instrumentOf(call, "linear", input.text("symbol")), hedge);
  else switchCoin(call, input.required("coin"), hedge);
  return {};
}

function switchSymbol(call: Call, instrument: Instrument, hedge: boolean): void {
  const account = accountOf(call);
  if (account.isHedged(instrument) === hedge) throw unchanged();
  if (!perpetuals(call).includes(instrument)) throw oneWayOnly();
  if (hasPosition(account, instrument))
    throw new ApiError(110024, "the position mode cannot change while a position is open");
  if (hasOrder(account, instrument))
    throw new ApiError(110028, "the position mode cannot change while orders are open");
  account.hedged.set(instrument.symbol, hedge);
}

/** Sets the position mode of a coin. Symbols with a position or an open order keep their mode. */
function switchCoin(call: Call, coin: string, hedge: boolean): void {
  if (coin !== "USDT") throw oneWayOnly();
  const account = accountOf(call);
  const all = perpetuals(call);
  if ((account.hedged.get(coin) ?? false) === hedge && all.every((item) => account.isHedged(item) === hedge))
    throw unchanged();
  for (const instrument of all) {
    if (hasPosition(account, instrument) || hasOrder(account, instrument))
      account.hedged.set(instrument.symbol, account.isHedged(instrument));
    else account.hedged.delete(instrument.symbol);
  }
  account.hedged.set(coin, hedge);
}

const unchanged = (): ApiError => new ApiError(110025, "position mode is not modified: it is set already");
const oneWayOnly = (): ApiError => new ApiError(110029, "hedge mode exists for USDT perpetuals only");

/** Fields of a trading stop request that change a take profit, stop loss or trailing stop but not its price. */
const details = [
  "activePrice",
  "tpTriggerBy",
  "slTriggerBy",
  "tpOrderType",
  "slOrderType",
  "tpLimitPrice",
  "slLimitPrice",
];

/** Sets, changes or removes the take profit, stop loss and trailing stop of a position. */
export function positionTradingStop(call: Call): object {
  const { input, environment } = call;
  const account = accountOf(call);
  const instrument = instrumentOf(call, input.required("category"), input.required("symbol"));
  const position = account.positionFor(instrument, input.integer("positionIdx", 0));
  if (position.side === "")
    throw inputError("zero position: takeProfit, stopLoss and trailingStop need an open position");
  const given = ["takeProfit", "stopLoss", "trailingStop"].filter((name) => input.has(name));
  if (given.length === 0) throw new ApiError(34040, "not modified: takeProfit, stopLoss or trailingStop is required");
  const exits = readExits(input);
  checkSides(call, position, exits.takeProfit, exits.stopLoss);
  const partial = exits.tpslMode === "Partial";
  const takeProfit = input.has("takeProfit") || partial ? exits.takeProfit : position.exits.takeProfit;
  const stopLoss = input.has("stopLoss") || partial ? exits.stopLoss : position.exits.stopLoss;
  const sizes = {
    ...(input.has("tpSize") ? { takeProfit: input.amount("tpSize") } : {}),
    ...(input.has("slSize") ? { stopLoss: input.amount("slSize") } : {}),
  };
  const same = (name: "takeProfit" | "stopLoss" | "trailingStop"): boolean =>
    !input.has(name) || input.amount(name) === (name === "trailingStop" ? position.trailingStop : position.exits[name]);
  if (
    !partial &&
    same("takeProfit") &&
    same("stopLoss") &&
    same("trailingStop") &&
    !details.some((name) => input.has(name))
  )
    throw new ApiError(34040, "not modified: the position has these exits already");
  if (given.some((name) => name !== "trailingStop"))
    setExits(environment.exchange, account, position, { ...exits, takeProfit, stopLoss }, sizes);
  if (input.has("trailingStop")) {
    position.trailingStop = input.amount("trailingStop");
    position.trailingActive = input.amount("activePrice");
    position.trailingPeak = 0n;
  }
  account.changes.positions.add(position);
  position.updatedTime = call.now;
  if (position.exits.takeProfit === 0n && position.exits.stopLoss === 0n && position.trailingStop === 0n)
    dropExits(environment.exchange, account, position);
  return {};
}

function checkSides(call: Call, position: Position, takeProfit: Decimal, stopLoss: Decimal): void {
  const last = call.environment.prices.last(position.instrument, call.now);
  const long = position.side === "Buy";
  if (takeProfit > 0n && (long ? takeProfit <= last : takeProfit >= last))
    throw inputError("takeProfit: is on the wrong side of the current price");
  if (stopLoss > 0n && (long ? stopLoss >= last : stopLoss <= last))
    throw inputError("stopLoss: is on the wrong side of the current price");
}

export function positionSetAutoAddMargin(call: Call): object {
  const position = openPosition(call);
  position.autoAddMargin = call.input.integer("autoAddMargin", 0);
  accountOf(call).changes.positions.add(position);
  return {};
}
