import { requiredResult } from "@specwright-tools/testing/required-result";
import { expect, test } from "vitest";
import { createTradingClient } from "@specwright/trading";
import { createTradingStreams, UnknownOutcomeError, type TradingCalls } from "../src/index.ts";
import { accepted, FakeServer, type Request as OrderRequest } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const market = { category: "linear", symbol: "BTCUSDT" } as const;
const order = { ...market, side: "Buy", orderType: "Market", qty: "0.01" } as const;

/** Creates a REST client whose simulated platform has these orders. */
function restClient(known: readonly { orderId: string; orderLinkId: string }[]) {
  const asked: URL[] = [];
  const fetch = async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url);
    const isAsked = (one: { orderId: string; orderLinkId: string }) =>
      [one.orderId, one.orderLinkId].some((id) => [...url.searchParams.values()].includes(id));
    const result = { category: "linear", nextPageCursor: "", list: known.filter(isAsked) };
    const complete = requiredResult("GET", url.pathname, result);
    return Response.json({ retCode: 0, retMsg: "OK", result: complete, retExtInfo: {}, time: 1 });
  };
  const trading: TradingCalls = createTradingClient({ environment: "testnet", credentials, fetch, throttle: false });
  return { trading, asked };
}

/** Creates a client whose server doesn't reply to orders. */
function silentStreams(trading?: TradingCalls) {
  const server = new FakeServer();
  server.onRequest = (_, { op }) => (op.startsWith("order.") ? "none" : undefined);
  const streams = createTradingStreams({ ...server.options, credentials, trading });
  return { server, streams };
}

/** Returns the reply to a batch without the result of the last order. */
function shortened(request: OrderRequest) {
  const reply = accepted(request);
  const { list } = reply["retExtInfo"] as { list: unknown[] };
  return { ...reply, retExtInfo: { list: list.slice(0, -1) } };
}

/** Cuts the connection after the server has received an order, and resolves with the error of the request. */
async function loseReply(server: FakeServer, work: Promise<unknown>): Promise<UnknownOutcomeError> {
  const failure: Promise<unknown> = work.then(
    () => undefined,
    (error: unknown) => error,
  );
  await server.ordersArrived(1);
  server.socket.cut();
  const error = await failure;
  if (!UnknownOutcomeError.isInstance(error)) throw new Error("An UnknownOutcomeError was expected.", { cause: error });
  return error;
}

test("reconcile reads the order over REST with the sent ID, in the category and symbol of the order", async () => {
  const { trading, asked } = restClient([{ orderId: "1", orderLinkId: "mine-1" }]);
  const { server, streams } = silentStreams(trading);
  const error = await loseReply(server, streams.trade.create({ ...order, orderLinkId: "mine-1" }));
  expect(error.orderLinkId).toBe("mine-1");
  const [found] = await error.reconcile();
  expect(found).toMatchObject({ status: "found", source: "realtime", order: { orderId: "1" } });
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    "/v5/order/realtime?category=linear&symbol=BTCUSDT&orderLinkId=mine-1",
  ]);
  streams.close();
});

test("reconcile searches by the ID that the client generated, and reports if no such order exists", async () => {
  const { trading, asked } = restClient([]);
  const { server, streams } = silentStreams(trading);
  const error = await loseReply(server, streams.trade.create(order));
  expect(await error.reconcile()).toEqual([{ status: "not-found" }]);
  expect(asked.every(({ searchParams }) => searchParams.get("orderLinkId") === error.orderLinkId)).toBe(true);
  expect(asked.map(({ pathname }) => pathname)).toEqual(["/v5/order/realtime", "/v5/order/history"]);
  streams.close();
});

test("reconcile uses the platform's ID if the cancellation contained only that ID", async () => {
  const { trading, asked } = restClient([{ orderId: "77", orderLinkId: "" }]);
  const { server, streams } = silentStreams(trading);
  const error = await loseReply(server, streams.trade.cancel({ ...market, orderId: "77" }));
  expect(await error.reconcile()).toMatchObject([{ status: "found", order: { orderId: "77" } }]);
  expect(asked[0]?.searchParams.get("orderId")).toBe("77");
  streams.close();
});

test("reconcile searches for the orders of a batch one by one", async () => {
  const { trading } = restClient([{ orderId: "2", orderLinkId: "b" }]);
  const { server, streams } = silentStreams(trading);
  const request = ["a", "b"].map((orderLinkId) => ({ symbol: "BTCUSDT", orderLinkId }));
  const error = await loseReply(server, streams.trade.cancelBatch({ category: "linear", request }));
  expect((await error.reconcile()).map(({ status }) => status)).toEqual(["not-found", "found"]);
  streams.close();
});

test("reconcile searches by its own ID for a batch order that is missing in the reply", async () => {
  const { trading } = restClient([{ orderId: "2", orderLinkId: "b" }]);
  const server = new FakeServer();
  server.onRequest = (_, request) => (request.op.endsWith("-batch") ? shortened(request) : undefined);
  const streams = createTradingStreams({ ...server.options, credentials, trading });
  const request = ["a", "b"].map((orderLinkId) => ({ symbol: "BTCUSDT", orderLinkId }));
  const [first, second] = await streams.trade.cancelBatch({ category: "linear", request });
  expect([first?.ok, second?.ok]).toEqual([true, false]);
  const error: unknown = second?.ok === false && second.error;
  if (!UnknownOutcomeError.isInstance(error)) throw new Error("An UnknownOutcomeError was expected.", { cause: error });
  expect(await error.reconcile()).toMatchObject([{ status: "found", order: { orderLinkId: "b" } }]);
  streams.close();
});

test("reconcile uses the platform's ID if the cancellation contained both IDs", async () => {
  const { trading, asked } = restClient([{ orderId: "77", orderLinkId: "mine" }]);
  const { server, streams } = silentStreams(trading);
  const error = await loseReply(server, streams.trade.cancel({ ...market, orderId: "77", orderLinkId: "other" }));
  expect(await error.reconcile()).toMatchObject([{ status: "found", order: { orderId: "77" } }]);
  expect([...asked[0]!.searchParams.keys()]).toContain("orderId");
  streams.close();
});

test("reconcile without the REST client fails with the reason", async () => {
  const { server, streams } = silentStreams();
  const error = await loseReply(server, streams.trade.create(order));
  await expect(error.reconcile()).rejects.toThrow(/^order\.create: trading must be set in the client's options/);
  streams.close();
});

test.each([{}, { order: {} }, null, "client"])("the `trading` option rejects %j, which is not a client", (trading) => {
  const server = new FakeServer();
  const create = () => createTradingStreams({ ...server.options, trading: trading as unknown as TradingCalls });
  expect(create).toThrow(/trading/);
});
