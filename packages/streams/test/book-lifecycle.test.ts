import { describe, expect, test } from "vitest";
import { settle } from "@specwright-tools/testing";
import { createTradingStreams, type BookEvent, type DebugEvent, type StreamsOptions } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const topic = "orderbook.50.X";
const X = { category: "linear", symbol: "X", depth: 50 } as const;
const message = (type: "snapshot" | "delta", u: number, price = String(u)) => ({
  topic,
  type,
  ts: 1,
  data: { s: "X", b: [[price, "1"]], a: [], u, seq: u },
});

/** Opens a book that hasn't received its first snapshot. */
async function openBook(options: StreamsOptions = {}) {
  const server = new FakeServer();
  const debug: DebugEvent[] = [];
  const events: BookEvent[] = [];
  const onDebug = (event: DebugEvent) => void debug.push(event);
  const streams = createTradingStreams({ ...server.options, onDebug, ...options });
  const book = streams.orderBook(X, { onEvent: (event) => events.push(event) });
  await book.ready;
  const push = (...messages: readonly object[]) => {
    for (const one of messages) server.socket.push(one as never);
  };
  const debugOf = (type: DebugEvent["type"]) => debug.filter((event) => event.type === type);
  return { server, streams, book, events, push, debugOf };
}

describe("the promise synced of an order book", () => {
  test("resolves with the first snapshot, and immediately while the book is synced", async () => {
    const { book, push } = await openBook();
    const wait = book.synced;
    push(message("snapshot", 100));
    await wait;
    await book.synced;
  });

  test("is pending again when the book becomes stale", async () => {
    const { book, push } = await openBook();
    const seen: string[] = [];
    void book.synced.then(() => seen.push("first"));
    push(message("snapshot", 100));
    await settle();
    push(message("delta", 102));
    expect(book.state).toBe("stale");
    void book.synced.then(() => seen.push("second"));
    await settle();
    expect(seen).toEqual(["first"]);
    push(message("snapshot", 103));
    await settle();
    expect(seen).toEqual(["first", "second"]);
  });

  test("stays pending while the connection is down", async () => {
    const { book, push, server } = await openBook();
    let isSynced = false;
    const wait = book.synced.then(() => (isSynced = true));
    server.socket.cut();
    await server.clock.advance(1000);
    expect(isSynced).toBe(false);
    push(message("snapshot", 100));
    await wait;
  });

  test("rejects with the error of the subscription", async () => {
    const server = new FakeServer();
    server.onRequest = (_, { op, req_id }) => ({ op, req_id, success: false, ret_msg: `Invalid symbol :[${topic}]` });
    const book = createTradingStreams(server.options).orderBook(X);
    await expect(book.synced).rejects.toMatchObject({ code: "refused", operation: topic });
    await expect(book.ready).rejects.toMatchObject({ code: "refused" });
  });

  test("rejects when the client is closed", async () => {
    const { book, streams } = await openBook();
    const wait = book.synced;
    streams.close();
    await expect(wait).rejects.toThrow(`${topic}: the book was closed before it was synced.`);
  });

  test("causes no unhandled rejection if it is not awaited", async () => {
    const { book } = await openBook();
    void book.synced;
    book.close();
    expect(await book.ended).toBeUndefined();
  });
});

describe("a stale order book", () => {
  test("is reported by its state, its event listener and the debug listener", async () => {
    const { book, push, events, debugOf } = await openBook();
    push(message("snapshot", 100), message("delta", 102));
    const reason = "Update 101 is missing: 102 arrived.";
    expect(book.state).toBe("stale");
    expect(events).toMatchObject([
      { type: "synced", updateId: 100 },
      { type: "stale", reason },
    ]);
    expect(debugOf("book-stale")).toEqual([{ type: "book-stale", topic, reason }]);
  });

  test("contains none of its old levels after the next snapshot", async () => {
    const { book, push } = await openBook();
    push(message("snapshot", 100, "9"), message("delta", 102), message("snapshot", 103, "8"));
    expect(book.levels()).toMatchObject({ updateId: 103, bids: [["8", "1"]] });
  });

  test("names the missing update if a change has a lower update number and a higher sequence number", async () => {
    const { book, server } = await openBook();
    const push = (type: string, u: number, seq: number) =>
      server.socket.push({ topic, type, ts: 1, data: { s: "X", b: [], a: [], u, seq } });
    push("snapshot", 100, 1000);
    push("delta", 50, 2000);
    expect(book.best()).toEqual({ state: "stale", reason: "Update 101 is missing: 50 arrived." });
  });

  test("reports each reason once, including a lost connection", async () => {
    const { server, push, events } = await openBook();
    push(message("snapshot", 100), message("delta", 102));
    server.socket.cut();
    server.opensSockets = false;
    await server.clock.advance(5000);
    server.socket.cut();
    const reasons = events.flatMap((event) => (event.type === "stale" ? [event.reason] : []));
    expect(reasons).toEqual(["Update 101 is missing: 102 arrived.", "The connection was closed with code 1006."]);
  });
});

describe("a snapshot request of an order book", () => {
  test("is not sent after a snapshot has arrived", async () => {
    const { server, push, book } = await openBook();
    push(message("snapshot", 100));
    await server.clock.advance(600_000);
    expect(server.socket.topics("unsubscribe")).toEqual([]);
    expect(book.state).toBe("synced");
  });

  test("is not sent if a snapshot arrives before the acknowledgement", async () => {
    const server = new FakeServer();
    server.onRequest = (socket, { op }) => {
      if (op === "subscribe") socket.push(message("snapshot", 100));
      return undefined;
    };
    const book = createTradingStreams(server.options).orderBook(X);
    await book.ready;
    await server.clock.advance(600_000);
    expect([book.state, server.socket.topics("unsubscribe")]).toEqual(["synced", []]);
  });

  test("is not sent while the connection is down, but immediately after the reconnection", async () => {
    const { server } = await openBook();
    server.opensSockets = false;
    server.socket.cut();
    await server.clock.advance(45_000);
    server.opensSockets = true;
    const asked: number[] = [];
    server.onRequest = (_, { op }) => {
      if (op === "unsubscribe") asked.push(server.clock.now());
      return undefined;
    };
    server.socket.cut();
    await server.clock.advance(60_000);
    const [first = NaN] = asked;
    expect(asked.slice(0, 4).map((at) => at - first)).toEqual([0, 5000, 10_000, 16_000]);
  });
});

describe("an order book topic without messages", () => {
  test("is reported as silent if no message follows the subscription", async () => {
    const { server, debugOf } = await openBook();
    await server.clock.advance(600_000);
    expect(debugOf("silent-topic")).toEqual([{ type: "silent-topic", topic, afterMs: 10_000 }]);
  });

  test.each<[string, (opened: Awaited<ReturnType<typeof openBook>>) => void]>([
    ["a message arrived", ({ push }) => push(message("snapshot", 100))],
    ["the connection was lost", ({ server }) => ((server.opensSockets = false), server.socket.cut())],
    ["the book was closed", ({ book }) => book.close()],
  ])("is not reported as silent after %s", async (_, end) => {
    const opened = await openBook();
    end(opened);
    await opened.server.clock.advance(60_000);
    expect(opened.debugOf("silent-topic")).toEqual([]);
  });
});

test("when a second reader subscribes to an order book, the client requests a snapshot that both receive", async () => {
  const { server, streams } = await openBook();
  const asked = () => server.socket.requests.map(({ op }) => op).filter((op) => op !== "ping");
  await server.clock.advance(3000);
  streams.orderBook(X);
  await settle();
  expect(asked()).toEqual(["subscribe", "unsubscribe", "subscribe"]);
  // Five seconds have passed since the first request, but not since the second.
  await server.clock.advance(4000);
  expect(asked()).toHaveLength(3);
});

test("a closed book delivers the reason and unsubscribes from its topic", async () => {
  const { server, book, push } = await openBook();
  push(message("snapshot", 100));
  book.close();
  expect(book.best()).toEqual({ state: "stale", reason: "The book was closed." });
  await settle();
  expect(server.socket.topics("unsubscribe")).toEqual([topic]);
});

test("a slow reader of an order book receives only the newest change and the newest state", async () => {
  const server = new FakeServer();
  const streams = createTradingStreams(server.options);
  const book = streams.orderBook(X);
  await book.ready;
  const push = (...messages: readonly object[]) => {
    for (const one of messages) server.socket.push(one as never);
  };
  push(message("snapshot", 100), message("delta", 101), message("delta", 102), message("delta", 104));
  const events: BookEvent[] = [];
  for await (const event of book) {
    events.push(event);
    if (event.type === "stale") break;
  }
  expect(events).toMatchObject([
    { type: "change", updateId: 102 },
    { type: "stale", reason: "Update 103 is missing: 104 arrived." },
  ]);
});

describe("the age of an order book", () => {
  const open = async (depth: 1 | 50) => {
    const server = new FakeServer();
    const streams = createTradingStreams(server.options);
    const events: BookEvent[] = [];
    const onEvent = (event: BookEvent) => void events.push(event);
    const book = streams.orderBook({ category: "linear", symbol: "X", depth }, { onEvent });
    await book.ready;
    const push = (u: number, ts: number) =>
      server.socket.push({
        topic: `orderbook.${depth}.X`,
        type: "snapshot",
        ts,
        data: { s: "X", b: [["9", "1"]], a: [], u, seq: u },
      });
    return { server, streams, book, events, push };
  };

  test("is returned with the levels, and events have the platform's time and the arrival time", async () => {
    const { server, streams, book, events, push } = await open(50);
    push(100, 5000);
    await server.clock.advance(700);
    push(101, 5600);
    await server.clock.advance(25_000);
    expect(book.best()).toMatchObject({ state: "synced", time: 5600, ageMs: 25_000 });
    expect(book.levels()).toMatchObject({ state: "synced", time: 5600, ageMs: 25_000 });
    const receivedAt = server.clock.now() - 25_000;
    expect(events).toEqual([
      { type: "synced", topic, updateId: 100, time: 5000, receivedAt: receivedAt - 700 },
      { type: "change", topic, updateId: 101, time: 5600, receivedAt, bids: [["9", "1"]], asks: [], isSnapshot: true },
    ]);
    streams.close();
  });

  test("makes a book of depth 1 stale after six seconds without a message", async () => {
    const { server, streams, book, events, push } = await open(1);
    push(100, 5000);
    for (let times = 0; times < 10; times++) {
      await server.clock.advance(3000);
      push(100, 5000);
    }
    expect(book.best()).toMatchObject({ state: "synced", ageMs: 0 });
    await server.clock.advance(5999);
    expect(book.state).toBe("synced");
    await server.clock.advance(1);
    const reason =
      "No message has arrived for 6 seconds, although the platform resends this book even without changes.";
    expect(book.best()).toEqual({ state: "stale", reason });
    expect(events.at(-1)).toMatchObject({ type: "stale", reason });
    expect(server.socket.topics("unsubscribe")).toEqual(["orderbook.1.X"]);
    push(100, 5000);
    expect(book.state).toBe("synced");
    book.close();
    streams.close();
    expect(server.clock.pending).toBe(0);
  });

  test("does not make a book of depth 50 stale, even after ten minutes without a message", async () => {
    const { server, streams, book, push } = await open(50);
    push(100, 5000);
    await server.clock.advance(600_000);
    expect(book.best()).toMatchObject({ state: "synced", ageMs: 600_000 });
    streams.close();
  });
});
