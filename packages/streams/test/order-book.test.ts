import { describe, expect, test } from "vitest";
import { settle } from "@specwright-tools/testing";
import { createTradingStreams, type BookEvent } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const message = (type: "snapshot" | "delta", u: number, b: string[][], a: string[][] = [], seq = u * 10) => ({
  topic: "orderbook.50.X",
  type,
  ts: 1,
  data: { s: "X", b, a, u, seq },
});
const first = message(
  "snapshot",
  100,
  [
    ["9.5", "1"],
    ["9", "2"],
  ],
  [
    ["10", "3"],
    ["10.5", "4"],
  ],
);

async function openBook() {
  const server = new FakeServer();
  const events: BookEvent[] = [];
  const streams = createTradingStreams(server.options);
  const book = streams.orderBook(
    { category: "linear", symbol: "X", depth: 50 },
    { onEvent: (event) => events.push(event) },
  );
  await book.ready;
  const push = (one: object) => server.socket.push(one as never);
  return { server, streams, book, events, push };
}

describe("an order book", () => {
  test("has no prices before its first snapshot", async () => {
    const { book, streams } = await openBook();
    expect(book.best()).toEqual({ state: "syncing" });
    expect(book.levels()).toEqual({ state: "syncing" });
    streams.close();
  });

  test("applies a snapshot and its deltas", async () => {
    const { book, events, push, streams } = await openBook();
    push(first);
    await book.synced;
    push(
      message(
        "delta",
        101,
        [
          ["9.5", "0"],
          ["9.2", "7"],
        ],
        [["10", "5"]],
      ),
    );
    expect(book.best()).toMatchObject({ state: "synced", updateId: 101, bid: ["9.2", "7"], ask: ["10", "5"] });
    expect(book.levels(1)).toMatchObject({ bids: [["9.2", "7"]], asks: [["10", "5"]] });
    expect(book.levels()).toMatchObject({
      bids: [
        ["9.2", "7"],
        ["9", "2"],
      ],
      asks: [
        ["10", "5"],
        ["10.5", "4"],
      ],
    });
    expect(events).toMatchObject([
      { type: "synced", updateId: 100 },
      { type: "change", updateId: 101 },
    ]);
    streams.close();
  });

  test("is stale after a missing update, until the snapshot that the client requests arrives", async () => {
    const { server, book, events, push, streams } = await openBook();
    push(first);
    push(message("delta", 102, [["9.6", "1"]]));
    expect(book.best()).toEqual({ state: "stale", reason: "Update 101 is missing: 102 arrived." });
    await settle();
    expect(server.socket.requests.slice(-2).map(({ op, args }) => [op, args])).toEqual([
      ["unsubscribe", ["orderbook.50.X"]],
      ["subscribe", ["orderbook.50.X"]],
    ]);
    push(message("snapshot", 103, [["9.6", "1"]]));
    expect(book.state).toBe("synced");
    expect(events.map(({ type }) => type)).toEqual(["synced", "stale", "synced"]);
    streams.close();
  });

  test("requests no snapshot if updates are repeated or late", async () => {
    const { server, book, push, streams } = await openBook();
    push(first);
    for (const u of [101, 101, 100, 102, 101, 102]) push(message("delta", u, [["9.5", String(u)]]));
    push(first);
    expect(book.best()).toMatchObject({ state: "synced", updateId: 102, bid: ["9.5", "102"] });
    expect(server.socket.topics("unsubscribe")).toEqual([]);
    streams.close();
  });

  test("is replaced by the next snapshot after a server restart", async () => {
    const { book, push, streams } = await openBook();
    push(first);
    push(message("snapshot", 1, [["8", "1"]], [], 5000));
    expect(book.levels()).toMatchObject({ state: "synced", updateId: 1, bids: [["8", "1"]], asks: [] });
    streams.close();
  });

  test("is stale while the connection is down", async () => {
    const { server, book, push, streams } = await openBook();
    push(first);
    server.socket.cut();
    expect(book.best()).toEqual({ state: "stale", reason: "The connection was closed with code 1006." });
    await server.clock.advance(1000);
    push(first);
    expect(book.state).toBe("synced");
    streams.close();
  });

  test("requests another snapshot at growing intervals while none arrives", async () => {
    const { server, streams } = await openBook();
    await server.clock.advance(600_000);
    const requests = server.socket.topics().length;
    expect(requests).toBeGreaterThan(10);
    expect(requests).toBeLessThan(80);
    streams.close();
  });

  test("requests a new snapshot when a second reader subscribes to the same book", async () => {
    const { server, streams, push } = await openBook();
    push(first);
    const second = streams.orderBook({ category: "linear", symbol: "X", depth: 50 });
    await settle();
    expect(server.sockets).toHaveLength(1);
    push(message("snapshot", 101, [["9.5", "1"]]));
    expect(second.best()).toMatchObject({ state: "synced", updateId: 101 });
    streams.close();
  });

  test("has levels with price, size and retail price improvement size if it is an RPI order book", async () => {
    const server = new FakeServer();
    await using streams = createTradingStreams(server.options);
    const book = streams.rpiOrderBook({ category: "spot", symbol: "X" });
    await book.ready;
    const data = {
      s: "X",
      b: [
        ["9", "0", "5"],
        ["8", "1", "0"],
      ],
      a: [],
      u: 7,
      seq: 7,
    };
    server.socket.push({ topic: "orderbook.rpi.X", type: "snapshot", ts: 1, data });
    server.socket.push({
      topic: "orderbook.rpi.X",
      type: "delta",
      ts: 1,
      data: { ...data, b: [["8", "0", "0"]], u: 8, seq: 8 },
    });
    expect(book.levels()).toMatchObject({ bids: [["9", "0", "5"]] });
  });

  test("rejects the promise synced when it is closed", async () => {
    const { book } = await openBook();
    const wait = book.synced;
    book.close();
    await expect(wait).rejects.toThrow("the book was closed before it was synced");
  });
});
