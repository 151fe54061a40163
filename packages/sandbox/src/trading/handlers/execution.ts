import { formatDecimal } from "../../decimal.ts";
import { accountOf, type Call, type Handlers, window } from "../call.ts";
import { instrumentKey } from "../engine/history.ts";
import type { Execution } from "../engine/model.ts";
import { within } from "../input.ts";

/** An execution as the list shows it. */
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

function list(call: Call): object {
  const { input } = call;
  const category = input.required("category");
  const span = window(call, 7);
  const [symbol, orderId, orderLinkId, baseCoin, settleCoin, execType] = [
    "symbol",
    "orderId",
    "orderLinkId",
    "baseCoin",
    "settleCoin",
    "execType",
  ].map((name) => input.text(name));
  const key = orderId === "" || orderId === undefined ? instrumentKey(category, symbol ?? "") : orderId;
  const all = accountOf(call).executions.newestFirst(key);
  const matches = (execution: Execution): boolean => {
    const { instrument } = execution;
    if (instrument.category !== category) return false;
    if (symbol !== "" && instrument.symbol !== symbol) return false;
    if (orderId !== "" ? execution.orderId !== orderId : orderLinkId !== "" && execution.orderLinkId !== orderLinkId)
      return false;
    if (baseCoin !== "" && instrument.baseCoin !== baseCoin) return false;
    if (settleCoin !== "" && instrument.settleCoin !== settleCoin) return false;
    return execType === "" || execution.execType === execType;
  };
  const found = within(all, span, ({ time }) => time, matches);
  const { items, nextPageCursor } = input.page(found, 50, 100);
  return { category, nextPageCursor, list: items.map(executionRecord) };
}

export const executionHandlers: Handlers = { executionList: list };
