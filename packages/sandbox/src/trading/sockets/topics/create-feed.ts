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
const ofAccount = new Set(
  (
    "order orderByCategory execution executionByCategory fastExecution fastExecutionByCategory position positionByCategory " +
    "wallet greeks spreadOrder spreadExecution eventOrder eventExecution eventPosition eventPublicTrade rfq rfqQuote rfqTrade " +
    "rfqPublicTrade disconnectProtection liquidation"
  ).split(" "),
);

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

/** A topic that the engine does not simulate: the example of the specification, moved to the present, once for each subscription. */
const exampleFeed = ({ topic }: FeedOptions): Feed => ({
  greet: (now) => exampleMessages(topic, now),
  work: () => {},
  end: () => {},
});

/** The first example of a topic, for the symbol that was subscribed to. */
function exampleMessages({ text, channel, parameters }: Topic, now: number): object[] {
  const examples = channel.examples();
  const example = examples.find(({ topic }) => topic === text) ?? examples[0];
  if (example === undefined) return [];
  const exampleSymbol = channel.match(String(example.topic))?.symbol;
  const renamed = renameSymbol(example, exampleSymbol, parameters.symbol);
  const madeAt = latestTime(renamed);
  return [{ ...(moveTimes(renamed, madeAt === undefined ? 0 : now - madeAt) as Node), topic: text }];
}

/** Every field that names the symbol of the example takes the other one. */
function renameSymbol(value: unknown, from: string | undefined, to: string | undefined): unknown {
  if (from !== undefined && to !== undefined && value === from) return to;
  return mapJson(value, (item) => renameSymbol(item, from, to));
}

/** The highest price of a buy order and the lowest of a sell order. */
function priceLimitFeed({ environment, topic, push }: FeedOptions, instrument: Instrument): Feed {
  const message = (now: number): object => ({
    topic: topic.text,
    data: priceLimitRecord(environment, instrument, now),
    ts: now,
  });
  return { greet: (now) => [message(now)], work: (now) => push(message(now)), end: () => {} };
}

/** The open orders of an event contract, in some depth. */
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
