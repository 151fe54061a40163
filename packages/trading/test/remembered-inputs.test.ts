import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { VirtualClock } from "@specwright-tools/testing";
import { unifiedV3PrivateOrderCancelAll } from "../src/operations.ts";
import { createOrderCall, orderAmend, orderCreate, type CallOrder, type Operation } from "../src/orders.ts";

/** Creates a function that sends orders of one kind. The function has seen no other input. */
function createCall(operation: Operation): CallOrder {
  return createOrderCall(
    { ...operation },
    {
      clock: new VirtualClock(),
      generateId: () => "generated-1",
      secrets: [],
      send: ({ body }) => Promise.reject(new Error(`sent ${body}`)),
    },
  );
}

const outcomeOf = (call: CallOrder, input: object): Promise<string> =>
  call(input).then(
    () => "success",
    (error: Error) => error.message,
  );

const order = {
  category: "linear",
  symbol: "BTCUSDT",
  side: "Buy",
  orderType: "Limit",
  qty: "0.01",
  orderLinkId: "a",
  price: "65000",
};
const amendment = { category: "linear", symbol: "BTCUSDT", orderId: "1", price: "65000", triggerPrice: "64000" };

/** Values that are valid for some of the fields in some of the orders. */
const values = [
  undefined,
  null,
  "",
  "0",
  "1",
  "70000",
  "abc",
  "btcusdt",
  0,
  1,
  7,
  true,
  false,
  9007199254740993n,
  [],
  {},
  'quote "',
  "backslash \\",
  "line\n",
  "é\ud800",
  ..."spot linear option BTC-27MAR26-90000-C Buy Sell Market Limit GTC IOC PostOnly Full Partial".split(" "),
  ..."tpslOrder StopOrder TickSize Percent Queue LastPrice".split(" "),
];
const names = [
  ..."category symbol side orderType qty price orderLinkId orderId timeInForce orderFilter reduceOnly".split(" "),
  ..."triggerPrice triggerDirection triggerBy bboSideType bboLevel orderIv marketUnit positionIdx".split(" "),
  ..."takeProfit stopLoss tpslMode tpOrderType slOrderType tpLimitPrice slLimitPrice".split(" "),
  ..."slippageToleranceType slippageTolerance".split(" "),
];
const change = fc.record({
  name: fc.constantFrom(...names),
  value: fc.constantFrom(...values),
  isRemoved: fc.boolean(),
});

describe("the check and the body of an order", () => {
  test.each([
    ["order.create", orderCreate, order],
    ["order.amend", orderAmend, amendment],
  ])("of %s don't depend on the orders before it", async (_, operation, start) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 }), async (steps) => {
        const call = createCall(operation);
        let input: object = start;
        for (const changes of steps) {
          const next: Record<string, unknown> = { ...input };
          for (const { name, value, isRemoved } of changes) {
            if (isRemoved) delete next[name];
            else next[name] = value;
          }
          const outcome = await outcomeOf(call, next);
          expect(outcome).toBe(await outcomeOf(createCall(operation), next));
          if (!outcome.startsWith("order.")) input = next;
        }
      }),
      { numRuns: 300 },
    );
  });

  test("compares a new value with the fields that haven't changed", async () => {
    const call = createCall(orderCreate);
    expect(await outcomeOf(call, order)).toMatch(/^sent/);
    expect(await outcomeOf(call, { ...order, price: "64000", side: "Sell", orderLinkId: "b" })).toMatch(/^sent/);
    expect(await outcomeOf(call, { ...order, price: "0" })).toBe(
      'order.create: price must be above 0 when orderType is Limit and bboSideType is not given, got "0".',
    );
    const { price: _, ...rest } = order;
    expect(await outcomeOf(call, rest)).toMatch(/^order\.create: price/);
    expect(await outcomeOf(call, { ...order, price: "" })).toMatch(/^order\.create: price/);
    expect(await outcomeOf(call, { ...order, price: [] })).toMatch(/^order\.create: price/);
    expect(await outcomeOf(call, { ...order, qty: "-1" })).toMatch(/^order\.create: qty/);
    expect(await outcomeOf(call, { ...order, category: "spread" })).toMatch(/^order\.create: category/);
  });

  test("has all fields in the order of the input, whichever of them changed", async () => {
    const call = createCall(orderAmend);
    const bodyOf = async (input: object): Promise<string> => (await outcomeOf(call, input)).replace(/^sent /, "");
    const inputs = [
      amendment,
      { ...amendment, price: "64000.5" },
      { ...amendment, category: "spot", orderId: 'a "quote" \\ é' },
      { qty: undefined, ...amendment },
      { qty: undefined, ...amendment, category: "inverse", symbol: "BTCUSD" },
      { qty: undefined, ...amendment, triggerPrice: undefined },
      { qty: undefined, ...amendment, price: "1", triggerPrice: undefined },
    ];
    for (const input of inputs) expect(await bodyOf(input)).toBe(JSON.stringify(input));
  });

  test("leaves out functions, like the body of a first call", async () => {
    const call = createCall(unifiedV3PrivateOrderCancelAll);
    const inputs = [
      { category: "linear", unknown: "1" },
      { category: "linear", unknown: () => "1" },
      { category: "linear", unknown: Symbol("1") },
      { category: "linear", unknown: { toJSON: () => undefined } },
      { unknown: () => "1", category: "linear" },
      { unknown: () => "1", category: "inverse" },
    ];
    for (const input of inputs) {
      expect(await outcomeOf(call, input)).toBe(await outcomeOf(createCall(unifiedV3PrivateOrderCancelAll), input));
    }
    expect(await outcomeOf(call, { category: "linear", unknown: () => "1" })).toBe('sent {"category":"linear"}');
  });
});
