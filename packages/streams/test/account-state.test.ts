import { afterEach, expect, test } from "vitest";
import { createTradingStreams, type AccountStateEvent, type AccountStateOptions } from "../src/index.ts";
import { connectAccount, order, push, REST_DELAY_MS, T, wallet } from "./support/account-client.ts";
import { FakeServer } from "./support/fake-server.ts";
import type { Records } from "./support/fake-trading.ts";

const position = (symbol: string, size: string, at: number, more: object = {}) => ({
  category: "linear",
  symbol,
  side: size === "0" ? "" : "Buy",
  size,
  positionIdx: 0,
  seq: at,
  updatedTime: String(T + at),
  ...more,
});

const fill = (symbol: string, seq: number, more: object = {}) => ({
  category: "linear",
  symbol,
  orderId: "1",
  execId: `execution-${seq}`,
  execType: "Trade",
  execTime: String(T + seq),
  seq,
  ...more,
});

/** Lists that REST returns. Tests change them. */
type Lists = Record<"orders" | "positions" | "coins", object[]>;

const recordsOf =
  (lists: Lists): Records =>
  (call, input) => {
    const isOwn = (record: object) => {
      const { category, orderId, symbol } = record as Record<string, unknown>;
      const named = input["orderId"] ?? orderId;
      return category === input["category"] && named === orderId && (input["symbol"] ?? symbol) === symbol;
    };
    if (call === "account.walletBalance") return [{ accountType: "UNIFIED", coin: lists.coins }];
    if (input["settleCoin"] === "USDC") return [];
    if (call === "position.list") return lists.positions.filter(isOwn);
    return call === "order.realtime" ? lists.orders.filter(isOwn) : [];
  };

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** Creates an account state on a fake server. */
function keep(lists: Partial<Lists> = {}, options: AccountStateOptions = {}) {
  const rest: Lists = { orders: [], positions: [], coins: [], ...lists };
  let fails = false;
  const { server, streams, calls } = connectAccount((call, input) => {
    if (fails) throw new Error("REST is down.");
    return recordsOf(rest)(call, input);
  });
  open.push(streams as never);
  const events: AccountStateEvent[] = [];
  const account = streams.accountState({ ...options, onEvent: (event) => void events.push(event) });
  const failRest = (isDown: boolean) => void (fails = isDown);
  return { server, streams, account, events, rest, calls, failRest };
}

/** Creates an account state and waits until everything is in sync. */
async function keepSynced(lists: Partial<Lists> = {}, options: AccountStateOptions = {}) {
  const kept = keep(lists, options);
  await kept.server.clock.run(kept.account.synced);
  return kept;
}

test("the account state is synced six seconds after the connection if the REST lists are complete", async () => {
  const { account, server, events } = keep({
    orders: [order("1", "New", -5000)],
    positions: [position("BTCUSDT", "0.5", -9000)],
    coins: [{ coin: "USDT", walletBalance: "100" }],
  });
  expect(account.orders()).toEqual({ state: "syncing" });
  await server.clock.advance(100);
  expect(account.state).toBe("syncing");
  expect(events.map(({ type }) => type)).toEqual(["order", "position", "balance"]);
  await server.clock.advance(REST_DELAY_MS);
  expect(account.state).toBe("synced");
  expect(events.at(-1)).toMatchObject({ type: "synced" });
  expect(account.orders()).toMatchObject({ state: "synced", orders: [{ orderId: "1", orderStatus: "New" }] });
  expect(account.positions()).toMatchObject({ positions: [{ symbol: "BTCUSDT", size: "0.5" }] });
  expect(account.balances({ coin: "USDT" })).toMatchObject({ balances: [{ walletBalance: "100" }] });
});

test("the account state contains the newest update of each order, and no order that has ended", async () => {
  const { account, server, events } = await keepSynced({ orders: [order("1", "New", 0)] });
  events.length = 0;
  push(server, "order", order("1", "PartiallyFilled", 10, { cumExecQty: "1" }), order("2", "New", 11));
  expect(account.orders()).toMatchObject({ ageMs: 0, orders: [{ cumExecQty: "1" }, { orderId: "2" }] });
  push(server, "order", order("1", "Filled", 12, { cumExecQty: "3" }));
  // A late message doesn't restore the order.
  push(server, "order", order("1", "PartiallyFilled", 11, { cumExecQty: "2" }));
  expect(account.orders()).toMatchObject({ orders: [{ orderId: "2" }] });
  const states = events.map((event) => event.type === "order" && event.data.orderStatus);
  expect(states).toEqual(["PartiallyFilled", "New", "Filled"]);
});

test("a repeated message emits one event", async () => {
  const { server, events } = await keepSynced();
  events.length = 0;
  push(server, "position", position("BTCUSDT", "1", 10));
  push(server, "position", position("BTCUSDT", "1", 10));
  push(server, "wallet", wallet(["USDT", "5"]));
  push(server, "wallet", wallet(["USDT", "5"]));
  expect(events.map(({ type }) => type)).toEqual(["position", "balance"]);
});

test("a position closes with size 0, and an older message does not reopen it", async () => {
  const { account, server } = await keepSynced({ positions: [position("BTCUSDT", "1", 0)] });
  push(server, "position", position("BTCUSDT", "0", 20));
  push(server, "position", position("BTCUSDT", "1", 10));
  expect(account.positions()).toMatchObject({ state: "synced", positions: [] });
});

test("the account state is stale from a lost connection until the next REST read", async () => {
  const { account, server, events, rest } = await keepSynced({ orders: [order("1", "New", 0)] });
  events.length = 0;
  rest.orders = [order("1", "Cancelled", 30_000)];
  server.socket.cut();
  expect(account.orders()).toEqual({ state: "stale", reason: expect.stringContaining("1006") });
  await server.clock.advance(1000);
  expect(account.state).toBe("stale");
  await server.clock.advance(REST_DELAY_MS);
  expect(account.orders()).toMatchObject({ state: "synced", orders: [] });
  expect(events.filter(({ type }) => type === "stale")).toHaveLength(3);
  expect(events.at(-1)).toMatchObject({ type: "synced" });
});

test("an audit repairs an order that the stream lost, and reports the repair", async () => {
  const { account, server, events, rest } = await keepSynced({}, { auditMs: 30_000 });
  events.length = 0;
  const lostAt = server.clock.now() - T;
  rest.orders = [order("7", "New", lostAt)];
  await server.clock.advance(30_000);
  expect(account.orders()).toMatchObject({ orders: [{ orderId: "7" }], auditedMs: expect.any(Number) });
  expect(events.filter(({ type }) => type === "order" || type === "audited")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: "order", source: "rest" }),
      expect.objectContaining({ type: "audited", part: "orders", repaired: 1 }),
    ]),
  );
});

test("audit() compares immediately and returns the number of repairs", async () => {
  const { account, server, rest } = await keepSynced({ coins: [{ coin: "USDT", walletBalance: "100", locked: "0" }] });
  rest.coins = [{ coin: "USDT", walletBalance: "90", locked: "0" }];
  await expect(server.clock.run(account.audit())).resolves.toBe(1);
  expect(account.balances()).toMatchObject({ balances: [{ walletBalance: "90" }], auditedMs: 0 });
});

test("a balance received within the last six seconds is not replaced by REST", async () => {
  const { account, server } = await keepSynced({ coins: [{ coin: "USDT", walletBalance: "100" }] });
  push(server, "wallet", wallet(["USDT", "80"]));
  await server.clock.run(account.audit());
  expect(account.balances()).toMatchObject({ balances: [{ walletBalance: "80" }] });
});

test("a failed audit is reported with its reason, and the account state stays synced", async () => {
  const { account, server, events, failRest } = await keepSynced({}, { auditMs: 10_000 });
  failRest(true);
  events.length = 0;
  await server.clock.advance(10_000);
  expect(account.state).toBe("synced");
  expect(events[0]).toMatchObject({
    type: "audit-failed",
    part: "orders",
    why: "REST is down.",
    retryMs: expect.any(Number),
  });
  await expect(server.clock.run(account.audit())).rejects.toThrow("REST is down.");
});

test("an audit in which REST omits an open order makes the orders stale", async () => {
  const { account, server, rest } = await keepSynced({ orders: [order("1", "New", 0)] }, { auditMs: 10_000 });
  rest.orders = [];
  await server.clock.advance(10_000);
  expect(account.orders()).toMatchObject({ state: "stale", reason: expect.stringContaining("orderId 1") });
  expect(account.positions()).toMatchObject({ state: "synced" });
});

test("positions are stale after an execution until the position update arrives", async () => {
  const { account, server, events } = await keepSynced({ positions: [position("BTCUSDT", "1", 5)] });
  events.length = 0;
  push(server, "execution", fill("BTCUSDT", 6));
  expect(account.positions({ symbol: "BTCUSDT" })).toEqual({
    state: "stale",
    reason: "The position does not include an execution of BTCUSDT yet.",
  });
  expect(account.positions({ symbol: "ETHUSDT" })).toMatchObject({ state: "synced" });
  push(server, "position", position("BTCUSDT", "2", 6));
  expect(account.positions()).toMatchObject({ state: "synced", positions: [{ size: "2" }] });
  expect(events.map(({ type }) => type)).toEqual(["position"]);
});

test("the promise synced resolves when the position update for an execution arrives", async () => {
  const { account, server } = await keepSynced({ positions: [position("BTCUSDT", "1", 5)] });
  push(server, "execution", fill("BTCUSDT", 6, { leavesQty: "0", orderId: "9" }));
  const { synced } = account;
  push(server, "order", order("9", "Filled", 6, { leavesQty: "0" }));
  push(server, "position", position("BTCUSDT", "2", 6));
  await synced;
  expect(account.state).toBe("synced");
});

test("a funding execution does not make positions stale", async () => {
  const { account, server } = await keepSynced({ positions: [position("BTCUSDT", "1", 5)] });
  push(server, "execution", fill("BTCUSDT", 6, { execType: "Funding" }));
  expect(account.positions()).toMatchObject({ state: "synced" });
});

test("if no position update follows an execution within two seconds, the client reads the position over REST", async () => {
  const { account, server, events, rest } = await keepSynced({ positions: [position("BTCUSDT", "1", 5)] });
  events.length = 0;
  push(server, "execution", fill("BTCUSDT", 9000));
  rest.positions = [position("BTCUSDT", "3", 9000)];
  await server.clock.advance(2000);
  expect(events).toContainEqual(expect.objectContaining({ type: "stale", part: "positions" }));
  await server.clock.advance(REST_DELAY_MS + 1000);
  expect(account.positions()).toMatchObject({ state: "synced", positions: [{ size: "3" }] });
});

test("the orders are stale while an execution shows a larger filled quantity than the order update", async () => {
  const { account, server } = await keepSynced({ orders: [order("1", "New", 0, { leavesQty: "3" })] });
  push(server, "execution", fill("BTCUSDT", 6, { leavesQty: "1" }));
  expect(account.orders()).toMatchObject({ state: "stale" });
  push(server, "order", order("1", "PartiallyFilled", 6, { cumExecQty: "2", leavesQty: "1" }));
  expect(account.orders()).toMatchObject({ state: "synced", orders: [{ leavesQty: "1" }] });
});

test("an account state of one category uses only the topics and calls of that category", async () => {
  const { server, calls } = await keepSynced({}, { categories: ["linear"] });
  expect(server.socket.topics().toSorted()).toEqual(["execution.linear", "order.linear", "position.linear", "wallet"]);
  const categories = calls.map(([, input]) => input["category"]).filter((category) => category !== undefined);
  expect(new Set(categories)).toEqual(new Set(["linear"]));
});

test.each([
  [[0], { side: "Buy" }, 0],
  [[1, 2], { side: "Buy" }, 1],
  [[1, 2], { side: "Sell" }, 2],
  [[1, 2], { side: "Buy", reduceOnly: true }, 2],
  [[1, 2], { side: "Sell", reduceOnly: true }, 1],
] as const)(
  "positionIdx for a symbol with the position indexes %j and the input %j returns %d",
  async (slots, input, expected) => {
    const positions = slots.map((positionIdx) => position("BTCUSDT", "0", 1, { positionIdx }));
    const { account, server } = keep({ positions });
    const slot = account.positionIdx({ category: "linear", symbol: "BTCUSDT", ...input });
    await expect(server.clock.run(slot)).resolves.toBe(expected);
  },
);

test.each([
  [{ symbol: undefined }, "symbol"],
  [{ symbol: "" }, "symbol"],
  [{ category: "option" }, "category"],
  [{ side: "Buy" }, "side"],
])("the filter %j is rejected with an InputError", (filter, field) => {
  const { account } = keep({}, { categories: ["linear"] });
  expect(() => account.orders(filter as never)).toThrow(expect.objectContaining({ name: "InputError", field }));
});

test.each([
  [{ categories: [] }, "categories"],
  [{ categories: ["futures"] }, "categories"],
  [{ auditMs: 10 }, "auditMs"],
  [{ auditMs: NaN }, "auditMs"],
  [{ audit: 1 }, "audit"],
])("the option %j is rejected with an InputError", (options, field) => {
  expect(() => keep({}, options as never)).toThrow(expect.objectContaining({ name: "InputError", field }));
});

test("the account state requires the REST client", () => {
  const { webSocket, clock } = new FakeServer().options;
  const streams = createTradingStreams({ webSocket, clock, credentials: { apiKey: "key", secret: "secret" } });
  expect(() => streams.accountState()).toThrow("trading must be set in the client's options");
});

test("closing the account state empties it and rejects the promise synced", async () => {
  const { account, server } = keep();
  const synced = account.synced;
  account.close();
  await expect(synced).rejects.toThrow(expect.objectContaining({ code: "closed" }));
  expect(account.positions()).toEqual({ state: "stale", reason: "The account state was closed." });
  await expect(account.audit()).rejects.toThrow(expect.objectContaining({ code: "closed" }));
  await server.clock.advance(60_000);
});

test("a reader of account state events that is too slow receives the number of dropped events", async () => {
  const { server, streams } = connectAccount(recordsOf({ orders: [], positions: [], coins: [] }));
  open.push(streams as never);
  const account = streams.accountState();
  await server.clock.advance(10);
  await server.clock.run(account.synced);
  for (let at = 0; at < 1005; at++) push(server, "order", order(String(at), "New", at));
  const { value } = await account[Symbol.asyncIterator]().next();
  expect(value).toMatchObject({ type: "overflow", dropped: expect.any(Number) });
});
