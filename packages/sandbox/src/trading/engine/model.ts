import type { Decimal } from "../../decimal.ts";
import type { Category, Instrument } from "../market/instrument.ts";

export type Side = "Buy" | "Sell";
export const opposite = (side: Side): Side => (side === "Buy" ? "Sell" : "Buy");

/** A quantity to trade at a price, such as one leg of a combination. */
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

/** Exits attached to an order or a position; zero means none. */
export interface Exits {
  takeProfit: Decimal;
  stopLoss: Decimal;
  tpTriggerBy: string;
  slTriggerBy: string;
  tpslMode: "Full" | "Partial";
  tpLimitPrice: Decimal;
  slLimitPrice: Decimal;
  tpOrderType: string;
  slOrderType: string;
}

/** A create request with its values checked and its numbers exact. */
export interface OrderRequest extends Exits {
  instrument: Instrument;
  side: Side;
  orderType: "Limit" | "Market";
  qty: Decimal;
  /** 0 for market orders. */
  price: Decimal;
  timeInForce: string;
  positionIdx: number;
  orderLinkId: string;
  reduceOnly: boolean;
  closeOnTrigger: boolean;
  triggerPrice: Decimal;
  /** 1: fires when the price rises to the trigger; 2: when it falls to it; 0: no condition. */
  triggerDirection: number;
  triggerBy: string;
  marketUnit: "baseCoin" | "quoteCoin";
  orderFilter: string;
  isLeverage: boolean;
  smpType: string;
  orderIv: string;
  rpiTakerAccess: boolean;
  createType: string;
  stopOrderType: string;
}

export interface Order extends OrderRequest {
  orderId: string;
  status: OrderStatus;
  filled: Decimal;
  filledValue: Decimal;
  fee: Decimal;
  feeByCoin: Map<string, Decimal>;
  fills: number;
  /** Instant from which the matching engine sees the order, and whether it has. */
  effectiveAt: number;
  matched: boolean;
  createdTime: number;
  updatedTime: number;
  rejectReason: string;
  cancelType: string;
  lastPriceOnCreated: Decimal;
  /** Realised result and entry value of what this order closed, for the closed-PnL record. */
  closed: { qty: Decimal; entryValue: Decimal; exitValue: Decimal; pnl: Decimal; openFee: Decimal; closeFee: Decimal };
}

export interface Execution {
  execId: string;
  orderId: string;
  orderLinkId: string;
  instrument: Instrument;
  side: Side;
  orderPrice: Decimal;
  orderQty: Decimal;
  orderType: string;
  stopOrderType: string;
  createType: string;
  leavesQty: Decimal;
  price: Decimal;
  qty: Decimal;
  value: Decimal;
  fee: Decimal;
  feeRate: Decimal;
  feeCoin: string;
  closedSize: Decimal;
  /** Realised result of the part that closed a position. */
  pnl: Decimal;
  isMaker: boolean;
  execType: string;
  time: number;
  seq: number;
  markPrice: Decimal;
  indexPrice: Decimal;
}

export interface Position {
  instrument: Instrument;
  positionIdx: number;
  side: Side | "";
  size: Decimal;
  /** Exact value at entry, in the settlement coin; the average price follows from it. */
  entryValue: Decimal;
  /** Part of the entry fees that belongs to the size still held. */
  entryFee: Decimal;
  exits: Exits;
  trailingStop: Decimal;
  /** Best price since the trailing stop was armed; 0 while it waits for its activation price. */
  trailingPeak: Decimal;
  trailingActive: Decimal;
  addedMargin: Decimal;
  autoAddMargin: number;
  currentPnl: Decimal;
  totalPnl: Decimal;
  createdTime: number;
  updatedTime: number;
  openTime: number;
  seq: number;
}

export interface ClosedPnl {
  orderId: string;
  order: Order;
  leverage: Decimal;
  createdTime: number;
  updatedTime: number;
}

export interface LogEntry {
  id: string;
  category: Category | "";
  symbol: string;
  side: string;
  type: string;
  transSubType: string;
  currency: string;
  qty: Decimal;
  size: Decimal;
  tradePrice: Decimal;
  funding: Decimal;
  fee: Decimal;
  cashFlow: Decimal;
  change: Decimal;
  cashBalance: Decimal;
  feeRate: Decimal;
  tradeId: string;
  orderId: string;
  orderLinkId: string;
  time: number;
}

/** Interest for one hour on a coin that an account has borrowed. */
export interface BorrowingCost {
  coin: string;
  borrowed: Decimal;
  hourlyRate: Decimal;
  interest: Decimal;
  time: number;
}

export interface DeliveryRecord {
  category: Category;
  symbol: string;
  side: Side;
  position: Decimal;
  entryPrice: Decimal;
  deliveryPrice: Decimal;
  strike: number;
  fee: Decimal;
  pnl: Decimal;
  time: number;
}

export const noExits: Exits = {
  takeProfit: 0n,
  stopLoss: 0n,
  tpTriggerBy: "LastPrice",
  slTriggerBy: "LastPrice",
  tpslMode: "Full",
  tpLimitPrice: 0n,
  slLimitPrice: 0n,
  tpOrderType: "Market",
  slOrderType: "Market",
};

/** The terms of an order for which a request asks nothing special. */
export const plainTerms = {
  ...noExits,
  orderType: "Limit",
  timeInForce: "GTC",
  positionIdx: 0,
  orderLinkId: "",
  reduceOnly: false,
  closeOnTrigger: false,
  triggerPrice: 0n,
  triggerDirection: 0,
  triggerBy: "LastPrice",
  marketUnit: "baseCoin",
  orderFilter: "Order",
  isLeverage: false,
  smpType: "None",
  orderIv: "",
  rpiTakerAccess: false,
  stopOrderType: "",
} as const;

/** The exits of an order, without its other fields. */
export function exitsOf(source: Exits): Exits {
  const names = Object.keys(noExits) as (keyof Exits)[];
  return Object.assign({ ...noExits }, ...names.map((name) => ({ [name]: source[name] }))) as Exits;
}

export const isOpen = (order: Order): boolean =>
  order.status === "New" ||
  order.status === "PartiallyFilled" ||
  order.status === "Untriggered" ||
  order.status === "Triggered";
