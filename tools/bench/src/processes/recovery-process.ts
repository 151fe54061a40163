/** How fast a client is there again, over real sockets of this machine: prints one line of JSON for each case. */
import { once } from "node:events";
import { createTradingStreams } from "@specwright/streams";
import { WebSocketServer, type WebSocket } from "ws";
import { frame } from "./frames.ts";

const CUTS = 20;
const SILENT = 10;
/** Holes that do not count, until the code is compiled. */
const WARM_UP = 3;
const btc = { category: "linear", symbol: "BTCUSDT" } as const;

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
await once(server, "listening");
const { port } = server.address() as { port: number };

/** Sockets that respond to nothing any more. */
const silent = new WeakSet<WebSocket>();
let lastU = 0;
let onSubscribe: (at: number) => void = () => {};

server.on("connection", (socket) => {
  socket.on("message", (data) => {
    if (silent.has(socket)) return;
    const { op, req_id: id } = JSON.parse(String(data)) as { op: string; req_id?: string };
    const isPing = op === "ping";
    socket.send(JSON.stringify({ success: true, ret_msg: isPing ? "pong" : "", op, req_id: id, conn_id: "1" }));
    if (op !== "subscribe") return;
    onSubscribe(performance.now());
    socket.send(frame("book-302", lastU).replace('"type":"delta"', '"type":"snapshot"'));
  });
});

const open = () =>
  createTradingStreams({
    environment: { baseUrl: `ws://127.0.0.1:${port}` },
    webSocket: globalThis.WebSocket as never,
  });

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

const report = (id: string, text: string, isMet: boolean): void => console.log(JSON.stringify({ id, text, isMet }));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** R1: the server closes the connection; the time until it has the request to subscribe. */
async function cuts(): Promise<void> {
  const taken: number[] = [];
  for (let cut = 0; cut < CUTS; cut++) {
    const streams = open();
    const book = streams.orderBook({ ...btc, depth: 50 });
    await book.synced;
    const subscribed = new Promise<number>((resolve) => (onSubscribe = resolve));
    const begun = performance.now();
    for (const socket of server.clients) socket.terminate();
    taken.push((await subscribed) - begun);
    streams.close();
  }
  const most = percentile95(taken);
  report("R1", `${most.toFixed(0)} ms, ${CUTS} cuts`, most <= 150);
}

/** R2: the server falls silent, and the connection stays open. */
async function silences(): Promise<void> {
  const clients = await Promise.all(
    Array.from({ length: SILENT }, async () => {
      const streams = open();
      const gaps: number[] = [];
      const onEvent = ({ type }: { readonly type: string }) => void (type === "gap" && gaps.push(performance.now()));
      await streams.publicTrade(btc, { onEvent }).ready;
      return { streams, gaps };
    }),
  );
  const begun = performance.now();
  for (const socket of server.clients) silent.add(socket);
  while (clients.some(({ gaps }) => gaps.length === 0) && performance.now() - begun < 20_000) await pause(50);
  for (const { streams } of clients) streams.close();
  const most = percentile95(clients.map(({ gaps }) => (gaps[0] ?? Infinity) - begun));
  report("R2", `${(most / 1000).toFixed(1)} s, ${SILENT} connections`, most <= 12_100);
}

/** R5: one update is lost; the time until the book is synced, beside that of a round trip. */
async function holes(): Promise<void> {
  const taken: number[] = [];
  const trips: number[] = [];
  for (let hole = -WARM_UP; hole < CUTS; hole++) {
    // A book asks for three snapshots in a minute at once and then waits, so each hole has a client of its own.
    const streams = open();
    let onSynced: (at: number) => void = () => {};
    const onEvent = ({ type }: { readonly type: string }) => void (type === "synced" && onSynced(performance.now()));
    await streams.orderBook({ ...btc, depth: 50 }, { onEvent }).synced;
    const asked = performance.now();
    await streams.publicTrade(btc).ready;
    const trip = performance.now() - asked;
    lastU += 2;
    const synced = new Promise<number>((resolve) => (onSynced = resolve));
    const begun = performance.now();
    for (const socket of server.clients) socket.send(frame("book-302", lastU));
    const took = (await synced) - begun;
    streams.close();
    if (hole < 0) continue;
    trips.push(trip);
    taken.push(took);
  }
  const [most, trip] = [percentile95(taken), percentile95(trips)];
  report("R5", `${most.toFixed(1)} ms, a round trip takes ${trip.toFixed(1)} ms`, most <= 2 * trip + 5);
}

await cuts();
await holes();
await silences();
process.exit();
