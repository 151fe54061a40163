import { createHmac } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createSandbox } from "../../src/index.ts";
import type { HmacKey, Sandbox, SandboxOptions } from "../../src/options.ts";
import { streamDocument } from "../../src/trading/sockets/stream-document.ts";
import { violationsOfPush } from "./check-message.ts";
import { noon } from "./test-world.ts";

/** A message from the server. `data` depends on the topic. */
export interface Message {
  readonly [field: string]: unknown;
  readonly topic?: string;
  readonly type?: string;
  readonly data?: unknown;
}

/** A record of market data or of an account. Almost all values are strings. */
export type Fields = Readonly<Record<string, string>>;

export const fieldsOf = ({ data }: Message): Fields => data as Fields;
export const recordsOf = ({ data }: Message): Fields[] => data as Fields[];

/** Starts a sandbox with a stopped clock. The sandbox is closed after the test. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({ now: noon, limits: false, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** A minimal WebSocket client that stores all messages. */
export class SocketClient {
  readonly messages: Message[] = [];
  /** True if messages may violate the specification. */
  mayDrift = false;
  readonly #violations: string[] = [];
  readonly #socket: WebSocket;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  #waiting: (() => void)[] = [];
  #hasEnded = false;

  constructor(url: string, headers: Record<string, string> = {}) {
    const path = new URL(url).pathname;
    const server = streamDocument().servers.find((each) => each.path === path)?.name ?? "";
    this.#socket = new WebSocket(url.replace("http", "ws"), { headers });
    this.#socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as Message;
      this.messages.push(message);
      if (message.topic !== undefined) this.#violations.push(...violationsOfPush(server, message));
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.closed = new Promise((resolve) =>
      this.#socket.on("close", (code) => {
        this.#hasEnded = true;
        for (const wake of this.#waiting.splice(0)) wake();
        resolve(code);
      }),
    );
    this.#socket.on("error", () => {});
    onTestFinished(() => {
      this.#socket.terminate();
      // Every message that the server pushed must match the specification of its topic.
      if (!this.mayDrift) expect(this.#violations).toEqual([]);
    });
  }

  /** Resolves after the handshake with its HTTP status. */
  opened(): Promise<number> {
    return new Promise((resolve) => {
      this.#socket.on("open", () => resolve(101));
      this.#socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    });
  }

  send(message: object | string): void {
    this.#socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** Removes and returns the first message that matches. Waits for it if it hasn't arrived yet. */
  async next(fits: (message: Message) => boolean = () => true): Promise<Message> {
    for (;;) {
      const index = this.messages.findIndex(fits);
      if (index !== -1) return this.messages.splice(index, 1)[0] ?? {};
      if (this.#hasEnded) throw new Error("The connection ended before the message came.");
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Sends a request and returns its reply, which is the next message without a topic. */
  ask(message: object | string): Promise<Message> {
    this.send(message);
    return this.next(({ topic }) => topic === undefined);
  }

  pushed(topic: string): Promise<Message> {
    return this.next((message) => message.topic === topic);
  }

  /** Returns all messages of a topic that have been pushed until now. */
  async all(topic: string): Promise<Message[]> {
    // The pong follows all messages that the server sent before, so all of them have arrived.
    await this.ask({ op: "ping" });
    return this.messages.splice(0).filter((message) => message.topic === topic);
  }

  close(): void {
    this.#socket.close();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

export async function connect(url: string, path: string): Promise<SocketClient> {
  const client = new SocketClient(`${url}${path}`);
  const status = await client.opened();
  if (status !== 101) throw new Error(`The handshake of ${path} was refused with ${status}.`);
  return client;
}

export const authArguments = ({ apiKey, secret }: HmacKey, expires: number): [string, number, string] => [
  apiKey,
  expires,
  createHmac("sha256", secret).update(`GET/realtime${expires}`).digest("hex"),
];

/** Opens an authenticated connection of the master account. */
export async function connectPrivate(
  sandbox: Sandbox,
  path = "/v5/private",
  key = sandbox.trading.keys.master,
  url = sandbox.trading.mainnetUrl,
): Promise<SocketClient> {
  const client = await connect(url, path);
  const reply = await client.ask({ op: "auth", args: authArguments(key, sandbox.clock.now() + 10_000) });
  if (reply["success"] !== true && reply["retCode"] !== 0)
    throw new Error(`auth was refused: ${JSON.stringify(reply)}`);
  return client;
}
