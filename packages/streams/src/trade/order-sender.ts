import { readRateLimit, TradingError, type OrderReply, type OrderRequest } from "@specwright/trading/orders";
import {
  createMemoryStore,
  elapsed,
  onAbort,
  safeRead,
  timestampOf,
  toCallerError,
  TransportError,
  type Clock,
  type MemoryStore,
  type Redactor,
  type TransportErrorCode,
} from "@specwright/transport";
import type { ConnectionContext } from "../connection/connection.ts";
import { refusalText, requestIdOf, type StreamMessage } from "../message.ts";
import type { FindBaseUrl } from "../environment.ts";
import { servers } from "../generated/servers.ts";
import type { StreamServer } from "../stream-server.ts";
import { TradeConnection, type PendingRequest } from "./trade-connection.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A header of a reply by its name in small letters. */
function headerOf(header: Fields, name: string): string | null {
  const found = Object.entries(header).find(([key]) => key.toLowerCase() === name);
  return typeof found?.[1] === "string" ? found[1] : null;
}

/**
 * Reads the reply to a request.
 *
 * @throws {TransportError} with an unknown outcome, for a message that neither accepts nor refuses the request
 */
function readReply(
  message: StreamMessage,
  { id, op }: { readonly id: string; readonly op: string },
  redact: Redactor,
): OrderReply {
  const { retCode, success, data } = message;
  const code = Number.isSafeInteger(retCode) ? (retCode as number) : undefined;
  // A refusal without a code and a name may belong to another request.
  const isRefusal = code === undefined && success === false && requestIdOf(message) === id;
  // Some refusals leave out what was asked for.
  const isOther = Boolean(message["op"]) && message["op"] !== op;
  if (isOther || (code === undefined && !isRefusal)) {
    const isNameless = code === undefined && success === false;
    const text = isNameless
      ? `The server refused a request without naming it and without a code (${redact(refusalText(message))}).`
      : "The reply matches no known format.";
    throw new TransportError("unexpected", text, { outcome: "unknown", requestId: id });
  }
  const header = Object(message["header"]) as Fields;
  return {
    retCode: code,
    retMsg: refusalText(message),
    result: data,
    retExtInfo: message["retExtInfo"] ?? {},
    time: timestampOf(headerOf(header, "timenow")),
    rateLimit: readRateLimit({ get: (name) => headerOf(header, name) }),
    requestId: id,
  };
}

/** One request and its end. It is sent once at most, and it always ends: with a reply, or with an error that says what is known. */
export class OrderExchange implements PendingRequest {
  readonly id: string;
  readonly op: string;
  /** Rejects with a `TransportError` whose outcome says whether the request was sent. */
  readonly reply: Promise<OrderReply>;
  readonly #request: OrderRequest;
  readonly #redact: Redactor;
  readonly #findFailure: () => string | undefined;
  readonly #cancelTimer: () => void;
  #disconnect: (() => void) | undefined;
  #connection: TradeConnection | undefined;
  #resolve: (reply: OrderReply) => void = () => {};
  #reject: (error: Error) => void = () => {};
  #isEnded = false;

  /** @param findFailure returns why no connection could be opened; undefined without a failure */
  constructor(
    id: string,
    op: string,
    request: OrderRequest,
    { clock, redact }: ConnectionContext,
    findFailure: () => string | undefined,
  ) {
    this.#findFailure = findFailure;
    this.#redact = redact;
    const { signal, timeoutMs } = request;
    this.id = id;
    this.op = op;
    this.#request = request;
    this.reply = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#cancelTimer = clock.after(timeoutMs, () => this.#expire());
    const abort = () =>
      this.fail("aborted", "The caller aborted the request.", toCallerError(safeRead(signal, "reason"), redact));
    this.#disconnect = signal && onAbort(signal, abort);
    if (this.#isEnded) this.#disconnect?.();
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Sends the request, unless it has ended. `header` is made now, because its time ages. */
  transmit(connection: TradeConnection, header: object): void {
    if (this.#isEnded) return;
    const { id: reqId, op } = this;
    // The body goes out as it was checked, letter by letter.
    const start = JSON.stringify({ reqId, header, op }).slice(0, -1);
    this.#connection = connection;
    if (connection.send(this, `${start},"args":[${this.#request.body}]}`)) return;
    this.#connection = undefined;
    const text = "There is no connection, and a new one is being opened. Nothing was sent or kept for later.";
    this.fail("network", `${text} ${this.#findFailure() ?? ""}`.trim());
  }

  onReply(message: StreamMessage): void {
    this.#finish();
    try {
      this.#resolve(readReply(message, this, this.#redact));
    } catch (error) {
      this.#reject(error as TransportError);
    }
  }

  onLost(reason: string): void {
    this.fail("network", `The outcome did not arrive. ${reason}`);
  }

  /** Ends the request without a reply. */
  fail(code: TransportErrorCode, message: string, cause?: Error): void {
    const outcome = this.#connection === undefined ? "not-sent" : "unknown";
    this.end(new TransportError(code, message, { outcome, requestId: this.id, cause }));
  }

  /** Ends the request with an error of another kind. */
  end(error: Error): void {
    if (this.#isEnded) return;
    this.#finish();
    this.#connection?.abandon(this);
    this.#reject(error);
  }

  #expire(): void {
    const { timeoutMs } = this.#request;
    const text =
      this.#connection === undefined
        ? `The connection was not ready within ${timeoutMs} ms, so nothing was sent. ${this.#findFailure() ?? ""}`.trim()
        : `No reply arrived within ${timeoutMs} ms.`;
    this.fail("total-timeout", text);
  }

  #finish(): void {
    this.#isEnded = true;
    this.#cancelTimer();
    this.#disconnect?.();
  }
}

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
    const exchange = new OrderExchange(this.#generateId(), op, request, this.#context, () => this.#current?.failure);
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
