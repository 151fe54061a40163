import { expect, test } from "vitest";
import { violations } from "../../support/check-message.ts";
import { call } from "../../support/signed-call.ts";
import { connectPrivate, recordsOf, startSandbox, connect, type SocketClient } from "../../support/socket-client.ts";
import type { Sandbox } from "../../../src/options.ts";

const everything = ["order", "execution", "execution.fast", "position", "wallet", "greeks"];
const linear = { category: "linear", symbol: "BTCUSDT" };
const buy = { ...linear, side: "Buy", orderType: "Limit", qty: "0.01" };
const market = { ...linear, side: "Buy", orderType: "Market", qty: "0.01" };

async function watch(sandbox: Sandbox, topics: readonly string[] = everything): Promise<SocketClient> {
  const client = await connectPrivate(sandbox);
  await client.ask({ op: "subscribe", args: topics });
  return client;
}

/** Returns the topic and status of every pushed record. */
async function story(client: SocketClient): Promise<string[]> {
  await client.ask({ op: "ping" });
  return client.messages.splice(0).map((message) => {
    const [{ orderStatus, execType, size } = {}] = recordsOf(message);
    return [message.topic, orderStatus ?? execType ?? size].filter((word) => word !== undefined).join(" ");
  });
}

test("an order created over REST is pushed when it is placed, amended and cancelled", async () => {
  const sandbox = await startSandbox();
  const client = await watch(sandbox, ["order", "position", "wallet"]);
  const { result } = await call(sandbox, "POST", "/v5/order/create", { ...buy, price: "90000", orderLinkId: "mine" });
  const placed = await client.pushed("order");
  expect(recordsOf(placed)).toMatchObject([
    { category: "linear", orderStatus: "New", price: "90000", orderLinkId: "mine" },
  ]);
  await call(sandbox, "POST", "/v5/order/amend", { ...linear, orderLinkId: "mine", price: "91000" });
  expect(recordsOf(await client.pushed("order"))).toMatchObject([{ orderStatus: "New", price: "91000" }]);
  await call(sandbox, "POST", "/v5/order/cancel", { ...linear, orderLinkId: "mine" });
  expect(recordsOf(await client.pushed("order"))).toMatchObject([
    { orderId: result["orderId"], orderStatus: "Cancelled", cancelType: "CancelByUser" },
  ]);
  expect(await story(client)).toEqual(["position 0", "wallet", "position 0", "wallet", "position 0", "wallet"]);
});

test("a market order pushes its executions, final order state, position and wallet, equal to the REST records", async () => {
  const sandbox = await startSandbox();
  const client = await watch(sandbox);
  await call(sandbox, "POST", "/v5/order/create", market);
  const [order] = recordsOf(await client.pushed("order"));
  const [execution] = recordsOf(await client.pushed("execution"));
  const [position] = recordsOf(await client.pushed("position"));
  const wallet = recordsOf(await client.pushed("wallet"))[0];
  const list = async (path: string, input: object) => (await call(sandbox, "GET", path, input)).result.list[0];
  const orders = await list("/v5/order/realtime", { ...linear, orderId: order?.["orderId"] });
  expect(orders).toMatchObject(without(order, "category", "closedPnl", "feeCurrency"));
  expect(await list("/v5/execution/list", { category: "linear" })).toMatchObject(
    without(execution, "category", "isLeverage", "execPnl"),
  );
  const { entryPrice, ...rest } = without(position, "category");
  expect(await list("/v5/position/list", linear)).toMatchObject({ ...rest, avgPrice: entryPrice });
  expect(await list("/v5/account/wallet-balance", { accountType: "UNIFIED" })).toEqual(wallet);
  expect(order).toMatchObject({ orderStatus: "Filled", feeCurrency: "USDT" });
});

const without = (record: Readonly<Record<string, string>> | undefined, ...names: string[]) =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => !names.includes(name)));

test("a resting order fills when the clock advances or setPrice reaches its price", async () => {
  const sandbox = await startSandbox();
  const client = await watch(sandbox, ["order", "execution"]);
  await call(sandbox, "POST", "/v5/order/create", { ...buy, price: "80000" });
  expect(await story(client)).toEqual(["order New"]);
  sandbox.trading.controls().setPrice({ symbol: "BTCUSDT", price: "79000" });
  expect(await story(client)).toEqual(["order Filled", "execution Trade"]);
  sandbox.clock.advance(9 * 3_600_000);
  expect(await story(client)).toEqual(["execution Funding"]);
});

test("with a matching delay, the stream sends an order only when the matching engine has received it", async () => {
  const sandbox = await startSandbox({ matchingDelay: 500 });
  const client = await watch(sandbox, ["order"]);
  await call(sandbox, "POST", "/v5/order/create", { ...buy, price: "80000" });
  sandbox.clock.advance(499);
  expect(await story(client)).toEqual([]);
  sandbox.clock.advance(1);
  expect(await story(client)).toEqual(["order New"]);
});

test("the stream sends a conditional order, a stop loss and the resulting position changes in the order in which they happen", async () => {
  const sandbox = await startSandbox();
  const client = await watch(sandbox, ["order", "position"]);
  await call(sandbox, "POST", "/v5/order/create", { ...market, triggerPrice: "150000", triggerDirection: 1 });
  expect(await story(client)).toEqual(["order Untriggered", "position 0"]);
  sandbox.trading.controls().setPrice({ symbol: "BTCUSDT", price: "150000", hold: true });
  expect(await story(client)).toEqual(["order Filled", "position 0.01"]);
  const stop = { ...linear, tpslMode: "Full", positionIdx: 0, stopLoss: "140000" };
  await call(sandbox, "POST", "/v5/position/trading-stop", stop);
  expect(await story(client)).toEqual(["order Untriggered", "position 0.01"]);
  sandbox.trading.controls().setPrice({ symbol: "BTCUSDT", price: "139000", hold: true });
  expect(await story(client)).toEqual(["order Filled", "position 0"]);
});

test("subscribers of one category receive only its messages, and subscribers of another account receive none", async () => {
  const sandbox = await startSandbox();
  const linearOnly = await watch(sandbox, ["order.linear", "execution.fast.linear", "position.linear"]);
  const spotOnly = await watch(sandbox, ["order.spot", "execution.spot"]);
  const other = await connectPrivate(sandbox, "/v5/private", sandbox.trading.keys.sub);
  await other.ask({ op: "subscribe", args: everything });
  await call(sandbox, "POST", "/v5/order/create", market);
  const spot = { category: "spot", symbol: "BTCUSDT", side: "Sell", orderType: "Market", qty: "0.01" };
  await call(sandbox, "POST", "/v5/order/create", spot);
  expect(await story(linearOnly)).toEqual(["execution.fast.linear", "order.linear Filled", "position.linear 0.01"]);
  expect(await story(spotOnly)).toEqual(["order.spot Filled", "execution.spot Trade"]);
  expect(await story(other)).toEqual([]);
});

test("a transfer sends a wallet update, and a leverage change sends a position update", async () => {
  const sandbox = await startSandbox();
  const client = await watch(sandbox, ["wallet", "position"]);
  sandbox.trading.controls().setBalance({ coin: "USDT", amount: "12.5" });
  const [wallet] = recordsOf(await client.pushed("wallet"));
  expect(wallet?.["coin"]).toContainEqual(expect.objectContaining({ coin: "USDT", walletBalance: "12.5" }));
  sandbox.trading.controls().setPosition({ ...linear, category: "linear", side: "Buy", size: "0.01" });
  await call(sandbox, "POST", "/v5/position/set-leverage", { ...linear, buyLeverage: "20", sellLeverage: "20" });
  expect(await story(client)).toEqual(["position 0.01", "position 0.01"]);
});

test("the affected account and all subscribers of the liquidation topic receive a liquidation", async () => {
  const sandbox = await startSandbox();
  await call(sandbox, "POST", "/v5/account/set-margin-mode", { setMarginMode: "ISOLATED_MARGIN" });
  const owner = await watch(sandbox, ["order", "execution", "position"]);
  const anybody = await connect(sandbox.trading.mainnetUrl, "/v5/public/linear");
  await anybody.ask({ op: "subscribe", args: ["allLiquidation.BTCUSDT"] });
  await call(sandbox, "POST", "/v5/order/create", market);
  await story(owner);
  sandbox.trading.controls().setPrice({ symbol: "BTCUSDT", price: "70000", hold: true });
  expect(await story(owner)).toEqual(["order Filled", "execution BustTrade", "position 0"]);
  const message = await anybody.pushed("allLiquidation.BTCUSDT");
  expect(violations("liquidation", message)).toEqual([]);
  expect(message.data).toMatchObject([{ s: "BTCUSDT", S: "Buy", v: "0.01" }]);
});

test("a demo account can subscribe to exactly the five documented topics", async () => {
  const sandbox = await startSandbox();
  const { demoUrl, keys } = sandbox.trading;
  const client = await connectPrivate(sandbox, "/v5/private", keys.demo, demoUrl);
  const subscribe = (...args: string[]) => client.ask({ op: "subscribe", args });
  expect(await subscribe("order", "execution", "position", "wallet", "greeks")).toMatchObject({ success: true });
  expect(await subscribe("execution.fast")).toMatchObject({ success: false });
});

test("a change of option positions pushes the greeks", async () => {
  const sandbox = await startSandbox();
  const client = await watch(sandbox, ["greeks", "execution.option", "order.option", "position.option"]);
  const options = await call(sandbox, "GET", "/v5/market/instruments-info", { category: "option", baseCoin: "BTC" });
  const symbol = options.result.list[0]?.["symbol"];
  const order = { category: "option", symbol, side: "Buy", orderType: "Market", qty: "0.1", orderLinkId: "o1" };
  await call(sandbox, "POST", "/v5/order/create", order);
  const messages = {
    order: "order.option",
    execution: "execution.option",
    position: "position.option",
    greeks: "greeks",
  };
  for (const [channel, topic] of Object.entries(messages))
    expect(violations(channel, await client.pushed(topic)), topic).toEqual([]);
});

test("records of every private topic have exactly the fields of the specification", async () => {
  const sandbox = await startSandbox();
  const client = await watch(sandbox);
  await call(sandbox, "POST", "/v5/order/create", { ...buy, price: "80000", takeProfit: "95000", stopLoss: "70000" });
  await call(sandbox, "POST", "/v5/order/create", market);
  await call(sandbox, "POST", "/v5/order/create", { ...market, side: "Sell", reduceOnly: true });
  const spot = { category: "spot", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "1000" };
  await call(sandbox, "POST", "/v5/order/create", { ...spot, isLeverage: 1 });
  sandbox.clock.advance(9 * 3_600_000);
  await client.ask({ op: "ping" });
  const channels: Readonly<Record<string, string>> = { "execution.fast": "fastExecution" };
  expect(new Set(client.messages.map(({ topic }) => topic)).size).toBe(5);
  for (const message of client.messages)
    expect(violations(channels[message.topic ?? ""] ?? message.topic ?? "", message), message.topic).toEqual([]);
});

test("updates of the spread and its legs are sent when a spread order rests, fills and is cancelled", async () => {
  const sandbox = await startSandbox();
  const client = await watch(sandbox, ["spread.order", "spread.execution", "execution"]);
  const spread = { symbol: "SOLUSDT_SOL/USDT", side: "Sell", qty: "1" };
  const rest = { ...spread, orderType: "Limit", price: "50", timeInForce: "GTC", orderLinkId: "s1" };
  await call(sandbox, "POST", "/v5/spread/order/create", rest);
  await call(sandbox, "POST", "/v5/spread/order/cancel", { orderLinkId: "s1" });
  const states = [await client.pushed("spread.order"), await client.pushed("spread.order")].map(recordsOf);
  expect(states).toMatchObject([
    [{ category: "combination", orderStatus: "New", orderLinkId: "s1" }],
    [{ category: "combination", orderStatus: "Cancelled", cancelType: "CancelByUser" }],
  ]);
  await call(sandbox, "POST", "/v5/spread/order/create", { ...spread, orderType: "Market" });
  const order = await client.pushed("spread.order");
  expect(recordsOf(order).map(({ category, orderStatus }) => [category, orderStatus])).toEqual([
    ["combination", "Filled"],
    ["future_leg", "Filled"],
    ["spot_leg", "Filled"],
  ]);
  const execution = await client.pushed("spread.execution");
  expect(recordsOf(execution).map(({ category }) => category)).toEqual(["combination", "future_leg", "spot_leg"]);
  const [whole, ...legs] = recordsOf(execution);
  expect(legs.every(({ parentExecId }) => parentExecId === whole?.["execId"])).toBe(true);
  expect(recordsOf(await client.pushed("execution"))).toHaveLength(2);
});
