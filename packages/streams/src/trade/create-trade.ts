import { loadError } from "@specwright/trading/errors";
import type { OrderOptions } from "@specwright/trading/orders";
import { copyPlain, InputError } from "@specwright/transport";
import { servers } from "../generated/servers.ts";
import { tradeMethods, type TradeApi } from "../generated/trade-api.ts";
import type { OrderContext, OrderMethods } from "./order-methods.ts";
import type { OrderEntry } from "./order-entry.ts";
import type { ConnectOptions, OrderResponse } from "./types.ts";

/** Order entry over the socket, and the method that closes it together with the client. */
export interface Trade {
  readonly api: OrderEntry;
  close(): void;
}

/** Copies the caller's input, because the caller may change it while the module loads. */
function copyGiven<Given>(operation: string, field: string, given: Given): Given {
  try {
    return copyPlain(given) as Given;
  } catch {
    throw new InputError(operation, field, "must be plain JSON", "[withheld]");
  }
}

/**
 * Returns the base URL of the server for orders.
 *
 * @throws {InputError} without credentials, or in an environment without order entry
 */
function findServer(name: string, { options, findBaseUrl }: OrderContext): string {
  if (options.credentials === undefined)
    throw new InputError(name, "credentials", "must be set in the client's options", undefined);
  return findBaseUrl(name, servers.trade);
}

const CONNECT = "order.connect";

/**
 * Creates the methods of order entry. The module that sends orders is loaded with the first request, because most web
 * pages only show prices.
 */
export function createTrade(context: OrderContext): Trade {
  let loading: Promise<OrderMethods> | undefined;
  let orders: OrderMethods | undefined;
  /**
   * Number of order requests that wait for the module `order-methods.ts`. While it isn't 0, new requests also wait, to
   * keep their order.
   */
  let waiting = 0;
  let isClosed = false;
  const load = async (baseUrl: string): Promise<OrderMethods> => {
    const { createOrderMethods } = await import("./order-methods.ts");
    orders = createOrderMethods(context, baseUrl);
    if (isClosed) orders.close();
    return orders;
  };
  // All requests wait for the same promise, so they keep their order.
  const loadOnce = (operation: string, baseUrl: string): Promise<OrderMethods> =>
    (loading ??= load(baseUrl).catch((cause: unknown) => {
      loading = undefined;
      throw loadError(operation, cause);
    }));
  const createMethod = (method: keyof TradeApi) => {
    // Name of the REST operation: the checks of the input name it in their errors.
    const name = `order.${method}`;
    const sendLater = async (input: unknown, options: OrderOptions | undefined, begunAt: number) => {
      const baseUrl = findServer(name, context);
      const optionsCopy = copyGiven(name, "options", options);
      const inputCopy = copyGiven(name, "input", input);
      waiting += 1;
      try {
        const { send } = await loadOnce(name, baseUrl);
        return send[method](inputCopy, optionsCopy, begunAt);
      } finally {
        waiting -= 1;
      }
    };
    const withResponse = (input: unknown, options?: OrderOptions): Promise<OrderResponse<unknown>> => {
      const begunAt = context.connections.clock.now();
      if (orders === undefined || waiting > 0) return sendLater(input, options, begunAt);
      return orders.send[method](input, options, begunAt);
    };
    const send = (input: unknown, options?: OrderOptions) => withResponse(input, options).then(({ result }) => result);
    return Object.assign(send, { withResponse });
  };
  const connect = async (options?: ConnectOptions): Promise<void> => {
    const baseUrl = findServer(CONNECT, context);
    await (orders ?? (await loadOnce(CONNECT, baseUrl))).connect(options);
  };
  const close = (): void => {
    isClosed = true;
    orders?.close();
  };
  const methods = tradeMethods.map((name) => [name, createMethod(name)]);
  return { api: { ...Object.fromEntries(methods), connect } as unknown as OrderEntry, close };
}
