import type { Clock } from "@specwright/transport";
import { Connection, type ConnectionContext } from "../connection/connection.ts";
import { requestIdOf, type StreamMessage } from "../message.ts";
import { StreamError } from "../errors.ts";
import type { StreamServer } from "../stream-server.ts";

/** Sent request without a reply so far. */
export interface PendingRequest {
  /** Request ID in the reply. */
  readonly id: string;
  readonly op: string;
  onReply(reply: StreamMessage): void;
  /** Rejects the request: no reply will settle its outcome. */
  onLost(reason: string): void;
}

/** Milliseconds to wait for a reply with an ID after one without an ID. */
const MOMENT_MS = 1000;

/**
 * Requests of one connection, and the replies that belong to them.
 *
 * Some refusals have no request ID. Such a refusal settles a request only if that request alone waits and every earlier
 * request of its kind got its own reply. Otherwise all waiting requests of that kind have an unknown outcome after a
 * second, because the refusal may be late or a duplicate.
 */
export class PendingRequests {
  readonly #clock: Clock;
  readonly #requests = new Map<string, PendingRequest>();
  /** Kinds of requests of which one ended without a reply with its ID. */
  readonly #uncertain = new Set<string>();
  /** Kinds of requests of which one had a reply with its ID. */
  readonly #named = new Set<string>();
  readonly #timers = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get count(): number {
    return this.#requests.size;
  }

  add(request: PendingRequest): void {
    this.#requests.set(request.id, request);
  }

  /** Drops a request that has ended without a reply. A late reply is ignored. */
  abandon({ id, op }: PendingRequest): void {
    if (this.#requests.delete(id)) this.#uncertain.add(op);
  }

  /** Passes a message to the request that it replies to. Returns true if there was one. */
  read(message: StreamMessage): boolean {
    const id = requestIdOf(message);
    if (id === undefined) return this.#readNameless(message);
    const request = this.#requests.get(id);
    if (request === undefined) return false;
    this.#requests.delete(id);
    this.#named.add(request.op);
    request.onReply(message);
    return true;
  }

  /** Handles the end of the connection. */
  loseAll(reason: string): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
    this.#uncertain.clear();
    this.#named.clear();
    this.#lose([...this.#requests.values()], reason);
  }

  #readNameless(message: StreamMessage): boolean {
    const candidates = [...this.#requests.values()].filter(({ op }) => op === message["op"]);
    const [only] = candidates;
    if (only === undefined) return false;
    const mayBeCopy = message["retCode"] !== undefined && this.#named.has(only.op);
    const isCertain = candidates.length === 1 && !mayBeCopy && !this.#uncertain.has(only.op);
    this.#uncertain.add(only.op);
    if (isCertain) {
      this.#requests.delete(only.id);
      only.onReply(message);
    } else this.#loseLater(candidates);
    return true;
  }

  #loseLater(requests: readonly PendingRequest[]): void {
    const cancel = this.#clock.after(MOMENT_MS, () => {
      this.#timers.delete(cancel);
      this.#lose(requests, "The server replied without the ID of the request.");
    });
    this.#timers.add(cancel);
  }

  #lose(requests: readonly PendingRequest[], reason: string): void {
    for (const request of requests) if (this.#requests.delete(request.id)) request.onLost(reason);
  }
}

/** Code of a restarting server: it finishes pending requests and accepts no new ones on this connection. */
const GOING_AWAY = 10_019;

/** Code for a request whose time the server doesn't accept. */
export const WRONG_TIME = 10_002;

/** Callbacks of a connection. */
export interface TradeConnectionListener {
  /** The server accepts no new requests here. */
  onGoingAway(): void;
  /** The connection has ended, or the server refuses the key. */
  onEnded(): void;
}

/** Connection for orders. Its requests end with it; none is resent after a reconnection. */
export class TradeConnection {
  /** Resolves when requests can first be sent, or when the connection ends before that. Rejects if it failed. */
  readonly opened: Promise<void>;
  readonly #context: ConnectionContext;
  readonly #connection: Connection;
  readonly #requests: PendingRequests;
  readonly #listener: TradeConnectionListener;
  #open: () => void = () => {};
  #neverOpen: (error: StreamError) => void = () => {};
  #isLeaving = false;
  /** Callers that wait until the server's clock is measured, or can no longer be measured on this connection. */
  #clockWaiters: (() => void)[] = [];
  #readyWaiters: { readonly resolve: () => void; readonly reject: (error: StreamError) => void }[] = [];

  constructor(baseUrl: string, server: StreamServer, context: ConnectionContext, listener: TradeConnectionListener) {
    this.#context = context;
    this.#listener = listener;
    this.#requests = new PendingRequests(context.clock);
    this.opened = new Promise((resolve, reject) => {
      this.#open = resolve;
      this.#neverOpen = reject;
    });
    // Avoids an unhandled rejection if the promise isn't awaited.
    this.opened.catch(() => {});
    this.#connection = new Connection(baseUrl, server, context, {
      onReady: () => this.#onReady(),
      onPong: () => this.#endClockWait(),
      onMessage: (message) => this.#onMessage(message),
      onDown: (reason) => this.#onDown(reason),
      onFailed: (error) => this.#onFailed(error),
    });
  }

  /** Reason why there is no connection. Undefined while there is one. */
  get failure(): string | undefined {
    return this.#connection.failure;
  }

  /** Requests can be sent now. */
  get isReady(): boolean {
    return this.#connection.isReady;
  }

  /** Resolves while requests can be sent, or when the connection ends. Rejects if it failed. */
  whenReady(): Promise<void> {
    if (this.isReady || this.#isLeaving) return Promise.resolve();
    const ready = new Promise<void>((resolve, reject) => this.#readyWaiters.push({ resolve, reject }));
    return ready;
  }

  /** Resolves after the next pong with the server time, or when the connection ends. */
  clockMeasured(): Promise<void> {
    return new Promise((resolve) => this.#clockWaiters.push(resolve));
  }

  /** Sends a request. Returns false without a connection; nothing was sent then. */
  send(request: PendingRequest, text: string): boolean {
    if (!this.#connection.sendText(text)) return false;
    this.#requests.add(request);
    return true;
  }

  /** Handles the end of a request without a reply. */
  abandon(request: PendingRequest): void {
    this.#requests.abandon(request);
    this.#closeIfDone();
  }

  /** Closes the connection as soon as every request has ended. */
  leave(): void {
    this.#isLeaving = true;
    // Waiting requests use the next connection.
    this.#onReady();
    this.#closeIfDone();
  }

  close(): void {
    this.#connection.close();
    this.#endClockWait();
    this.#refuse(new StreamError("closed", "The client was closed."));
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

  #onReady(): void {
    this.#open();
    for (const { resolve } of this.#readyWaiters.splice(0)) resolve();
  }

  #refuse(error: StreamError): void {
    this.#neverOpen(error);
    for (const { reject } of this.#readyWaiters.splice(0)) reject(error);
  }

  #endClockWait(): void {
    for (const resolve of this.#clockWaiters.splice(0)) resolve();
  }

  #onDown(reason: string): void {
    this.#endClockWait();
    this.#requests.loseAll(reason);
    this.#closeIfDone();
  }

  #onFailed(error: StreamError): void {
    this.#endClockWait();
    this.#refuse(error);
    this.#requests.loseAll(error.message);
    this.#listener.onEnded();
  }

  #closeIfDone(): void {
    if (!this.#isLeaving || this.#requests.count > 0) return;
    this.#connection.close();
    this.#endClockWait();
    this.#listener.onEnded();
  }
}
