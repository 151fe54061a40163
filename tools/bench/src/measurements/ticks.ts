/** Tick to trade: from the last byte of a change of a book to the first bytes of the signed order that follows from it. */
import { createHistogram } from "node:perf_hooks";
import { startChild } from "../child.ts";
import { cores } from "../cores.ts";
import type { TickAnswer, TickQuestion } from "../processes/tick-process.ts";
import type { TickServerAnswer, TickServerQuestion } from "../processes/tick-server-process.ts";
import { finished, section, step } from "../progress.ts";
import { rotated } from "../report/stats.ts";

export const tickClients = [
  { key: "specwright", label: "Specwright, a book of 50 levels kept", isOurs: true },
  { key: "bybit-api", label: "bybit-api, each message delivered", isOurs: false },
  { key: "ccxt", label: "ccxt, a book of 50 levels kept", isOurs: false },
] as const;

export const tickWays = { rest: "over REST", socket: "over the socket" } as const;

export interface TickRow {
  readonly key: (typeof tickClients)[number]["key"];
  /** Microseconds that so many of a hundred ticks took at most. */
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly p999: number;
  /** How many ticks took between `from` microseconds and the `from` of the next entry. */
  readonly histogram: readonly { readonly from: number; readonly count: number }[];
}

export interface TickCase {
  readonly way: keyof typeof tickWays;
  readonly ticks: number;
  readonly rows: readonly TickRow[];
}

/** A quarter more from one bar of the histogram to the next, from 20 microseconds on. */
const edges = Array.from({ length: 30 }, (_, index) => Math.round(20 * 1.25 ** index));

function rowOf(key: TickRow["key"], taken: readonly number[]): TickRow {
  const recorded = createHistogram();
  for (const us of taken) recorded.record(Math.max(1, Math.round(us * 1000)));
  const percentile = (share: number): number => recorded.percentile(share) / 1000;
  const histogram = edges.map((from, index) => {
    const to = edges[index + 1] ?? Infinity;
    return { from, count: taken.filter((us) => us < to && (us >= from || index === 0)).length };
  });
  const [p50, p90, p99, p999] = [50, 90, 99, 99.9].map(percentile) as [number, number, number, number];
  return { key, p50, p90, p99, p999, histogram };
}

async function startPair(key: TickRow["key"], way: keyof typeof tickWays) {
  const server = startChild<TickServerQuestion, TickServerAnswer>("tick-server-process.ts", [], [], cores.server);
  const { marketPort, orderPort } = await server.ask({ ticks: 0 });
  const words = [key, way, `${marketPort}`, `${orderPort}`];
  const trader = startChild<TickQuestion, TickAnswer>("tick-process.ts", words, [], cores.client);
  await trader.ask({ ticks: 0 });
  return { key, server, trader, taken: [] as number[] };
}

type Pair = Awaited<ReturnType<typeof startPair>>;

/** Microseconds of each tick. Both sides count the ticks in the same order, since one is under way at a time. */
async function run({ server, trader }: Pair, ticks: number): Promise<number[]> {
  const [changes, orders] = await Promise.all([trader.ask({ ticks }), server.ask({ ticks })]);
  return orders.arrivals.map((at, index) => at - (changes.arrivals[index] ?? Number.NaN));
}

async function race(way: keyof typeof tickWays, { ticks, rounds }: { ticks: number; rounds: number }) {
  const pairs: Pair[] = [];
  try {
    for (const { key } of tickClients) pairs.push(await startPair(key, way));
    for (let round = 0; round <= rounds; round++) {
      step(`${tickWays[way]}: round ${round} of ${rounds}`);
      for (const pair of rotated(pairs, round)) {
        const taken = await run(pair, ticks);
        // The first round compiles the code.
        if (round > 0) pair.taken.push(...taken);
      }
    }
  } finally {
    for (const { server, trader } of pairs) {
      trader.close();
      server.close();
    }
  }
  return { way, ticks: ticks * rounds, rows: pairs.map(({ key, taken }) => rowOf(key, taken)) };
}

export async function measureTicks(isShort: boolean): Promise<TickCase[]> {
  section("Tick to trade, taking turns");
  const effort = isShort ? { ticks: 20, rounds: 1 } : { ticks: 5000, rounds: 10 };
  const cases = [await race("rest", effort), await race("socket", effort)];
  finished();
  return cases;
}
