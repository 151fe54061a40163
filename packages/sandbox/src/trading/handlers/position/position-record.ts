import { opposite } from "../../market/instrument.ts";
import {
  decimal,
  type Decimal,
  divide,
  formatDecimal,
  formatRounded,
  multiply,
  formatOrBlank,
} from "../../../decimal.ts";
import { type At, momentOf } from "../../call.ts";
import type { Account } from "../../engine/account.ts";
import { type ClosedPnl, type DeliveryRecord, type Position } from "../../engine/model.ts";
import { liquidationPrice } from "../../engine/liquidation.ts";
import { tierOf } from "../../engine/positions/risk-tiers.ts";
import { averageFill } from "../../engine/positions/settlement.ts";
import { averagePrice, type PositionValue, valuePosition } from "../../engine/positions/valuation.ts";

const rounded = (value: Decimal): string => formatRounded(value, 8);

function liqPrice(call: At, account: Account, position: Position): string {
  const price = liquidationPrice(momentOf(call), account, position);
  return price === undefined ? "" : formatRounded(price, 4);
}

function greeks(call: At, position: Position): object {
  const { instrument } = position;
  if (instrument.category !== "option" || position.side === "") return { delta: "", gamma: "", vega: "", theta: "" };
  const value = call.environment.prices.option(instrument, call.now);
  const size = Number(formatDecimal(position.size)) * (position.side === "Buy" ? 1 : -1);
  const show = (greek: number): string => (greek * size).toFixed(8);
  return { delta: show(value.delta), gamma: show(value.gamma), vega: show(value.vega), theta: show(value.theta) };
}

/**
 * Returns the break-even price: closing the position at this price with the taker fee makes its realised profit zero.
 */
function breakEven(position: Position): string {
  const { instrument, side, size, entryValue, currentPnl } = position;
  if (side === "" || instrument.category === "option") return "";
  const long = side === "Buy";
  const one = decimal("1");
  const withFee = (adds: boolean): Decimal => (adds ? one + instrument.takerFee : one - instrument.takerFee);
  if (instrument.category === "inverse") {
    const value = long ? entryValue + currentPnl : entryValue - currentPnl;
    return value <= 0n ? "" : formatRounded(divide(multiply(size, withFee(long)), value), 8);
  }
  const value = long ? entryValue - currentPnl : entryValue + currentPnl;
  return value <= 0n ? "" : formatRounded(divide(divide(value, size), withFee(!long)), 8);
}

/**
 * Constant fields. The sandbox doesn't adjust leverage automatically, and deprecated fields keep their last documented
 * value.
 */
const fixed = {
  positionStatus: "Normal",
  sessionAvgPrice: "",
  isReduceOnly: false,
  mmrSysUpdatedTime: "",
  leverageSysUpdatedTime: "",
  tpslMode: "Full",
  bustPrice: "",
  positionBalance: "0",
  tradeMode: 0,
};

/** Returns the margin fields. They are empty in portfolio margin mode. */
function margins(call: At, account: Account, position: Position, value: PositionValue): object {
  if (account.marginMode === "PORTFOLIO_MARGIN") {
    const none = { positionIM: "", positionIMByMp: "", positionMM: "", positionMMByMp: "" };
    return { riskId: 0, riskLimitValue: "0", leverage: "", liqPrice: "", ...none };
  }
  const { instrument, positionIdx } = position;
  const tier = instrument.category === "option" ? undefined : tierOf(instrument, value.markValue);
  const side = positionIdx === 1 ? "Buy" : positionIdx === 2 ? "Sell" : position.side || "Buy";
  const initial = rounded(value.initialMargin);
  const maintenance = rounded(value.maintenanceMargin);
  return {
    riskId: tier?.id ?? 0,
    riskLimitValue: formatDecimal(tier?.limit ?? 0n),
    leverage: instrument.category === "option" ? "" : formatDecimal(account.leverageOf(instrument, side)),
    liqPrice: liqPrice(call, account, position),
    positionIM: initial,
    positionIMByMp: initial,
    positionMM: maintenance,
    positionMMByMp: maintenance,
  };
}

function results(position: Position, value: PositionValue): object {
  const empty = position.side === "";
  return {
    positionValue: empty ? "" : rounded(position.entryValue),
    unrealisedPnl: empty ? "" : rounded(value.unrealised),
    curRealisedPnl: rounded(position.currentPnl),
    cumRealisedPnl: position.instrument.category === "option" ? "" : rounded(position.totalPnl),
    adlRankIndicator: empty ? 0 : 2,
  };
}

/** Builds the record of a position for the position list. */
export function positionRecord(call: At, account: Account, position: Position): object {
  const { instrument, exits } = position;
  const value = valuePosition(momentOf(call), account, position);
  return {
    positionIdx: position.positionIdx,
    symbol: instrument.symbol,
    side: position.side,
    size: formatDecimal(position.size),
    avgPrice: rounded(averagePrice(position)),
    markPrice: formatDecimal(value.markPrice),
    ...margins(call, account, position, value),
    ...results(position, value),
    breakEvenPrice: breakEven(position),
    autoAddMargin: position.autoAddMargin,
    takeProfit: formatOrBlank(exits.takeProfit),
    stopLoss: formatOrBlank(exits.stopLoss),
    trailingStop: formatDecimal(position.trailingStop),
    ...greeks(call, position),
    netDeltaRatio: account.deltaNeutral ? "0" : "",
    ...fixed,
    createdTime: String(position.createdTime),
    updatedTime: String(position.updatedTime),
    openTime: position.openTime,
    seq: position.seq,
  };
}

export function closedPnlRecord({ order, leverage, createdTime, updatedTime }: ClosedPnl): object {
  const { closed, instrument } = order;
  const inverse = instrument.category === "inverse";
  const average = (value: Decimal): string =>
    formatRounded(inverse ? divide(closed.qty, value) : divide(value, closed.qty), 8);
  return {
    symbol: instrument.symbol,
    orderId: order.orderId,
    side: order.side,
    qty: formatDecimal(order.qty),
    orderPrice: formatDecimal(order.price === 0n ? averageFill(order) : order.price),
    orderType: order.orderType,
    execType: order.createType === "CreateByLiq" ? "BustTrade" : "Trade",
    closedSize: formatDecimal(closed.qty),
    cumEntryValue: formatDecimal(closed.entryValue),
    avgEntryPrice: average(closed.entryValue),
    cumExitValue: formatDecimal(closed.exitValue),
    avgExitPrice: average(closed.exitValue),
    closedPnl: formatDecimal(closed.pnl),
    fillCount: String(order.fills),
    leverage: formatDecimal(leverage),
    openFee: formatDecimal(closed.openFee),
    closeFee: formatDecimal(closed.closeFee),
    createdTime: String(createdTime),
    updatedTime: String(updatedTime),
  };
}

/** Record of a closed option position, with the time by which the list is sorted. */
interface ClosedOption {
  readonly time: number;
  readonly record: object;
}

/** Builds the record of an option position that an order has closed completely or partly. */
export function closedOption({ order: { closed, instrument, side }, createdTime }: ClosedPnl): ClosedOption {
  const record = {
    symbol: instrument.symbol,
    side,
    totalOpenFee: formatDecimal(closed.openFee),
    deliveryFee: "0",
    totalCloseFee: formatDecimal(closed.closeFee),
    qty: formatDecimal(closed.qty),
    closeTime: createdTime,
    avgExitPrice: rounded(divide(closed.exitValue, closed.qty)),
    deliveryPrice: "0",
    openTime: 0,
    avgEntryPrice: rounded(divide(closed.entryValue, closed.qty)),
    totalPnl: rounded(closed.pnl),
  };
  return { time: createdTime, record };
}

/** Builds the record of an option position that was held until expiry. */
export function deliveredOption(delivery: DeliveryRecord): ClosedOption {
  const { symbol, side, position, entryPrice, entryFee, openTime, deliveryPrice, fee, pnl, time } = delivery;
  const premium = multiply(entryPrice, position);
  const record = {
    symbol,
    side: opposite(side),
    totalOpenFee: rounded(entryFee),
    deliveryFee: rounded(fee),
    totalCloseFee: "0",
    qty: formatDecimal(position),
    closeTime: time,
    avgExitPrice: formatDecimal(deliveryPrice),
    deliveryPrice: formatDecimal(deliveryPrice),
    openTime,
    avgEntryPrice: rounded(entryPrice),
    // Include the premium, which was paid or received when the position was opened.
    totalPnl: rounded(pnl + (side === "Buy" ? -premium : premium) - entryFee - fee),
  };
  return { time, record };
}

/** Sums up the greeks of all option positions, by base coin. */
export function greeksRecords({ environment, now }: At, account: Account, wanted = ""): object[] {
  const sums = new Map<string, [number, number, number, number]>();
  for (const { instrument, side, size } of account.positions.values()) {
    if (instrument.category !== "option" || side === "" || (wanted !== "" && instrument.baseCoin !== wanted)) continue;
    const value = environment.prices.option(instrument, now);
    const amount = Number(formatDecimal(size)) * (side === "Buy" ? 1 : -1);
    const [delta, gamma, vega, theta] = sums.get(instrument.baseCoin) ?? [0, 0, 0, 0];
    sums.set(instrument.baseCoin, [
      delta + value.delta * amount,
      gamma + value.gamma * amount,
      vega + value.vega * amount,
      theta + value.theta * amount,
    ]);
  }
  return [...sums].map(([baseCoin, sum]) => {
    const [totalDelta, totalGamma, totalVega, totalTheta] = sum.map((value) => value.toFixed(8));
    return { baseCoin, totalDelta, totalGamma, totalVega, totalTheta };
  });
}
