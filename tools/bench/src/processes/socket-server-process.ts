/**
 * Runs a WebSocket server for measurements of streams. It accepts every subscription and sends the messages that the
 * parent process requests, at once or at a rate. It reports its port.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";
import { answerQuestions } from "./process.ts";
import { frame, type FrameKind } from "./frames.ts";

/** Number of unsent bytes in a client's socket above which the server pauses. */
const MOST_BYTES = 1_000_000;

/**
 * Number of messages per write if a client reads as many as it can. With one write per message, the client would wait
 * between messages, and the cost of waking it would be measured.
 */
const BURST = 100;

interface Flood {
  readonly kind: FrameKind;
  readonly count: number;
  /** Messages per second, or 0 for as many as the client can read. */
  readonly rate: number;
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Client {
  readonly socket: WebSocket;
  /** Connection to which the frames are written. */
  readonly connection: Socket;
  /** Number of messages that were sent. */
  sent: number;
}

const clients: Client[] = [];

async function flood(client: Client, { kind, count, rate }: Flood): Promise<void> {
  const { socket, connection, sent: first } = client;
  client.sent += count;
  // Prepare all messages before the first is sent, because a client reads faster than this process writes.
  const texts = Array.from({ length: count }, (_, at) => frame(kind, first + at));
  const begun = performance.now();
  for (const [sent, text] of texts.entries()) {
    while (socket.bufferedAmount > MOST_BYTES) await tick();
    const isAhead = (): boolean => rate > 0 && sent > ((performance.now() - begun) / 1000) * rate;
    while (isAhead()) await sleep(1);
    if (rate === 0 && sent % BURST === 0) connection.cork();
    socket.send(text);
    if (sent % BURST === BURST - 1 || sent === count - 1) connection.uncork();
  }
}

const http = createServer();
const server = new WebSocketServer({ server: http });
server.on("connection", (socket, { socket: connection }) => {
  clients.push({ socket, connection, sent: 0 });
  socket.on("message", (data) => {
    const { op, req_id: id } = JSON.parse(String(data)) as { op: string; req_id?: string };
    if (op === "ping") socket.send(JSON.stringify({ success: true, ret_msg: "pong", op: "ping", conn_id: "1" }));
    else socket.send(JSON.stringify({ success: true, ret_msg: "", op, req_id: id, conn_id: "1" }));
  });
});
http.on("request", (request, response) => {
  const { searchParams: wanted } = new URL(request.url ?? "/", "http://localhost");
  const what = JSON.parse(wanted.get("flood") ?? "{}") as Flood;
  response.end();
  for (const client of clients) void flood(client, what);
});
http.listen(0, "127.0.0.1");
await once(http, "listening");
answerQuestions(async () => String((http.address() as AddressInfo).port));
