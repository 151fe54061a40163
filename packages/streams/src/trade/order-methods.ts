import { DEFAULT_RECV_WINDOW_MS } from "@specwright/signing";
import {
  createKeyLimits,
  createOrderCall,
  TradingError,
  type KeyLimits,
  type TradingErrorCode,
  type BatchItem,
  type OrderOptions,
  type ReconciledOrder,
  type ReconcileOptions,
} from "@specwright/trading/orders";
import {
  checkKnownNames,
  createClientIds,
  InputError,
  isAbortSignal,
  onAbort,
  redactOption,
  safeRead,
  toCallerError,
} from "@specwright/transport";
import { connectionOf } from "@specwright/trading/errors";
import type { ConnectionContext } from "../connection/connection.ts";
import type { FindBaseUrl } from "../environment.ts";
import type { TradeApi } from "../generated/trade-api.ts";
import { tradeRequests } from "../generated/trade-requests.ts";
import type { StreamsOptions, TradingCalls } from "../options.ts";
import { OrderSender } from "./order-sender.ts";
import { StreamError } from "../errors.ts";
import type { ConnectOptions, OrderResponse, TradeRequest } from "./types.ts";
import { UnknownOutcomeError, type ReconcileOutcome } from "./unknown-outcome-error.ts";

/**
 * Sends an order request and resolves with its response.
 *
 * @param begunAt when the caller made the request: Unix time in milliseconds
 */
export type SendOrder = (
  input: unknown,
  options: OrderOptions | undefined,
  begunAt: number,
) => Promise<OrderResponse<unknown>>;

const NO_RATE_LIMIT = { limit: undefined, remaining: undefined, resetAt: undefined };

/** Functions that send order requests, by method name, and functions that open and close their connection. */
export interface OrderMethods {
  readonly send: Readonly<Record<keyof TradeApi, SendOrder>>;
  connect(options: ConnectOptions | undefined): Promise<void>;
  close(): void;
}

/** Parts of the client that the methods use. */
export interface OrderContext {
  readonly findBaseUrl: FindBaseUrl;
  readonly connections: ConnectionContext;
  readonly options: StreamsOptions;
  readonly secrets: readonly string[];
  /** Rate limits of the key, shared with the REST client. */
  readonly limits: KeyLimits | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** Order ID, and the options for looking up that order. */
interface NamedOrder {
  readonly id: string | undefined;
  readonly where: ReconcileOptions;
}

/**
 * Returns the orders of a request. They are read from the sent body, because it includes the IDs that the client
 * generated.
 */
function ordersOf(body: string): NamedOrder[] {
  const { category, request, ...fields } = JSON.parse(body) as Fields;
  const items = Array.isArray(request) ? (request as readonly Fields[]) : [fields];
  return items.map(({ symbol, orderId, orderLinkId }) => {
    // If a request contains both IDs, the platform uses `orderId`.
    const by = orderId ? "orderId" : "orderLinkId";
    return { id: (orderId || orderLinkId) as string | undefined, where: { category, symbol, by } as ReconcileOptions };
  });
}

function reconcilerOf(
  trading: TradingCalls | undefined,
  operation: string,
  orders: readonly NamedOrder[],
): ReconcileOutcome {
  return async (options) => {
    if (trading === undefined)
      throw new InputError(
        operation,
        "trading",
        "must be set in the client's options, because reconcile uses the REST client",
        undefined,
      );
    const found: ReconciledOrder[] = [];
    // One after another, because the account has a request limit.
    for (const { id, where } of orders) found.push(await trading.order.reconcile(id, { ...where, ...options }));
    return found;
  };
}

/** Adds `reconcile` to an error with an unknown outcome. `body` is the sent body. */
const withReconcile = (error: TradingError, body: string, trading: TradingCalls | undefined): UnknownOutcomeError =>
  new UnknownOutcomeError(error, reconcilerOf(trading, error.operation ?? "order", ordersOf(body)));

/** Adds `reconcile` to each batch item with an unknown outcome. `body` is the sent body. */
function itemsWithReconcile(
  items: readonly BatchItem<object>[],
  body: string,
  trading: TradingCalls | undefined,
): BatchItem<object>[] {
  return items.map((item) => {
    if (item.ok || item.error.outcome !== "unknown") return item;
    const orders = ordersOf(body).slice(item.index, item.index + 1);
    const reconcile = reconcilerOf(trading, item.error.operation ?? "order", orders);
    return { ...item, error: new UnknownOutcomeError(item.error, reconcile) };
  });
}

function createSend(
  { connections, options: { trading }, secrets }: OrderContext,
  sender: OrderSender,
  generateId: () => string,
  { op, operation }: TradeRequest,
  rateLimitsOf: KeyLimits["rateLimitsOf"] | undefined,
): SendOrder {
  const call = createOrderCall(operation, {
    clock: connections.clock,
    generateId,
    secrets,
    rateLimitsOf,
    send: (request) => sender.send(op, request),
    convertUnknownOutcome: (error, body) => withReconcile(error, body, trading),
  });
  return async (input, options, begunAt) => {
    const { result, body, rateLimit = NO_RATE_LIMIT, requestId } = await call(input, options, begunAt);
    const items = operation.isBatch ? itemsWithReconcile(result as BatchItem<object>[], body, trading) : undefined;
    return { result: items ?? result, rateLimit, requestId };
  };
}

/** Creates the functions that send orders. The connection is opened with the first request. */
export function createOrderMethods(context: OrderContext, baseUrl: string): OrderMethods {
  const { connections, options } = context;
  const { recvWindow = DEFAULT_RECV_WINDOW_MS, referer } = options;
  const ids = createClientIds(options.generateId);
  const limits = findLimits(context);
  const sender = new OrderSender(baseUrl, connections, { recvWindow, referer }, ids, limits);
  const methods = Object.entries(tradeRequests).map(([method, request]) => [
    method,
    createSend(context, sender, ids.forOrder, request, limits?.rateLimitsOf),
  ]);
  return {
    send: Object.fromEntries(methods) as OrderMethods["send"],
    connect: (given) => connect(context, sender, given),
    close: () => sender.close(),
  };
}

/**
 * Returns the rate limits of the REST client, or new limits for this client. Returns undefined if throttling is off.
 */
function findLimits({ options, limits, connections }: OrderContext): KeyLimits | undefined {
  const { throttle, trading } = options;
  const isOn = throttle ?? (trading === undefined || connectionOf(trading) === undefined || limits !== undefined);
  if (!isOn) return undefined;
  const { clock, serverClock } = connections;
  return limits ?? createKeyLimits(clock, () => serverClock.now());
}

const CONNECT = "order.connect";
const DEFAULT_CONNECT_MS = 10_000;

async function connect(
  { connections: { clock, redact } }: OrderContext,
  sender: OrderSender,
  given: ConnectOptions | undefined,
): Promise<void> {
  const { timeoutMs = DEFAULT_CONNECT_MS, signal } = checkKnownNames(CONNECT, given ?? {}, ["timeoutMs", "signal"]);
  if (!(typeof timeoutMs === "number" && timeoutMs > 0))
    throw new InputError(CONNECT, "timeoutMs", "must be a number of milliseconds above 0", redactOption(timeoutMs));
  if (signal !== undefined && !isAbortSignal(signal))
    throw new InputError(CONNECT, "signal", "must be an AbortSignal", redactOption(signal));
  const fail = (code: TradingErrorCode, text: string, cause?: unknown) =>
    new TradingError(code, `${CONNECT}: ${text}`, { operation: CONNECT, outcome: "not-sent" }, cause);
  let stop = (): void => {};
  const end = new Promise<never>((_, reject) => {
    const expire = () =>
      reject(fail("timeout", `The connection was not ready within ${timeoutMs} ms. ${sender.failure ?? ""}`.trim()));
    const cancel = clock.after(timeoutMs, expire);
    const disconnect =
      signal &&
      onAbort(signal, () =>
        reject(fail("aborted", "The caller aborted the wait.", toCallerError(safeRead(signal, "reason"), redact))),
      );
    stop = () => {
      cancel();
      disconnect?.();
    };
  });
  try {
    await Promise.race([sender.connect(), end]);
  } catch (error) {
    if (!StreamError.isInstance(error)) throw error;
    throw fail(error.code === "closed" ? "aborted" : "auth", error.message, error);
  } finally {
    stop();
  }
}
