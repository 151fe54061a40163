import { formatDecimal, formatRounded, formatOrBlank } from "../../decimal.ts";
import { eventCoin, type EventExecution, eventFeeRate, type EventOrder, type EventPosition } from "./event-model.ts";
import { averageRatio } from "./event-lifecycle.ts";

/** Returns the fields that order and execution records share. Fields of other contract kinds are empty. */
function shared(order: EventOrder): object {
  const { contract, orderId, orderLinkId, side, value, direction, targetPrice, lowerBound, upperBound } = order;
  return {
    orderId,
    orderLinkId,
    symbol: contract.symbol,
    side,
    ecContractType: contract.kind,
    ecDirection: direction,
    ecOrderValue: formatDecimal(value),
    ecTargetPrice: formatOrBlank(targetPrice),
    ecLowerBound: formatOrBlank(lowerBound),
    ecUpperBound: formatOrBlank(upperBound),
    ecDurationWindow: String(contract.window),
  };
}

export function eventExecutionRecord({
  order,
  execType,
  execId,
  price,
  value,
  fee,
  payout,
  time,
  seq,
}: EventExecution): object {
  return {
    ...shared(order),
    execId,
    baseCoin: order.contract.base,
    settleCoin: eventCoin,
    feeCoin: eventCoin,
    execType,
    execPrice: formatDecimal(price),
    execValue: formatDecimal(value),
    execFee: formatDecimal(fee),
    execFeeRate: execType === "Trade" ? formatDecimal(eventFeeRate) : "0",
    orderPrice: formatDecimal(order.payoutRatio),
    transTime: String(time),
    timeInForce: order.timeInForce,
    crossSeq: String(seq),
    ecPayout: payout === undefined ? "" : formatDecimal(payout),
    settleTimeMs: String(order.settleTime),
    extraFees: "",
  };
}

export function eventOrderRecord(order: EventOrder): object {
  return {
    ...shared(order),
    symbolId: String(order.contract.symbolId),
    orderStatus: order.status,
    payoutRatio: formatDecimal(order.payoutRatio),
    cumExecValue: formatDecimal(order.filled),
    cumExecFee: formatDecimal(order.fee),
    leavesValue: formatDecimal(order.value - order.filled),
    ecSettleTime: String(order.settleTime),
    ecIndexPrice: formatDecimal(order.indexPrice),
    orderAvgPayoutRatio: order.filled === 0n ? "" : formatDecimal(order.payoutRatio),
    createType: "CreateByUser",
    createdTime: String(order.createdTime),
    updatedTime: String(order.updatedTime),
  };
}

/** Builds the record of a position. A settled position has no side. */
export const eventPositionRecord = (position: EventPosition): object => ({
  symbol: position.contract.symbol,
  baseCoin: position.contract.base,
  settleCoin: eventCoin,
  side: position.value === 0n ? "" : position.side,
  ecContractType: position.contract.kind,
  ecDirection: position.direction,
  avgPayoutRatio: formatRounded(averageRatio(position), 4),
  positionValue: formatDecimal(position.value),
  ecSettleTime: String(position.settleTime),
  cumClosedPnl: formatDecimal(position.closedPnl),
  createdTime: String(position.createdTime),
  updatedTime: String(position.updatedTime),
  seq: position.seq,
});
