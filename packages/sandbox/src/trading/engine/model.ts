import type { Decimal } from "../../decimal.ts";
import type { Category, Instrument, Side } from "../market/instrument.ts";

/** Instrument, side, quantity and price of an order, or of one leg of a combination. */
export interface Leg {
  instrument: Instrument;
  side: Side;
  qty: Decimal;
  price: Decimal;
}

export type OrderStatus =
  | "New"
  | "PartiallyFilled"
  | "Untriggered"
  | "Triggered"
  | "Rejected"
  | "PartiallyFilledCanceled"
  | "Filled"
  | "Cancelled"
  | "Deactivated";

/** Take profit and stop loss attached to an order or a position. A price of zero means not set. */
export const noExits = {
  takeProfit: 0n,
  stopLoss: 0n,
  tpTriggerBy: "LastPrice",
  slTriggerBy: "LastPrice",
  tpslMode: "Full" as "Full" | "Partial",
  tpLimitPrice: 0n,
  slLimitPrice: 0n,
  tpOrderType: "Market",
  slOrderType: "Market",
};

export type Exits = typeof noExits;

/** Default terms of an order. */
export const plainTerms = {
  ...noExits,
  orderType: "Limit" as "Limit" | "Market",
  timeInForce: "GTC",
  positionIdx: 0,
  orderLinkId: "",
  reduceOnly: false,
  closeOnTrigger: false,
  triggerPrice: 0n,
  /**
   * 1: triggers when the price rises to the trigger price; 2: when the price falls to the trigger price; 0: not
   * conditional.
   */
  triggerDirection: 0,
  triggerBy: "LastPrice",
  marketUnit: "baseCoin" as "baseCoin" | "quoteCoin",
  orderFilter: "Order",
  isLeverage: false,
  smpType: "None",
  orderIv: "",
  rpiTakerAccess: false,
  stopOrderType: "",
};

/** A create request with validated values and exact numbers. The price of a market order is 0. */
export type OrderRequest = Leg & typeof plainTerms & { createType: string };

/** Returns the initial state of an order. */
export const newOrder = (now: number) => ({
  status: "New" as OrderStatus,
  filled: 0n,
  filledValue: 0n,
  fee: 0n,
  feeByCoin: new Map<string, Decimal>(),
  fills: 0,
  /** True once the matching engine has received the order. */
  matched: false,
  createdTime: now,
  updatedTime: now,
  rejectReason: "EC_NoError",
  cancelType: "UNKNOWN",
  /** Profit and entry value of the position size that this order closed, for the closed PnL record. */
  closed: { qty: 0n, entryValue: 0n, exitValue: 0n, pnl: 0n, openFee: 0n, closeFee: 0n },
});

export type Order = OrderRequest &
  ReturnType<typeof newOrder> & {
    orderId: string;
    /** Time at which the matching engine receives the order. */
    effectiveAt: number;
    lastPriceOnCreated: Decimal;
  };

type OfOrder = Pick<Order, "orderId" | "orderLinkId" | "instrument" | "side" | "stopOrderType" | "createType">;

export interface Execution extends OfOrder {
  execId: string;
  orderPrice: Decimal;
  orderQty: Decimal;
  orderType: string;
  leavesQty: Decimal;
  price: Decimal;
  qty: Decimal;
  value: Decimal;
  fee: Decimal;
  feeRate: Decimal;
  feeCoin: string;
  closedSize: Decimal;
  /** Realised profit of the closed part of a position. */
  pnl: Decimal;
  isMaker: boolean;
  execType: string;
  time: number;
  seq: number;
  markPrice: Decimal;
  indexPrice: Decimal;
}

/** Returns an empty position on one side of an instrument. */
export const emptyPosition = (instrument: Instrument, positionIdx: number) => ({
  instrument,
  positionIdx,
  side: "" as Side | "",
  size: 0n,
  /** Exact value at entry, in the settlement coin. The average entry price is derived from it. */
  entryValue: 0n,
  /** Entry fees of the part of the position that is still open. */
  entryFee: 0n,
  exits: { ...noExits },
  trailingStop: 0n,
  /** Best price since the trailing stop was activated. 0 until its activation price is reached. */
  trailingPeak: 0n,
  trailingActive: 0n,
  addedMargin: 0n,
  autoAddMargin: 0,
  currentPnl: 0n,
  totalPnl: 0n,
  createdTime: 0,
  updatedTime: 0,
  openTime: 0,
  seq: -1,
});

export type Position = ReturnType<typeof emptyPosition>;

export interface ClosedPnl {
  orderId: string;
  order: Order;
  leverage: Decimal;
  createdTime: number;
  updatedTime: number;
}

/** Default values of a transaction log entry. */
export const plainEntry = {
  category: "" as Category | "",
  symbol: "",
  side: "None",
  transSubType: "",
  qty: 0n,
  size: 0n,
  tradePrice: 0n,
  funding: 0n,
  fee: 0n,
  cashFlow: 0n,
  feeRate: 0n,
  tradeId: "",
  orderId: "",
  orderLinkId: "",
};

export type Posting = Partial<typeof plainEntry> & { type: string; currency: string; time: number };

export type LogEntry = Required<Posting> & { id: string; change: Decimal; cashBalance: Decimal };

/** Interest for one hour on a coin that an account has borrowed. */
export interface BorrowingCost {
  coin: string;
  borrowed: Decimal;
  hourlyRate: Decimal;
  interest: Decimal;
  time: number;
}

export interface DeliveryRecord extends Pick<Instrument, "category" | "symbol" | "strike"> {
  side: Side;
  position: Decimal;
  entryPrice: Decimal;
  entryFee: Decimal;
  openTime: number;
  deliveryPrice: Decimal;
  fee: Decimal;
  pnl: Decimal;
  time: number;
}

/** Copies the exits (take profit and stop loss) of an order. */
export function exitsOf(source: Exits): Exits {
  const names = Object.keys(noExits) as (keyof Exits)[];
  return Object.assign({ ...noExits }, ...names.map((name) => ({ [name]: source[name] }))) as Exits;
}

export const isOpen = (order: Order): boolean =>
  order.status === "New" ||
  order.status === "PartiallyFilled" ||
  order.status === "Untriggered" ||
  order.status === "Triggered";
