import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { WebSocketServer, type WebSocket } from "ws";

interface Message {
  readonly topic: string;
  readonly data: { readonly u?: number };
}

interface StreamDocument {
  readonly channels: Readonly<
    Record<string, { readonly messages?: Readonly<Record<string, { readonly examples?: { payload: Message }[] }>> }>
  >;
}

interface Request {
  readonly op: string;
  readonly req_id?: string;
  readonly args?: readonly string[];
}

const file = fileURLToPath(import.meta.resolve("@specwright/specs/streams.json"));
const { channels } = JSON.parse(readFileSync(file, "utf8")) as StreamDocument;
const examples = Object.values(channels).flatMap(({ messages = {} }) =>
  Object.values(messages).flatMap((message) => (message.examples ?? []).map(({ payload }) => payload)),
);

/** The message after another one: a book counts its updates. */
function following(message: Message): Message {
  const { u } = message.data;
  return u === undefined ? message : { ...message, data: { ...message.data, u: u + 1 } };
}

/** Sends the examples of a topic, and then the last one again and again. Returns what stops it. */
function play(socket: WebSocket, topic: string): () => void {
  const own = examples.filter((message) => message.topic === topic);
  for (const message of own) socket.send(JSON.stringify(message));
  let last = own.at(-1);
  const timer = setInterval(() => {
    if (last === undefined) return;
    last = following(last);
    socket.send(JSON.stringify(last));
  }, 5);
  return () => clearInterval(timer);
}

function serve(socket: WebSocket): void {
  const playing = new Map<string, () => void>();
  socket.on("message", (data) => {
    const { op, req_id, args = [] } = JSON.parse(String(data)) as Request;
    if (op === "ping") return socket.send(JSON.stringify({ op, req_id, success: true, ret_msg: "pong" }));
    socket.send(JSON.stringify({ op, req_id, success: true, ret_msg: "" }));
    for (const topic of args) {
      playing.get(topic)?.();
      if (op === "subscribe") playing.set(topic, play(socket, topic));
    }
  });
  socket.on("close", () => {
    for (const stop of playing.values()) stop();
  });
}

/** A server of streams on this machine that sends the examples of the specification. */
export interface StreamServer {
  readonly url: string;
  close(): void;
}

export async function createStreamServer(): Promise<StreamServer> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  server.on("connection", serve);
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
