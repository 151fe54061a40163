import { DEFAULT_RECV_WINDOW_MS } from "@specwright/signing";
import { createOrderCall, type BatchItem, type OrderOptions } from "@specwright/trading/orders";
import type { ConnectionContext } from "../connection/connection.ts";
import type { FindBaseUrl } from "../environment.ts";
import type { TradeApi } from "../generated/trade-api.ts";
import { tradeRequests } from "../generated/trade-requests.ts";
import type { StreamsOptions } from "../options.ts";
import { OrderSender } from "./order-sender.ts";
import { itemsWithReconcile, withReconcile } from "./reconcile-outcome.ts";
import type { TradeRequest } from "./types.ts";

/** Sends one kind of request, which the caller made at `begunAt`. */
export type SendOrder = (input: unknown, options: OrderOptions | undefined, begunAt: number) => Promise<unknown>;

/** What sends the requests of each method. */
export interface OrderMethods {
  readonly send: Readonly<Record<keyof TradeApi, SendOrder>>;
  close(): void;
}

/** What the methods need. */
export interface OrderContext {
  readonly findBaseUrl: FindBaseUrl;
  readonly connections: ConnectionContext;
  readonly options: StreamsOptions;
  readonly secrets: readonly string[];
}

function createSend(context: OrderContext, sender: OrderSender, generateId: () => string, request: TradeRequest) {
  const { connections, options, secrets } = context;
  const { op, operation } = request;
  return async (input: unknown, orderOptions: OrderOptions | undefined, begunAt: number): Promise<unknown> => {
    let body = "";
    const call = createOrderCall(operation, {
      clock: connections.clock,
      begunAt,
      generateId,
      secrets,
      send: (one) => {
        body = one.body;
        return sender.send(op, one);
      },
    });
    try {
      const result = await call(input, orderOptions);
      return operation.isBatch ? itemsWithReconcile(result as BatchItem<object>[], body, options.trading) : result;
    } catch (error) {
      throw withReconcile(error, body, options.trading);
    }
  };
}

/** Creates what sends orders. Nothing is opened until the first request. */
export function createOrderMethods(context: OrderContext): OrderMethods {
  const { findBaseUrl, connections, options } = context;
  const { recvWindow = DEFAULT_RECV_WINDOW_MS, referer, generateId = () => crypto.randomUUID() } = options;
  const sender = new OrderSender(findBaseUrl, connections, { recvWindow, referer }, generateId);
  const methods = Object.entries(tradeRequests).map(([method, request]) => [
    method,
    createSend(context, sender, generateId, request),
  ]);
  return { send: Object.fromEntries(methods) as OrderMethods["send"], close: () => sender.close() };
}
