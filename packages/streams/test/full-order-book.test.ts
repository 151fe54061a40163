import { expect, test } from "vitest";
import { settle } from "@specwright-tools/testing";
import { createTradingStreams, InputError, type BookEvent } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading } from "./support/fake-trading.ts";

type Levels = readonly (readonly [price: string, size: string])[];

/** Creates a delta with changed bids. */
const delta = (u: number, seq: number, b: Levels = [[String(u), "1"]]) => ({
  topic: "orderbook.full.X",
  type: "delta",
  ts: 1,
  data: { s: "X", b, a: [], u, seq },
});

/** Creates a REST snapshot. By default, it has one bid, whose price is the update number. */
const snapshot = (u: number, seq: number, b: Levels = [[String(u), "1"]]) => ({ s: "X", b, a: [], ts: 1, u, seq });

type Response = object | Error;

/** Opens a full book. REST returns the snapshots in order, and repeats the last one. */
async function openBook(...snapshots: readonly Response[]) {
  const server = new FakeServer();
  const events: BookEvent[] = [];
  const asked: object[] = [];
  const left = [...snapshots];
  const trading = fakeTrading(undefined, async (input: object) => {
    asked.push(input);
    const next = left.length > 1 ? left.shift() : left[0];
    if (next instanceof Error) throw next;
    return next;
  });
  const streams = createTradingStreams({ ...server.options, trading });
  const book = streams.fullOrderBook({ category: "spot", symbol: "X" }, { onEvent: (event) => events.push(event) });
  await book.ready;
  const push = async (...messages: readonly object[]) => {
    for (const message of messages) server.socket.push(message as never);
    await settle();
  };
  const bids = () => {
    const levels = book.levels();
    return levels.state === "synced" ? levels.bids.map(([price]) => Number(price)) : levels;
  };
  return { server, streams, book, events, asked, push, bids, left };
}

test("a snapshot with the update and sequence number of a waiting change is used, and the later changes are applied to it", async () => {
  const { asked, push, book, bids, events, streams } = await openBook(snapshot(11, 110));
  await push(delta(10, 100), delta(11, 110), delta(12, 120));
  expect(asked).toEqual([{ category: "spot", symbol: "X" }]);
  await push(delta(13, 130));
  expect(book.best()).toMatchObject({ state: "synced", updateId: 13 });
  expect(bids()).toEqual([13, 12, 11]);
  expect(events.map(({ type }) => type)).toEqual(["synced", "change"]);
  streams.close();
});

/** Snapshots that don't match the buffered deltas, each followed by a snapshot that does. */
test.each<[name: string, waiting: readonly object[], wrong: Response, right: object, levels: readonly number[]]>([
  ["is older than the first change", [delta(10, 100), delta(11, 110)], snapshot(8, 80), snapshot(11, 110), [11]],
  [
    "has the sequence number of a change and another update number",
    [delta(10, 100)],
    snapshot(9, 100),
    snapshot(10, 100),
    [10],
  ],
  [
    "is older than the first change, but has a sequence number between two changes",
    [delta(10, 100), delta(11, 120)],
    snapshot(8, 110),
    snapshot(11, 120),
    [11],
  ],
  [
    "has restarted update numbers while the changes do not",
    [delta(10, 100)],
    snapshot(2, 900),
    snapshot(12, 901),
    [12],
  ],
  ["has no sequence number", [delta(10, 100)], { s: "X", b: [["1", "1"]], a: [], u: 10 }, snapshot(10, 100), [10]],
  ["isn't an object", [delta(10, 100)], [5], snapshot(10, 100), [10]],
  ["has no bids", [delta(10, 100)], { ...snapshot(10, 100), b: undefined }, snapshot(10, 100), [10]],
  ["has no asks", [delta(10, 100)], { ...snapshot(10, 100), a: undefined }, snapshot(10, 100), [10]],
  ["has a level that is text", [delta(10, 100)], { ...snapshot(10, 100), b: ["12"] }, snapshot(10, 100), [10]],
  ["has a price that isn't text", [delta(10, 100)], { ...snapshot(10, 100), b: [[1, "1"]] }, snapshot(10, 100), [10]],
  ["has a size that isn't text", [delta(10, 100)], { ...snapshot(10, 100), b: [["1", 1]] }, snapshot(10, 100), [10]],
  [
    "has a second size that isn't text",
    [delta(10, 100)],
    { ...snapshot(10, 100), b: [["1", "1", 1]] },
    { ...snapshot(10, 100), b: [["10", "1", "1"]] },
    [10],
  ],
  ["cannot be read", [delta(10, 100)], new Error("HTTP 429"), snapshot(10, 100), [10]],
])("a full order book reads another snapshot if the first one %s", async (_, waiting, wrong, right, levels) => {
  const { asked, push, bids, book, streams } = await openBook(wrong, right);
  await push(...waiting);
  expect(asked).toHaveLength(2);
  expect(book.state).toBe("synced");
  expect(bids()).toEqual(levels);
  streams.close();
});

test("a snapshot with the update number of a waiting change is used, even if its sequence number is higher", async () => {
  const { push, bids, asked, streams } = await openBook(snapshot(10, 105));
  await push(delta(10, 100), delta(11, 110));
  expect(asked).toHaveLength(1);
  expect(bids()).toEqual([11, 10]);
  streams.close();
});

test("if an update number is missing among the buffered changes, only the later changes are kept", async () => {
  const { push, bids, streams } = await openBook(snapshot(11, 110), snapshot(14, 140));
  await push(delta(10, 100), delta(11, 110), delta(13, 130), delta(14, 140));
  expect(bids()).toEqual([14]);
  streams.close();
});

test.each([
  ["is missing", undefined],
  ["is a string", "110"],
])("a waiting change whose sequence number %s is dropped together with the earlier changes", async (_, seq) => {
  const { push, bids, asked, streams } = await openBook(snapshot(10, 100), snapshot(12, 120));
  const change = delta(11, 110);
  await push(delta(10, 100), { ...change, data: { ...change.data, seq } }, delta(12, 120));
  expect([bids(), asked.length]).toEqual([[12], 2]);
  streams.close();
});

test("a waiting change is ignored if its sequence number is lower than that of the change before it", async () => {
  const { push, bids, asked, streams } = await openBook(snapshot(11, 110));
  await push(delta(10, 100), delta(11, 110), delta(12, 90), delta(12, 120));
  expect([bids(), asked.length]).toEqual([[12, 11], 1]);
  streams.close();
});

test("waiting changes with equal sequence numbers are all applied, but a repeated change is ignored", async () => {
  const { push, bids, asked, streams } = await openBook(snapshot(10, 100));
  await push(delta(10, 100), delta(11, 100), delta(11, 100), delta(12, 110));
  expect([bids(), asked.length]).toEqual([[12, 11, 10], 1]);
  streams.close();
});

test("if the update numbers restart and the sequence number rises, only the changes since the restart are kept", async () => {
  const { push, bids, asked, streams } = await openBook(snapshot(9, 120));
  await push(delta(10, 100), delta(9, 120), delta(10, 130));
  expect([bids(), asked.length]).toEqual([[10, 9], 1]);
  streams.close();
});

test("a change with the next update number but a lower sequence number makes a synced book read another snapshot", async () => {
  const { push, bids, events, streams } = await openBook(snapshot(11, 110), snapshot(12, 20));
  await push(delta(11, 110));
  await push(delta(12, 20), delta(13, 30));
  const reason = "Update 12 has the sequence number 20, which is below the previous 110.";
  expect(events).toContainEqual(expect.objectContaining({ type: "stale", reason }));
  expect(bids()).toEqual([13, 12]);
  streams.close();
});

test("a book that misses a change becomes stale and reads another snapshot", async () => {
  const { push, bids, events, streams } = await openBook(snapshot(10, 100), snapshot(13, 130));
  await push(delta(10, 100));
  await push(delta(12, 120), delta(13, 130));
  expect(events).toContainEqual(
    expect.objectContaining({ type: "stale", reason: "Update 11 is missing: 12 arrived." }),
  );
  expect(bids()).toEqual([13]);
  streams.close();
});

/** Scenarios in which the platform restarts its numbering with update 1. */
test.each<[scenario: string, message: object, responses: readonly Response[], expected: unknown]>([
  ["the service restarted", delta(1, 200), [snapshot(1, 200)], [1]],
  ["the service restarted and the snapshot is ahead", delta(1, 200), [snapshot(3, 220)], [3]],
  ["the service restarted and REST is late", delta(1, 200), [snapshot(10, 100), snapshot(1, 200)], [1]],
  ["the symbol is delisted", delta(1, 200, []), [snapshot(1, 200, [])], "no levels"],
  ["the auction has not begun", delta(1, 200, []), [snapshot(0, 0, [])], "no levels"],
  ["the auction is over", delta(1, 200, []), [snapshot(1, 200)], [1]],
  ["the tick size changed", delta(1, 200, []), [snapshot(10, 100), snapshot(2, 210)], [2]],
])("update number 1 makes the book read another snapshot: %s", async (_, message, responses, expected) => {
  const { push, bids, events, left, streams } = await openBook(snapshot(10, 100));
  await push(delta(10, 100));
  expect(bids()).toEqual([10]);
  left.splice(0, 1, ...responses);
  await push(message);
  expect(events[1]).toMatchObject({ type: "stale", reason: "The numbers of the updates restarted." });
  if (expected === "no levels") expect(bids()).toMatchObject({ state: "stale" });
  else expect(bids()).toEqual(expected);
  streams.close();
});

test("a book without price levels is stale with this reason, and the client repeats the REST read until there are levels", async () => {
  const { server, push, book, bids, asked, left, streams, events } = await openBook(snapshot(1, 100, []));
  await push(delta(1, 100, []));
  expect(book.best()).toEqual({
    state: "stale",
    reason: "The platform has no levels for the symbol. It is delisted, or its auction hasn't begun.",
  });
  await server.clock.advance(600_000);
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.length).toBeLessThan(80);
  expect(events.map(({ type }) => type)).toEqual(["stale"]);
  left.splice(0, 1, snapshot(2, 200));
  await push(delta(2, 200));
  await server.clock.advance(60_000);
  expect(bids()).toEqual([2]);
  streams.close();
});

test("a full order book that receives no changes is synced from its snapshot alone", async () => {
  const { server, bids, book, streams } = await openBook(snapshot(10, 100));
  expect(book.state).toBe("syncing");
  await server.clock.advance(5000);
  expect(bids()).toEqual([10]);
  streams.close();
});

test("a book is stale while REST fails, and the client retries less and less often", async () => {
  const { server, push, book, asked, streams } = await openBook(new Error("HTTP 429"));
  await push(delta(10, 100));
  expect(book.best()).toEqual({
    state: "stale",
    reason: "Reading the snapshot over REST failed: HTTP 429",
  });
  await server.clock.advance(600_000);
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.length).toBeLessThan(80);
  streams.close();
});

test("data from before a lost connection is not used, including a snapshot that was still being read", async () => {
  const { server, push, book, bids, asked, left, streams } = await openBook(snapshot(10, 100));
  server.socket.push(delta(10, 100) as never);
  server.socket.cut();
  await server.clock.advance(1000);
  expect(asked).toHaveLength(1);
  expect(book.best()).toEqual({ state: "stale", reason: "The connection was closed with code 1006." });
  left.splice(0, 1, snapshot(21, 210));
  await push(delta(20, 200), delta(21, 210));
  expect(bids()).toEqual([21]);
  streams.close();
});

test("closing a full order book leaves no timer or request", async () => {
  const { server, push, book, asked, streams } = await openBook(new Error("HTTP 429"));
  await push(delta(10, 100));
  const before = asked.length;
  book.close();
  await server.clock.advance(60_000);
  expect(asked).toHaveLength(before);
  streams.close();
  expect(server.clock.pending).toBe(0);
});

test("a full order book is refused before anything is sent if the client has no REST client", () => {
  const streams = createTradingStreams(new FakeServer().options);
  const subscribe = () => streams.fullOrderBook({ category: "spot", symbol: "X" });
  expect(subscribe).toThrow(InputError);
  expect(subscribe).toThrow("fullOrderBook: trading must be set in the client's options, because the snapshot");
});
