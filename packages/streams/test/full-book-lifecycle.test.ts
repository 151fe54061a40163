import { describe, expect, test } from "vitest";
import { settle } from "@specwright-tools/testing";
import { createTradingStreams, type BookEvent } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading } from "./support/fake-trading.ts";

const topic = "orderbook.full.X";
type Levels = readonly (readonly [price: string, size: string])[];

const data = (u: number, seq = u * 10, b: Levels = [[String(u), "1"]]) => ({ s: "X", b, a: [], u, seq });
const delta = (u: number, seq?: number, b?: Levels) => ({ topic, type: "delta", ts: 1, data: data(u, seq, b) });
const deltas = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => delta(first + index));

/** Opens a full book. The test resolves each REST read of its snapshot. */
async function openBook() {
  const server = new FakeServer();
  const events: BookEvent[] = [];
  const reads: { readonly signal: AbortSignal | undefined; readonly end: (snapshot: unknown) => void }[] = [];
  const trading = fakeTrading(
    undefined,
    (_, options) => new Promise((end) => reads.push({ signal: options?.signal as AbortSignal, end })),
  );
  const streams = createTradingStreams({ ...server.options, trading });
  const book = streams.fullOrderBook({ category: "spot", symbol: "X" }, { onEvent: (event) => events.push(event) });
  await book.ready;
  const push = (...messages: readonly object[]) => {
    for (const message of messages) server.socket.push(message as never);
  };
  /** Resolves the last REST read with a snapshot. */
  const respond = async (snapshot: unknown) => {
    reads.at(-1)?.end(snapshot);
    await settle();
  };
  const bids = () => {
    const levels = book.levels();
    return levels.state === "synced" ? levels.bids.map(([price]) => Number(price)) : levels;
  };
  return { server, streams, book, events, reads, push, respond, bids };
}

describe("full order book changes that wait for a snapshot", () => {
  test("are all applied to the snapshot", async () => {
    const { push, respond, bids, events } = await openBook();
    push(...deltas(10, 15));
    await respond(data(11));
    expect(bids()).toEqual([15, 14, 13, 12, 11]);
    expect(events).toMatchObject([{ type: "synced", updateId: 15 }]);
  });

  test("are dropped if a later update is missing, so the client does not use a snapshot from before that update", async () => {
    const { push, respond, reads, bids } = await openBook();
    push(delta(10), delta(12));
    await respond(data(10));
    expect(reads).toHaveLength(2);
    await respond(data(12));
    expect(bids()).toEqual([12]);
  });

  test("are all kept when the server sends one of them twice", async () => {
    const { push, respond, reads, bids } = await openBook();
    push(...deltas(10, 12), delta(11), delta(13));
    await respond(data(10));
    expect([reads.length, bids()]).toEqual([1, [13, 12, 11, 10]]);
  });

  test("are dropped when the update numbers restart, so an older snapshot is not used", async () => {
    const { push, respond, reads, bids } = await openBook();
    push(delta(10, 100), delta(1, 200));
    await respond(data(10, 100));
    expect(reads).toHaveLength(2);
    await respond(data(1, 200));
    expect(bids()).toEqual([1]);
  });

  test("are dropped when both the update numbers and the sequence number restart", async () => {
    const { push, respond, reads, bids } = await openBook();
    push(delta(10, 100), delta(1, 5));
    await respond(data(1, 5));
    expect([reads.length, bids()]).toEqual([1, [1]]);
  });

  test("are stored up to a thousand", async () => {
    const full = await openBook();
    full.push(...deltas(10, 1009));
    await full.respond(data(10));
    expect([full.reads.length, full.book.state]).toEqual([1, "synced"]);
    const more = await openBook();
    more.push(...deltas(10, 1010));
    await more.respond(data(10));
    expect([more.reads.length, more.book.state]).toEqual([2, "syncing"]);
  });
});

test.each([
  ["is exactly one update older than the first change", data(9, 90)],
  ["has the sequence number of a change and a later update number", data(11, 100)],
])("a full order book reads another snapshot if the first one %s", async (_, snapshot) => {
  const { push, respond, reads, bids } = await openBook();
  push(delta(10, 100));
  await respond(snapshot);
  expect(reads).toHaveLength(2);
  await respond(data(10, 100));
  expect(bids()).toEqual([10]);
});

test("a snapshot with the update number of the last change is used, even if its sequence number is higher", async () => {
  const { push, respond, bids } = await openBook();
  push(delta(10, 100));
  await respond(data(10, 105));
  expect(bids()).toEqual([10]);
});

test("a full order book returns the best bid and ask of its snapshot", async () => {
  const { push, respond, book } = await openBook();
  push(delta(10, 100, []));
  await respond({ ...data(10, 100), a: [["20", "1"]] });
  expect(book.best()).toMatchObject({ state: "synced", bid: ["10", "1"], ask: ["20", "1"] });
});

test("one missing update of a full order book makes the client read another snapshot", async () => {
  const { push, respond, reads, bids } = await openBook();
  push(delta(10));
  await respond(data(10));
  push(delta(12));
  expect(reads).toHaveLength(2);
  await respond(data(12));
  expect(bids()).toEqual([12]);
});

describe("unreadable data of a full order book", () => {
  test("is ignored before the book is synced, and makes it stale afterwards", async () => {
    const { push, respond, reads, book, bids, server } = await openBook();
    const broken = { topic, type: "delta", ts: 1, data: { s: "X", b: "none" } };
    push(broken, delta(10));
    expect(book.best()).toEqual({ state: "syncing" });
    await respond(data(10));
    expect(bids()).toEqual([10]);
    push(broken);
    expect(book.best()).toEqual({
      state: "stale",
      reason: "Unusable message: message.data.b must be array, not string.",
    });
    expect(reads).toHaveLength(2);
    await respond(data(10));
    expect(bids()).toEqual([10]);
    await server.clock.advance(60_000);
    expect(reads).toHaveLength(2);
  });

  test("makes the book stale if a snapshot or a waiting change contains an invalid price", async () => {
    const { server, push, respond, reads, book, bids } = await openBook();
    const stale = { state: "stale", reason: 'The price "none" is not a number.' };
    const isWrong = { b: [["none", "1"]] };
    push(delta(10));
    await respond({ ...data(10), ...isWrong });
    expect(book.best()).toEqual(stale);
    await respond(data(10));
    expect(bids()).toEqual([10]);
    const change = delta(11);
    push({ ...change, data: { ...change.data, ...isWrong } });
    expect(book.best()).toEqual(stale);
    expect(reads).toHaveLength(3);
    await respond(data(10));
    expect(book.best()).toEqual(stale);
    // After three snapshots, the client waits before it requests another snapshot.
    await server.clock.advance(1000);
    await respond(data(11));
    expect(bids()).toEqual([11]);
  });

  test.each([
    ["without levels", "none"],
    ["with a price that isn't text", { ...data(10), b: [[10, "1"]] }],
    ["with a size that isn't text", { ...data(10), b: [["10", 1]] }],
    ["with a second size that isn't text", { ...data(10), b: [["10", "1", 1]] }],
  ])("makes the book stale for a snapshot %s, and the waiting changes are kept", async (_, snapshot) => {
    const { push, respond, book, bids } = await openBook();
    push(...deltas(10, 12));
    await respond(snapshot);
    expect(book.best()).toEqual({ state: "stale", reason: "The snapshot of the book is malformed." });
    await respond(data(10));
    expect(bids()).toEqual([12, 11, 10]);
  });

  test("makes the book stale if an update number is not an integer", async () => {
    const { push, respond, book } = await openBook();
    push(delta(10));
    await respond(data(10));
    push(delta(10.5));
    expect(book.best()).toEqual({ state: "stale", reason: "An update number is not an integer." });
  });

  test("makes the book stale if a change names another symbol, but not if it names none", async () => {
    const { push, respond, book, bids } = await openBook();
    push(delta(10));
    await respond(data(10));
    push({ ...delta(11), data: { ...data(11), s: undefined } });
    expect(bids()).toEqual([11, 10]);
    push({ ...delta(12), data: { ...data(12), s: "Y" } });
    expect(book.best()).toEqual({ state: "stale", reason: "A message of the book is about another symbol." });
  });
});

test("a repeated change of a full order book is ignored, and no snapshot is read for later changes", async () => {
  const { push, respond, reads, events, bids } = await openBook();
  push(delta(10));
  await respond(data(10));
  push(delta(11), delta(11), delta(12));
  expect(bids()).toEqual([12, 11, 10]);
  expect(events.map(({ type }) => type)).toEqual(["synced", "change", "change"]);
  expect(reads).toHaveLength(1);
});

test.each([
  ["the last waiting change", 11, 7],
  ["the snapshot if no change follows it", 12, 500],
])("a full order book has the time of %s", async (_, u, time) => {
  const { push, respond, book } = await openBook();
  push({ ...delta(11), ts: 5 }, { ...delta(12), ts: 7 });
  await respond({ ...data(u), ts: 500 });
  expect(book.best()).toMatchObject({ state: "synced", updateId: 12, time });
});

describe("the snapshot of a full order book", () => {
  test("is read once even if the read takes 30 seconds", async () => {
    const { push, reads, server, respond, bids } = await openBook();
    push(delta(10));
    await server.clock.advance(30_000);
    expect(reads).toHaveLength(1);
    await respond(data(10));
    expect(bids()).toEqual([10]);
  });

  test.each([
    ["before the reply", 50],
    ["after the reply", 200],
    ["long after the reply", 30_000],
  ])("is read once if a change precedes the subscription reply and the snapshot arrives %s", async (_, readMs) => {
    const server = new FakeServer();
    let asked = 0;
    server.onRequest = (socket, { op, req_id }) => {
      if (op !== "subscribe") return undefined;
      socket.push(delta(10) as never);
      server.clock.after(100, () =>
        socket.push({ success: true, ret_msg: "", op, conn_id: "1", req_id: req_id ?? "" }),
      );
      return "none";
    };
    const trading = fakeTrading(undefined, () => {
      asked += 1;
      return new Promise((resolve) => void server.clock.after(readMs, () => resolve(data(10))));
    });
    const book = createTradingStreams({ ...server.options, trading }).fullOrderBook({ category: "spot", symbol: "X" });
    await server.clock.advance(60_000);
    await book.ready;
    expect([book.state, asked]).toEqual(["synced", 1]);
  });
});

describe("a full order book", () => {
  test("cancels its pending REST read and its subscription when it is closed", async () => {
    const { push, reads, book, server } = await openBook();
    push(delta(10));
    expect(reads[0]?.signal?.aborted).toBe(false);
    book.close();
    expect(reads[0]?.signal?.aborted).toBe(true);
    expect(book.best()).toEqual({ state: "stale", reason: "The book was closed." });
    await settle();
    expect(server.socket.topics("unsubscribe")).toEqual([topic]);
  });

  test("rejects the promise synced when the client is closed", async () => {
    const { book, streams } = await openBook();
    const wait = book.synced;
    streams.close();
    await expect(wait).rejects.toThrow(`${topic}: the book was closed before it was synced.`);
  });

  test("rejects ready when the server refuses its topic", async () => {
    const server = new FakeServer();
    server.onRequest = (_, { op, req_id }) => ({ op, req_id, success: false, ret_msg: `Invalid symbol :[${topic}]` });
    const streams = createTradingStreams({ ...server.options, trading: fakeTrading() });
    const book = streams.fullOrderBook({ category: "spot", symbol: "X" });
    await expect(book.ready).rejects.toMatchObject({ code: "refused", operation: topic });
  });
});

test("a full order book does not resubscribe its topic for a second reader, because its snapshot is read over REST", async () => {
  const { streams, server } = await openBook();
  streams.fullOrderBook({ category: "spot", symbol: "X" });
  await settle();
  expect(server.socket.topics("unsubscribe")).toEqual([]);
});
