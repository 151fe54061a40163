/**
 * Code that must compile, and code that must not compile. Checked by `tsc`; nothing here runs. Each `@ts-expect-error`
 * fails the type check when the line below it starts to compile.
 */
import type { createOpenApiFetchClient, paths } from "../../src/openapi-fetch.ts";
import type { OperationInputs, OperationResults, TradingClient } from "../../src/index.ts";

import {
  call,
  iterate,
  marketTickers,
  orderCancel,
  orderCancelBatch,
  positionList,
  type Session,
} from "../../src/operations.ts";

declare const trading: TradingClient;
declare const client: ReturnType<typeof createOpenApiFetchClient<paths>>;

// Positions: linear needs a symbol or a settlement coin.
void trading.position.list({ category: "linear", symbol: "BTCUSDT" });
void trading.position.list({ category: "linear", settleCoin: "USDT" });
void trading.position.list({ category: "inverse" });
void trading.position.list({ category: "option", baseCoin: "BTC" });
// @ts-expect-error linear without symbol and settleCoin
void trading.position.list({ category: "linear" });
// @ts-expect-error baseCoin is for options only
void trading.position.list({ category: "linear", symbol: "BTCUSDT", baseCoin: "BTC" });
// @ts-expect-error spot has no positions
void trading.position.list({ category: "spot", symbol: "BTCUSDT" });
// @ts-expect-error the category is required
void trading.position.list({ symbol: "BTCUSDT" });
// @ts-expect-error the limit must be a number, not a string
void trading.position.list({ category: "inverse", limit: "20" });

// Categories of a union type: a call compiles if its other fields are valid for every category of the union.
declare const futures: "linear" | "inverse";
declare const any: "linear" | "inverse" | "spot" | "option";
declare const derivatives: "linear" | "inverse" | "option";
declare const notOption: "linear" | "inverse" | "spot";
declare const spotOrOption: "spot" | "option";
declare const side: "Buy" | "Sell";
declare const orderType: "Limit" | "Market";
declare const timeInForce: "GTC" | "IOC" | "FOK";
void trading.position.list({ category: futures, symbol: "BTCUSDT" });
void trading.position.list({ category: futures, settleCoin: "USDT" });
void trading.position.tradingStop({
  category: futures,
  symbol: "BTCUSDT",
  tpslMode: "Full",
  stopLoss: "1",
  positionIdx: 0,
});
void trading.order.create({ category: any, symbol: "A", side, orderType, qty: "1", price: "1", timeInForce });
void trading.order.realtime({ category: any, symbol: "A" });
void trading.order.cancelAll({ category: futures, symbol: "A" });
void trading.order.cancelAll({ category: any, symbol: "A" });
void trading.order.cancelAll({ category: any, baseCoin: "BTC" });
void trading.order.cancelAll({ category: derivatives, settleCoin: "USDT" });
void trading.order.cancelAll({ category: spotOrOption });
void trading.order.cancelAll({
  category: futures,
  settleCoin: "USDT",
  orderFilter: "StopOrder",
  stopOrderType: "Stop",
});
void trading.order.create({
  category: notOption,
  symbol: "A",
  side,
  orderType,
  qty: "1",
  price: "1",
  slOrderType: orderType,
});
void trading.order.create({
  category: derivatives,
  symbol: "A",
  side,
  orderType,
  qty: "1",
  price: "1",
  reduceOnly: true,
});
void trading.order.create({
  category: spotOrOption,
  symbol: "A",
  side,
  orderType,
  qty: "1",
  price: "1",
  orderLinkId: "mine",
});
void trading.order.create({ category: any, symbol: "A", side, orderType: "Market", qty: "1" });
void trading.order.createBatch({ category: any, request: [{ symbol: "A", side, orderType, qty: "1", price: "1" }] });
void trading.order.createBatch({
  category: derivatives,
  request: [{ symbol: "A", side, orderType, qty: "1", price: "1", reduceOnly: true }],
});
void trading.order.amendBatch({ category: any, request: [{ symbol: "A", orderId: "1", qty: "1" }] });
void trading.order.cancelBatch({ category: any, request: [{ symbol: "A", orderId: "1" }] });
void trading.market.tickers({ category: any, symbol: "A" });
void trading.market.instrumentsInfo({ category: any });
void trading.account.feeRate({ category: any });
// @ts-expect-error it may be linear, which needs a symbol or a settlement coin
void trading.position.list({ category: futures });
// @ts-expect-error it may be linear, which has no base coin
void trading.position.list({ category: futures, symbol: "BTCUSDT", baseCoin: "BTC" });
// @ts-expect-error it may be an option, which needs a symbol or a base coin
void trading.market.tickers({ category: any });
// @ts-expect-error it may be spot, which has no settlement coin
void trading.order.realtime({ category: any, settleCoin: "USDT" });
// @ts-expect-error it may be an option, which is not chosen by symbol
void trading.account.feeRate({ category: any, symbol: "A" });
// @ts-expect-error spot has no positions
void trading.position.list({ category: any, symbol: "BTCUSDT" });
// @ts-expect-error it may be linear, of which not all orders are cancelled at once
void trading.order.cancelAll({ category: any });
// @ts-expect-error it may be spot, which has no settlement coin
void trading.order.cancelAll({ category: any, settleCoin: "USDT" });

// Agreements: one of the two category fields is required, and `agree` must be true.
void trading.user.agreement({ categoryV2: 2, agree: true });
void trading.user.agreement({ category: 3, agree: true });
// @ts-expect-error one category is required
void trading.user.agreement({ agree: true });
// @ts-expect-error agree must be true
void trading.user.agreement({ categoryV2: 1, agree: false });

// Instruments: the symbol type belongs to a category, and options are selected by base coin.
void trading.market.instrumentsInfo({ category: "linear", symbolType: "stock" });
void trading.market.instrumentsInfo({ category: "spot", symbolType: "xstocks" });
void trading.market.instrumentsInfo({ category: "option", baseCoin: "All" });
// @ts-expect-error symbolType does not apply to options
void trading.market.instrumentsInfo({ category: "option", symbolType: "stock" });
// @ts-expect-error a stock is linear
void trading.market.instrumentsInfo({ category: "spot", symbolType: "stock" });
// @ts-expect-error the category is always required
void trading.market.instrumentsInfo({ symbol: "BTCUSDT" });

// Orders: strings for price and quantity, settings by category, and an optional ID.
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit" } as const;
void trading.order.create({ ...order, qty: "0.01", price: "50000" });
void trading.order.create({ ...order, qty: "0.01", price: "50000", orderLinkId: "mine" });
void trading.order.create({ category: "option", symbol: "BTC-1JAN27-1-C", side: "Buy", orderType: "Market", qty: "1" });
void trading.order.create({ ...order, qty: "0.01", bboSideType: "Queue", bboLevel: "1" });
// @ts-expect-error it may be a limit order, which needs a price
void trading.order.create({ ...order, orderType, qty: "0.01" });
// @ts-expect-error a limit order needs a price, a volatility or a level of the order book
void trading.order.create({ ...order, qty: "0.01" });
// @ts-expect-error a limit order of a batch also needs a price
void trading.order.createBatch({ category: "linear", request: [{ symbol: "A", side, orderType: "Limit", qty: "1" }] });
// @ts-expect-error a size belongs to the mode Partial
void trading.position.tradingStop({ category: futures, symbol: "A", tpslMode: "Full", tpSize: "1", positionIdx: 0 });
// @ts-expect-error a number for the quantity
void trading.order.create({ ...order, qty: 0.1 + 0.2, price: "50000" });
// @ts-expect-error a number for the price
void trading.order.create({ ...order, qty: "0.01", price: 1e-7 });
// @ts-expect-error a typing mistake in a field
void trading.order.create({ ...order, qty: "0.01", price: "50000", reduceonly: true });
// @ts-expect-error borrowing is a setting of spot orders
void trading.order.create({ ...order, qty: "0.01", price: "50000", isLeverage: 1 });
// @ts-expect-error an order needs a side
void trading.order.create({ category: "spot", symbol: "BTCUSDT", orderType: "Market", qty: "1" });
// @ts-expect-error a cancellation names the order
void trading.order.cancel({ category: "linear", symbol: "BTCUSDT" });

// Each item of a batch result has a field `ok`, which is true if the item succeeded.
void (async () => {
  const items = await trading.order.createBatch({ category: "option", request: [] });
  for (const item of items) {
    const outcome: string | number | undefined = item.ok ? item.orderId : item.error.retCode;
    // @ts-expect-error an item that may have failed has no order yet
    void item.orderId;
    void outcome;
  }
})();

// Results: open enumerations keep their known values and accept new values; 64-bit integers are not plain numbers.
void (async () => {
  const { list } = await trading.position.list({ category: "inverse" });
  const seq = list[0]?.seq;
  const exact: number | bigint | undefined = seq;
  // @ts-expect-error arithmetic would lose digits: convert with BigInt first
  const next: number = seq + 1;
  const status: "Normal" | "Liq" | "Adl" | (string & {}) | undefined = list[0]?.positionStatus;
  // @ts-expect-error the platform has two spellings; the client returns only `mmrSysUpdatedTime`
  void list[0]?.mmrSysUpdateTime;
  void [exact, next, status, list[0]?.mmrSysUpdatedTime];
})();

// The result type depends on the requested category.
void (async () => {
  const {
    list: [linear],
  } = await trading.market.tickers({ category: "linear", symbol: "BTCUSDT" });
  const {
    list: [spot],
  } = await trading.market.tickers({ category: "spot" });
  const {
    list: [option],
  } = await trading.market.tickers({ category: "option", baseCoin: "BTC" });
  void [linear?.fundingRate, spot?.usdIndexPrice, option?.delta];
  // @ts-expect-error a contract has no Greeks
  void linear?.delta;
  // @ts-expect-error a spot pair has no funding rate
  void spot?.fundingRate;
  const {
    list: [either],
  } = await trading.market.tickers({ category: any, symbol: "A" });
  // @ts-expect-error it may be a spot pair
  void either?.fundingRate;
  void either?.lastPrice;
  const {
    list: [instrument],
  } = await trading.market.instrumentsInfo({ category: "linear" });
  const step: string | undefined = instrument?.lotSizeFilter.qtyStep;
  for await (const pair of trading.market.instrumentsInfo.iterate({ category: "spot" }))
    void pair.lotSizeFilter.basePrecision;
  for await (const position of trading.position.list.iterate({ category: "option" })) void position.delta;
  const { result } = await trading.order.realtime.withResponse({ category: "spot" });
  void [step, result.list[0]?.ocoTriggerBy];
  // @ts-expect-error a misspelt field
  await trading.market.tickers({ category: "linear", simbol: "BTCUSDT" });
  const {
    list: [candle],
  } = await trading.market.kline({ category: "linear", symbol: "BTCUSDT", interval: "1" });
  const [startTime, open] = candle ?? [];
  const text: string | undefined = startTime ?? open;
  void text;
})();

// Single operations: `call` and `iterate` have the same types as the methods of the client.
declare const session: Session;
void (async () => {
  const {
    list: [option],
  } = await call(session, marketTickers, { category: "option", baseCoin: "BTC" });
  void option?.delta;
  // @ts-expect-error an option has no funding rate
  void option?.fundingRate;
  for await (const position of iterate(session, positionList, { category: "option" })) void position.delta;
  const { orderId } = await call(session, orderCancel, { category: "linear", symbol: "A", orderId: "1" });
  const items = await call(session, orderCancelBatch, { category: "linear", request: [] });
  const text: string | boolean | undefined = items[0]?.ok ?? orderId;
  void text;
  // @ts-expect-error linear without symbol and settleCoin
  await call(session, positionList, { category: "linear" });
  // @ts-expect-error a typing mistake in a field
  await call(session, marketTickers, { category: "linear", simbol: "A" });
})();

// Pages, responses and options.
void (async () => {
  for await (const position of trading.position.list.iterate({ category: "inverse" })) void position.symbol;
  const { result, envelope, rateLimit } = await trading.market.time.withResponse();
  void [result.timeSecond, envelope.time, rateLimit.remaining];
  await trading.market.time({}, { signal: new AbortController().signal, timeoutMs: 1000, headers: { a: "b" } });
  // @ts-expect-error the time of the server has no pages
  trading.market.time.iterate();
  // @ts-expect-error there is no such option
  await trading.market.time({}, { timeout: 1000 });
})();

// Calls by path have the types of openapi-fetch.
void (async () => {
  const { data, error } = await client.GET("/v5/market/instruments-info", { params: { query: { category: "spot" } } });
  // @ts-expect-error data or error, the other is undefined
  void data.retCode;
  if (error === undefined) void data.result.list;
  await client.GET("/v5/market/time");
  // @ts-expect-error the query is required
  await client.GET("/v5/market/instruments-info");
  // @ts-expect-error there is no such path
  await client.GET("/v5/market/nothing");
  // @ts-expect-error this path is written to, not read
  await client.GET("/v5/order/create", { body: {} });
})();

// Inputs and results by the name of their operation.
export type Order = OperationInputs["orderCreate"];
export type Positions = OperationResults["positionList"];

// For fields and values newer than this client: `extra` adds fields, and `newValues` replaces values of the input.
const market = { category: "linear", symbol: "A", side: "Buy", orderType: "Market", qty: "1" } as const;
void trading.order.create(market, { extra: { tag: "x", legs: [{ ratio: 2n }], left: undefined } });
void trading.order.create(market, { newValues: { timeInForce: "AtAuction", triggerDirection: 3 } });
void trading.order.createBatch({ category: "linear", request: [market] }, { extra: { request: [{ tag: "x" }] } });
void trading.market.tickers.withResponse({ category: "spot" }, { extra: { view: "compact" } });
void iterate(session, positionList, { category: "inverse" }, { extra: { view: "compact" } });
// @ts-expect-error a new value is not part of the input
void trading.order.create({ ...market, timeInForce: "AtAuction" });
declare const withoutType: { category: "linear"; symbol: string; side: "Buy"; qty: string };
// @ts-expect-error a required field stays in the input
void trading.order.create(withoutType, { newValues: { orderType: "Iceberg" } });
// @ts-expect-error JSON has no functions
void trading.order.create(market, { extra: { tag: () => "x" } });
// @ts-expect-error JSON has no dates
void trading.order.create(market, { extra: { until: new Date(0) } });
// @ts-expect-error fields have names
void trading.order.create(market, { extra: ["x"] });
