/** CPU time of a message, beside that of `ws` with `JSON.parse` and one look-up, measured in turns. */
import { once } from "node:events";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { bench, cleanEnvironment, startChild } from "../../child.ts";
import { cores } from "../../cores.ts";
import type { SocketAnswer, SocketQuestion } from "../../processes/socket-process.ts";
import { median } from "../../report/stats.ts";
import type { FrameKind } from "../frames.ts";
import type { Found, Row } from "../row.ts";

interface Contest {
  readonly client: string;
  readonly kinds: readonly FrameKind[];
  readonly most: number;
  /** Messages a second; 0 for as many as the client takes. */
  readonly rate?: number;
}

const WARM_UP = 15_000;
const ROUNDS = 6;

async function startServer(): Promise<{ port: string; close: () => void }> {
  const [command = "", ...words] = [...cores.server, process.execPath];
  const script = join(bench, "src/processes/socket-server-process.ts");
  const child = spawn(command, [...words, script], { stdio: ["pipe", "pipe", "inherit"], env: cleanEnvironment() });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { port: line.toString().trim(), close: () => void child.stdin.end() };
}

/** CPU microseconds of every round, each client with a server of its own, one after the other in each round. */
async function race(names: readonly string[], kind: FrameKind, rate: number): Promise<number[][]> {
  const running = await Promise.all(
    names.map(async (name) => {
      const server = await startServer();
      const args = [name, kind, server.port];
      const client = startChild<SocketQuestion, SocketAnswer>("socket-process.ts", args, [], cores.client);
      return { client, server, taken: [] as number[] };
    }),
  );
  try {
    for (const { client } of running) await client.ask({ count: WARM_UP, rate: 0 });
    const question = { count: rate === 0 ? WARM_UP : rate * 2, rate };
    for (let round = 0; round < (rate === 0 ? ROUNDS : 2); round++) {
      const order = round % 2 === 0 ? running : running.toReversed();
      for (const { client, taken } of order) taken.push((await client.ask(question)).cpu);
    }
  } finally {
    for (const { client, server } of running) {
      client.close();
      server.close();
    }
  }
  return running.map(({ taken }) => taken);
}

/** The ratio of the medians, and the lower end of its 95 % interval. */
function ratioOf(own: readonly number[], bare: readonly number[]): { ratio: number; low: number } {
  const ratios = own.map((cpu, round) => cpu / (bare[round] ?? Number.NaN));
  const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
  const variance = ratios.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, ratios.length - 1);
  return { ratio: median(ratios), low: mean - 1.96 * Math.sqrt(variance / ratios.length) };
}

async function compare({ client, kinds, most, rate = 0 }: Contest): Promise<Found> {
  const texts: string[] = [];
  let isMet = true;
  for (const kind of kinds) {
    const [bare = [], own = [], peer = []] = await race(["bare", client, "bybit-api"], kind, rate);
    const { ratio, low } = ratioOf(own, bare);
    isMet &&= low <= most;
    const peerText = ratioOf(peer, bare).ratio.toFixed(2);
    texts.push(`${kind} ${ratio.toFixed(2)} of ${median(bare).toFixed(1)} µs (bybit-api ${peerText})`);
  }
  return { text: texts.join(", "), isMet };
}

const contests: readonly (Contest & { readonly id: string; readonly what: string })[] = [
  { id: "U1", what: "a message delivered", client: "plain", kinds: ["book-302", "book-1300"], most: 1.1 },
  { id: "U2", what: "a book of 50 levels kept", client: "book", kinds: ["book-302", "book-1300"], most: 1.35 },
  { id: "U3", what: "trades, and tickers merged", client: "plain", kinds: ["trades", "ticker"], most: 1.2 },
  { id: "U4", what: "5,000 messages a second", client: "plain", kinds: ["book-302"], most: 1.05, rate: 5000 },
  { id: "U5", what: "a loop instead of a callback", client: "loop", kinds: ["book-302"], most: 1.25 },
];

export const cpuRows: readonly Row[] = contests.map(({ id, what, ...contest }) => ({
  id,
  goal: `CPU: ${what}, at most ${contest.most.toFixed(2)} of ws and JSON.parse`,
  measure: () => compare(contest),
}));
