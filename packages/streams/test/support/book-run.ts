import { createTradingStreams, type OrderBook } from "../../src/index.ts";
import { FakeServer } from "./fake-server.ts";
import { randomNumbers } from "./random-numbers.ts";

export interface BookRun {
  readonly seed: number;
  readonly deltas: number;
  /** How many of a thousand messages are lost, doubled, swapped, late, or followed by a restart or a cut. */
  readonly faults: number;
}

export interface BookRunResult {
  /** How often a synced book was compared with that of the server. */
  compared: number;
  /** How often it differed: must be 0. */
  wrong: number;
  stale: number;
  injected: number;
  /** The state at the end. */
  state: string;
}

const DEPTH = 50;
/** A server runs longer than this many updates before it restarts. */
const RESTART_AFTER = 1000;

/** The book of the server: a map for each side, and the numbers of its updates. */
class ServerBook {
  readonly bids = new Map<string, string>();
  readonly asks = new Map<string, string>();
  u = 5000;
  seq = 100_000;
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Changes some levels; the changes, as they are sent. */
  change(): { b: string[][]; a: string[][] } {
    this.u += 1;
    this.seq += 1 + Math.floor(this.#random() * 5);
    return { b: this.#changeSide(this.bids, 900), a: this.#changeSide(this.asks, 1000) };
  }

  restart(): void {
    this.u = 1;
    this.seq += 10;
  }

  message(type: "snapshot" | "delta", b: string[][], a: string[][]): object {
    const data = { s: "X", b, a, u: this.u, seq: this.seq };
    return { topic: `orderbook.${DEPTH}.X`, type, ts: 1, data };
  }

  snapshot(): object {
    return this.message("snapshot", [...this.bids], [...this.asks]);
  }

  sorted(side: Map<string, string>, direction: number): string {
    return JSON.stringify([...side].toSorted(([left], [right]) => direction * (Number(left) - Number(right))));
  }

  #changeSide(side: Map<string, string>, base: number): string[][] {
    const changes = new Map<string, string>();
    for (let count = Math.floor(this.#random() * 3); count >= 0; count--) {
      const price = (base + Math.floor(this.#random() * 90) / 10).toFixed(1);
      const isRemoved = this.#random() < 0.3 || (side.size >= DEPTH && !side.has(price));
      const size = isRemoved ? "0" : String(1 + Math.floor(this.#random() * 100));
      if (isRemoved) side.delete(price);
      else side.set(price, size);
      changes.set(price, size);
    }
    return [...changes];
  }
}

/** Sends random updates with faults through a client, and compares its book with that of the server. */
export async function runBook({ seed, deltas, faults }: BookRun): Promise<BookRunResult> {
  const random = randomNumbers(seed);
  const server = new FakeServer();
  const model = new ServerBook(random);
  const result = { compared: 0, wrong: 0, stale: 0, injected: 0, state: "" };
  server.onRequest = (socket, { op }) => {
    // The snapshot follows the response.
    if (op === "subscribe") queueMicrotask(() => queueMicrotask(() => socket.push(model.snapshot() as never)));
    return undefined;
  };
  await using streams = createTradingStreams(server.options);
  const book = streams.orderBook(
    { category: "linear", symbol: "X", depth: DEPTH },
    { onEvent: ({ type }) => void (result.stale += type === "stale" ? 1 : 0) },
  );
  await book.synced;
  const late: object[] = [];
  for (let step = 0; step < deltas; step++) {
    const { b, a } = model.change();
    const message = model.message("delta", b, a);
    if (random() * 1000 < faults) {
      result.injected += 1;
      await injectFault(server, model, message, late, random);
    } else {
      server.socket.push(message as never);
      if (random() < 0.07) compare(book, model, result);
    }
    if (book.state !== "synced") await server.clock.advance(1000);
  }
  await server.clock.advance(60_000);
  result.state = book.state;
  compare(book, model, result);
  return result;
}

function compare(book: OrderBook<readonly string[]>, model: ServerBook, result: BookRunResult): void {
  const levels = book.levels();
  if (levels.state !== "synced") return;
  result.compared += 1;
  const isEqual =
    levels.updateId === model.u &&
    JSON.stringify(levels.bids) === model.sorted(model.bids, -1) &&
    JSON.stringify(levels.asks) === model.sorted(model.asks, 1);
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
    const { b, a } = model.change();
    push(model.message("delta", b, a));
    return push(message);
  }
  if (fault === 3) {
    push(message);
    late.push(message, model.snapshot());
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
    model.restart();
    push(model.snapshot());
  } else if (fault === 6) {
    server.socket.cut();
    await server.clock.advance(31_000);
  }
}
