import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTradingClient, type TradingClient } from "@specwright/trading";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { find, index, operationsOf, type Operation } from "../src/catalog.ts";
import { NotAllowedError, readLimits, WritePolicy, type LimitFlags } from "../src/mcp/write-policy.ts";
import { startSandbox } from "./support.ts";

let started: Awaited<ReturnType<typeof startSandbox>>;
let client: TradingClient;
const folder = mkdtempSync(join(tmpdir(), "specwright-"));
beforeAll(async () => {
  started = await startSandbox({ limits: false });
  const { mainnetUrl: baseUrl, keys } = started.sandbox.trading;
  client = createTradingClient({ environment: { baseUrl }, credentials: keys.master });
});
afterAll(async () => {
  await started.sandbox.close();
  rmSync(folder, { recursive: true });
});

type Input = Readonly<Record<string, unknown>>;

const all: LimitFlags = { allow: "trade,transfer,withdraw,settings" };
const operationNamed = (name: string): Operation => find(name) as Operation;

/** Returns the reason why the policy refuses a write, or `sent` if the write is allowed. */
async function decisionOf(flags: LimitFlags, name: string, input: Input): Promise<string> {
  const policy = new WritePolicy(readLimits({ ...all, ...flags }), Date.now);
  try {
    await policy.check(operationNamed(name), input, "testnet", async () => client);
    return "sent";
  } catch (error) {
    if (error instanceof NotAllowedError) return error.message;
    throw error;
  }
}

const linear = { category: "linear", symbol: "BTCUSDT" };
const spot = { category: "spot", symbol: "BTCUSDT" };
const small = { side: "Buy", orderType: "Market", qty: "0.001" };

describe("a limit on the value of a write", () => {
  const limit = { maxOrderValue: "1000USDT" };

  test.each<[string, string, Input]>([
    ["an order", "order.create", { ...linear, ...small }],
    [
      "a market order for an amount of money",
      "order.create",
      { ...spot, side: "Buy", orderType: "Market", qty: "900" },
    ],
    ["a cancellation", "order.cancel", { ...linear, orderId: "1" }],
    ["a cancellation of all orders", "order.cancelAll", { category: "linear", settleCoin: "USDT" }],
    ["a leverage setting", "position.setLeverage", { ...linear, buyLeverage: "2", sellLeverage: "2" }],
    ["a transfer", "asset.transferInterTransfer", { coin: "USDT", amount: "1000" }],
    ["a setting", "account.setMarginMode", { setMarginMode: "REGULAR_MARGIN" }],
    ["stopping a strategy", "strategy.stop", { strategyId: "1" }],
  ])("allows %s", async (_, name, input) => {
    expect(await decisionOf(limit, name, input)).toBe("sent");
  });

  test.each<[string, string, Input]>([
    ["quantity", "order.create", { ...linear, ...small, qty: "1" }],
    ["limit price", "order.create", { ...linear, ...small, orderType: "Limit", price: "2000000" }],
    ["trigger price", "order.create", { ...linear, ...small, triggerPrice: "2000000", triggerDirection: 1 }],
    ["coins of a market order", "order.create", { ...spot, ...small, qty: "1", marketUnit: "baseCoin" }],
    ["sale of coins", "order.create", { ...spot, ...small, side: "Sell", qty: "1" }],
    [
      "last order of a batch",
      "order.createBatch",
      {
        ...linear,
        request: [
          { ...linear, ...small },
          { ...linear, ...small, qty: "1" },
        ],
      },
    ],
    ["transfer", "asset.transferInterTransfer", { coin: "USDT", amount: "1000.01" }],
  ])("rejects a write above the limit: %s", async (_, name, input) => {
    expect(await decisionOf(limit, name, input)).toContain("more than the limit of 1000");
  });

  test.each<[string, string, Input]>([
    ["a quantity with an exponent", "order.create", { ...linear, ...small, qty: "1e3" }],
    ["a quantity with a space", "order.create", { ...linear, ...small, qty: " 1" }],
    ["a quantity as a number", "order.create", { ...linear, ...small, qty: 1 }],
    ["a price with an exponent", "order.create", { ...linear, ...small, orderType: "Limit", price: "2e6" }],
    ["a trigger with an exponent", "order.create", { ...linear, ...small, triggerPrice: "2e6" }],
    ["a whole position", "order.create", { ...linear, ...small, qty: "0", reduceOnly: true, closeOnTrigger: true }],
    ["an inverse contract", "order.create", { ...small, category: "inverse", symbol: "BTCUSD", qty: "1" }],
    ["an option by its volatility", "order.create", { category: "option", symbol: "BTC-1", ...small, orderIv: "9" }],
    ["a symbol in small letters", "order.create", { ...linear, ...small, symbol: "btcusdt" }],
    ["an unknown order", "order.amend", { ...linear, orderId: "none", qty: "0.001" }],
    [
      "an unknown order of a batch",
      "order.amendBatch",
      { category: "linear", request: [{ ...linear, orderId: "none", qty: "0.001" }] },
    ],
    ["a spread", "spread.orderCreate", { symbol: "SOLUSDT_SOL/USDT", ...small }],
    [
      "a strategy by its value",
      "strategy.create",
      { ...linear, strategyType: "twap", side: "Buy", positionValue: "1000000" },
    ],
    [
      "a grid bot",
      "grid.createGrid",
      { symbol: "BTCUSDT", min_price: "1", max_price: "2", cell_number: 2, quote_investment: "9000" },
    ],
    ["a bot with its amounts inside", "dca.createBot", { parameters: { pairs: [{ base: "BTC", amount: "9000" }] } }],
    ["the end of a bot that sells", "grid.closeGrid", { grid_id: "1", close_mode: 1 }],
    ["a quote for a block trade", "rfq.executeQuote", { rfqId: "1", quoteId: "2", quoteSide: "Buy" }],
    ["prices of a block trade", "rfq.createQuote", { rfqId: "1", quoteBuyList: [{ ...linear, price: "1" }] }],
    ["a conversion", "asset.exchangeConvertExecute", { quoteTxId: "1" }],
    ["a conversion of small balances", "asset.covertSmallBalanceExecute", { quoteId: "1" }],
    ["a fiat conversion", "fiat.tradeExecute", { quoteTxId: "1", subUserId: "2" }],
    [
      "a trader who is copied",
      "copyTrade.privateFollowerTradeSettingCreate",
      { leaderMark: "1", investmentE8: "900000000000" },
    ],
    ["the end of a whole position", "position.tradingStop", { ...linear, positionIdx: 0, takeProfit: "1" }],
    [
      "positions of another account",
      "position.movePositions",
      { fromUid: "1", toUid: "2", list: [{ ...linear, ...small, price: "1" }] },
    ],
    [
      "the redemption of a deposit",
      "earn.fixedTermRedeem",
      { productId: "1", category: "FixedTermSaving", positionId: "2" },
    ],
    [
      "liquidity in two coins",
      "earn.liquidityMiningAddLiquidity",
      { productId: "1", orderLinkId: "2", quoteAmount: "9", baseAmount: "9" },
    ],
    ["another coin", "asset.transferInterTransfer", { coin: "BTC", amount: "1" }],
    ["a repayment of everything", "account.quickRepayment", { coin: "USDT" }],
  ])("rejects a write of unknown value: %s", async (_, name, input) => {
    expect(await decisionOf(limit, name, input)).toContain("is unknown");
  });

  test("uses the order's current quantity or price if an amendment changes only the other", async () => {
    const limitOrder = { ...linear, side: "Sell", orderType: "Limit", qty: "0.001", price: "200000" };
    const { orderId } = await client.order.create(limitOrder as never);
    expect(await decisionOf(limit, "order.amend", { ...linear, orderId, price: "300000" })).toBe("sent");
    // The order's price of 200,000 USDT determines the value. At the last price, the value would be below the limit.
    expect(await decisionOf(limit, "order.amend", { ...linear, orderId, qty: "0.006" })).toContain(
      "1200 USDT, more than",
    );
    const request = [{ ...linear, orderId, qty: "0.006" }];
    expect(await decisionOf(limit, "order.amendBatch", { category: "linear", request })).toContain(
      "1200 USDT, more than",
    );
  });

  test("exempts only operations that move no money", () => {
    const unseen = index()
      .groups.flatMap(({ name }) => operationsOf(name))
      .filter((operation) => operation.value === "none" && operation.write !== "settings")
      .map(({ name }) => name);
    expect(unseen.toSorted()).toEqual([
      "asset.withdrawCancel",
      "cryptoLoanFixed.borrowOrderCancel",
      "cryptoLoanFixed.supplyOrderCancel",
      "event.cancel",
      "order.cancel",
      "order.cancelAll",
      "order.cancelBatch",
      "order.disconnectedCancelAll",
      "p2p.itemCancel",
      "position.confirmPendingMmr",
      "position.setAutoAddMargin",
      "position.setLeverage",
      "position.switchMode",
      "rfq.cancelAllQuotes",
      "rfq.cancelAllRfq",
      "rfq.cancelQuote",
      "rfq.cancelRfq",
      "spotMarginTrade.setAutoRepayMode",
      "spotMarginTrade.setLeverage",
      "spotMarginTrade.switchMode",
      "spread.orderCancel",
      "spread.orderCancelAll",
      "strategy.stop",
      "unified.v3PrivateOrderCancelAll",
    ]);
  });
});

describe("a limit to BTCUSDT", () => {
  const limit = { symbols: "BTCUSDT" };

  test.each<[string, string, Input]>([
    ["an order", "order.create", { ...linear, ...small }],
    ["a batch", "order.createBatch", { category: "linear", request: [{ ...linear, ...small }] }],
    ["a cancellation of all orders of the symbol", "order.cancelAll", { ...linear }],
  ])("allows %s", async (_, name, input) => {
    expect(await decisionOf(limit, name, input)).toBe("sent");
  });

  test.each<[string, string, Input]>([
    ["another symbol", "order.create", { ...linear, ...small, symbol: "ETHUSDT" }],
    ["the symbol in lower case", "order.create", { ...linear, ...small, symbol: "btcusdt" }],
    [
      "a batch item of another symbol",
      "order.createBatch",
      {
        category: "linear",
        request: [
          { ...linear, ...small },
          { ...small, symbol: "ETHUSDT" },
        ],
      },
    ],
    [
      "a batch item without a symbol",
      "order.cancelBatch",
      { category: "linear", request: [{ ...linear, orderId: "1" }, { orderId: "2" }] },
    ],
    ["a cancellation of all orders of a coin", "order.cancelAll", { category: "linear", settleCoin: "USDT" }],
    [
      "a list of orders instead of a symbol",
      "order.cancelAll",
      { category: "linear", settleCoin: "USDT", orders: [{ symbol: "BTCUSDT" }] },
    ],
    [
      "another symbol in a nested list",
      "fcombobot.create",
      { leverage: "1", symbol_settings: [{ symbol: "BTCUSDT" }, { symbol: "ETHUSDT" }] },
    ],
    [
      "another symbol in one of two lists",
      "rfq.createRfq",
      { list: [{ ...linear, ...small }], hedge: [{ ...linear, ...small, symbol: "ETHUSDT" }] },
    ],
    ["a bot whose pairs are coins", "dca.createBot", { parameters: { pairs: [{ base: "BTC", amount: "1" }] } }],
    ["a bot identified by its ID", "grid.closeGrid", { grid_id: "1" }],
    ["a withdrawal of money", "asset.withdrawCreate", { coin: "USDT", amount: "1", address: "x" }],
  ])("refuses %s", async (_, name, input) => {
    expect(await decisionOf(limit, name, input)).toContain("writes are limited to BTCUSDT");
  });
});

describe("a limit on writes per hour", () => {
  const hourly = (file?: string, now = () => 0) =>
    new WritePolicy(readLimits({ ...all, maxWritesPerHour: "3" }), now, file);
  const one = { ...linear, ...small };

  test("counts each order of a batch", () => {
    const policy = hourly();
    policy.count({ category: "linear", request: [one, one] });
    expect(() => policy.count({ category: "linear", request: [one, one] })).toThrow(
      "Only 3 writes an hour are allowed",
    );
    policy.count(one);
    expect(() => policy.count(one)).toThrow("Only 3 writes an hour are allowed");
  });

  test("rejects every write if its file cannot be used", () => {
    expect(() => hourly(folder).count({})).toThrow(NotAllowedError);
  });

  test("survives a restart, and is shared by all servers of one profile", () => {
    const file = join(folder, "writes");
    let now = 1_000_000;
    const [first, second] = [hourly(file, () => now), hourly(file, () => now)];
    first.count(one);
    second.count(one);
    const restarted = hourly(file, () => now);
    restarted.count(one);
    for (const policy of [first, second, restarted])
      expect(() => policy.count(one)).toThrow("Only 3 writes an hour are allowed");
    now += 3_600_001;
    first.count(one);
  });
});

test.each([
  ["user.createSubApi", "withdraw"],
  ["user.updateApi", "withdraw"],
  ["user.updateSubApi", "withdraw"],
  ["position.movePositions", "transfer"],
  ["order.create", "trade"],
])("%s is classified as the write class %s", (name, write) => {
  expect(operationNamed(name).write).toBe(write);
});
