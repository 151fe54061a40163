/**
 * Measures tick to trade: from the last byte of an order book's update to the first bytes of the resulting signed
 * order.
 */
import { createHistogram } from "node:perf_hooks";
import { Processes } from "../child.ts";
import { plain, ratio, type Part } from "../part.ts";
import type { TickAnswer, TickQuestion } from "../processes/tick-process.ts";
import type { TickServerAnswer, TickServerQuestion } from "../processes/tick-server-process.ts";
import { rowsOf, spreadsAtEvenSpeed, takeTurns, type Contender, type Row } from "../race.ts";

export const tickClients = {
  hand: { label: "By hand for this one order: no book kept, nothing checked" },
  specwright: { label: "Specwright, a book of 50 levels kept", isOurs: true },
  "specwright-unprepared": { label: "Specwright without `warmUp()`, a book of 50 levels kept" },
  "bybit-api": { label: "bybit-api, each message delivered" },
  ccxt: { label: "ccxt, a book of 50 levels kept" },
} satisfies Record<string, Contender>;

const routes = { rest: "Order over REST", socket: "Order over the socket" } as const;
type Route = keyof typeof routes;

/**
 * Numbers of ticks (order book updates) at the start of a process. The first 100 aren't measured, because the process
 * connects and loads its modules meanwhile. The next 3,000 are measured.
 */
const FRESH = { skipped: 100, counted: 3000 };

/** Number of ticks before the steady state is measured. The engine optimizes some functions only after 10,000 calls. */
const SETTLING = 12_000;

const freshTitle = (route: Route) => `${routes[route]}, the first 3,000 ticks of a process`;
export const tickTables = {
  rest: { steady: `${routes.rest}, steady`, fresh: freshTitle("rest") },
  socket: { steady: `${routes.socket}, steady`, fresh: freshTitle("socket") },
} as const;

/** Lower edges of the histogram's bars, from 20 microseconds on. Each bar is a quarter wider than the previous bar. */
const edges = Array.from({ length: 30 }, (_, index) => Math.round(20 * 1.25 ** index));

function percentiles(ticks: readonly number[]) {
  const recorded = createHistogram();
  for (const us of ticks) recorded.record(Math.max(1, Math.round(us * 1000)));
  const percentile = (share: number): number => recorded.percentile(share) / 1000;
  return { p50: percentile(50), p90: percentile(90), p99: percentile(99), p999: percentile(99.9) };
}

/** Adds the histogram and p99.9 of all ticks to a row, because a round has too few ticks for them. */
function withAllTicks(row: Row, ticks: readonly number[]): Row {
  const histogram = edges.map((from, index) => {
    const to = edges[index + 1] ?? Infinity;
    return { from, count: ticks.filter((us) => us < to && (us >= from || index === 0)).length };
  });
  return { ...row, values: { ...row.values, p999: percentiles(ticks).p999 }, histogram };
}

/**
 * Returns one row per client. p50, p90 and p99 are medians of the rounds, so that other work on the machine during one
 * round doesn't change them.
 */
function rowsFrom(taken: readonly (readonly number[][])[]): Row[] {
  const spreads = spreadsAtEvenSpeed(taken.map((rounds) => rounds.map(percentiles)));
  return rowsOf(Object.values(tickClients), spreads).map((row, index) => withAllTicks(row, taken[index]?.flat() ?? []));
}

type Pair = Awaited<ReturnType<typeof startPair>>;

async function startPair(processes: Processes, key: string, route: Route) {
  const server = processes.start<TickServerQuestion, TickServerAnswer>("tick-server-process.ts", [], {
    core: "server",
  });
  const { marketPort, orderPort } = await server({ ticks: 0 });
  const words = [key, route, `${marketPort}`, `${orderPort}`];
  const trader = processes.start<TickQuestion, TickAnswer>("tick-process.ts", words, { core: "client" });
  await trader({ ticks: 0 });
  return { server, trader };
}

/**
 * Measures a number of ticks, and returns the duration of each in microseconds. The server and the trader record ticks
 * in the same order, because only one tick is in progress at a time.
 */
async function run({ server, trader }: Pair, ticks: number): Promise<number[]> {
  const [changes, orders] = await Promise.all([trader({ ticks }), server({ ticks })]);
  return orders.arrivals.map((at, index) => at - (changes.arrivals[index] ?? Number.NaN));
}

/** Measures fresh processes first, then continues with the last process of each client in its steady state. */
async function compare(route: Route, isShort: boolean): Promise<Record<string, Row[]>> {
  const [processesOfEach, rounds, ticks] = isShort ? [1, 1, 20] : [3, 10, 400];
  using processes = new Processes();
  const keys = Object.keys(tickClients);
  const pairs = new Map<string, Pair>();
  const { fresh, steady } = tickTables[route];
  const first = await takeTurns(fresh, keys, processesOfEach, async (key) => {
    const pair = await startPair(processes, key, route);
    pairs.set(key, pair);
    if (isShort) return run(pair, ticks);
    await run(pair, FRESH.skipped);
    return run(pair, FRESH.counted);
  });
  if (!isShort) for (const pair of pairs.values()) await run(pair, SETTLING);
  const later = await takeTurns(steady, [...pairs.values()], rounds, (pair) => run(pair, ticks));
  return { [steady]: rowsFrom(later), [fresh]: rowsFrom(first) };
}

export const ticks: Part = {
  title: "Tick to trade",
  text: `A tick is the time from the arrival of the last byte of an order book update in the client's process until the first bytes of the signed order reach the exchange. Client and exchange are separate processes that read the same monotonic clock. One tick runs at a time, with a pause of 0.25 to 0.75 milliseconds after it, and the clients take turns. Garbage collection is included. All clients use \`ws\` for the book. The time on the loopback and in the exchange is included; it is the same for all clients.
"By hand" is the lower limit: a program that a specialist would write for this one order with \`ws\`, \`JSON.parse\`, \`createHmac\` and an undici pool. It doesn't maintain an order book, checks nothing, and doesn't determine the outcome of a failed order.
Specwright's program calls \`warmUp()\`, which takes 0.2 to 0.3 seconds, before it connects. The other Specwright row shows the same program without this call.
"The first 3,000 ticks of a process" are measured after 100 other ticks, in three processes of each client. "Steady" means 4,000 ticks after the first 15,100 ticks of the last process, when the engine has optimized the program. p50, p90 and p99 are the medians of three processes, or of 10 rounds with 400 ticks each. Each round is divided by the relative speed that all clients had in it, because a virtual machine can be half as fast for seconds. p99.9 is of all ticks. The second table in each section is a histogram: each line begins with a time and shows the percentage of ticks that took at least this time and less than 1.25 times this time. Lines with less than 0.05 % for every client are omitted.`,
  first: "Client",
  columns: [
    plain("p50, µs", "p50"),
    plain("p90", "p90"),
    plain("p99", "p99"),
    plain("p99.9", "p999"),
    ratio("p50 to by hand", "p50", tickClients.hand.label),
    ratio("p99", "p99", tickClients.hand.label),
  ],
  async measure(isShort) {
    return { ...(await compare("rest", isShort)), ...(await compare("socket", isShort)) };
  },
};
