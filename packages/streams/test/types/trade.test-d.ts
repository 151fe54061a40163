import { expectTypeOf } from "vitest";
import { createTradingClient, type BatchItem, type TradingClient } from "@specwright/trading";
import type {
  OrderAmendResult,
  OrderCancelBatchAck,
  OrderCreateBatchAck,
  OrderCreateParams,
  OrderCreateResult,
  ReconciledOrder,
} from "@specwright/trading/orders";
import {
  createTradingStreams,
  UnknownOutcomeError,
  type Credentials,
  type EnvironmentName,
  type NoOrderEntry,
  type StreamsOptions,
  type OrderEntry,
  type TradingCalls,
} from "../../src/index.ts";

declare const credentials: Credentials;
declare const environment: EnvironmentName;
declare const options: StreamsOptions;
declare const error: unknown;
declare const { trade }: { readonly trade: OrderEntry };

const market = { category: "linear", symbol: "BTCUSDT" } as const;
const order = { ...market, side: "Buy", orderType: "Market", qty: "1" } as const;

// Clients with credentials can send orders.
expectTypeOf(createTradingStreams({ credentials }).trade).toEqualTypeOf<OrderEntry>();
expectTypeOf(createTradingStreams({ environment: "testnet", credentials }).trade).toEqualTypeOf<OrderEntry>();
expectTypeOf(createTradingStreams({ environment, credentials }).trade).toEqualTypeOf<OrderEntry>();
expectTypeOf(
  createTradingStreams({ environment: { baseUrl: "ws://localhost" }, credentials }).trade,
).toEqualTypeOf<OrderEntry>();
expectTypeOf(createTradingStreams().trade).not.toHaveProperty("create");
expectTypeOf(createTradingStreams({ environment: "mainnet" }).trade).not.toHaveProperty("create");
expectTypeOf(createTradingStreams({ environment: "demo" }).trade).not.toHaveProperty("create");
expectTypeOf(createTradingStreams({ environment: "demo", credentials }).trade).not.toHaveProperty("create");
expectTypeOf(createTradingStreams({ environment: "demo", credentials }).trade).toEqualTypeOf<
  NoOrderEntry<"Demo accounts have no orders over the socket: send them with the REST client.">
>();
expectTypeOf(createTradingStreams().trade).toEqualTypeOf<
  NoOrderEntry<"Orders need the client option credentials or trading.">
>();
// @ts-expect-error options that may lack credentials don't allow orders
void createTradingStreams(options).trade.create(order);
// @ts-expect-error demo accounts have no orders over the socket
void createTradingStreams({ environment: "demo", credentials }).trade.create(order);
// @ts-expect-error orders need credentials
void createTradingStreams({ environment: "testnet" }).trade.cancel({ ...market, orderId: "1" });

// Inputs and results have the types of the REST client.
expectTypeOf(trade.create).parameter(0).toEqualTypeOf<OrderCreateParams>();
expectTypeOf<Parameters<OrderEntry["create"]>[0]>().toEqualTypeOf<Parameters<TradingClient["order"]["create"]>[0]>();
expectTypeOf<Parameters<OrderEntry["amend"]>[0]>().toEqualTypeOf<Parameters<TradingClient["order"]["amend"]>[0]>();
expectTypeOf<Parameters<OrderEntry["cancel"]>[0]>().toEqualTypeOf<Parameters<TradingClient["order"]["cancel"]>[0]>();
expectTypeOf<Parameters<OrderEntry["createBatch"]>[0]>().toEqualTypeOf<
  Parameters<TradingClient["order"]["createBatch"]>[0]
>();
expectTypeOf<Parameters<OrderEntry["amendBatch"]>[0]>().toEqualTypeOf<
  Parameters<TradingClient["order"]["amendBatch"]>[0]
>();
expectTypeOf<Parameters<OrderEntry["cancelBatch"]>[0]>().toEqualTypeOf<
  Parameters<TradingClient["order"]["cancelBatch"]>[0]
>();
expectTypeOf(trade.create(order)).resolves.toEqualTypeOf<OrderCreateResult>();
expectTypeOf(trade.amend({ ...market, orderId: "1", qty: "2" })).resolves.toEqualTypeOf<OrderAmendResult>();
expectTypeOf(trade.createBatch({ category: "linear", request: [] })).resolves.toEqualTypeOf<
  BatchItem<OrderCreateBatchAck>[]
>();
expectTypeOf(trade.cancelBatch({ category: "linear", request: [] })).resolves.toEqualTypeOf<
  BatchItem<OrderCancelBatchAck>[]
>();
expectTypeOf(trade).not.toHaveProperty("cancelAll");

// @ts-expect-error a quantity is text
void trade.create({ ...order, qty: 1 });
// @ts-expect-error a limit order needs a price
void trade.create({ ...order, orderType: "Limit" });
// @ts-expect-error there is no such field
void trade.create({ ...order, reduceonly: true });
// @ts-expect-error spreads are not traded over the socket
void trade.create({ ...order, category: "spread" });
// @ts-expect-error an order is named by an ID
void trade.cancel(market);
// @ts-expect-error a batch has one category
void trade.createBatch({ request: [] });
// @ts-expect-error a request over the socket has no headers of HTTP
void trade.create(order, { headers: {} });
// @ts-expect-error every request needs an ID, so that it can be searched for
void trade.create(order, { autoId: false });
// @ts-expect-error a time limit is a number of milliseconds
void trade.create(order, { timeoutMs: "5s" });
expectTypeOf(trade.create.withResponse(order)).resolves.toHaveProperty("rateLimit");
expectTypeOf(trade.connect).returns.resolves.toBeVoid();

// An error with an unknown outcome can be reconciled.
if (UnknownOutcomeError.isInstance(error)) {
  expectTypeOf(error.reconcile()).resolves.toEqualTypeOf<ReconciledOrder[]>();
  expectTypeOf(error.orderLinkId).toEqualTypeOf<string | undefined>();
  // @ts-expect-error the request determines where to search, so the call has no such option
  void error.reconcile({ category: "linear" });
}

// A REST client can be passed without adaptation.
expectTypeOf(createTradingClient()).toExtend<TradingCalls>();
void createTradingStreams({ credentials, trading: createTradingClient() });
// @ts-expect-error a client of the REST interface, not its options
void createTradingStreams({ credentials, trading: { credentials } });
// @ts-expect-error a receive window is a number of milliseconds
void createTradingStreams({ credentials, recvWindow: "5000" });
