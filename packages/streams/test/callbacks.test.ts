import { settle } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { createTradingStreams, type BookEvent } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const btc = { category: "linear", symbol: "BTCUSDT" } as const;

/** More calls than this in one go would never end. */
const ENDLESS = 100;

const causes = [
  ["a cut", (server: FakeServer) => server.socket.cut()],
  ["an unreadable message", (server: FakeServer) => server.socket.pushText("{")],
] as const;

test.each(causes)("a caller that subscribes again in a gap is told of it once: %s", async (_, disturb) => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  let gaps = 0;
  const subscribe = () => {
    const trades = streams.publicTrade(btc, {
      onEvent: ({ type }) => {
        if (type !== "gap" || ++gaps > ENDLESS) return;
        trades.close();
        subscribe();
      },
    });
    return trades;
  };
  await subscribe().ready;
  disturb(server);
  await server.clock.advance(1000);
  expect(gaps).toBe(1);
});

test.each(causes)("a caller that subscribes to another symbol in a gap is told of it once: %s", async (_, disturb) => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  let gaps = 0;
  const subscribe = (symbol: string) =>
    streams.publicTrade(
      { category: "linear", symbol },
      { onEvent: ({ type }) => void (type === "gap" && ++gaps < ENDLESS && subscribe(`S${gaps}`)) },
    );
  await subscribe("X").ready;
  disturb(server);
  await server.clock.advance(1000);
  expect(gaps).toBe(1);
});

test.each(causes)("a caller that opens its stale book again is told once: %s", async (_, disturb) => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  let stale = 0;
  const subscribe = () => {
    const onEvent = ({ type }: BookEvent) => {
      if (type !== "stale" || ++stale > ENDLESS) return;
      book.close();
      subscribe();
    };
    const book = streams.orderBook({ ...btc, depth: 50 }, { onEvent });
    return book;
  };
  await subscribe().ready;
  disturb(server);
  await settle();
  expect(stale).toBe(1);
});

test("a subscription that another one closes is not told what ended both", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const book = streams.orderBook({ ...btc, depth: 50 }, { onEvent: () => other.close() });
  const other = streams.orderBook({ ...btc, depth: 50 });
  await Promise.all([book.ready, other.ready]);
  server.socket.pushText("{");
  await server.clock.advance(60_000);
  expect(other.best()).toEqual({ state: "stale", reason: "The book was closed." });
});
