/**
 * `pnpm check streams`: measures whether the streams reach their performance goals, and prints a table. Fails if a row
 * misses its goal. Pass row names as arguments to measure only these rows.
 */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { Processes, repository, run } from "./child.ts";
import { raceSockets } from "./parts/sockets.ts";
import type { FrameKind } from "./processes/frames.ts";
import type { SandboxAnswer, SandboxQuestion } from "./processes/sandbox-process.ts";
import { median } from "./race.ts";
import { table } from "./report/page.ts";

/** The result of a measurement. */
interface Found {
  readonly text: string;
  /** True if the goal is met, false if it is missed. Undefined if the rounds prove neither. */
  readonly isMet: boolean | undefined;
}

/**
 * Combines results. Returns false if a part missed its goal, otherwise undefined if a part is unproven, otherwise true.
 */
function allMet(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

/** Performance goal of the streams, with the measurement that shows whether it is met. */
interface Goal {
  readonly id: string;
  readonly goal: string;
  measure(): Promise<Found>;
}

const streams = join(repository, "packages/streams");
/** Number of updates in one run of the script `check-books`, whose default is a million. */
const UPDATES = 40_000;

const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Checks order books in six series of random updates: three with a fixed seed and three with a random seed. */
async function checkBooks(): Promise<Found> {
  const lines: string[] = [];
  let isMet = true;
  for (const seed of [1, 2, 3, randomSeed(), randomSeed(), randomSeed()]) {
    const args = ["scripts/check-books.ts", String(seed), String(UPDATES)];
    const { code, output } = await run(process.execPath, args, { cwd: streams });
    isMet &&= code === 0;
    const last = output.trim().split("\n").at(-1) ?? "";
    lines.push(code === 0 ? (/^\d+/.exec(last)?.[0] ?? "0") : `seed ${seed}: ${last}`);
  }
  const compared = lines.map(Number).reduce((sum, count) => sum + count, 0);
  return { text: isMet ? `${compared} comparisons, 0 wrong` : lines.join("; "), isMet };
}

/**
 * Runs a script of the streams package, whose last output line is the result. The script exits with an error if it
 * misses its goal.
 */
async function runScript(name: string): Promise<Found> {
  const minutes = 15;
  const options = { cwd: streams, timeoutMs: minutes * 60_000 };
  const { code, output } = await run(process.execPath, [`scripts/${name}.ts`], options);
  if (code === null) return { text: `did not end within ${minutes} minutes`, isMet: false };
  return { text: output.trim().split("\n").at(-1) ?? "", isMet: code === 0 };
}

/** Creates goals that one process measures together. The process prints one or more JSON lines for each goal. */
function memoryGoals(goals: Readonly<Record<string, string>>): Goal[] {
  let all: Promise<(Found & { readonly id: string })[]> | undefined;
  const measureAll = async () => {
    const { output } = await run(process.execPath, ["--expose-gc", join(streams, "scripts/check-memory.ts")]);
    const lines = output.split("\n").filter((line) => line.startsWith('{"id"'));
    return lines.map((line) => JSON.parse(line) as Found & { id: string });
  };
  return Object.entries(goals).map(([id, goal]) => ({
    id,
    goal,
    async measure() {
      all ??= measureAll();
      const own = (await all).filter((found) => found.id === id);
      if (own.length === 0) return { text: "the measurement failed", isMet: false };
      return { text: own.map(({ text }) => text).join(", "), isMet: allMet(own.map(({ isMet }) => isMet)) };
    },
  }));
}

/**
 * Comparison of a client with a minimal reader (`ws`, `JSON.parse` and one lookup) by CPU time per message. Both are
 * measured in turns. The goal is met if the whole confidence interval is below the limit, and missed if the whole
 * interval is above it.
 */
interface Contest {
  readonly client: string;
  readonly kinds: readonly FrameKind[];
  readonly most: number;
  /** Messages per second, or 0 for as many as the client can read. */
  readonly rate?: number;
}

const ROUNDS = 6;
/** 97.5th percentile of Student's t-distribution for `ROUNDS` rounds. */
const T_OF_ROUNDS = 2.571;

/**
 * Returns the median ratio of the client's CPU time (`own`) to that of a bare WebSocket (`bare`) over all rounds, and
 * the 95 % confidence interval of the mean ratio.
 */
function ratioOf(own: readonly number[], bare: readonly number[]): { ratio: number; low: number; high: number } {
  const ratios = own.map((cpu, round) => cpu / (bare[round] ?? Number.NaN));
  const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
  const variance = ratios.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, ratios.length - 1);
  const reach = T_OF_ROUNDS * Math.sqrt(variance / ratios.length);
  return { ratio: median(ratios), low: mean - reach, high: mean + reach };
}

async function compare({ client, kinds, most, rate = 0 }: Contest): Promise<Found> {
  const texts: string[] = [];
  const isMet: (boolean | undefined)[] = [];
  for (const kind of kinds) {
    const effort = rate === 0 ? { count: 15_000 } : { count: rate * 2, rate };
    const [bare = [], own = [], peer = []] = await raceSockets({
      clients: ["bare", client, "bybit-api"],
      kind,
      rounds: ROUNDS,
      ...effort,
    });
    const { ratio, low, high } = ratioOf(own, bare);
    // On a busy machine, the interval may be too wide to prove either result. The goal is then undecided.
    isMet.push(low > most ? false : high <= most || undefined);
    const peerText = ratioOf(peer, bare).ratio.toFixed(2);
    const interval = `${low.toFixed(2)} to ${high.toFixed(2)}`;
    texts.push(`${kind} ${ratio.toFixed(2)} (${interval}) of ${median(bare).toFixed(1)} µs (bybit-api ${peerText})`);
  }
  return { text: texts.join(", "), isMet: allMet(isMet) };
}

const contest = (id: string, what: string, rules: Contest): Goal => ({
  id,
  goal: `CPU: ${what}, at most ${rules.most.toFixed(2)} times that of ws and JSON.parse, over the whole 95 % interval`,
  measure: () => compare(rules),
});

const LEAST = 20_000;
/**
 * Clock steps of one round. A step is as long as the sandbox's push interval for books of depth 50, 20 milliseconds.
 */
const ROUND: SandboxQuestion = { steps: 2000, stepMs: 20 };
const symbols = ["BTC", "ETH", "SOL", "XRP", "DOGE", "XAUT", "AAPL", "TSLA"].map((coin) => `${coin}USDT`);
const topics = [...symbols, "BTCPERP", "ETHPERP"].map((symbol) => `orderbook.50.${symbol}`);

/**
 * Creates a subscriber that counts deltas. It waits for a pong before it returns the count, because a pong follows
 * everything that was sent before it.
 */
async function subscribe(url: string): Promise<{ deltas: () => Promise<number>; close: () => void }> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/v5/public/linear`);
  const seen = { deltas: 0, replies: 0 };
  socket.on("message", (data: Buffer) => {
    const { topic, type } = JSON.parse(data.toString()) as { topic?: string; type?: string };
    if (topic === undefined) seen.replies += 1;
    else if (type === "delta") seen.deltas += 1;
  });
  const ask = async (request: object): Promise<void> => {
    const { replies } = seen;
    socket.send(JSON.stringify(request));
    while (seen.replies === replies) await wait(5);
  };
  await new Promise((resolve) => socket.on("open", resolve));
  await ask({ op: "subscribe", args: topics });
  return {
    deltas: async () => {
      await ask({ op: "ping" });
      const { deltas } = seen;
      seen.deltas = 0;
      return deltas;
    },
    close: () => socket.close(),
  };
}

/** Measures how many order book deltas the sandbox pushes per second of its CPU time. */
async function countDeltas(): Promise<Found> {
  using processes = new Processes();
  const pass = processes.start<SandboxQuestion, SandboxAnswer>("sandbox-process.ts", [], { core: "server" });
  const { url } = await pass({ steps: 0, stepMs: 0 });
  const subscriber = await subscribe(url);
  const rates: number[] = [];
  for (let round = 0; round <= 5; round++) {
    const { cpu } = await pass(ROUND);
    const deltas = await subscriber.deltas();
    // The first round only compiles the code.
    if (round > 0) rates.push(deltas / (cpu / 1e6));
  }
  subscriber.close();
  const rate = median(rates);
  return {
    text: `${Math.round(rate).toLocaleString("en")} deltas, ${(1e6 / rate).toFixed(0)} µs each`,
    isMet: rate >= LEAST,
  };
}

const goals: readonly Goal[] = [
  { id: "C1", goal: "random updates with faults: no book is silently wrong", measure: checkBooks },
  {
    id: "P1",
    goal: "500 cuts in 100,000 changes: no event of an account is lost",
    measure: () => runScript("check-account"),
  },
  {
    id: "P4",
    goal: "100,000 order requests with faults: every request ends, and no outcome is wrong",
    measure: () => runScript("check-orders"),
  },
  ...memoryGoals({
    M1: "a slow reader: the messages that its policy allows, and 8 MiB",
    M3: "at most 16 bytes a repetition, nothing left after close",
    M4: "1,000 books in 40 MiB, a full book in 4 MiB and 50 µs of CPU a change",
  }),
  contest("U1", "trades delivered", { client: "plain", kinds: ["trades-302", "trades-1300"], most: 1.1 }),
  contest("U2", "a book of 50 levels kept", { client: "book", kinds: ["book-302", "book-1300"], most: 0.9 }),
  contest("U3", "tickers merged", { client: "plain", kinds: ["ticker"], most: 1.2 }),
  contest("U4", "5,000 messages a second", { client: "plain", kinds: ["trades-302"], most: 1.05, rate: 5000 }),
  contest("U5", "a loop instead of a callback", { client: "loop", kinds: ["trades-302"], most: 1.25 }),
  contest("U6", "every message left to the general reader", {
    client: "plain",
    kinds: ["trades-reordered"],
    most: 1.3,
  }),
  {
    id: "X4",
    goal: `the sandbox pushes ${LEAST.toLocaleString("en")} deltas of ${topics.length} books of depth 50 per second of CPU time`,
    measure: countDeltas,
  },
];

async function cellsOf({ id, goal, measure }: Goal): Promise<string[]> {
  console.error(`${id}: ${goal}`);
  const failed = (error: unknown): Found => ({
    text: error instanceof Error ? error.message : String(error),
    isMet: false,
  });
  const { text, isMet } = await measure().catch(failed);
  return [id, goal, text, isMet === undefined ? "not proven" : isMet ? "yes" : "**no**"];
}

const wanted = process.argv.slice(2);
const known = goals.map(({ id }) => id);
const missing = wanted.find((name) => !known.includes(name));
if (missing !== undefined) throw new Error(`Unknown row ${missing}. The rows are ${known.join(", ")}.`);
const rows: string[][] = [];
// Measure one row after the other, because they share the machine.
for (const goal of goals.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) rows.push(await cellsOf(goal));
console.log(table(["row", "goal", "measured", "met"], rows));
const missed = rows.filter((cells) => cells.at(-1) === "**no**");
if (missed.length > 0) {
  console.error(`Missed: ${missed.map(([id]) => id).join(", ")}.`);
  process.exitCode = 1;
}
