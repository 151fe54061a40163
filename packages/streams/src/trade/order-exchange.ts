import { onAbort, timestampOf, toCallerError, TransportError, type TransportErrorCode } from "@specwright/transport";
import { readRateLimit, type OrderReply, type OrderRequest } from "@specwright/trading/orders";
import type { ConnectionContext } from "../connection/connection.ts";
import { refusalText, type StreamMessage } from "../connection/message.ts";
import type { PendingRequest } from "./pending-requests.ts";
import type { TradeConnection } from "./trade-connection.ts";

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
function readReply(message: StreamMessage, { id, op }: { readonly id: string; readonly op: string }): OrderReply {
  const { retCode, success, data } = message;
  const code = Number.isSafeInteger(retCode) ? (retCode as number) : undefined;
  const isRefusal = code === undefined && success === false;
  // Some refusals leave out what was asked for.
  const isOther = Boolean(message["op"]) && message["op"] !== op;
  if (isOther || (code === undefined && !isRefusal)) {
    const text = "The reply matches no known format.";
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
  readonly #cancelTimer: () => void;
  #disconnect: (() => void) | undefined;
  #connection: TradeConnection | undefined;
  #resolve: (reply: OrderReply) => void = () => {};
  #reject: (error: Error) => void = () => {};
  #isEnded = false;

  constructor(id: string, op: string, request: OrderRequest, { clock, redact }: ConnectionContext) {
    const { signal, timeoutMs } = request;
    this.id = id;
    this.op = op;
    this.#request = request;
    this.reply = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#cancelTimer = clock.after(timeoutMs, () => this.#expire());
    const abort = () => this.fail("aborted", "The caller aborted the request.", toCallerError(signal?.reason, redact));
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
    this.fail("network", "There is no connection, and a new one is being opened. Nothing was sent or kept for later.");
  }

  onReply(message: StreamMessage): void {
    this.#finish();
    try {
      this.#resolve(readReply(message, this));
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
        ? `The connection was not ready within ${timeoutMs} ms, so nothing was sent.`
        : `No reply arrived within ${timeoutMs} ms.`;
    this.fail("total-timeout", text);
  }

  #finish(): void {
    this.#isEnded = true;
    this.#cancelTimer();
    this.#disconnect?.();
  }
}
