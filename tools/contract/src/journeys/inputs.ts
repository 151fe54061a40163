import { createHash } from "node:crypto";
import { type Schema, resolve } from "@specwright-tools/toolchain/model/document";
import { examplesOf } from "@specwright-tools/toolchain/model/operations";
import type { Contract } from "../documents/contract.ts";
import type { Json, JsonObject } from "../json.ts";
import { operationIdOf, tradingDocument } from "../documents/documents.ts";
import type { Recorder } from "../record/recorder.ts";
import type { Scenario } from "../record/scenario.ts";
import { limitBuy, linear, spotBuy } from "./trading/orders.ts";

/** Values that the sandbox knows, by the name of the parameter. */
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

/** Values worth trying for a place of the specification: what the sandbox knows, what its type allows. */
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

/** The schema of a field below a schema, by its names; lists are entered. */
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

/** How many inputs each operation has got. Counted apart, so that a new operation changes no id of another one. */
const counts = new Map<string, number>();

function nextNumber(operationId: string): number {
  const next = (counts.get(operationId) ?? 0) + 1;
  counts.set(operationId, next);
  return next;
}

/** Ids may be used once, so each input gets its own, made from a text that no other input has. */
function withFreshIds(value: unknown, unique: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withFreshIds(item, unique));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, fresh(name, child, unique) ?? withFreshIds(child, unique)]),
  );
}

function fresh(name: string, value: unknown, unique: string): string | undefined {
  if (typeof value !== "string") return undefined;
  const digest = createHash("sha256").update(`base ${unique}`).digest("hex");
  if (name === "transferId")
    return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  if (name === "orderLinkId" || name === "requestId") return `base-${digest.slice(0, 12)}`;
  return name === "username" ? `user${digest.slice(0, 6)}1a` : undefined;
}

/** Inputs to start from: what succeeded before, and every example of the specification. */
export function bases(recorder: Recorder, contract: Contract, shown: Scenario): (() => Promise<Input>)[] {
  const special = prepared[shown.operationId];
  if (special !== undefined) return special.map((make) => () => make(recorder));
  const operation = contract.operations.find((each) => operationIdOf(each) === shown.operationId);
  const body = operation?.operation.requestBody?.content?.["application/json"];
  const examples = body === undefined ? [] : examplesOf(tradingDocument, body).map(({ value }) => value as Input);
  const usable = shown.call.includes("order") || examples.length > 1;
  const inputs = [(shown.args?.[0] ?? {}) as Input, ...(usable ? examples : [])];
  const others = more[shown.operationId]?.map((make) => () => make(recorder)) ?? [];
  const usual = inputs.map((input) => async () => {
    return withFreshIds(input, `${shown.operationId} ${nextNumber(shown.operationId)}`) as Input;
  });
  return [...usual, ...others];
}

/** An order that waits to be changed, found by its own id. */
async function waiting(recorder: Recorder, input: Input): Promise<string> {
  const orderLinkId = `waits-${nextNumber("waits")}`;
  const args = [{ ...input, orderLinkId }];
  await recorder.attempt({ name: orderLinkId, operationId: "orderCreate", call: "order.create", args });
  return orderLinkId;
}

const rising = { ...limitBuy, triggerPrice: "150000", triggerDirection: 1, triggerBy: "LastPrice" };

/** Name of an option that the sandbox lists today. */
export async function anOption(recorder: Recorder): Promise<string> {
  const args = [{ category: "option", baseCoin: "BTC" }];
  const scenario = { name: "options", operationId: "marketInstrumentsInfo", call: "market.instrumentsInfo", args };
  const { outcome } = await recorder.attempt({ ...scenario, key: "none" });
  return (outcome.result as { list: { symbol: string }[] }).list[0]?.symbol ?? "";
}

/** A key of a sub-account, made to be changed. */
async function subKey(recorder: Recorder): Promise<string> {
  const args = [{ subuid: 100002, readOnly: 0, permissions: { Spot: ["SpotTrade"] } }];
  const scenario = { name: "sub-key", operationId: "userCreateSubApi", call: "user.createSubApi", args };
  const { outcome } = await recorder.attempt(scenario);
  return (outcome.result as { apiKey: string }).apiKey;
}

/** An open position, which exits can be set for. */
async function withPosition(recorder: Recorder, input: Input): Promise<Input> {
  const orderLinkId = `opens-${nextNumber("opens")}`;
  const order = { ...linear, side: "Buy", orderType: "Market", qty: "0.05", orderLinkId };
  await recorder.attempt({ name: orderLinkId, operationId: "orderCreate", call: "order.create", args: [order] });
  // A trailing stop of an earlier journey could close the position before it is used.
  const still = { ...linear, positionIdx: 0, tpslMode: "Full", trailingStop: "0" };
  await recorder.attempt({
    name: `holds-${orderLinkId}`,
    operationId: "positionTradingStop",
    call: "position.tradingStop",
    args: [still],
    pause: 0,
  });
  return input;
}

const partial = { tpslMode: "Partial", tpSize: "0.01", slSize: "0.01" };
const exits = { ...linear, positionIdx: 0, takeProfit: "250000", stopLoss: "15000" };
const orderOf = async (recorder: Recorder) => {
  const option = { category: "option", symbol: await anOption(recorder), orderType: "Limit", side: "Buy" };
  return { ...option, qty: "0.1", price: "5", orderLinkId: `option-${nextNumber("option")}` };
};
const ofOptions = async () => ({ category: "option" });

/** Operations whose input names something that must be there first. */
const prepared: Readonly<Record<string, readonly ((recorder: Recorder) => Promise<Input>)[]>> = {
  positionTradingStop: [
    (recorder) => withPosition(recorder, { ...exits, ...partial }),
    (recorder) => withPosition(recorder, { ...exits, tpslMode: "Full", trailingStop: "500", activePrice: "120000" }),
    (recorder) =>
      withPosition(recorder, {
        ...exits,
        ...partial,
        tpOrderType: "Limit",
        slOrderType: "Limit",
        tpLimitPrice: "249000",
        slLimitPrice: "14900",
      }),
  ],
  orderAmend: [
    async (recorder) => ({ ...linear, orderLinkId: await waiting(recorder, limitBuy), price: "20100" }),
    async (recorder) => ({ ...linear, orderLinkId: await waiting(recorder, rising), triggerPrice: "151000" }),
    async (recorder) => {
      const { category, symbol, ...order } = await orderOf(recorder);
      return { category, symbol, orderLinkId: await waiting(recorder, { category, symbol, ...order }), price: "6" };
    },
  ],
  orderAmendBatch: [
    async (recorder) => ({
      category: "linear",
      request: [{ symbol: "BTCUSDT", orderLinkId: await waiting(recorder, limitBuy), price: "20100" }],
    }),
    async (recorder) => ({
      category: "linear",
      request: [{ symbol: "BTCUSDT", orderLinkId: await waiting(recorder, rising), triggerPrice: "151000" }],
    }),
  ],
  userUpdateSubApi: [async (recorder) => ({ apikey: await subKey(recorder), readOnly: 1 })],
  orderCancel: [
    async (recorder) => ({ ...linear, orderLinkId: await waiting(recorder, limitBuy) }),
    async (recorder) => ({ category: "spot", symbol: "BTCUSDT", orderLinkId: await waiting(recorder, spotBuy) }),
  ],
};

/** Inputs for parameters that what succeeded before excludes. */
const more: Readonly<Record<string, readonly ((recorder: Recorder) => Promise<Input>)[]>> = {
  marketDeliveryPrice: [ofOptions],
  marketRecentTrade: [async () => ({ category: "option", baseCoin: "BTC" })],
  marketTickers: [async () => ({ category: "option", baseCoin: "BTC" })],
  positionList: [ofOptions],
  orderCreate: [orderOf],
  orderPreCheck: [orderOf],
};
