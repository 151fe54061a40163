import type { Clock } from "@specwright/transport";
import type { SigningKey } from "@specwright/signing";
import type { HeartbeatOptions } from "./connection/heartbeat.ts";
import type { SocketConstructor } from "./connection/socket.ts";
import type { DebugListener } from "./debug.ts";
import type { CustomEnvironment } from "./environment.ts";
import { InputError } from "./errors.ts";
import type { EnvironmentName } from "./generated/servers.ts";
import type { TradingCalls } from "./trading-calls.ts";

/** An API key, with its secret, its private key, or a callback that signs. */
export type Credentials = { readonly apiKey: string } & SigningKey;

export interface StreamsOptions {
  /** Where the streams come from. Default `"mainnet"`: orders use real funds. */
  readonly environment?: EnvironmentName | CustomEnvironment | undefined;
  /** Without credentials only market data is available. */
  readonly credentials?: Credentials | undefined;
  /**
   * The REST client of the same account and environment. It tells what the streams cannot: what became of an order, and
   * what happened to the account while the connection was down.
   */
  readonly trading?: TradingCalls | undefined;
  /** Pings and how fast a silent connection is noticed. */
  readonly heartbeat?: HeartbeatOptions | undefined;
  /** Opens sockets. Default: the WebSocket of the platform. Node 20 has none: pass that of the package `ws`. */
  readonly webSocket?: SocketConstructor | undefined;
  /** Source of time, for tests. */
  readonly clock?: Clock | undefined;
  /** A number from 0 up to 1, for the waits before connecting again. Default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Receives what happens on the connections. Exceptions it throws are ignored. */
  readonly onDebug?: DebugListener | undefined;
}

const OPTION_NAMES: Readonly<Record<keyof StreamsOptions, true>> = {
  environment: true,
  credentials: true,
  trading: true,
  heartbeat: true,
  webSocket: true,
  clock: true,
  random: true,
  onDebug: true,
};

/**
 * Rejects unknown and malformed options when the client is created.
 *
 * @throws {InputError}
 */
export function checkOptions(options: StreamsOptions): void {
  const known = Object.keys(OPTION_NAMES);
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  // The name is not shown: a caller who mixed up names and values may have put a key there.
  if (unknown !== undefined) throw new InputError("options", "a name", `must be one of ${known.join(", ")}`);
  for (const name of ["random", "onDebug", "webSocket"] as const) {
    const value = options[name];
    if (value !== undefined && typeof value !== "function") throw new InputError("options", name, "must be a function");
  }
  if (options.trading !== undefined && typeof options.trading?.order?.reconcile !== "function")
    throw new InputError("options", "trading", "must be a client of createTradingClient");
  for (const [name, value] of Object.entries(options.heartbeat ?? {})) {
    const isPositive = typeof value === "number" && value > 0;
    if (!isPositive) throw new InputError("options", `heartbeat.${name}`, "must be a number of milliseconds above 0");
  }
}

/**
 * The constructor of sockets.
 *
 * @throws {InputError} where the platform has none and none was given
 */
export function findWebSocket(given: SocketConstructor | undefined): SocketConstructor {
  const found = given ?? (globalThis.WebSocket as SocketConstructor | undefined);
  if (found !== undefined) return found;
  throw new InputError(
    "options",
    "webSocket",
    'must be given, because this platform has no WebSocket: pass that of the package "ws"',
  );
}
