import type { TradeApi } from "../generated/trade-api.ts";
import type { ConnectOptions } from "./types.ts";

/** Order entry over the socket, and the method that opens its connection. */
export interface OrderEntry extends TradeApi {
  /**
   * Opens and authenticates the connection before the first order, and loads the modules for orders. The connection
   * stays open until the client is closed, and reconnects automatically.
   *
   * @throws {InputError} without credentials, or in an environment without order entry
   * @throws {TradingError} `auth` for a refused key. `timeout` if the connection isn't ready in time: the message
   * includes the reason for the last failure
   */
  connect(options?: ConnectOptions): Promise<void>;
}
