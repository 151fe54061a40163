import { expect, test } from "vitest";
import { handlers } from "../../src/trading/handlers/index.ts";
import { applies } from "../../src/trading/validation.ts";
import { OperationTable, tradingDocument, type OperationInfo } from "../../src/trading/operations.ts";
import { child, isNode } from "../../src/json.ts";
import { violationsOfResponse } from "../support/as-specified.ts";
import { createTestWorld, type ApiResponse, type TestWorld } from "../support/test-world.ts";

const operations = new OperationTable().all;

/** Returns the first example input of an operation, from its query parameters or its body. */
function exampleInput({ path, method, inputRules, isQuery }: OperationInfo): object {
  const source = child(tradingDocument(), "paths", path, method.toLowerCase());
  if (!isQuery) {
    const examples = child(source, "requestBody", "content", "application/json", "examples");
    const first = Object.values(examples).find(isNode);
    return isNode(first?.value) ? first.value : {};
  }
  const parameters = Array.isArray(source.parameters) ? source.parameters.filter(isNode).map(resolved) : [];
  const input = Object.fromEntries(
    parameters.flatMap((parameter) =>
      parameter.required === true ? [[String(parameter.name), exampleOf(parameter)]] : [],
    ),
  );
  for (const rule of inputRules) {
    const fields = { has: (name: string) => name in input, text: (name: string) => input[name] ?? "" };
    const wanted = applies(rule, fields) ? [...(rule.required ?? []), ...(rule.anyOf?.slice(0, 1) ?? [])] : [];
    for (const parameter of parameters)
      if (wanted.includes(String(parameter.name))) input[String(parameter.name)] ??= exampleOf(parameter);
  }
  return input;
}

/** Resolves a reference to a component in the bundle. Returns any other node unchanged. */
function resolved(node: Record<string, unknown>): Record<string, unknown> {
  if (typeof node.$ref !== "string") return node;
  return child(tradingDocument(), ...node.$ref.replace("#/", "").split("/"));
}

const usual: Record<string, string> = {
  category: "linear",
  symbol: "BTCUSDT",
  interval: "60",
  intervalTime: "1h",
  period: "1h",
  accountType: "UNIFIED",
  indexName: "BTCUSDT",
  coin: "USDT",
  currency: "USDT",
  lowerPrice: "108000",
  initialPrice: "112050.6",
  upperPrice: "116000",
};

function exampleOf(parameter: Record<string, unknown>): string {
  const name = String(parameter.name);
  const { enum: values, const: only } = resolved(child(parameter, "schema"));
  if (only !== undefined) return String(only);
  if (Array.isArray(values)) return String(values.includes(usual[name]) ? usual[name] : values[0]);
  return String(parameter.example ?? usual[name] ?? "1");
}

async function ask(world: TestWorld, operation: OperationInfo, input: object): Promise<ApiResponse> {
  const environment = operation.environments.includes("mainnet") ? "mainnet" : "demo";
  const key = environment === "mainnet" ? world.keys.master : world.keys.demo;
  return world.call(operation.method, operation.path, input, { environment, key });
}

// Uploads have separate tests, because their bodies are not JSON.
test.each(
  operations.filter(({ isMultipart }) => !isMultipart).map((operation) => [operation.operationId, operation] as const),
)("%s responds as its specification describes", async (operationId, operation) => {
  const world = createTestWorld();
  const response = await ask(world, operation, exampleInput(operation));
  expect(response).toMatchObject({
    retCode: expect.any(Number),
    retMsg: expect.any(String),
    time: expect.any(Number),
  });
  // Some examples name an order that doesn't exist in a new sandbox, so those calls may fail. An operation without a
  // handler returns its example, so it must succeed.
  if (handlers[operationId] === undefined) expect(response.retCode, response.retMsg).toBe(0);
});

test("every handler belongs to an operation of the specification", () => {
  const known = new Set(operations.map(({ operationId }) => operationId));
  expect(Object.keys(handlers).filter((operationId) => !known.has(operationId))).toEqual([]);
});

test("simulated responses match the specification in several account states", async () => {
  const world = createTestWorld();
  const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", qty: "0.01" };
  await world.call("POST", "/v5/order/create", {
    ...order,
    orderType: "Market",
    takeProfit: "150000",
    stopLoss: "50000",
  });
  await world.call("POST", "/v5/order/create", { ...order, orderType: "Limit", price: "60000" });
  await world.call("POST", "/v5/order/create", { ...order, orderType: "Market", side: "Sell", qty: "0.004" });
  await world.call("POST", "/v5/order/create", {
    category: "spot",
    symbol: "ETHUSDT",
    side: "Buy",
    orderType: "Market",
    qty: "100",
  });
  const option = (await world.call("GET", "/v5/market/instruments-info", { category: "option", baseCoin: "BTC" }))
    .result.list[0]!.symbol!;
  await world.call("POST", "/v5/order/create", {
    category: "option",
    symbol: option,
    side: "Buy",
    orderType: "Market",
    qty: "0.1",
    orderLinkId: "one",
  });
  world.clock.advance(9 * 3_600_000);
  const reads: [string, string, Record<string, string>[]][] = [
    [
      "marketInstrumentsInfo",
      "/v5/market/instruments-info",
      ["linear", "inverse", "spot", "option"].map((category) => ({ category })),
    ],
    [
      "marketTickers",
      "/v5/market/tickers",
      [{ category: "linear" }, { category: "inverse" }, { category: "spot" }, { category: "option", baseCoin: "BTC" }],
    ],
    ["marketOrderbook", "/v5/market/orderbook", [{ category: "linear", symbol: "BTCUSDT" }]],
    ["orderRealtime", "/v5/order/realtime", [{ category: "linear", symbol: "BTCUSDT" }]],
    ["orderHistory", "/v5/order/history", [{ category: "linear" }, { category: "spot" }, { category: "option" }]],
    ["executionList", "/v5/execution/list", [{ category: "linear" }, { category: "spot" }, { category: "option" }]],
    [
      "positionList",
      "/v5/position/list",
      [{ category: "linear", settleCoin: "USDT" }, { category: "option" }, { category: "inverse", symbol: "BTCUSD" }],
    ],
    ["positionClosedPnl", "/v5/position/closed-pnl", [{ category: "linear" }]],
    ["accountWalletBalance", "/v5/account/wallet-balance", [{ accountType: "UNIFIED" }]],
    ["accountTransactionLog", "/v5/account/transaction-log", [{ accountType: "UNIFIED" }]],
    ["assetCoinGreeks", "/v5/asset/coin-greeks", [{}]],
  ];
  for (const [operationId, path, inputs] of reads) {
    for (const input of inputs) {
      const response = await world.call("GET", path, input);
      expect(response.retCode, `${path} ${response.retMsg}`).toBe(0);
      if (operationId !== "positionList" || !("symbol" in input))
        expect(response.result.list?.length ?? 1, path).toBeGreaterThan(0);
    }
  }
});

/** Yields the specified fields that a response lacks. Only the first item of each list is checked. */
function* lacking(schema: Record<string, unknown>, value: unknown, place: string): Generator<string> {
  const node = resolved(schema);
  const parts = Array.isArray(node.allOf) ? node.allOf.filter(isNode) : [];
  for (const part of parts) yield* lacking(part, value, place);
  if (Array.isArray(value) && value.length > 0) yield* lacking(child(node, "items"), value[0], `${place}[]`);
  if (!isNode(value)) return;
  for (const [name, field] of Object.entries(child(node, "properties"))) {
    if (!(name in value)) yield `${place}.${name}`;
    else if (isNode(field)) yield* lacking(field, value[name], `${place}.${name}`);
  }
}

test("the response to a read request without optional parameters lacks only optional fields that this test lists", async () => {
  const world = createTestWorld();
  const lacks: string[] = [];
  for (const operation of operations.filter(({ operationId, isQuery }) => isQuery && handlers[operationId])) {
    const response = await ask(world, operation, usual);
    const responses = child(tradingDocument(), "paths", operation.path, "get", "responses");
    const schema = child(responses, "200", "content", "application/json", "schema");
    if (response.retCode === 0) lacks.push(...lacking(schema, response, operation.operationId));
  }
  expect(lacks.toSorted()).toEqual([
    "accountFeeRate.result.list[].rpiMakerFeeRate",
    "assetWithdrawWithdrawableAmount.result.withdrawableAmount.EARN",
    "assetWithdrawWithdrawableAmount.result.withdrawableAmount.SPOT",
  ]);
});

test("operations that no other test calls return responses that conform to the specification", async () => {
  const world = createTestWorld();
  const quote = {
    fromCoin: "USDT",
    toCoin: "BTC",
    requestCoin: "USDT",
    requestAmount: "100",
    accountType: "eb_convert_uta",
  };
  const { quoteTxId } = (await world.call("POST", "/v5/asset/exchange/quote-apply", quote)).result;
  const asked: [string, object][] = [
    ["/v5/apilimit/query", { uids: "100001" }],
    ["/v5/asset/exchange/convert-result-query", { quoteTxId, accountType: "eb_convert_uta" }],
    ["/v5/event/orderbook", { category: "event", symbol: "BTCUSDT-UPDOWN-5M" }],
    ["/v5/user/sub-apikeys", { subMemberId: "100002" }],
  ];
  await world.call("POST", "/v5/asset/exchange/convert-execute", { quoteTxId });
  for (const [path, input] of asked)
    expect(await world.call("GET", path, input)).toMatchObject({ retMsg: expect.any(String), retCode: 0 });
});

test("the response check that these tests use rejects unknown, missing and mistyped fields", () => {
  const time = { retCode: 0, retMsg: "OK", retExtInfo: {}, time: 1, result: { timeSecond: "1", timeNano: "1" } };
  const check = (response: object) => violationsOfResponse("GET", "/v5/market/time", response);
  expect(check(time)).toEqual([]);
  expect(check({ ...time, mood: "good" })).toMatchObject([expect.stringContaining("unevaluated")]);
  expect(check({ ...time, result: { ...time.result, mood: "good" } })).toMatchObject([
    expect.stringMatching("/result "),
  ]);
  expect(check({ ...time, result: { timeSecond: "1" } })).toMatchObject([expect.stringContaining("timeNano")]);
  expect(check({ ...time, result: { ...time.result, timeNano: 1 } })).not.toEqual([]);
});
