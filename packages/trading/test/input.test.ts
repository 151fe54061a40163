import { describe, expect, test } from "vitest";
import { InputError, type TradingClient, type TradingOptions } from "../src/index.ts";
import { created, ok, stubPlatform } from "./support/stub-platform.ts";

/** Type of the client without its parameter types, as in JavaScript. */
type Loose = Record<string, Record<string, (input?: unknown, settings?: unknown) => Promise<unknown>>>;
const loose = (trading: TradingClient) => trading as unknown as Loose;

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "1" };

const spot = { ...order, category: "spot" };
const market = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" };
const strategy = { category: "UTA_USDT", symbol: "BTCUSDT", side: "Buy" };
const twap = { ...strategy, strategyType: "twap", duration: 300 };
const povParams = { mode: "SameSideLiquidity", participationRate: "10", depthReference: 1 };
const pov = { ...strategy, strategyType: "pov", povParams };
const grid = { symbol: "BTCUSDT", cell_number: 5, quote_investment: "100" };

const amend = { category: "linear", symbol: "BTCUSDT", orderId: "1", price: "1" };
const settled = { category: "linear", settleCoin: "USDT" };
const stops = { category: "linear", symbol: "BTCUSDT", positionIdx: 0, tpslMode: "Partial" };
const move = { category: "linear", symbol: "BTCUSDT", price: "1", side: "Buy", qty: "1" };
const quote = { accountType: "eb_convert_uta", fromCoin: "BTC", toCoin: "ETH", requestCoin: "BTC", requestAmount: "1" };
const transfer = {
  coin: "USDT",
  amount: "1",
  fromMemberId: 1,
  toMemberId: 2,
  fromAccountType: "FUND",
  toAccountType: "FUND",
};
const fiat = { fromCoin: "EUR", fromCoinType: "fiat", toCoin: "BTC", toCoinType: "crypto", requestAmount: "1" };
const dca = { frequency_in_second: 600, quote_coin: "USDT" };
const futuresGrid = {
  symbol: "BTCUSDT",
  grid_mode: 1,
  min_price: "1",
  max_price: "2",
  cell_number: 2,
  leverage: "1",
  grid_type: 2,
  total_investment: "100",
};
const window = (referenceWindow: string) => ({ mode: "TradedVolume", participationRate: "10", referenceWindow });

const withdrawal = (more: object) => ({
  coin: "USDT",
  chain: "ETH",
  address: "0x1",
  amount: "1",
  timestamp: 1_700_000_000_000,
  accountType: "FUND",
  ...more,
});

async function refusal(
  group: string,
  method: string,
  input: unknown,
  options: TradingOptions = {},
): Promise<InputError> {
  const { trading, seen } = stubPlatform([ok({ list: [] })], options);
  const call = loose(trading)[group]?.[method];
  const error: unknown = await call?.(input).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(seen).toHaveLength(0);
  if (!InputError.isInstance(error)) throw new Error(`An InputError was expected, got ${String(error)}.`);
  return error;
}

describe("input validation", () => {
  test.each([
    ["order", "create", { ...order, qty: 0.1 + 0.2 }, "qty", /decimal string/],
    ["order", "create", { ...order, price: 1e-7 }, "price", /decimal string/],
    ["order", "create", { ...order, qty: "1e-7" }, "qty", /decimal string/],
    ["order", "create", { ...order, side: "buy" }, "side", /one of Buy, Sell/],
    ["order", "create", { ...order, reduceonly: true }, "reduceonly", /not a field/],
    ["order", "createBatch", { category: "linear", request: [] }, "request", /from 1 to 20 items \(this has 0\)/],
    ["order", "create", { ...order, isLeverage: 1 }, "isLeverage", /is not allowed when category is linear/],
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
    // Rules that the platform documents only in prose.
    ["order", "create", { ...order, qty: "-5" }, "qty", /decimal string of at least 0/],
    ["order", "create", { ...spot, qty: "0" }, "qty", /decimal string above 0/],
    ["order", "create", { ...order, qty: "0" }, "reduceOnly", /^is required when qty is at most 0$/],
    ["order", "create", { ...order, price: "0" }, "price", /^must be above 0 when orderType is Limit/],
    ["order", "create", { ...order, symbol: "" }, "symbol", /^must not be empty$/],
    [
      "order",
      "create",
      { ...market, slippageToleranceType: "Percent", slippageTolerance: "5000" },
      "slippageTolerance",
      /^must be from 0.01 to 10 when slippageToleranceType is Percent$/,
    ],
    ["order", "create", { ...market, slippageTolerance: "1" }, "slippageToleranceType", /^is required when/],
    [
      "order",
      "create",
      { ...order, slippageToleranceType: "TickSize", slippageTolerance: "1" },
      "orderType",
      /^must be Market when slippageToleranceType is given$/,
    ],
    [
      "order",
      "create",
      { ...order, tpslMode: "Full", takeProfit: "2", tpOrderType: "Limit", tpLimitPrice: "2" },
      "tpslMode",
      /^must be Partial when tpOrderType is Limit$/,
    ],
    [
      "order",
      "create",
      { ...spot, takeProfit: "2", tpOrderType: "Limit" },
      "tpLimitPrice",
      /^is required when takeProfit is above 0 and tpOrderType is Limit$/,
    ],
    ["order", "create", { ...spot, ...market, category: "spot", stopLoss: "1" }, "orderType", /must be Limit/],
    [
      "order",
      "create",
      { ...order, reduceOnly: true, takeProfit: "2" },
      "takeProfit",
      /^is not allowed when reduceOnly is true$/,
    ],
    ["order", "create", { ...order, rpiTakerAccess: true }, "timeInForce", /^is required when rpiTakerAccess is true/],
    [
      "order",
      "createBatch",
      { category: "linear", request: [{ ...order, category: undefined, reduceOnly: true, stopLoss: "1" }] },
      "request[0].stopLoss",
      /^is not allowed when reduceOnly is true$/,
    ],
    ["order", "amend", { category: "linear", symbol: "A", orderId: "1", qty: "0" }, "qty", /above 0/],
    [
      "position",
      "tradingStop",
      { category: "option", symbol: "A", positionIdx: 0, tpslMode: "Partial" },
      "tpslMode",
      /^must be Full when category is option$/,
    ],
    [
      "position",
      "setLeverage",
      { category: "linear", symbol: "A", buyLeverage: "0.5", sellLeverage: "1" },
      "buyLeverage",
      /^must be at least 1$/,
    ],
    [
      "strategy",
      "create",
      { ...twap, size: "1", positionValue: "1" },
      "positionValue",
      /^is not allowed together with size/,
    ],
    ["strategy", "create", twap, "size or positionValue", /^is required when strategyType is twap or/],
    ["strategy", "create", { ...pov, size: "1", positionValue: "1" }, "positionValue", /^is not allowed when/],
    ["strategy", "create", { ...pov, interval: 30 }, "size or positionValue or duration", /interval is above 0$/],
    ["market", "fundingHistory", { category: "linear", symbol: "A", startTime: 1 }, "endTime", /startTime is given$/],
    [
      "market",
      "historicalVolatility",
      { category: "option", endTime: 1 },
      "startTime",
      /^is required together with endTime$/,
    ],
    ["market", "orderbook", { category: "option", symbol: "A", limit: 50 }, "limit", /^must be at most 25 when/],
    [
      "spotMarginTrade",
      "interestRateHistory",
      { currency: "BTC", startTime: 1 },
      "endTime",
      /together with startTime$/,
    ],
    ["affiliate", "affiliateSubList", { startDate: "2026-01-01" }, "endDate", /^is required together with startDate$/],
    ["earn", "fixedTermOrder", { productId: "1" }, "category", /^is required when productId is given$/],
    ["earn", "liquidityMiningOrder", { orderId: "1", orderLinkId: "a" }, "orderLinkId", /^is not allowed when orderId/],
    [
      "grid",
      "createGrid",
      { ...grid, max_price: "1", min_price: "2" },
      "max_price",
      /^must be greater than min_price$/,
    ],
    [
      "market",
      "markPriceKline",
      { category: "option", symbol: "A", interval: "1", limit: 501 },
      "limit",
      /at most 500/,
    ],
    [
      "market",
      "instrumentsInfo",
      { category: "spot", baseCoin: "BTC" },
      "baseCoin",
      /not allowed when category is spot/,
    ],
    ["order", "realtime", { category: "spot", baseCoin: "BTC" }, "baseCoin", /not allowed when category is spot/],
    ["order", "amend", { ...amend, orderIv: "0.1" }, "category", /^must be option when orderIv is given$/],
    [
      "order",
      "amend",
      { ...amend, category: "spot", takeProfit: "1", tpslMode: "Full" },
      "category",
      /tpslMode is given$/,
    ],
    ["order", "amend", { ...amend, category: "option", tpLimitPrice: "1" }, "category", /tpLimitPrice is given$/],
    ["order", "cancelAll", { ...settled, stopOrderType: "Stop" }, "orderFilter", /stopOrderType is given$/],
    ["order", "cancelAll", { category: "option", settleCoin: "BTC" }, "settleCoin", /^must be USDT or USDC$/],
    [
      "position",
      "switchMode",
      { category: "inverse", symbol: "A", mode: 3 },
      "category",
      /^must be linear when mode is 3$/,
    ],
    ["position", "tradingStop", { ...stops, tpSize: "1", slSize: "2" }, "slSize", /^must be the same as tpSize$/],
    [
      "position",
      "addMargin",
      { category: "linear", symbol: "A", margin: "1.00001" },
      "margin",
      /at most four decimals/,
    ],
    [
      "position",
      "movePositions",
      { fromUid: "1", toUid: "1", list: [move] },
      "toUid",
      /^must be different from fromUid$/,
    ],
    ["account", "withdrawal", { coinName: "A,".repeat(20) + "A" }, "coinName", /1 to 20 coins/],
    ["asset", "exchangeQuoteApply", { ...quote, requestCoin: "USDT" }, "requestCoin", /^must be the same as fromCoin$/],
    ["asset", "exchangeQuoteApply", { ...quote, toCoin: "BTC" }, "toCoin", /^must be different from fromCoin$/],
    [
      "asset",
      "transferUniversalTransfer",
      { ...transfer, toMemberId: 1 },
      "toMemberId",
      /different from fromMemberId$/,
    ],
    ["fiat", "quoteApply", { ...fiat, requestAmount: "-5" }, "requestAmount", /above 0/],
    ["dca", "createBot", { parameters: { ...dca, pairs: [{ base: "BTC", amount: "-5" }] } }, /amount$/, /above 0/],
    ["fgridbot", "create", { ...futuresGrid, stop_loss_price: "-5" }, "stop_loss_price", /above 0/],
    [
      "fgridbot",
      "create",
      { ...futuresGrid, move_up_price: "5" },
      "grid_type",
      /^must be 1 when move_up_price is given$/,
    ],
    [
      "strategy",
      "create",
      { ...pov, povParams: window("10") },
      "povParams.referenceWindow",
      /^must be from 60 to 14400$/,
    ],
    [
      "earn",
      "holdToEarnYieldHistory",
      { timeStart: 2, timeEnd: 1, limit: 1, cursor: "" },
      "timeEnd",
      /^must be at least timeStart$/,
    ],
    ["user", "createSubApi", { subuid: 1, readOnly: 0, permissions: {} }, /permissions/, /is required/],
    // Keys in another order don't select another variant.
    ["order", "cancel", { symbol: 1, category: "linear", orderId: "1" }, "symbol", /string/],
    ["order", "amendBatch", { request: [], category: "linear" }, "request", /from 1 to 20 items/],
    ["order", "cancelAll", { settleCoin: 1, category: "option" }, "settleCoin", /string/],
    ["order", "cancel", { category: "moon", symbol: "A", orderId: "1" }, "category", /spot, linear, inverse, option/],
    ["order", "amendBatch", { category: "moon", request: [] }, "category", /spot, linear, inverse, option/],
    // Items with alternative required fields.
    [
      "order",
      "cancelBatch",
      { category: "linear", request: [{ symbol: "A" }] },
      "request[0].orderId or request[0].orderLinkId",
      /required/,
    ],
    ["order", "cancelBatch", { category: "linear", request: [{ symbol: "A", orderId: 1 }] }, /orderId/, /string/],
    [
      "order",
      "amendBatch",
      { category: "linear", request: [{ symbol: "A", orderLinkId: "a", qty: 0.1 }] },
      "request[0].qty",
      /decimal string/,
    ],
    ["order", "amendBatch", { category: "linear", request: ["A"] }, "request[0]", /must be an object/],
    // Strings with a pattern, and values of several types.
    ["asset", "withdrawCreate", withdrawal({ requestId: "with-a-dash" }), "requestId", /1 to 32 letters and digits/],
    ["position", "moveHistory", { limit: 201 }, "limit", /from 1 to 200/],
    [
      "position",
      "moveHistory",
      { limit: "many" },
      "limit",
      /whole number from 1 to 200 or must be a whole number, as a string/,
    ],
    ["user", "submembers", { pageSize: "101" }, "pageSize", /from 1 to 100, as a string/],
    ["fht", "complianceTaxPrivateBatchCreate", { number: true }, "number", /string or must be a whole number/],
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
  ])("refuses the call before anything is sent: %s.%s %j", async (group, method, input, field, rule) => {
    const error = await refusal(group, method, input);
    if (typeof field === "string") expect(error.field).toBe(field);
    else expect(error.field).toMatch(field);
    expect(error.rule).toMatch(rule);
    expect(error.message).toContain(error.field);
    const isUnknown = error.rule === "is not a field of this operation";
    expect(error.message).toContain(isUnknown ? `unknown field "${error.field}"` : error.rule);
    expect(error.code).toBe("invalid-input");
  });

  test("puts the rejected value into the error", async () => {
    expect(await refusal("order", "create", { ...order, qty: 1 })).toMatchObject({
      value: 1,
      operation: "order.create",
    });
  });

  test("does not refuse unknown fields with skipValidation", async () => {
    const { trading, seen } = stubPlatform([created]);
    await loose(trading)["order"]?.["create"]?.({ ...order, brandNew: "x" }, { skipValidation: true });
    expect(seen[0]?.body).toMatchObject({ brandNew: "x" });
  });

  test.each([
    ["BTC", "15.5", 15],
    ["BTC", "16", 15],
    ["ETH", "200.01", 200],
    ["USDT", "100001", 100_000],
    ["USDC", "1000000", 100_000],
  ])("refuses demo funds over the maximum of their coin: %s %s", async (coin, amountStr, most) => {
    const utaDemoApplyMoney = [
      { coin: "USDT", amountStr: "100000" },
      { amountStr, coin },
    ];
    const error = await refusal("account", "demoApplyMoney", { utaDemoApplyMoney }, { environment: "demo" });
    expect(error).toMatchObject({ field: "utaDemoApplyMoney[1].amountStr", value: amountStr });
    expect(error.rule).toContain(`at most ${most} ${coin}`);
  });

  test("refuses demo funds in an unknown coin, and the error lists the known coins", async () => {
    const utaDemoApplyMoney = [{ coin: "DOGE", amountStr: "1" }];
    const error = await refusal("account", "demoApplyMoney", { utaDemoApplyMoney }, { environment: "demo" });
    expect(error).toMatchObject({ field: "utaDemoApplyMoney[0].coin", value: "DOGE" });
    expect(error.rule).toBe("must be one of BTC, ETH, USDT, USDC");
  });

  test("accepts demo funds up to the maximum", async () => {
    const { trading, seen } = stubPlatform([created], { environment: "demo" });
    const utaDemoApplyMoney = [
      { coin: "BTC", amountStr: "15" },
      { coin: "ETH", amountStr: "200.00" },
      { coin: "USDC", amountStr: "99999.9" },
    ] as const;
    await trading.account.demoApplyMoney({ utaDemoApplyMoney: [...utaDemoApplyMoney] });
    expect(seen[0]?.body).toMatchObject({ utaDemoApplyMoney });
  });

  test.each([
    ["unified", "v3PrivateOrderCancelAll", { category: "linear", symbol: "BTCUSDT" }],
    ["unified", "v3PrivateOrderList", { category: "linear", symbol: "BTCUSDT", direction: "next" }],
    ["earn", "flexibleSavingSetAutoSavings", { coin: "USDT", enabled: true }],
    ["fht", "complianceTaxPrivateBatchCreate", { type: "ALL", startTime: 1 }],
  ])("leaves unknown fields of %s.%s unchanged, because its input schema is open", async (group, method, input) => {
    const { trading, seen } = stubPlatform([created]);
    await loose(trading)[group]?.[method]?.(input);
    expect(seen[0]?.body ?? Object.fromEntries(seen[0]?.query ?? [])).toEqual(input);
    expect((await refusal("fht", "complianceTaxPrivateBatchCreate", { type: 1 })).field).toBe("type");
  });

  test.each([
    ["withdrawCreate", withdrawal({}), "requestId", /^[A-Za-z0-9]{32}$/],
    [
      "transferUniversalTransfer",
      { coin: "BTC", amount: "1", fromMemberId: 1, toMemberId: 2, fromAccountType: "FUND", toAccountType: "FUND" },
      "transferId",
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ],
  ])("accepts the ID that asset.%s generates", async (method, input, field, pattern) => {
    const { trading, seen } = stubPlatform([created]);
    await loose(trading)["asset"]?.[method]?.(input);
    expect(seen[0]?.body?.[field]).toMatch(pattern);
  });

  test("treats undefined as missing", async () => {
    const { trading, seen } = stubPlatform([ok({ list: [] })]);
    await loose(trading)["position"]?.["list"]?.({ category: "linear", symbol: "A", cursor: undefined });
    expect(seen[0]?.url).toMatch(/list\?category=linear&symbol=A$/);
  });
});

test("an option that is passed as an input field causes an error that identifies it as an option", async () => {
  const { message } = await refusal("market", "time", { timeoutMs: 1000 });
  expect(message).toBe('market.time: unknown field "timeoutMs". It is an option of the call.');
});

describe("a time that must be in milliseconds", () => {
  const candles = { category: "linear", symbol: "BTCUSDT", interval: "1" };

  test.each([
    ["market", "kline", { ...candles, start: 1_795_778_850 }, "start"],
    ["order", "history", { category: "linear", endTime: 1_795_778_850 }, "endTime"],
    ["asset", "transferQueryInterTransferList", { startTime: 1_000_000_000 }, "startTime"],
    ["card", "transactionQueryAssetRecords", { createBeginTime: 1_795_778_850 }, "createBeginTime"],
    ["asset", "withdrawCreate", withdrawal({ timestamp: 1_795_778_850 }), "timestamp"],
  ])("is refused in seconds: %s.%s %j", async (group, method, input, field) => {
    const { trading, seen } = stubPlatform([ok({})]);
    const call = loose(trading)[group]?.[method]?.(input);
    await expect(call).rejects.toMatchObject({ field, rule: "must be in milliseconds, not in seconds" });
    expect(seen).toEqual([]);
  });

  test.each([0, 1, 999_999_999, 10_000_000_000, 1_795_778_850_000])(
    "is sent if it is %d, because this cannot be a recent time in seconds",
    async (start) => {
      const { trading, seen } = stubPlatform([ok({ symbol: "BTCUSDT", category: "linear", list: [] })]);
      await trading.market.kline({ category: "linear", symbol: "BTCUSDT", interval: "1", start });
      expect(seen).toHaveLength(1);
    },
  );
});
