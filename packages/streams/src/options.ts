import { findDispatcherSocket, findPlatformSocket } from "#platform";
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

/** An API key, with its secret, its private key, or a callback that signs. */
export type Credentials = { readonly apiKey: string } & SigningKey;

/** Options of `createTradingStreams`. Without any, it reads market data of mainnet. */
export interface StreamsOptions {
  /**
   * Environment of the streams. Default: that of `trading`, otherwise `"mainnet"`, where orders use real funds. Accepts
   * the names and objects of the REST client.
   */
  readonly environment?: EnvironmentName | CustomEnvironment | undefined;
  /** Default: those of `trading`. Without credentials only market data is available. */
  readonly credentials?: Credentials | undefined;
  /**
   * The REST client of the same account and environment; one of another key or environment is rejected. It finds out what
   * the streams cannot: the outcome of an order, what happened to the account while the connection was down, and the
   * snapshot of a full order book.
   */
  readonly trading?: TradingCalls | undefined;
  /** Pings and how fast a silent connection is noticed. */
  readonly heartbeat?: HeartbeatOptions | undefined;
  /** Characters of the longest message that is read. A longer one ends the connection. Default 16,777,216. */
  readonly maxMessageLength?: number | undefined;
  /**
   * Opens sockets. Default: the WebSocket of the platform, and on Node 20, which has none, that of the package `ws` if it
   * is installed. Pass that of `ws` to let a slow program read account events at its own speed.
   */
  readonly webSocket?: SocketConstructor | undefined;
  /**
   * A dispatcher of the package `undici` through which the platform's sockets connect, such as a `ProxyAgent`. Works on Node
   * 22 and later, and not together with `webSocket`. Default: that of `trading` unless `webSocket` is given, otherwise the
   * global dispatcher.
   */
  readonly dispatcher?: RequestDispatcher | undefined;
  /**
   * Keeps orders inside the documented limits of the key, shared with the REST client in `trading`. An order without room
   * within its time limit is rejected unsent. Default: that of `trading`, otherwise `true`.
   */
  readonly throttle?: boolean | undefined;
  /** Time for which the platform accepts an order after it was sent, in milliseconds. Default 5000. */
  readonly recvWindow?: number | undefined;
  /** Broker ID, sent with every order. Default: not sent. */
  readonly referer?: string | undefined;
  /** Generates the UUIDs of requests and orders. Default `crypto.randomUUID`. */
  readonly generateId?: (() => string) | undefined;
  /** Source of time, for tests. */
  readonly clock?: Clock | undefined;
  /** A number from 0 up to 1, for the waits before connecting again. Default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /**
   * Mode in which messages are rejected. `"essential"`, the default, reports a gap for a message without a field that
   * correct data needs, and delivers every other one unchanged. `"strict"` also reports a gap for one without any field
   * that the specification requires.
   */
  readonly responses?: ResponseMode | undefined;
  /**
   * Receives each place in which messages differ from the specification, once: a field that is absent, `null`, of
   * another type or new. Reports hold no values. Its exceptions become unhandled rejections.
   */
  readonly onDrift?: ((report: DriftReport) => void) | undefined;
  /** Receives what happens on the connections. Its exceptions become unhandled rejections. */
  readonly onDebug?: DebugListener | undefined;
}

const milliseconds = positiveOption("must be a number of milliseconds above 0");

/**
 * Reads the options when the client is created.
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
 * The constructor of sockets.
 *
 * @throws {InputError} where the platform has none and none was given, or none that connects through the dispatcher
 */
export function findWebSocket({ webSocket, dispatcher }: StreamsOptions): SocketConstructor {
  if (webSocket === undefined && dispatcher !== undefined) {
    const through = findDispatcherSocket(dispatcher);
    if (through !== undefined) return through;
    const rule = "needs the WebSocket of Node 22 or later; pass a webSocket that connects through it instead";
    throw optionError("dispatcher", rule, "object");
  }
  const found = webSocket ?? findPlatformSocket();
  if (found !== undefined) return found;
  const rule =
    'must be given, because this platform has no WebSocket: install the package "ws", or import WebSocket from "ws" and pass it as webSocket, as bundles need';
  throw optionError("webSocket", rule, undefined);
}

/** A call of the REST client that returns a list. */
export interface AccountCall {
  (input: never, options?: { readonly signal?: WebAbortSignal }): Promise<unknown>;
  /** Every record of every page; absent where a call has one page. */
  readonly iterate?: (input: never, options?: { readonly signal?: WebAbortSignal }) => AsyncIterable<unknown>;
}

/** Input of the request for the snapshot of a full order book. */
export interface FullBookInput {
  readonly category: "spot" | "linear" | "inverse";
  readonly symbol: string;
}

/** The calls of the REST client that the streams use. A client of `createTradingClient` has them. */
export interface TradingCalls {
  readonly order: {
    readonly realtime: AccountCall;
    readonly history: AccountCall;
    /** Finds the outcome of an order. */
    reconcile(orderLinkId: string | undefined, options?: ReconcileOptions): Promise<ReconciledOrder>;
  };
  readonly execution: { readonly list: AccountCall };
  readonly position: { readonly list: AccountCall };
  readonly account: { readonly walletBalance: AccountCall };
  readonly market: {
    readonly optionBaseCoins: AccountCall;
    /** Reads trades that a gap of `publicTrade` missed; absent in a client without it. */
    readonly recentTrade?: AccountCall;
    /** Reads candles that a gap of `kline` missed; absent in a client without it. */
    readonly kline?: AccountCall;
    /** Reads the snapshot of a full order book. */
    fullOrderbook(input: FullBookInput, options?: { readonly signal?: WebAbortSignal }): Promise<unknown>;
  };
}
