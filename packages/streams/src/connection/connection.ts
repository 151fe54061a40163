import type { StreamSigner } from "@specwright/signing";
import { elapsed, toCallerError, type Clock, type Redactor, type ServerClock } from "@specwright/transport";
import type { DebugListener } from "../debug.ts";
import { StreamError } from "../errors.ts";
import type { StreamServer } from "../stream-server.ts";
import { authRequest, isAuthenticated, isRestarting } from "./authenticate.ts";
import { backoffMs } from "./backoff.ts";
import { reserveConnect } from "./connect-budget.ts";
import { Heartbeat, type HeartbeatOptions } from "./heartbeat.ts";
import { isPong, pongTime, readMessage, refusalText, type StreamMessage } from "./message.ts";
import { openSocket, type OpenedSocket, type SocketConstructor } from "./socket.ts";

/** What all connections of a client share. */
export interface ConnectionContext {
  readonly Socket: SocketConstructor;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly random: () => number;
  readonly heartbeat: HeartbeatOptions;
  readonly signer: StreamSigner | undefined;
  /** Removes the key from what the server says: it may quote it. */
  readonly redact: Redactor;
  readonly debug: DebugListener;
  /** Characters of the longest message that is read. */
  readonly maxMessageLength: number;
}

/** What a connection tells. */
export interface ConnectionListener {
  /** Authenticated where that is needed: requests may be sent. */
  onReady(): void;
  onMessage(message: StreamMessage): void;
  /** A message is no JSON object. */
  onUnreadable?(): void;
  /** The connection ended after it was ready. It connects again by itself. `heardAt` is when its last message arrived. */
  onDown(reason: string, heardAt: number): void;
  /** The server refuses the key, so the connection gives up. */
  onFailed(error: StreamError): void;
}

/** A connection that is not ready after this time, in milliseconds, is given up. */
const READY_MS = 10_000;

/** A connection that was ready so long, in milliseconds, ends a series of failures. */
const STABLE_MS = 10_000;

/** One connection to one server. It authenticates, pings, and connects again when it ends. */
export class Connection {
  readonly url: string;
  readonly #server: StreamServer;
  readonly #context: ConnectionContext;
  readonly #listener: ConnectionListener;
  readonly #heartbeat: Heartbeat;
  #socket: OpenedSocket | undefined;
  #readyAt: number | undefined;
  #heardAt = 0;
  #heardBefore = 0;
  #failures = 0;
  #authRefusals = 0;
  #pingSentAt = 0;
  /** The server rejected a time: its next pong is right, whatever was known before. */
  #isClockDoubtful = false;
  #cancelDial: () => void = () => {};
  #isClosed = false;

  constructor(baseUrl: string, server: StreamServer, context: ConnectionContext, listener: ConnectionListener) {
    this.url = baseUrl + server.path;
    this.#server = server;
    this.#context = context;
    this.#listener = listener;
    const { clock, heartbeat } = context;
    this.#heartbeat = new Heartbeat(
      clock,
      heartbeat,
      () => this.ping(),
      () => this.#end("No message arrived after a ping."),
    );
    this.#dialAfter(0);
  }

  /** When the message before the last one arrived. */
  get heardBefore(): number {
    return this.#heardBefore;
  }

  get isReady(): boolean {
    return this.#readyAt !== undefined;
  }

  /** Sends a request; false if there is no connection, and then nothing was sent. */
  send(request: object): boolean {
    return this.sendText(JSON.stringify(request));
  }

  /** Sends a request that is text already. */
  sendText(text: string): boolean {
    return this.isReady && this.#write(text);
  }

  /** Pings beside the heartbeat. */
  ping(): void {
    this.#pingSentAt = this.#context.clock.now();
    this.#write('{"op":"ping"}');
  }

  /** The server rejected a time: asks for its clock again. */
  measureClock(): void {
    this.#isClockDoubtful = true;
    this.ping();
  }

  /** Stops reading, so that the server waits; false if the socket cannot or there is none. */
  pause(): boolean {
    if (!this.isReady || this.#socket?.pause() !== true) return false;
    this.#heartbeat.pause();
    return true;
  }

  resume(): void {
    this.#socket?.resume();
    this.#heartbeat.resume();
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #write(text: string): boolean {
    try {
      this.#socket?.send(text);
      return this.#socket !== undefined;
    } catch {
      // A socket that is closing throws. Its end is reported by itself.
      return false;
    }
  }

  #dialAfter(waitMs: number): void {
    const { clock } = this.#context;
    const dial = () => {
      const { host } = new URL(this.url);
      const moreMs = reserveConnect(clock, host, this.#server.connects);
      if (moreMs === 0) this.#dial();
      else this.#cancelDial = clock.after(moreMs, () => this.#dial());
    };
    if (waitMs === 0) dial();
    else this.#cancelDial = clock.after(waitMs, dial);
  }

  #dial(): void {
    const { Socket, clock, debug } = this.#context;
    debug({ type: "connecting", url: this.url });
    const giveUp = () => this.#end(`The connection was not ready within ${READY_MS / 1000} seconds.`);
    this.#cancelDial = clock.after(READY_MS, giveUp);
    try {
      this.#socket = openSocket(Socket, this.url, {
        onOpen: () => void this.#onOpen(),
        onText: (text) => this.#onText(text),
        onClose: (reason) => this.#onEnd(reason),
      });
    } catch {
      this.#onEnd("The platform refused to open the connection.");
    }
  }

  async #onOpen(): Promise<void> {
    const socket = this.#socket;
    this.#heardAt = this.#context.clock.now();
    if (!this.#server.isPrivate) {
      this.#heartbeat.start();
      return this.#becomeReady();
    }
    try {
      const { signer, serverClock } = this.#context;
      if (signer === undefined) throw new Error("A private connection needs credentials.");
      const request = await authRequest(signer, serverClock);
      // The socket may have ended while a key service signed.
      if (socket === this.#socket) this.#write(JSON.stringify(request));
    } catch (cause) {
      const message = "The key could not sign the first message of the connection.";
      const safe = toCallerError(cause, this.#context.redact);
      this.#fail(new StreamError("authentication", message, { cause: safe }));
    }
  }

  #onText(text: string): void {
    const { maxMessageLength: most, debug } = this.#context;
    if (text.length > most) {
      debug({ type: "message-too-long", url: this.url, length: text.length });
      return this.#end(`A message of ${text.length} characters is longer than maxMessageLength, ${most}.`);
    }
    this.#heartbeat.heard();
    this.#heardBefore = this.#heardAt;
    this.#heardAt = this.#context.clock.now();
    const message = readMessage(text);
    if (message === undefined) {
      debug({ type: "unreadable-message", url: this.url });
      return this.#listener.onUnreadable?.();
    }
    if (isPong(message)) return this.#onPong(message);
    if (message["op"] === "auth" && this.#server.isPrivate && !this.isReady) return this.#onAuth(message);
    this.#listener.onMessage(message);
  }

  #onPong(message: StreamMessage): void {
    const serverTime = pongTime(message);
    const { clock, serverClock } = this.#context;
    if (serverTime !== undefined) {
      if (this.#isClockDoubtful) serverClock.reset();
      this.#isClockDoubtful = false;
      serverClock.add({ sentAt: this.#pingSentAt, receivedAt: clock.now(), serverTime });
    }
    if (this.#authRefusals > 0 && !this.isReady)
      return this.#end("The server refused the key; its clock is known now.");
    // A private connection is ready when the clock of the server is known: orders carry it.
    this.#becomeReady();
  }

  #onAuth(message: StreamMessage): void {
    if (isAuthenticated(message)) {
      this.#authRefusals = 0;
      return this.#heartbeat.start();
    }
    if (isRestarting(message)) return this.#end("The server is about to restart.");
    this.#authRefusals += 1;
    // The usual reason is a wrong clock. The pong tells that of the server, and the next connection uses it.
    if (this.#authRefusals === 1) {
      this.#isClockDoubtful = true;
      return this.#heartbeat.start();
    }
    const reason = this.#context.redact(refusalText(message));
    const text = `The server refused the key: ${reason}. Check the key, its environment and its permissions.`;
    this.#fail(new StreamError("authentication", text));
  }

  #becomeReady(): void {
    if (this.isReady) return;
    this.#cancelDial();
    this.#readyAt = elapsed(this.#context.clock);
    this.#context.debug({ type: "connected", url: this.url });
    this.#listener.onReady();
  }

  #stop(): void {
    this.#cancelDial();
    this.#heartbeat.stop();
    this.#heartbeat.resume();
    this.#socket?.end();
    this.#socket = undefined;
    this.#readyAt = undefined;
  }

  #fail(error: StreamError): void {
    if (this.#isClosed) return;
    this.close();
    this.#listener.onFailed(error);
  }

  #end(reason: string): void {
    this.#socket?.end();
    this.#onEnd(reason);
  }

  #onEnd(reason: string): void {
    if (this.#isClosed) return;
    const { clock, random, debug } = this.#context;
    const readyAt = this.#readyAt;
    this.#stop();
    const wasStable = readyAt !== undefined && elapsed(clock) - readyAt >= STABLE_MS;
    if (wasStable) this.#failures = 0;
    debug({ type: "disconnected", url: this.url, reason });
    this.#dialAfter(backoffMs(this.#failures, random));
    this.#failures += 1;
    if (readyAt !== undefined) this.#listener.onDown(reason, this.#heardAt);
  }
}
