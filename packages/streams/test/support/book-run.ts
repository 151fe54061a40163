import { createTradingStreams, type BookEvent, type OrderBook, type TradingStreams } from "../../src/index.ts";
import { FakeServer } from "./fake-server.ts";
import { fakeTrading } from "./fake-trading.ts";
import { randomNumbers } from "./random-numbers.ts";
import { ServerBook, type BookKind } from "./server-book.ts";

export interface BookRun {
  readonly kind: BookKind;
  readonly seed: number;
  readonly deltas: number;
  /** Number of messages per thousand with a fault: lost, duplicated, swapped, late, or followed by a restart or cut. */
  readonly faults: number;
}

export interface BookRunResult {
  /** Number of comparisons of a synced book with the server's book. */
  compared: number;
  /** Number of comparisons in which the book differed from the server's book. Must be 0. */
  wrong: number;
  stale: number;
  injected: number;
  /** State of the book after the run. */
  state: string;
}

/** Minimum number of updates before the server restarts. */
const RESTART_AFTER = 1000;

type Book = OrderBook<readonly string[]>;

function subscribe(
  streams: Pick<TradingStreams, "orderBook" | "fullOrderBook" | "rpiOrderBook">,
  kind: BookKind,
  onEvent: (event: BookEvent) => void,
): Book {
  if (kind === "rpi") return streams.rpiOrderBook({ category: "linear", symbol: "X" }, { onEvent });
  if (kind === "full") return streams.fullOrderBook({ category: "spot", symbol: "X" }, { onEvent });
  if (kind === 25) return streams.orderBook({ category: "option", symbol: "X", depth: kind }, { onEvent });
  return streams.orderBook({ category: "linear", symbol: "X", depth: kind }, { onEvent });
}

/** Creates a REST client whose snapshots are sometimes late or fail. */
function restClient(model: ServerBook, faults: number, random: () => number) {
  let older = model.restSnapshot();
  return fakeTrading(undefined, async () => {
    const chance = random() * 1000;
    if (chance < faults) throw new Error("429");
    const snapshot = chance < 2 * faults ? older : model.restSnapshot();
    older = model.restSnapshot();
    return snapshot;
  });
}

/** Sends random updates with faults through a client, and compares the client's book with the server's book. */
export async function runBook({ kind, seed, deltas, faults }: BookRun): Promise<BookRunResult> {
  const random = randomNumbers(seed);
  const server = new FakeServer();
  const model = new ServerBook(kind, random);
  const push = (message: object) => server.socket.push(message as never);
  const result = { compared: 0, wrong: 0, stale: 0, injected: 0, state: "" };
  server.onRequest = (socket, { op }) => {
    // The server sends the snapshot after the response.
    if (op === "subscribe" && kind !== "full")
      queueMicrotask(() => queueMicrotask(() => socket.push(model.snapshot() as never)));
    return undefined;
  };
  model.change();
  const trading = restClient(model, faults, random);
  await using streams = createTradingStreams({ ...server.options, trading });
  const book = subscribe(streams, kind, ({ type }) => void (result.stale += type === "stale" ? 1 : 0));
  await book.ready;
  const late: object[] = [];
  for (let step = 0; step < deltas; step++) {
    const message = model.change();
    if (random() * 1000 < faults) {
      result.injected += 1;
      await injectFault(server, model, message, late, random);
    } else {
      push(message);
      if (random() < 0.07) compare(book, model, result);
    }
    if (book.state !== "synced") await server.clock.advance(1000);
  }
  await passAMinute(server, model);
  // The last update may have been lost. Another update reveals that.
  push(model.change());
  await passAMinute(server, model);
  result.state = book.state;
  compare(book, model, result);
  return result;
}

/** Lets a minute pass without changes. Like the platform, repeats a book of depth 1 every three seconds. */
async function passAMinute(server: FakeServer, model: ServerBook): Promise<void> {
  for (let second = 0; second < 60; second += 3) {
    await server.clock.advance(3000);
    if (model.kind === 1) server.socket.push(model.snapshot() as never);
  }
}

function compare(book: Book, model: ServerBook, result: BookRunResult): void {
  const levels = book.levels();
  if (levels.state !== "synced") return;
  result.compared += 1;
  const isEqual =
    levels.updateId === model.u &&
    JSON.stringify(levels.bids) === JSON.stringify(model.levels("bids")) &&
    JSON.stringify(levels.asks) === JSON.stringify(model.levels("asks"));
  if (!isEqual) result.wrong += 1;
}

async function injectFault(
  server: FakeServer,
  model: ServerBook,
  message: object,
  late: object[],
  random: () => number,
): Promise<void> {
  const push = (one: object) => server.socket.push(one as never);
  const fault = Math.floor(random() * 7);
  if (fault === 0) return;
  if (fault === 1) {
    push(message);
    return push(message);
  }
  if (fault === 2) {
    push(model.change());
    return push(message);
  }
  if (fault === 3) {
    push(message);
    late.push(message);
    if (model.kind !== "full") late.push(model.snapshot());
    return;
  }
  if (fault === 4) {
    push(message);
    const old = late.shift();
    if (old !== undefined) push(old);
    return;
  }
  push(message);
  if (fault === 5 && model.u > RESTART_AFTER) {
    push(model.restart());
  } else if (fault === 6) {
    server.socket.cut();
    await server.clock.advance(31_000);
  }
}
