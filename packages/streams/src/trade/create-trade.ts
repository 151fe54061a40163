import { TradingError } from "@specwright/trading/errors";
import { InputError } from "@specwright/transport";
import { servers } from "../generated/servers.ts";
import { tradeMethods, type TradeApi } from "../generated/trade-api.ts";
import type { OrderContext, OrderMethods, SendOrder } from "./order-methods.ts";

/** Orders over the socket, and their end with the client. */
export interface Trade {
  readonly api: TradeApi;
  close(): void;
}

type Fields = Readonly<Record<string, unknown>>;

const copyFields = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : value;

/** An input has fields, and that of a batch a list of orders. The caller may change them while the module loads. */
function copyInput(input: unknown): unknown {
  const copy = copyFields(input);
  const { request } = Object(copy) as Fields;
  return Array.isArray(request) ? { ...(copy as Fields), request: request.map(copyFields) } : copy;
}

const loadError = (operation: string, cause: unknown): TradingError => {
  const message = `${operation}: failed to load a file of the client; nothing was sent.`;
  return new TradingError("network", message, { operation, attempts: 0 }, cause);
};

/** Creates the methods of order entry. What sends orders loads with the first request: most pages only show prices. */
export function createTrade(context: OrderContext): Trade {
  let orders: OrderMethods | undefined;
  let isClosed = false;
  const load = async (): Promise<OrderMethods> => {
    const { createOrderMethods } = await import("./order-methods.ts");
    // Several requests may have waited for it.
    orders ??= createOrderMethods(context);
    if (isClosed) orders.close();
    return orders;
  };
  const createMethod = (method: keyof TradeApi): SendOrder => {
    // The name of the REST client, which checks the input.
    const name = `order.${method}`;
    return async (input, options) => {
      if (context.options.credentials === undefined)
        throw new InputError(name, "credentials", "must be among the options of the client", undefined);
      context.findBaseUrl(name, servers.trade);
      if (orders !== undefined) return orders.send[method](input, options);
      const [inputThen, optionsThen] = [copyInput(input), options && { ...options }];
      const loaded = await load().catch((cause: unknown) => {
        throw loadError(name, cause);
      });
      return loaded.send[method](inputThen, optionsThen);
    };
  };
  const close = (): void => {
    isClosed = true;
    orders?.close();
  };
  return {
    api: Object.fromEntries(tradeMethods.map((name) => [name, createMethod(name)])) as unknown as TradeApi,
    close,
  };
}
