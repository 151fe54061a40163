import { jsonResponse } from "@specwright-tools/testing";
import { requiredResult } from "@specwright-tools/testing/required-result";
import { createTradingClient } from "@specwright/trading";
import { expect, expectTypeOf, test } from "vitest";
import {
  createTradingStreams,
  type AccountEvent,
  type OrderUpdate,
  type Subscription,
  type TradingCalls,
  type TradingStreams,
} from "../src/index.ts";
import { connectAccount, cut, execution, order, push, REST_DELAY_MS, T, wallet } from "./support/account-client.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading } from "./support/fake-trading.ts";

test("after a gap event come the missed events, the events that arrived during the REST read, and then the event reconciled", async () => {
  let finish = (): void => {};
  const allowed = new Promise<void>((resolve) => (finish = resolve));
  const { server, streams } = connectAccount(async (_, { category }) => {
    await allowed;
    return category === "linear" ? [execution("3", 30), execution("2", 20), execution("1", 10)] : [];
  });
  const events: object[] = [];
  const executions = streams.execution({ onEvent: (event) => events.push(event) });
  await executions.ready;
  push(server, "execution", execution("1", 10));
  await cut(server);
  push(server, "execution", execution("3", 30), execution("4", 40));
  expect(events.at(-1)).toMatchObject({ type: "gap", from: T, reason: "The connection was closed with code 1006." });
  finish();
  await server.clock.advance(0);
  expect(events).toMatchObject([
    { type: "update", source: "stream", data: { execId: "1" } },
    { type: "gap" },
    { type: "update", source: "rest", data: { execId: "2", category: "linear", isLeverage: "" }, time: T + 20 },
    { type: "update", source: "rest", data: { execId: "3" } },
    { type: "update", source: "stream", data: { execId: "4" } },
  ]);
  push(server, "execution", execution("5", 50));
  expect(events.at(-1)).toMatchObject({ type: "update", source: "stream", data: { execId: "5" } });
  await server.clock.advance(REST_DELAY_MS);
  expect(events.slice(6)).toEqual([{ type: "reconciled", topic: "execution", from: T, to: T + 50, missed: 2 }]);
  streams.close();
});

test.each([[[]], [null]])(
  "a wallet is not reconciled while REST returns the list %j instead of the account",
  async (nothing) => {
    const server = new FakeServer();
    const credentials = { apiKey: "key", secret: "secret" };
    let list: object[] | null = nothing;
    const fetch = async () => jsonResponse({ retCode: 0, retMsg: "OK", result: { list }, retExtInfo: {}, time: 1 });
    const trading = createTradingClient({ credentials, clock: server.clock, fetch });
    // Load the file of this group before the test, because virtual time doesn't pass while it loads.
    await trading.account.walletBalance({ accountType: "UNIFIED" });
    await using streams = createTradingStreams({ ...server.options, credentials, trading });
    const events: { type: string }[] = [];
    await streams.wallet({ onEvent: (event) => events.push(event) }).ready;
    push(server, "wallet", wallet(["USDT", "100"]));
    await cut(server);
    expect(events.map(({ type }) => type)).toEqual(["update", "gap", "unreconciled"]);
    list = [wallet(["USDT", "70"])];
    await server.clock.advance(2000);
    expect(events.slice(3)).toMatchObject([
      { type: "update", source: "rest", data: { coin: [{ walletBalance: "70" }] } },
      { type: "reconciled", missed: 1 },
    ]);
  },
);

test("a position update whose seq is an object is delivered, and the subscription continues", async () => {
  const { server, streams } = connectAccount(() => []);
  const events: { type: string }[] = [];
  await streams.position({ onEvent: (event) => events.push(event) }).ready;
  const seq = { valueOf: 1, toString: 2 };
  const slot = {
    category: "linear",
    symbol: "BTCUSDT",
    side: "Buy",
    size: "1",
    positionIdx: 0,
    updatedTime: String(T),
  };
  const strange = { ...slot, seq };
  push(server, "position", strange, strange);
  await cut(server);
  push(server, "position", strange, strange);
  await server.clock.advance(2 * REST_DELAY_MS);
  const types = events.map(({ type }) => type).filter((type) => type !== "unreconciled");
  expect(types).toEqual(["update", "update", "gap", "update", "update"]);
  streams.close();
});

test("a wallet update whose account type is an object is delivered", async () => {
  const { server, streams } = connectAccount(() => []);
  const events: { type: string }[] = [];
  await streams.wallet({ onEvent: (event) => events.push(event) }).ready;
  push(server, "wallet", { accountType: { toString: 1, valueOf: 2 }, coin: [] });
  expect(events.map(({ type }) => type)).toEqual(["update"]);
  streams.close();
});

test("after a failed REST read, the gap is not reported as reconciled, and the client repeats the read until it succeeds", async () => {
  let fails = true;
  const { server, streams } = connectAccount((_, { category }) => {
    if (fails) throw new Error("execution.list: the platform is busy.");
    return category === "linear" ? [execution("1", 10)] : [];
  });
  const events: object[] = [];
  await streams.execution({ onEvent: (event) => events.push(event) }).ready;
  await cut(server);
  push(server, "execution", execution("2", 50));
  expect(events).toMatchObject([
    { type: "gap" },
    { type: "unreconciled", from: T, to: T + 50, why: "execution.list: the platform is busy.", retryMs: 400 },
    { type: "update", data: { execId: "2" } },
  ]);
  await server.clock.advance(500);
  expect(events.slice(3)).toMatchObject([{ type: "unreconciled", retryMs: 800 }]);
  fails = false;
  await server.clock.advance(REST_DELAY_MS);
  expect(events.slice(4)).toMatchObject([
    { type: "update", source: "rest", data: { execId: "1" } },
    { type: "reconciled", from: T, to: T + 50, missed: 1 },
  ]);
  streams.close();
});

test("if more than 10,000 events arrive during the REST read, they are delivered, and the gap is reported as unreconciled", async () => {
  const { server, streams } = connectAccount(() => new Promise<never>(() => {}));
  const types: string[] = [];
  await streams.execution({ onEvent: ({ type }) => types.push(type) }).ready;
  await cut(server);
  for (let number = 0; number < 10_000; number++) push(server, "execution", execution(String(number), number));
  expect(types.slice(0, 3)).toEqual(["gap"]);
  push(server, "execution", execution("last", 1));
  await server.clock.advance(0);
  expect(types.slice(0, 2)).toEqual(["gap", "unreconciled"]);
  expect(types.slice(2)).toEqual(Array.from({ length: 10_001 }, () => "update"));
  streams.close();
});

test("a subscription ends if too many events wait for a slow reader after the REST read", async () => {
  let finish = (): void => {};
  const { server, streams } = connectAccount(() => new Promise((resolve) => (finish = () => resolve([wallet()]))));
  const balances = streams.wallet();
  await balances.ready;
  await cut(server);
  const pushMany = (count: number) => {
    for (let number = 0; number < count; number++) push(server, "wallet", { accountType: "UNIFIED", coin: [] });
  };
  pushMany(10_000);
  finish();
  await server.clock.advance(0);
  expect(server.socket.isClosed).toBe(false);
  pushMany(10_001);
  const error = await balances.ended;
  expect(error).toMatchObject({ code: "overflow" });
  expect(error?.message).toContain("use the package ws");
  streams.close();
});

test("a gap is reported as unreconciled if the REST response lists invalid records", async () => {
  const { server, streams } = connectAccount(() => [null as never]);
  const events: object[] = [];
  await streams.wallet({ onEvent: (event) => events.push(event) }).ready;
  await cut(server);
  const why = "account.walletBalance: the platform listed something that is not a record.";
  expect(events.slice(1)).toMatchObject([{ type: "unreconciled", why }]);
  streams.close();
});

test("a REST read without a response is cancelled after a minute and retried", async () => {
  const { server, streams } = connectAccount(() => new Promise<never>(() => {}));
  const events: object[] = [];
  await streams.wallet({ onEvent: (event) => events.push(event) }).ready;
  await cut(server);
  await server.clock.advance(60_000);
  expect(events.slice(1)).toMatchObject([{ type: "unreconciled", why: "REST did not respond within 60 seconds" }]);
  streams.close();
  expect(server.clock.pending).toBe(0);
});

test("REST reads for the topics of a client run one after another", async () => {
  const finish: (() => void)[] = [];
  const { server, streams, calls } = connectAccount(() => new Promise((resolve) => finish.push(() => resolve([]))));
  await Promise.all([streams.wallet().ready, streams.executionByCategory({ category: "spot" }).ready]);
  await cut(server);
  expect(calls.map(([name]) => name)).toEqual(["account.walletBalance"]);
  finish[0]?.();
  await server.clock.advance(0);
  expect(calls.map(([name]) => name)).toEqual(["account.walletBalance", "execution.list"]);
  streams.close();
});

test("after a gap in a topic of one category, only that category is read, with a margin of ten seconds before and after the gap", async () => {
  const { server, streams, calls } = connectAccount(() => []);
  await streams.fastExecutionByCategory({ category: "linear" }).ready;
  await server.clock.advance(60_000);
  await cut(server);
  const heardAt = T + 56_000;
  const span = { startTime: heardAt - 10_000, endTime: T + 60_050 + 10_000 };
  expect(calls).toEqual([["execution.list", { category: "linear", limit: 100, execType: "Trade", ...span }]]);
  streams.close();
});

test("after a gap in option executions, the client reads the executions of every base coin", async () => {
  const { server, streams, calls } = connectAccount((name) =>
    name === "market.optionBaseCoins" ? [{ baseCoin: "BTC" }, { baseCoin: "ETH" }] : [],
  );
  await streams.executionByCategory({ category: "option" }).ready;
  await cut(server);
  expect(calls.slice(1).map(([, { baseCoin }]) => baseCoin)).toEqual(["BTC", "ETH"]);
  streams.close();
});

test.each([
  ["null", null, "the platform sent a result without a list"],
  ["a record without its coin", [{}], "the platform listed a record without baseCoin"],
  ["a record whose coin is empty", [{ baseCoin: "" }], "the platform listed a record without baseCoin"],
  ["something that isn't a record", [null], "the platform listed something that is not a record"],
])("option executions are not reconciled while REST lists %s instead of their base coins", async (_, list, why) => {
  const server = new FakeServer();
  const credentials = { apiKey: "key", secret: "secret" };
  const fetch = async (url: string | URL | Request) => {
    const isCoins = String(url).includes("option-base-coins");
    const result = isCoins ? { list } : { category: "option", list: [], nextPageCursor: "" };
    return jsonResponse({ retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: 1 });
  };
  const trading = createTradingClient({ credentials, clock: server.clock, fetch });
  // Load the files of these groups before the test, because virtual time doesn't pass while they load.
  await trading.market.optionBaseCoins();
  await trading.execution.list({ category: "option" });
  await using streams = createTradingStreams({ ...server.options, credentials, trading });
  const events: object[] = [];
  await streams.executionByCategory({ category: "option" }, { onEvent: (event) => events.push(event) }).ready;
  await cut(server);
  expect(events).toMatchObject([{ type: "gap" }, { type: "unreconciled", why: `market.optionBaseCoins: ${why}.` }]);
});

test("an open order that REST no longer lists is requested by its ID", async () => {
  const { server, streams, calls } = connectAccount((name, { orderId }) =>
    name === "order.history" && orderId === "1" ? [order("1", "Cancelled", 100)] : [],
  );
  const orders = streams.order();
  await orders.ready;
  push(server, "order", order("1", "New", 0));
  await cut(server);
  await server.clock.advance(REST_DELAY_MS);
  const statuses: string[] = [];
  for await (const event of orders) {
    if (event.type === "update") statuses.push(event.data.orderStatus);
    if (event.type === "reconciled") break;
  }
  expect(statuses).toEqual(["New", "Cancelled"]);
  const asked = calls.filter(([, { orderId }]) => orderId !== undefined);
  const input = { category: "linear", symbol: "BTCUSDT", orderId: "1" };
  // The first read doesn't list the order, which ended meanwhile.
  expect(asked).toEqual([
    ["order.realtime", input],
    ["order.history", input],
  ]);
  streams.close();
});

test("if a position was closed during the gap, the client requests it by the symbol that its executions contain", async () => {
  const slot = { symbol: "BTCUSDT", positionIdx: 0, size: "0", avgPrice: "1", seq: 5, updatedTime: String(T + 10) };
  const { server, streams } = connectAccount((name, { symbol, category }) => {
    if (category !== "linear") return [];
    if (name === "execution.list") return [{ ...execution("1", 10), symbol: "BTCUSDT" }];
    return symbol === undefined ? [] : [slot];
  });
  const events: object[] = [];
  await streams.position({ onEvent: (event) => events.push(event) }).ready;
  await cut(server);
  await server.clock.advance(REST_DELAY_MS);
  expect(events.slice(1)).toMatchObject([
    { type: "update", data: { symbol: "BTCUSDT", size: "0", entryPrice: "1", category: "linear" } },
    { type: "reconciled", missed: 1 },
  ]);
  streams.close();
});

test("in hedge mode, a position that was closed during a gap is delivered as closed, although REST lists the position of the other side", async () => {
  const slot = (positionIdx: number, size: string, seq: number) => ({
    symbol: "BTCUSDT",
    positionIdx,
    size,
    avgPrice: "1",
    seq,
    updatedTime: String(T + seq),
  });
  const { server, streams } = connectAccount((name, { symbol, category, settleCoin }) => {
    if (name !== "position.list" || category !== "linear") return [];
    if (symbol !== undefined) return [slot(1, "3", 1), slot(2, "0", 9)];
    return settleCoin === "USDT" ? [slot(1, "3", 1)] : [];
  });
  const events: object[] = [];
  await streams.position({ onEvent: (event) => events.push(event) }).ready;
  push(server, "position", { category: "linear", ...slot(1, "3", 1) }, { category: "linear", ...slot(2, "4", 2) });
  await cut(server);
  await server.clock.advance(REST_DELAY_MS);
  expect(events.slice(3)).toMatchObject([
    { type: "update", source: "rest", data: { positionIdx: 2, size: "0" } },
    { type: "reconciled", missed: 1 },
  ]);
  streams.close();
});

test("a wallet coin that became empty during the gap is delivered", async () => {
  const { server, streams } = connectAccount((_, { coin }) => [
    { accountType: "UNIFIED", coin: [{ coin: coin ?? "USDT", walletBalance: coin === undefined ? "5" : "0" }] },
  ]);
  const events: object[] = [];
  await streams.wallet({ onEvent: (event) => events.push(event) }).ready;
  push(server, "wallet", { accountType: "UNIFIED", coin: [{ coin: "SOL", walletBalance: "1" }] });
  await cut(server);
  const coin = [
    { coin: "USDT", walletBalance: "5" },
    { coin: "SOL", walletBalance: "0" },
  ];
  expect(events.slice(2)).toMatchObject([{ type: "update", source: "rest", data: { coin } }, { type: "reconciled" }]);
  streams.close();
});

test("a wallet is not reported as reconciled while REST omits a coin that the wallet contained before the gap", async () => {
  let listed = wallet();
  const { server, streams } = connectAccount(() => [listed]);
  const events: object[] = [];
  await streams.wallet({ onEvent: (event) => events.push(event) }).ready;
  push(server, "wallet", wallet(["SOL", "1"]));
  await cut(server);
  const why = "REST no longer lists the coin SOL, which was known before the gap.";
  expect(events.slice(1)).toMatchObject([{ type: "gap" }, { type: "unreconciled", why }]);
  listed = wallet(["SOL", "0"]);
  await server.clock.advance(2000);
  expect(events.slice(3)).toMatchObject([
    { type: "update", source: "rest", data: { coin: [{ coin: "SOL", walletBalance: "0" }] } },
    { type: "reconciled", missed: 1 },
  ]);
  streams.close();
});

test("a wallet coin without a name does not keep the gap open", async () => {
  const asked: unknown[] = [];
  const { server, streams } = connectAccount((_, { coin }) => {
    asked.push(coin);
    return [wallet(["USDT", "5"])];
  });
  const types: string[] = [];
  await streams.wallet({ onEvent: ({ type }) => types.push(type) }).ready;
  push(server, "wallet", wallet(["USDT", "5"], ["", "1"]));
  await cut(server);
  expect(types).toEqual(["update", "gap", "reconciled"]);
  expect(asked).toEqual([undefined]);
  streams.close();
});

test("an earlier order state is not delivered, except a second Filled state after a failed cancellation", async () => {
  const { server, streams } = connectAccount(undefined);
  const events: object[] = [];
  await streams.order({ onEvent: (event) => events.push(event) }).ready;
  const filled = { cumExecQty: "1", rejectReason: "EC_NoError" };
  push(server, "order", order("1", "Untriggered", 1), order("1", "Triggered", 2), order("1", "New", 2));
  push(server, "order", order("1", "Triggered", 2), order("1", "New", 1));
  // A later stage is newer, regardless of its time.
  push(server, "order", order("1", "Filled", 2, filled), order("1", "PartiallyFilled", 4, { cumExecQty: "0.5" }));
  push(server, "order", order("1", "Filled", 2, { ...filled, rejectReason: "EC_OrigClOrdIDDoesNotExist" }));
  const reported = events.map((event) => {
    const { data, note } = event as { data: { orderStatus: string }; note?: string };
    return [data.orderStatus, ...(note === undefined ? [] : [note])].join(" ");
  });
  expect(reported).toEqual(["Untriggered", "Triggered", "New", "Filled", "Filled late-cancel"]);
  streams.close();
});

test.each([
  ["without the `trading` option,", undefined, "order"],
  ["for a topic that REST does not have,", () => [], "greeks"],
] as const)("%s a gap ends with resumed", async (_, records, topic) => {
  const { server, streams } = connectAccount(records);
  const events: string[] = [];
  await streams[topic]({ onEvent: ({ type }: { type: string }) => events.push(type) } as never).ready;
  await cut(server);
  expect(events).toEqual(["gap", "resumed"]);
  streams.close();
});

test("a subscription that is closed during reconciliation leaves no timer or request", async () => {
  const { server, streams, calls } = connectAccount(() => new Promise<never>(() => {}));
  const orders = streams.order();
  await orders.ready;
  await cut(server);
  expect(calls.length).toBeGreaterThan(0);
  orders.close();
  streams.close();
  await server.clock.advance(0);
  expect(server.clock.pending).toBe(0);
});

test("the `trading` option accepts a client of createTradingClient, and account events are a union type", () => {
  expectTypeOf(createTradingClient).returns.toExtend<TradingCalls>();
  expectTypeOf<TradingStreams["order"]>().returns.toEqualTypeOf<Subscription<AccountEvent<OrderUpdate>>>();
  const wrong = { order: {} } as never;
  expect(() => createTradingStreams({ credentials: { apiKey: "key", secret: "secret" }, trading: wrong })).toThrow(
    "trading must be a client of createTradingClient",
  );
});

test.each([0, 300, 1000, 5000])(
  "an execution that REST lists only after %i ms is delivered before the event reconciled",
  async (lateMs) => {
    const executions = [20, 40].map((at) => execution(`e${at}`, at));
    const { server, streams } = connectAccount((_, { category }) =>
      category === "linear" ? executions.filter(({ execTime }) => server.clock.now() >= Number(execTime) + lateMs) : [],
    );
    const reported: string[] = [];
    await streams.execution({
      onEvent: (event) => reported.push(event.type === "update" ? event.data.execId : event.type),
    }).ready;
    await cut(server);
    push(server, "execution", execution("next", 200));
    await server.clock.advance(10_000);
    expect(reported.toSorted()).toEqual(["e20", "e40", "gap", "next", "reconciled"]);
    expect(reported.at(-1)).toBe("reconciled");
    streams.close();
  },
);

test("an order that was opened after the gap does not delay the event reconciled", async () => {
  const { server, streams } = connectAccount(() => []);
  const types: string[] = [];
  await streams.order({ onEvent: ({ type }) => types.push(type) }).ready;
  await cut(server);
  await server.clock.advance(REST_DELAY_MS - 500);
  push(server, "order", order("late", "New", REST_DELAY_MS));
  await server.clock.advance(1000);
  expect(types).toEqual(["gap", "update", "reconciled"]);
  streams.close();
});

test("if the connection is lost again while the client waits for late REST records, both losses become one longer gap", async () => {
  const listed: object[] = [];
  const { server, streams } = connectAccount((_, { category }) => (category === "linear" ? listed : []));
  const events: AccountEvent<{ readonly execId: string }>[] = [];
  await streams.execution({ onEvent: (event) => events.push(event) }).ready;
  await cut(server);
  await server.clock.advance(2000);
  await cut(server);
  await server.clock.advance(REST_DELAY_MS - 500);
  listed.push(execution("late", 2100));
  await server.clock.advance(1000);
  expect(events).toMatchObject([
    { type: "gap" },
    { type: "gap" },
    { type: "update", source: "rest", data: { execId: "late" } },
    { type: "reconciled", from: T, missed: 1 },
  ]);
  streams.close();
  expect(server.clock.pending).toBe(0);
});

test("without a REST client, a gap ends with the first message of the topic", async () => {
  const { server, streams } = connectAccount(undefined);
  const events: object[] = [];
  await streams.execution({ onEvent: (event) => events.push(event) }).ready;
  await cut(server);
  push(server, "execution", execution("1", 60));
  expect(events).toMatchObject([
    { type: "gap", from: T },
    { type: "resumed", from: T, to: T + 50 },
    { type: "update", source: "stream", data: { execId: "1" } },
  ]);
  streams.close();
});

test("executions from before the subscription or long after the gap are not delivered, although REST lists them", async () => {
  const listed = [execution("before", -5000), execution("missed", 10), execution("later", 60_000)];
  const { server, streams } = connectAccount((_, { category }) => (category === "linear" ? listed : []));
  const events: object[] = [];
  await streams.execution({ onEvent: (event) => events.push(event) }).ready;
  await cut(server);
  await server.clock.advance(REST_DELAY_MS);
  expect(events).toMatchObject([
    { type: "gap" },
    { type: "update", source: "rest", data: { execId: "missed" } },
    { type: "reconciled", missed: 1 },
  ]);
  streams.close();
});

const position = (seq: number, size: string, at: number) => ({
  category: "linear",
  symbol: "BTCUSDT",
  positionIdx: 0,
  side: "Buy",
  size,
  seq,
  updatedTime: String(T + at),
});

test("outside of a gap, repeated position states and states with an older sequence number are delivered", async () => {
  const { server, streams } = connectAccount(undefined);
  const sizes: string[] = [];
  const positions = streams.position({ onEvent: (event) => event.type === "update" && sizes.push(event.data.size) });
  await positions.ready;
  push(server, "position", position(5, "1", 10));
  push(server, "position", position(5, "1", 10));
  push(server, "position", position(4, "2", 20));
  expect(sizes).toEqual(["1", "1", "2"]);
  streams.close();
});

test("an order that was created after the gap is delivered from the stream, not from the REST read", async () => {
  const opened = order("1", "New", 60_000);
  const { server, streams } = connectAccount((_, { category, openOnly }) =>
    category === "linear" && openOnly === 0 ? [opened] : [],
  );
  const reported: string[] = [];
  const orders = streams.order({
    onEvent: (event) => reported.push(event.type === "update" ? event.source : event.type),
  });
  await orders.ready;
  await cut(server);
  await server.clock.advance(2 * REST_DELAY_MS);
  expect(reported).toEqual(["gap", "reconciled"]);
  push(server, "order", opened);
  expect(reported).toEqual(["gap", "reconciled", "stream"]);
  streams.close();
});

test("an order that the stream reported as ended is not delivered as open, even if REST lists an open state with a later time", async () => {
  const { server, streams } = connectAccount((_, { category, openOnly }) =>
    category === "linear" && openOnly === 0 ? [order("1", "New", 30)] : [],
  );
  const reported: string[] = [];
  const orders = streams.order({
    onEvent: (event) => reported.push(event.type === "update" ? event.data.orderStatus : event.type),
  });
  await orders.ready;
  push(server, "order", order("1", "Cancelled", 10));
  await cut(server);
  await server.clock.advance(2 * REST_DELAY_MS);
  expect(reported).toEqual(["Cancelled", "gap", "reconciled"]);
  streams.close();
});

test("a wallet whose totals changed during the gap is delivered, even if its coin balances did not change", async () => {
  const before = { ...wallet(["USDT", "100"]), totalEquity: "100" };
  const { server, streams } = connectAccount(() => [{ ...before, totalEquity: "90" }]);
  const reported: string[] = [];
  const wallets = streams.wallet({
    onEvent: (event) => reported.push(event.type === "update" ? String(event.data.totalEquity) : event.type),
  });
  await wallets.ready;
  push(server, "wallet", before);
  await cut(server);
  expect(reported).toEqual(["100", "gap", "90", "reconciled"]);
  streams.close();
});

test("after a gap, the client reads all pages of a REST list", async () => {
  const server = new FakeServer();
  const [first, second] = [execution("1", 10), execution("2", 20)];
  const pages = async function* (input: object) {
    if ("category" in input && input.category === "linear") yield* [first, second];
  };
  const list = Object.assign(async () => ({ list: [first] }), { iterate: pages });
  const trading = { ...fakeTrading(), execution: { list } };
  await using streams = createTradingStreams({
    ...server.options,
    credentials: { apiKey: "key", secret: "secret" },
    trading,
  });
  const reported: string[] = [];
  const executions = streams.execution({
    onEvent: (event) => reported.push(event.type === "update" ? event.data.execId : event.type),
  });
  await executions.ready;
  await cut(server);
  await server.clock.advance(REST_DELAY_MS);
  expect(reported).toEqual(["gap", "1", "2", "reconciled"]);
});

/**
 * Creates a server and clients for account streams. Each page of the futures executions has the same cursor, until
 * `isFixed()` is true. All other lists have no cursor.
 */
function endlessPages(isFixed: () => boolean) {
  const server = new FakeServer();
  const credentials = { apiKey: "key", secret: "secret" };
  const fetch = async (url: string | URL | Request) => {
    const isLinear = String(url).includes("category=linear") && String(url).includes("/execution/list");
    const list = isLinear ? [execution("2", 20), execution("1", 10)] : [];
    const nextPageCursor = isLinear && !isFixed() ? "own" : "";
    const result = requiredResult("GET", "/v5/execution/list", { category: "linear", list, nextPageCursor });
    return jsonResponse({ retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: 1 });
  };
  const trading = createTradingClient({ credentials, clock: server.clock, fetch: fetch as never });
  return { server, streams: createTradingStreams({ ...server.options, credentials, trading }), trading };
}

test("while REST repeats its pages, records are delivered once, and the gap is reconciled when the paging works again", async () => {
  let isFixed = false;
  const { server, streams, trading } = endlessPages(() => isFixed);
  // Load the file of this group before the test, because virtual time doesn't pass while it loads.
  await trading.execution.list({ category: "spot" });
  const reported: string[] = [];
  await streams.execution({
    onEvent: (event) => reported.push(event.type === "update" ? event.data.execId : event.type),
  }).ready;
  await cut(server);
  for (let attempt = 0; attempt < 8; attempt++) await server.clock.advance(30_000);
  expect(reported).toEqual(["gap", "1", "2", "unreconciled"]);
  await cut(server);
  for (let attempt = 0; attempt < 4; attempt++) await server.clock.advance(30_000);
  expect(reported.slice(4)).toEqual(["gap", "unreconciled"]);
  isFixed = true;
  for (let attempt = 0; attempt < 4; attempt++) await server.clock.advance(30_000);
  expect(reported.slice(6)).toEqual(["reconciled"]);
  streams.close();
});
