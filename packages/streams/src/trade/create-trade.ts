import { InputError } from "@specwright/transport";
import { createOrderCall, type BatchItem, type OrderOptions } from "@specwright/trading/orders";
import type { ConnectionContext } from "../connection/connection.ts";
import type { FindBaseUrl } from "../environment.ts";
import { tradeRequests, type TradeApi } from "../generated/trade-requests.ts";
import type { StreamsOptions } from "../options.ts";
import { OrderSender } from "./order-sender.ts";
import { itemsWithReconcile, withReconcile } from "./reconcile-outcome.ts";
import type { TradeRequest } from "./types.ts";

/** Orders over the socket, and their end with the client. */
export interface Trade {
  readonly api: TradeApi;
  close(): void;
}

/** What the methods share. */
interface TradeContext {
  readonly connections: ConnectionContext;
  readonly sender: OrderSender;
  readonly options: StreamsOptions;
  readonly generateId: () => string;
  readonly secrets: readonly string[];
}

function createMethod(context: TradeContext, name: string, { op, operation }: TradeRequest) {
  const { connections, sender, options, generateId, secrets } = context;
  const { credentials, trading } = options;
  return async (input: unknown, orderOptions?: OrderOptions): Promise<unknown> => {
    if (credentials === undefined)
      throw new InputError(name, "credentials", "must be among the options of the client", undefined);
    sender.checkEnvironment(name);
    let body = "";
    const call = createOrderCall(operation, {
      clock: connections.clock,
      generateId,
      secrets,
      send: (one) => {
        body = one.body;
        return sender.send(op, one);
      },
    });
    try {
      const result = await call(input, orderOptions);
      return operation.isBatch ? itemsWithReconcile(result as BatchItem<object>[], body, trading) : result;
    } catch (error) {
      throw withReconcile(error, body, trading);
    }
  };
}

/** Creates the methods of order entry. Nothing is opened until the first request. */
export function createTrade(
  findBaseUrl: FindBaseUrl,
  connections: ConnectionContext,
  options: StreamsOptions,
  secrets: readonly string[],
): Trade {
  const { recvWindow = 5000, referer, generateId = () => crypto.randomUUID() } = options;
  const sender = new OrderSender(findBaseUrl, connections, { recvWindow, referer }, generateId);
  const context = { connections, sender, options, generateId, secrets };
  const methods = Object.entries(tradeRequests).map(([method, request]) => [
    method,
    // The name of the REST client, which checks the input.
    createMethod(context, `order.${method}`, request),
  ]);
  return { api: Object.fromEntries(methods) as TradeApi, close: () => sender.close() };
}
