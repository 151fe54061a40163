import type { Behaviour } from "../../handlers/index.ts";
import { eventBook } from "../../events/event-orders.ts";
import { latestTime, moveTimes } from "../../examples/adapt-example.ts";
import { priceLimitRecord } from "../../handlers/market/market-record.ts";
import type { Combination } from "../../spread/spread-model.ts";
import { eventContracts } from "../../events/event-model.ts";
import { pairOf } from "../../market/book-side.ts";
import type { Instrument } from "../../market/instrument.ts";
import { mapJson, type Node } from "../../../json.ts";
import { findCombination } from "../../spread/spread-prices.ts";
import type { Feed, FeedOptions, Topic } from "./topic.ts";
import {
  klineFeed,
  spreadBookFeed,
  spreadTickerFeed,
  spreadTradesFeed,
  tickerFeed,
  tradesFeed,
} from "./market-feeds.ts";
import { orderBookFeed, OrderBookFeed } from "./order-book.ts";

/**
 * Functions that create the feeds of simulated channels, by channel name. Each finds the topic's instruments itself.
 */
const ofTopic: Readonly<Record<string, (options: FeedOptions) => Feed | undefined>> = {
  publicTrade: tradesFeed,
  eventOrderBook: eventBookFeed,
};

type CreateFeed = (options: FeedOptions, instrument: Instrument) => Feed;

/**
 * Functions that create the feeds of simulated channels in which each topic has exactly one instrument, by channel
 * name.
 */
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

/** Channels whose messages result from account events. */
const ofAccount = new Set(
  (
    "order orderByCategory execution executionByCategory fastExecution fastExecutionByCategory position positionByCategory " +
    "wallet greeks spreadOrder spreadExecution eventOrder eventExecution eventPosition eventPublicTrade rfq rfqQuote rfqTrade " +
    "rfqPublicTrade disconnectProtection liquidation"
  ).split(" "),
);

/** Returns whether a channel's messages are simulated or are the example in the specification. */
export const behaviourOfChannel = (name: string): Behaviour =>
  ofAccount.has(name) || Object.hasOwn({ ...ofTopic, ...ofSymbol, ...ofCombination }, name) ? "simulated" : "example";

/**
 * Creates the feed of a topic, or undefined if nothing can be pushed. A channel without a simulation pushes the
 * specification's example.
 */
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

/**
 * Creates the feed of a topic without a simulation. It sends the specification's example once per subscription, with
 * current times.
 */
const exampleFeed = ({ topic }: FeedOptions): Feed => ({
  initialMessages: (now) => exampleMessages(topic, now),
  pushDue: () => {},
  end: () => {},
});

/** Returns the first example of a topic, adapted to the subscribed symbol. */
function exampleMessages({ text, channel, parameters }: Topic, now: number): object[] {
  const examples = channel.examples();
  const example = examples.find(({ topic }) => topic === text) ?? examples[0];
  if (example === undefined) return [];
  const exampleSymbol = channel.match(String(example.topic))?.symbol;
  const renamed = renameSymbol(example, exampleSymbol, parameters.symbol);
  const madeAt = latestTime(renamed);
  return [{ ...(moveTimes(renamed, madeAt === undefined ? 0 : now - madeAt) as Node), topic: text }];
}

/** Replaces the example's symbol by the requested symbol in every field that contains it. */
function renameSymbol(value: unknown, from: string | undefined, to: string | undefined): unknown {
  if (from !== undefined && to !== undefined && value === from) return to;
  return mapJson(value, (item) => renameSymbol(item, from, to));
}

/**
 * Creates the feed of a symbol's price limits: the highest price of a buy order and the lowest price of a sell order.
 */
function priceLimitFeed({ environment, topic, push }: FeedOptions, instrument: Instrument): Feed {
  const message = (now: number): object => ({
    topic: topic.text,
    data: priceLimitRecord(environment, instrument, now),
    ts: now,
  });
  return { initialMessages: (now) => [message(now)], pushDue: (now) => push(message(now)), end: () => {} };
}

/** Creates the feed of an event contract's order book at a given depth. */
function eventBookFeed(options: FeedOptions): Feed | undefined {
  const { environment, topic } = options;
  const { symbol, depth = "" } = topic.parameters;
  const contract = eventContracts.find((known) => known.symbol === symbol);
  if (contract === undefined) return undefined;
  const source = eventBook(environment.exchange, contract);
  return new OrderBookFeed(options, {
    symbol: contract.symbol,
    version: environment.books.ofSource(source, depth),
    isOpen: () => true,
    sends: "both",
    rowOf: pairOf,
    // The platform lists only the bids, in `r`.
    dataOf: ({ b }) => ({ r: b }),
  });
}
