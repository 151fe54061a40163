import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { assert, asyncProperty, constantFrom, integer, property, record } from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTradingClient,
  InputError,
  instrumentRules,
  TradingError,
  type InstrumentFilters,
  type OrderAmounts,
  type TradingClient,
  toStep,
  toTick,
} from "../src/index.ts";

const linear: InstrumentFilters = {
  symbol: "BTCUSDT",
  contractType: "LinearPerpetual",
  priceFilter: { minPrice: "0.10", maxPrice: "1999999.80", tickSize: "0.10" },
  lotSizeFilter: {
    minOrderQty: "0.001",
    maxOrderQty: "1190.000",
    maxMktOrderQty: "500.000",
    qtyStep: "0.001",
    minNotionalValue: "5",
  },
};
const inverse: InstrumentFilters = {
  symbol: "BTCUSD",
  contractType: "InversePerpetual",
  priceFilter: { minPrice: "0.10", maxPrice: "1999999.80", tickSize: "0.10" },
  lotSizeFilter: {
    minOrderQty: "1",
    maxOrderQty: "25000000",
    maxMktOrderQty: "5000000",
    qtyStep: "1",
    minNotionalValue: "5",
  },
};
const spot: InstrumentFilters = {
  symbol: "BTCUSDT",
  priceFilter: { tickSize: "0.01" },
  lotSizeFilter: {
    basePrecision: "0.000001",
    quotePrecision: "0.0000001",
    minOrderQty: "0.000011",
    maxOrderQty: "83",
    minOrderAmt: "5",
    maxLimitOrderQty: "83",
    maxMarketOrderQty: "41.5",
    postOnlyMaxLimitOrderSize: "415",
  },
};
const option: InstrumentFilters = {
  symbol: "BTC-26MAR27-80000-C-USDT",
  priceFilter: { minPrice: "5", maxPrice: "1110000", tickSize: "5" },
  lotSizeFilter: { minOrderQty: "0.01", maxOrderQty: "500", qtyStep: "0.01" },
};

describe("rounding to instrument rules", () => {
  test("uses the steps of the category", () => {
    expect(instrumentRules(linear).roundPrice("50000.16")).toBe("50000.20");
    expect(instrumentRules(linear).roundPrice("50000.16", "down")).toBe("50000.10");
    expect(instrumentRules(linear).roundQty("0.0129")).toBe("0.012");
    expect(instrumentRules(spot).roundQty("0.0000129", "up")).toBe("0.000013");
    expect(instrumentRules(spot).roundAmount("100.12345678")).toBe("100.1234567");
    expect(instrumentRules(inverse).roundQty("10.9")).toBe("10");
    expect(instrumentRules(option).roundPrice("12")).toBe("10");
  });

  test("accepts a quote amount only for spot", () => {
    expect(() => instrumentRules(linear).roundAmount("100")).toThrow(
      "instrumentRules.roundAmount: instrument must be a spot pair",
    );
  });

  test.each([
    ["7.380000000000001e-6", "0.0000073800"],
    ["1.64e-07", "0.0000001640"],
    ["4.05E-7", "0.0000004050"],
    ["1e-11", "0.0000000000"],
    ["1.5e2", "150.0000000000"],
  ])("reads the exponent of %s exactly", (price, rounded) => {
    const cheap = { ...linear, priceFilter: { tickSize: "1e-10" } };
    expect(instrumentRules(cheap).roundPrice(price)).toBe(rounded);
    expect(toTick(price, "0.0000000001")).toBe(rounded);
    expect(toStep("2.5e3", "1")).toBe("2500");
  });

  test("throws an error with method and field for a string that isn't a number", () => {
    expect(() => instrumentRules(linear).roundPrice("many")).toThrow(
      'instrumentRules.roundPrice: price must be a decimal string, such as "0.01", got "many".',
    );
  });
});

describe("a check of instrument rules", () => {
  const limit = { side: "Buy", orderType: "Limit", price: "50000", qty: "0.01" };
  const market = { side: "Sell", orderType: "Market", qty: "0.01" };
  test.each<[string, InstrumentFilters, OrderAmounts, string, string]>([
    [
      "a price that is not a multiple of the tick",
      linear,
      { ...limit, price: "50000.15" },
      "price",
      "must be a multiple of tickSize 0.10",
    ],
    [
      "a price above the largest",
      linear,
      { ...limit, price: "1999999.90" },
      "price",
      "must be at most maxPrice 1999999.80",
    ],
    ["a price below the smallest", option, { ...limit, price: "0" }, "price", "must be above zero"],
    ["a negative price", spot, { ...limit, price: "-1" }, "price", "must be above zero"],
    [
      "a quantity that is not a multiple of the step",
      linear,
      { ...limit, qty: "0.0105" },
      "qty",
      "must be a multiple of qtyStep 0.001",
    ],
    [
      "a spot quantity that is not a multiple of the step",
      spot,
      { ...limit, qty: "0.0000015" },
      "qty",
      "must be a multiple of basePrecision 0.000001",
    ],
    ["a quantity of nothing", linear, { ...limit, qty: "0.000" }, "qty", "must be above zero"],
    ["a quantity below the smallest", inverse, { ...limit, qty: "0" }, "qty", "must be above zero"],
    [
      "a limit order that is too large",
      linear,
      { ...limit, qty: "1190.001" },
      "qty",
      "must be at most maxOrderQty 1190.000",
    ],
    [
      "a market order that is too large",
      linear,
      { ...market, qty: "500.001" },
      "qty",
      "must be at most maxMktOrderQty 500.000",
    ],
    [
      "a spot market order that is too large",
      spot,
      { ...market, qty: "41.6" },
      "qty",
      "must be at most maxMarketOrderQty 41.5",
    ],
    [
      "a post-only order that is too large",
      spot,
      { ...limit, timeInForce: "PostOnly", qty: "416" },
      "qty",
      "must be at most postOnlyMaxLimitOrderSize 415",
    ],
    [
      "an order worth too little",
      linear,
      { ...limit, price: "400", qty: "0.012" },
      "qty",
      "must be worth at least minNotionalValue 5 at the price 400",
    ],
    [
      "a spot order worth too little",
      spot,
      { ...limit, qty: "0.000099" },
      "qty",
      "must be worth at least minOrderAmt 5 at the price 50000",
    ],
    [
      "a spot buy by value below the smallest",
      spot,
      { side: "Buy", orderType: "Market", qty: "4.9" },
      "qty",
      "must be at least minOrderAmt 5",
    ],
    [
      "an amount that is not a multiple of its step",
      spot,
      { ...market, marketUnit: "quoteCoin", qty: "5.00000005" },
      "qty",
      "must be a multiple of quotePrecision 0.0000001",
    ],
    [
      "an option below the smallest quantity",
      { ...option, lotSizeFilter: { ...option.lotSizeFilter, minOrderQty: "0.1" } },
      { ...limit, qty: "0.05" },
      "qty",
      "must be at least minOrderQty 0.1",
    ],
  ])("reports field, rule and value: %s", (_, instrument, order, field, rule) => {
    const value = order[field];
    const check = () => instrumentRules(instrument).check(order);
    expect(check).toThrow(InputError);
    expect(check).toThrow(expect.objectContaining({ field, rule, value }));
    expect(check).toThrow(`instrumentRules.check: ${field} ${rule}, got "${String(value)}".`);
  });

  test.each<[string, InstrumentFilters, OrderAmounts]>([
    ["an order at all bounds", linear, { orderType: "Limit", price: "1999999.80", qty: "1190" }],
    [
      "a reduce-only order of any size and value",
      linear,
      { orderType: "Limit", price: "0.10", qty: "5000", reduceOnly: true },
    ],
    [
      "the zero that closes a position",
      linear,
      { orderType: "Market", qty: "0", reduceOnly: true, closeOnTrigger: true },
    ],
    ["an inverse order, whose quantity is its value", inverse, { orderType: "Limit", price: "0.10", qty: "1" }],
    [
      "a market order with a price, which the platform ignores",
      linear,
      { orderType: "Market", price: "0.15", qty: "1" },
    ],
    [
      "a spot quantity below minOrderQty, which the platform no longer checks",
      spot,
      { price: "500000", qty: "0.00001" },
    ],
    ["a post-only order above the limit of others", spot, { price: "50000", qty: "100", timeInForce: "RPI" }],
    ["a spot buy by value above any quantity", spot, { side: "Buy", orderType: "Market", qty: "100000" }],
    ["a new price alone", linear, { price: "50000.10" }],
    ["a new quantity alone", linear, { qty: "0.001" }],
    [
      "a bound that is empty",
      { ...linear, priceFilter: { tickSize: "0.10", maxPrice: "" } },
      { price: "9999999", qty: "1" },
    ],
  ])("accepts %s", (_, instrument, order) => {
    expect(() => instrumentRules(instrument).check(order)).not.toThrow();
  });
});

test.each([
  ["nothing", undefined, "instrumentRules: instrument must be an instrument from instrumentsInfo, got nothing."],
  [
    "a record without a tick",
    { ...linear, priceFilter: {} },
    "instrumentRules: instrument.tickSize must be above zero, got nothing.",
  ],
  [
    "a step of zero",
    { ...linear, lotSizeFilter: { qtyStep: "0" } },
    'instrumentRules: instrument.qtyStep must be above zero, got "0".',
  ],
  [
    "a bound that isn't a number",
    { ...linear, priceFilter: { tickSize: "0.1", maxPrice: "many" } },
    "instrument.maxPrice must be a decimal string",
  ],
])("instrumentRules rejects %s", (_, instrument, message) => {
  expect(() => instrumentRules(instrument as InstrumentFilters)).toThrow(message);
});

describe("instrument rules for random amounts", () => {
  const scaled = (units: number, scale: number) => (units / 10 ** scale).toFixed(scale);
  const amounts = record({ price: integer({ min: 1, max: 10 ** 9 }), qty: integer({ min: 1, max: 10 ** 9 }) });

  test("round to a multiple that is less than a step away, and rounding that multiple again does not change it", () => {
    const rules = instrumentRules(linear);
    assert(
      property(amounts, constantFrom("down", "up", "nearest"), ({ price, qty }, rounding) => {
        const given = scaled(price, 4);
        const rounded = rules.roundPrice(given, rounding);
        expect(rules.roundPrice(rounded, rounding)).toBe(rounded);
        expect(Math.round(Number(rounded) * 10 ** 4) % 1000).toBe(0);
        expect(Math.abs(Number(rounded) - Number(given))).toBeLessThan(0.1);
        expect(Number(rules.roundQty(scaled(qty, 6)))).toBeLessThanOrEqual(Number(scaled(qty, 6)));
      }),
    );
  });

  test("accept the same amounts as integer arithmetic", () => {
    const rules = instrumentRules(linear);
    assert(
      property(amounts, ({ price, qty }) => {
        const isAllowed =
          price % 10 === 0 && price <= 199_999_980 && qty <= 11_900_000 && qty % 10 === 0 && price * qty >= 5_000_000;
        const check = () => rules.check({ price: scaled(price, 2), qty: scaled(qty, 4) });
        if (isAllowed) expect(check).not.toThrow();
        else expect(check).toThrow(InputError);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("instrument rules compared with the sandbox server", () => {
  let sandbox: Sandbox;
  let trading: TradingClient;
  beforeAll(async () => {
    sandbox = await createSandbox({ limits: false });
    trading = createTradingClient({
      environment: { baseUrl: sandbox.trading.mainnetUrl, kind: "mainnet" },
      credentials: sandbox.trading.keys.master,
      throttle: false,
    });
  });
  afterAll(() => sandbox.close());

  /** Return codes with which the platform refuses an order that violates a rule of its instrument. */
  const refusals = new Set([10_001, 110_094, 170_124, 170_134, 170_137, 170_140]);

  test.each([
    ["spot", "BTCUSDT"],
    ["linear", "BTCUSDT"],
    ["linear", "ETHUSDT"],
    ["inverse", "BTCUSD"],
  ] as const)("refuse the same orders as the server for %s %s", async (category, symbol) => {
    const { list } = await trading.market.instrumentsInfo({ category, symbol });
    const rules = instrumentRules(list[0]);
    const { list: tickers } = await trading.market.tickers({ category, symbol });
    const last = Number(tickers[0]?.lastPrice);
    const step = rules.roundQty("0.000001", "up");
    const order = record({
      price: integer({ min: 9_500, max: 9_990 }).map((share) => ((last * share) / 10_000).toFixed(4)),
      qty: integer({ min: 1, max: 400 }).map((steps) => (Number(step) * steps * 5).toFixed(6)),
      isRounded: constantFrom(true, true, false),
    });
    await assert(
      asyncProperty(order, async ({ price, qty, isRounded }) => {
        const amounts = isRounded ? { price: rules.roundPrice(price), qty: rules.roundQty(qty, "up") } : { price, qty };
        const request = { category, symbol, side: "Buy", orderType: "Limit", ...amounts } as const;
        const refusal = await trading.order.create(request).then(
          ({ orderId }) => trading.order.cancel({ category, symbol, orderId }).then(() => undefined),
          (error: unknown) => (TradingError.isInstance(error) ? error.retCode : error),
        );
        if (refusal !== undefined && refusals.has(refusal as number)) expect(() => rules.check(request)).toThrow();
        else expect(() => rules.check(request), JSON.stringify({ request, refusal })).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});
