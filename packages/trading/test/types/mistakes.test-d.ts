/**
 * Ten mistakes that users make, each with the compiler's message. The `@ts-expect-error` directives let the file
 * compile. mistakes.slow.test.ts removes them and compares the compiler's messages with the lines that begin with
 * `//>`.
 */
import type { TradingClient } from "../../src/index.ts";

declare const { market, order, position }: TradingClient;

// @ts-expect-error linear positions need a symbol or a settle coin
void position.list({ category: "linear" });
//> Argument of type '{ category: "linear"; }' is not assignable to parameter of type '(PositionListBySettleCoin & { category: "linear"; }) | (PositionListBySymbol & { category: "linear"; })'.
//>   Type '{ category: "linear"; }' is not assignable to type 'PositionListBySymbol & { category: "linear"; }'.
//>     Property 'symbol' is missing in type '{ category: "linear"; }' but required in type 'PositionListBySymbol'.

// @ts-expect-error an order needs a quantity
void order.create({ category: "linear", symbol: "A", side: "Buy", orderType: "Market" });
//> Argument of type '{ category: "linear"; symbol: string; side: "Buy"; orderType: "Market"; }' is not assignable to parameter of type 'OrderCreateParams'.
//>   Property 'qty' is missing in type '{ category: "linear"; symbol: string; side: "Buy"; orderType: "Market"; }' but required in type 'FuturesOrderMarket'.

// @ts-expect-error a limit order needs a price
void order.create({ category: "linear", symbol: "A", side: "Buy", orderType: "Limit", qty: "0.01" });
//> Argument of type '{ category: "linear"; symbol: string; side: "Buy"; orderType: "Limit"; qty: string; }' is not assignable to parameter of type 'OrderCreateParams'.
//>   Type '{ category: "linear"; symbol: string; side: "Buy"; orderType: "Limit"; qty: string; }' is not assignable to type 'FuturesOrderLimitByBboSideType | FuturesOrderLimitByPrice'.
//>     Property 'price' is missing in type '{ category: "linear"; symbol: string; side: "Buy"; orderType: "Limit"; qty: string; }' but required in type 'FuturesOrderLimitByPrice'.

// @ts-expect-error a limit order of a batch also needs a price
void order.createBatch({ category: "spot", request: [{ symbol: "A", side: "Buy", orderType: "Limit", qty: "1" }] });
//> Type '{ symbol: string; side: "Buy"; orderType: "Limit"; qty: string; }' is not assignable to type 'FuturesOrderBatchItem | OptionOrderBatchItem | SpotOrderBatchItem'.
//>   Type '{ symbol: string; side: "Buy"; orderType: "Limit"; qty: string; }' is not assignable to type 'FuturesOrderBatchItemByPrice | OptionOrderBatchItemByOrderIv | OptionOrderBatchItemByPrice | SpotOrderBatchItemByPrice'.
//>     Property 'price' is missing in type '{ symbol: string; side: "Buy"; orderType: "Limit"; qty: string; }' but required in type 'SpotOrderBatchItemByPrice'.

// @ts-expect-error the field is spelled reduceOnly
void order.create({ category: "linear", symbol: "A", side: "Buy", orderType: "Market", qty: "1", reduceonly: true });
//> Object literal may only specify known properties, but 'reduceonly' does not exist in type 'FuturesOrderMarket'. Did you mean to write 'reduceOnly'?

// @ts-expect-error a quantity is text, so that no digit is lost
void order.create({ category: "spot", symbol: "A", side: "Buy", orderType: "Market", qty: 0.01 });
//> Type 'number' is not assignable to type 'string'.

// @ts-expect-error the side is spelled Buy
void order.create({ category: "spot", symbol: "A", side: "buy", orderType: "Market", qty: "0.01" });
//> Type '"buy"' is not assignable to type 'Side'. Did you mean '"Buy"'?

// @ts-expect-error a size belongs to the mode Partial
void position.tradingStop({
  category: "linear",
  symbol: "A",
  positionIdx: 0,
  tpslMode: "Full",
  takeProfit: "2",
  tpSize: "1",
});
//> Argument of type '{ category: "linear"; symbol: string; positionIdx: 0; tpslMode: "Full"; takeProfit: string; tpSize: string; }' is not assignable to parameter of type 'PositionTradingStopRequest'.
//>   Types of property 'tpSize' are incompatible.
//>     Type 'string' is not assignable to type 'undefined'.

// @ts-expect-error spot has no positions
void position.list({ category: "spot", symbol: "BTCUSDT" });
//> Type '"spot"' is not assignable to type '"inverse" | "linear" | "option"'.

void (async () => {
  const { list } = await market.tickers({ category: "spot", symbol: "BTCUSDT" });
  // @ts-expect-error a spot pair has no funding rate
  void list[0]?.fundingRate;
  //> Property 'fundingRate' does not exist on type 'SpotTicker'.
})();
