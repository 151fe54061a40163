import { watchHandshake } from "#runtime";
import type { StreamSigner } from "@specwright/signing";
import {
  elapsed,
  toCallerError,
  type Clock,
  type DriftWatch,
  type Redactor,
  type ServerClock,
} from "@specwright/transport";
import type { DebugListener } from "../debug.ts";
import { StreamError } from "../errors.ts";
import type { StreamServer } from "../stream-server.ts";
import { Dialer } from "./dialer.ts";
import { isPong, isSuccess, readMessage, refusalText, type StreamMessage } from "../message.ts";
import { Heartbeat, PingClock, type HeartbeatOptions, type Moment, type PongClock } from "./pings.ts";
import { GuardedSocket, type SocketConstructor, type SocketListener } from "./socket.ts";

/** Settings and clocks that all connections of a client share. */
export interface ConnectionContext {
  readonly Socket: SocketConstructor;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly pongClock: PongClock;
  readonly random: () => number;
  readonly heartbeat: HeartbeatOptions;
  readonly signer: StreamSigner | undefined;
  /** Redactor for the key, which the server may echo. */
  readonly redact: Redactor;
  readonly debug: DebugListener;
  /**
   * Observer that compares messages with the specification and reports differences (drift). Undefined unless `onDrift`
   * or `responses: "strict"` is set.
   */
  readonly drift: DriftWatch | undefined;
  /** Maximum message length in characters. */
  readonly maxMessageLength: number;
}

/** Callbacks of a connection. */
export interface ConnectionListener {
  /** Called when the connection is ready: open and, if needed, authenticated. */
  onReady(): void;
  /**
   * Handles the raw JSON of a topic's message. Returns false if the message must be parsed and passed to `onMessage`.
   */
  onText?(text: string): boolean;
  onMessage(message: StreamMessage): void;
  /** Called for a message that is not a JSON object. */
  onUnreadable?(): void;
  /** Called after a pong arrived and was used to measure the server's clock. */
  onPong?(): void;
  /**
   * Called when the connection ends after it was ready. It reconnects automatically. `lastMessageAt` is the arrival
   * time of its last message.
   */
  onDown(reason: string, lastMessageAt: Moment): void;
  /** Called if the server refused the key, or if the key could not sign. The connection doesn't reconnect. */
  onFailed(error: StreamError): void;
}

/** Milliseconds after which a connection that isn't ready is closed. */
const READY_MS = 10_000;

/** Connection to one server. Authenticates, pings, and reconnects when it ends. */
export class Connection implements SocketListener {
  readonly url: string;
  readonly #server: StreamServer;
  readonly #context: ConnectionContext;
  readonly #listener: ConnectionListener;
  readonly #heartbeat: Heartbeat;
  readonly #pingClock: PingClock;
  readonly #dialer: Dialer;
  #socket: GuardedSocket | undefined;
  #readyAt: number | undefined;
  #lastMessageAt: Moment;
  #previousMessageAt: Moment;
  /** True if the server accepted the key on this socket. */
  #isAuthenticated = false;
  /** True if the server refused the key on this socket. */
  #isRefused = false;
  /** Number of consecutive sockets on which the server refused the key. */
  #refusals = 0;
  /** True if the server accepted the key, on this connection or an earlier one. */
  #wasAuthenticated = false;
  #cancelTimer: () => void = () => {};
  #isClosed = false;
  #failure: string | undefined;

  constructor(baseUrl: string, server: StreamServer, context: ConnectionContext, listener: ConnectionListener) {
    this.url = baseUrl + server.path;
    this.#server = server;
    this.#context = context;
    this.#listener = listener;
    this.#pingClock = new PingClock(context);
    this.#lastMessageAt = this.#previousMessageAt = context.pongClock.moment();
    this.#dialer = new Dialer(this.url, server, context, () => this.#dial());
    const { clock, heartbeat } = context;
    this.#heartbeat = new Heartbeat(
      clock,
      heartbeat,
      () => this.ping(),
      () => this.#end("No message arrived after a ping."),
    );
    this.#dialer.start();
  }

  /** Reason why the last attempt to connect failed. Undefined while the connection is ready. */
  get failure(): string | undefined {
    return this.#failure;
  }

  /** Arrival time of the second to last message. */
  get previousMessageAt(): Moment {
    return this.#previousMessageAt;
  }

  get isReady(): boolean {
    return this.#readyAt !== undefined;
  }

  /** Sends a request. Returns false if there is no connection, so nothing was sent. */
  send(request: object): boolean {
    return this.sendText(JSON.stringify(request));
  }

  /** Sends a request that is already JSON. Returns false if nothing was sent. */
  sendText(text: string): boolean {
    return this.isReady && this.#write(text);
  }

  /** Sends a ping in addition to the heartbeat. */
  ping(): void {
    if (this.#write('{"op":"ping"}')) this.#pingClock.start();
  }

  /** Discards the estimate of the server's clock and measures it again, because the server refused a timestamp. */
  measureClock(): void {
    this.#pingClock.doubt();
    this.ping();
  }

  /**
   * Stops reading from the socket, so that the server has to wait. Returns false if the socket doesn't support it.
   * Returns true without a connection, because nothing arrives.
   */
  pause(): boolean {
    if (!this.isReady) return true;
    if (this.#socket?.pause() !== true) return false;
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
    this.#socket?.send(text);
    return this.#socket !== undefined;
  }

  #dial(): void {
    const { Socket, clock, debug } = this.#context;
    debug({ type: "connecting", url: this.url });
    // Stop if the caller has closed the client in the debug callback.
    if (this.#isClosed) return;
    this.#cancelTimer = clock.after(READY_MS, () => this.#onLate());
    let socket: GuardedSocket;
    const handshake = watchHandshake(this.url);
    try {
      socket = new GuardedSocket(new Socket(this.url), clock, this, handshake);
    } catch {
      handshake.stop();
      return this.#end("The WebSocket constructor threw an exception.");
    }
    this.#socket = socket;
    socket.listen();
  }

  /**
   * Called if the connection isn't ready in time. If the server accepted the key, the connection counts as ready, even
   * if pings are answered slowly.
   */
  #onLate(): void {
    if (this.#isAuthenticated) this.#becomeReady();
    else this.#end(`The connection was not ready within ${READY_MS / 1000} seconds.`);
  }

  onOpen(): void {
    this.#lastMessageAt = this.#context.pongClock.moment();
    if (this.#server.isPrivate) return void this.#authenticate();
    this.#heartbeat.start();
    this.#becomeReady();
  }

  async #authenticate(): Promise<void> {
    const socket = this.#socket;
    const request = await authRequest(this.#context).catch((error: StreamError) => error);
    // Stop if the socket has ended while a key service signed.
    if (socket !== this.#socket) return;
    if (StreamError.isInstance(request)) this.#onUnsigned(request);
    else this.#write(JSON.stringify(request));
  }

  /**
   * Handles a signing failure. If the key has signed before, reconnects, because the signing service may be down
   * temporarily. Otherwise the key is unusable, and the connection fails.
   */
  #onUnsigned(error: StreamError): void {
    if (this.#wasAuthenticated) this.#end(error.message);
    else this.#fail(error);
  }

  onText(text: string): void {
    const { maxMessageLength, debug } = this.#context;
    if (text.length > maxMessageLength) {
      debug({ type: "message-too-long", url: this.url, length: text.length });
      return this.#end(`A message of ${text.length} characters is longer than maxMessageLength, ${maxMessageLength}.`);
    }
    this.#noteMessage();
    if (this.#listener.onText?.(text) === true) return;
    const message = readMessage(text);
    if (message === undefined) return this.onUnreadable();
    if (isPong(message)) return this.#onPong(message);
    if (message["op"] === "auth" && this.#server.isPrivate && !this.isReady) return this.#onAuth(message);
    this.#listener.onMessage(message);
    // Since the server replied to the authentication, the client has sent only a ping, so this message is the reply to
    // the ping in some format.
    if (!this.isReady && (this.#isAuthenticated || this.#isRefused)) this.#onPong(message);
  }

  /** Treats a binary message as unreadable, because the platform sends only text. */
  onBinary(): void {
    this.#noteMessage();
    this.onUnreadable();
  }

  onClose(reason: string): void {
    this.#end(reason);
  }

  #noteMessage(): void {
    this.#heartbeat.noteMessage();
    this.#previousMessageAt = this.#lastMessageAt;
    this.#lastMessageAt = this.#context.pongClock.moment();
  }

  onUnreadable(): void {
    this.#context.debug({ type: "unreadable-message", url: this.url });
    this.#listener.onUnreadable?.();
  }

  #onPong(message: StreamMessage): void {
    this.#pingClock.take(message);
    if (this.isReady) this.#listener.onPong?.();
    if (this.#isRefused)
      return this.#end("The server refused the key. Its clock is now known, so the next attempt may succeed.");
    // A private connection is ready once the server's clock is known, because orders contain its time.
    this.#becomeReady();
  }

  #onAuth(message: StreamMessage): void {
    if (isAuthenticated(message)) {
      this.#refusals = 0;
      this.#isRefused = false;
      this.#isAuthenticated = true;
      this.#wasAuthenticated = true;
      return this.#heartbeat.start();
    }
    if (isRestarting(message)) return this.#end("The server is about to restart.");
    // Ignore a refusal that arrives twice.
    if (this.#isRefused) return;
    this.#isRefused = true;
    this.#refusals += 1;
    // A refusal usually means that this machine's clock is wrong. The pong contains the server's time, and the next
    // connection uses it.
    if (this.#refusals === 1) {
      this.#pingClock.doubt();
      return this.#heartbeat.start();
    }
    this.#fail(refusedKey(message, this.#context));
  }

  #becomeReady(): void {
    if (this.isReady) return;
    this.#cancelTimer();
    this.#readyAt = elapsed(this.#context.clock);
    this.#failure = undefined;
    this.#context.debug({ type: "connected", url: this.url });
    this.#listener.onReady();
  }

  #stop(): void {
    this.#dialer.stop();
    this.#cancelTimer();
    this.#heartbeat.stop();
    this.#heartbeat.resume();
    this.#socket?.end();
    this.#socket = undefined;
    this.#pingClock.reset();
    this.#isAuthenticated = false;
    this.#isRefused = false;
    this.#readyAt = undefined;
  }

  #fail(error: StreamError): void {
    if (this.#isClosed) return;
    this.close();
    this.#listener.onFailed(error);
  }

  #end(reason: string): void {
    if (this.#isClosed) return;
    const readyAt = this.#readyAt;
    this.#failure = reason;
    this.#stop();
    this.#dialer.again(readyAt);
    this.#context.debug({ type: "disconnected", url: this.url, reason });
    if (readyAt !== undefined) this.#listener.onDown(reason, this.#lastMessageAt);
  }
}

/** Validity of the signature in the first message, in milliseconds. */
const VALID_MS = 10_000;

/** Return code for a connection that is already authenticated. */
const REPEATED = 20_001;

/** Return codes of a server that restarts. They don't mean that the key is refused. */
const RESTARTING: ReadonlySet<unknown> = new Set([10_016, 10_019]);

/** Dependencies of authentication: signer, server clock for the expiry, and redactor for error messages. */
interface Authentication {
  readonly signer: StreamSigner | undefined;
  readonly serverClock: ServerClock;
  readonly redact: Redactor;
}

/**
 * Creates the authentication request of a private connection. Its expiry is based on the server's clock.
 *
 * @throws {StreamError} if the key can't sign
 */
async function authRequest({ signer, serverClock, redact }: Authentication): Promise<object> {
  try {
    if (signer === undefined) throw new Error("A private connection needs credentials.");
    return { op: "auth", args: await signer.authenticate(serverClock.now() + VALID_MS) };
  } catch (cause) {
    const message = "The key could not sign the first message of the connection.";
    throw new StreamError("authentication", message, { cause: toCallerError(cause, redact) });
  }
}

/** Returns true if the server refused to authenticate because it is restarting. */
const isRestarting = ({ retCode }: StreamMessage): boolean => RESTARTING.has(retCode);

/** Returns true if the server accepted the key. */
const isAuthenticated = (message: StreamMessage): boolean => isSuccess(message) || message["retCode"] === REPEATED;

/** Creates the error for a key that the server has refused permanently. */
function refusedKey(message: StreamMessage, { redact }: Authentication): StreamError {
  const reason = redact(refusalText(message)).replace(/(?<![.?!])$/, ".");
  const text = `The server refused the key: ${reason} Check the key, its environment and its permissions.`;
  return new StreamError("authentication", text);
}
