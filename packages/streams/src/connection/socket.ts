import type { Clock } from "@specwright/transport";
import { describeFailure, type Handshake } from "./failure.ts";

/** Milliseconds after which a socket is dropped if the server hasn't confirmed the close. */
const CLOSE_MS = 1000;

type EventName = "open" | "message" | "error" | "close";

/** Event fields that the client uses. */
interface SocketEvent {
  readonly data?: unknown;
  readonly code?: number;
}

/**
 * Subset of `WebSocket` that the client uses. The sockets of browsers, Node 22, Bun, Deno and the `ws` package
 * implement it.
 */
export interface Socket {
  // oxlint-disable-next-line typescript/no-explicit-any -- only `any` accepts the event types of all platforms and of ws
  addEventListener(type: EventName, listener: (event: any) => void): void;
  send(text: string): void;
  close(): void;
  /**
   * Ends the connection immediately. Only sockets of the `ws` package have this method; built-in sockets wait for the
   * server.
   */
  terminate?(): void;
  /** Stops reading from the network. Only sockets of the `ws` package have this method. */
  pause?(): void;
  resume?(): void;
}

/** Constructor of a WebSocket class. */
export type SocketConstructor = new (url: string) => Socket;

/** Callbacks of a socket. */
export interface SocketListener {
  onOpen(): void;
  onText(text: string): void;
  /** Called for a message that isn't text. */
  onBinary(): void;
  /** Called if reading a message threw an exception. */
  onUnreadable(): void;
  /** Called once when the socket closes, unless the client closed it. */
  onClose(reason: string): void;
}

/** Calls `act`. Returns false if it threw an exception. */
function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/**
 * Socket with one listener, which receives nothing after `end`. The caller chooses the socket class, and messages come
 * from the network, so neither can be trusted: all calls and events pass through this class, and no exception escapes.
 */
export class GuardedSocket {
  readonly #socket: Socket;
  readonly #clock: Clock;
  readonly #listener: SocketListener;
  readonly #handshake: Handshake;
  #isEnded = false;
  #isClosed = false;
  #isPaused = false;
  /** True while a method of the socket runs. */
  #isCalling = false;
  /** Events that arrived while a method of the socket ran. */
  #events: (() => void)[] = [];
  #cancelTimer = (): void => {};

  constructor(socket: Socket, clock: Clock, listener: SocketListener, handshake: Handshake) {
    this.#handshake = handshake;
    this.#socket = socket;
    this.#clock = clock;
    this.#listener = listener;
  }

  /** Registers the event listeners. Some servers end the connection without a close frame, which counts as a close. */
  listen(): void {
    const failed = (event?: SocketEvent) => this.#fail(describeFailure(event, this.#handshake.failure()));
    const canListen = this.#call(() => {
      this.#on("open", () => this.#onOpen(), failed);
      this.#socket.addEventListener("message", (event: SocketEvent) => {
        if (this.#mustWait) this.#handleLater(() => this.#onMessage(event));
        else this.#onMessage(event);
      });
      // Keep this listener after the socket has ended: without a listener, `ws` throws an error.
      this.#on("error", failed, failed);
      this.#on("close", ({ code = 1006 }) => this.#fail(`The connection was closed with code ${code}.`), failed);
    });
    if (!canListen) failed();
  }

  /** Sends a text message. If the socket throws, it has failed, but may already have sent the message. */
  send(text: string): void {
    if (this.#call(() => this.#socket.send(text))) return;
    this.#handleLater(() => this.#fail("The socket threw an exception when a message was sent."));
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#handshake.stop();
    // Resume first, because a paused socket can't finish its close.
    this.resume();
    this.#call(() => this.#socket.close());
    if (this.#isClosed || !this.#has("terminate")) return;
    const terminate = () => this.#socket.terminate?.();
    this.#cancelTimer = this.#clock.after(CLOSE_MS, () => void succeeds(terminate));
  }

  /** Stops reading from the socket, so that the server has to wait. Returns false if the socket doesn't support it. */
  pause(): boolean {
    this.#isPaused = this.#has("pause") && this.#call(() => this.#socket.pause?.());
    return this.#isPaused;
  }

  /**
   * Resumes reading after `pause`. Does nothing if reading isn't paused, because a socket of the `ws` package that
   * never opened would throw.
   */
  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#call(() => this.#socket.resume?.());
  }

  #has(method: "pause" | "terminate"): boolean {
    try {
      return typeof this.#socket[method] === "function";
    } catch {
      return false;
    }
  }

  /** Registers a handler for an event. If the handler throws, `onThrow` is called. */
  #on(type: "open" | "error" | "close", handle: (event: SocketEvent) => void, onThrow: () => void): void {
    const deliver = (event: SocketEvent): void => {
      if (this.#isEnded) return;
      if (!succeeds(() => handle(event))) succeeds(onThrow);
    };
    this.#socket.addEventListener(type, (event: SocketEvent) => {
      if (type === "close") this.#confirmClose();
      if (this.#mustWait) this.#handleLater(() => deliver(event));
      else deliver(event);
    });
  }

  /** True while a method of the socket runs, or while an event that arrived during such a call is queued. */
  get #mustWait(): boolean {
    return this.#isCalling || this.#events.length > 0;
  }

  /**
   * Calls a method of the socket. Events that it emits during the call are handled afterwards, because the caller's
   * operation isn't complete yet. Returns false if the method threw.
   */
  #call(act: () => void): boolean {
    this.#isCalling = true;
    const isDone = succeeds(act);
    this.#isCalling = false;
    return isDone;
  }

  #handleLater(handle: () => void): void {
    this.#events.push(handle);
    if (this.#events.length > 1) return;
    queueMicrotask(() => {
      // Loop over the list itself instead of a copy, because an event may add further events.
      for (const next of this.#events) next();
      this.#events = [];
    });
  }

  #confirmClose(): void {
    this.#isClosed = true;
    this.#cancelTimer();
  }

  #onOpen(): void {
    this.#handshake.stop();
    this.#listener.onOpen();
  }

  #onMessage(event: SocketEvent): void {
    if (this.#isEnded) return;
    try {
      const { data } = event;
      if (typeof data === "string") this.#listener.onText(data);
      else this.#listener.onBinary();
    } catch {
      succeeds(() => this.#listener.onUnreadable());
    }
  }

  #fail(reason: string): void {
    if (this.#isEnded) return;
    this.end();
    this.#listener.onClose(reason);
  }
}
