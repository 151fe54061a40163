import { priceLimitRecord } from "../../handlers/market/market-history.ts";
import type { Instrument } from "../../market/instrument.ts";
import type { Feed, FeedOptions } from "./feed.ts";

/** The highest price of a buy order and the lowest of a sell order. */
export function priceLimitFeed({ environment, topic, push }: FeedOptions, instrument: Instrument): Feed {
  const message = (now: number): object => ({
    topic: topic.text,
    data: priceLimitRecord(environment, instrument, now),
    ts: now,
  });
  return { greet: (now) => [message(now)], work: (now) => push(message(now)), end: () => {} };
}
