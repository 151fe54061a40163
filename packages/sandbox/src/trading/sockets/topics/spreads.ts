import { formatDecimal } from "../../../decimal.ts";
import { type Combination, isTrading } from "../../market/combinations.ts";
import { bookDepth, combinationBook } from "../../spread/spread-book.ts";
import { generatedTrade, spreadTickerRecord } from "../../spread/spread-market.ts";
import { type Feed, type FeedOptions, inOrder, quiet } from "./feed.ts";
import { mostTrades, tickDirection } from "./market-feeds.ts";
import { OrderBookFeed, pairOf } from "./order-book.ts";

/** The order book of a combination, in its only depth. */
export function spreadBookFeed(options: FeedOptions, combination: Combination): Feed {
  const { prices, books } = options.environment;
  const book = {
    symbol: combination.symbol,
    version: books.ofSource(combinationBook(prices, combination), String(bookDepth)),
    isOpen: (now: number) => isTrading(combination, now),
    sends: "both" as const,
    rowOf: pairOf,
    dataOf: (rows: object) => rows,
  };
  return new OrderBookFeed(options, book);
}

/** The latest prices of a combination, always whole. */
export function spreadTickerFeed({ environment, topic, push }: FeedOptions, combination: Combination): Feed {
  const { text, channel, server, parameters } = topic;
  const snapshot = (now: number): string => JSON.stringify(spreadTickerRecord({ environment, now }, combination));
  const message = (data: string, now: number): object => {
    const content = { topic: text, ts: now, type: "snapshot", data: JSON.parse(data) as unknown };
    return inOrder(content, channel.keyOrder(server, parameters));
  };
  let shown = "";
  return {
    greet(now) {
      shown = snapshot(now);
      return [message(shown, now)];
    },
    work(now) {
      const before = shown;
      shown = snapshot(now);
      if (shown !== before) push(message(shown, now));
    },
    end: () => {},
  };
}

/** The trades of a combination as they happen. */
export function spreadTradesFeed({ environment, topic, push }: FeedOptions, combination: Combination): Feed {
  let told = Math.floor(environment.clock.now() / 1000);
  const eventOf = (second: number): object => {
    const [before, trade] = [second - 1, second].map((at) => generatedTrade(environment, combination, at));
    const { execId, price, qty, side, time } = trade as ReturnType<typeof generatedTrade>;
    return {
      T: time,
      s: combination.symbol,
      S: side,
      v: formatDecimal(qty),
      p: formatDecimal(price),
      L: tickDirection(Number(before?.price), Number(price)),
      i: execId,
      seq: second,
    };
  };
  return {
    ...quiet,
    work(now) {
      const until = Math.floor(now / 1000);
      const events: object[] = [];
      for (let second = Math.max(told + 1, until - mostTrades + 1); second <= until; second++)
        if (isTrading(combination, second * 1000)) events.push(eventOf(second));
      told = until;
      if (events.length > 0) push({ topic: topic.text, type: "snapshot", ts: now, data: events });
    },
  };
}
