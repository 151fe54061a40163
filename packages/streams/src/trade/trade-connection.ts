import type { Clock } from "@specwright/transport";
import { Connection, type ConnectionContext } from "../connection/connection.ts";
import { requestIdOf, type StreamMessage } from "../message.ts";
import { StreamError } from "../errors.ts";
import type { StreamServer } from "../stream-server.ts";

/** Sent request that hasn't received a reply yet. */
export interface PendingRequest {
  /** Request ID, which the reply repeats. */
  readonly id: string;
  readonly op: string;
  onReply(reply: StreamMessage): void;
  /** Rejects the request with an unknown outcome, because no reply can arrive any more. */
  onLost(reason: string): void;
}

/** Milliseconds to wait for a reply with a request ID after a reply without an ID. */
const NAMELESS_REPLY_WAIT_MS = 1000;

/**
 * Pending requests of one connection. Passes each reply to its request.
 *
 * Some refusals have no request ID. Such a refusal settles a request only if it is the only pending request of its
 * kind, and each earlier request of that kind got its own reply. Otherwise, all pending requests of that kind are
 * rejected after a second with an unknown outcome, because the refusal may be late or a duplicate.
 */
export class PendingRequests {
  readonly #clock: Clock;
  readonly #requests = new Map<string, PendingRequest>();
  /** Request kinds for which at least one request ended without a reply that contained its ID. */
  readonly #uncertain = new Set<string>();
  /** Request kinds for which at least one request received a reply that contained its ID. */
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

  /** Removes a request that has ended without a reply. A late reply is ignored. */
  remove({ id, op }: PendingRequest): void {
    if (this.#requests.delete(id)) this.#uncertain.add(op);
  }

  /** Passes a message to the request that it replies to. Returns false if there is no such request. */
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

  /** Rejects all pending requests with an unknown outcome when the connection ends. */
  rejectAll(reason: string): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
    this.#uncertain.clear();
    this.#named.clear();
    this.#reject([...this.#requests.values()], reason);
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
    } else this.#rejectLater(candidates);
    return true;
  }

  #rejectLater(requests: readonly PendingRequest[]): void {
    const cancel = this.#clock.after(NAMELESS_REPLY_WAIT_MS, () => {
      this.#timers.delete(cancel);
      this.#reject(requests, "The server replied without the ID of the request.");
    });
    this.#timers.add(cancel);
  }

  #reject(requests: readonly PendingRequest[], reason: string): void {
    for (const request of requests) if (this.#requests.delete(request.id)) request.onLost(reason);
  }
}

/**
 * Return code of a server that is about to restart: it finishes pending requests and accepts no new requests on this
 * connection.
 */
const GOING_AWAY = 10_019;

/** Return code for a request whose timestamp is outside the accepted window. */
export const WRONG_TIME = 10_002;

/** Callbacks of a connection. */
export interface TradeConnectionListener {
  /** Called when the server accepts no new requests on this connection. */
  onGoingAway(): void;
  /** Called when the connection has ended, or when the server refuses the key. */
  onEnded(): void;
}

/** Connection for orders. When it ends, its pending requests are rejected and never resent after a reconnect. */
export class TradeConnection {
  /**
   * Resolves when requests can be sent for the first time, or when the connection ends earlier. Rejects if the
   * connection failed.
   */
  readonly opened: Promise<void>;
  readonly #context: ConnectionContext;
  readonly #connection: Connection;
  readonly #requests: PendingRequests;
  readonly #listener: TradeConnectionListener;
  #open: () => void = () => {};
  #neverOpen: (error: StreamError) => void = () => {};
  #isLeaving = false;
  /** Callbacks to run when the server time has been measured, or when the connection ends. */
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
    // Avoids an unhandled rejection if nothing awaits `opened`.
    this.opened.catch(() => {});
    this.#connection = new Connection(baseUrl, server, context, {
      onReady: () => this.#onReady(),
      onPong: () => this.#endClockWait(),
      onMessage: (message) => this.#onMessage(message),
      onDown: (reason) => this.#onDown(reason),
      onFailed: (error) => this.#onFailed(error),
    });
  }

  /** Reason why there is no connection. Undefined while the connection is open. */
  get failure(): string | undefined {
    return this.#connection.failure;
  }

  /** True if requests can be sent now. */
  get isReady(): boolean {
    return this.#connection.isReady;
  }

  /** Resolves as soon as requests can be sent, or when the connection ends. Rejects if the connection failed. */
  whenReady(): Promise<void> {
    if (this.isReady || this.#isLeaving) return Promise.resolve();
    const ready = new Promise<void>((resolve, reject) => this.#readyWaiters.push({ resolve, reject }));
    return ready;
  }

  /** Resolves after the next pong with the server time, or when the connection ends. */
  clockMeasured(): Promise<void> {
    return new Promise((resolve) => this.#clockWaiters.push(resolve));
  }

  /** Sends a request. Returns false, and sends nothing, if there is no connection. */
  send(request: PendingRequest, text: string): boolean {
    if (!this.#connection.sendText(text)) return false;
    this.#requests.add(request);
    return true;
  }

  /** Removes a request that has ended without a reply. */
  remove(request: PendingRequest): void {
    this.#requests.remove(request);
    this.#closeIfDone();
  }

  /** Closes the connection as soon as all pending requests have ended. */
  leave(): void {
    this.#isLeaving = true;
    // Release the waiting requests, which then use the next connection.
    this.#onReady();
    this.#closeIfDone();
  }

  close(): void {
    this.#connection.close();
    this.#endClockWait();
    this.#refuse(new StreamError("closed", "The client was closed."));
    this.#requests.rejectAll("The client was closed.");
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
    this.#requests.rejectAll(reason);
    this.#closeIfDone();
  }

  #onFailed(error: StreamError): void {
    this.#endClockWait();
    this.#refuse(error);
    this.#requests.rejectAll(error.message);
    this.#listener.onEnded();
  }

  #closeIfDone(): void {
    if (!this.#isLeaving || this.#requests.count > 0) return;
    this.#connection.close();
    this.#endClockWait();
    this.#listener.onEnded();
  }
}
