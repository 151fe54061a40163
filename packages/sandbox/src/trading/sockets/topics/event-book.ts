import { eventBook } from "../../events/event-book.ts";
import { eventContracts } from "../../market/event-contracts.ts";
import type { Feed, FeedOptions } from "./feed.ts";
import { OrderBookFeed, pairOf } from "./order-book.ts";

/** The open orders of an event contract, in some depth. */
export function eventBookFeed(options: FeedOptions): Feed | undefined {
  const { environment, topic } = options;
  const { symbol, depth = "" } = topic.parameters;
  const contract = eventContracts.find((known) => known.symbol === symbol);
  if (contract === undefined) return undefined;
  const source = eventBook(environment.exchange.state, contract);
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
