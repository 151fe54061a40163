import { Connection, type ConnectionContext } from "../connection/connection.ts";
import type { StreamMessage } from "../connection/message.ts";
import { StreamError } from "../errors.ts";
import type { StreamServer } from "../stream-server.ts";
import { PendingRequests, type PendingRequest } from "./pending-requests.ts";

/** The server restarts: it finishes what it has and takes nothing new on this connection. */
const GOING_AWAY = 10_019;

/** The time of a request is not one that the server accepts. */
const WRONG_TIME = 10_002;

/** What a connection tells. */
export interface TradeConnectionListener {
  /** The server takes no new requests here. */
  onGoingAway(): void;
  /** The connection is of no use any more: it has left, or the server refuses the key. */
  onEnded(): void;
}

/** One connection for orders. Its requests end with it: none is sent again after a reconnection. */
export class TradeConnection {
  /** Resolves when requests can be sent for the first time, or the connection leaves before; rejects if it failed. */
  readonly opened: Promise<void>;
  readonly #context: ConnectionContext;
  readonly #connection: Connection;
  readonly #requests: PendingRequests;
  readonly #listener: TradeConnectionListener;
  #open: () => void = () => {};
  #neverOpen: (error: StreamError) => void = () => {};
  #isLeaving = false;

  constructor(baseUrl: string, server: StreamServer, context: ConnectionContext, listener: TradeConnectionListener) {
    this.#context = context;
    this.#listener = listener;
    this.#requests = new PendingRequests(context.clock);
    this.opened = new Promise((resolve, reject) => {
      this.#open = resolve;
      this.#neverOpen = reject;
    });
    // Nobody may be waiting for it.
    this.opened.catch(() => {});
    this.#connection = new Connection(baseUrl, server, context, {
      onReady: () => this.#open(),
      onMessage: (message) => this.#onMessage(message),
      onDown: (reason) => this.#onDown(reason),
      onFailed: (error) => this.#onFailed(error),
    });
  }

  /** Sends a request; false without a connection, and then nothing was sent. */
  send(request: PendingRequest, text: string): boolean {
    if (!this.#connection.sendText(text)) return false;
    this.#requests.add(request);
    return true;
  }

  /** The request has ended without a reply. */
  abandon(request: PendingRequest): void {
    this.#requests.abandon(request);
    this.#closeIfDone();
  }

  /** Closes the connection as soon as every request has ended. */
  leave(): void {
    this.#isLeaving = true;
    // Whoever waits for it takes the connection after it.
    this.#open();
    this.#closeIfDone();
  }

  close(): void {
    this.#connection.close();
    this.#neverOpen(new StreamError("closed", "The client was closed."));
    this.#requests.loseAll("The client was closed.");
  }

  #onMessage(message: StreamMessage): void {
    if (!this.#requests.read(message)) {
      this.#context.debug({ type: "unmatched-reply", url: this.#connection.url });
    }
    if (message["retCode"] === WRONG_TIME) this.#connection.measureClock();
    if (message["retCode"] === GOING_AWAY) this.#listener.onGoingAway();
    this.#closeIfDone();
  }

  #onDown(reason: string): void {
    this.#requests.loseAll(reason);
    this.#closeIfDone();
  }

  #onFailed(error: StreamError): void {
    this.#neverOpen(error);
    this.#requests.loseAll(error.message);
    this.#listener.onEnded();
  }

  #closeIfDone(): void {
    if (!this.#isLeaving || this.#requests.count > 0) return;
    this.#connection.close();
    this.#listener.onEnded();
  }
}
