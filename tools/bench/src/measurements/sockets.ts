/** What a message of a stream costs: clients in processes of their own take turns, each with a server of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { FrameKind } from "../acceptance/frames.ts";
import { bench, cleanEnvironment, startChild } from "../child.ts";
import { cores } from "../cores.ts";
import type { SocketAnswer, SocketQuestion } from "../processes/socket-process.ts";
import { finished, section, step } from "../progress.ts";
import { spreadOf, type Spread } from "../report/stats.ts";

export interface SocketRace {
  /** Names of clients that `socket-process.ts` knows. */
  readonly clients: readonly string[];
  readonly kind: FrameKind;
  /** Messages of one round. */
  readonly count: number;
  /** Messages a second; 0 for as many as the client takes. */
  readonly rate: number;
  readonly rounds: number;
}

/** Messages that each client reads before it is measured, so that its code is compiled. */
const WARM_UP = 15_000;

async function startServer(): Promise<{ port: string; close: () => void }> {
  const [command = "", ...words] = [...cores.server, process.execPath];
  const script = join(bench, "src/processes/socket-server-process.ts");
  const child = spawn(command, [...words, script], { stdio: ["pipe", "pipe", "inherit"], env: cleanEnvironment() });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { port: line.toString().trim(), close: () => void child.stdin.end() };
}

/** CPU microseconds of a message in every round, in the order of the clients. */
export async function raceSockets({ clients, kind, count, rate, rounds }: SocketRace): Promise<number[][]> {
  const running = await Promise.all(
    clients.map(async (name) => {
      const server = await startServer();
      const args = [name, kind, server.port];
      const client = startChild<SocketQuestion, SocketAnswer>("socket-process.ts", args, [], cores.client);
      return { client, server, taken: [] as number[] };
    }),
  );
  try {
    for (const { client } of running) await client.ask({ count: Math.min(WARM_UP, count), rate: 0 });
    for (let round = 0; round < rounds; round++) {
      const order = round % 2 === 0 ? running : running.toReversed();
      for (const { client, taken } of order) taken.push((await client.ask({ count, rate })).cpu);
    }
  } finally {
    for (const { client, server } of running) {
      client.close();
      server.close();
    }
  }
  return running.map(({ taken }) => taken);
}

interface SocketRow {
  readonly key: string;
  /** CPU microseconds of one message. */
  readonly cpu: Spread;
}

type Entries<Rows> = { [Key in keyof Rows]: [Key, Rows[Key]] }[keyof Rows][];

export interface SocketCase {
  readonly kind: keyof typeof messages;
  readonly rows: readonly SocketRow[];
}

/** The messages that the report compares, in its words, and who reads them. */
export const messages = {
  "trades-302": { label: "trades of 0.3 kB", clients: ["bare", "plain", "bybit-api"] },
  "trades-1300": { label: "trades of 1.3 kB", clients: ["bare", "plain", "bybit-api"] },
  "book-302": { label: "a change of a book of 0.3 kB", clients: ["bare", "book", "bybit-api", "ccxt"] },
  "book-1300": { label: "a change of a book of 1.3 kB", clients: ["bare", "book", "bybit-api", "ccxt"] },
} as const;

/** The clients that the report compares, in its words. */
export const socketClients = [
  { key: "bare", label: "`ws` with `JSON.parse`", isOurs: false },
  { key: "plain", label: "Specwright, each message delivered", isOurs: true },
  { key: "book", label: "Specwright, a book of 50 levels kept", isOurs: true },
  { key: "bybit-api", label: "bybit-api, each message delivered", isOurs: false },
  { key: "ccxt", label: "ccxt, a book of 50 levels kept", isOurs: false },
] as const;

export async function measureSockets(isShort: boolean): Promise<SocketCase[]> {
  section("Streams: processor time of a message, taking turns");
  const cases: SocketCase[] = [];
  for (const [kind, { label, clients }] of Object.entries(messages) as Entries<typeof messages>) {
    step(label);
    const race = { clients, kind, count: isShort ? 50 : WARM_UP, rate: 0, rounds: isShort ? 1 : 12 };
    const taken = await raceSockets(race);
    cases.push({ kind, rows: clients.map((key, index) => ({ key, cpu: spreadOf(taken[index] ?? []) })) });
  }
  finished();
  return cases;
}
