import type { Clock } from "@specwright/transport";
import { describeFailure, type Handshake } from "./failure.ts";

/** A server that does not confirm the close within this time, in milliseconds, keeps the socket no longer. */
const CLOSE_MS = 1000;

type EventName = "open" | "message" | "error" | "close";

/** The fields of events that the client reads. */
interface SocketEvent {
  readonly data?: unknown;
  readonly code?: number;
}

/** The part of a WebSocket that the client uses. Those of browsers, Node 22, Bun, Deno and the package `ws` have it. */
export interface Socket {
  // Each platform has its own types of events, and @types/ws has others. Only `any` accepts the listeners of all of them.
  // oxlint-disable-next-line typescript/no-explicit-any
  addEventListener(type: EventName, listener: (event: any) => void): void;
  send(text: string): void;
  close(): void;
  /** Ends the connection at once. Sockets of the package `ws` have it; those of platforms wait for the server. */
  terminate?(): void;
  /** Stops reading from the network. Sockets of the package `ws` have it, those of platforms do not. */
  pause?(): void;
  resume?(): void;
}

/** A constructor of sockets. */
export type SocketConstructor = new (url: string) => Socket;

/** Callbacks of a socket. */
export interface SocketListener {
  onOpen(): void;
  onText(text: string): void;
  /** A message arrived that isn't text. */
  onBinary(): void;
  /** A message arrived, and an exception was thrown while it was read. */
  onUnreadable(): void;
  /** Called once, unless the client ended the socket. */
  onClose(reason: string): void;
}

/** Calls `act` and returns true if it threw no exception. */
function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/**
 * Socket with one listener, which receives nothing after `end`. The caller chooses the socket, and the network its
 * messages, so every call and every event passes here, and no exception leaves.
 */
export class GuardedSocket {
  readonly #socket: Socket;
  readonly #clock: Clock;
  readonly #listener: SocketListener;
  readonly #handshake: Handshake;
  #isEnded = false;
  #isClosed = false;
  #isPaused = false;
  /** A method of the socket runs. */
  #isCalling = false;
  /** Events that came meanwhile. */
  #events: (() => void)[] = [];
  #cancelTimer = (): void => {};

  constructor(socket: Socket, clock: Clock, listener: SocketListener, handshake: Handshake) {
    this.#handshake = handshake;
    this.#socket = socket;
    this.#clock = clock;
    this.#listener = listener;
  }

  /** An end without a close frame, which some servers use, is a close like any other. */
  listen(): void {
    const failed = (event?: SocketEvent) => this.#fail(describeFailure(event, this.#handshake.failure()));
    const canListen = this.#call(() => {
      this.#on("open", () => this.#onOpen(), failed);
      this.#socket.addEventListener("message", (event: SocketEvent) => {
        if (this.#mustWait) this.#handleLater(() => this.#onMessage(event));
        else this.#onMessage(event);
      });
      // Stays after the end: `ws` throws an error without a listener.
      this.#on("error", failed, failed);
      this.#on("close", ({ code = 1006 }) => this.#fail(`The connection was closed with code ${code}.`), failed);
    });
    if (!canListen) failed();
  }

  /** A socket that throws has failed, and may have sent the text before. */
  send(text: string): void {
    if (this.#call(() => this.#socket.send(text))) return;
    this.#handleLater(() => this.#fail("The socket threw an exception when a message was sent."));
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#handshake.stop();
    // A socket that does not read cannot finish its close.
    this.resume();
    this.#call(() => this.#socket.close());
    if (this.#isClosed || !this.#has("terminate")) return;
    const terminate = () => this.#socket.terminate?.();
    this.#cancelTimer = this.#clock.after(CLOSE_MS, () => void succeeds(terminate));
  }

  /** Stops reading, so that the server waits; false if the socket cannot. */
  pause(): boolean {
    this.#isPaused = this.#has("pause") && this.#call(() => this.#socket.pause?.());
    return this.#isPaused;
  }

  /** Resumes reading after `pause`. Sockets of the package `ws` that never opened throw here. */
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

  /** Handles an event, and calls `onThrow` if an exception was thrown meanwhile. */
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

  /** A method of the socket runs, or an event waits that came while one did. */
  get #mustWait(): boolean {
    return this.#isCalling || this.#events.length > 0;
  }

  /**
   * Calls the socket. Events that it emits meanwhile are handled afterwards, because the caller is in the middle of an
   * operation.
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
      // One event may lead to others.
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
