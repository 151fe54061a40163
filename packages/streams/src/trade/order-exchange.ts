import { readRateLimit, type OrderReply, type OrderRequest } from "@specwright/trading/orders";
import {
  elapsed,
  formatJson,
  onAbort,
  outcomeOfCall,
  safeRead,
  timestampOf,
  toCallerError,
  TransportError,
  type Clock,
  type DebugStep,
  type Outcome,
  type Redactor,
  type Release,
  type ResponseHeaders,
  type ThrottledCall,
  type TransportErrorCode,
  type WebAbortSignal,
} from "@specwright/transport";
import { refusalText, requestIdOf, type StreamMessage } from "../message.ts";
import { WRONG_TIME, type PendingRequest, type TradeConnection } from "./trade-connection.ts";

type Fields = Readonly<Record<string, unknown>>;
type ReplyHeaders = Pick<ResponseHeaders, "get">;

const doNothing = (): void => {};

/** Returns the headers of a reply. Names are lower-case. */
function headersOf(message: StreamMessage): ReplyHeaders {
  const headers = new Map<string, unknown>();
  for (const [name, value] of Object.entries(Object(message["header"]) as Fields))
    headers.set(name.toLowerCase(), value);
  return {
    get(name) {
      const value = headers.get(name);
      return typeof value === "string" ? value : null;
    },
  };
}

/**
 * Returns true if the server refused the request with this ID because its timestamp is outside the accepted window. In
 * this case, the server has done nothing.
 */
const isWrongTime = (message: StreamMessage, id: string): boolean =>
  message["retCode"] === WRONG_TIME && requestIdOf(message) === id;

/**
 * Reads the reply to a request.
 *
 * @throws {TransportError} for a message that neither accepts nor refuses the request
 */
function readReply(
  message: StreamMessage,
  headers: ReplyHeaders,
  exchange: OrderExchange,
  redact: Redactor,
): OrderReply {
  const { id, op, attempts } = exchange;
  const { retCode, success, data } = message;
  const code = Number.isSafeInteger(retCode) ? (retCode as number) : undefined;
  // Without a code, a refusal belongs to this request only if it has the request's ID.
  const isRefusal = code === undefined && success === false && requestIdOf(message) === id;
  // Some refusals omit `op`, so only an `op` that is present and different is a mismatch.
  const isOther = Boolean(message["op"]) && message["op"] !== op;
  if (isOther || (code === undefined && !isRefusal)) {
    const isNameless = code === undefined && success === false;
    const text = isNameless
      ? `The server sent a refusal without request ID and code (${redact(refusalText(message))}).`
      : "The reply matches no known format.";
    throw exchange.error("unexpected", text);
  }
  return {
    retCode: code,
    retMsg: refusalText(message),
    result: data,
    retExtInfo: message["retExtInfo"] ?? {},
    time: timestampOf(headers.get("timenow")),
    rateLimit: readRateLimit(headers),
    requestId: id,
    attempts,
  };
}

/** Functions and settings of the sender that an `OrderExchange` uses. */
export interface ExchangeContext {
  readonly clock: Clock;
  readonly redact: Redactor;
  readonly debug: (operation: string, step: DebugStep) => void;
  /** Returns the reason why no connection could be opened. Returns undefined if opening a connection hasn't failed. */
  readonly findFailure: () => string | undefined;
  /** Resends the request with the measured server time. */
  readonly recover: (exchange: OrderExchange, connection: TradeConnection) => void;
  /** Called when a reply or an error settles the request. */
  readonly onEnd: (exchange: OrderExchange) => void;
}

/**
 * One order request, from sending until a reply or an error settles it. The error states the outcome. The request is
 * resent only once, if the server refused its timestamp and so did nothing.
 */
export class OrderExchange implements PendingRequest, ThrottledCall {
  id: string;
  readonly op: string;
  /** Resolves with the reply. Rejects with a `TransportError` whose outcome shows whether the request was sent. */
  readonly reply: Promise<OrderReply>;
  readonly request: { readonly rateLimits: OrderRequest["rateLimits"]; readonly isWrite: true };
  readonly #request: OrderRequest;
  readonly #context: ExchangeContext;
  readonly #expiresAt: number;
  #cancelTimer = doNothing;
  #disconnect: (() => void) | undefined;
  /** Connection that the last attempt was sent over. Undefined if none was sent. */
  #connection: TradeConnection | undefined;
  /** Reply that rejected the request because of its timestamp. Set while the request waits to be resent. */
  #refusal: StreamMessage | undefined;
  #hasRecovered = false;
  #attempts = 0;
  #release: Release = doNothing;
  #resolve: (reply: OrderReply) => void = doNothing;
  #reject: (error: Error) => void = doNothing;
  #isEnded = false;

  constructor(id: string, op: string, request: OrderRequest, context: ExchangeContext) {
    const { signal, timeoutMs, rateLimits } = request;
    const { clock } = context;
    this.id = id;
    this.op = op;
    this.request = { rateLimits, isWrite: true };
    this.#request = request;
    this.#context = context;
    this.#expiresAt = elapsed(clock) + timeoutMs;
    this.reply = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#disconnect = signal && onAbort(signal, () => this.#abort(signal));
    if (this.#isEnded) this.#disconnect?.();
  }

  /** Name of the call, such as `order.create`. */
  get operation(): string {
    return this.#request.operation;
  }

  /** Starts the time limit. Called after the request was sent if possible, so that the timer doesn't delay it. */
  startTimer(): void {
    if (this.#isEnded) return;
    this.#cancelTimer = this.#context.clock.after(this.#request.timeoutMs, () => this.#expire());
  }

  get remainingMs(): number {
    return this.#expiresAt - elapsed(this.#context.clock);
  }

  race<Value>(work: Value | Promise<Value>): Promise<Value> {
    return Promise.race([work, this.reply.then(() => Promise.reject(new Error("The request has ended.")))]);
  }

  async wait(ms: number): Promise<void> {
    let cancel = (): void => {};
    const time = new Promise<void>((resolve) => (cancel = this.#context.clock.after(ms, resolve)));
    await this.race(time).finally(() => cancel());
  }

  debug(step: DebugStep): void {
    this.#context.debug(this.operation, step);
  }

  /**
   * Outcome to report if the request failed now. A first attempt whose timestamp the server refused had no effect. Any
   * other attempt that was sent may have been carried out, because a WebSocket doesn't confirm delivery.
   */
  get outcome(): Outcome {
    const first = this.#hasRecovered ? "answered" : "not-sent";
    return outcomeOfCall([first, this.#connection === undefined ? "not-sent" : "unknown"]);
  }

  /** Creates an error about this request, with its current outcome. */
  error(code: TransportErrorCode, message: string, cause?: Error): TransportError {
    const { outcome, id: requestId, attempts } = this;
    return new TransportError(code, message, { outcome, requestId, attempts, cause });
  }

  /** Sets the function that frees the request's share of the rate limits when the request ends. */
  releaseWith(release: Release): void {
    this.#release = release;
    if (this.#isEnded) release();
  }

  /** Number of times the request was sent. */
  get attempts(): number {
    return this.#attempts;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /**
   * Sends the request unless it has already been settled.
   *
   * @param header header with a timestamp, as JSON. It must be created just before this call, because the timestamp
   *   expires
   */
  transmit(connection: TradeConnection, header: string): void {
    if (this.#isEnded) return;
    // The body is sent as it was checked, without serializing it again.
    const text = `{"reqId":${formatJson(this.id)},"header":${header},"op":"${this.op}","args":[${this.#request.body}]}`;
    this.#connection = connection;
    this.#refusal = undefined;
    if (connection.send(this, text)) {
      this.#attempts++;
      return;
    }
    this.#connection = undefined;
    const reason = this.#hasRecovered
      ? "The server refused the timestamp, and there is no connection to resend the request. It was not carried out."
      : "There is no connection. The client is reconnecting; nothing was sent or queued.";
    this.fail(this.error("network", `${reason} ${this.#context.findFailure() ?? ""}`.trim()));
  }

  onReply(message: StreamMessage): void {
    const connection = this.#connection;
    if (connection !== undefined && isWrongTime(message, this.id) && !this.#hasRecovered) {
      this.#hasRecovered = true;
      this.#refusal = message;
      return this.#context.recover(this, connection);
    }
    this.#endWithReply(message);
  }

  #endWithReply(message: StreamMessage): void {
    const headers = headersOf(message);
    try {
      this.#resolve(readReply(message, headers, this, this.#context.redact));
    } catch (error) {
      this.#reject(error as TransportError);
    }
    this.#end(headers);
  }

  onLost(reason: string): void {
    this.fail(this.error("network", `No reply with the outcome arrived. ${reason}`));
  }

  /**
   * Settles the request with an error. If the request waits to be resent because the server refused its timestamp,
   * settles it with that refusal instead.
   */
  fail(error: Error): void {
    if (this.#isEnded) return;
    if (this.#refusal !== undefined) return this.#endWithReply(this.#refusal);
    this.#reject(error);
    this.#connection?.remove(this);
    this.#end();
  }

  #abort(signal: WebAbortSignal): void {
    const cause = toCallerError(safeRead(signal, "reason"), this.#context.redact);
    this.fail(this.error("aborted", "The caller aborted the request.", cause));
  }

  #expire(): void {
    const { timeoutMs } = this.#request;
    const text =
      this.#connection === undefined
        ? `The connection was not ready within ${timeoutMs} ms, so nothing was sent. ${this.#context.findFailure() ?? ""}`.trim()
        : `No reply arrived within ${timeoutMs} ms.`;
    this.fail(this.error("total-timeout", text));
  }

  #end(headers?: ReplyHeaders): void {
    this.#isEnded = true;
    this.#cancelTimer();
    this.#disconnect?.();
    this.#release(headers);
    this.#context.onEnd(this);
  }
}
