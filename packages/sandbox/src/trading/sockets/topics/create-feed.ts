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

/** Simulated channels whose feeds determine their instruments themselves. */
const ofTopic: Readonly<Record<string, (options: FeedOptions) => Feed | undefined>> = {
  publicTrade: tradesFeed,
  eventOrderBook: eventBookFeed,
};

type CreateFeed = (options: FeedOptions, instrument: Instrument) => Feed;

/** Simulated channels of one symbol, by their name in the specification. */
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

/** Channels of account events. */
const ofAccount = new Set(
  (
    "order orderByCategory execution executionByCategory fastExecution fastExecutionByCategory position positionByCategory " +
    "wallet greeks spreadOrder spreadExecution eventOrder eventExecution eventPosition eventPublicTrade rfq rfqQuote rfqTrade " +
    "rfqPublicTrade disconnectProtection liquidation"
  ).split(" "),
);

/** Returns whether a channel's messages come from the sandbox's state or from the specification's example. */
export const behaviourOfChannel = (name: string): Behaviour =>
  ofAccount.has(name) || Object.hasOwn({ ...ofTopic, ...ofSymbol, ...ofCombination }, name) ? "simulated" : "example";

/** Creates the feed of a topic, if it has one. Channels without a simulation send the specification's example. */
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
 * Creates the feed of a topic without a simulation: the specification's example, moved to the present, once per
 * subscription.
 */
const exampleFeed = ({ topic }: FeedOptions): Feed => ({
  greet: (now) => exampleMessages(topic, now),
  work: () => {},
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

/** Replaces the symbol in every field that has the example's. */
function renameSymbol(value: unknown, from: string | undefined, to: string | undefined): unknown {
  if (from !== undefined && to !== undefined && value === from) return to;
  return mapJson(value, (item) => renameSymbol(item, from, to));
}

/** Sends the highest price of a buy order and the lowest of a sell order. */
function priceLimitFeed({ environment, topic, push }: FeedOptions, instrument: Instrument): Feed {
  const message = (now: number): object => ({
    topic: topic.text,
    data: priceLimitRecord(environment, instrument, now),
    ts: now,
  });
  return { greet: (now) => [message(now)], work: (now) => push(message(now)), end: () => {} };
}

/** Sends the open orders of an event contract at a given depth. */
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
    // The platform lists only one kind of level.
    dataOf: ({ b }) => ({ r: b }),
  });
}
