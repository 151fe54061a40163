import type { TradeApi } from "../generated/trade-api.ts";
import type { ConnectOptions } from "./types.ts";

/** Orders over the socket, and the connection for them. */
export interface OrderEntry extends TradeApi {
  /**
   * Opens and authenticates the connection before the first order, and loads the modules that orders need. The
   * connection stays open until the client is closed, and reconnects automatically.
   *
   * @throws {InputError} without credentials, or in an environment without order entry
   * @throws {TradingError} `auth` for a refused key, `timeout` when the connection isn't ready in time: the message has
   *   the reason of the last failure
   */
  connect(options?: ConnectOptions): Promise<void>;
}
