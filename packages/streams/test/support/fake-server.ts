import { VirtualClock } from "@specwright-tools/testing";
import { requiredMessage } from "@specwright-tools/testing/required-message";
import type { Socket, SocketConstructor } from "../../src/index.ts";
import { loadFiles } from "./load-files.ts";

await loadFiles();

export type Request = { op: string; req_id?: string; reqId?: string; args: unknown[]; header?: Record<string, string> };
export type Message = Record<string, unknown>;

/** Returns the server's reply to an order request that it accepts. */
export function accepted({ op, reqId, args }: Request): Message {
  const [body = {}] = args as Message[];
  const acknowledge = (item: Message) => ({ orderId: item["orderId"] ?? "1", orderLinkId: item["orderLinkId"] ?? "" });
  const { request, category } = body;
  const items = request as Message[] | undefined;
  const data = items
    ? { list: items.map((item) => ({ category, symbol: item["symbol"], ...acknowledge(item) })) }
    : acknowledge(body);
  const retExtInfo = items ? { list: items.map(() => ({ code: 0, msg: "OK" })) } : {};
  const header = { "X-Bapi-Limit": "10", "X-Bapi-Limit-Status": "9", Timenow: "1700000000000" };
  return { reqId, retCode: 0, retMsg: "OK", op, data, retExtInfo, header, connId: "1" };
}

/** Connection to a fake server. */
export class FakeSocket implements Socket {
  readonly #listeners = new Map<string, (event: never) => void>();
  readonly url: string;
  readonly requests: Request[] = [];
  readonly #server: FakeServer;
  /** True if the client or the server closed the socket. */
  isClosed = false;
  isSilent = false;

  constructor(server: FakeServer, url: string) {
    this.#server = server;
    this.url = url;
  }

  send(text: string): void {
    if (this.isClosed) throw new Error("The socket is closed.");
    const request = JSON.parse(text) as Request;
    this.requests.push(request);
    if (!this.isSilent) this.#server.respond(this, request);
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener);
  }

  open(): void {
    this.#emit("open", {});
  }

  /** Sends a message, completed with the fields that its topic requires. */
  push(message: Message): void {
    this.pushText(JSON.stringify(requiredMessage(new URL(this.url).pathname, message)));
  }

  pushText(text: string): void {
    this.pushData(text);
  }

  /** Sends a string, or bytes. */
  pushData(data: unknown): void {
    if (!this.isClosed) this.#emit("message", { data });
  }

  /** Ends the connection without a close handshake. */
  cut(): void {
    this.isClosed = true;
    this.#emit("close", { code: 1006 });
  }

  #emit(type: string, event: object): void {
    this.#listeners.get(type)?.(event as never);
  }

  /** Returns the topics of all requests of a kind. */
  topics(op: "subscribe" | "unsubscribe" = "subscribe"): unknown[] {
    return this.requests.filter((request) => request.op === op).flatMap(({ args }) => args);
  }
}

/** In-memory server: it opens sockets immediately, replies to requests, and sends the messages that a test pushes. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  readonly clock = new VirtualClock();
  /** Offset of the server's clock from the client's clock. */
  clockOffsetMs = 0;
  opensSockets = true;
  /** Returns true to refuse the next connection. */
  refuses: () => boolean = () => false;
  /** Overrides the reply to a request. Return undefined for the default reply, or `none` for no reply. */
  onRequest: (socket: FakeSocket, request: Request) => Message | "none" | undefined = () => undefined;
  readonly WebSocket: SocketConstructor;
  #orders = 0;
  #waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  constructor() {
    const connect = (url: string) => this.#connect(url);
    // `new` returns the object that the function returns, so every socket belongs to this server.
    this.WebSocket = function open(url: string) {
      return connect(url);
    } as unknown as SocketConstructor;
  }

  get now(): number {
    return this.clock.now() + this.clockOffsetMs;
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error("There is no connection.");
    return last;
  }

  /** Client options to connect to this server. */
  get options() {
    return { webSocket: this.WebSocket, clock: this.clock, random: () => 0.5 };
  }

  /**
   * Resolves when `count` order requests have arrived. The first order loads a module, so its arrival can't be awaited
   * with virtual time.
   */
  ordersArrived(count: number): Promise<void> {
    if (this.#orders >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }

  respond(socket: FakeSocket, request: Request): void {
    if (request.op.startsWith("order.")) this.#orders += 1;
    for (const { count, resolve } of this.#waiting) if (this.#orders >= count) resolve();
    const response = this.onRequest(socket, request) ?? this.#usual(socket, request);
    if (response !== "none") queueMicrotask(() => socket.push(response));
  }

  #usual(socket: FakeSocket, request: Request): Message {
    const { op, req_id: id } = request;
    if (op.startsWith("order.")) return accepted(request);
    const isTrade = socket.url.endsWith("/v5/trade");
    if (op === "ping") {
      if (isTrade) return { retCode: 0, retMsg: "OK", op: "pong", data: [String(this.now)], connId: "1" };
      if (socket.url.endsWith("/v5/private")) return { op: "pong", args: [String(this.now)], conn_id: "1" };
      return { success: true, ret_msg: "pong", conn_id: "1", op: "ping" };
    }
    if (isTrade) return { retCode: 0, retMsg: "OK", op, connId: "1" };
    return { success: true, ret_msg: "", op, conn_id: "1", ...(id === undefined ? {} : { req_id: id }) };
  }

  #connect(url: string): FakeSocket {
    const socket = new FakeSocket(this, url);
    this.sockets.push(socket);
    queueMicrotask(() => {
      if (this.refuses()) socket.cut();
      else if (this.opensSockets && !socket.isClosed) socket.open();
    });
    return socket;
  }
}
