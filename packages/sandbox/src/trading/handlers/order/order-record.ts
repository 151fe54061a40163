import { formatDecimal, multiply, formatOrBlank } from "../../../decimal.ts";
import type { Execution, Order } from "../../engine/model.ts";
import { averageFill } from "../../engine/positions/settlement.ts";

function amounts(order: Order): object {
  const open = order.status === "New" || order.status === "PartiallyFilled" || order.status === "Untriggered";
  const leaves = open ? order.qty - order.filled : 0n;
  return {
    price: formatDecimal(order.price),
    qty: formatDecimal(order.qty),
    avgPrice: order.filled === 0n ? "" : formatDecimal(averageFill(order)),
    leavesQty: formatDecimal(leaves),
    leavesValue: formatDecimal(multiply(leaves, order.price)),
    cumExecQty: formatDecimal(order.filled),
    cumExecValue: formatDecimal(order.filledValue),
    cumExecFee: formatDecimal(order.fee),
    cumFeeDetail: Object.fromEntries([...order.feeByCoin].map(([coin, fee]) => [coin, formatDecimal(fee)])),
  };
}

function exitsOf(order: Order): object {
  const none = order.takeProfit === 0n && order.stopLoss === 0n;
  return {
    takeProfit: formatOrBlank(order.takeProfit),
    stopLoss: formatOrBlank(order.stopLoss),
    tpslMode: none ? "" : order.tpslMode,
    ocoTriggerBy: "",
    tpLimitPrice: formatOrBlank(order.tpLimitPrice),
    slLimitPrice: formatOrBlank(order.slLimitPrice),
    tpTriggerBy: none ? "" : order.tpTriggerBy,
    slTriggerBy: none ? "" : order.slTriggerBy,
  };
}

function triggerOf(order: Order): object {
  return {
    stopOrderType: order.stopOrderType,
    triggerPrice: formatOrBlank(order.triggerPrice),
    triggerDirection: order.triggerDirection,
    triggerBy: order.triggerPrice === 0n ? "" : order.triggerBy,
    reduceOnly: order.reduceOnly,
    closeOnTrigger: order.closeOnTrigger,
  };
}

/** Fields of features that the sandbox does not simulate. */
const unused = {
  parentOrderLinkId: "",
  blockTradeId: "",
  basePrice: "",
  smpGroup: "0",
  smpOrderId: "",
  slippageToleranceType: "UNKNOWN",
  slippageTolerance: "",
  extraFees: "",
  rpiMatchedQty: "0",
};

/** Trailing stop fields of spot orders. The sandbox doesn't simulate trailing stops for spot. */
const noTrailing = { activationPrice: "0", trailingPercentage: "0", trailingValue: "0" };

/** Builds the record of an order with all its fields. */
export function orderRecord(order: Order): object {
  const { category, symbol } = order.instrument;
  const spot = category === "spot";
  return {
    orderId: order.orderId,
    orderLinkId: order.orderLinkId,
    symbol,
    side: order.side,
    orderType: order.orderType,
    timeInForce: order.timeInForce,
    orderStatus: order.status,
    positionIdx: order.positionIdx,
    ...amounts(order),
    ...triggerOf(order),
    ...exitsOf(order),
    createType: order.createType,
    cancelType: order.cancelType,
    rejectReason: order.rejectReason,
    isLeverage: spot ? (order.isLeverage ? "1" : "0") : "",
    marketUnit: spot && order.orderType === "Market" ? order.marketUnit : "",
    lastPriceOnCreated: formatDecimal(order.lastPriceOnCreated),
    orderIv: order.orderIv,
    placeType: category === "option" ? "price" : "",
    smpType: order.smpType,
    rpiTakerAccess: order.rpiTakerAccess,
    ...unused,
    ...(spot ? noTrailing : {}),
    createdTime: String(order.createdTime),
    updatedTime: String(order.updatedTime),
  };
}

/** Builds an execution record with the fields of the REST list. */
export function executionRecord(execution: Execution): object {
  const { instrument } = execution;
  const option = instrument.category === "option";
  return {
    symbol: instrument.symbol,
    orderId: execution.orderId,
    orderLinkId: execution.orderLinkId,
    side: execution.side,
    orderPrice: formatDecimal(execution.orderPrice),
    orderQty: formatDecimal(execution.orderQty),
    leavesQty: formatDecimal(execution.leavesQty),
    createType: execution.createType,
    orderType: execution.orderType,
    stopOrderType: execution.stopOrderType === "" ? "UNKNOWN" : execution.stopOrderType,
    execFee: formatDecimal(execution.fee),
    execFeeV2: "",
    execId: execution.execId,
    execPrice: formatDecimal(execution.price),
    execQty: formatDecimal(execution.qty),
    execType: execution.execType,
    execValue: formatDecimal(execution.value),
    execTime: String(execution.time),
    feeCurrency: execution.feeCoin,
    isMaker: execution.isMaker,
    feeRate: formatDecimal(execution.feeRate),
    tradeIv: "",
    markIv: "",
    markPrice: formatDecimal(execution.markPrice),
    indexPrice: formatDecimal(execution.indexPrice),
    underlyingPrice: option ? formatDecimal(execution.indexPrice) : "",
    blockTradeId: "",
    closedSize: formatDecimal(execution.closedSize),
    seq: execution.seq,
    extraFees: "",
    marketUnit: "",
  };
}
