/**
 * Code that must compile, and code that must not compile. Checked by `tsc`; nothing here runs. Each `@ts-expect-error`
 * fails the type check when the line below it starts to compile.
 */
import { expectTypeOf } from "vitest";
import {
  createTradingStreams,
  formatTopic,
  parseTopic,
  StreamError,
  type AccountEvent,
  type AccountUpdate,
  type AdlAlertUpdate,
  type AnyTopic,
  type BestPrices,
  type BookEvent,
  type BookLevels,
  type Candle,
  type ContractTickerUpdate,
  type ExecutionUpdate,
  type GapEvent,
  type InsurancePoolUpdate,
  type LiquidationEvent,
  type MarketEvent,
  type OptionTickerUpdate,
  type OrderBook,
  type OrderbookLevel,
  type OrderUpdate,
  type OverflowEvent,
  type Policy,
  type PositionUpdate,
  type PriceLimitUpdate,
  type StreamsWithoutCredentials,
  type PublicTradeEvent,
  type RawMessage,
  type ResumedEvent,
  type RpiOrderbookLevel,
  type SpotTickerUpdate,
  type StreamErrorCode,
  type StreamsOptions,
  type Subscription,
  type TradingStreams,
  type UnsyncedBook,
  type UpdateEvent,
  type WalletUpdate,
} from "../../src/index.ts";

declare const market: StreamsWithoutCredentials;
declare const streams: TradingStreams;
declare const controller: AbortController;
declare const symbol: string;
declare const futures: "linear" | "inverse";
declare const any: "spot" | "linear" | "inverse" | "option";
const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const credentials = { apiKey: "key", secret: "secret" } as const;

// Clients: the available methods depend on the options.
expectTypeOf(createTradingStreams()).toEqualTypeOf<StreamsWithoutCredentials>();
expectTypeOf(createTradingStreams({ environment: "testnet" })).toEqualTypeOf<StreamsWithoutCredentials>();
expectTypeOf(createTradingStreams({ credentials })).toEqualTypeOf<TradingStreams>();
expectTypeOf(createTradingStreams({ environment: "demo", credentials }).order).toEqualTypeOf<TradingStreams["order"]>();
expectTypeOf(
  createTradingStreams({ credentials, environment: { baseUrl: "ws://localhost:1" } }).trade.create,
).toBeFunction();
expectTypeOf<TradingStreams["close"]>().toEqualTypeOf<() => void>();
expectTypeOf<TradingStreams>().toExtend<AsyncDisposable>();
// @ts-expect-error -- the option is called environment
createTradingStreams({ enviroment: "testnet" });
// @ts-expect-error -- there is no such environment
createTradingStreams({ environment: "moon" });
// @ts-expect-error -- a key has a secret, a private key or a callback
createTradingStreams({ credentials: { apiKey: "key" } });
// @ts-expect-error -- milliseconds are a number
createTradingStreams({ heartbeat: { pingMs: "8s" } });
// @ts-expect-error -- events of the account need credentials
createTradingStreams().order();
// @ts-expect-error -- events of the account need credentials, also those of spreads
createTradingStreams().spreadOrder();
// @ts-expect-error -- orders need credentials
void createTradingStreams().trade.create({});
// @ts-expect-error -- demo accounts have no orders over the socket
void createTradingStreams({ environment: "demo", credentials }).trade.create({});
expectTypeOf<StreamsOptions["random"]>().toEqualTypeOf<(() => number) | undefined>();

// Trades and other events have a queue by default.
type Trades = Subscription<MarketEvent<PublicTradeEvent, { readonly queue: number }>>;
expectTypeOf(market.publicTrade(btc)).toEqualTypeOf<Trades>();
expectTypeOf<MarketEvent<PublicTradeEvent, { readonly queue: number }>>().toEqualTypeOf<
  UpdateEvent<PublicTradeEvent> | GapEvent | ResumedEvent | OverflowEvent
>();
expectTypeOf(streams.publicTrade({ category: "option", symbol: "BTC" })).toEqualTypeOf<Trades>();
expectTypeOf(market.publicTrade({ category: any, symbol })).toEqualTypeOf<Trades>();
expectTypeOf(market.liquidation(btc)).toEqualTypeOf<
  Subscription<MarketEvent<LiquidationEvent, { readonly queue: number }>>
>();
expectTypeOf(market.liquidation({ category: futures, symbol })).toExtend<AsyncIterable<unknown>>();
// @ts-expect-error -- spot has no liquidations
market.liquidation({ category: "spot", symbol: "BTCUSDT" });
// @ts-expect-error -- the category is required
market.publicTrade({ symbol: "BTCUSDT" });
// @ts-expect-error -- the symbol is required
market.publicTrade({ category: "linear" });
// @ts-expect-error -- a trade has no depth
market.publicTrade({ ...btc, depth: 50 });
// @ts-expect-error -- a symbol is text
market.publicTrade({ category: "linear", symbol: 5 });
// @ts-expect-error -- parameters are an object
market.publicTrade("publicTrade.BTCUSDT");

// The type of the events depends on the policy.
expectTypeOf(market.publicTrade(btc, { policy: { queue: 5 } })).toExtend<AsyncIterable<{ readonly type: string }>>();
expectTypeOf<MarketEvent<Candle>>().toEqualTypeOf<UpdateEvent<Candle> | GapEvent | ResumedEvent>();
expectTypeOf<MarketEvent<Candle, { readonly error: 5 }>>().toEqualTypeOf<MarketEvent<Candle>>();
expectTypeOf(market.publicTrade(btc, { policy: "latest" })).toEqualTypeOf<
  Subscription<MarketEvent<PublicTradeEvent, "latest">>
>();
expectTypeOf<OverflowEvent["dropped"]>().toBeNumber();
// @ts-expect-error -- there is no such policy
market.publicTrade(btc, { policy: "newest" });
// @ts-expect-error -- a queue has a size
market.publicTrade(btc, { policy: { queue: "5" } });
// @ts-expect-error -- a book always keeps the newest state
market.orderBook({ ...btc, depth: 50 }, { policy: { queue: 5 } });

// State topics deliver the newest state by default.
expectTypeOf(market.contractTicker(btc)).toEqualTypeOf<Subscription<MarketEvent<ContractTickerUpdate>>>();
expectTypeOf(market.spotTicker({ symbol })).toEqualTypeOf<Subscription<MarketEvent<SpotTickerUpdate>>>();
expectTypeOf(market.optionTicker({ symbol })).toEqualTypeOf<Subscription<MarketEvent<OptionTickerUpdate>>>();
expectTypeOf(market.priceLimit(btc)).toEqualTypeOf<Subscription<MarketEvent<PriceLimitUpdate>>>();
expectTypeOf(market.kline({ ...btc, interval: "1" })).toEqualTypeOf<Subscription<MarketEvent<Candle>>>();
expectTypeOf(market.insurance({ category: "linear", group: "USDT" })).toEqualTypeOf<
  Subscription<MarketEvent<InsurancePoolUpdate>>
>();
expectTypeOf(market.adlAlert({ category: "inverse", group: "inverse" })).toEqualTypeOf<
  Subscription<MarketEvent<AdlAlertUpdate[]>>
>();
expectTypeOf<ContractTickerUpdate["lastPrice"]>().toEqualTypeOf<string | undefined>();
// @ts-expect-error -- spot tickers have a method of their own
market.contractTicker({ category: "spot", symbol: "BTCUSDT" });
// @ts-expect-error -- the interval is one of the specification
market.kline({ ...btc, interval: "2" });
// @ts-expect-error -- an interval is text
market.kline({ ...btc, interval: 1 });
// @ts-expect-error -- there is no such group
market.insurance({ category: "linear", group: "EUR" });
// @ts-expect-error -- a spot ticker has no category
market.spotTicker({ category: "spot", symbol: "BTCUSDT" });

// Order books: the allowed depths depend on the category.
expectTypeOf(market.orderBook({ ...btc, depth: 50 })).toEqualTypeOf<OrderBook<OrderbookLevel>>();
expectTypeOf(market.orderBook({ category: "option", symbol, depth: 25 })).toEqualTypeOf<OrderBook<OrderbookLevel>>();
expectTypeOf(market.orderBook({ category: futures, symbol, depth: 1000 })).toEqualTypeOf<OrderBook<OrderbookLevel>>();
expectTypeOf(market.spreadOrderBook({ symbol, depth: 25 })).toExtend<Subscription<BookEvent>>();
expectTypeOf(market.rpiOrderBook(btc)).toEqualTypeOf<OrderBook<RpiOrderbookLevel>>();
expectTypeOf(market.fullOrderBook({ category: "spot", symbol })).toEqualTypeOf<OrderBook<OrderbookLevel>>();
expectTypeOf<OrderBook<OrderbookLevel>["state"]>().toEqualTypeOf<"syncing" | "synced" | "stale">();
expectTypeOf<ReturnType<OrderBook<OrderbookLevel>["best"]>>().toEqualTypeOf<
  BestPrices<OrderbookLevel> | UnsyncedBook
>();
expectTypeOf<ReturnType<OrderBook<OrderbookLevel>["levels"]>>().toEqualTypeOf<
  BookLevels<OrderbookLevel> | UnsyncedBook
>();
expectTypeOf<OrderbookLevel>().toEqualTypeOf<[price: string, size: string]>();
expectTypeOf<RpiOrderbookLevel["length"]>().toEqualTypeOf<3>();
expectTypeOf<BookEvent["type"]>().toEqualTypeOf<"synced" | "change" | "stale">();
// @ts-expect-error -- option has the depths 25 and 100
market.orderBook({ category: "option", symbol: "BTC", depth: 50 });
// @ts-expect-error -- linear has no depth 25
market.orderBook({ ...btc, depth: 25 });
// @ts-expect-error -- a depth is a number
market.orderBook({ ...btc, depth: "50" });
// @ts-expect-error -- the depth is required
market.orderBook(btc);
// @ts-expect-error -- option has no full book
market.fullOrderBook({ category: "option", symbol: "BTC" });

/** Returns the best bid. Checks that only a synced book has prices. */
function bestBid(book: OrderBook<OrderbookLevel>): string | undefined {
  const best = book.best();
  // @ts-expect-error -- only a synced book has prices
  void best.bid;
  if (best.state !== "synced") return undefined;
  expectTypeOf(best.bid).toEqualTypeOf<OrderbookLevel | undefined>();
  expectTypeOf(best.updateId).toEqualTypeOf<number | bigint>();
  expectTypeOf(best.time).toEqualTypeOf<number | undefined>();
  expectTypeOf(best.ageMs).toEqualTypeOf<number>();
  return best.bid?.[0];
}
expectTypeOf(bestBid).returns.toEqualTypeOf<string | undefined>();

// Account events.
expectTypeOf(streams.order()).toEqualTypeOf<Subscription<AccountEvent<OrderUpdate>>>();
expectTypeOf(streams.execution()).toEqualTypeOf<Subscription<AccountEvent<ExecutionUpdate>>>();
expectTypeOf(streams.position()).toEqualTypeOf<Subscription<AccountEvent<PositionUpdate>>>();
expectTypeOf(streams.wallet()).toEqualTypeOf<Subscription<AccountEvent<WalletUpdate>>>();
expectTypeOf(streams.orderByCategory({ category: "spot" })).toEqualTypeOf<Subscription<AccountEvent<OrderUpdate>>>();
expectTypeOf(streams.order({ signal: controller.signal })).toExtend<AsyncDisposable>();
expectTypeOf<AccountUpdate<OrderUpdate>>().toExtend<AccountEvent<OrderUpdate>>();
expectTypeOf<GapEvent>().toExtend<AccountEvent<OrderUpdate>>();
expectTypeOf<NonNullable<PositionUpdate["seq"]>>().toEqualTypeOf<number | bigint>();
expectTypeOf<"Filled">().toExtend<OrderUpdate["orderStatus"]>();
// Values of the platform that the client doesn't know are allowed.
expectTypeOf<string>().toExtend<OrderUpdate["orderStatus"]>();
// @ts-expect-error -- none of the events of an account may be dropped
streams.order({ policy: "latest" });
// @ts-expect-error -- a topic of all categories has no category
streams.order({ category: "linear" });
// @ts-expect-error -- spot has no positions
streams.positionByCategory({ category: "spot" });

// Handlers receive the exact union of events, and subscriptions have typed states.
streams.publicTrade(btc, {
  onEvent: (event) => {
    expectTypeOf(event).toEqualTypeOf<MarketEvent<PublicTradeEvent, { readonly queue: number }>>();
    // @ts-expect-error -- a gap has no data
    void event.data;
    if (event.type === "update") expectTypeOf(event.data.p).toBeString();
    if (event.type === "gap") expectTypeOf(event.reason).toBeString();
    if (event.type === "resumed") expectTypeOf(event.to).toBeNumber();
  },
});
expectTypeOf<Subscription<unknown>["ready"]>().toEqualTypeOf<Promise<void>>();
expectTypeOf<Subscription<unknown>["ended"]>().toEqualTypeOf<Promise<StreamError | undefined>>();
expectTypeOf<UpdateEvent<unknown>["time"]>().toEqualTypeOf<number | undefined>();
expectTypeOf<StreamError["code"]>().toEqualTypeOf<StreamErrorCode>();
expectTypeOf(StreamError.isInstance).guards.toEqualTypeOf<StreamError>();

// Topic strings: parsed and formatted.
expectTypeOf(parseTopic("orderbook.50.BTCUSDT")).toEqualTypeOf<{
  readonly address: "orderbook.{depth}.{symbol}";
  readonly parameters: { readonly depth: 50; readonly symbol: "BTCUSDT" };
}>();
expectTypeOf(parseTopic("orderbook.rpi.BTCUSDT").address).toEqualTypeOf<"orderbook.rpi.{symbol}">();
expectTypeOf(parseTopic("orderbook.full.BTCUSDT").parameters.symbol).toEqualTypeOf<"BTCUSDT">();
expectTypeOf(parseTopic("kline.D.BTCUSDT").parameters.interval).toEqualTypeOf<"D">();
expectTypeOf(parseTopic("execution.fast").address).toEqualTypeOf<"execution.fast">();
expectTypeOf(parseTopic("execution.fast.linear").parameters.category).toEqualTypeOf<"linear">();
expectTypeOf(parseTopic("order").address).toEqualTypeOf<"order">();
expectTypeOf(parseTopic("orderbook.51.BTCUSDT")).toBeUndefined();
expectTypeOf(parseTopic("news")).toBeUndefined();
expectTypeOf(parseTopic(symbol)).toEqualTypeOf<AnyTopic | undefined>();
expectTypeOf(formatTopic("kline.{interval}.{symbol}", { interval: "D", symbol: "A" })).toEqualTypeOf<"kline.D.A">();
expectTypeOf(formatTopic("orderbook.{depth}.{symbol}", { depth: 50, symbol: "A" })).toEqualTypeOf<"orderbook.50.A">();
expectTypeOf(formatTopic("wallet", {})).toEqualTypeOf<"wallet">();
expectTypeOf(formatTopic("publicTrade.{symbol}", { symbol })).toEqualTypeOf<`publicTrade.${string}`>();
// @ts-expect-error -- there is no such depth
formatTopic("orderbook.{depth}.{symbol}", { depth: 51, symbol: "A" });
// @ts-expect-error -- there is no such topic
formatTopic("news.{symbol}", { symbol: "A" });
// @ts-expect-error -- the symbol is missing
formatTopic("publicTrade.{symbol}", {});

// Topics by string: for a literal string, events have the type of the topic's method. For any other string, they
// contain whole messages.
expectTypeOf(market.topic("publicTrade.BTCUSDT", { category: "linear" })).toEqualTypeOf<
  Subscription<MarketEvent<PublicTradeEvent, Policy>>
>();
expectTypeOf(market.topic("orderbook.50.BTCUSDT", { category: "spot" })).toEqualTypeOf<OrderBook<OrderbookLevel>>();
expectTypeOf(market.topic("tickers.BTCUSDT", { category: "spot" })).toEqualTypeOf<
  Subscription<MarketEvent<SpotTickerUpdate, Policy>>
>();
expectTypeOf(streams.topic("order")).toEqualTypeOf<Subscription<AccountEvent<OrderUpdate>>>();
expectTypeOf(streams.topic("order.linear")).toEqualTypeOf<Subscription<AccountEvent<OrderUpdate>>>();
expectTypeOf(market.topic("newTopic", { category: "linear" })).toEqualTypeOf<
  Subscription<MarketEvent<RawMessage, Policy>>
>();
expectTypeOf(streams.topic("newTopic", { category: "private" })).toEqualTypeOf<
  Subscription<AccountEvent<RawMessage>>
>();
market.topic("publicTrade.BTCUSDT", { category: "linear" }, { policy: { queue: 5 } });
// @ts-expect-error a known topic of several categories needs one
market.topic("publicTrade.BTCUSDT");
// @ts-expect-error an unknown topic needs a category
market.topic("newTopic");
// @ts-expect-error topics of the account need credentials
market.topic("order");
// @ts-expect-error topics of the account need credentials
market.topic("newTopic", { category: "private" });
// @ts-expect-error events of the account are never dropped
streams.topic("order", {}, { policy: "latest" });
