/** Measures the cost of one message of a stream. Clients in separate processes take turns, each with its own server. */
import { Processes } from "../child.ts";
import { ratio, spread, type Part } from "../part.ts";
import type { FrameKind } from "../processes/frames.ts";
import type { SocketAnswer, SocketQuestion } from "../processes/socket-process.ts";
import { spreadOf, takeTurns, type Contender, type Row } from "../race.ts";

export interface SocketRace {
  /** Names of clients in `socket-process.ts`. */
  readonly clients: readonly string[];
  readonly kind: FrameKind;
  /** Number of messages per round. */
  readonly count: number;
  /** Messages per second, or 0 for as many as the client can read. */
  readonly rate?: number;
  readonly rounds: number;
}

/** Number of messages that each client reads before the measurement, so that its code is compiled. */
const WARM_UP = 15_000;

/** Returns the CPU microseconds per message in every round, in the order of the clients. */
export async function raceSockets({ clients, kind, count, rate = 0, rounds }: SocketRace): Promise<number[][]> {
  using processes = new Processes();
  const running = await Promise.all(
    clients.map(async (name) => {
      const port = await processes.start<object, string>("socket-server-process.ts", [], { core: "server" })({});
      return processes.start<SocketQuestion, SocketAnswer>("socket-process.ts", [name, kind, port], { core: "client" });
    }),
  );
  for (const read of running) await read({ count: Math.min(WARM_UP, count), rate: 0 });
  // Await here, because the processes end with this function.
  return await takeTurns(kind, running, rounds, async (read) => (await read({ count, rate })).cpu);
}

/** Clients on the performance page, with their labels. */
export const socketClients = {
  bare: { label: "`ws` with `JSON.parse`" },
  plain: { label: "Specwright, each message delivered", isOurs: true },
  book: { label: "Specwright, a book of 50 levels kept", isOurs: true },
  "bybit-api": { label: "bybit-api, each message delivered" },
  ccxt: { label: "ccxt, a book of 50 levels kept" },
} satisfies Record<string, Contender>;

type Client = keyof typeof socketClients;
const traders: readonly Client[] = ["bare", "plain", "bybit-api"];
const bookKeepers: readonly Client[] = ["bare", "book", "bybit-api", "ccxt"];

export const socketTables = {
  "trades-302": "Trades of 0.3 kB",
  "trades-1300": "Trades of 1.3 kB",
  "book-302": "A change of a book of 0.3 kB",
  "book-1300": "A change of a book of 1.3 kB",
} as const;

export const sockets: Part = {
  title: "Market data over WebSocket",
  text: "The tables show the CPU time of the client's process: the median of 12 rounds of 15,000 messages. The server sends 100 messages per write, as fast as the client reads them. Every client has its own process and server, and all clients take turns. All clients except ccxt use `ws` 8.",
  first: "Client",
  columns: [spread("CPU, µs a message", "cpu"), ratio("to the first", "cpu")],
  async measure(isShort) {
    const tables: Record<string, Row[]> = {};
    for (const [kind, title] of Object.entries(socketTables) as [keyof typeof socketTables, string][]) {
      const clients = kind.startsWith("book") ? bookKeepers : traders;
      const taken = await raceSockets({ clients, kind, count: isShort ? 50 : WARM_UP, rounds: isShort ? 1 : 12 });
      tables[title] = clients.map((key, index) => ({
        isOurs: false,
        ...socketClients[key],
        values: { cpu: spreadOf(taken[index] ?? []) },
      }));
    }
    return tables;
  },
};
