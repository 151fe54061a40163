import { findDispatcherSocket, findRuntimeSocket } from "#runtime";
import type { SigningKey } from "@specwright/signing";
import type { ReconciledOrder, ReconcileOptions } from "@specwright/trading/orders";
import {
  booleanOption,
  clockOption,
  credentialsOption,
  dispatcherOption,
  environmentOption,
  functionOption,
  headerOption,
  option,
  optionError,
  optionGroup,
  positiveOption,
  readOptions,
  refuseDispatcherWith,
  responseModeOption,
  wholeNumberOption,
  type Clock,
  type DriftReport,
  type RequestDispatcher,
  type ResponseMode,
  type WebAbortSignal,
} from "@specwright/transport";
import type { HeartbeatOptions } from "./connection/pings.ts";
import type { SocketConstructor } from "./connection/socket.ts";
import type { DebugListener } from "./debug.ts";
import { environmentNames, type CustomEnvironment } from "./environment.ts";
import type { EnvironmentName } from "./generated/servers.ts";

/** API key with its secret, its RSA private key, or a callback that signs. */
export type Credentials = { readonly apiKey: string } & SigningKey;

/** Options of `createTradingStreams`. Without options, the client reads mainnet market data. */
export interface StreamsOptions {
  /**
   * Environment of the streams. Default: the environment of `trading`, otherwise `"mainnet"`, where orders use real
   * funds. Accepts the same names and objects as the REST client.
   */
  readonly environment?: EnvironmentName | CustomEnvironment | undefined;
  /** API key. Default: the credentials of `trading`. Without credentials, only market data is available. */
  readonly credentials?: Credentials | undefined;
  /**
   * REST client of the same account and environment. A client of another account or environment is rejected. The
   * streams use it to look up the outcome of an order, and to read missed events and the snapshot of a full order book.
   */
  readonly trading?: TradingCalls | undefined;
  /** Ping interval and timeout, which determine how fast a silent connection is detected. */
  readonly heartbeat?: HeartbeatOptions | undefined;
  /** Maximum message length in characters. A longer message ends the connection. Default 16,777,216. */
  readonly maxMessageLength?: number | undefined;
  /**
   * WebSocket constructor. Default: the runtime's. Node 20 has none, so the `ws` package is used if it is installed.
   * Pass the class of the `ws` package if your program may read account events slowly: only sockets of this class can
   * pause reading.
   */
  readonly webSocket?: SocketConstructor | undefined;
  /**
   * `undici` dispatcher for the runtime's sockets, such as a `ProxyAgent`. Requires Node 22 or later, and excludes
   * `webSocket`. Default: the dispatcher of `trading` unless `webSocket` is set, otherwise the global dispatcher.
   */
  readonly dispatcher?: RequestDispatcher | undefined;
  /**
   * True to keep orders within the key's documented rate limits, which are shared with the REST client in `trading`. An
   * order that would have to wait too long is rejected unsent. Default: as in `trading`, otherwise `true`.
   */
  readonly throttle?: boolean | undefined;
  /** Milliseconds after sending for which the platform accepts an order. Default 5000. */
  readonly recvWindow?: number | undefined;
  /** Broker ID, sent with every order. Default: not sent. */
  readonly referer?: string | undefined;
  /**
   * Generates the IDs of requests and orders. Default: UUIDs. Those of orders are random. Those of requests have a random
   * start and are numbered.
   */
  readonly generateId?: (() => string) | undefined;
  /** Clock to replace the system clock in tests. */
  readonly clock?: Clock | undefined;
  /** Returns a number from 0 to below 1, used for the waits before reconnecting. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /**
   * Validation of messages. `"essential"` (default) reports a gap for a message without an essential field, and
   * delivers all other messages unchanged. `"strict"` also reports a gap for a message that lacks a required field or
   * has a field of another type.
   */
  readonly responses?: ResponseMode | undefined;
  /**
   * Receives each kind of difference between messages and the specification once: a field that is missing, `null`, of
   * another type or new. Reports contain no values. Exceptions of the callback become unhandled rejections.
   */
  readonly onDrift?: ((report: DriftReport) => void) | undefined;
  /** Receives connection events. Exceptions of the callback become unhandled rejections. */
  readonly onDebug?: DebugListener | undefined;
}

const milliseconds = positiveOption("must be a number of milliseconds above 0");

/**
 * Validates and copies the options when the client is created.
 *
 * @throws {InputError} for an unknown or malformed option
 */
export function readStreamsOptions(given: StreamsOptions): StreamsOptions {
  const options = readOptions<StreamsOptions>(given, {
    environment: environmentOption(environmentNames),
    credentials: credentialsOption,
    trading: option(
      "must be a client of createTradingClient",
      (value: TradingCalls) => typeof value.order.reconcile === "function",
    ),
    heartbeat: optionGroup<HeartbeatOptions>({ pingMs: milliseconds, pongMs: milliseconds }),
    maxMessageLength: wholeNumberOption("characters"),
    webSocket: functionOption,
    dispatcher: dispatcherOption,
    throttle: booleanOption,
    recvWindow: wholeNumberOption("milliseconds"),
    referer: headerOption,
    generateId: functionOption,
    clock: clockOption,
    random: functionOption,
    responses: responseModeOption,
    onDrift: functionOption,
    onDebug: functionOption,
  });
  refuseDispatcherWith("webSocket", options);
  return options;
}

/**
 * Returns the WebSocket constructor.
 *
 * @throws {InputError} if neither the options nor the runtime provide a constructor, or if the runtime's constructor
 * can't connect through the dispatcher
 */
export function findWebSocket({ webSocket, dispatcher }: StreamsOptions): SocketConstructor {
  if (webSocket === undefined && dispatcher !== undefined) {
    const through = findDispatcherSocket(dispatcher);
    if (through !== undefined) return through;
    const rule =
      "needs the WebSocket of Node 22 or later; otherwise, pass a webSocket that connects through the dispatcher";
    throw optionError("dispatcher", rule, "object");
  }
  const found = webSocket ?? findRuntimeSocket();
  if (found !== undefined) return found;
  const rule =
    'must be given, because this runtime has no WebSocket: install the package "ws", or (in a bundle) import WebSocket from "ws" and pass it as webSocket';
  throw optionError("webSocket", rule, undefined);
}

/** A call of the REST client that returns a list. */
export interface AccountCall {
  (input: never, options?: { readonly signal?: WebAbortSignal }): Promise<unknown>;
  /** Yields every record of every page. Undefined for a call without pages. */
  readonly iterate?: (input: never, options?: { readonly signal?: WebAbortSignal }) => AsyncIterable<unknown>;
}

/** Input of the REST request for the snapshot of a full order book. */
export interface FullBookInput {
  readonly category: "spot" | "linear" | "inverse";
  readonly symbol: string;
}

/** Calls that the streams make with the REST client. A client created by `createTradingClient` has all of them. */
export interface TradingCalls {
  readonly order: {
    readonly realtime: AccountCall;
    readonly history: AccountCall;
    /** Determines the outcome of an order. */
    reconcile(orderLinkId: string | undefined, options?: ReconcileOptions): Promise<ReconciledOrder>;
  };
  readonly execution: { readonly list: AccountCall };
  readonly position: { readonly list: AccountCall };
  readonly account: { readonly walletBalance: AccountCall };
  readonly market: {
    readonly optionBaseCoins: AccountCall;
    /** Reads the trades that `publicTrade` missed in a gap. Optional. */
    readonly recentTrade?: AccountCall;
    /** Reads the candles that `kline` missed in a gap. Optional. */
    readonly kline?: AccountCall;
    /** Reads the snapshot of a full order book. */
    fullOrderbook(input: FullBookInput, options?: { readonly signal?: WebAbortSignal }): Promise<unknown>;
  };
}
