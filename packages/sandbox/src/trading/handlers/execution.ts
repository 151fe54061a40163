import { formatDecimal } from "../../decimal.ts";
import { accountOf, type Call, type Handlers } from "../call.ts";
import { instrumentKey } from "../engine/history.ts";
import type { Execution } from "../engine/model.ts";
import { pageOf, selects, spanOf, within } from "../lists.ts";

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
  const byId = input.has("orderId");
  const isWanted = selects<Execution>(input, {
    category: ({ instrument }) => instrument.category,
    symbol: ({ instrument }) => instrument.symbol,
    baseCoin: ({ instrument }) => instrument.baseCoin,
    settleCoin: ({ instrument }) => instrument.settleCoin,
    execType: ({ execType }) => execType,
    ...(byId ? { orderId: ({ orderId }) => orderId } : { orderLinkId: ({ orderLinkId }) => orderLinkId }),
  });
  const key = byId ? input.text("orderId") : instrumentKey(category, input.text("symbol"));
  const all = accountOf(call).executions.newestFirst(key);
  return pageOf(
    call,
    within(all, spanOf(call), ({ time }) => time, isWanted),
    executionRecord,
    { category },
  );
}

export const executionHandlers: Handlers = { executionList: list };
