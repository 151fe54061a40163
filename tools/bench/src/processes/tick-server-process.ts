/**
 * Runs the exchange of the measurement "tick to trade": sends an update of the order book, waits for the resulting
 * order, accepts it, and repeats this. Market data and orders have separate ports, which are part of every answer to
 * the parent process.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import streams from "@specwright/specs/streams.json" with { type: "json" };
import { WebSocketServer, type WebSocket } from "ws";
import { frame } from "./frames.ts";
import { answerQuestions, microseconds } from "./process.ts";

export interface TickServerQuestion {
  /** Number of updates to send, or 0 to only request the ports. */
  readonly ticks: number;
}

export interface TickServerAnswer {
  readonly marketPort: number;
  readonly orderPort: number;
  /** Arrival of each order's first bytes, in microseconds of the shared clock. */
  readonly arrivals: readonly number[];
}

/**
 * Mean microseconds that the server waits after the response to an order before it sends the next update, so that a
 * client can read the response first. Pauses vary by half, because with equal pauses, an interruption that the machine
 * repeats every few milliseconds would hit either many ticks or none.
 */
const PAUSE_US = 500;

/** Waits without sleeping, because a timer of one millisecond takes up to four milliseconds on some machines. */
async function pause(): Promise<void> {
  const end = microseconds() + PAUSE_US * (0.5 + Math.random());
  while (microseconds() < end) await turn();
}

/** Arrival time of the first bytes on each socket since its last request. */
const firstBytes = new WeakMap<object, number>();

function hear(socket: object): void {
  if (!firstBytes.has(socket)) firstBytes.set(socket, microseconds());
}

function takeRequest(socket: object): number {
  const arrivedAt = firstBytes.get(socket) ?? microseconds();
  firstBytes.delete(socket);
  return arrivedAt;
}

let takeOrder: (arrivedAt: number) => void = () => {};

const accepted = (linkId: unknown) => ({ orderId: "c6f055d9-7f21-4079-913d-e6523a9cfffa", orderLinkId: linkId ?? "" });

/** Records an order. Throws for anything else, because a client that sends something else would look fast. */
function received(text: string, arrivedAt: number): { readonly orderLinkId?: string } {
  const order = JSON.parse(text) as { readonly price?: string; readonly orderLinkId?: string };
  if (!(Number(order.price) > 0)) throw new Error(`No order: ${text}`);
  takeOrder(arrivedAt);
  return order;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) text += piece as string;
  return text;
}

const orders = createServer(async (request, response) => {
  if (request.headers["x-bapi-sign"] === undefined) throw new Error("The order is not signed.");
  const { orderLinkId } = received(await textOf(request), takeRequest(request.socket));
  const body = { retCode: 0, retMsg: "OK", result: accepted(orderLinkId), retExtInfo: {}, time: Date.now() };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
});
orders.on("connection", (socket: Socket) => socket.on("data", () => hear(socket)));
orders.keepAliveTimeout = 60_000;

/** Reply to an order over the socket, from the specification. */
const orderReply = streams.channels.orderCreateReply.messages.orderCreateReply.examples[0]?.payload;

interface Request {
  readonly op: string;
  readonly reqId?: string;
  readonly req_id?: string;
  readonly args: readonly object[];
}

function replyTo({ op, reqId, args }: Request, socket: object): object {
  const arrivedAt = takeRequest(socket);
  const known = { reqId, retCode: 0, retMsg: "OK", op, connId: "1" };
  if (op === "ping") return { ...known, op: "pong", data: [String(Date.now())] };
  if (op !== "order.create") return known;
  const { orderLinkId } = received(JSON.stringify(args[0]), arrivedAt);
  return { ...orderReply, reqId, data: accepted(orderLinkId) };
}

new WebSocketServer({ server: orders }).on("connection", (socket, { socket: stream }) => {
  socket.on("message", (data) => socket.send(JSON.stringify(replyTo(JSON.parse(String(data)) as Request, stream))));
});

let listener: WebSocket | undefined;
const markets = createServer();
new WebSocketServer({ server: markets }).on("connection", (socket) => {
  socket.on("message", (data) => {
    const { op, req_id: id } = JSON.parse(String(data)) as Request;
    const text = op === "ping" ? "pong" : "";
    socket.send(JSON.stringify({ success: true, ret_msg: text, op, req_id: id, conn_id: "1" }));
    if (op !== "subscribe") return;
    listener = socket;
    socket.send(frame("book-302", 0));
  });
});

let sent = 0;

/** Waits for an order without sleeping, because a virtual machine wakes up more slowly the longer it has slept. */
async function awake<Value>(pending: Promise<Value>): Promise<Value> {
  const state = { isPending: true };
  const settled = pending.finally(() => (state.isPending = false));
  while (state.isPending) await turn();
  return settled;
}

async function run(ticks: number): Promise<number[]> {
  const arrivals: number[] = [];
  for (let tick = 0; tick < ticks; tick++) {
    const order = new Promise<number>((resolve) => (takeOrder = resolve));
    listener?.send(frame("book-302", ++sent));
    arrivals.push(await awake(order));
    await pause();
  }
  return arrivals;
}

const listening = [markets, orders].map((server) => {
  server.listen(0, "127.0.0.1");
  return new Promise<number>((resolve) =>
    server.on("listening", () => resolve((server.address() as AddressInfo).port)),
  );
});
answerQuestions(async ({ ticks }: TickServerQuestion): Promise<TickServerAnswer> => {
  const [marketPort = 0, orderPort = 0] = await Promise.all(listening);
  return { marketPort, orderPort, arrivals: await run(ticks) };
});
