import { describe, expect, test } from "vitest";
import { InputError, type TradingClient } from "./index.ts";
import { ok, stubPlatform } from "./testing/stub-platform.ts";

/** The client as JavaScript sees it. */
type Loose = Record<string, Record<string, (input?: unknown, settings?: unknown) => Promise<unknown>>>;
const loose = (trading: TradingClient) => trading as unknown as Loose;

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "1" };

async function refusal(group: string, method: string, input: unknown): Promise<InputError> {
  const { trading, seen } = stubPlatform([ok({ list: [] })]);
  const call = loose(trading)[group]?.[method];
  const error: unknown = await call?.(input).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(seen).toHaveLength(0);
  if (!InputError.isInstance(error)) throw new Error(`An InputError was expected, got ${String(error)}.`);
  return error;
}

describe("a mistake is told before anything is sent", () => {
  test.each([
    ["order", "create", { ...order, qty: 0.1 + 0.2 }, "qty", /decimal number as text/],
    ["order", "create", { ...order, price: 1e-7 }, "price", /decimal number as text/],
    ["order", "create", { ...order, qty: "1e-7" }, "qty", /decimal number as text/],
    ["order", "create", { ...order, side: "buy" }, "side", /one of Buy, Sell/],
    ["order", "create", { ...order, reduceonly: true }, "reduceonly", /not a field/],
    ["order", "create", { ...order, symbol: undefined }, "symbol", /required/],
    ["order", "create", { ...order, orderLinkId: "no spaces" }, "orderLinkId", /1 to 36/],
    ["order", "create", { ...order, price: undefined }, /price/, /required when orderType is Limit/],
    ["position", "list", { category: "linear" }, "symbol or settleCoin", /required when category is linear/],
    ["position", "list", { category: "linear", symbol: "" }, "symbol or settleCoin", /required/],
    ["position", "list", { category: "linear", symbol: "A", limit: 201 }, "limit", /from 1 to 200/],
    ["position", "list", { category: "linear", symbol: "A", limit: "20" }, "limit", /whole number/],
    ["position", "list", { category: "spot" }, "category", /one of linear, inverse, option/],
    ["user", "agreement", { agree: true }, /category/, /required/],
    ["user", "agreement", { categoryV2: 2, agree: false }, "agree", /must be true/],
    ["market", "instrumentsInfo", { category: "option", symbolType: "stock" }, "symbolType", /not allowed/],
    ["market", "instrumentsInfo", { category: "linear", baseCoin: "All" }, "baseCoin", /not allowed/],
    ["order", "create", "text", "input", /object/],
    [
      "order",
      "createBatch",
      {
        category: "linear",
        request: [
          { ...order, category: undefined },
          { symbol: "A", qty: 1 },
        ],
      },
      /request\[1\]/,
      /./,
    ],
  ])("%s.%s %j", async (group, method, input, field, rule) => {
    const error = await refusal(group, method, input);
    if (typeof field === "string") expect(error.field).toBe(field);
    else expect(error.field).toMatch(field);
    expect(error.rule).toMatch(rule);
    expect(error.message).toContain(error.field);
    expect(error.message).toContain(error.rule);
    expect(error.code).toBe("invalid-input");
  });

  test("the value is in the error", async () => {
    expect(await refusal("order", "create", { ...order, qty: 1 })).toMatchObject({
      value: 1,
      operation: "orderCreate",
    });
  });

  test("a rule can be left out with a name that looks like it", async () => {
    const { trading, seen } = stubPlatform([ok()]);
    await loose(trading)["order"]?.["create"]?.({ ...order, brandNew: "x" }, { dangerouslySkipInputRules: true });
    expect(seen[0]?.body).toMatchObject({ brandNew: "x" });
  });

  test("undefined counts as absent", async () => {
    const { trading, seen } = stubPlatform([ok({ list: [] })]);
    await loose(trading)["position"]?.["list"]?.({ category: "linear", symbol: "A", cursor: undefined });
    expect(seen[0]?.url).toMatch(/list\?category=linear&symbol=A$/);
  });
});
