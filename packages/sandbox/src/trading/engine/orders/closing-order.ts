import type { Decimal } from "../../../decimal.ts";
import { noExits, type OrderRequest, type Position } from "../model.ts";

/** A market order that closes a position. */
export function closingRequest(position: Position, qty: Decimal): OrderRequest {
  return {
    ...noExits,
    instrument: position.instrument,
    side: position.side === "Buy" ? "Sell" : "Buy",
    orderType: "Market",
    qty,
    price: 0n,
    timeInForce: "IOC",
    positionIdx: position.positionIdx,
    orderLinkId: "",
    reduceOnly: true,
    closeOnTrigger: true,
    triggerPrice: 0n,
    triggerDirection: 0,
    triggerBy: "LastPrice",
    marketUnit: "baseCoin",
    orderFilter: "Order",
    isLeverage: false,
    smpType: "None",
    orderIv: "",
    rpiTakerAccess: false,
    createType: "CreateByClosing",
    stopOrderType: "",
  };
}
