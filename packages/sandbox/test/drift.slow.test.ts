import { expect, test } from "vitest";
import type { FaultRule, Sandbox } from "../src/index.ts";
import { call } from "./support/signed-call.ts";
import { connect, connectPrivate, recordsOf, startSandbox } from "./support/socket-client.ts";

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "60000" };

/** Places an order, adds the fault rule, and returns the order as the REST list then contains it. */
async function listed(rule: FaultRule): Promise<Record<string, unknown>> {
  const sandbox = await startSandbox();
  await call(sandbox, "POST", "/v5/order/create", order);
  sandbox.trading.controls().addFault(rule);
  return (await call(sandbox, "GET", "/v5/order/realtime", { category: "linear", symbol: "BTCUSDT" })).result.list[0]!;
}

const inOrders = { operation: "orderRealtime", place: "result.list[].qty" } as const;

test.each<[FaultRule, object]>([
  [{ fault: "drift-remove", ...inOrders }, {}],
  [{ fault: "drift-rename", name: "quantity", ...inOrders }, { quantity: "0.01" }],
  [{ fault: "drift-null", ...inOrders }, { qty: null }],
  [{ fault: "drift-retype", ...inOrders }, { qty: 0.01 }],
  [{ fault: "drift-retype", type: "boolean", ...inOrders }, { qty: true }],
  [{ fault: "drift-retype", type: "array", ...inOrders }, { qty: ["0.01"] }],
  [{ fault: "drift-retype", type: "object", ...inOrders }, { qty: { value: "0.01" } }],
])("the drift rule %j changes only one field of a response", async (rule, expected) => {
  const { qty, quantity, symbol } = await listed(rule);
  const changed = { ...(qty === undefined ? {} : { qty }), ...(quantity === undefined ? {} : { quantity }) };
  expect([changed, symbol]).toEqual([expected, "BTCUSDT"]);
});

test("a drift-add rule adds a field with any value to the responses of one operation", async () => {
  const value = { nested: [1, "two"] };
  const rule = { fault: "drift-add", operation: "/v5/order/realtime", place: "result.list[].brandNew", value } as const;
  expect(await listed(rule)).toMatchObject({ qty: "0.01", brandNew: value });
});

test("several drift rules can change one response, and their `skip` and `times` options work as in other fault rules", async () => {
  const faults: FaultRule[] = [
    { fault: "drift-remove", operation: "marketTime", place: "result.timeNano", times: 1 },
    { fault: "drift-null", operation: "marketTime", place: "result.timeSecond", skip: 1 },
    { fault: "truncated-body", operation: "marketTime", bytes: 12, skip: 2 },
  ];
  const { trading } = await startSandbox({ faults: { faults } });
  const text = async () => (await fetch(`${trading.mainnetUrl}/v5/market/time`)).text();
  const first = JSON.parse(await text()) as { result: object };
  expect(Object.keys(first.result)).toEqual(["timeSecond"]);
  expect(JSON.parse(await text())).toMatchObject({ result: { timeSecond: null, timeNano: expect.any(String) } });
  expect(await text()).toBe('{"retCode":0');
});

test("the header x-sandbox-fault can contain a drift rule, which changes only the response to that request", async () => {
  const { trading } = await startSandbox();
  const ask = async (fault: string) => {
    const headers = { "x-sandbox-fault": fault };
    return (await fetch(`${trading.mainnetUrl}/v5/market/time`, { headers })).text();
  };
  expect(await ask("drift-retype; place=time; type=string")).toMatch(/"time":"\d+"/);
  const mistake = 'x-sandbox-fault: place: result has no field "timeSecnd". Did you mean timeSecond?';
  // Trading responses have the message in `retMsg`, responses of the knowledge service in `error`. The sandbox sends
  // both.
  expect(JSON.parse(await ask("drift-remove; place=result.timeSecnd"))).toMatchObject({
    retCode: 10001,
    retMsg: mistake,
    error: mistake,
  });
});

test("drift rules change pushed messages and replies, selected by topic, server path or operation", async () => {
  const sandbox = await startSandbox();
  const controls = sandbox.trading.controls();
  controls.addFault({ fault: "drift-remove", operation: "order", place: "data[].cumExecFee" });
  controls.addFault({ fault: "drift-rename", operation: "/v5/private", place: "creationTime", name: "createdAt" });
  controls.addFault({ fault: "drift-remove", operation: "order.create", place: "data.orderLinkId" });
  controls.addFault({ fault: "drift-null", operation: "tickers.*", place: "data.lastPrice", times: 1 });
  const [account, entry] = [await connectPrivate(sandbox), await connectPrivate(sandbox, "/v5/trade")];
  account.mayDrift = true;
  await account.ask({ op: "subscribe", args: ["order"] });
  const header = { "X-BAPI-TIMESTAMP": String(sandbox.clock.now()) };
  const reply = await entry.ask({ op: "order.create", reqId: "one", header, args: [order] });
  expect(reply).toMatchObject({ retCode: 0, data: { orderId: expect.any(String) } });
  expect(reply["data"]).not.toHaveProperty("orderLinkId");
  const pushed = await account.pushed("order");
  expect(pushed).toMatchObject({ createdAt: sandbox.clock.now(), data: [{ symbol: "BTCUSDT" }] });
  expect(recordsOf(pushed)[0]).not.toHaveProperty("cumExecFee");
  const market = await connect(sandbox.trading.mainnetUrl, "/v5/public/linear");
  market.mayDrift = true;
  await market.ask({ op: "subscribe", args: ["tickers.BTCUSDT"] });
  expect(await market.pushed("tickers.BTCUSDT")).toMatchObject({ data: { symbol: "BTCUSDT", lastPrice: null } });
  controls.clearFaults();
  controls.setPrice({ symbol: "BTCUSDT", price: "70000" });
  sandbox.clock.advance(1000);
  expect(await market.pushed("tickers.BTCUSDT")).toMatchObject({ data: { lastPrice: expect.any(String) } });
});

test("a drift rule can select one element of each inner list by its index", async () => {
  const sandbox = await startSandbox();
  sandbox.trading.controls().addFault({ fault: "drift-null", operation: "marketKline", place: "result.list[][4]" });
  const query = { category: "linear", symbol: "BTCUSDT", interval: "1", limit: "2" };
  const { list } = (await call(sandbox, "GET", "/v5/market/kline", query)).result as unknown as { list: unknown[][] };
  expect(list.map((row) => [typeof row[3], row[4], typeof row[5]])).toEqual([
    ["string", null, "string"],
    ["string", null, "string"],
  ]);
});

test("drift rules also change responses and single chat events of the knowledge service", async () => {
  const faults: FaultRule[] = [
    { fault: "drift-remove", operation: "listTasks", place: "total" },
    { fault: "drift-rename", operation: "streamChat", place: "content", name: "text" },
  ];
  const { knowledge } = await startSandbox({ faults: { faults } });
  expect(await (await fetch(`${knowledge.url}/api/tasks`)).json()).not.toHaveProperty("total");
  const body = JSON.stringify({ query: "What is in here?" });
  const chat = await (await fetch(`${knowledge.url}/api/chat`, { method: "POST", body })).text();
  expect(chat).toContain('event: delta\ndata: {"text":"');
  expect(chat).not.toContain('"content"');
  expect(chat).toContain("event: done\n");
});

async function pull(sandbox: Sandbox, body: object): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const url = `${sandbox.trading.mainnetUrl}/sandbox/fault`;
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

test("a request to the sandbox can add a drift rule over HTTP", async () => {
  const sandbox = await startSandbox();
  expect(await pull(sandbox, { fault: "drift-remove", operation: "marketTime", place: "result" })).toMatchObject({
    retCode: 0,
  });
  expect(await (await fetch(`${sandbox.trading.mainnetUrl}/v5/market/time`)).json()).not.toHaveProperty("result");
});

test.each<[object, string]>([
  [
    { fault: "delay", operation: "ordrCreate" },
    'operation: unknown operation "ordrCreate" on mainnet. Did you mean orderCreate?',
  ],
  [
    { fault: "delay", operation: "/v5/order/creat" },
    'unknown operation "/v5/order/creat" on mainnet. Did you mean /v5/order/create?',
  ],
  [{ fault: "delay", operation: "ordr*" }, 'unknown operation "ordr*"'],
  [{ fault: "delay", operation: "listTasks" }, 'unknown operation "listTasks" on mainnet.'],
  [{ fault: "socket-drop", operation: "private" }, 'unknown topic or reply "private"'],
  [{ fault: "socket-drop", operation: "walet" }, "Did you mean wallet?"],
  [{ fault: "socket-refuse", operation: "privat" }, 'unknown server "privat" on mainnet. Did you mean private?'],
  [{ fault: "socket-ret-code", operation: "order.creat" }, "Did you mean order.create?"],
  [{ fault: "drift-remove", operation: "ordr", place: "data[].qty" }, "Did you mean order?"],
  [{ fault: "drift-remove", operation: "order" }, "drift-remove: place is required"],
  [{ fault: "drift-rename", operation: "order", place: "data[].qty" }, "drift-rename: name is required"],
  [
    { fault: "drift-remove", operation: "order", place: "data[].cumExecFe" },
    'data[] has no field "cumExecFe". Did you mean cumExecFee?',
  ],
  [{ fault: "drift-remove", operation: "order", place: "data.qty" }, "data is a list: data[].qty"],
  [{ fault: "drift-remove", operation: "order", place: "data..qty" }, '"data..qty" cannot be read'],
  [{ fault: "drift-remove", operation: "order", place: "topic[]" }, "topic is not a list"],
  [{ fault: "drift-add", operation: "order", place: "data[]" }, '"data[]" must end with the name of a field'],
  [{ fault: "drift-add", operation: "order", place: "data[].qty" }, 'data[] has "qty" already'],
  [
    { fault: "drift-retype", operation: "order", place: "data[].qty", type: "text" },
    "type must be one of other, string",
  ],
])("an invalid drift rule is rejected: %j", async (rule, text) => {
  const sandbox = await startSandbox();
  expect(await pull(sandbox, rule)).toMatchObject({ retCode: 10_001, retMsg: expect.stringContaining(text) });
  expect(() => sandbox.trading.controls().addFault(rule as FaultRule)).toThrow(text);
  const rules = { faults: [{ ...rule, environment: "mainnet" } as FaultRule] };
  await expect(startSandbox({ faults: rules })).rejects.toThrow(text);
});
