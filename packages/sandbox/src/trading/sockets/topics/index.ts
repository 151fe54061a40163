import type { Instrument } from "../../market/instrument.ts";
import type { Behaviour } from "../../behaviour.ts";
import { exampleFeed } from "./example.ts";
import type { Feed, FeedOptions } from "./feed.ts";
import { klineFeed } from "./klines.ts";
import { OrderBookFeed } from "./order-book.ts";
import { priceLimitFeed } from "./price-limit.ts";
import { tickerFeed } from "./tickers.ts";
import { tradesFeed } from "./trades.ts";

export type { Feed } from "./feed.ts";

type CreateFeed = (options: FeedOptions, instrument: Instrument) => Feed;

/** The simulated channels of one symbol, by their name in the specification. */
const ofSymbol: Readonly<Record<string, CreateFeed>> = {
  orderBook: (options, instrument) => new OrderBookFeed(options, instrument, options.topic.parameters.depth ?? ""),
  rpiOrderBook: (options, instrument) => new OrderBookFeed(options, instrument, "rpi"),
  fullOrderBook: (options, instrument) => new OrderBookFeed(options, instrument, "full"),
  contractTicker: tickerFeed,
  spotTicker: tickerFeed,
  optionTicker: tickerFeed,
  kline: klineFeed,
  priceLimit: priceLimitFeed,
};

/** Channels whose messages come from what happens to an account. */
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
  "disconnectProtection",
  "liquidation",
]);

/** Whether messages of a channel come from the state of the sandbox, or are the example of the specification. */
export const behaviourOfChannel = (name: string): Behaviour =>
  name === "publicTrade" || ofAccount.has(name) || Object.hasOwn(ofSymbol, name) ? "simulated" : "example";

/** The feed of a topic, if it has one. Channels without a simulation send the example of the specification. */
export function createFeed(options: FeedOptions): Feed | undefined {
  const { channel, instrument } = options.topic;
  if (ofAccount.has(channel.name)) return undefined;
  if (channel.name === "publicTrade") return tradesFeed(options);
  const create = ofSymbol[channel.name];
  return create === undefined || instrument === undefined ? exampleFeed(options) : create(options, instrument);
}
