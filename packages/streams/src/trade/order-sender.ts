import { TradingError, type OrderReply, type OrderRequest } from "@specwright/trading/orders";
import { createMemoryStore, elapsed, type Clock, type MemoryStore } from "@specwright/transport";
import type { ConnectionContext } from "../connection/connection.ts";
import type { FindBaseUrl } from "../environment.ts";
import { servers } from "../generated/servers.ts";
import type { StreamServer } from "../stream-server.ts";
import { OrderExchange } from "./order-exchange.ts";
import { TradeConnection } from "./trade-connection.ts";

/** A server that restarts may send a client away again and again: a connection is replaced once in this time, in milliseconds. */
const REPLACE_MS = 1000;

const REPEATED_ID =
  "generateId gave the ID of a request that still waits for its reply, so nothing was sent. It must give another one each time.";

/** What every request says about itself. */
export interface OrderHeader {
  readonly recvWindow: number;
  readonly referer: string | undefined;
}

/** What was sent lately. One count for all clients of the process, because the platform counts by IP address. */
const stores = new WeakMap<Clock, MemoryStore>();

/** Counts one request to a host; returns the milliseconds to wait where no more is allowed now, and then counts nothing. */
function takeRequest(clock: Clock, baseUrl: string, { requests }: StreamServer): number {
  if (requests === undefined) return 0;
  let store = stores.get(clock);
  if (store === undefined) stores.set(clock, (store = createMemoryStore(clock)));
  return store.take({ key: baseUrl, requests: requests.count, windowMs: requests.windowMs });
}

function tooMany(operation: string, retryAfterMs: number): TradingError {
  const message = `${operation}: this IP address has sent as many requests as it may. Nothing was sent. Wait ${retryAfterMs} ms.`;
  return new TradingError("rate-limit", message, { operation, outcome: "not-sent", retryAfterMs });
}

/** Sends requests over the current connection. One that the server is about to close finishes what it has. */
export class OrderSender {
  readonly #findBaseUrl: FindBaseUrl;
  readonly #context: ConnectionContext;
  readonly #header: OrderHeader;
  readonly #generateId: () => string;
  readonly #exchanges = new Map<string, OrderExchange>();
  readonly #connections = new Set<TradeConnection>();
  #current: TradeConnection | undefined;
  #replacedAt = -Infinity;
  #isClosed = false;

  constructor(findBaseUrl: FindBaseUrl, context: ConnectionContext, header: OrderHeader, generateId: () => string) {
    this.#findBaseUrl = findBaseUrl;
    this.#context = context;
    this.#header = header;
    this.#generateId = generateId;
  }

  /**
   * Sends a request once. Rejects with a `TransportError` that says whether it was sent, or with a `TradingError` that says
   * that it was not.
   */
  send(op: string, request: OrderRequest): Promise<OrderReply> {
    const exchange = new OrderExchange(this.#generateId(), op, request, this.#context);
    const { id, reply } = exchange;
    // The reply to one of two requests with the same name would settle the other.
    if (this.#exchanges.has(id)) {
      exchange.fail("aborted", REPEATED_ID);
      return reply;
    }
    this.#exchanges.set(id, exchange);
    const forget = () => void this.#exchanges.delete(id);
    reply.then(forget, forget);
    if (this.#isClosed) exchange.fail("aborted", "The client is closed. Create another one.");
    else void this.#transmit(exchange, request.operation);
    return reply;
  }

  close(): void {
    this.#isClosed = true;
    for (const exchange of this.#exchanges.values()) exchange.fail("aborted", "The client was closed.");
    for (const connection of this.#connections) connection.close();
    this.#connections.clear();
    this.#current = undefined;
  }

  async #transmit(exchange: OrderExchange, operation: string): Promise<void> {
    const waitMs = takeRequest(this.#context.clock, this.#findBaseUrl(operation, servers.trade), servers.trade);
    if (waitMs > 0) return exchange.end(tooMany(operation, waitMs));
    let connection: TradeConnection;
    // The server may send a connection away while a request waits for it.
    do {
      if (exchange.isEnded) return;
      connection = this.#current ??= this.#connect(operation);
      try {
        await connection.opened;
      } catch (cause) {
        const message = `${operation}: nothing was sent. ${(cause as Error).message}`;
        return exchange.end(new TradingError("auth", message, { operation, outcome: "not-sent" }, cause));
      }
    } while (connection !== this.#current);
    exchange.transmit(connection, this.#headerNow());
  }

  /** The time is that of the server: it accepts a request only for a while. */
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

  /** New requests go to a new connection, which is opened at once. */
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
