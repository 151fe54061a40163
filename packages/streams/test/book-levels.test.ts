import { describe, expect, test } from "vitest";
import { createTradingStreams, type BookEvent } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

type Levels = readonly (readonly string[])[];

/** Opens a book with a snapshot of the given levels. Returns functions that change and read the book. */
async function openBook(b: Levels, a: Levels = [], { u = 100, seq = 1000 } = {}) {
  const server = new FakeServer();
  const events: BookEvent[] = [];
  const streams = createTradingStreams(server.options);
  const book = streams.orderBook(
    { category: "linear", symbol: "X", depth: 50 },
    { onEvent: (event) => events.push(event) },
  );
  await book.ready;
  const push = (type: "snapshot" | "delta" | "other", data: unknown) =>
    server.socket.push({ topic: "orderbook.50.X", type, ts: 1, data });
  push("snapshot", { s: "X", b, a, u, seq });
  let last = { u, seq };
  /** Sends an update with the next sequence numbers. */
  const change = (changes: { readonly b?: Levels; readonly a?: Levels }) => {
    last = { u: last.u + 1, seq: last.seq + 1 };
    push("delta", { s: "X", b: [], a: [], ...changes, ...last });
  };
  const prices = (count?: number) => {
    const levels = book.levels(count);
    if (levels.state !== "synced") return levels;
    return [levels.bids, levels.asks].map((side) => side.map(([price]) => price));
  };
  return { server, streams, book, events, push, change, prices };
}

const one = (...prices: string[]): Levels => prices.map((price) => [price, "1"]);

describe("the levels of an order book", () => {
  test("are sorted by price, best first, regardless of their order of arrival", async () => {
    const { prices, change, book } = await openBook(one("9", "10", "9.5"), one("100", "20", "30.5"));
    expect(prices()).toEqual([
      ["10", "9.5", "9"],
      ["20", "30.5", "100"],
    ]);
    change({ b: one("8", "9.7", "11"), a: one("25", "15", "1000") });
    expect(prices()).toEqual([
      ["11", "10", "9.7", "9.5", "9", "8"],
      ["15", "20", "25", "30.5", "100", "1000"],
    ]);
    expect(book.best()).toMatchObject({ bid: ["11", "1"], ask: ["15", "1"] });
  });

  test("are removed when their size is zero, at any position", async () => {
    const { prices, change } = await openBook(one("5", "4", "3", "2", "1"));
    change({ b: [["3", "0"]] });
    expect(prices()).toEqual([["5", "4", "2", "1"], []]);
    change({ b: [["1", "0"]] });
    expect(prices()).toEqual([["5", "4", "2"], []]);
    change({ b: [["5", "0"]] });
    expect(prices()).toEqual([["4", "2"], []]);
  });

  test("are unique, even if a snapshot contains a price twice", async () => {
    const { prices, change } = await openBook(one("3", "2", "2", "2.0", "1"));
    expect(prices()).toEqual([["3", "2", "1"], []]);
    change({ b: [["2", "0"]] });
    expect(prices()).toEqual([["3", "1"], []]);
  });

  test("can be added again after removal", async () => {
    const { book, prices, change } = await openBook(one("3", "2", "1"));
    change({ b: [["2", "0"]] });
    change({ b: [["2", "7"]] });
    expect(prices()).toEqual([["3", "2", "1"], []]);
    expect(book.levels()).toMatchObject({
      bids: [
        ["3", "1"],
        ["2", "7"],
        ["1", "1"],
      ],
    });
  });

  test("are changed and removed under any notation of their price", async () => {
    const { book, change } = await openBook(one("9.5", "9"));
    change({ b: [["9.50", "2"]] });
    change({ b: [["9.5", "3"]] });
    expect(book.levels()).toMatchObject({
      bids: [
        ["9.5", "3"],
        ["9", "1"],
      ],
    });
    change({ b: [["9.50", "4"]] });
    expect(book.levels()).toMatchObject({
      bids: [
        ["9.50", "4"],
        ["9", "1"],
      ],
    });
    change({ b: [["9.5", "0"]] });
    expect(book.levels()).toMatchObject({ bids: [["9", "1"]] });
  });

  test.each(["0", "0.0", "0.000", "0."])(
    "are removed by a change to the size %s, and are left out if a snapshot contains them with this size",
    async (size) => {
      const { prices, change } = await openBook([
        ["3", "1"],
        ["2", size],
        ["1", "1"],
      ]);
      expect(prices()).toEqual([["3", "1"], []]);
      change({ b: [["1", size]] });
      expect(prices()).toEqual([["3"], []]);
      // The book doesn't have this level.
      change({ b: [["2", size]] });
      expect(prices()).toEqual([["3"], []]);
    },
  );

  test.each(["0.001", "1", "10"])("are not removed by a change to the size %s", async (size) => {
    const { book, change } = await openBook([["2", size]]);
    change({ b: [["1", size]] });
    expect(book.levels()).toMatchObject({
      bids: [
        ["2", size],
        ["1", size],
      ],
    });
  });

  test("are merged if their prices are numerically equal", async () => {
    const { book, change } = await openBook([["9.5", "1"]]);
    change({ b: [["9.50", "2"]] });
    expect(book.levels()).toMatchObject({ bids: [["9.50", "2"]] });
  });

  test("can be read up to a maximum number of levels", async () => {
    const { prices } = await openBook(one("3", "2", "1"), one("4"));
    expect(prices(0)).toEqual([[], []]);
    expect(prices(2)).toEqual([["3", "2"], ["4"]]);
    expect(prices(5)).toEqual([["3", "2", "1"], ["4"]]);
  });

  test("have no best price if the side is empty", async () => {
    const { book, change } = await openBook(one("9"));
    expect(book.best()).toMatchObject({ state: "synced", updateId: 100, bid: ["9", "1"], ask: undefined });
    change({ b: [["9", "0"]] });
    expect(book.best()).toMatchObject({ state: "synced", updateId: 101, bid: undefined, ask: undefined });
  });
});

describe("an unreadable message of an order book", () => {
  const good = { s: "X", b: [], a: [], u: 101, seq: 1001 };
  test.each([
    ["isn't an object", 5],
    ["is null", null],
    ["has bids that aren't an array", { ...good, b: {} }],
    ["has asks that aren't an array", { ...good, a: "none" }],
    ["has an update number that isn't an integer", { ...good, u: 101.5 }],
    ["has no sequence", { ...good, seq: undefined }],
    ["has a level that isn't an array", { ...good, b: ["9"] }],
    ["has a level without a price", { ...good, b: [[9, "1"]] }],
    ["has a level without a size", { ...good, a: [["9"]] }],
    ["has one unreadable level among others", { ...good, b: [["9", "1"], ["8"]] }],
  ])("makes the book stale if it %s", async (_, data) => {
    const { book, push, events, server } = await openBook(one("9"));
    push("delta", data);
    const stale = {
      state: "stale",
      reason: expect.stringMatching(/Unusable message: message\.data|not an integer/),
    };
    expect([book.best(), book.levels()]).toEqual([stale, stale]);
    // The next messages change nothing, because the book waits for a snapshot.
    push("delta", data);
    push("delta", good);
    expect(events.map(({ type }) => type)).toEqual(["synced", "stale"]);
    expect(server.socket.topics("unsubscribe")).toEqual(["orderbook.50.X"]);
  });
});

describe("a price or size that is not a number", () => {
  test.each(["", " ", " 1", ".", "nine", "1,000", "9.5.1", "1e", "0x10", "Infinity"])(
    "makes the book stale if it is a price: %j",
    async (price) => {
      const { book, push, change, prices, server } = await openBook(one("9"));
      change({ a: one("10", price, "11") });
      const stale = { state: "stale", reason: `The price ${JSON.stringify(price)} is not a number.` };
      expect([book.best(), book.levels()]).toEqual([stale, stale]);
      expect(server.socket.topics("unsubscribe")).toEqual(["orderbook.50.X"]);
      push("snapshot", { s: "X", b: one("8"), a: one("12"), u: 200, seq: 2000 });
      expect(prices()).toEqual([["8"], ["12"]]);
    },
  );

  test.each(["", " ", "-1", "NaN", "1e", "0x1", "Infinity"])(
    "makes the book stale if it is a size: %j",
    async (size) => {
      const { book, change, server } = await openBook(one("9"));
      change({ b: [["8", size]] });
      const reason = `The size ${JSON.stringify(size)} is not a number of 0 or more.`;
      expect(book.best()).toEqual({ state: "stale", reason });
      expect(server.socket.topics("unsubscribe")).toEqual(["orderbook.50.X"]);
    },
  );

  test("makes the book stale if it is a second size in a level", async () => {
    const { book, change } = await openBook(one("9"));
    change({ b: [["8", "2", "-1"]] });
    expect(book.best()).toEqual({ state: "stale", reason: 'The size "2 -1" is not a number of 0 or more.' });
  });

  test("makes the book stale if it is in the first snapshot", async () => {
    const { book } = await openBook(one("9", "none"));
    expect(book.levels()).toEqual({ state: "stale", reason: 'The price "none" is not a number.' });
  });
});

test("an order book message that is neither a snapshot nor a delta makes the book stale", async () => {
  const { book, push } = await openBook(one("9"));
  push("other", { s: "X", b: one("10"), a: [], u: 101, seq: 1001 });
  const reason = "A message of the book is neither a snapshot nor a delta.";
  expect(book.best()).toEqual({ state: "stale", reason });
});

test("a snapshot with unsorted levels is sorted", async () => {
  const numbers = Array.from({ length: 500 }, (_, index) => 1000 + ((index * 7919) % 500) / 10);
  const sorted = numbers.toSorted((left, right) => left - right).map(String);
  const above = sorted.map((price) => String(Number(price) + 100));
  const { prices } = await openBook(one(...numbers.map(String)), one(...above.toReversed()));
  expect(prices()).toEqual([sorted.toReversed(), above]);
});

describe("an update of an order book", () => {
  const at = (u: number, seq: number, price = String(u)) => ({ s: "X", b: one(price), a: [], u, seq });

  test("has no effect before the first snapshot", async () => {
    const server = new FakeServer();
    const streams = createTradingStreams(server.options);
    const book = streams.orderBook({ category: "linear", symbol: "X", depth: 50 });
    await book.ready;
    server.socket.push({ topic: "orderbook.50.X", type: "delta", ts: 1, data: at(100, 1000) });
    expect(book.best()).toEqual({ state: "syncing" });
  });

  test("is ignored if neither its number nor its sequence is newer", async () => {
    const { push, prices, events } = await openBook(one("9"));
    push("delta", at(100, 1000));
    push("delta", at(100, 999));
    push("delta", at(99, 1000));
    push("snapshot", at(100, 999));
    push("snapshot", at(99, 999));
    expect([prices(), events.length]).toEqual([[["9"], []], 1]);
  });

  test("is applied if its number is newer and its sequence is the same", async () => {
    const { push, prices, book } = await openBook(one("9"));
    push("delta", at(101, 1000));
    expect(prices()).toEqual([["101", "9"], []]);
    expect(book.best()).toMatchObject({ updateId: 101 });
  });

  test("replaces the book if it is a snapshot, unless its sequence number is older than the book's", async () => {
    const { push, prices } = await openBook(one("9"));
    push("snapshot", at(101, 1000));
    expect(prices()).toEqual([["101"], []]);
    push("snapshot", at(50, 1001));
    expect(prices()).toEqual([["50"], []]);
  });

  test.each(["delta", "snapshot"] as const)(
    "makes the book stale if its update number is newer, but its sequence number is older: %s",
    async (type) => {
      const { push, prices, server, book } = await openBook(one("9"));
      push(type, at(101, 999));
      const reason = "Update 101 has the sequence number 999, which is below the previous 1000.";
      expect(book.best()).toEqual({ state: "stale", reason });
      expect(server.socket.topics("unsubscribe")).toEqual(["orderbook.50.X"]);
      push("snapshot", at(102, 1));
      push("delta", at(103, 2));
      expect(prices()).toEqual([["103", "102"], []]);
    },
  );

  test("with update number 1 replaces the book, regardless of its type and sequence", async () => {
    const { push, prices, events } = await openBook(one("9"));
    push("delta", at(1, 5));
    expect(prices()).toEqual([["1"], []]);
    expect(events.at(-1)).toMatchObject({ type: "change", updateId: 1 });
  });

  test("starts the book if its update number is 1 and no snapshot has arrived", async () => {
    const server = new FakeServer();
    await using streams = createTradingStreams(server.options);
    const book = streams.orderBook({ category: "linear", symbol: "X", depth: 50 });
    await book.ready;
    server.socket.push({ topic: "orderbook.50.X", type: "snapshot", ts: 1, data: at(1, 5) });
    expect(book.best()).toMatchObject({ state: "synced", updateId: 1 });
  });

  test("is ignored if it repeats update number 1, but is applied if another server restart sends update number 1 again", async () => {
    const { push, prices } = await openBook(one("9"));
    push("snapshot", at(1, 2000, "8"));
    push("delta", at(2, 2001, "7"));
    push("snapshot", at(1, 2000, "8"));
    expect(prices()).toEqual([["8", "7"], []]);
    push("snapshot", at(1, 1500, "6"));
    expect(prices()).toEqual([["6"], []]);
  });

  test("may have numbers beyond 2^53 - 1", async () => {
    const { server, book } = await openBook(one("9"), [], { u: Number.MAX_SAFE_INTEGER - 1, seq: 1000 });
    const push = (u: string, seq: string) =>
      server.socket.pushText(
        `{"topic":"orderbook.50.X","type":"delta","ts":1,"data":{"s":"X","b":[],"a":[],"u":${u},"seq":${seq}}}`,
      );
    push("9007199254740991", "9007199254740991");
    expect(book.best()).toMatchObject({ updateId: Number.MAX_SAFE_INTEGER });
    push("9007199254740992", "9007199254740992");
    push("9007199254740993", "9007199254740993");
    push("9007199254740993", "9007199254740993");
    expect(book.best()).toMatchObject({ state: "synced", updateId: 9_007_199_254_740_993n });
    push("9007199254740995", "9007199254740995");
    const reason = "Update 9007199254740994 is missing: 9007199254740995 arrived.";
    expect(book.best()).toEqual({ state: "stale", reason });
  });
});

describe("snapshot requests of an order book", () => {
  /** Opens a book for two minutes, and returns the times of its snapshot requests, in seconds. */
  async function secondsOfRequests(respond: (server: FakeServer) => void) {
    const server = new FakeServer();
    const started = server.clock.now();
    const asked: number[] = [];
    server.onRequest = (_, { op }) => {
      if (op === "unsubscribe") asked.push((server.clock.now() - started) / 1000);
      // The server sends its messages after the response.
      if (op === "subscribe") queueMicrotask(() => queueMicrotask(() => respond(server)));
      return undefined;
    };
    const streams = createTradingStreams(server.options);
    const book = streams.orderBook({ category: "linear", symbol: "X", depth: 50 });
    await book.ready;
    await server.clock.advance(120_000);
    streams.close();
    expect(server.clock.pending).toBe(0);
    return asked;
  }

  test("are sent after five seconds without a snapshot, and at longer intervals after the third request", async () => {
    expect(await secondsOfRequests(() => {})).toEqual([5, 10, 15, 21, 28, 37, 50, 71, 80, 89, 96, 105, 114]);
  });

  test("are sent immediately after a missing update, and at longer intervals after three requests within a minute", async () => {
    const seconds = await secondsOfRequests(({ socket }) => {
      const push = (type: string, u: number) =>
        socket.push({ topic: "orderbook.50.X", type, ts: 1, data: { s: "X", b: one("9"), a: [], u, seq: u } });
      push("snapshot", 100);
      push("delta", 102);
    });
    expect(seconds).toEqual([0, 0, 0, 1, 3, 7, 15, 31, 61, 63, 65, 69, 73, 81, 89, 105]);
  });
});

describe("a price or size in exponential notation", () => {
  test("is read exactly in a snapshot and in a delta", async () => {
    const { book, change, prices } = await openBook(one("1.2e-07", "0.00000011"), one("1.3E-7"));
    expect(prices()).toEqual([["1.2e-07", "0.00000011"], ["1.3E-7"]]);
    change({ b: [["0.00000012", "0"]], a: [["1.25e-07", "5e+3"]] });
    expect(prices()).toEqual([["0.00000011"], ["1.25e-07", "1.3E-7"]]);
    change({ a: [["0.000000125", "0e0"]] });
    expect(book.best()).toMatchObject({ state: "synced", ask: ["1.3E-7", "1"] });
  });

  test("makes the book stale if it exceeds the largest JavaScript number", async () => {
    const { book, change } = await openBook(one("1"));
    change({ b: [["1e999", "1"]] });
    expect(book.best()).toEqual({ state: "stale", reason: 'The price "1e999" is not a number.' });
  });
});

describe("a crossed order book", () => {
  test.each([
    ["a bid above the best ask", { b: one("103") }, "103", "101"],
    ["a bid at the best ask", { b: one("101.0") }, "101.0", "101"],
    ["an ask below the best bid", { a: one("99") }, "100", "99"],
  ])("with %s is stale and requests a snapshot", async (_, changes, bid, ask) => {
    const { server, book, change, events, push } = await openBook(one("100"), one("101"));
    change(changes);
    const reason = `The best bid ${bid} is not below the best ask ${ask}.`;
    expect(book.best()).toEqual({ state: "stale", reason });
    expect(events.at(-1)).toMatchObject({ type: "stale", reason });
    expect(server.socket.topics("unsubscribe")).toEqual(["orderbook.50.X"]);
    push("snapshot", { s: "X", b: one("100"), a: one("101"), u: 102, seq: 1002 });
    expect(book.state).toBe("synced");
  });

  test("is stale immediately if its first snapshot is crossed", async () => {
    const { book } = await openBook(one("102"), one("101"));
    expect(book.state).toBe("stale");
  });
});

describe("a repeated order book update", () => {
  test.each([
    ["the same sequence number", 1001],
    ["a newer sequence number", 1005],
  ])("with %s is ignored", async (_, seq) => {
    const { book, change, push, events } = await openBook(one("10"));
    change({ b: one("9") });
    const count = events.length;
    push("delta", { s: "X", b: one("9"), a: [], u: 101, seq });
    expect(events).toHaveLength(count);
    push("delta", { s: "X", b: one("8"), a: [], u: 102, seq: 1006 });
    expect(book.best()).toMatchObject({ state: "synced", updateId: 102 });
  });

  test("that has other levels than the first time makes the book stale", async () => {
    const { book, change, push } = await openBook(one("10"));
    change({ b: one("9") });
    push("delta", { s: "X", b: one("8"), a: [], u: 101, seq: 1005 });
    expect(book.best()).toEqual({ state: "stale", reason: "Update 102 is missing: 101 arrived." });
  });
});

test("a change event contains the price levels as the server sent them", async () => {
  const { events, change, push } = await openBook(one("10", "9"));
  change({ b: [["9", "0"]], a: one("11") });
  expect(events.at(-1)).toMatchObject({ type: "change", isSnapshot: false, bids: [["9", "0"]], asks: [["11", "1"]] });
  push("snapshot", { s: "X", b: one("8"), a: [], u: 200, seq: 2000 });
  expect(events.at(-1)).toMatchObject({ type: "change", isSnapshot: true, bids: [["8", "1"]], asks: [] });
});
