import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

const linear = { category: "linear", symbol: "ETHUSDT" };
const positions = async (world: TestWorld, input: object = linear) =>
  (await world.call("GET", "/v5/position/list", input)).result.list;
const trade = (world: TestWorld, side: string, qty: string, extra: object = {}) =>
  world.call("POST", "/v5/order/create", { ...linear, side, orderType: "Market", qty, ...extra });

test("the position list has an empty record for a requested symbol, but not for a settlement coin", async () => {
  const world = createTestWorld();
  expect(await positions(world)).toMatchObject([{ symbol: "ETHUSDT", side: "", size: "0", seq: -1, openTime: 0 }]);
  expect(await positions(world, { category: "linear", settleCoin: "USDT" })).toEqual([]);
  await trade(world, "Buy", "2");
  expect(await positions(world, { category: "linear", settleCoin: "USDT" })).toMatchObject([
    { side: "Buy", size: "2", openTime: world.clock.now() },
  ]);
});

test("in one-way mode, a larger opposite order reverses the position", async () => {
  const world = createTestWorld();
  await trade(world, "Buy", "1");
  await trade(world, "Sell", "3");
  expect(await positions(world)).toMatchObject([{ side: "Sell", size: "2", positionIdx: 0 }]);
});

test("a reduce-only order never reverses a position", async () => {
  const world = createTestWorld();
  await trade(world, "Buy", "1");
  await trade(world, "Sell", "3", { reduceOnly: true });
  expect(await positions(world)).toMatchObject([{ side: "", size: "0" }]);
});

test("hedge mode holds positions on both sides, and cannot change while a position or order is open", async () => {
  const world = createTestWorld();
  const mode = (value: number) =>
    world.call("POST", "/v5/position/switch-mode", { category: "linear", symbol: "ETHUSDT", mode: value });
  expect((await mode(0)).retCode).toBe(110_025);
  expect((await mode(3)).retCode).toBe(0);
  expect((await trade(world, "Buy", "1")).retCode).toBe(10_001);
  await trade(world, "Buy", "1", { positionIdx: 1 });
  await trade(world, "Sell", "2", { positionIdx: 2 });
  expect(await positions(world)).toMatchObject([
    { positionIdx: 1, side: "Buy", size: "1" },
    { positionIdx: 2, side: "Sell", size: "2" },
  ]);
  expect((await mode(0)).retCode).toBe(110_024);
  await trade(world, "Sell", "1", { positionIdx: 1, reduceOnly: true });
  await trade(world, "Buy", "2", { positionIdx: 2, reduceOnly: true });
  await world.call("POST", "/v5/order/create", {
    ...linear,
    side: "Buy",
    orderType: "Limit",
    qty: "1",
    price: "3000",
    positionIdx: 1,
  });
  expect((await mode(0)).retCode).toBe(110_028);
});

test("in hedge mode, a larger opposite order only closes the position of its side", async () => {
  const world = createTestWorld();
  await world.call("POST", "/v5/position/switch-mode", { category: "linear", symbol: "ETHUSDT", mode: 3 });
  const short = { positionIdx: 2 };
  expect(await trade(world, "Sell", "1", { positionIdx: 1 })).toMatchObject({ retCode: 110_017 });
  expect(await trade(world, "Buy", "1", short)).toMatchObject({ retCode: 110_017 });
  await trade(world, "Sell", "1", short);
  expect(await trade(world, "Buy", "3", short)).toMatchObject({ retCode: 0 });
  expect(await positions(world)).toMatchObject([
    { positionIdx: 1, side: "", size: "0" },
    { positionIdx: 2, side: "", size: "0" },
  ]);
});

test("the position mode of a symbol overrides that of its settlement coin, and a symbol with a position keeps its mode", async () => {
  const world = createTestWorld();
  const mode = async (input: object) =>
    (await world.call("POST", "/v5/position/switch-mode", { category: "linear", ...input })).retCode;
  const sides = async (symbol: string) => (await positions(world, { category: "linear", symbol })).length;
  const future = (
    await world.call("GET", "/v5/market/instruments-info", { category: "linear", baseCoin: "BTC" })
  ).result.list.find(({ contractType, settleCoin }) => contractType === "LinearFutures" && settleCoin === "USDT")!;
  await trade(world, "Buy", "1");
  expect(await mode({ coin: "USDT", mode: 3 })).toBe(0);
  expect([await sides("ETHUSDT"), await sides("SOLUSDT"), await sides(future.symbol!)]).toEqual([1, 2, 1]);
  expect(await mode({ symbol: "SOLUSDT", mode: 0 })).toBe(0);
  expect([await sides("SOLUSDT"), await sides("XRPUSDT")]).toEqual([1, 2]);
  expect(await mode({ symbol: "SOLUSDT", mode: 0 })).toBe(110_025);
  expect(await mode({ coin: "USDT", mode: 3 })).toBe(0);
  expect([await sides("SOLUSDT"), await sides("ETHUSDT")]).toEqual([2, 1]);
  expect(await mode({ symbol: future.symbol, mode: 3 })).toBe(110_029);
  expect(await mode({ symbol: "BTCPERP", mode: 3 })).toBe(110_029);
});

test("a new leverage changes the margin, and an unchanged leverage returns its own code", async () => {
  const world = createTestWorld();
  const set = (buyLeverage: string, sellLeverage = buyLeverage) =>
    world.call("POST", "/v5/position/set-leverage", { ...linear, buyLeverage, sellLeverage });
  await trade(world, "Buy", "10");
  const before = Number((await positions(world))[0]!.positionIM);
  expect((await set("20")).retCode).toBe(0);
  expect(Number((await positions(world))[0]!.positionIM)).toBeCloseTo(before / 2, 6);
  expect((await set("20")).retCode).toBe(110_043);
  expect((await set("101")).retCode).toBe(10_001);
  expect((await set("5", "6")).retCode).toBe(10_001);
});

test("the closed PnL of a position equals the change of the wallet", async () => {
  const world = createTestWorld();
  const balance = async () => {
    const { list } = (await world.call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED", coin: "USDT" }))
      .result;
    return Number((list[0] as unknown as { coin: { walletBalance: string }[] }).coin[0]!.walletBalance);
  };
  const before = await balance();
  await trade(world, "Buy", "5");
  world.clock.advance(600_000);
  await trade(world, "Sell", "5");
  const closed = (await world.call("GET", "/v5/position/closed-pnl", { category: "linear" })).result.list[0]!;
  expect(closed).toMatchObject({ symbol: "ETHUSDT", side: "Sell", closedSize: "5", leverage: "10" });
  expect(Number(closed.closedPnl)).toBeCloseTo((await balance()) - before, 8);
  expect(
    Number(closed.cumExitValue) - Number(closed.cumEntryValue) - Number(closed.openFee) - Number(closed.closeFee),
  ).toBeCloseTo(Number(closed.closedPnl), 8);
});

test("funding is paid at the funding times, by long positions at a positive rate", async () => {
  const world = createTestWorld();
  await trade(world, "Buy", "10");
  world.clock.advance(24 * 3_600_000);
  const log = (
    await world.call("GET", "/v5/account/transaction-log", {
      type: "SETTLEMENT",
      startTime: world.clock.now() - 2 * 86_400_000,
      endTime: world.clock.now(),
    })
  ).result.list;
  const rates = (await world.call("GET", "/v5/market/funding/history", { ...linear, limit: 3 })).result.list;
  expect(log.map((row) => row.transactionTime)).toEqual(rates.map((row) => row.fundingRateTimestamp));
  for (const [index, row] of log.entries()) {
    expect(Number(row.funding)).toBeCloseTo(-10 * Number(row.tradePrice) * Number(rates[index]!.fundingRate), 8);
  }
});

test.each(["Buy", "Sell"])(
  "funding of a %s position is listed as an execution, with a positive fee if the account pays",
  async (side) => {
    const world = createTestWorld();
    await trade(world, side, "10");
    world.clock.advance(24 * 3_600_000);
    const span = { startTime: world.clock.now() - 2 * 86_400_000, endTime: world.clock.now() };
    const log = (await world.call("GET", "/v5/account/transaction-log", { type: "SETTLEMENT", ...span })).result.list;
    const { result } = await world.call("GET", "/v5/execution/list", { ...linear, execType: "Funding" });
    expect(result.list.map(({ execTime, execId }) => [execTime, execId])).toEqual(
      log.map(({ transactionTime, tradeId }) => [transactionTime, tradeId]),
    );
    for (const [index, row] of result.list.entries()) {
      expect(row).toMatchObject({ execType: "Funding", orderType: "UNKNOWN", execQty: "10", orderQty: "0" });
      expect(row.side).toBe(side === "Buy" ? "Sell" : "Buy");
      expect(Number(row.execFee)).toBe(-Number(log[index]?.funding));
      expect(Number(row.execValue) * Number(row.feeRate)).toBeCloseTo(Number(row.execFee), 6);
    }
  },
);

test("value and profit of an inverse position are in its base coin", async () => {
  const world = createTestWorld();
  const inverse = { category: "inverse", symbol: "BTCUSD" };
  await world.call("POST", "/v5/order/create", { ...inverse, side: "Buy", orderType: "Market", qty: "10000" });
  const [position] = await positions(world, { category: "inverse" });
  expect(Number(position!.positionValue)).toBeCloseTo(10_000 / Number(position!.avgPrice), 8);
  expect(Number(position!.unrealisedPnl)).toBeCloseTo(
    10_000 / Number(position!.avgPrice) - 10_000 / Number(position!.markPrice),
    7,
  );
});

test("closed option positions are listed with the profit of long and short positions", async () => {
  const world = createTestWorld();
  const closedPositions = async (key = world.keys.master) =>
    (await world.call("GET", "/v5/position/get-closed-positions", { category: "option" }, { key })).result.list;
  expect(await closedPositions()).toEqual([]);
  const { symbol } = world.services.mainnet.environment.catalog.list("option")[0]!;
  const order = { category: "option", symbol, orderType: "Market", qty: "2" };
  await world.call("POST", "/v5/order/create", { ...order, side: "Buy", orderLinkId: "open" });
  await world.call("POST", "/v5/order/create", { ...order, side: "Sell", orderLinkId: "close" });
  const [closed] = await closedPositions();
  expect(closed).toMatchObject({ symbol, side: "Sell", qty: "2", deliveryFee: "0" });
  const { avgExitPrice, avgEntryPrice, totalOpenFee, totalCloseFee, totalPnl } = closed!;
  const gain = 2 * (Number(avgExitPrice) - Number(avgEntryPrice));
  expect(Number(totalPnl)).toBeCloseTo(gain - Number(totalOpenFee) - Number(totalCloseFee), 6);
  expect(await closedPositions(world.keys.sub)).toEqual([]);
});

test("the premium of an option is paid at purchase, and the option is settled in cash", async () => {
  const world = createTestWorld();
  const { list } = (await world.call("GET", "/v5/market/instruments-info", { category: "option", baseCoin: "BTC" }))
    .result;
  const call = list.find((row) => row.optionsType === "Call")!;
  await world.call("POST", "/v5/order/create", {
    category: "option",
    symbol: call.symbol,
    side: "Buy",
    orderType: "Market",
    qty: "1",
    orderLinkId: "call",
  });
  const held = (await positions(world, { category: "option" }))[0]!;
  expect(held).toMatchObject({ size: "1", leverage: "", cumRealisedPnl: "" });
  expect(Number(held.delta)).toBeGreaterThan(0);
  world.clock.advance(Number(call.deliveryTime) - world.clock.now() + 1000);
  expect(await positions(world, { category: "option" })).toEqual([]);
  const [record] = (await world.call("GET", "/v5/asset/delivery-record", { category: "option" })).result.list;
  const closed = (await world.call("GET", "/v5/position/get-closed-positions", { category: "option" })).result.list;
  expect(closed).toHaveLength(1);
  expect(closed[0]).toMatchObject({ symbol: record!.symbol, side: "Sell", deliveryPrice: record!.deliveryPrice });
  const strike = Number(record!.strike);
  expect(Number(record!.deliveryRpl)).toBeCloseTo(Math.max(0, Number(record!.deliveryPrice) - strike), 6);
});

test("TP/SL can be set on a position only on the correct side of the price", async () => {
  const world = createTestWorld();
  const stop = (input: object) =>
    world.call("POST", "/v5/position/trading-stop", { ...linear, tpslMode: "Full", positionIdx: 0, ...input });
  expect((await stop({ takeProfit: "9000" })).retCode).toBe(10_001);
  await trade(world, "Buy", "1");
  expect((await stop({ takeProfit: "100" })).retCode).toBe(10_001);
  expect((await stop({})).retCode).toBe(34_040);
  expect((await stop({ takeProfit: "9000", stopLoss: "100", trailingStop: "50" })).retCode).toBe(0);
  expect(await positions(world)).toMatchObject([{ takeProfit: "9000", stopLoss: "100", trailingStop: "50" }]);
  await stop({ takeProfit: "0" });
  expect(await positions(world)).toMatchObject([{ takeProfit: "", stopLoss: "100" }]);
});

test("a position that uses up the account balance is liquidated", async () => {
  const world = createTestWorld();
  await world.call("POST", "/v5/position/set-leverage", { ...linear, buyLeverage: "100", sellLeverage: "100" });
  for (const [coin, amount] of [
    ["USDT", "950000"],
    ["USDC", "1000000"],
    ["BTC", "10"],
    ["ETH", "100"],
  ] as const) {
    const transferId = `00000000-0000-4000-8000-0000000000${coin.length}${amount.length}`;
    await world.call("POST", "/v5/asset/transfer/inter-transfer", {
      transferId,
      coin,
      amount,
      fromAccountType: "UNIFIED",
      toAccountType: "FUND",
    });
  }
  await trade(world, "Buy", "400");
  for (let day = 0; day < 200 && (await positions(world))[0]!.side !== ""; day++) world.clock.advance(86_400_000);
  const { list } = (await world.call("GET", "/v5/order/history", { category: "linear", limit: 50 })).result;
  expect(list.some((order) => order.createType === "CreateByLiq")).toBe(true);
});

test("in portfolio margin mode, the risk fields of a position are empty", async () => {
  const world = createTestWorld();
  const set = (setMarginMode: string) => world.call("POST", "/v5/account/set-margin-mode", { setMarginMode });
  expect((await set("REGULAR_MARGIN")).retCode).toBe(110_026);
  expect((await set("PORTFOLIO_MARGIN")).retCode).toBe(0);
  await trade(world, "Buy", "1");
  expect(await positions(world)).toMatchObject([
    { riskId: 0, riskLimitValue: "0", leverage: "", liqPrice: "", positionIM: "" },
  ]);
});
