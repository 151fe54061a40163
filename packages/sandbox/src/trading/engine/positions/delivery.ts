import { decimal, type Decimal, multiply, smaller } from "../../../decimal.ts";
import { uuid } from "../../../random.ts";
import { settlementPrice } from "../../market/funding-and-delivery.ts";
import type { Account } from "../account.ts";
import type { Execution, Position, Side } from "../model.ts";
import { cancelOrder } from "../orders/order-lifecycle.ts";
import type { EngineState } from "../state.ts";
import { averagePrice, profit, valueOf } from "./valuation.ts";

const futuresDeliveryFee = decimal("0.0005");
/** Options pay a rate on the settlement price, at most a share of their value. */
const optionDeliveryFee = decimal("0.00015");
const optionDeliveryCap = decimal("0.125");

/** Cash-settles expired contracts and cancels their open orders. */
export function deliver(state: EngineState, account: Account): void {
  for (const order of account.openOrders.values()) {
    const due = order.instrument.deliveryTime;
    if (due !== 0 && due <= state.now) cancelOrder(state, account, order, "CancelByDelivery");
  }
  for (const position of account.positions.values()) {
    const due = position.instrument.deliveryTime;
    if (position.side === "" || due === 0 || due > state.now) continue;
    settle(state, account, position, position.side);
  }
}

function settle(state: EngineState, account: Account, position: Position, side: Side): void {
  const { instrument, size } = position;
  const price = settlementPrice(state.prices, instrument);
  const option = instrument.category === "option";
  const intrinsic = option ? intrinsicValue(instrument.optionsType, price, decimal(instrument.strike)) : 0n;
  const exit = option ? multiply(size, intrinsic) : valueOf(instrument, size, price);
  const cashFlow = option ? (side === "Buy" ? exit : -exit) : profit(instrument, side, position.entryValue, exit);
  const feeRate = option ? optionDeliveryFee : futuresDeliveryFee;
  const fee = option
    ? multiply(size, smaller(multiply(price, feeRate), multiply(intrinsic, optionDeliveryCap)))
    : multiply(exit, feeRate);
  const entryPrice = averagePrice(position);
  state.ledger.post(account, {
    type: "DELIVERY",
    category: instrument.category,
    symbol: instrument.symbol,
    side,
    currency: instrument.settleCoin,
    qty: size,
    tradePrice: price,
    cashFlow,
    fee,
    feeRate,
    tradeId: uuid(`${state.seed}/delivery/${state.nextSequence()}`),
    transactionTime: instrument.deliveryTime,
  });
  account.deliveries.push({
    category: instrument.category,
    symbol: instrument.symbol,
    side,
    position: size,
    entryPrice,
    deliveryPrice: price,
    strike: instrument.strike,
    fee,
    pnl: cashFlow,
    time: instrument.deliveryTime,
  });
  account.changes.positions.add(position);
  Object.assign(position, { side: "", size: 0n, entryValue: 0n, entryFee: 0n, openTime: 0, updatedTime: state.now });
  position.totalPnl += cashFlow - fee;
}

function intrinsicValue(optionsType: string, price: Decimal, strike: Decimal): Decimal {
  const value = optionsType === "Call" ? price - strike : strike - price;
  return value > 0n ? value : 0n;
}

interface FundingPayment {
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
