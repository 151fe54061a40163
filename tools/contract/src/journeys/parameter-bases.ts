import { createHash } from "node:crypto";
import { examplesOf } from "@specwright-tools/model/operations";
import type { Contract } from "../conformance/contract.ts";
import { operationIdOf, tradingDocument } from "../documents.ts";
import type { Recorder } from "../record/recorder.ts";
import type { Scenario } from "../record/scenario.ts";
import { limitBuy, linear } from "./trading/orders.ts";

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

const conditional = { ...linear, side: "Buy", orderType: "Limit", qty: "0.01", price: "20000" };
const rising = { ...conditional, triggerPrice: "150000", triggerDirection: 1, triggerBy: "LastPrice" };
const spot = { category: "spot", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "20000" };

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
    async (recorder) => ({ category: "spot", symbol: "BTCUSDT", orderLinkId: await waiting(recorder, spot) }),
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
