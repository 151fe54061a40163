/**
 * Measures tick to trade: from the last byte of an order book's update to the first bytes of the resulting signed
 * order.
 */
import { createHistogram } from "node:perf_hooks";
import { Processes } from "../child.ts";
import { plain, ratio, type Part } from "../part.ts";
import type { TickAnswer, TickQuestion } from "../processes/tick-process.ts";
import type { TickServerAnswer, TickServerQuestion } from "../processes/tick-server-process.ts";
import { takeTurns, type Contender, type Row } from "../race.ts";

export const tickClients = {
  specwright: { label: "Specwright, a book of 50 levels kept", isOurs: true },
  "bybit-api": { label: "bybit-api, each message delivered" },
  ccxt: { label: "ccxt, a book of 50 levels kept" },
} satisfies Record<string, Contender>;

export const tickTables = { rest: "Order over REST", socket: "Order over the socket" } as const;

/** Bars of the histogram, each a quarter wider than the one before, from 20 microseconds on. */
const edges = Array.from({ length: 30 }, (_, index) => Math.round(20 * 1.25 ** index));

function rowOf({ label, isOurs = false }: Contender, taken: readonly number[]): Row {
  const recorded = createHistogram();
  for (const us of taken) recorded.record(Math.max(1, Math.round(us * 1000)));
  const percentile = (share: number): number => recorded.percentile(share) / 1000;
  const histogram = edges.map((from, index) => {
    const to = edges[index + 1] ?? Infinity;
    return { from, count: taken.filter((us) => us < to && (us >= from || index === 0)).length };
  });
  const values = { p50: percentile(50), p90: percentile(90), p99: percentile(99), p999: percentile(99.9) };
  return { label, isOurs, values, histogram };
}

async function startPair(processes: Processes, key: string, way: string) {
  const server = processes.start<TickServerQuestion, TickServerAnswer>("tick-server-process.ts", [], {
    core: "server",
  });
  const { marketPort, orderPort } = await server({ ticks: 0 });
  const words = [key, way, `${marketPort}`, `${orderPort}`];
  const trader = processes.start<TickQuestion, TickAnswer>("tick-process.ts", words, { core: "client" });
  await trader({ ticks: 0 });
  return { server, trader };
}

async function compare(way: keyof typeof tickTables, ticks: number, rounds: number): Promise<Row[]> {
  using processes = new Processes();
  const pairs: Awaited<ReturnType<typeof startPair>>[] = [];
  for (const key of Object.keys(tickClients)) pairs.push(await startPair(processes, key, way));
  // One round more, because the first compiles the code.
  const taken = await takeTurns(tickTables[way], pairs, rounds + 1, async ({ server, trader }) => {
    // Both sides count the ticks in the same order, because there is only one at a time.
    const [changes, orders] = await Promise.all([trader({ ticks }), server({ ticks })]);
    return orders.arrivals.map((at, index) => at - (changes.arrivals[index] ?? Number.NaN));
  });
  return Object.values(tickClients).map((client, index) => rowOf(client, (taken[index] ?? []).slice(1).flat()));
}

export const ticks: Part = {
  title: "Tick to trade",
  text: `The time from the moment when the last byte of a change of an order book reaches the client's process to the moment when the first bytes of the signed order have reached the exchange. 50,000 ticks of each client after a warm-up, garbage
collection included, one at a time with a pause of a millisecond. Client and exchange are processes of their own, read one monotonic clock, and all clients take turns. All of them use \`ws\` for the book. The loopback and the exchange's own reading are part of
the time, and the same for all.
The second table of each way shows how the ticks are spread: a line has the share of ticks that took at least its time and less than a quarter more. Spans with less than 0.05 % of the ticks of every client are left out.`,
  first: "Client",
  columns: [
    plain("p50, µs", "p50"),
    plain("p90", "p90"),
    plain("p99", "p99"),
    plain("p99.9", "p999"),
    ratio("p50 to Specwright", "p50", tickClients.specwright.label),
    ratio("p99", "p99", tickClients.specwright.label),
  ],
  async measure(isShort) {
    const [count, rounds] = isShort ? [20, 1] : [5000, 10];
    return {
      [tickTables.rest]: await compare("rest", count, rounds),
      [tickTables.socket]: await compare("socket", count, rounds),
    };
  },
};
