import type { Instrument } from "../../market/instrument.ts";
import { findCombination } from "../../spread/spread-market.ts";
import type { Combination } from "../../market/combinations.ts";
import type { Behaviour } from "../../behaviour.ts";
import { eventBookFeed } from "./event-book.ts";
import { exampleFeed } from "./example.ts";
import type { Feed, FeedOptions } from "./feed.ts";
import { klineFeed } from "./klines.ts";
import { orderBookFeed } from "./order-book.ts";
import { priceLimitFeed } from "./price-limit.ts";
import { spreadBookFeed, spreadTickerFeed, spreadTradesFeed } from "./spreads.ts";
import { tickerFeed } from "./tickers.ts";
import { tradesFeed } from "./trades.ts";

/** The simulated channels that find out themselves whose market data they push. */
const ofTopic: Readonly<Record<string, (options: FeedOptions) => Feed | undefined>> = {
  publicTrade: tradesFeed,
  eventOrderBook: eventBookFeed,
};

type CreateFeed = (options: FeedOptions, instrument: Instrument) => Feed;

/** The simulated channels of one symbol, by their name in the specification. */
const ofSymbol: Readonly<Record<string, CreateFeed>> = {
  orderBook: (options, instrument) => orderBookFeed(options, instrument, options.topic.parameters.depth ?? ""),
  rpiOrderBook: (options, instrument) => orderBookFeed(options, instrument, "rpi"),
  fullOrderBook: (options, instrument) => orderBookFeed(options, instrument, "full"),
  contractTicker: tickerFeed,
  spotTicker: tickerFeed,
  optionTicker: tickerFeed,
  kline: klineFeed,
  priceLimit: priceLimitFeed,
};

type CreateSpreadFeed = (options: FeedOptions, combination: Combination) => Feed;

const ofCombination: Readonly<Record<string, CreateSpreadFeed>> = {
  spreadOrderBook: spreadBookFeed,
  spreadTicker: spreadTickerFeed,
  spreadPublicTrade: spreadTradesFeed,
};

/** Channels whose messages come from what happens to accounts. */
const ofAccount = new Set([
  "order",
  "orderByCategory",
  "execution",
  "executionByCategory",
  "fastExecution",
  "fastExecutionByCategory",
  "position",
  "positionByCategory",
  "wallet",
  "greeks",
  "spreadOrder",
  "spreadExecution",
  "eventOrder",
  "eventExecution",
  "eventPosition",
  "eventPublicTrade",
  "rfq",
  "rfqQuote",
  "rfqTrade",
  "rfqPublicTrade",
  "disconnectProtection",
  "liquidation",
]);

/** Whether messages of a channel come from the state of the sandbox, or are the example of the specification. */
export const behaviourOfChannel = (name: string): Behaviour =>
  ofAccount.has(name) || Object.hasOwn({ ...ofTopic, ...ofSymbol, ...ofCombination }, name) ? "simulated" : "example";

/** The feed of a topic, if it has one. Channels without a simulation send the example of the specification. */
export function createFeed(options: FeedOptions): Feed | undefined {
  const { channel, instrument, parameters } = options.topic;
  if (ofAccount.has(channel.name)) return undefined;
  const create = ofTopic[channel.name];
  if (create !== undefined) return create(options);
  const spread = ofCombination[channel.name];
  const combination = findCombination(options.environment, parameters.symbol ?? "");
  if (spread !== undefined && combination !== undefined) return spread(options, combination);
  const single = ofSymbol[channel.name];
  return single === undefined || instrument === undefined ? exampleFeed(options) : single(options, instrument);
}
