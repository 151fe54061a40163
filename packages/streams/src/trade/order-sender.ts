import { TradingError, type KeyLimits, type OrderReply, type OrderRequest } from "@specwright/trading/orders";
import {
  createMemoryStore,
  elapsed,
  type Clock,
  type ClientIds,
  type MemoryStore,
  type Release,
} from "@specwright/transport";
import type { ConnectionContext } from "../connection/connection.ts";
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

/** Returns the part of a request's header that is the same for every request, as the end of a JSON object. */
const fixedHeader = ({ recvWindow, referer }: OrderHeader): string =>
  JSON.stringify({ "X-BAPI-RECV-WINDOW": String(recvWindow), Referer: referer }).slice(1);

/** Recently sent requests. All clients of the process share one count, because the platform counts by IP address. */
const stores = new WeakMap<Clock, MemoryStore>();

/**
 * Creates a function that counts one request to a host and returns 0. If the limit is reached, the function returns the
 * milliseconds to wait and counts nothing.
 */
function createRequestCounter(clock: Clock, baseUrl: string, { requests }: StreamServer): () => number {
  if (requests === undefined) return () => 0;
  const store = stores.get(clock) ?? createMemoryStore(clock);
  stores.set(clock, store);
  const limit = { key: baseUrl, requests: requests.count, windowMs: requests.windowMs };
  return () => store.take(limit);
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
  readonly #baseUrl: string;
  readonly #context: ConnectionContext;
  readonly #fixedHeader: string;
  readonly #ids: ClientIds;
  readonly #limits: KeyLimits | undefined;
  readonly #exchangeContext: ExchangeContext;
  readonly #countRequest: () => number;
  readonly #exchanges = new Map<string, OrderExchange>();
  readonly #connections = new Set<TradeConnection>();
  #current: TradeConnection | undefined;
  /** Number of requests that wait for a connection. */
  #waiting = 0;
  #replacedAt = -Infinity;
  #isClosed = false;

  constructor(
    baseUrl: string,
    context: ConnectionContext,
    header: OrderHeader,
    ids: ClientIds,
    limits: KeyLimits | undefined,
  ) {
    this.#limits = limits;
    this.#baseUrl = baseUrl;
    this.#context = context;
    this.#fixedHeader = fixedHeader(header);
    this.#ids = ids;
    const { clock, redact, debug } = context;
    this.#countRequest = createRequestCounter(clock, baseUrl, servers.trade);
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
      onEnd: (exchange) => {
        this.#forget(exchange);
        ids.prepare();
      },
    };
  }

  /**
   * Sends a request once. Rejects with a `TransportError`, whose outcome shows whether the request was sent, or with a
   * `TradingError` for a request that wasn't sent.
   */
  send(op: string, request: OrderRequest): Promise<OrderReply> {
    const exchange = new OrderExchange(this.#ids.forRequest(), op, request, this.#exchangeContext);
    // The caller may have aborted the request before.
    if (exchange.isEnded) return exchange.reply;
    // Reject a repeated ID, because the reply to one request would settle the other.
    if (!this.#register(exchange)) exchange.fail(exchange.error("aborted", REPEATED_ID));
    else if (this.#isClosed) exchange.fail(exchange.error("aborted", "The client is closed. Create a new one."));
    else this.#transmit(exchange);
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
  async connect(): Promise<void> {
    let connection: TradeConnection;
    do {
      if (this.#isClosed) throw new StreamError("closed", "The client is closed. Create a new one.");
      connection = this.#current ??= this.#connect();
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

  /** Sends a request, or waits first if its rate limits have no room. */
  #transmit(exchange: OrderExchange): void {
    try {
      const room = this.#limits?.throttle.acquire(exchange, []);
      if (room instanceof Promise)
        void room.then((release) => this.#sendWithin(release, exchange)).catch((error: Error) => exchange.fail(error));
      else this.#sendWithin(room, exchange);
    } catch (error) {
      exchange.fail(error as Error);
    }
  }

  /** Sends a request that its rate limits admit. `release` frees its share of them when it ends. */
  #sendWithin(release: Release | undefined, exchange: OrderExchange): void {
    if (release !== undefined) exchange.releaseWith(release);
    // The request may have ended while it waited.
    if (exchange.isEnded) return;
    const waitMs = this.#countRequest();
    if (waitMs > 0) exchange.fail(tooMany(exchange.operation, waitMs));
    else this.#send(exchange);
  }

  /** Sends a request immediately if the connection is ready and no earlier request waits for it. */
  #send(exchange: OrderExchange): void {
    const connection = (this.#current ??= this.#connect());
    // Never send before an earlier request: a cancellation must not overtake its order.
    if (connection.isReady && this.#waiting === 0) exchange.transmit(connection, this.#headerNow());
    else void this.#sendWhenReady(exchange).catch((error: Error) => exchange.fail(error));
  }

  async #sendWhenReady(exchange: OrderExchange): Promise<void> {
    const { operation } = exchange;
    let connection: TradeConnection;
    // Loop, because the server may close a connection while a request waits for it.
    do {
      if (exchange.isEnded) return;
      connection = this.#current ??= this.#connect();
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
    exchange.id = this.#ids.forRequest();
    if (this.#register(exchange)) this.#send(exchange);
    else exchange.fail(exchange.error("aborted", REPEATED_ID));
  }

  /**
   * Creates the header of a request with the current server time, as JSON. Called just before sending, because the
   * server accepts the timestamp only for a limited time.
   */
  #headerNow(): string {
    return `{"X-BAPI-TIMESTAMP":"${this.#context.serverClock.now()}",${this.#fixedHeader}`;
  }

  #connect(): TradeConnection {
    const connection: TradeConnection = new TradeConnection(this.#baseUrl, servers.trade, this.#context, {
      onGoingAway: () => this.#replace(connection),
      onEnded: () => this.#drop(connection),
    });
    this.#connections.add(connection);
    return connection;
  }

  /** Opens a new connection immediately, for new requests. The old connection closes after its pending requests. */
  #replace(connection: TradeConnection): void {
    const now = elapsed(this.#context.clock);
    if (this.#current !== connection || now - this.#replacedAt < REPLACE_MS) return;
    this.#replacedAt = now;
    this.#current = this.#connect();
    connection.leave();
  }

  #drop(connection: TradeConnection): void {
    this.#connections.delete(connection);
    if (this.#current === connection) this.#current = undefined;
  }
}
