/**
 * `node --expose-gc scripts/check-memory.ts`: measures the memory that clients use. Prints one line of JSON for each
 * check: its name, the measured values, and whether it passed.
 */
import { createTradingStreams, type TradingStreams } from "../src/index.ts";
import { FakeServer } from "../test/support/fake-server.ts";
import { fakeTrading } from "../test/support/fake-trading.ts";
import { randomNumbers } from "../test/support/random-numbers.ts";
import { ServerBook } from "../test/support/server-book.ts";

const MEBIBYTE = 2 ** 20;
const btc = { category: "linear", symbol: "BTCUSDT" } as const;

function heap(): number {
  // Collect twice, because finalizers run after the first collection.
  for (let time = 0; time < 2; time++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const report = (id: string, text: string, isMet: boolean): void => console.log(JSON.stringify({ id, text, isMet }));

const trade = (number: number): string =>
  '{"topic":"publicTrade.BTCUSDT","type":"snapshot","ts":1,"data":[' +
  `{"T":1,"s":"BTCUSDT","S":"Buy","i":"${number}","p":"${"9".repeat(200)}","v":"1"}]}`;

/** Measures the memory used when a reader consumes only one message in ten thousand. */
async function slowReader(policy: "latest" | { readonly queue: number }, text: string): Promise<void> {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const trades = streams.publicTrade(btc, { policy });
  await trades.ready;
  const reader = trades[Symbol.asyncIterator]();
  const before = heap();
  let most = 0;
  for (let number = 0; number < 200_000; number++) {
    server.socket.pushText(trade(number));
    if (number % 10_000 !== 0) continue;
    await reader.next();
    most = Math.max(most, heap() - before);
  }
  const kept = policy === "latest" ? 1000 : policy.queue;
  const limit = kept * trade(0).length * 4 + 8 * MEBIBYTE;
  report("slow-reader", `${text}: ${(most / MEBIBYTE).toFixed(1)} MiB more than at the start`, most <= limit);
}

const BLOCKS = 7;

/**
 * Measures the memory that each repetition leaves behind. Uses the median of several blocks, because code that is
 * compiled meanwhile also needs memory.
 */
async function slope(text: string, times: number, repeat: (number: number) => Promise<void>): Promise<void> {
  const slopes: number[] = [];
  for (let block = 0; block <= BLOCKS; block++) {
    const before = heap();
    for (let number = 0; number < times; number++) await repeat(block * times + number);
    // The first block only warms up.
    if (block > 0) slopes.push((heap() - before) / times);
  }
  const bytes = slopes.toSorted((left, right) => left - right)[Math.floor(BLOCKS / 2)] ?? Number.NaN;
  report("growth", `${text}: ${bytes.toFixed(1)} bytes each, ${BLOCKS * times} times`, bytes <= 16);
}

/** Clears what the fake server recorded, because it would count as used memory. */
function forget(server: FakeServer): void {
  server.sockets.splice(0, server.sockets.length - 1);
  server.socket.requests.length = 0;
  server.clock.waits.length = 0;
}

async function reconnect(): Promise<void> {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const subscriptions = [
    // Pass a callback, because an unread queue fills up to its size.
    streams.publicTrade(btc, { onEvent: () => {} }),
    streams.orderBook({ ...btc, depth: 50 }),
    streams.contractTicker(btc),
  ];
  await Promise.all(subscriptions.map(({ ready }) => ready));
  await slope("a connection again", 700, async () => {
    server.socket.cut();
    // Advance the clock, because more than 500 connections in five minutes would wait.
    await server.clock.advance(1000);
    forget(server);
  });
}

async function resubscribe(): Promise<void> {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  await streams.priceLimit(btc).ready;
  await slope("a subscription", 2000, async (number) => {
    const trades = streams.publicTrade({ category: "linear", symbol: `S${number}` });
    await trades.ready;
    trades.close();
    forget(server);
  });
}

/** Checks that no timer and no socket is left after `close`. */
async function closed(): Promise<void> {
  const server = new FakeServer();
  const controller = new AbortController();
  const credentials = { apiKey: "key", secret: "secret" };
  const streams: TradingStreams = createTradingStreams({ ...server.options, credentials });
  const { signal } = controller;
  await Promise.all([streams.publicTrade(btc, { signal }).ready, streams.orderBook({ ...btc, depth: 50 }).ready]);
  await streams.wallet().ready;
  streams.close();
  const { pending } = server.clock;
  const open = server.sockets.filter(({ isClosed }) => !isClosed).length;
  report("close", `after close: ${pending} timers, ${open} sockets`, pending === 0 && open === 0);
}

/** Measures the memory of a thousand books of 50 levels. */
async function books(): Promise<void> {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const before = heap();
  const kept = Array.from({ length: 1000 }, (_, number) =>
    streams.orderBook({ category: "linear", symbol: `S${number}`, depth: 50 }),
  );
  await Promise.all(kept.map(({ ready }) => ready));
  const side = (base: number) => Array.from({ length: 50 }, (_, at) => [(base + at / 10).toFixed(1), "1.234"]);
  for (const { topic } of kept) {
    const symbol = topic.slice(topic.lastIndexOf(".") + 1);
    const data = { s: symbol, b: side(900), a: side(1000), u: 1, seq: 1 };
    for (const socket of server.sockets) socket.push({ topic, type: "snapshot", ts: 1, data });
  }
  const mebibytes = (heap() - before) / MEBIBYTE;
  const synced = kept.filter(({ state }) => state === "synced").length;
  report("books", `${synced} books of 50 levels: ${mebibytes.toFixed(1)} MiB`, synced === 1000 && mebibytes <= 40);
}

async function fullBook(): Promise<void> {
  const server = new FakeServer();
  const side = (base: number) => Array.from({ length: 10_000 }, (_, at) => [(base + at / 100).toFixed(2), "1.234"]);
  const snapshot = { s: "X", b: side(900), a: side(1050), u: 5000, seq: 100_000 };
  const trading = fakeTrading(undefined, () => Promise.resolve(snapshot));
  await using streams = createTradingStreams({ ...server.options, trading });
  const before = heap();
  const book = streams.fullOrderBook({ category: "spot", symbol: "X" });
  await book.ready;
  await server.clock.advance(6000);
  const mebibytes = (heap() - before) / MEBIBYTE;
  const model = new ServerBook("full", randomNumbers(1));
  const texts = Array.from({ length: 5000 }, () => JSON.stringify(model.change()));
  const begun = process.cpuUsage();
  for (const text of texts) server.socket.pushText(text);
  const { user, system } = process.cpuUsage(begun);
  const each = (user + system) / texts.length;
  const text = `full book: ${mebibytes.toFixed(1)} MiB, ${each.toFixed(0)} µs of CPU a change`;
  report("books", text, book.state === "synced" && mebibytes <= 4 && each <= 50);
}

await slowReader({ queue: 1000 }, "queue of 1000");
await slowReader("latest", "latest");
await reconnect();
await resubscribe();
await closed();
// Measure the full book before the thousand books: freed memory of the thousand books would hide how much the full book
// needs.
await fullBook();
await books();
