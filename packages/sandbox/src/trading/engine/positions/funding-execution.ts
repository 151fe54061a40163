import type { Decimal } from "../../../decimal.ts";
import { uuid } from "../../../random.ts";
import type { EngineState } from "../state.ts";
import type { Execution, Position } from "../model.ts";
import { valueOf } from "./valuation.ts";

export interface FundingPayment {
  execId: string;
  time: number;
  mark: Decimal;
  /** Above zero when the account pays. */
  fee: Decimal;
  rate: Decimal;
}

/** Funding shows among the executions as a fee on the whole position, as if it had been closed: of no order, and of the other side. */
export function fundingExecution(state: EngineState, position: Position, payment: FundingPayment): Execution {
  const { instrument, size } = position;
  const long = position.side === "Buy";
  return {
    execId: payment.execId,
    orderId: uuid(`${payment.execId}/order`),
    orderLinkId: "",
    instrument,
    side: long ? "Sell" : "Buy",
    orderPrice: 0n,
    orderQty: 0n,
    orderType: "UNKNOWN",
    stopOrderType: "",
    createType: "",
    leavesQty: 0n,
    price: payment.mark,
    qty: size,
    value: valueOf(instrument, size, payment.mark),
    fee: payment.fee,
    feeRate: long ? payment.rate : -payment.rate,
    feeCoin: "",
    closedSize: 0n,
    pnl: 0n,
    isMaker: false,
    execType: "Funding",
    time: payment.time,
    seq: state.sequence,
    markPrice: payment.mark,
    indexPrice: state.prices.index(instrument, payment.time),
  };
}
