/** Tests of replies, pongs and records that violate the specification. */
import { collectUnhandledRejections } from "@specwright-tools/testing";
import { describe, expect, test } from "vitest";
import { createTradingStreams } from "../src/index.ts";
import { connectAccount, cut, execution, order, push, REST_DELAY_MS, T } from "./support/account-client.ts";
import { FakeServer, type Message, type Request } from "./support/fake-server.ts";

const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const credentials = { apiKey: "key", secret: "secret" };
const btcCategory = { category: "linear" } as const;
const buy = { ...btc, side: "Buy", orderType: "Limit", qty: "0.01", price: "1" } as const;

const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

/** Changes the server's replies to one kind of request. */
function replyWith(server: FakeServer, op: string, reply: (usual: Message) => Message): void {
  const usual = ({ req_id: id }: Request): Message =>
    op === "ping"
      ? { op: "pong", args: [String(server.now)], conn_id: "1" }
      : { success: true, ret_msg: "", op, conn_id: "1", ...(id === undefined ? {} : { req_id: id }) };
  server.onRequest = (_, request) => (request.op === op ? reply(usual(request)) : undefined);
}

describe.each(["auth", "subscribe"])("a reply to %s", (op) => {
  test.each([
    ["is absent", { success: undefined }],
    ["is null", { success: null }],
    ["is a string", { success: "true" }],
    ["is replaced by a return code", { success: undefined, retCode: 0, ret_msg: "OK" }],
  ])("whose field success %s does not count as a refusal", async (_, changes) => {
    const { server, streams } = connectAccount(() => []);
    replyWith(server, op, (usual) => ({ ...usual, ...changes }));
    const executions = streams.execution({ onEvent: () => {} });
    await server.clock.advance(100);
    await executions.ready;
    streams.close();
    expect(await executions.ended).toBeUndefined();
  });

  test("without the field success counts as a refusal if its message gives a reason", async () => {
    const { server, streams } = connectAccount(() => []);
    replyWith(server, op, (usual) => ({ ...usual, success: undefined, ret_msg: "not allowed" }));
    const { ended } = streams.execution({ onEvent: () => {} });
    await server.clock.advance(60_000);
    expect((await ended)?.message).toContain("not allowed");
    streams.close();
  });
});

test.each([
  ["names no operation", { op: undefined }],
  ["names another operation", { op: "PONG" }],
  ["has neither operation nor time", { op: undefined, args: undefined }],
])("a private connection whose pong %s is ready immediately", async (_, changes) => {
  const { server, streams } = connectAccount(() => []);
  replyWith(server, "ping", (usual) => ({ ...usual, ...changes }));
  const executions = streams.execution({ onEvent: () => {} });
  await server.clock.advance(100);
  await executions.ready;
  expect(server.sockets).toHaveLength(1);
  streams.close();
});

test.each([["abc"], [""], ["0"], ["1700000000"], [1_700_000_000], [null], [{}]])(
  "a pong that contains the time %j is not used to correct the clock, and the missed execution is delivered",
  async (time) => {
    const { server, streams } = connectAccount((call) => (call === "execution.list" ? [execution("1", 20)] : []));
    replyWith(server, "ping", (usual) => ({ ...usual, args: [time] }));
    const events: { readonly type: string }[] = [];
    await streams.executionByCategory(btcCategory, { onEvent: (event) => events.push(event) }).ready;
    await cut(server);
    await server.clock.advance(2 * REST_DELAY_MS);
    expect(typesOf(events)).toEqual(["gap", "update", "reconciled"]);
    streams.close();
  },
);

describe("an execution that REST lists", () => {
  test.each([[""], ["abc"], ["0x10"], [{}], [[]], [true], [null], [undefined], [Math.floor(T / 1000)]])(
    "with the invalid time %j keeps the gap from being reported as reconciled",
    async (execTime) => {
      const { server, streams } = connectAccount(() => [{ ...execution("1", 20), execTime }]);
      const events: { readonly type: string; readonly why?: string }[] = [];
      await streams.executionByCategory(btcCategory, { onEvent: (event) => events.push(event) }).ready;
      await cut(server);
      await server.clock.advance(REST_DELAY_MS);
      expect(new Set(typesOf(events))).toEqual(new Set(["gap", "unreconciled"]));
      expect(events[1]?.why).toBe(
        "REST listed a record whose execTime is not a time, so the missed changes are unknown.",
      );
      streams.close();
    },
  );

  test.each(["seq", "isMaker"])("without %s is delivered", async (name) => {
    const { server, streams } = connectAccount(() => [{ ...execution("1", 20), [name]: undefined }]);
    const events: { readonly type: string }[] = [];
    await streams.executionByCategory(btcCategory, { onEvent: (event) => events.push(event) }).ready;
    await cut(server);
    await server.clock.advance(2 * REST_DELAY_MS);
    expect(typesOf(events)).toEqual(["gap", "update", "reconciled"]);
    streams.close();
  });
});

test.each([
  { cumExecQty: "" },
  { cumExecQty: "abc" },
  { updatedTime: "" },
  { updatedTime: "abc" },
  { cumExecQty: "", updatedTime: "" },
])("an order that cannot be compared with its previous state is delivered: %o", async (changes) => {
  const listed = order("1", "PartiallyFilled", 20, { cumExecQty: "1", price: "1" });
  const { server, streams } = connectAccount((call) => (call === "order.realtime" ? [listed] : []));
  const received: unknown[] = [];
  const onEvent = (event: { readonly type: string; readonly data?: { readonly price: string } }) =>
    void (event.type === "update" && received.push(event.data?.price));
  await streams.orderByCategory(btcCategory, { onEvent }).ready;
  await cut(server);
  await server.clock.advance(2 * REST_DELAY_MS);
  push(server, "order.linear", { ...listed, price: "2", ...changes });
  expect(received).toEqual(["1", "2"]);
  streams.close();
});

test("an order with an unknown status is not requested after a gap", async () => {
  const { server, streams, calls } = connectAccount(() => []);
  const events: { readonly type: string }[] = [];
  await streams.orderByCategory(btcCategory, { onEvent: (event) => events.push(event) }).ready;
  push(server, "order.linear", order("1", "BrandNewEnd", 10));
  push(server, "order.linear", order("1", "BrandNewEnd", 15));
  await cut(server);
  await server.clock.advance(2 * REST_DELAY_MS);
  expect(typesOf(events)).toEqual(["update", "update", "gap", "reconciled"]);
  expect(calls.some(([, input]) => "orderId" in input)).toBe(false);
  streams.close();
});

test("a position that was never opened is not delivered after a gap", async () => {
  const empty = { symbol: "ETHUSDT", side: "", size: "0", positionIdx: 0, seq: -1, updatedTime: "0" };
  const { server, streams } = connectAccount((call) => (call === "position.list" ? [empty] : []));
  const events: { readonly type: string }[] = [];
  await streams.positionByCategory(btcCategory, { onEvent: (event) => events.push(event) }).ready;
  await cut(server);
  await server.clock.advance(2 * REST_DELAY_MS);
  expect(typesOf(events)).toEqual(["gap", "reconciled"]);
  streams.close();
});

test("a ticker message of an unknown type causes a gap until the next snapshot", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const events: { readonly type: string }[] = [];
  const topic = "tickers.BTCUSDT";
  await streams.contractTicker(btc, { onEvent: (event) => events.push(event), policy: { queue: 10 } }).ready;
  const data = { symbol: "BTCUSDT" };
  server.socket.push({ topic, type: "full", ts: 1, data });
  server.socket.push({ topic, type: "full", ts: 2, data });
  expect(typesOf(events)).toEqual(["gap"]);
  server.socket.push({ topic, type: "snapshot", ts: 3, data });
  expect(typesOf(events)).toEqual(["gap", "resumed", "update"]);
});

test("a request with the generated ID of a pending request is rejected, and the pending request continues", async () => {
  const server = new FakeServer();
  const held: { readonly reply: () => void }[] = [];
  server.onRequest = (socket, { op, reqId }) => {
    if (op !== "order.create") return undefined;
    const data = { orderId: "1", orderLinkId: "same" };
    held.push({ reply: () => socket.push({ reqId, retCode: 0, retMsg: "OK", op, data, header: {} }) });
    return "none";
  };
  await using streams = createTradingStreams({ ...server.options, credentials, generateId: () => "same" });
  const first = streams.trade.create(buy);
  await server.ordersArrived(1);
  const second = streams.trade.create(buy);
  await expect(second).rejects.toMatchObject({ code: "aborted", outcome: "not-sent" });
  await expect(second).rejects.toThrow("generateId returned the ID of a pending request");
  expect(held).toHaveLength(1);
  held[0]?.reply();
  expect(await first).toMatchObject({ orderId: "1" });
});

test("a debug listener whose promise rejects does not end a subscription", async () => {
  using rejections = collectUnhandledRejections();
  const server = new FakeServer();
  const onDebug = async (): Promise<void> => {
    throw new Error("mine");
  };
  await using streams = createTradingStreams({ ...server.options, onDebug });
  await streams.publicTrade(btc).ready;
  const errors = await rejections.settle();
  expect(errors.length).toBeGreaterThan(0);
  expect(new Set(errors.map(String))).toEqual(new Set(["Error: mine"]));
});
