import { formatDecimal, formatRounded, multiply, divide, type Decimal } from "../../decimal.ts";
import type { Call } from "../call.ts";
import type { Account } from "../engine/account.ts";
import type { Position } from "../engine/model.ts";
import { averagePrice, valueAccount, valuePosition, type PositionValue } from "../engine/valuation.ts";

const blankIfZero = (value: Decimal): string => (value === 0n ? "" : formatDecimal(value));
const rounded = (value: Decimal): string => formatRounded(value, 8);

/** Where the margin of the whole account would be used up by this position alone; empty when that price is out of bounds. */
function liquidationPrice(call: Call, account: Account, position: Position, margin: Decimal): string {
  if (position.side === "" || position.instrument.category === "option" || position.instrument.category === "inverse")
    return "";
  const { prices } = call.environment;
  const { marginBalance, maintenanceMargin } = valueAccount(account, prices, call.now);
  const rate = prices.usdRate(position.instrument.settleCoin, call.now);
  const room = divide(divide(marginBalance - maintenanceMargin, rate), position.size);
  const mark = prices.mark(position.instrument, call.now);
  const price = position.side === "Buy" ? mark - room : mark + room;
  return price <= 0n || price > mark * 10n || margin === 0n ? "" : formatRounded(price, 4);
}

function greeks(call: Call, position: Position): object {
  const { instrument } = position;
  if (instrument.category !== "option" || position.side === "") return { delta: "", gamma: "", vega: "", theta: "" };
  const value = call.environment.prices.option(instrument, call.now);
  const size = Number(formatDecimal(position.size)) * (position.side === "Buy" ? 1 : -1);
  const show = (greek: number): string => (greek * size).toFixed(8);
  return { delta: show(value.delta), gamma: show(value.gamma), vega: show(value.vega), theta: show(value.theta) };
}

/** Price at which closing pays back every fee. */
function breakEven(position: Position): string {
  const { instrument } = position;
  if (position.side === "" || instrument.category === "option") return "";
  const average = averagePrice(position);
  const fees = multiply(average, instrument.takerFee) * 2n;
  return formatRounded(position.side === "Buy" ? average + fees : average - fees, 4);
}

/** Always the same here: nothing is adjusted by the system, and the deprecated fields keep their last value. */
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

/** Figures that portfolio margin leaves empty. */
function margins(call: Call, account: Account, position: Position, value: PositionValue): object {
  if (account.marginMode === "PORTFOLIO_MARGIN") {
    const none = { positionIM: "", positionIMByMp: "", positionMM: "", positionMMByMp: "" };
    return { riskId: 0, riskLimitValue: "0", leverage: "", liqPrice: "", ...none };
  }
  const { instrument, positionIdx } = position;
  const side = positionIdx === 1 ? "Buy" : positionIdx === 2 ? "Sell" : position.side || "Buy";
  const initial = rounded(value.initialMargin);
  const maintenance = rounded(value.maintenanceMargin);
  return {
    riskId: 1,
    riskLimitValue: "2000000",
    leverage: instrument.category === "option" ? "" : formatDecimal(account.leverageOf(instrument, side)),
    liqPrice: liquidationPrice(call, account, position, value.initialMargin),
    positionIM: initial,
    positionIMByMp: initial,
    positionMM: maintenance,
    positionMMByMp: maintenance,
  };
}

function results(position: Position, value: PositionValue): object {
  const empty = position.side === "";
  return {
    positionValue: empty ? "" : rounded(value.value),
    unrealisedPnl: empty ? "" : rounded(value.unrealised),
    curRealisedPnl: rounded(position.currentPnl),
    cumRealisedPnl: position.instrument.category === "option" ? "" : rounded(position.totalPnl),
    adlRankIndicator: empty ? 0 : 2,
  };
}

/** A position as the position list shows it. */
export function positionRecord(call: Call, account: Account, position: Position): object {
  const { instrument, exits } = position;
  const value = valuePosition(account, position, call.environment.prices, call.now);
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
    takeProfit: blankIfZero(exits.takeProfit),
    stopLoss: blankIfZero(exits.stopLoss),
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
