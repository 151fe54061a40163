import { createHmac } from "node:crypto";
import type { Socket } from "@specwright/streams";
import type { Fields } from "../messages.ts";
import type { World } from "../scenario.ts";
import { type Platform, credentials } from "./platform.ts";

/** One end of a socket in virtual time: what the client sends goes to `onText`. */
export class VirtualSocket implements Socket {
  readonly #listeners = new Map<string, (event: never) => void>();
  readonly #onText: (socket: VirtualSocket, text: string) => void;
  isClosed = false;

  constructor(onText: (socket: VirtualSocket, text: string) => void) {
    this.#onText = onText;
  }

  send(text: string): void {
    if (this.isClosed) throw new Error("The socket is closed.");
    this.#onText(this, text);
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener);
  }

  open(): void {
    if (!this.isClosed) this.#emit("open", {});
  }

  push(text: string): void {
    if (!this.isClosed) this.#emit("message", { data: text });
  }

  /** The server ends the connection. */
  cut(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#emit("close", { code: 1006 });
  }

  #emit(type: string, event: object): void {
    this.#listeners.get(type)?.(event as never);
  }
}

interface Request {
  readonly op: string;
  readonly reqId?: string;
  readonly header?: Readonly<Record<string, string>>;
  readonly args: readonly unknown[];
}

/** What happens to a request on its way, or to its reply. */
const FATES = [
  "lost before the server",
  "cut before the server",
  "cut after the server",
  "reply lost",
  "reply doubled",
  "reply late",
  "reply of another",
  "reply without a name",
  "reply unreadable",
  "sent away",
] as const;

/** Later than any request waits. */
const LATEST_MS = 4000;

const pathOf = (op: string): string => `/v5/${op.replace(".", "/")}`;

/** Order entry of the platform over sockets, in virtual time. */
export class OrderEntryServer {
  readonly #world: World;
  readonly #platform: Platform;

  constructor(world: World, platform: Platform) {
    this.#world = world;
    this.#platform = platform;
  }

  connect(): VirtualSocket {
    const { random } = this.#world;
    const socket = new VirtualSocket((from, text) => this.#receive(from, JSON.parse(text) as Request));
    const isRefused = random.chance(this.#platform.intake.faults * 0.2);
    queueMicrotask(() => (isRefused ? socket.cut() : socket.open()));
    return socket;
  }

  #receive(socket: VirtualSocket, request: Request): void {
    const { op, args } = request;
    if (op === "ping") return this.#push(socket, { retCode: 0, op: "pong", data: [String(this.#platform.now())] });
    if (op === "auth") return this.#authenticate(socket, args);
    this.#platform.intake.note(false);
    this.#handle(socket, request);
  }

  #authenticate(socket: VirtualSocket, [apiKey, expires, signature]: readonly unknown[]): void {
    const { random } = this.#world;
    const { intake } = this.#platform;
    const expected = createHmac("sha256", credentials.secret)
      .update(`GET/realtime${String(expires)}`)
      .digest("hex");
    if (apiKey !== credentials.apiKey || signature !== expected)
      intake.violations.push("the signature of the socket is wrong");
    if (random.chance(intake.faults * 0.1)) return socket.cut();
    if (random.chance(intake.faults * 0.1)) return;
    const isRefused = random.chance(intake.faults * 0.1);
    this.#push(socket, { retCode: isRefused ? random.pick([10_016, 33_004]) : 0, retMsg: "", op: "auth", connId: "1" });
  }

  #handle(socket: VirtualSocket, request: Request): void {
    const { random } = this.#world;
    const { intake } = this.#platform;
    if (!random.chance(intake.faults)) return this.#respond(socket, this.#carryOut(request));
    const fate = random.pick(FATES);
    intake.history.push(fate);
    if (fate === "lost before the server") return;
    if (fate === "cut before the server") return void this.#later(() => socket.cut());
    if (fate === "sent away") {
      this.#respond(socket, { ...this.#reply(request), retCode: 10_019, retMsg: "restart", data: {} });
      return void this.#later(() => socket.cut());
    }
    const reply = this.#carryOut(request);
    if (fate === "cut after the server") return void this.#later(() => socket.cut());
    if (fate === "reply lost") return;
    if (fate === "reply late") return void this.#later(() => this.#push(socket, reply), LATEST_MS);
    if (fate === "reply unreadable")
      return void this.#later(() => socket.push(random.pick(["{", "null", "[]", "OK", "{}"])));
    if (fate === "reply of another") return this.#respond(socket, this.#strayReply(reply));
    this.#respond(socket, fate === "reply without a name" ? { ...reply, reqId: undefined } : reply);
    if (fate === "reply doubled") void this.#later(() => this.#push(socket, reply), LATEST_MS);
  }

  /** A reply to another request, or one to this request about another order. */
  #strayReply(reply: Fields): Fields {
    const { random } = this.#world;
    return random.pick<() => Fields>([
      () => ({ ...reply, reqId: "of-another" }),
      () => ({ ...reply, op: "order.other" }),
      () => ({ ...reply, retCode: 0, data: { orderId: "stray", orderLinkId: "of-another" } }),
    ])();
  }

  #reply({ op, reqId }: Request): Fields {
    const header = { Timenow: String(this.#platform.now()) };
    return { reqId, retCode: 0, retMsg: "OK", op, data: {}, retExtInfo: {}, header, connId: "1" };
  }

  #carryOut(request: Request): Fields {
    const { random } = this.#world;
    const { intake, account } = this.#platform;
    const reply = this.#reply(request);
    const ageMs = this.#platform.now() - Number(request.header?.["X-BAPI-TIMESTAMP"]);
    if (Math.abs(ageMs) > Number(request.header?.["X-BAPI-RECV-WINDOW"])) return { ...reply, retCode: 10_002 };
    if (random.chance(intake.faults * 0.15)) {
      intake.history.push("refused");
      // Some refusals have neither a code nor a name.
      return random.chance(0.2) ? { success: false, ret_msg: "Params Error" } : { ...reply, retCode: 110_007 };
    }
    const [fields] = request.args as readonly Fields[];
    const { response, hasActed } = account.execute(pathOf(request.op), fields ?? {});
    intake.history.push(hasActed ? "carried out" : "known");
    const { retCode, retMsg, result, retExtInfo } = response;
    return { ...reply, retCode, retMsg, data: result, retExtInfo };
  }

  #respond(socket: VirtualSocket, reply: Fields): void {
    void this.#later(() => this.#push(socket, reply), 50);
  }

  #push(socket: VirtualSocket, message: Fields): void {
    socket.push(JSON.stringify(message));
  }

  async #later(act: () => void, withinMs = 500): Promise<void> {
    const { random, wait } = this.#world;
    await wait(random.below(withinMs));
    act();
  }
}
