import { type Schema, resolve } from "@specwright-tools/toolchain/model/document";
import { examplesOf, type FoundOperation } from "@specwright-tools/toolchain/model/operations";
import { tradingDocument } from "../documents/documents.ts";
import { limitBuy, linear, spotBuy } from "../journeys/trading/orders.ts";
import type { Json, JsonObject } from "../json.ts";

/** Values that exist in the sandbox, by parameter name. */
const usualValues: Readonly<Record<string, readonly Json[]>> = {
  symbol: ["BTCUSDT"],
  coin: ["USDT", "BTC"],
  currency: ["USDT", "BTC"],
  baseCoin: ["BTC"],
  settleCoin: ["USDT"],
  activityCoin: ["NOVA"],
  rewardCoin: ["NOVA"],
  stakeCoin: ["USDT"],
  category: ["linear"],
  accountType: ["UNIFIED"],
  orderId: ["1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d"],
  orderLinkId: ["my-first-order"],
  transferId: ["5d1c7f0e-9b7a-4c55-8f1d-3f6a2b9c0d11"],
  memberId: ["100002"],
  memberIds: ["100002"],
  subMemberId: ["100002"],
  toMemberId: ["100002"],
  uids: ["100001"],
  cursor: ["page%3A0%2Cpage%3A0"],
  nextCursor: ["0"],
  chain: ["ETH"],
  chainType: ["ETH"],
  expDate: ["25DEC26"],
  indexName: ["BTCUSDT"],
  startTime: [1_793_577_600_000, "1793577600000"],
  endTime: [1_793_620_800_000, "1793620800000"],
  start: [1_793_577_600_000],
  end: [1_793_620_800_000],
  createTimeFrom: ["1793577600000"],
  createTimeTo: ["1793620800000"],
  page: [1],
  index: [0, 1],
  size: ["10"],
  pageSize: ["10"],
  triggerPrice: ["200000"],
  triggerDirection: [1],
  takeProfit: ["250000"],
  stopLoss: ["15000"],
  tpLimitPrice: ["249000"],
  slLimitPrice: ["14900"],
  isLeverage: [0],
  positionIdx: [0],
  ips: ["192.0.2.1"],
  password: ["Sandbox1234"],
};

/**
 * Returns values to try for a field of the specification: values that exist in the sandbox, and values that the field's
 * type allows.
 */
export function candidates(document: object, name: string, given: Schema, depth = 0): Json[] {
  const schema = resolve(document, given);
  const known = usualValues[name] ?? [];
  const { enum: members } = schema;
  if (members !== undefined) return [...known.filter((value) => members.includes(value as string)), ...members];
  const made = depth > 4 ? [] : ofType(document, name, schema, depth);
  const fits = known.filter((value) => made.length === 0 || made.some((each) => typeof each === typeof value));
  return [...fits, ...made];
}

function ofType(document: object, name: string, schema: Schema, depth: number): Json[] {
  const options = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (options !== undefined) return options.flatMap((option) => candidates(document, name, option, depth + 1));
  const types = [schema.type ?? []].flat();
  return types.flatMap((type) => ofOneType(document, name, type, schema, depth));
}

function ofOneType(document: object, name: string, type: string, schema: Schema, depth: number): Json[] {
  switch (type) {
    case "boolean":
      return [true, false];
    case "integer":
    case "number":
      return [(schema.default as number | undefined) ?? schema.minimum ?? 1];
    case "array":
      return candidates(document, name, schema.items ?? {}, depth + 1).map((item) => [item]);
    case "object":
      return [objectOf(document, schema, depth)];
    case "string":
      return ["1", "10", "0.1", "example", "2026-11-02"];
    default:
      return [];
  }
}

const objectOf = (document: object, { properties = {}, required = [] }: Schema, depth: number): JsonObject =>
  Object.fromEntries(
    required.map((name) => [name, candidates(document, name, properties[name] ?? {}, depth + 1)[0] ?? "1"]),
  );

/**
 * Returns the schema of a nested field. `names` are the names on the path to the field, the field's own name last. For
 * a list, continues with the schema of its items.
 */
export function schemaAt(document: object, given: Schema | undefined, names: readonly string[]): Schema | undefined {
  if (given === undefined) return undefined;
  const schema = resolve(document, given);
  const [name, ...rest] = names;
  if (name === undefined) return schema;
  if (schema.items !== undefined) return schemaAt(document, schema.items, names);
  const child = schema.properties?.[name];
  if (child !== undefined) return rest.length === 0 ? child : schemaAt(document, child, rest);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return parts.map((part) => schemaAt(document, part, names)).find((each) => each !== undefined);
}

export type Input = Readonly<Record<string, unknown>>;

const rising = { ...limitBuy, triggerPrice: "150000", triggerDirection: 1, triggerBy: "LastPrice" };
const partial = { tpslMode: "Partial", tpSize: "0.01", slSize: "0.01" };
const exits = { ...linear, positionIdx: 0, takeProfit: "250000", stopLoss: "15000" };
const option = {
  category: "option",
  symbol: "BTC-25DEC26-100000-C",
  orderType: "Limit",
  side: "Buy",
  qty: "0.1",
  price: "5",
  orderLinkId: "option-1",
};
const guarded = {
  ...limitBuy,
  takeProfit: "250000",
  stopLoss: "15000",
  tpTriggerBy: "LastPrice",
  slTriggerBy: "LastPrice",
};
const optionsOfBtc = { category: "option", baseCoin: "BTC" };

/** Inputs for parameters that can't be sent with the operation's first input. */
const otherInputs: Readonly<Record<string, readonly Input[]>> = {
  marketDeliveryPrice: [{ category: "option" }],
  marketRecentTrade: [optionsOfBtc],
  marketTickers: [optionsOfBtc],
  positionList: [{ category: "option" }],
  orderCreate: [limitBuy, spotBuy, rising, { ...guarded, tpslMode: "Full" }, option],
  orderPreCheck: [limitBuy, spotBuy, rising, { ...guarded, tpslMode: "Full" }, option],
  orderCancel: [
    { ...linear, orderLinkId: "own-1" },
    { category: "spot", symbol: "BTCUSDT", orderLinkId: "own-1" },
  ],
  orderAmend: [
    { ...linear, orderLinkId: "own-1", price: "20100" },
    { ...linear, orderLinkId: "own-1", triggerPrice: "151000" },
    { category: "option", symbol: option.symbol, orderLinkId: "own-1", price: "6" },
  ],
  orderAmendBatch: [
    { category: "linear", request: [{ symbol: "BTCUSDT", orderLinkId: "own-1", price: "20100" }] },
    { category: "linear", request: [{ symbol: "BTCUSDT", orderLinkId: "own-1", triggerPrice: "151000" }] },
  ],
  positionTradingStop: [
    { ...exits, ...partial },
    { ...exits, tpslMode: "Full", trailingStop: "500", activePrice: "120000" },
    {
      ...exits,
      ...partial,
      tpOrderType: "Limit",
      slOrderType: "Limit",
      tpLimitPrice: "249000",
      slLimitPrice: "14900",
    },
  ],
};

/**
 * Returns inputs to which parameters can be added: the plain input, every example of the specification, and inputs for
 * parameters that the plain input excludes.
 */
export function basesOf(operation: FoundOperation, plain: Input): readonly Input[] {
  const body = operation.operation.requestBody?.content?.["application/json"];
  const examples = body === undefined ? [] : examplesOf(tradingDocument, body).map(({ value }) => value as Input);
  return [plain, ...examples, ...(otherInputs[operation.operation.operationId] ?? [])];
}
