import { accepted, type FakeServer, type FakeSocket, type Message, type Request } from "./fake-server.ts";

/** Faults of a request or of its reply. */
const requestFaults = [
  "lost before the server",
  "cut before the server",
  "cut after the server",
  "reply dropped",
  "reply doubled",
  "reply late",
  "reply without a request ID",
  "reply without a request ID, doubled",
  "reply without a request ID, late",
  "reply to another request",
  "reply unreadable",
  "restarting",
] as const;

/** Faults of a connection before it accepts requests. */
const connectionFaults = [
  "refused",
  "cut while it authenticates",
  "silent to the authentication",
  "restarting on connect",
] as const;

type FaultKind = (typeof requestFaults)[number] | (typeof connectionFaults)[number] | "none";

/** Maximum reply delay in milliseconds. It is longer than the timeout of any request. */
const LATEST_MS = 20_000;

const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const listOf = (value: unknown): readonly Message[] => (Array.isArray(value) ? (value as Message[]) : []);

/** ID that several orders share. These orders are distinguished by their quantity. */
export const SHARED = "shared";

/** Returns the name by which a test identifies an order. */
export const nameOf = ({ orderLinkId, qty }: Message): string => String(orderLinkId === SHARED ? qty : orderLinkId);

/** Server for orders with random faults. It records the orders that it received and carried out. */
export class OrderServer {
  /** Number of times each order was carried out, by order name. */
  readonly executed = new Map<string, number>();
  /** Names of all orders that arrived. */
  readonly received = new Set<string>();
  readonly injected = new Map<FaultKind, number>();
  /** Number of requests that arrived more than once. */
  repeated = 0;
  readonly #server: FakeServer;
  readonly #random: () => number;
  readonly #faults: number;
  readonly #requestIds = new Set<string>();
  #connections = 0;
  /** Failure of the newest connection before it accepts requests. */
  #connectionFault: FaultKind = "none";

  /** @param faults percentage of requests that have a fault */
  constructor(server: FakeServer, random: () => number, faults: number) {
    this.#server = server;
    this.#random = random;
    this.#faults = faults;
    server.refuses = () => this.#beginConnection() === "refused";
    server.onRequest = (socket, request) => {
      if (request.op === "auth") return this.#onAuthentication(socket, request);
      return request.op.startsWith("order.") ? this.#onOrder(socket, request) : undefined;
    };
  }

  /**
   * Starts a connection. Only every second connection has a fault, because a client waits long after several failures
   * in a row.
   */
  #beginConnection(): FaultKind {
    this.#connections += 1;
    this.#connectionFault =
      this.#connections % 2 === 0
        ? (connectionFaults[(this.#connections / 2) % connectionFaults.length] ?? "none")
        : "none";
    if (this.#connectionFault !== "none") this.#inject(this.#connectionFault);
    return this.#connectionFault;
  }

  #onAuthentication(socket: FakeSocket, { op }: Request): Message | "none" | undefined {
    if (this.#connectionFault === "cut while it authenticates") return this.#later(0, () => socket.cut());
    if (this.#connectionFault === "silent to the authentication") return "none";
    return this.#connectionFault === "restarting on connect"
      ? { op, retCode: 10016, retMsg: "restart", connId: "1" }
      : undefined;
  }

  #inject(fault: FaultKind): void {
    this.injected.set(fault, (this.injected.get(fault) ?? 0) + 1);
  }

  #onOrder(socket: FakeSocket, request: Request): "none" {
    const fault = this.#chooseFault();
    this.#inject(fault);
    if (fault === "lost before the server") return "none";
    if (fault === "cut before the server") return this.#later(0, () => socket.cut());
    const reply = fault === "restarting" ? this.#announceRestart(request) : this.#carryOut(request);
    if (fault === "cut after the server") return this.#later(0, () => socket.cut());
    if (fault === "reply dropped") return "none";
    if (fault === "reply unreadable")
      return this.#later(0, () => socket.pushText(pick(this.#random, ["{", "null", "[]", "OK", "{}"])));
    const message = fault.includes("without a request ID") ? this.#withoutId(reply) : reply;
    const late = fault.endsWith("late") ? this.#random() * LATEST_MS : this.#random() * 50;
    this.#later(late, () => socket.push(fault === "reply to another request" ? this.#ofAnother(message) : message));
    if (fault.endsWith("doubled")) this.#later(this.#random() * LATEST_MS, () => socket.push(message));
    if (fault === "restarting") this.#later(this.#random() * 5000, () => socket.cut());
    return "none";
  }

  #chooseFault(): FaultKind {
    if (this.#random() * 100 >= this.#faults) return "none";
    const fault = pick(this.#random, requestFaults);
    // Make cuts rare, because a late reply needs a connection that lives long enough.
    const isCut = fault.startsWith("cut") || fault === "restarting";
    return isCut && this.#random() < 0.88 ? "none" : fault;
  }

  #later(ms: number, callback: () => void): "none" {
    this.#server.clock.after(ms, callback);
    return "none";
  }

  #receive(request: Request): readonly Message[] {
    if (this.#requestIds.has(request.reqId ?? "")) this.repeated += 1;
    this.#requestIds.add(request.reqId ?? "");
    const [body = {}] = request.args as Message[];
    const orders = body["request"] === undefined ? [body] : listOf(body["request"]);
    for (const order of orders) this.received.add(nameOf(order));
    return orders;
  }

  #announceRestart(request: Request): Message {
    this.#receive(request);
    return { ...accepted(request), retCode: 10019, retMsg: "restart", data: {}, retExtInfo: {} };
  }

  /** Carries out or refuses each order, and returns the reply. */
  #carryOut(request: Request): Message {
    const orders = this.#receive(request);
    const reply = accepted(request);
    const isRefused = orders.map(() => this.#random() < 0.2);
    for (const [index, order] of orders.entries()) {
      if (isRefused[index] === true) continue;
      this.executed.set(nameOf(order), (this.executed.get(nameOf(order)) ?? 0) + 1);
    }
    if (!request.op.endsWith("-batch")) {
      return isRefused[0] === true ? { ...reply, retCode: 110007, retMsg: "balance", data: {} } : reply;
    }
    const { list } = reply["data"] as { list: Message[] };
    const data = { list: list.map((item, index) => (isRefused[index] ? { ...item, orderId: "" } : item)) };
    const codes = isRefused.map((is) => (is ? { code: 110007, msg: "balance" } : { code: 0, msg: "OK" }));
    return { ...reply, data, retExtInfo: { list: codes } };
  }

  /** Changes a reply so that it belongs to another request or another order. */
  #ofAnother(reply: Message): Message {
    return pick(this.#random, [
      { ...reply, reqId: "of-another" },
      { ...reply, op: "order.other" },
      { ...reply, retCode: 0, data: { orderId: "stray", orderLinkId: "of-another" } },
    ]);
  }

  /** Removes the request ID from a reply. A refusal without an ID also has no code. */
  #withoutId(reply: Message): Message {
    if (reply["retCode"] === 0) return { ...reply, reqId: undefined };
    return { success: false, ret_msg: "Params Error", op: reply["op"], conn_id: "1" };
  }
}
