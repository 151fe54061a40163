import { TradingError, type KeyLimits, type OrderReply, type OrderRequest } from "@specwright/trading/orders";
import { createMemoryStore, elapsed, type Clock, type MemoryStore } from "@specwright/transport";
import type { ConnectionContext } from "../connection/connection.ts";
import type { FindBaseUrl } from "../environment.ts";
import { StreamError } from "../errors.ts";
import { servers } from "../generated/servers.ts";
import type { StreamServer } from "../stream-server.ts";
import { OrderExchange, type ExchangeContext } from "./order-exchange.ts";
import { TradeConnection } from "./trade-connection.ts";

/**
 * Minimum milliseconds between two replacements of a connection, because a restarting server may close several
 * connections in a row.
 */
const REPLACE_MS = 1000;

const REPEATED_ID =
  "generateId returned the ID of a pending request, so nothing was sent. It must return a different ID each time.";

/** Header values of every request. */
export interface OrderHeader {
  readonly recvWindow: number;
  readonly referer: string | undefined;
}

/** Recently sent requests. All clients of the process share one count, because the platform counts by IP address. */
const stores = new WeakMap<Clock, MemoryStore>();

/**
 * Counts one request to a host, and returns 0. If the limit is reached, returns the milliseconds to wait and counts
 * nothing.
 */
function takeRequest(clock: Clock, baseUrl: string, { requests }: StreamServer): number {
  if (requests === undefined) return 0;
  let store = stores.get(clock);
  if (store === undefined) stores.set(clock, (store = createMemoryStore(clock)));
  return store.take({ key: baseUrl, requests: requests.count, windowMs: requests.windowMs });
}

function tooMany(operation: string, retryAfterMs: number): TradingError {
  const message = `${operation}: the request limit of this IP address is reached. Nothing was sent. Wait ${retryAfterMs} ms.`;
  return new TradingError("rate-limit", message, { operation, outcome: "not-sent", retryAfterMs });
}

/**
 * Sends requests over the current connection. When the server is about to close a connection, new requests use a new
 * connection, and pending requests finish on the old one.
 */
export class OrderSender {
  readonly #findBaseUrl: FindBaseUrl;
  readonly #context: ConnectionContext;
  readonly #header: OrderHeader;
  readonly #generateId: () => string;
  readonly #limits: KeyLimits | undefined;
  readonly #exchangeContext: ExchangeContext;
  readonly #exchanges = new Map<string, OrderExchange>();
  readonly #connections = new Set<TradeConnection>();
  #current: TradeConnection | undefined;
  /** Number of requests that wait for a connection. */
  #waiting = 0;
  #replacedAt = -Infinity;
  #isClosed = false;

  constructor(
    findBaseUrl: FindBaseUrl,
    context: ConnectionContext,
    header: OrderHeader,
    generateId: () => string,
    limits: KeyLimits | undefined,
  ) {
    this.#limits = limits;
    this.#findBaseUrl = findBaseUrl;
    this.#context = context;
    this.#header = header;
    this.#generateId = generateId;
    const { clock, redact, debug } = context;
    this.#exchangeContext = {
      clock,
      redact,
      debug(operation, step) {
        if (step.type === "throttled" || step.type === "store-failed") debug({ operation, ...step });
      },
      findFailure: () => this.failure,
      // The caller's `generateId` may throw.
      recover: (exchange, connection) =>
        void this.#recover(exchange, connection).catch((error: Error) => exchange.fail(error)),
      onEnd: (exchange) => this.#forget(exchange),
    };
  }

  /**
   * Sends a request once. Rejects with a `TransportError`, whose outcome shows whether the request was sent, or with a
   * `TradingError` for a request that wasn't sent.
   */
  send(op: string, request: OrderRequest): Promise<OrderReply> {
    const exchange = new OrderExchange(this.#generateId(), op, request, this.#exchangeContext);
    // The caller may have aborted the request before.
    if (exchange.isEnded) return exchange.reply;
    // Reject a repeated ID, because the reply to one request would settle the other.
    if (!this.#register(exchange)) exchange.fail(exchange.error("aborted", REPEATED_ID));
    else if (this.#isClosed) exchange.fail(exchange.error("aborted", "The client is closed. Create a new one."));
    else void this.#transmit(exchange);
    exchange.startTimer();
    return exchange.reply;
  }

  #register(exchange: OrderExchange): boolean {
    if (this.#exchanges.has(exchange.id)) return false;
    this.#exchanges.set(exchange.id, exchange);
    return true;
  }

  #forget(exchange: OrderExchange): void {
    // A request that was refused for its repeated ID isn't registered: the ID belongs to another request.
    if (this.#exchanges.get(exchange.id) === exchange) this.#exchanges.delete(exchange.id);
  }

  /** Opens and authenticates the connection, so that the first order doesn't have to wait. */
  async connect(operation: string): Promise<void> {
    let connection: TradeConnection;
    do {
      if (this.#isClosed) throw new StreamError("closed", "The client is closed. Create a new one.");
      connection = this.#current ??= this.#connect(operation);
      await connection.whenReady();
    } while (connection !== this.#current);
  }

  /** Reason why no connection could be opened. Undefined if opening a connection hasn't failed. */
  get failure(): string | undefined {
    return this.#current?.failure;
  }

  close(): void {
    this.#isClosed = true;
    for (const exchange of this.#exchanges.values()) exchange.fail(exchange.error("aborted", "The client was closed."));
    for (const connection of this.#connections) connection.close();
    this.#connections.clear();
    this.#current = undefined;
  }

  async #transmit(exchange: OrderExchange): Promise<void> {
    const { operation } = exchange;
    try {
      const room = this.#limits?.throttle.acquire(exchange, []);
      const release = room instanceof Promise ? await room : room;
      if (release !== undefined) exchange.releaseWith(release);
    } catch (error) {
      return exchange.fail(error as Error);
    }
    const waitMs = takeRequest(this.#context.clock, this.#findBaseUrl(operation, servers.trade), servers.trade);
    if (waitMs > 0) return exchange.fail(tooMany(operation, waitMs));
    await this.#sendOver(exchange);
  }

  async #sendOver(exchange: OrderExchange): Promise<void> {
    const { operation } = exchange;
    let connection: TradeConnection;
    // Loop, because the server may close a connection while a request waits for it.
    do {
      if (exchange.isEnded) return;
      connection = this.#current ??= this.#connect(operation);
      // Send immediately if possible, but never before an earlier request: a cancellation must not overtake its order.
      if (connection.isReady && this.#waiting === 0) break;
      this.#waiting++;
      try {
        await connection.opened;
      } catch (cause) {
        const message = `${operation}: nothing was sent. ${(cause as Error).message}`;
        return exchange.fail(new TradingError("auth", message, { operation, outcome: "not-sent" }, cause));
      } finally {
        this.#waiting--;
      }
    } while (connection !== this.#current);
    exchange.transmit(connection, this.#headerNow());
  }

  /**
   * Resends a request after the server refused its timestamp, like the REST client does. The request receives a new ID,
   * which distinguishes the reply from a late duplicate of the refusal.
   */
  async #recover(exchange: OrderExchange, connection: TradeConnection): Promise<void> {
    await connection.clockMeasured();
    if (exchange.isEnded) return;
    this.#forget(exchange);
    exchange.id = this.#generateId();
    if (this.#register(exchange)) await this.#sendOver(exchange);
    else exchange.fail(exchange.error("aborted", REPEATED_ID));
  }

  /**
   * Creates the header of a request with the current server time. Called just before sending, because the server
   * accepts the timestamp only for a limited time.
   */
  #headerNow(): object {
    const { recvWindow, referer } = this.#header;
    return {
      "X-BAPI-TIMESTAMP": String(this.#context.serverClock.now()),
      "X-BAPI-RECV-WINDOW": String(recvWindow),
      ...(referer !== undefined && { Referer: referer }),
    };
  }

  #connect(operation: string): TradeConnection {
    const connection: TradeConnection = new TradeConnection(
      this.#findBaseUrl(operation, servers.trade),
      servers.trade,
      this.#context,
      {
        onGoingAway: () => this.#replace(connection, operation),
        onEnded: () => this.#drop(connection),
      },
    );
    this.#connections.add(connection);
    return connection;
  }

  /** Opens a new connection immediately, for new requests. The old connection closes after its pending requests. */
  #replace(connection: TradeConnection, operation: string): void {
    const now = elapsed(this.#context.clock);
    if (this.#current !== connection || now - this.#replacedAt < REPLACE_MS) return;
    this.#replacedAt = now;
    this.#current = this.#connect(operation);
    connection.leave();
  }

  #drop(connection: TradeConnection): void {
    this.#connections.delete(connection);
    if (this.#current === connection) this.#current = undefined;
  }
}
