/**
 * A server of streams for measurements. It accepts every subscription and sends what the parent process asks for:
 * messages at once or at a rate. `node socket-server-process.ts` prints its port.
 */
import { createServer } from "node:http";
import { WebSocketServer, type WebSocket } from "ws";
import { frame, type FrameKind } from "../acceptance/frames.ts";

/** Messages that wait in the socket of a client, in bytes, before the server waits for it. */
const MOST_BYTES = 1_000_000;

interface Flood {
  readonly kind: FrameKind;
  readonly topic: string;
  readonly count: number;
  /** Messages a second; 0 for as many as the client takes. */
  readonly rate: number;
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const started = new Map<WebSocket, number>();

async function flood(socket: WebSocket, { kind, topic, count, rate }: Flood): Promise<void> {
  const first = started.get(socket) ?? 0;
  started.set(socket, first + count);
  const begun = performance.now();
  for (let sent = 0; sent < count; sent++) {
    while (socket.bufferedAmount > MOST_BYTES) await tick();
    const isAhead = (): boolean => rate > 0 && sent > ((performance.now() - begun) / 1000) * rate;
    while (isAhead()) await sleep(1);
    socket.send(frame(kind, first + sent, topic));
  }
}

const http = createServer();
const server = new WebSocketServer({ server: http });
server.on("connection", (socket) => {
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
  for (const socket of server.clients) void flood(socket, what);
});
http.listen(0, "127.0.0.1", () => {
  const { port } = http.address() as { port: number };
  console.log(port);
});
process.stdin.on("end", () => process.exit()).resume();
